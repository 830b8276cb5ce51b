"""Finds ways to play a hand, and whole turns, as the robots do: the best few are followed.

A list is an array: how many rows it has, then the rows, best first. A row has a worth, the board
from the mover's side, its hand, and the actions so far as one number, eight bits each.
"""

from kahuna.rules.actions import DISCARD, DRAW, END, REMOVE, REPLACE, TAKE
from kahuna.rules.limits import BRIDGES, HAND_LIMIT
from kahuna.rules.phases import FRESH, PLAY, PLAYED

from .compiling import compiled, memory
from .flat_rules import (
    COUNTS,
    ENDS,
    FACE_UP,
    FREELY,
    GUARD,
    HANDS,
    HAPPENED,
    MINE,
    PHASE,
    PILE,
    SIZE,
    TURN,
    count,
    free_lines,
    lay,
    may_end,
    replaceable,
    spent,
    with_card,
    without_card,
)
from .worth import TERMS, WON, expect, know, worth, worth_of_declining, worth_of_pile

VALUE = 0
BOARD = 1  # bridges, then numbers of bridges, the mover's first
HAND = 5
PATH = 6
LENGTH = 7
ROW = 8
NONE = -0x3FFFFFFF
PLAYS = 5


def desk(rows):
    """Returns the memory for a search that keeps up to `rows` rows: a game, the terms of turns that
    end with and without a draw, and four lists."""
    lists = [memory(1 + ROW * rows) for _ in range(4)]
    return (memory(SIZE), memory(TERMS), memory(TERMS), *lists)


@compiled
def put(rows, most, value, mine, theirs, my_counts, their_counts, hand, path, length):
    """Puts a row into its place in a list, unless the list has it or is full of better ones."""
    at = rows[0]
    while at and rows[1 + ROW * (at - 1)] < value:
        at -= 1
    row = 1 + ROW * (at - 1)
    while row > 0 and rows[row] == value:
        if (
            rows[row + BOARD] == mine
            and rows[row + BOARD + 1] == theirs
            and rows[row + HAND] == hand
        ):
            return
        row -= ROW
    if at == most:
        return
    if rows[0] < most:
        rows[0] += 1
    for i in range(ROW * rows[0], ROW * (at + 1), -1):
        rows[i] = rows[i - ROW]
    row = 1 + ROW * at
    rows[row] = value
    rows[row + BOARD] = mine
    rows[row + BOARD + 1] = theirs
    rows[row + BOARD + 2] = my_counts
    rows[row + BOARD + 3] = their_counts
    rows[row + HAND] = hand
    rows[row + PATH] = path
    rows[row + LENGTH] = length


@compiled
def find_ways(game, terms, gain, width, keep, now, then, best):
    """Fills `best` with ways to play the hand of the side to move; one way is to play nothing."""
    side = game[TURN]
    hand = game[HANDS + side]
    mine, theirs = game[MINE + side], game[MINE + 1 - side]
    my_counts, their_counts = game[COUNTS + side], game[COUNTS + 1 - side]
    value = worth(mine, theirs, my_counts, their_counts, hand, gain, terms)
    if gain and count(hand) == HAND_LIMIT:  # it cannot draw
        value = worth(mine, theirs, my_counts, their_counts, hand, 0, terms)
        value += worth_of_declining(terms)
    best[0] = now[0] = 0
    put(best, keep, value, mine, theirs, my_counts, their_counts, hand, 0, 0)
    if game[HAPPENED] > PLAYED:
        return
    put(now, width, value, mine, theirs, my_counts, their_counts, hand, 0, 0)
    for _ in range(PLAYS):
        then[0] = 0
        for at in range(now[0]):
            if now[1 + ROW * at] < WON:
                _go_on(game[GUARD], now, 1 + ROW * at, terms, gain, width, keep, then, best)
        if not then[0]:
            return
        now, then = then, now


