"""A card that flies from the strip to the side that took or drew it."""

from displayio import Group

from ..play.slots import FACE_UP, NO_CARD, PILE
from .bar import SIDES_X
from .strip import CARD_BACK, CARD_PLAIN, TOP  # not from the layout, which is large

_FRAMES = 4


class Flight:
    """Shows the card where it lies; each `step` moves it on."""

    def __init__(self, kahuna, card, side):
        self._tabletop = tabletop = kahuna.tabletop
        strip = tabletop.strip
        at = PILE
        if card != NO_CARD:
            # When a turn is watched again, the card is no longer in its slot.
            at = FACE_UP + 1
            for slot in range(FACE_UP, PILE):
                if strip.cards[slot] == card:
                    at = slot
        pictures = kahuna.pictures
        self._goal = SIDES_X[side] - 4
        self._group = Group(x=strip.x_of(at), y=TOP)
        back = pictures.card(0, 0)
        back[0] = CARD_BACK if card == NO_CARD else CARD_PLAIN
        self._group.append(back)
        if card != NO_CARD:
            face = pictures.face(1, 2, strip.face_colours)
            face[0] = card
            self._group.append(face)
        tabletop.group.append(self._group)
        self._left = _FRAMES

    def step(self):
        """Moves the card on; returns whether it is still flying."""
        group = self._group
        group.x += (self._goal - group.x) // self._left
        group.y -= group.y // self._left
        self._left -= 1
        if not self._left:
            self.end()
        return self._left > 0

    def end(self):
        self._tabletop.group.remove(self._group)
