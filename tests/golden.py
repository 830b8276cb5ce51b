"""Golden pictures: what the screens are known to show, and the comparison with what they do."""

import struct
import zlib

from driving import ROOT

from simulator.screen import HEIGHT, WIDTH, png

FOLDER = ROOT / "tests" / "golden"
ACTUAL = ROOT / "build" / "golden"

_ROW = WIDTH * 3


class Goldens:
    """`check` compares a picture with the golden one of its name, or makes it the golden one."""

    def __init__(self, rewrite=False, folder=FOLDER, actual=ACTUAL):
        self.rewrite = rewrite
        self.folder = folder
        self.actual = actual

    def check(self, name, rgb):
        """None if the picture is right, otherwise a sentence; it is then in build/golden/."""
        path = self.folder / f"{name}.png"
        if self.rewrite:
            self.folder.mkdir(parents=True, exist_ok=True)
            path.write_bytes(png(WIDTH, HEIGHT, rgb))
            return None
        if path.exists():
            places = differences(read(path), rgb)
            if not places:
                return None
            across, down = [place[0] for place in places], [place[1] for place in places]
            said = (
                f"{len(places)} pixels differ, from {min(across)},{min(down)}"
                f" to {max(across)},{max(down)}"
            )
        else:
            said = "there is no golden picture yet"
        self.actual.mkdir(parents=True, exist_ok=True)
        shown = self.actual / f"{name}.png"
        shown.write_bytes(png(WIDTH, HEIGHT, rgb))
        return (
            f"{name}: {said}. See {shown}; if that is right:"
            " python3 tools/test.py --rewrite-goldens"
        )


def differences(one, other):
    """The places of the pixels in which two pictures differ."""
    return [
        (at // 3 % WIDTH, at // _ROW)
        for at in range(0, len(other), 3)
        if one[at : at + 3] != other[at : at + 3]
    ]


def read(path):
    """The red, green and blue bytes of a picture that `png` has written."""
    data = path.read_bytes()
    parts = {}
    at = 8
    while at < len(data):
        (size,) = struct.unpack_from(">I", data, at)
        kind = data[at + 4 : at + 8]
        parts[kind] = parts.get(kind, b"") + data[at + 8 : at + 8 + size]
        at += 12 + size
    rows = zlib.decompress(parts[b"IDAT"])
    lines = [rows[at : at + _ROW + 1] for at in range(0, len(rows), _ROW + 1)]
    if len(lines) != HEIGHT or any(line[0] for line in lines):
        raise ValueError(f"{path.name} is not as the tests have written it")
    return b"".join(line[1:] for line in lines)
