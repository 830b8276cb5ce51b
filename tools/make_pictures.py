"""Makes the pictures of the README from the program itself, as tour.txt and sea.txt play it.

python3 tools/make_pictures.py
"""

import io
import os
import sys

import environment
import manners

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

SOURCES = environment.ROOT / "assets" / "sources"
TARGET = environment.ROOT / "assets" / "pictures"
SEED = 5
SCALE = 3
FILM_SCALE = 2
FRAME_MS = 33


class Camera:
    """Takes photographs of the whole handheld, and films its screen while it is filming."""

    def __init__(self, handheld):
        from PIL import Image

        self._image = Image
        self._handheld = handheld
        self._filming = False
        self._frames = []
        self._times = []
        self._last = None
        handheld.watch = self._see

    def switch(self, on):
        self._filming = on
        self._last = None

    def _see(self, handheld):
        if not self._filming:
            return
        shown = bytes(handheld.screen.rgb())
        if shown == self._last:
            self._times[-1] += FRAME_MS
            return
        self._last = shown
        self._frames.append(self._picture(shown, FILM_SCALE))
        self._times.append(FRAME_MS)

    def _picture(self, rgb, scale):
        picture = self._image.frombytes("RGB", (160, 128), rgb)
        return picture.resize((160 * scale, 128 * scale), self._image.NEAREST)

    def photograph(self, name):
        import pygame

        from simulator.casing import Casing

        pygame.font.init()
        device = self._handheld.device
        casing = Casing(SCALE, device.board)
        surface = pygame.Surface(casing.size)
        casing.draw(surface, device.screen, (), device.lights)
        file = io.BytesIO()
        pygame.image.save(surface, file, ".png")
        write(f"{name}.png", file.getvalue())

    def develop(self, name):
        first, *others = [frame.quantize(64) for frame in self._frames]
        file = io.BytesIO()
        first.save(
            file,
            format="GIF",
            save_all=True,
            append_images=others,
            duration=self._times,
            loop=0,
        )
        write(name, file.getvalue())


def write(name, data):
    TARGET.mkdir(exist_ok=True)
    (TARGET / name).write_bytes(data)
    print(f"wrote {name}, {len(data) // 1024} KB")


def words(name):
    for line in (SOURCES / name).read_text(encoding="utf-8").splitlines():
        yield from line.partition("#")[0].split()


@manners.tool("make_pictures")
def main(arguments=None):
    manners.Parser("make_pictures", __doc__.partition("\n")[0]).parse_args(arguments)
    environment.ensure()
    shoot("sea.txt")
    shoot("tour.txt").develop("tour.gif")


def shoot(name):
    """Plays a script; returns the camera that has seen it."""
    from simulator import Simulation

    with Simulation(environment.ROOT, seed=SEED) as handheld:
        camera = Camera(handheld)
        for word in words(name):
            what, _, detail = word.partition(":")
            if what == "film":
                camera.switch(detail == "on")
            elif what == "shot":
                camera.photograph(detail)
            else:
                handheld.play(word)
    return camera


if __name__ == "__main__":
    sys.exit(main())
