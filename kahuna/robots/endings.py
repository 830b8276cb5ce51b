"""How to end a turn: what to draw, or whether to draw at all."""

from array import array

from ..rules.actions import DRAW, END, TAKE
from ..rules.cards import count, with_card
from ..rules.limits import HAND_LIMIT, LINE_COUNT
from ..rules.phases import DISCARDED, FINAL, FRESH, PLAY
from .worth import worth

_MOST = 5  # the pile, three cards that lie open, and no card


class Endings:
    """After `find`: the `number` of ways in which the turn can end here, their `actions` and what
    they are worth, their `values`."""

    def __init__(self, trial, known):
        self._trial = trial
        self._known = known
        self.whims = None  # what each line and card is worth besides
        self.number = 0
        self.actions = bytearray(_MOST)
        self.values = array("i", bytes(4 * _MOST))

    def look(self, view):
        self._playing = view.phase == PLAY
        self._may_stop = view.phase == FINAL or (
            view.may_decline
            and not view.declined
            and (view.happened < DISCARDED or view.discards_freely)
        )
        self._must_draw = not view.discards_freely  # after a discard
        self.may_discard = self._playing and (
            view.happened == FRESH and (view.sizes[view.side] == HAND_LIMIT or view.discards_freely)
        )
        self._face_up = view.face_up
        self._pile = view.pile
        lead = view.scores[view.side] - view.scores[1 - view.side]
        cards = view.pile + count(view.face_up)
        left = view.left if view.phase == FINAL else 0
        self._terms = (view.round, left, cards, lead)
        self.draws = self._playing and cards > 0

    def expect(self, drawn):
        """Tells the trial that the turn will end with or without a draw."""
        self._trial.expect(*self._terms, drawn)

    def find(self, pace, discarded=False):
        """Finds the ends that can follow what the trial has done, or a discard."""
        trial = self._trial
        hand = trial.hands[0]
        self.number = 0
        if self._playing and count(hand) < HAND_LIMIT:
            self.expect(True)
            if self._pile:
                self._note(DRAW, self.worth_of_pile())
                pace.spent += 12
            for card in range(12):
                if self._face_up >> card & 1:
                    trial.hands[0] = with_card(hand, card)
                    value = worth(trial)
                    if self.whims:
                        value += self.whims[LINE_COUNT + card]
                    self._note(TAKE + card, value)
                    pace.spent += 1
            trial.hands[0] = hand
        # Whims never make it draw nothing where it could.
        if self.whims and self.number:
            return
        if self._may_stop and not (discarded and self._must_draw):
            self.expect(False)
            self._note(END, worth(trial))
            pace.spent += 1

    def worth_of_pile(self):
        """Returns the mean worth over all cards that may be on top of the pile."""
        trial = self._trial
        if not self._known.total:
            return worth(trial, 1)
        hand = trial.hands[0]
        unseen = self._known.unseen
        value = 0
        for card in range(12):
            if unseen[card]:
                trial.hands[0] = with_card(hand, card)
                value += unseen[card] * worth(trial)
        trial.hands[0] = hand
        return value // self._known.total

    def _note(self, action, value):
        self.actions[self.number] = action
        self.values[self.number] = value
        self.number += 1
