"""The cursor on the lines: where it goes, as look/steps.py has it, and where it begins."""

from ..look.layout import MIDDLES
from ..look.steps import BOARD_STEPS, STEPS
from ..rules.cards import count
from ..rules.limits import ISLAND_COUNT, LINE_COUNT
from ..rules.tables import HIGH, LOW, NEED, REACH
from .slots import NO_CARD

# Directions, as the chooser's buttons have them.
UP, DOWN, LEFT, RIGHT = range(4)
_NEVER = 7  # bridges missing where lines are missing, too


def step(line, direction, lines, card):
    """Returns the next line of the mask `lines` in a direction, or that line.

    All of them touch the island of `card`; with NO_CARD they are any lines, nearly all of them.
    """
    if card == NO_CARD:
        return _step_over_board(line, direction, lines)
    place = size = others = bit = 0
    for other in range(LINE_COUNT):
        if REACH[card] >> other & 1:
            if other == line:
                place = size
            else:
                others |= (lines >> other & 1) << bit
                bit += 1
            size += 1
    steps = STEPS[card][2 * ((place << bit) + others) + direction // 2]
    return _line_at(card, steps & 15 if direction % 2 else steps >> 4)


def _line_at(island, place):
    """Returns an island's line of that number."""
    for line in range(LINE_COUNT):
        if REACH[island] >> line & 1:
            if not place:
                return line
            place -= 1


def _step_over_board(line, direction, lines):
    goal = BOARD_STEPS[4 * line + direction]
    if lines >> goal & 1:
        return goal
    beyond = BOARD_STEPS[4 * goal + direction]
    if lines >> beyond & 1 and _way(line, beyond, direction)[0] > 0:
        return beyond
    return _nearest_ahead(line, direction, lines)


def _nearest_ahead(line, direction, lines):
    best = line
    least = 1 << 20
    for other in range(LINE_COUNT):
        if lines >> other & 1:
            ahead, aside = _way(line, other, direction)
            if 0 < ahead >= aside and ahead + 2 * aside < least:
                least = ahead + 2 * aside
                best = other
    return best


def _way(here, there, direction):
    """Returns how far a line lies ahead of another, and how far aside."""
    across = MIDDLES[2 * there] - MIDDLES[2 * here]
    down = MIDDLES[2 * there + 1] - MIDDLES[2 * here + 1]
    if direction == UP or direction == DOWN:
        return down if direction == DOWN else -down, abs(across)
    return across if direction == RIGHT else -across, abs(down)


def nearest(line, lines):
    """Returns the line of the mask that is closest to a line, or that line; -1 for no lines."""
    best = -1
    least = 1 << 20
    for other in range(LINE_COUNT):
        if lines >> other & 1:
            across, down = _way(line, other, RIGHT)
            if across * across + down * down < least:
                least = across * across + down * down
                best = other
    return best


def most_useful(view, lines):
    """Returns the line of the mask where a play of the side at turn does most.

    A bridge comes before a removal: first one that wins islands, then one that takes more bridges,
    then one that leaves fewer missing on an island, then one that is more in the other's way.
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
