"""The players of Kai Piranja that the arena knows by name. They return their actions up to the next
card or the end of the turn."""

from contest.players import Player, Robot, anything
from piranja.robots import create
from piranja.robots.levels import LEVELS
from piranja.rules.actions import BRING_IN, FETCH, TURN
from piranja.rules.decks import shoal_left, unseen
from piranja.rules.feeding import bites
from piranja.rules.fish import HUNGRY, KINDS
from piranja.rules.legal import MOST, legal

LEVEL_NAMES = [str(number) for number in range(1, 1 + len(LEVELS))]
NAMES = (*LEVEL_NAMES, "random", "five", "sketch")
HERE = ()


def named(name, chance):
    """Makes a player of that name, one of NAMES."""
    others = {"random": Random, "five": Five, "sketch": Sketch}
    return others[name](chance) if name in others else Level(create, name, chance)


class Level(Robot):
    def moves(self, view):
        return [self.thought(view).action]


class Random(Player):
    """Takes legal actions at random, uniformly, one after another."""

    def moves(self, view):
        return [anything(legal_actions(view), self._chance)]


class Five(Player):
    """Brings in its row once it has five fish, and fetches whatever it may."""

    def moves(self, view):
        choice = legal_actions(view)
        if choice[-1] >= FETCH:
            return [choice[-1]]
        enough = len(view.rows[view.turn]) >= 5
        return [BRING_IN if enough and BRING_IN in choice else TURN]


class Sketch(Player):
    """Goes on as long as the next card promises more than it threatens; fetches all it may."""

    def moves(self, view):
        choice = legal_actions(view)
        if choice[-1] >= FETCH:
            return [choice[-1]]
        return [TURN if BRING_IN not in choice or promise(view) > 0 else BRING_IN]


def legal_actions(game):
    buffer = bytearray(MOST)
    return buffer[: legal(game, buffer)]


def promise(view):
    """Returns how many cards the next one would bring, less those that it would cost, summed over
    all cards that may come. It ignores whether a sated fish fits the player's own row."""
    ending = not shoal_left(view)
    counts = unseen(view)[KINDS:] if ending else unseen(view)[:KINDS]
    row = view.rows[view.turn]
    more = 0
    for fish, number in enumerate(counts):
        if fish >= HUNGRY:
            # The game would end, and then a row counts for nothing.
            more -= number * (len(row) if ending else bites(row, fish))
        else:
            alike = sum(not (fish ^ other) & 3 for other in row)
            more += number * (1 + (view.digesting[fish & 3] if alike == 2 else 0))
    return more
