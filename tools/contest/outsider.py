"""A foreign program as a player: PLAYERS.md tells its author how."""

import json

from kahuna.records import notation
from kahuna.rules.actions import DISCARD, ends_turn
from kahuna.rules.phases import HANDICAP
from manners import one_line

from .observation import observation
from .players import Forfeit
from .program import SHOWN, Program, words_of


class Foreign:
    """Starts a program, and ends it when the game is over; raises Forfeit if it does not answer."""

    about_to_ask = staticmethod(lambda command: None)  # is told the command of each that is asked

    def __init__(self, command, patience):
        self._command = command
        self._patience = patience
        self._program = None
        try:
            self._program = Program(words_of(command))
        except (OSError, ValueError) as error:
            self._problem = f"it cannot be started: {getattr(error, 'strerror', None) or error}"

    def ask(self, line):
        """Returns its answer to a line."""
        if not self._program:
            raise Forfeit(self._problem)
        self.about_to_ask(self._command)
        return self._program.ask(line, self._patience)

    def tell(self, line):
        """Sends it the last line."""
        if self._program:
            self._program.close(line)


class Outside(Foreign):
    """Plays Kahuna; raises Forfeit for its faults."""

    def moves(self, view):
        answer = self.ask(json.dumps(observation(view)))
        try:
            return _whole(_read_turn(answer.split(), view))
        except ValueError as problem:
            told = one_line(f"its answer cannot be read: {problem}", SHOWN)
            raise Forfeit(told) from None

    def finish(self, view, result):
        self.tell(json.dumps({**observation(view), "result": result}))


def _read_turn(words, view):
    """Returns the actions that a line stands for, or raises ValueError with a sentence."""
    if not words:
        raise ValueError("it is an empty line")
    if view.phase == HANDICAP:
        if len(words) != view.left:
            raise ValueError(f"bridges to lay: {view.left}, lines given: {len(words)}")
        return [notation.line(word) for word in words]
    actions = []
    for word in words:
        if actions and ends_turn(actions[-1]):
            raise ValueError(f"'{word}' comes after the end of the turn")
        if word[0] == "#" and len(word) > 1:
            actions += [DISCARD + notation.island(letter) for letter in sorted(word[1:])]
        else:
            actions.append(notation.parse(word))
    return actions


def _whole(actions):
    yield from actions
    # The caller stops when the turn or the game ends.
    raise Forfeit("its turn has no end: ^, ^F or . must come last")
