"""What is legal: every action open to the side at turn, in ascending order.

This works on a Game and on a View alike: it asks nothing that is hidden.
"""

from .actions import DISCARD, DRAW, END, REMOVE, REPLACE, TAKE
from .cards import ONE_EACH, count
from .limits import BRIDGES, HAND_LIMIT, ISLAND_COUNT, LINE_COUNT
from .phases import DISCARDED, FINAL, FRESH, HANDICAP, PLAY, PLAYED
from .tables import ALL_LINES, BIT, HIGH, HIGH_AF, HIGH_GL, LOW, LOW_AF, LOW_GL, NEED, REACH

# No state offers more actions than this: buffers need that much room.
MOST = 128


def legal(game, out):
    """Writes the legal actions into `out`, and returns how many there are."""
    if game.phase != PLAY:
        return _legal_elsewhere(game, out)
    happened = game.happened
    n = _legal_plays(game, out) if happened <= PLAYED else 0
    size = game.sizes[game.turn]
    if happened != PLAYED:
        # Rule 12. With nothing played, five cards now are five at the start of the turn.
        if size == HAND_LIMIT or happened != FRESH or game.discards_freely:
            n = _legal_discards(game, out, n)
    # Rule 7.
    if size < HAND_LIMIT:
        cards = game.face_up & ONE_EACH
        while cards:
            bit = cards & -cards
            out[n] = TAKE + BIT[bit % 37]
            n += 1
            cards ^= bit
        if game.pile:
            out[n] = DRAW
            n += 1
    # Rules 10 and 13.
    if not game.declined and game.may_decline:
        if happened <= PLAYED or game.discards_freely:
            out[n] = END
            n += 1
    return n


def _legal_elsewhere(game, out):
    """Does the same for a handicap (any free line) and the last turns (plays and the end)."""
    if game.phase == HANDICAP:
        return _write(ALL_LINES ^ (game.bridges[0] | game.bridges[1]), 0, out, 0)
    if game.phase != FINAL:
        return 0
    happened = game.happened
    n = _legal_plays(game, out) if happened <= PLAYED else 0
    if happened != PLAYED and game.discards_freely:
        n = _legal_discards(game, out, n)
    out[n] = END
    return n + 1


def _legal_plays(game, out):
    side = game.turn
    hand = game.hands[side]
    if not hand:
        return 0
    mine = game.bridges[side]
    theirs = game.bridges[1 - side]
    free = ALL_LINES ^ (mine | theirs)
    if game.guard:
        free &= ~_reach_of(game, 1 - side)
    # A side that has laid all 25 bridges leaves two lines free at most: count only then.
    spare = free & (free - 1)
    full = not spare & (spare - 1) and count(mine) >= BRIDGES
    low_islands = LOW_AF[hand & 63] | LOW_GL[hand >> 6 & 63]
    high_islands = HIGH_AF[hand & 63] | HIGH_GL[hand >> 6 & 63]
    n = 0
    if not full:
        lines = free & low_islands
        while lines:
            bit = lines & -lines
            out[n] = BIT[bit % 37]
            n += 1
            lines ^= bit
        lines = free & high_islands
        while lines:
            bit = lines & -lines
            out[n] = BIT[bit % 37] + LINE_COUNT
            n += 1
            lines ^= bit
    either = theirs & low_islands & high_islands
    twice = hand >> ISLAND_COUNT
    if not either and not twice:
        return n
    low_pairs = theirs & (LOW_AF[twice & 63] | LOW_GL[twice >> 6])
    high_pairs = theirs & (HIGH_AF[twice & 63] | HIGH_GL[twice >> 6])
    n = _write(low_pairs, REMOVE, out, n)
    n = _write(either, REMOVE + LINE_COUNT, out, n)
    n = _write(high_pairs, REMOVE + 2 * LINE_COUNT, out, n)
    if game.guard and not full:
        allowed = _replaceable(game, 1 - side, low_pairs | either | high_pairs)
        n = _write(low_pairs & allowed, REPLACE, out, n)
        n = _write(either & allowed, REPLACE + LINE_COUNT, out, n)
        n = _write(high_pairs & allowed, REPLACE + 2 * LINE_COUNT, out, n)
    return n


def _reach_of(game, side):
    """Returns the lines that touch an island which a side controls."""
    lines = 0
    base = ISLAND_COUNT * side
    for i in range(ISLAND_COUNT):
        if game.counts[base + i] >= NEED[i]:
            lines |= REACH[i]
    return lines


def _replaceable(game, owner, lines):
    """Returns the bridges of a side whose loss leaves it in control of neither end (rule 18)."""
    allowed = 0
    base = ISLAND_COUNT * owner
    for line in range(LINE_COUNT):
        if lines >> line & 1:
            low = LOW[line]
            high = HIGH[line]
            if game.counts[base + low] <= NEED[low] and game.counts[base + high] <= NEED[high]:
                allowed |= 1 << line
    return allowed


def _legal_discards(game, out, n):
    # Several discards are a set of cards: one order of them is enough.
    lowest = game.happened - DISCARDED if game.happened >= DISCARDED else 0
    return _write(game.hands[game.turn] & ONE_EACH & -(1 << lowest), DISCARD, out, n)


def _write(lines, family, out, n):
    while lines:
        bit = lines & -lines
        out[n] = family + BIT[bit % 37]
        n += 1
        lines ^= bit
    return n


def is_legal(game, action, buffer):
    """Whether an action is legal; the buffer has room for MOST actions."""
    for i in range(legal(game, buffer)):
        if buffer[i] == action:
            return True
    return False
