"""The curtain between two people: neither hand can be seen on it or beneath it."""

from displayio import Group, TileGrid

from handheld import clicks
from handheld.art import colours
from handheld.buttons import START, A
from handheld.icons import ICON_BUTTON_A
from handheld.loading import open_picture

from ..look import palette

_EMBLEM = 40
_COLOURS = (palette.WHITE_CURTAIN, palette.BLACK_CURTAIN)


def open(kahuna):
    return Curtain(kahuna)


class Curtain:
    def __init__(self, kahuna):
        self.kahuna = kahuna
        self.program = kahuna.program

    def enter(self, stage):
        kahuna = self.kahuna
        session = kahuna.session
        self.side = side = session.view.turn
        # From here on only the next player looks at the handheld.
        session.show_to(-1)
        kahuna.light(-1)
        self.group = self._draw(kahuna, side)

    def leave(self):
        self.group = None

    def frame(self, now, pressed):
        program = self.program
        kahuna = self.kahuna
        kahuna.keep()  # now that the curtain hangs, and nobody is waiting
        if pressed & A:
            program.play(clicks.CONFIRM)
            kahuna.session.show_to(self.side)
            kahuna.go("replay")
        elif pressed & START:
            program.show("menu")

    def _draw(self, kahuna, side):
        program = kahuna.program
        art = program.art
        texts = kahuna.texts
        back, front = _COLOURS[side]
        group = Group()
        group.append(art.fill(back))
        group.append(_emblem(kahuna.pictures.folder, side))
        shader = colours((None, front))
        name = art.line(0, 66, 160, shader, texts.PASS_TO % texts.SIDES[side])
        press = art.line(0, 90, 150, shader, program.words.PRESS_A)
        for line in (name, press):
            line.tile.x = (160 - line.width) // 2
            group.append(line.tile)
        group.append(art.icon(press.tile.x - 12, 92, ICON_BUTTON_A))
        return group


def _emblem(folder, side):
    """Makes the large sign of a side, straight from the drive."""
    picture = open_picture(folder + "emblems.bmp")
    picture.pixel_shader.make_transparent(0)
    return TileGrid(
        picture,
        pixel_shader=picture.pixel_shader,
        tile_width=_EMBLEM,
        tile_height=_EMBLEM,
        default_tile=side,
        x=60,
        y=16,
    )
