"""The slots of the strip below the board: five for the hand, three face up, and the pile."""

from ..rules.cards import copies
from ..rules.limits import ISLAND_COUNT

FACE_UP = 5
PILE = 8  # or where it was: a turn can end here
NO_CARD = 255


def empty():
    """Returns the cards of empty slots."""
    return bytearray((NO_CARD,) * PILE)


def fill_slots(cards, view):
    """Puts a view's cards into the slots: the hand sorted, face-up cards where they lie."""
    at = 0
    hand = view.hands[view.side] if view.side >= 0 else 0
    for card in range(ISLAND_COUNT):
        for _ in range(copies(hand, card)):
            cards[at] = card
            at += 1
    while at < FACE_UP:
        cards[at] = NO_CARD
        at += 1
    _lay_out_face_up(cards, view.face_up)


def _lay_out_face_up(cards, face_up):
    # A face-up card keeps its slot until it is taken; a new one fills the gap.
    for at in range(FACE_UP, PILE):
        card = cards[at]
        if card != NO_CARD and copies(face_up, card) <= _times(cards, card, at):
            cards[at] = NO_CARD
    for card in range(ISLAND_COUNT):
        for _ in range(copies(face_up, card) - _times(cards, card, PILE)):
            at = FACE_UP
            while cards[at] != NO_CARD:
                at += 1
            cards[at] = card


def _times(cards, card, end):
    times = 0
    for at in range(FACE_UP, end):
        times += cards[at] == card
    return times
