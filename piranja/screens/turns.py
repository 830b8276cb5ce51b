"""The table as it was after a turn; LEFT and RIGHT go from turn to turn."""

from handheld import buttons, menu_sounds

from ..parts.bar import SAYING
from ..parts.tabletop import Tabletop
from ..parts.words import phrases_of
from ..play.replay import Replay
from ..play.scratch_game import ScratchGame
from ..rules.history import turns_begun
from ..rules.view import View


def open(piranja, number):
    return Turns(piranja, number)


class Turns:
    def __init__(self, piranja, number):
        self.piranja = piranja
        self.program = piranja.program
        self.at = number  # the turn that is shown

    def enter(self, stage):
        session = self.piranja.session
        self._scratch = scratch = ScratchGame(self.piranja, session.view.players)
        scratch.session.seats.copy(session.seats)
        scratch.session.shows_catches = True
        self._tabletop = Tabletop(scratch)
        self.group = self._tabletop.group
        self._turns = turns_begun(session.view)
        self._show()

    def _show(self):
        """Shows the table after the turn as its player sees it, but with the row before it was
        brought in."""
        replay = Replay(self.piranja.session.view)
        replay.go_to(self.at)
        view = View(replay.game)
        view.turn = replay.seat
        if replay.brought:
            view.rows[replay.seat] = replay.row
        tabletop = self._tabletop
        tabletop.show(view)
        tabletop.large.underline(replay.brought > 0)
        tabletop.playfield.light(0, -1, False)
        while not tabletop.darken(view):
            pass
        tabletop.bar.danger.text = "%d/%d" % (self.at, self._turns)
        parts = phrases_of(self.piranja, replay.deeds)
        words = ", ".join(parts)
        if self.program.art.text.width(words) > SAYING:
            words = ", ".join(parts[1:])
        tabletop.bar.say(words)
        self._scratch.light(replay.seat)

    def touch(self, x, y):
        return (buttons.LEFT if x < 80 else buttons.RIGHT), 0

    def frame(self, now, pressed):
        program = self.program
        self._tabletop.align()
        if pressed & (buttons.A | buttons.B | buttons.START):
            program.play(menu_sounds.BACK)
            program.pop()
        elif pressed & buttons.DIRECTIONS:
            at = self.at + (-1 if pressed & (buttons.LEFT | buttons.UP) else 1)
            if 0 < at <= self._turns:
                program.play(menu_sounds.STEP)
                self.at = at
                self._show()
            else:
                program.play(menu_sounds.REFUSE)
