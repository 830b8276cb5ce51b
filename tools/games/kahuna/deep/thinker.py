"""Thinks about a position as one side sees it: the best turn, and the chance to win with it."""

from collections import namedtuple

from handheld.chance import Chance, seed_of
from kahuna.robots.knowledge import shown
from kahuna.rules.game import Game
from kahuna.rules.view import View

from . import flat_rules
from .compiling import memory
from .turn_finder import LENGTH, PATH, ROW, desk, find_turns
from .win_chances import SURE, weigh

# How much it thinks. `width` ways to play the hand are followed at a time. For each of the `ways`
# found all draws are looked at, and the best turns become candidates. `rounds` says, round by
# round, how many candidates are tried in how many worlds; the best go on. The answer to a turn is
# the best of `answers` turns in `samples` worlds after `depth` quick turns; then `onward` quick
# turns follow.
Effort = namedtuple("Effort", "width ways rounds answers samples depth onward")
FULL = Effort(16, 24, ((12, 20), (6, 48), (3, 64), (2, 96)), 5, 6, 3, 3)
LEAST = Effort(2, 2, ((2, 1),), 2, 1, 1, 1)  # only to try it out

# The best turn and the chance to win with it; the chance with the turn that was played, if any.
Thought = namedtuple("Thought", "turn chance played")


class Thinker:
    """Draws its lots from a Chance: the same Chance gives the same thoughts."""

    def __init__(self, chance, effort=None):
        effort = effort or FULL
        self._chance = chance
        self._effort = effort
        self._desks = (desk(max(effort.ways, effort.rounds[0][0])), desk(8), desk(4))
        self._answering = memory(4)
        self._answering[:] = [effort.answers, effort.samples, effort.depth, effort.onward]

    def think(self, game, played=b""):
        """Thinks about a game of the engine; `played` is a turn to compare with the best one."""
        trial = Trial(game, self._candidates(game, played))
        order = list(range(len(trial.turns)))
        if len(order) > 1 or played:
            for most, worlds in self._effort.rounds:
                order = _kept(order, most, played)
                seeds = [
                    self._chance.below(1 << 24) * 2654435761 % (1 << 32) | 1 for _ in range(worlds)
                ]
                trial.play(order, seeds, self._answering, self._desks)
                order.sort(key=trial.rank)
        best = order[0]
        return Thought(trial.turns[best], trial.chance(best), trial.chance(0) if played else None)

    def _candidates(self, game, played):
        """Returns the turns to try: first the one played, then the others by what they seem
        worth."""
        effort = self._effort
        _, drawn, stays, now, then, best, turns = self._desks[0]
        most = effort.rounds[0][0]
        find_turns(game, effort.width, effort.ways, most, drawn, stays, now, then, best, turns)
        rows = range(1, 1 + ROW * int(turns[0]), ROW)
        found = [_actions(int(turns[row + PATH]), int(turns[row + LENGTH])) for row in rows]
        return [played, *(turn for turn in found if turn != played)] if played else found


class Trial:
    """Candidates, and how they have fared."""

    def __init__(self, game, turns):
        self.turns = turns
        self._game = game
        self._paths, self._lengths, self._sums, self._which = (memory(len(turns)) for _ in range(4))
        self._worlds = [0] * len(turns)
        for i, turn in enumerate(turns):
            self._paths[i] = sum(action << 8 * at for at, action in enumerate(turn))
            self._lengths[i] = len(turn)

    def play(self, chosen, seeds, answering, desks):
        """Tries the chosen ones, each in one world per seed."""
        those = memory(len(seeds))
        those[:] = seeds
        self._which[: len(chosen)] = chosen
        for i in chosen:
            self._worlds[i] += len(seeds)
        weigh(
            self._game,
            self._paths,
            self._lengths,
            self._sums,
            self._which,
            len(chosen),
            those,
            answering,
            desks,
        )

    def rank(self, i):
        return -self._sums[i], i

    def chance(self, i):
        return float(self._sums[i] / (SURE * max(1, self._worlds[i])))


def _kept(order, most, played):
    """Returns the best `most`, among them in any case the turn that was played."""
    if played and 0 not in order[:most]:
        return [*order[: most - 1], 0]
    return order[:most]


def warm_up():
    """Compiles what is not compiled yet, by thinking a little."""
    game = Game()
    game.deal(bytes(range(12)) * 2)
    Thinker(Chance(seed_of(1)), LEAST).think(game_of(View(game, game.turn)))


def _actions(path, length):
    return bytes(path >> 8 * i & 255 for i in range(length))


def game_of(view):
    """Returns a game of the engine with what a View shows; any cards stand for the other hand."""
    game = memory(flat_rules.SIZE)
    other = 1 - view.side
    for side in (0, 1):
        game[flat_rules.MINE + side] = view.bridges[side]
        game[flat_rules.COUNTS + side] = packed(view.counts[12 * side : 12 * side + 12])
        game[flat_rules.SHOWN + side] = shown(view, side)
        game[flat_rules.SCORES + side] = view.scores[side]
    game[flat_rules.HANDS + view.side] = view.hands[view.side]
    game[flat_rules.HANDS + other] = some_hand(view.sizes[other])
    for field, value in (
        (flat_rules.FACE_UP, view.face_up),
        (flat_rules.GONE, view.gone),
        (flat_rules.PILE, view.pile),
        (flat_rules.ROUND, view.round),
        (flat_rules.PHASE, view.phase),
        (flat_rules.TURN, view.turn),
        (flat_rules.HAPPENED, view.happened),
        (flat_rules.DECLINED, view.declined),
        (flat_rules.LEFT, view.left),
        (flat_rules.WINNER, view.winner),
        (flat_rules.SEED, 1),
        (flat_rules.FREELY, view.discards_freely),
        (flat_rules.MAY_DECLINE, view.may_decline),
        (flat_rules.LAST_TURNS, view.edition.last_turns),
        (flat_rules.ADDS, view.edition.adds_islands),
        (flat_rules.EARLY, view.edition.early),
        (flat_rules.TIES, view.edition.breaks_ties),
        (flat_rules.GUARD, view.guard),
        (flat_rules.OPEN, view.opened),
    ):
        game[field] = int(value)
    return game


def uncover(game, hands, pile):
    """Lets both sides see all cards of the engine's game."""
    game[flat_rules.HANDS : flat_rules.HANDS + 2] = list(hands)
    game[flat_rules.DECK : flat_rules.DECK + len(pile)] = list(pile)
    game[flat_rules.TOP] = 0
    game[flat_rules.ALL_SEEN] = 1


def packed(counts):
    return sum(number << 4 * i for i, number in enumerate(counts))


def some_hand(size):
    """Returns a hand of that size: it does not matter which cards, as nobody looks."""
    return (1 << size) - 1
