"""Thinks about a position as one side sees it: which turns are worth what."""

from array import array

from kahuna.robots.knowledge import shown
from kahuna.rules.actions import END
from kahuna.rules.phases import FINAL

from . import rules
from .compiling import memory
from .search import SURE, weigh
from .turns import LENGTH, PATH, ROW, VALUE, desk, find_turns
from .worth import TERMS

WIDTH = 16  # ways to play the hand that are followed at a time
WAYS = 24  # of these the best, for which all draws are looked at
CANDIDATES = 12
ROUNDS = ((12, 6), (6, 12), (3, 20), (2, 24))
EFFORT = (5, 6, 3, 3)


class Thinker:
    def __init__(self, seed, rounds=ROUNDS, effort=EFFORT):
        self._seed = seed
        self._desks = (desk(32), desk(16), desk(8))
        self.rounds = rounds
        self.effort = memory(4)
        for i in range(4):
            self.effort[i] = effort[i]

    def choose(self, view):
        game = game_of(view)
        _, drawn, stays, now, then, best, turns = self._desks[0]
        find_turns(game, WIDTH, WAYS, CANDIDATES, drawn, stays, now, then, best, turns)
        number = turns[0]
        paths, lengths, sums, which = (memory(number) for _ in range(4))
        for i in range(number):
            paths[i] = turns[1 + ROW * i + PATH]
            lengths[i] = turns[1 + ROW * i + LENGTH]
        order = list(range(number))
        done = 0
        seeds = memory(100)
        for i in range(100):
            self._seed = self._seed * 1103515245 + 12345 & 0x7FFFFFFF
            seeds[i] = self._seed | 1
        if number > 1:
            for keep, worlds in self.rounds:
                order = order[:keep]
                for i, c in enumerate(order):
                    which[i] = c
                weigh(game, paths, lengths, sums, which, len(order), seeds, done, done + worlds, self.effort, self._desks)
                done += worlds
                order.sort(key=lambda c: -sums[c])
        best = order[0]
        self.chance = sums[best] / max(1, done) / SURE
        return actions_of(int(paths[best]), int(lengths[best]))


def actions_of(path, length):
    return bytes(path >> 8 * i & 255 for i in range(length))


def game_of(view):
    """Returns what a View shows as a game of the engine; the other hand has cards but which?"""
    game = memory(rules.SIZE)
    other = 1 - view.side
    for side in (0, 1):
        game[rules.MINE + side] = view.bridges[side]
        game[rules.COUNTS + side] = packed(view.counts[12 * side : 12 * side + 12])
        game[rules.SHOWN + side] = shown(view, side)
        game[rules.SCORES + side] = view.scores[side]
    game[rules.HANDS + view.side] = view.hands[view.side]
    game[rules.HANDS + other] = some_hand(view.sizes[other])
    for field, value in (
        (rules.FACE_UP, view.face_up),
        (rules.GONE, view.gone),
        (rules.PILE, view.pile),
        (rules.ROUND, view.round),
        (rules.PHASE, view.phase),
        (rules.TURN, view.turn),
        (rules.HAPPENED, view.happened),
        (rules.DECLINED, view.declined),
        (rules.LEFT, view.left),
        (rules.WINNER, view.winner),
        (rules.SEED, 1),
        (rules.FREELY, view.discards_freely),
        (rules.MAY_DECLINE, view.may_decline),
        (rules.LAST_TURNS, view.edition.last_turns),
        (rules.ADDS, view.edition.adds_islands),
        (rules.EARLY, view.edition.early),
        (rules.TIES, view.edition.breaks_ties),
        (rules.GUARD, view.guard),
        (rules.OPEN, view.opened),
    ):
        game[field] = int(value)
    return game


def uncover(seen, game):
    """Shows the engine's game all cards of the Game that it was made from."""
    for side in (0, 1):
        seen[rules.HANDS + side] = game.hands[side]
    pile = game.decks[game.top : game.top + game.pile]
    seen[rules.DECK : rules.DECK + len(pile)] = list(pile)
    seen[rules.TOP] = 0
    seen[rules.ALL_SEEN] = 1


def packed(counts):
    return sum(number << 4 * i for i, number in enumerate(counts))


def some_hand(size):
    """Returns a hand of that size: which cards does not matter, as nobody looks."""
    return (1 << size) - 1
