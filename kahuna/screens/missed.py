"""What could have been: the turns that cost most, as they were played and as they should have been.

For each it shows the board as it was. A goes through the played turn, then through the better one,
then on to the next; LEFT and RIGHT go from one to another.
"""

from handheld import buttons, menu_sounds, modules
from handheld.clock import since

from ..parts.narrating import Narrating
from ..parts.playback import Playback
from ..play.slots import NO_CARD, fill_slots

_END = buttons.B | buttons.START


def open(kahuna, side, found):
    """Shows the turns that the screen `lookback` has found for a side, the worst one first."""
    if kahuna.comments and kahuna.session.solo_side == side:
        with modules.passing:
            found = _unproposed(kahuna.session, side, found)
    return Missed(kahuna, side, found) if found else AllWell(kahuna)


def _unproposed(session, side, found):
    """Leaves out turns that did what a comment had proposed."""
    from ..play.proposed import was_proposed

    replay = session.full_replay()
    history = session.view.history
    return [
        turn
        for turn in found
        if not was_proposed(replay, side, history[turn[2] : turn[3]], turn[2])
    ]


class AllWell(Narrating):
    """Says that no turn cost anything, over the board at the end."""

    def enter(self, stage):
        super().enter(stage)
        self._tabletop.show(self.kahuna.session.view)
        self._tabletop.bar.say(self.kahuna.more_texts("menus").ALL_WELL)

    def frame(self, now, pressed):
        if pressed & (_END | buttons.A):
            self.program.play(menu_sounds.BACK)
            self.program.pop()


class Missed(Narrating):
    def __init__(self, kahuna, side, found):
        super().__init__(kahuna)
        self.at = 0  # which of the turns found; after the last one the screen closes
        self._side = side
        self._found = found

    def enter(self, stage):
        super().enter(stage)
        kahuna = self.kahuna
        self._menus = kahuna.more_texts("menus")
        self._full_replay = kahuna.session.full_replay()
        if self.at < len(self._found):
            self._show(stage.clock.ticks())
        else:
            self.program.pop()

    def frame(self, now, pressed):
        program = self.program
        if pressed & _END:
            program.play(menu_sounds.BACK)
            program.pop()
        elif pressed & buttons.A:
            self._since = now
            self._go_on()
        elif pressed & buttons.DIRECTIONS:
            self._leaf(now, -1 if pressed & (buttons.LEFT | buttons.UP) else 1)
        elif self._sentences:
            self.say_next(now)
        elif self._tabletop.playfield.moving:
            self._tabletop.playfield.step(self.kahuna)
        elif 2 * since(now, self._since) > program.settings.pace:
            self._playback.show_result(True)

    def _leaf(self, now, by):
        program = self.program
        if 0 <= self.at + by < len(self._found):
            program.play(menu_sounds.STEP)
            self.at += by
            self._show(now)
        else:
            program.play(menu_sounds.REFUSE)

    # A turn: its cost, what was played, what would have been better

    def _show(self, now):
        _, number, _, self._end, best, then, self._better = self._found[self.at]
        menus = self._menus
        won = self.kahuna.session.view.winner == self._side
        words = (menus.COST_TOO if self.at else menus.COST_MOST)[won] % number
        self._proposed = False
        self._show_before()
        self.narrate(now, (words, menus.CHANCE % (best, then)))

    def _show_before(self):
        """Shows the board and the cards before the turn."""
        start = self._found[self.at][2]
        self._playback = Playback(self.kahuna, self.kahuna.session.view, start)
        self._show_cards()

    def _show_cards(self):
        """Shows the cards after the last action that was shown."""
        self._full_replay.go_to(self._playback.at)
        view = self._full_replay.view(self._side)
        strip = self._tabletop.strip
        fill_slots(strip.cards, view)
        strip.show(view, NO_CARD)

    def _go_on(self):
        program = self.program
        self._sentences = ()
        if self._proposed:
            program.play(menu_sounds.STEP)
            self.at += 1  # the turn to show when this screen comes back
            program.push("hint_steps", self._better, self._full_replay.view(self._side))
        elif self._playback.at < self._end:
            self._playback.next()
            self._show_cards()
        else:
            self._proposed = True
            program.play(menu_sounds.STEP)
            self._show_before()
            self._tabletop.bar.say(self._menus.BETTER)
