"""Makes the pictures of README and docs from the program itself.

The games are played by tour.txt and sea.txt; the house is drawn from what its sources import.

    python3 tools/make_pictures.py
"""

import environment

# isort: split
import io
import os
import sys

import manners

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

SOURCES = environment.ROOT / "assets" / "sources"
TARGET = environment.ROOT / "assets" / "pictures"
SEED = 5
SCALE = 3
FILM_SCALE = 2
FRAME_MS = 33


class Camera:
    """Takes photographs of the whole handheld, and films its screen while switched on."""

    def __init__(self, handheld):
        from PIL import Image

        self._image = Image
        self._handheld = handheld
        self._filming = False
        self.frames = []
        self.times = []
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
            self.times[-1] += FRAME_MS
            return
        self._last = shown
        self.frames.append(self._picture(shown, FILM_SCALE))
        self.times.append(FRAME_MS)

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


def develop(name, *films):
    """Writes films, one after the other, as one moving picture."""
    first, *others = [frame.quantize(64) for film in films for frame in film.frames]
    file = io.BytesIO()
    first.save(
        file,
        format="GIF",
        save_all=True,
        append_images=others,
        duration=[time for film in films for time in film.times],
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
    manners.Parser("make_pictures", __doc__).parse_args(arguments)
    environment.ensure()
    from artwork import house

    file = io.BytesIO()
    house.draw(file)
    write("house.png", file.getvalue())
    develop("tour.gif", shoot("tour.txt"), shoot("sea.txt"))


def shoot(name):
    """Plays a script; returns the camera that filmed it."""
    from simulator import Simulation

    with Simulation(environment.ROOT, seed=SEED) as handheld:
        camera = Camera(handheld)
        for word in words(name):
            what, _, detail = word.partition(":")
            if what == "film":
                camera.switch(detail == "on")
            elif what == "shot":
                camera.photograph(detail)
            elif what == "persons":
                handheld.cartridge.session.setup.players[:] = bytes(2)
            else:
                handheld.play(word)
    return camera


if __name__ == "__main__":
    sys.exit(main())
