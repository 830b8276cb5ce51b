"""What could have been: the turns that cost most, what was played and what would have been better.

For each the board is as it was. A goes through what was played, then through the better turn, then
on to the next; left and right leaf through them.
"""

from handheld import buttons, clicks
from handheld.clock import since
from handheld.icons import ICON_BUTTON_A

from ..parts.bar import ROOM
from ..parts.playback import Playback
from ..play.slots import NO_CARD, fill_slots

_READ = 2400  # milliseconds
_END = buttons.B | buttons.START


def open(kahuna, side, found):
    """Shows the turns that the screen `lookback` has found for a side, the worst first."""
    return Missed(kahuna, side, found) if found else AllWell(kahuna)


class AllWell:
    """No turn cost anything: that is said over the board at the end."""

    def __init__(self, kahuna):
        self.kahuna = kahuna
        self.program = kahuna.program

    def enter(self, stage):
        kahuna = self.kahuna
        kahuna.tabletop.show(kahuna.session.view)
        kahuna.tabletop.bar.say(kahuna.more_texts("menus").ALL_WELL)
        self.group = kahuna.tabletop.group

    def leave(self):
        self.group = None

    def frame(self, now, pressed):
        if pressed & (_END | buttons.A):
            self.program.play(clicks.BACK)
            self.program.close()


class Missed:
    def __init__(self, kahuna, side, found):
        self.kahuna = kahuna
        self.program = kahuna.program
        self.at = 0  # which of those found; after the last one it is over
        self._side = side
        self._found = found

    def enter(self, stage):
        kahuna = self.kahuna
        self._tabletop = kahuna.tabletop
        self.group = self._tabletop.group
        self._menus = kahuna.more_texts("menus")
        self._past = kahuna.session.past()
        self._icon = self.program.art.icon(ROOM - 9, 0, ICON_BUTTON_A)
        self._tabletop.bar.group.append(self._icon)
        if self.at < len(self._found):
            self._show(stage.clock.ticks())
        else:
            self.program.close()

    def leave(self):
        self._tabletop.bar.group.remove(self._icon)
        self._tabletop = self._menus = self._past = self._playback = self._icon = self.group = None

    def frame(self, now, pressed):
        program = self.program
        if pressed & _END:
            program.play(clicks.BACK)
            program.close()
        elif pressed & buttons.A:
            self._since = now
            self._go_on()
        elif pressed & buttons.DIRECTIONS:
            self._leaf(now, -1 if pressed & (buttons.LEFT | buttons.UP) else 1)
        elif self._sentences:
            if since(now, self._since) > _READ:
                self._since = now
                self._sentence = 1 - self._sentence
                self._tabletop.bar.say(self._sentences[self._sentence])
        elif 2 * since(now, self._since) > program.settings.pace:
            self._playback.settle()

    def _leaf(self, now, by):
        program = self.program
        if 0 <= self.at + by < len(self._found):
            program.play(clicks.STEP)
            self.at += by
            self._show(now)
        else:
            program.play(clicks.REFUSE)

    # A turn: what it cost, what was played, what would have been better

    def _show(self, now):
        _, number, _, self._end, best, then, self._better = self._found[self.at]
        menus = self._menus
        words = (menus.COST_TOO if self.at else menus.COST_MOST) % number
        self._sentences = (words, menus.CHANCE % (best, then))
        self._sentence = 0
        self._since = now
        self._proposed = False
        self._show_before()
        self._tabletop.bar.say(words)

    def _show_before(self):
        """Shows the board and the cards as they were before the turn."""
        start = self._found[self.at][2]
        self._playback = Playback(self.kahuna, self.kahuna.session.view, start)
        self._show_cards()

    def _show_cards(self):
        """Shows the cards as they were after the last action shown."""
        self._past.go_to(self._playback.at)
        view = self._past.sight(self._side)
        strip = self._tabletop.strip
        fill_slots(strip.cards, view)
        strip.show(view, NO_CARD)

    def _go_on(self):
        program = self.program
        self._sentences = ()
        if self._proposed:
            program.play(clicks.STEP)
            self.at += 1  # comes next
            program.show("advice", self._better, self._past.sight(self._side))
        elif self._playback.at < self._end:
            self._playback.next()
            self._show_cards()
        else:
            self._proposed = True
            program.play(clicks.STEP)
            self._show_before()
            self._tabletop.bar.say(self._menus.BETTER)
