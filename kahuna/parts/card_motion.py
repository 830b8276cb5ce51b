"""Moves cards of the strip, a step each frame: into the hand, or down and away."""

from ..play.slots import FACE_UP, NO_CARD, PILE, fill_slots

_FRAMES = 3
_ARCH = 12  # pixels that a card rises on its way
_FALL = 7  # pixels that it falls in a frame


class CardMotion:
    def __init__(self, strip, slots, source=-1):
        """`slots` has a bit for each slot of the hand whose card moves. It comes from the slot
        `source`, or falls away if that is -1."""
        self._strip = strip
        self._slots = slots
        self._source = source
        self._left = _FRAMES  # frames, including the one that is shown
        self._draw()

    def step(self):
        """Moves the cards on; returns whether they are still moving."""
        self._left -= 1
        if self._left:
            self._draw()
        return self._left > 0

    def _draw(self):
        strip = self._strip
        ahead = self._left - 1
        for at in range(FACE_UP):
            if self._slots >> at & 1:
                x = strip.x_of(at)
                y = 1
                if self._source < 0:
                    y += (_FRAMES - self._left) * _FALL
                elif ahead:
                    x += (strip.x_of(self._source) - x) * ahead // _FRAMES
                    y -= _ARCH
                strip.put(at, x, y)


def to_hand(kahuna, source):
    """Returns the motion of a card just taken from that slot. One from the pile comes face down,
    and so does one that takes the place of a face-up card."""
    session = kahuna.session
    strip = kahuna.tabletop.strip
    cards = strip.cards
    card = NO_CARD
    new = source
    if source != PILE:
        card = session.fresh_card
        before = bytes(cards)
        fill_slots(cards, session.view)
        for at in range(FACE_UP, PILE):  # of two equal cards, the one on the right goes
            if cards[at] != before[at]:
                new = at
    slot = 0
    while cards[slot] != card:
        slot += 1
    strip.show(session.view, card)
    if card == NO_CARD:
        strip.show_back(slot)
    elif cards[new] != NO_CARD:
        strip.show_back(new)
    return CardMotion(strip, 1 << slot, source)
