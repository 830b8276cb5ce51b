"""Where the cursor begins on the lines of a card: where a play achieves most."""

from ..rules.cards import count
from ..rules.limits import ISLAND_COUNT, LINE_COUNT
from ..rules.tables import HIGH, LOW, NEED, REACH

_NEVER = 7  # stands for the missing bridges if there are not lines enough


def most_useful(view, lines):
    """Returns the line of the mask where a play of the side at turn achieves most.

    A bridge ranks before a removal. Among bridges, the one that wins more islands ranks first, then
    the one that takes more bridges, the one that leaves fewer missing for an island, and the one on
    islands where the other side has more bridges.
    """
    best = -1
    most = -1
    theirs = view.bridges[1 - view.turn]
    for line in range(LINE_COUNT):
        if lines >> line & 1:
            removal = theirs >> line & 1
            worth = _worth_of_removal(view, line) if removal else _worth_of_bridge(view, line)
            if worth > most:
                most = worth
                best = line
    return best


def _worth_of_bridge(view, line):
    mine = ISLAND_COUNT * view.turn
    theirs = ISLAND_COUNT - mine
    taken = won = in_way = 0
    fewest = _NEVER
    for island in (LOW[line], HIGH[line]):
        missing = NEED[island] - view.counts[mine + island] - 1
        if not missing:
            won += 1
            taken |= REACH[island] & view.bridges[1 - view.turn]
        elif 0 < missing < fewest and missing < _free(view, island):
            fewest = missing
        in_way += view.counts[theirs + island]
    worth = 32 * won + count(taken)
    return 1024 + 16 * (8 * worth + _NEVER - fewest) + in_way


def _worth_of_removal(view, line):
    """Counts the islands that the other side would lose, then its bridges there."""
    theirs = ISLAND_COUNT * (1 - view.turn)
    worth = 0
    for island in (LOW[line], HIGH[line]):
        held = view.counts[theirs + island]
        worth += held + (32 if held == NEED[island] else 0)
    return worth


def _free(view, island):
    return count(REACH[island] & ~(view.bridges[0] | view.bridges[1]))
