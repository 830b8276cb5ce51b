"""How a turn can end: with or without a draw, and what that draws."""

from ..rules.cards import count, with_card
from ..rules.limits import HAND_LIMIT, ISLAND_COUNT
from ..rules.phases import DISCARDED, FINAL, FRESH, PLAY
from .worth import worth


class Endings:
    def __init__(self, trial, known):
        self._trial = trial
        self._known = known

    def look(self, view):
        self.playing = view.phase == PLAY
        self.may_stop = view.phase == FINAL or (
            view.may_decline
            and not view.declined
            and (view.happened < DISCARDED or view.discards_freely)
        )
        self.must_draw = not view.discards_freely  # once something was discarded
        self.may_discard = self.playing and (
            view.happened == FRESH and (view.sizes[view.side] == HAND_LIMIT or view.discards_freely)
        )
        self.face_up = view.face_up
        self.pile = view.pile
        lead = view.scores[view.side] - view.scores[1 - view.side]
        cards = view.pile + count(view.face_up)
        left = view.left if view.phase == FINAL else 0
        self._terms = (view.round, left, cards, lead)
        self.draws = self.playing and cards > 0

    def expect(self, drawn):
        """Prepares the trial for a turn that ends with or without a draw."""
        self._trial.expect(*self._terms, drawn)

    def worth_of_pile(self, worth=worth):
        """Returns the mean worth over all cards that may lie on top of the pile."""
        trial = self._trial
        if not self._known.total:
            return worth(trial, 1)
        hand = trial.hands[0]
        unseen = self._known.unseen
        value = 0
        for card in range(ISLAND_COUNT):
            if unseen[card]:
                trial.hands[0] = with_card(hand, card)
                value += unseen[card] * worth(trial)
        trial.hands[0] = hand
        return value // self._known.total