@compiled
def _go_on(guard, now, row, terms, gain, width, keep, then, best):
    """Tries all plays that can follow a row."""
    mine, theirs = now[row + BOARD], now[row + BOARD + 1]
    my_counts, their_counts = now[row + BOARD + 2], now[row + BOARD + 3]
    hand, path, length = now[row + HAND], now[row + PATH], now[row + LENGTH]
    can_lay = count(mine) < BRIDGES
    free = free_lines(mine, theirs, their_counts, guard) if can_lay else 0
    for line in range(27):
        if free >> line & 1:
            first, step = line, 27
            last = REMOVE
        elif theirs >> line & 1:
            first, step = REMOVE + line, 27
            last = DISCARD if guard and can_lay and replaceable(their_counts, line) else REPLACE
        else:
            continue
        for action in range(first, last, step):
            rest = spent(hand, action)
            if rest < 0:
                continue
            m, t, mc, tc = mine, theirs, my_counts, their_counts
            if action >= REMOVE:
                t ^= 1 << line
                tc -= ENDS[line]
            if action < REMOVE or action >= REPLACE:
                m, t, mc, tc = lay(m, t, mc, tc, line)
            value = worth(m, t, mc, tc, rest, gain, terms)
            longer = path | action << 8 * length
            put(then, width, value, m, t, mc, tc, rest, longer, length + 1)
            put(best, keep, value, m, t, mc, tc, rest, longer, length + 1)


@compiled
def find_turns(game, width, keep, most, drawn, stays, now, then, best, turns):
    """Fills `turns` with the best whole turns of the side to move, up to the last action."""
    know(game, game[TURN], drawn)
    stays[:] = drawn
    draws = game[PHASE] == PLAY
    expect(game, drawn, True)
    expect(game, stays, False)
    find_ways(game, drawn if draws else stays, 1 if draws else 0, width, keep, now, then, best)
    turns[0] = 0
    for at in range(best[0]):
        _end(game, best, 1 + ROW * at, most, drawn, stays, turns)
    if draws and game[HAPPENED] == FRESH:
        side = game[TURN]
        hand = game[HANDS + side]
        if count(hand) == HAND_LIMIT or game[FREELY]:
            for card in range(12):
                if hand >> card & 1:
                    best[0] = 0
                    put(
                        best,
                        keep,
                        0,
                        game[MINE + side],
                        game[MINE + 1 - side],
                        game[COUNTS + side],
                        game[COUNTS + 1 - side],
                        without_card(hand, card),
                        DISCARD + card,
                        1,
                    )
                    _end(game, best, 1, most, drawn, stays, turns)


@compiled
def _end(game, ways, row, most, drawn, stays, turns):
    """Puts a row into the list of turns once for every way to end the turn after it."""
    mine, theirs = ways[row + BOARD], ways[row + BOARD + 1]
    my_counts, their_counts = ways[row + BOARD + 2], ways[row + BOARD + 3]
    hand, path, length = ways[row + HAND], ways[row + PATH], ways[row + LENGTH]
    first = path & 255
    discarded = length > 0 and first >= DISCARD
    happened = first if discarded else PLAYED if length else game[HAPPENED]
    draws = game[PHASE] == PLAY and count(hand) < HAND_LIMIT
    for action in range(TAKE, END + 1):
        if action == END:
            if not may_end(game, happened):
                continue
            value = worth(mine, theirs, my_counts, their_counts, hand, 0, stays)
        elif not draws:
            continue
        elif action == DRAW:
            if not game[PILE]:
                continue
            value = worth_of_pile(mine, theirs, my_counts, their_counts, hand, drawn)
        else:
            if not game[FACE_UP] >> (action - TAKE) & 1:
                continue
            if discarded and first - DISCARD == action - TAKE:  # what was just discarded
                continue
            more = with_card(hand, action - TAKE)
            value = worth(mine, theirs, my_counts, their_counts, more, 0, drawn)
        put(
            turns,
            most,
            value,
            mine,
            theirs,
            my_counts,
            their_counts,
            hand | action << 24,
            path | action << 8 * length,
            length + 1,
        )
