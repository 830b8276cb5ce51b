"""What a position is worth, as kahuna.robots.worth has it, with the same weights.

`expect` writes what there is to know besides the board where a turn ends: the terms. `worth` takes
the board as four numbers and a hand from the side whose turn ends there.
"""

from kahuna.robots import weights
from kahuna.robots.trial import DECLINED, SIZES
from kahuna.robots.worth import WON as _WON
from kahuna.rules.tables import HIGH, LOW

from .compiling import compiled, table
from .rules import (
    ALL_LINES,
    BIT,
    EARLY,
    EARLY_LAST_TAKEN,
    FACE_UP,
    FINAL,
    GONE,
    HANDS,
    LAST_TURNS,
    LEFT,
    MINE,
    PHASE,
    PILE,
    REACH,
    ROUND,
    SCORES,
    SHOWN,
    TIES,
    TURN,
    copies,
    count,
    owned,
    with_card,
    without_card,
)

WON = _WON

# Terms: the numbers that `expect` writes.
ENDS_EARLY = 0
LAST_TAKEN = 1
IS_OVER = 2
LEAD = 3
PRIZE = 4
BREAKS_TIES = 5
ROW = 6  # where the weights of the stage begin
MARGIN = 7  # and those of the part of the game
REST = 8
EXPECTED = 9  # how many cards of each island the other side may hold, in 16ths
UNSEEN = 21  # how many of each island this side does not see
TOTAL = 33  # of these
TERMS = 34


def _signed(rows):
    return table([byte - 256 if byte > 127 else byte for row in rows for byte in row])


_ROWS = _signed(weights.ROWS)
_MARGINS = _signed(weights.MARGINS)
_LEFT = _signed([weights.CARDS])
_FIRST = table(weights.FIRST)
_OWNER = table(weights.OWNER)
_NEAR = table(weights.NEAR)
_PER_STAGE = len(weights.ROWS[0])
_PER_PART = len(weights.MARGINS[0])
_PER_ROUND = len(weights.CARDS) // 3
_STATES = len(weights.OWNER)  # of an island
_ONE = 4 * _STATES
_BOTH = 5 * _STATES
_THEIRS = 6 * _STATES
_MINE = 7 * _STATES  # for bridges
_NOT_MINE = _MINE + 81
_SIZES = SIZES
_DECLINED = DECLINED
_LOW = table([4 * low for low in LOW])
_HIGH = table([4 * high for high in HIGH])

# The lines whose lower (or higher) island is in a set of islands.
_LOWS = table([sum(1 << n for n in range(27) if s >> LOW[n] & 1) for s in range(4096)])
_HIGHS = table([sum(1 << n for n in range(27) if s >> HIGH[n] & 1) for s in range(4096)])


@compiled
def know(game, side, terms):
    """Writes which cards the side does not see, and what the other side may hold."""
    other = 1 - side
    known = game[SHOWN + other]
    total = 0
    for card in range(12):
        left = 2 - copies(game[HANDS + side], card)
        left -= copies(game[FACE_UP], card) + copies(game[GONE], card)
        while copies(known, card) > left:
            known = without_card(known, card)
        terms[UNSEEN + card] = left - copies(known, card)
        total += terms[UNSEEN + card]
    terms[TOTAL] = total
    hidden = max(0, count(game[HANDS + other]) - count(known))
    for card in range(12):
        sixteenths = 16 * copies(known, card) + 16 * hidden * terms[UNSEEN + card] // max(1, total)
        terms[EXPECTED + card] = sixteenths
    return known


@compiled
def expect(game, terms, drawn):
    """Writes the terms of a turn of the side at turn that ends with a card drawn or without."""
    side = game[TURN]
    other = 1 - side
    others = count(game[HANDS + other])
    round_ = game[ROUND]
    played = round_
    left = game[LEFT] if game[PHASE] == FINAL else 0
    cards = game[PILE] + count(game[FACE_UP])
    terms[LEAD] = game[SCORES + side] - game[SCORES + other]
    terms[PRIZE] = 0
    terms[IS_OVER] = 1 if left == 1 else 0
    terms[BREAKS_TIES] = game[TIES]
    if left:
        left -= 1
    elif drawn:
        cards -= 1
        if not cards:
            if round_ < 3:
                terms[PRIZE] = round_
                round_ += 1
                cards = 24 - others
            else:
                left = 2
                terms[IS_OVER] = 0 if game[LAST_TURNS] else 1
    early = game[EARLY]
    terms[LAST_TAKEN] = 1 if early == EARLY_LAST_TAKEN else 0
    if early == EARLY_LAST_TAKEN:
        terms[ENDS_EARLY] = 1 if played > 1 and game[MINE + other] else 0
    else:
        terms[ENDS_EARLY] = 1 if round_ > 1 and early else 0
    if left:
        stage = 3 + left
        part = 8 + left
    else:
        stage = (2 if round_ == 3 else 0) + (1 if cards <= 7 else 0)
        part = 3 * round_ - (1 if cards <= 4 else 2 if cards <= 10 else 3)
    row = _PER_STAGE * stage
    terms[ROW] = row
    terms[MARGIN] = _PER_PART * part
    rest = _ROWS[row + _SIZES + 6 + others]
    if not left:
        rest += _LEFT[_PER_ROUND * (round_ - 1) + cards]
        if not drawn:
            rest += _ROWS[row + _DECLINED]
    terms[REST] = rest


