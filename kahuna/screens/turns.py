"""A game turn by turn, back and forth: the board after each turn, with its changes marked."""

from handheld import buttons, menu_sounds

from ..parts.narrating import Narrating
from ..parts.players import name_of
from ..parts.summary import Summary
from ..play.slots import NO_CARD, fill_slots
from ..play.turn_numbers import bounds, first_turn, turn_ends


def open(kahuna, number=-1):
    """Opens at the turn with that number or, without one, at the last turn."""
    return Turns(kahuna, number)


class Turns(Narrating):
    read = 1600

    def __init__(self, kahuna, number):
        super().__init__(kahuna)
        self.at = number  # of the turn shown

    def enter(self, stage):
        super().enter(stage)
        view = self.kahuna.session.view
        strip = self._tabletop.strip
        fill_slots(strip.cards, view)
        strip.show(view, NO_CARD)
        self._ends = turn_ends(view)
        self._first = first_turn(view)
        if self.at < 0:
            self.at = len(self._ends) - 1
        self._show(stage.clock.ticks())

    def touch(self, x, y):
        """A touch at the left or right goes to another turn, one in the middle watches this one."""
        return 0, buttons.LEFT if x < 40 else buttons.RIGHT if x >= 120 else buttons.A

    def frame(self, now, pressed):
        program = self.program
        if pressed & (buttons.B | buttons.START):
            program.play(menu_sounds.BACK)
            program.pop()
        elif pressed & buttons.A:
            program.push("watch", *bounds(self.kahuna.session.view, self._ends, self.at))
        elif pressed & buttons.DIRECTIONS:
            self._go(now, -1 if pressed & (buttons.LEFT | buttons.UP) else 1)
        else:
            self.say_next(now)

    def _go(self, now, by):
        program = self.program
        if self._first <= self.at + by < len(self._ends):
            program.play(menu_sounds.STEP)
            self.at += by
            self._show(now)
        else:
            program.play(menu_sounds.REFUSE)

    def _show(self, now):
        kahuna = self.kahuna
        start, end = bounds(kahuna.session.view, self._ends, self.at)
        summary = Summary(kahuna, start, end)
        summary.show(self._tabletop)
        kahuna.light(summary.side)
        if self.at:
            number = kahuna.texts.TURN_NUMBER % (name_of(kahuna, summary.side), self.at)
            summary.words.insert(0, "‹%s›" % number)
        self.narrate(now, summary.words)
