"""What a position is worth, as in kahuna.robots.worth and with the same weights.

The worth of a position where a turn ends depends on the board and on terms, which `expect` writes:
all else that there is to know. `worth` takes the board as four numbers and the hand of the side
whose turn ends there.
"""

from kahuna.robots.trial import DECLINED, SIZES
from kahuna.robots.worth import WON as _WON
from kahuna.rules.tables import HIGH, LOW

from .. import weights
from .compiling import compiled, table
from .flat_rules import (
    ALL_LINES,
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
STAGE = 6
PART = 7
REST = 8
EXPECTED = 9  # how many cards of each island the other side may hold, in 16ths
UNSEEN = 21  # how many cards of each island this side does not see
TOTAL = 33  # how many it does not see in all
TERMS = 34

_STATES = len(weights.OWNER)  # of an island
_NEARS = 9  # values for how near both sides are to an island


def _signed(row):
    return [byte - 256 if byte > 127 else byte for byte in row]


def _island(island, mine, theirs):
    """Returns in one number the state of an island with these bridges, 256 times how near both
    sides are to it, and 4096 times whose it is; 0 if it has no room for them."""
    if mine + theirs > count(REACH[island]):
        return 0
    state = weights.FIRST[7 * island + mine] + theirs
    return state | weights.NEAR[state] << 8 | weights.OWNER[state] << 12


def _of_islands(row):
    """Yields what each state adds with 0, 1 or 2 of one's own cards and 0 to 3 lines that they can
    bridge; then what it adds for a quarter of a card that the other side may hold."""
    for cards in range(3):
        own = row[(3 + cards) * _STATES :] if cards else [0] * _STATES
        for lines in range(4):
            for_reach = row[min(3, cards + lines) * _STATES :]
            yield from (for_reach[state] + own[state] for state in range(_STATES))
    yield from row[6 * _STATES : 7 * _STATES]


def _of_lines(row):
    """Yields what a line adds without a bridge, with one's own and with the other side's, by how
    near both sides are to the islands at its ends, four bits each."""
    yield from [0] * 256
    for begin in (7 * _STATES, 7 * _STATES + _NEARS**2):
        for low in range(16):
            for high in range(16):
                is_near = low < _NEARS and high < _NEARS
                yield row[begin + _NEARS * low + high] if is_near else 0


_ROWS = [_signed(row) for row in weights.ROWS]
_STANDS = table(_island(i, at >> 3, at & 7) for i in range(12) for at in range(64))
_ISLANDS = table(n for row in _ROWS for n in _of_islands(row))
_LINES = table(n for row in _ROWS for n in _of_lines(row))
_SIZES = table(n for row in _ROWS for n in row[SIZES:])
_MARGINS = table(4 * n for row in weights.MARGINS for n in _signed(row))
_LEFT = table(_signed(weights.CARDS))
_DECLINED = DECLINED - SIZES
_PER_ISLANDS = 13 * _STATES
_PER_LINES = 3 * 256
_PER_SIZES = len(_ROWS[0]) - SIZES
_PER_MARGINS = len(weights.MARGINS[0])
_PER_ROUND = len(weights.CARDS) // 3
_LOW = table(4 * low for low in LOW)
_HIGH = table(4 * high for high in HIGH)

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
    """Writes the terms of a turn of the side to move, which ends with a card drawn or without."""
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
    terms[STAGE] = stage
    terms[PART] = part
    rest = _SIZES[_PER_SIZES * stage + 6 + others]
    if not left:
        rest += _LEFT[_PER_ROUND * (round_ - 1) + cards]
        if not drawn:
            rest += _SIZES[_PER_SIZES * stage + _DECLINED]
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
    stage = terms[STAGE]
    size = gain
    value = 0
    near = 0  # how near both sides are to each island, four bits for each
    islands = -12
    islands_at = _PER_ISLANDS * stage
    lines_at = _PER_LINES * stage
    # This and the next loop have no branches: that is faster, at least where it is compiled.
    for i in range(12):
        stands = _STANDS[i << 6 | (my_counts >> 4 * i & 15) << 3 | (their_counts >> 4 * i & 15)]
        near |= (stands >> 8 & 15) << 4 * i
        islands += stands >> 12
        cards = (hand >> i & 1) + (hand >> (12 + i) & 1)
        size += cards
        lines = REACH[i] & (both if hand >> i & 1 else some)
        fewer = lines & (lines - 1)
        reach = (lines != 0) + (fewer != 0) + (fewer & (fewer - 1) != 0)
        at = islands_at + (stands & 255)
        value += _ISLANDS[at + _STATES * (4 * cards + reach)]
        value += terms[EXPECTED + i] * _ISLANDS[at + _STATES * 12] >> 2
    for line in range(27):
        owner = (mine >> line & 1) + 2 * (theirs >> line & 1)
        ends = (near >> _LOW[line] & 15) << 4 | (near >> _HIGH[line] & 15)
        value += _LINES[lines_at + 256 * owner + ends]
    lead = terms[LEAD] + islands
    if islands > 0:
        lead += terms[PRIZE]
    elif islands < 0:
        lead -= terms[PRIZE]
    margins = _PER_MARGINS * terms[PART]
    value += _MARGINS[margins + 12 + max(-12, min(12, lead))]
    value += _MARGINS[margins + 37 + islands]
    return value + _SIZES[_PER_SIZES * stage + size] + terms[REST]


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
    """Returns what is added (a negative number) for a turn without a draw."""
    return _SIZES[_PER_SIZES * terms[STAGE] + _DECLINED]
