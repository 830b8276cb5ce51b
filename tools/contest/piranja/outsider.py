"""A foreign program as a player of Kai Piranja: PLAYERS.md tells its author how."""

import json

from manners import one_line
from piranja.rules.actions import FETCH

from ..outsider import Foreign
from ..players import Forfeit
from ..program import SHOWN
from .observation import WORDS, observation


class Outside(Foreign):
    """Starts a program, and ends it when the game is over; raises Forfeit for its faults."""

    def __init__(self, command, patience, seat):
        super().__init__(command, patience)
        self._seat = seat

    def moves(self, sight):
        answer = self.ask(json.dumps(observation(sight, self._seat)))
        try:
            return read(answer.split())
        except ValueError as problem:
            raise Forfeit(one_line(f"its answer cannot be read: {problem}", SHOWN)) from None

    def finish(self, sight, result):
        self.tell(json.dumps({**observation(sight, self._seat), **result}))


def read(words):
    """Returns the actions that a line stands for, or raises ValueError with a sentence."""
    if not words:
        raise ValueError("it is an empty line")
    actions = []
    for word in words:
        if actions and actions[-1] < FETCH:
            raise ValueError(f"'{word}' comes after the end of the answer")
        known = [action for action in WORDS if WORDS[action] == word]
        if not known:
            raise ValueError(f"'{word}' is not one of {' '.join(WORDS.values())}")
        actions += known
    return actions
