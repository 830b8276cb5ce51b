"""The players of Kahuna that the arena knows by name. While a handicap is laid, their actions are
lines."""

from contest.players import Player, Robot, anything
from kahuna.robots import create
from kahuna.robots.levels import LEVELS
from kahuna.rules.actions import DISCARD, END, card_of, ends_turn, is_place
from kahuna.rules.bridges import controlled
from kahuna.rules.cards import count, listed
from kahuna.rules.game import Game
from kahuna.rules.legal import MOST, legal
from kahuna.rules.phases import HANDICAP, OVER
from kahuna.rules.undo import undo

LEVEL_NAMES = [str(number) for number in range(1, 1 + len(LEVELS))]
NAMES = (*LEVEL_NAMES, "random", "child", "greedy")
DEEP = "deep"
HERE = (DEEP,)  # only on this computer, as its search has to be installed


def named(name, chance):
    """Makes a player of that name, one of NAMES or HERE."""
    others = {"random": Random, "child": Child, "greedy": Greedy, DEEP: Deep}
    return others[name](chance) if name in others else Level(create, name, chance)


class Level(Robot):
    def moves(self, view):
        return bytes(self.thought(view).turn)


class Deep(Player):
    """Searches without the handheld's limits, for about a third of a second a turn."""

    def __init__(self, chance):
        from .deep import thinker  # only here, as importing it takes long

        self._thinker = thinker.Thinker(chance)
        self._game_of = thinker.game_of
        self._robot = Level(create, LEVEL_NAMES[-1], chance)

    def moves(self, view):
        if view.phase == HANDICAP:
            return self._robot.moves(view)
        return self._thinker.think(self._game_of(view)).turn


class Random(Player):
    """Takes legal actions at random, uniformly, one after another."""

    def moves(self, view):
        return [anything(legal_actions(view), self._chance)]


class Child(Player):
    """Plays or keeps each of its cards at random, and lays bridges anywhere.

    It removes none, and takes any card. It declines or discards only if it cannot draw.
    """

    def moves(self, view):
        game = sketch(view)
        if view.phase == HANDICAP:
            return [anything(legal_actions(game), self._chance)]
        moves = []
        for card in listed(view.hands[view.side]):
            anywhere = [
                action
                for action in legal_actions(game)
                if is_place(action) and card_of(action) == card
            ]
            if anywhere and self._chance.below(2):
                moves.append(anything(anywhere, self._chance))
                game.apply(moves[-1])
        return moves + ended(game, self._chance)


class Greedy(Player):
    """Looks no further than its own turn.

    Among all ways to play its hand it prefers one that wins at once, then the greatest lead in
    islands, then in bridges. Chance decides between equals, and which card it draws. It declines
    or discards only if it cannot draw.
    """

    def moves(self, view):
        plays = anything(best_plays(view), self._chance)
        if view.phase == HANDICAP:
            return plays
        game = sketch(view)
        for action in plays:
            game.apply(action)
        return list(plays) + ended(game, self._chance)


def ended(game, chance):
    """Returns how a simple player ends its turn once it has played its cards."""
    side, moves = game.turn, []
    while game.phase != OVER and game.turn == side:
        moves.append(anything(endings(game), chance))
        if ends_turn(moves[-1]):
            break
        game.apply(moves[-1])
    return moves


def sketch(view):
    """Makes a game to try plays on, which stands where the view does, as far as that shows."""
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
    """Returns the ways to play the hand that a greedy player prefers, as lists of actions."""
    game = sketch(view)
    side, phase = view.side, view.phase
    best, ways = None, []
    known, way = set(), []

    def search():
        nonlocal best, ways
        state = (game.hands[side], *game.bridges)
        if state in known:  # reached by other plays, or in another order
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
    """Returns the actions that a simple player chooses from once it has played its cards."""
    actions = legal_actions(game)
    draws = [action for action in actions if ends_turn(action) and action != END]
    ends = [action for action in actions if action == END]
    return draws or ends or [action for action in actions if action >= DISCARD]
