"""Everything a player can do, as one small int; ../records/notation.py has the words for it.

    0..53     place: with a card of the line's lower island, then with one of the higher island
    54..134   remove a bridge: with two cards of the lower island, one of each, two of the higher
    135..215  the same, and lay one's own bridge there at once (variant `guard`)
    216..227  discard a card face down
    228..239  take a face-up card
    240       draw the top of the pile
    241       end the turn without drawing

Two more occur only in histories: a deal, and a discard of the other side's, whose card is hidden.
While a handicap is laid, 0 to 26 lay a bridge on the line with that number, without a card.
"""

from .limits import LINE_COUNT
from .tables import HIGH, LOW

REMOVE = 54
REPLACE = 135
DISCARD = 216
TAKE = 228
DRAW = 240
END = 241
DEAL = 242
HIDDEN_DISCARD = 243


def is_place(action):
    return action < REMOVE


def is_remove(action):
    """Whether it costs two cards and takes an opponent's bridge, with or without laying one."""
    return REMOVE <= action < DISCARD


def is_replace(action):
    return REPLACE <= action < DISCARD


def is_discard(action):
    return DISCARD <= action < TAKE


def is_take(action):
    return TAKE <= action < DRAW


def ends_turn(action):
    return TAKE <= action <= END


def line_of(action):
    """Returns the line of a placement or removal."""
    return action % LINE_COUNT


def card_of(action):
    """Returns the island of the card that is discarded or taken, or that places a bridge."""
    if action < REMOVE:
        line = action % LINE_COUNT
        return LOW[line] if action < LINE_COUNT else HIGH[line]
    return action - (DISCARD if action < TAKE else TAKE)


def pair_of(action):
    """Returns the islands of the two cards that a removal costs."""
    line = action % LINE_COUNT
    pair = (action - REMOVE) // LINE_COUNT % 3
    return (HIGH if pair == 2 else LOW)[line], (LOW if pair == 0 else HIGH)[line]
