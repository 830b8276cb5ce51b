"""Golden pictures: what the screens should show, compared with what they do show."""

import contextlib
import struct
import zlib

import pytest
from kahuna_player import ROOT
from walks import memory_of

from artwork import png
from simulator import Simulation
from simulator.screen import HEIGHT, WIDTH

FOLDER = ROOT / "tests" / "golden"
ACTUAL = ROOT / "build" / "golden"


class GoldenTour:
    """A tour through the screens of one game; `shot` compares what it meets.

    `player` presses the buttons of the `handheld`; frames pass before each picture is taken.
    """

    def __init__(self, handheld, player, goldens, language, frames=1):
        self.handheld = handheld
        self.player = player
        self._goldens = goldens
        self._language = language
        self._frames = frames
        self._wrong = []

    def __enter__(self):
        self.handheld.switch_on()
        self.handheld.frame(3)
        return self

    def __exit__(self, *failure):
        assert failure[0] or "Traceback" not in self.handheld.serial, self.handheld.serial
        self.handheld.switch_off()
        if failure[0] is None and self._wrong:
            pytest.fail("\n".join(self._wrong), pytrace=False)

    def press(self, *buttons):
        self.player.press(*buttons)

    def shot(self, name, scene):
        """The picture on display, on the screen of that module."""
        assert self.player.scene == scene
        self.handheld.frame(self._frames)
        sentence = self._goldens.check(f"{name}-{self._language}", self.handheld.screen.rgb())
        if sentence:
            self._wrong.append(sentence)


def goldens_in(folder=""):
    """Makes a fixture: the golden pictures in a folder of tests/golden/."""

    @pytest.fixture
    def goldens(request):
        rewrite = request.config.getoption("--rewrite-goldens")
        return Goldens(rewrite, FOLDER / folder, ACTUAL / folder)

    return goldens


class Goldens:
    """`check` compares a picture with the golden one of its name, or makes it the golden one."""

    def __init__(self, rewrite, folder, actual):
        self.rewrite = rewrite
        self.folder = folder
        self.actual = actual

    @contextlib.contextmanager
    def in_language(self, code):
        """A new handheld that speaks a language, and `shot(name)`, which checks what it shows; in
        the end every wrong picture is reported."""
        wrong = []
        with Simulation(ROOT, nvm=memory_of(b"", settings={"language": code}), seed=1) as handheld:

            def shot(name):
                handheld.frame()
                wrong.append(self.check(f"{name}-{code}", handheld.screen.rgb()))

            handheld.frame(3)
            yield handheld, shot
        assert not any(wrong), "\n".join(filter(None, wrong))

    def check(self, name, rgb):
        """None if the picture is right, otherwise a sentence; the picture is then in
        build/golden/."""
        path = self.folder / f"{name}.png"
        if self.rewrite:
            self.folder.mkdir(parents=True, exist_ok=True)
            path.write_bytes(indexed(rgb))
            return None
        if path.exists():
            golden = read(path)
            if golden == rgb:
                return None
            places = differences(golden, rgb)
            across, down = [place[0] for place in places], [place[1] for place in places]
            said = (
                f"{len(places)} pixels differ, from {min(across)},{min(down)}"
                f" to {max(across)},{max(down)}"
            )
        else:
            said = "there is no golden picture yet"
        self.actual.mkdir(parents=True, exist_ok=True)
        shown = self.actual / f"{name}.png"
        shown.write_bytes(png.write(WIDTH, HEIGHT, rgb, 4))
        return (
            f"{name}: {said}. See {shown}; if that is right:"
            " python3 tools/test.py --rewrite-goldens tests/kahuna/test_golden.py"
        )


def differences(one, other):
    """The places of the pixels in which two pictures differ."""
    return [
        (at // 3 % WIDTH, at // 3 // WIDTH)
        for at in range(0, len(other), 3)
        if one[at : at + 3] != other[at : at + 3]
    ]


def indexed(rgb):
    """A picture as a PNG file with a palette, which is small."""
    pixels = [rgb[at : at + 3] for at in range(0, len(rgb), 3)]
    colours = list(dict.fromkeys(pixels))
    number = {colour: at for at, colour in enumerate(colours)}
    values = bytes(number[pixel] for pixel in pixels)
    rows = b"".join(b"\0" + values[at : at + WIDTH] for at in range(0, len(values), WIDTH))
    parts = (
        (b"IHDR", struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 3, 0, 0, 0)),
        (b"PLTE", b"".join(colours)),
        (b"IDAT", zlib.compress(rows, 9)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in parts
    )


def read(path):
    """The red, green and blue bytes of a picture that `indexed` has made."""
    data = path.read_bytes()
    parts = {}
    at = 8
    while at < len(data):
        (size,) = struct.unpack_from(">I", data, at)
        parts[data[at + 4 : at + 8]] = data[at + 8 : at + 8 + size]
        at += 12 + size
    rows = zlib.decompress(parts[b"IDAT"])
    lines = [rows[at : at + WIDTH + 1] for at in range(0, len(rows), WIDTH + 1)]
    if b"PLTE" not in parts or len(lines) != HEIGHT or any(line[0] for line in lines):
        raise ValueError(f"{path} has been changed by another program: write it again")
    palette = parts[b"PLTE"]
    colours = [palette[at : at + 3] for at in range(0, len(palette), 3)]
    return b"".join(colours[value] for line in lines for value in line[1:])
