"""A game between players, and what is noted about it, whichever game it is."""

import hashlib
import time

from handheld.chance import Chance

from .outsider import Outside
from .players import Forfeit


class Match:
    """One match. `seats` says which player sits on each seat. Each game adds its modules `players`
    and `protocol`, and

        is_over()            whether the game is over
        go_on(players)       asks the player whose turn it is, and does what it answers
        view(seat)           what that seat sees now
        result()             how the game ended, for a program, as a dictionary
        note()               what else is noted about it
        record_lines()       its record, line by line
    """

    def __init__(self, terms, seats, *name):
        self.terms = terms
        self.seats = seats
        self.name = name  # which all chance in this game comes from
        self.spent = [[] for _ in terms.players]  # for each player, the seconds of each thought
        self.forfeit = None

    def play(self):
        """Plays the game; returns the notes about it."""
        players = []
        try:
            for seat in range(len(self.seats)):
                players.append(self._player(seat))
            try:
                while not self.is_over():
                    self.go_on(players)
            except Forfeit as reason:
                self.forfeit = str(reason)
        finally:
            for seat, player in enumerate(players):
                player.finish(self.view(seat), self.result())
        note = {
            **self.note(),
            "forfeit": self.forfeit,
            "thoughts": [len(spent) for spent in self.spent],
            "seconds": [sum(spent) for spent in self.spent],
            "longest": [max(spent, default=0) for spent in self.spent],
        }
        if self.terms.records:
            note["record"] = "\n".join([*self.record_lines(), ""])
        return note

    def _player(self, seat):
        name = self.terms.players[self.seats[seat]]
        if name not in (*self.players.NAMES, *self.players.HERE):
            return Outside(self.protocol, name, self.terms.patience, seat)
        return self.players.named(name, self.chance("player", seat))

    def chance(self, *words):
        return chance_of(self.terms.seed, *self.name, *words)

    def think(self, player, view, spent):
        """Returns what a player does, and adds the time that took to the last one in `spent`."""
        began = time.perf_counter()
        try:
            return player.moves(view)
        finally:
            spent[-1] += time.perf_counter() - began


def chance_of(*words):
    """Returns a Chance that depends on these words alone."""
    name = " ".join(map(str, words))
    return Chance(hashlib.sha256(name.encode()).digest()[:8])