@compiled
def worth(mine, theirs, my_counts, their_counts, hand, gain, terms):
    """Returns the worth if the turn ends here, with `gain` unknown cards more in hand."""
    if terms[ENDS_EARLY] and (mine == 0 or theirs == 0):
        if terms[LAST_TAKEN]:
            if theirs == 0:
                return WON
        elif mine:
            return WON
        elif theirs:
            return -WON
    if terms[IS_OVER]:
        return _result(mine, theirs, my_counts, their_counts, terms)
    lows = _LOWS[hand & 4095]
    highs = _HIGHS[hand & 4095]
    free = ALL_LINES ^ mine ^ theirs
    both = free & lows & highs
    some = free & (lows | highs)
    table = terms[ROW]
    size = gain
    value = 0
    near = 0  # how near both sides are to the islands, four bits for each
    islands = -12
    for i in range(12):
        state = _FIRST[7 * i + (my_counts >> 4 * i & 15)] + (their_counts >> 4 * i & 15)
        islands += _OWNER[state]
        near |= _NEAR[state] << 4 * i
        state += table
        row = state
        if not hand >> i & 1:
            lines = REACH[i] & some
            if lines:
                row += _STATES
                lines &= lines - 1
                if lines:
                    row += _STATES
                    if lines & (lines - 1):
                        row += _STATES
        else:
            row += _STATES
            lines = REACH[i] & both
            size += 1
            if hand >> (12 + i) & 1:
                size += 1
                value += _ROWS[state + _BOTH]
                row += _STATES
            else:
                value += _ROWS[state + _ONE]
                if lines & (lines - 1):
                    row += _STATES
            if lines:
                row += _STATES
        value += _ROWS[row]
        value += terms[EXPECTED + i] * _ROWS[state + _THEIRS] >> 2
    value += _of_bridges(mine, near, table + _MINE) + _of_bridges(theirs, near, table + _NOT_MINE)
    lead = terms[LEAD] + islands
    if islands > 0:
        lead += terms[PRIZE]
    elif islands < 0:
        lead -= terms[PRIZE]
    margins = terms[MARGIN]
    value += 4 * _MARGINS[margins + 12 + max(-12, min(12, lead))]
    value += 4 * _MARGINS[margins + 37 + islands]
    return value + _ROWS[table + _SIZES + size] + terms[REST]


@compiled
def _of_bridges(bridges, near, table):
    """Returns what bridges add by how near both sides are to the islands at their ends."""
    value = 0
    while bridges:
        bit = bridges & -bridges
        line = BIT[bit % 37]
        value += _ROWS[table + 9 * (near >> _LOW[line] & 15) + (near >> _HIGH[line] & 15)]
        bridges ^= bit
    return value


@compiled
def _result(mine, theirs, my_counts, their_counts, terms):
    islands = count(owned(my_counts)) - count(owned(their_counts))
    lead = terms[LEAD] + islands
    if not lead and terms[BREAKS_TIES]:
        lead = islands
        if not lead:
            lead = count(mine) - count(theirs)
    if not lead:
        return islands
    return WON + islands if lead > 0 else islands - WON


@compiled
def worth_of_pile(mine, theirs, my_counts, their_counts, hand, terms):
    """Returns the mean worth over all cards that may be on top of the pile."""
    if not terms[TOTAL]:
        return worth(mine, theirs, my_counts, their_counts, hand, 1, terms)
    value = 0
    for card in range(12):
        number = terms[UNSEEN + card]
        if number:
            more = with_card(hand, card)
            value += number * worth(mine, theirs, my_counts, their_counts, more, 0, terms)
    return value // terms[TOTAL]


@compiled
def worth_of_declining(terms):
    """Returns what is added (less than nothing) for a turn without a draw."""
    return _ROWS[terms[ROW] + _DECLINED]
