"""The card that a person drew from the pile: only that person sees it, before the handover."""

from handheld import buttons
from handheld.clock import since

from ..look import tunes
from ..parts.narrating import Narrating
from ..play.slots import FACE_UP
from ..rules.tables import ISLANDS

_RISES = 100  # milliseconds until the card rises
_LEAVES = 4000  # milliseconds until the handover comes by itself


def open(kahuna):
    return Drawn(kahuna)


class Drawn(Narrating):
    def enter(self, stage):
        super().enter(stage)
        kahuna = self.kahuna
        session = kahuna.session
        self._tabletop.show(session.view, session.fresh_card)
        self._tabletop.bar.show(session.view, session.view.side)  # not the next side
        self._risen = False
        self._since = stage.clock.ticks()
        words = kahuna.more_texts("remarks").DRAWN % ISLANDS[session.fresh_card]
        self.narrate(self._since, (words,))

    def frame(self, now, pressed):
        waited = since(now, self._since)
        if not self._risen and waited >= _RISES:
            self._rise()
        if pressed & (buttons.A | buttons.B | buttons.START) or waited >= _LEAVES:
            self.kahuna.reset_to("handover")

    def _rise(self):
        self._risen = True
        session = self.kahuna.session
        strip = self._tabletop.strip
        fresh = session.fresh_card
        for at in range(FACE_UP):
            if strip.cards[at] == fresh:
                strip.show(session.view, fresh, marked=1 << at)
                break
        self.program.play(tunes.CARD)
