"""The medal for having done all lessons, with a fanfare; next comes a first game."""

from displayio import Group, TileGrid

from handheld import buttons, menu_colours, menu_sounds
from handheld.art import colours
from handheld.line import MIDDLE

from ..look import tunes
from ..parts.moving import BURST, SHOWER, living
from ..parts.turtle import Turtle
from ..play.lesson_guide import CHEERS

_SKY = 0xD97B4A
_SUNSET, _ROWS = 98, 49  # the rows of that picture in ends.bmp
_SUNSET_Y = 46
_MEDAL_X, _MEDAL_Y = 64, 22
_TURTLE_X, _TURTLE_Y = 17, 60
_TURTLE_SCALE = 2
_FIREWORKS = (
    (8, 24, BURST),
    (34, 32, SHOWER),
    (104, 24, BURST),
    (46, 18, SHOWER),
    (140, 20, BURST),
    (124, 38, SHOWER),
)
_LIGHTS = (0xC08010, 0xC02010, 0x108040, 0x1040A0)  # they move round


def open(kahuna):
    return Medal(kahuna)


class Medal:
    def __init__(self, kahuna):
        self.kahuna = kahuna
        self.program = kahuna.program
        self._beat = 0

    def enter(self, stage):
        self.group = Group()
        now = stage.clock.ticks()
        self._draw(now)
        self._light()
        self.program.play(tunes.FANFARE)

    def leave(self):
        self.kahuna.light(-1)

    def frame(self, now, pressed):
        if pressed & (buttons.A | buttons.B | buttons.START):
            self.program.play(menu_sounds.CONFIRM)
            self.program.replace("learn")
        elif self._living.step():
            self._light()

    def _light(self):
        """Gives every light the next colour."""
        lights = self.program.device.lights
        self._beat += 1
        for light in range(lights.count):
            lights.set(light, _LIGHTS[(light + self._beat) % len(_LIGHTS)])

    def _draw(self, now):
        group = self.group
        art = self.program.art
        pictures = self.kahuna.pictures
        texts = self.kahuna.more_texts("lessons")
        group.append(art.fill(_SKY, height=_SUNSET_Y))
        sunset, shader = pictures.sheet("ends", False, _SUNSET, _ROWS)
        group.append(TileGrid(sunset, pixel_shader=shader, y=_SUNSET_Y))
        group.append(art.fill(menu_colours.NIGHT, y=_SUNSET_Y + _ROWS, height=_ROWS))
        self._living = living(art, _FIREWORKS)
        group.append(self._living.group)
        medal, shader = pictures.sheet("medal")
        group.append(TileGrid(medal, pixel_shader=shader, x=_MEDAL_X, y=_MEDAL_Y))
        turtle = Turtle(pictures)
        turtle.look(CHEERS, now)
        turtle.tile.x = turtle.tile.y = 0
        large = Group(x=_TURTLE_X, y=_TURTLE_Y, scale=_TURTLE_SCALE)
        large.append(turtle.tile)
        group.append(large)
        for y, colour, words in (
            (4, menu_colours.INK, texts.MEDAL),
            (101, menu_colours.CREAM, texts.MEDAL_FOR),
            (116, menu_colours.MUTED, self.program.words.PRESS_A),
        ):
            group.append(art.line(MIDDLE, y, 0, colours((None, colour)), words).tile)
