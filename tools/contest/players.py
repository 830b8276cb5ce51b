"""The players that the arena knows by name.

A player has `moves(view)`: the next actions of its turn, one or more; it is asked again while its
turn goes on. While a handicap is laid the actions are lines. `finish(view, result)` tells it that
the game is over. It takes all chance from the Chance that it was made with.
"""

from kahuna.robots import create
from kahuna.robots.levels import LEVELS
from kahuna.rules.actions import DISCARD, END, ends_turn
from kahuna.rules.bridges import controlled
from kahuna.rules.cards import count
from kahuna.rules.game import Game
from kahuna.rules.legal import MOST, legal
from kahuna.rules.phases import HANDICAP, OVER
from kahuna.rules.undo import undo

LEVEL_NAMES = [level.name for level in LEVELS]
NAMES = (*LEVEL_NAMES, "random", "greedy")
DEEP = "deep"  # apart from these: it takes a computer


class Forfeit(Exception):
    """A player loses the game by an illegal turn, a late one or none; the message says why."""


def named(name, chance):
    """Makes a player of that name, one of NAMES or DEEP."""
    if name == DEEP:
        return Deep(chance)
    if name == "random":
        return Random(chance)
    if name == "greedy":
        return Greedy(chance)
    return Level(name, chance)


class Level:
    """A robot of the handheld."""

    def __init__(self, name, chance):
        self._robot = create(LEVEL_NAMES.index(name), chance)

    def moves(self, view):
        self._robot.begin(view)
        while not self._robot.think(1000):
            pass
        return bytes(self._robot.turn)

    def finish(self, view, result):
        pass


class Deep:
    """Searches without the handheld's limits, for about a second a turn."""

    def __init__(self, chance):
        from deep import thinker  # which takes its time

        self._thinker = thinker.Thinker(chance)
        self._game_of = thinker.game_of
        self._robot = Level(LEVEL_NAMES[-1], chance)

    def moves(self, view):
        if view.phase == HANDICAP:
            return self._robot.moves(view)
        return self._thinker.think(self._game_of(view)).turn

    def finish(self, view, result):
        pass


class Random:
    """Takes legal actions at random, uniformly, one after another."""

    def __init__(self, chance):
        self._chance = chance
        self._buffer = bytearray(MOST)

    def moves(self, view):
        return [self._buffer[self._chance.below(legal(view, self._buffer))]]

    def finish(self, view, result):
        pass


class Greedy:
    """Looks no further than its own turn.

    Among all ways to play its hand it prefers one that wins at once, then the greatest lead in
    islands, then in bridges. Chance decides between equals, and which card is drawn. It declines
    or discards only if it cannot draw.
    """

    def __init__(self, chance):
        self._chance = chance

    def moves(self, view):
        plays = self._any_of(best_plays(view))
        if view.phase == HANDICAP:
            return plays
        game = sketch(view)
        for action in plays:
            game.apply(action)
        moves = list(plays)
        while game.phase != OVER and game.turn == view.side:
            moves.append(self._any_of(endings(game)))
            if ends_turn(moves[-1]):
                break
            game.apply(moves[-1])
        return moves

    def finish(self, view, result):
        pass

    def _any_of(self, choice):
        return choice[self._chance.below(len(choice))]


def sketch(view):
    """Makes a game that stands where the view does, as far as that shows, to try plays on."""
    game = Game(view.edition, view.guard, view.opened, view.first, (view.handicap_side, view.left))
    for name in ("bridges", "counts", "hands", "open", "sizes", "scores"):
        getattr(game, name)[:] = getattr(view, name)
    for name in ("face_up", "pile", "round", "phase", "turn", "happened", "declined", "left"):
        setattr(game, name, getattr(view, name))
    game.prelude = view.left if view.phase == HANDICAP else 0
    return game


def legal_actions(game):
    buffer = bytearray(MOST)
    return buffer[: legal(game, buffer)]


def best_plays(view):
    """Returns the ways to play the hand that a greedy player likes best, as lists of actions."""
    game = sketch(view)
    side, phase = view.side, view.phase
    best, ways = None, []
    known, way = set(), []

    def search():
        nonlocal best, ways
        state = (game.hands[side], *game.bridges)
        if state in known:  # by other plays, or in another order
            return
        known.add(state)
        if game.phase != HANDICAP:
            worth = _worth(game, side)
            if best is None or worth > best:
                best, ways = worth, []
            if worth == best:
                ways.append(way[:])
        if game.phase != phase:  # the game or the handicap is over
            return
        for action in legal_actions(game):
            if action >= DISCARD:
                break
            game.apply(action)
            way.append(action)
            search()
            way.pop()
            undo(game)

    search()
    return ways


def _worth(game, side):
    other = 1 - side
    won = 0
    if game.phase == OVER:
        won = 1 if game.winner == side else -1
    islands = count(controlled(game, side)) - count(controlled(game, other))
    return won, islands, count(game.bridges[side]) - count(game.bridges[other])


def endings(game):
    """Returns what a greedy player chooses from once it has played its cards."""
    actions = legal_actions(game)
    draws = [action for action in actions if ends_turn(action) and action != END]
    ends = [action for action in actions if action == END]
    return draws or ends or [action for action in actions if action >= DISCARD]
