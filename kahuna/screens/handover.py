"""The screen between two people's turns: neither hand can be seen on it, or on what it covers."""

from displayio import Group

from handheld import buttons, menu_sounds
from handheld.art import colours
from handheld.icons import ICON_BUTTON_A
from handheld.line import MIDDLE

from ..look import tunes
from ..parts.announcing import COLOURS, emblem, news
from ..parts.players import name_of
from ..rules.actions import DEAL
from ..rules.history import last_turn

_SIGN_Y = 14
# Frames for which A must be held to go on: pressing it again and again, to hurry, is not enough.
_HOLD = 20
_DROP = 12  # pixels that the sign falls


def open(kahuna):
    return Handover(kahuna)


class Handover:
    def __init__(self, kahuna):
        self.kahuna = kahuna
        self.program = kahuna.program

    def enter(self, stage):
        kahuna = self.kahuna
        session = kahuna.session
        # From now on only the next player looks at the handheld.
        session.show_to(-1)
        if kahuna.tabletop:
            kahuna.tabletop.show(session.view)
        kahuna.light(-1)
        self.group = self._draw(kahuna, session.view)
        self._held = 0  # frames

    def frame(self, now, pressed):
        kahuna = self.kahuna
        kahuna.save()  # now that no hand is visible, and nobody is waiting
        if self._sign.y != _SIGN_Y:
            self._fall()
        elif not kahuna.tabletop:
            self.program.prepare()  # this takes a moment, too
            kahuna.tabletop.show(kahuna.session.view)
        if pressed & buttons.START:
            self.program.play(menu_sounds.CONFIRM)
            self.program.push("menu")
            return
        self._held = self._held + 1 if self.program.device.buttons.held & buttons.A else 0
        self._line.x = self._held * 160 // _HOLD - 160
        if self._held == _HOLD:
            self._go_on()

    def _fall(self):
        """Moves the sign down a bit."""
        sign = self._sign
        if sign.y == _SIGN_Y - _DROP:
            self.program.play(tunes.HANDOVER)
        sign.y += _DROP // 3

    def _go_on(self):
        kahuna = self.kahuna
        view = kahuna.session.view
        start, end = last_turn(view)
        self.program.play(menu_sounds.CONFIRM)
        # A turn that ended a round was already watched.
        if end > start and view.history[view.length - 1] != DEAL:
            kahuna.reset_to("watch", start, end)
        else:
            kahuna.take_turn()

    def _draw(self, kahuna, view):
        art = self.program.art
        back, front = COLOURS[view.turn]
        shader = colours((back, front))
        group = Group()
        group.append(art.fill(back))
        self._sign = emblem(kahuna, _SIGN_Y - _DROP)
        group.append(self._sign)
        lines = (kahuna.texts.PASS_TO % name_of(kahuna, view.turn),) + news(kahuna)
        lines += ("",) * (3 - len(lines)) + (kahuna.more_texts("remarks").HOLD_A,)
        for number in range(4):
            line = art.line(MIDDLE, (60, 76, 88, 106)[number], 0, shader, lines[number])
            group.append(line.tile)
        group.append(art.icon(line.tile.x - 12, 108, ICON_BUTTON_A))
        self._line = art.fill(front, -160, 122, height=6)
        group.append(self._line)
        return group
