"""Looks back at a game: the strongest robot finds out what each turn of a person cost.

B ends that at any time; the screen `missed` then shows what was found so far.
"""

import gc

from displayio import Group

from handheld import buttons, menu_colours, menu_sounds
from handheld.art import colours
from handheld.line import MIDDLE
from handheld.wrapping import wrap

from ..parts.players import name_of
from ..play.hindsight import Hindsight
from ..robots.verdict import create

_STEP = 4  # pixels by which the line grows
_LINE_Y = 64
_COLLECTS = 8  # frames from one collection of memory to the next (see parts/thinking.py)


def open(kahuna, side=-1):
    """Looks back at a side's turns; after a game of two people, it first asks which side's."""
    session = kahuna.session
    if side < 0:
        side = session.solo_side
    return LookBack(kahuna, side) if side >= 0 else _choice(kahuna)


def _choice(kahuna):
    from handheld.menu import Menu

    program = kahuna.program
    entries = [
        (name_of(kahuna, side), lambda side=side: program.replace("lookback", side))
        for side in (0, 1)
    ]
    return Menu(program, kahuna.more_texts("menus").LOOK_BACK, entries)


class LookBack:
    def __init__(self, kahuna, side):
        self.kahuna = kahuna
        self.program = kahuna.program
        self._side = side
        self._frames = 0

    def enter(self, stage):
        kahuna = self.kahuna
        session = kahuna.session
        session.show_to(self._side)
        view = session.view
        judge = create()
        self._hindsight = Hindsight(session.full_replay(), view, self._side, judge)
        self._work = self._hindsight.look_back()
        self.group = self._draw(kahuna.more_texts("menus"))

    def _draw(self, menus):
        art = self.program.art
        self._saying = menus.LOOKING_BACK
        self._number = 0
        self._words = art.line(MIDDLE, 44, 160, colours((None, menu_colours.CREAM)))
        self._line = art.fill(menu_colours.GLOW, -160, _LINE_Y, height=4)
        enough = art.line(MIDDLE, 84, 0, colours((None, menu_colours.GLOW)), menus.ENOUGH)
        group = Group()
        group.append(art.fill(menu_colours.NIGHT))
        art.head(group, menus.LOOK_BACK)
        group.append(self._words.tile)
        group.append(art.fill(menu_colours.INK, 0, _LINE_Y, height=4))
        group.append(self._line)
        group.append(enough.tile)
        muted = colours((None, menu_colours.MUTED))
        for number, words in enumerate(wrap(art.text, menus.RECKONED)):
            group.append(art.line(MIDDLE, 103 + 12 * number, 0, muted, words).tile)
        return group

    def leave(self):
        # A collection may still find a pointer to this screen, and these two hold much memory.
        self._work = self._hindsight = None

    def frame(self, now, pressed):
        program = self.program
        if pressed & (buttons.B | buttons.START):
            program.play(menu_sounds.BACK)
            if self._hindsight.found:
                self._show()
            else:
                program.pop()
        elif next(self._work):
            program.play(menu_sounds.CONFIRM)
            self._show()
        else:
            self._show_progress()
            self._frames += 1
            if self._frames % _COLLECTS == 0:
                gc.collect()

    def _show(self):
        # Without a name for it here: a pointer to it would stay where calls leave theirs.
        self.program.replace("missed", self._side, self._hindsight.found, self._hindsight.luck)

    def _show_progress(self):
        """Says which turn the robot looks at, and lets the line grow."""
        number = self._hindsight.number
        if number != self._number:
            self._number = number
            self._words.text = self._saying % number
        x = self._hindsight.progress(160) // _STEP * _STEP - 160
        if self._line.x != x:
            self._line.x = x
