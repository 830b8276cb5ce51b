"""The curtain between two people: neither hand can be seen on it or beneath it."""

from displayio import Group, TileGrid

from handheld import buttons, clicks
from handheld.art import colours
from handheld.clock import since
from handheld.icons import ICON_BUTTON_A
from handheld.loading import open_picture

from ..look import palette, tunes
from ..play.slots import NO_CARD
from ..rules.actions import DEAL
from ..rules.history import last_turn
from ..rules.phases import FINAL

_EMBLEM = 40
_COLOURS = (palette.WHITE_CURTAIN, palette.BLACK_CURTAIN)
_EMBLEM_Y = 14
_DOWN = 700  # milliseconds for which it stays down, whatever is pressed
_DROP = 12  # pixels that the emblem falls
_FEW = 3  # cards of the pile that are worth a word


def open(kahuna):
    return Curtain(kahuna)


class Curtain:
    def __init__(self, kahuna):
        self.kahuna = kahuna
        self.program = kahuna.program

    def enter(self, stage):
        kahuna = self.kahuna
        session = kahuna.session
        # From here on only the next player looks at the handheld.
        session.show_to(-1)
        if kahuna.tabletop:
            kahuna.tabletop.show(session.view, NO_CARD)
        kahuna.light(-1)
        self.group = self._draw(kahuna, session.view)
        self._since = stage.clock.ticks()

    def leave(self):
        self._emblem = self._press = self.group = None

    def frame(self, now, pressed):
        kahuna = self.kahuna
        kahuna.keep()  # now that the curtain hangs, and nobody is waiting
        if self._emblem.y != _EMBLEM_Y:
            self._fall()
        elif not kahuna.tabletop:
            self.program.prepare()  # this takes a moment, too
            kahuna.tabletop.show(kahuna.session.view, NO_CARD)
        if self._press.hidden:
            if since(now, self._since) < _DOWN:
                return
            self._press.hidden = False
        if pressed & buttons.A:
            self._lift()
        elif pressed & buttons.START:
            self.program.play(clicks.CONFIRM)
            self.program.show("menu")

    def _fall(self):
        """Lets the emblem fall a bit."""
        emblem = self._emblem
        if emblem.y == _EMBLEM_Y - _DROP:
            self.program.play(tunes.CURTAIN)
        emblem.y += _DROP // 3

    def _lift(self):
        kahuna = self.kahuna
        view = kahuna.session.view
        start, end = last_turn(view)
        self.program.play(clicks.CONFIRM)
        # A turn that ended a round has been seen.
        if end > start and view.history[view.length - 1] != DEAL:
            kahuna.go("watch", start, end)
        else:
            kahuna.take_turn()

    def _draw(self, kahuna, view):
        program = self.program
        art = program.art
        texts = kahuna.texts
        side = view.turn
        back, front = _COLOURS[side]
        shader = colours((None, front))
        group = Group()
        group.append(art.fill(back))
        self._emblem = _emblem(kahuna.pictures.folder, side)
        group.append(self._emblem)
        words = texts.PASS_TO % texts.SIDES[side], _news(kahuna, view), program.words.PRESS_A
        for y, sentence in zip((62, 80, 102), words):
            line = art.line(0, y, 160, shader, sentence)
            line.tile.x = (160 - line.width) // 2
            group.append(line.tile)
        self._press = Group()
        self._press.hidden = True
        self._press.append(group.pop())
        self._press.append(art.icon(line.tile.x - 12, 104, ICON_BUTTON_A))
        group.append(self._press)
        return group


def _news(kahuna, view):
    """Returns what the next player should know: that few cards are left, or the last turn."""
    texts = kahuna.more_texts("asides")
    if view.phase == FINAL:
        return texts.YOUR_LAST_TURN
    if view.pile > _FEW:
        return ""
    return texts.FEW_LEFT % view.pile if view.pile else texts.NONE_LEFT


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
        y=_EMBLEM_Y - _DROP,
    )
