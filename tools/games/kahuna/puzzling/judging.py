"""Judges puzzles: what reaches a goal, of all a turn can come to, and how well that is hidden."""

from collections import namedtuple
from math import factorial

from kahuna.play.puzzle import (
    BOTH,
    FREE,
    LEAD,
    NO_BRIDGE,
    NO_ISLAND,
    TAKE,
    WIN,
    reaches,
)
from kahuna.rules.actions import REMOVE
from kahuna.rules.limits import ISLAND_COUNT

from .outcomes import explore, islands, plays

# A goal and its number, the ways to reach it, how many boards the turn can leave, and whether a
# greedy player, who takes the most with every play, gets there.
Found = namedtuple("Found", "goal number ways outcomes greedy")


def goals(start):
    """Returns the goals that make sense in a state: not reached yet, and worth a turn."""
    mine, theirs = islands(start[0]), islands(start[1])
    wanted = [(WIN, 2), (WIN, 3)]
    wanted += [(TAKE, island) for island in range(ISLAND_COUNT) if theirs >> island & 1]
    for one in range(ISLAND_COUNT):
        for other in range(one + 1, ISLAND_COUNT):
            if not mine >> one & 1 and not mine >> other & 1:
                wanted.append((BOTH, one | other << 4))
    wanted += [(FREE, 2), (FREE, 3)]
    if size(mine) < size(theirs):
        wanted.append((LEAD, 0))
    if size(theirs) > 1:
        wanted.append((NO_ISLAND, 0))
    if size(start[1]) > 1:
        wanted.append((NO_BRIDGE, 0))
    return wanted


def puzzles(start, wanted=None):
    """Yields a Found for each goal that exactly one outcome of a state reaches."""
    reached = explore(start)
    boards = {state[:2] for state in reached}
    before = islands(start[0]), islands(start[1])
    after = {board: (islands(board[0]), islands(board[1])) for board in boards}
    for goal, number in goals(start) if wanted is None else wanted:
        good = [board for board in boards if reaches(goal, number, before, after[board], board[1])]
        # Without a bridge of the other side the game is over, which may happen only as the goal.
        if len(good) == 1 and all(board[1] or board in good for board in boards):
            ends = {state for state in reached if state[:2] == good[0]}
            yield Found(
                goal,
                number,
                sorted(way for end in ends for way in ways(reached, end)),
                len(boards),
                not ends.isdisjoint(greedy(start)),
            )


def ways(reached, end):
    """Returns all orders of plays that lead to a state."""
    if not reached[end]:
        return [()]
    return [(*way, action) for before, action in reached[end] for way in ways(reached, before)]


def greedy(start):
    """Returns the states that a player passes who always takes the most: islands, then bridges."""
    passed, now = {start}, [start]
    while now:
        state = now.pop()
        following = plays(state)
        most = max((gain(state, after) for _, after in following), default=0)
        for _, after in following:
            if gain(state, after) == most and after not in passed:
                passed.add(after)
                now.append(after)
    return passed


def gain(state, after):
    """Returns what a play brings: islands won and taken from the other side, then bridges."""
    won = size(islands(after[0])) - size(islands(state[0]))
    lost = size(islands(state[1])) - size(islands(after[1]))
    return won + lost, size(state[1]) - size(after[1])


def size(mask):
    return bin(mask).count("1")


def is_quiet(start, way):
    """Whether a way begins with a play that wins no island and takes none."""
    action = way[0]
    after = next(state for play, state in plays(start) if play == action)
    return gain(start, after)[0] == 0


def hiding(start, found):
    """Returns how well an outcome is hidden: the higher, the better."""
    shortest = min(len(way) for way in found.ways)
    return (
        2 * shortest
        + 3 * (not found.greedy)
        + 3 * all(max(way) >= REMOVE for way in found.ways)
        + 3 * (3 * len(found.ways) <= factorial(shortest))  # the order matters
        + 2 * all(is_quiet(start, way) for way in found.ways)
        + all(way[0] >= REMOVE for way in found.ways)
        + found.outcomes.bit_length() // 2
    )


def grade(found):
    """Returns the grade: 0, 1 or 2, or -1 for what is too easy.

    In the first grade two plays are enough, and a greedy player gets there. In the second, either
    it takes more plays, or greed fails; in the third, both.
    """
    shortest = min(len(way) for way in found.ways)
    if shortest < 2 or found.outcomes < (6, 10, 30)[(shortest > 2) + (not found.greedy)]:
        return -1
    return (shortest > 2) + (not found.greedy)
