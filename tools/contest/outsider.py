"""An outside program as a player: PLAYERS.md tells its author how."""

import json

from manners import one_line

from .players import Forfeit
from .program import SHOWN, Program, words_of


class Outside:
    """Starts a program, and ends it when the game is over; raises Forfeit for its faults.

    `protocol` says what it gets to read on its seat, and what its answers mean.
    """

    about_to_ask = staticmethod(lambda command: None)  # called before a program is asked

    def __init__(self, protocol, command, patience, seat):
        self._protocol = protocol
        self._command = command
        self._patience = patience
        self._seat = seat
        self._program = None
        try:
            self._program = Program(words_of(command))
        except (OSError, ValueError) as error:
            self._problem = f"it cannot be started: {getattr(error, 'strerror', None) or error}"

    def moves(self, view):
        if not self._program:
            raise Forfeit(self._problem)
        self.about_to_ask(self._command)
        answer = self._program.ask(json.dumps(self._observation(view)), self._patience)
        try:
            return self._protocol.read(answer.split(), view)
        except ValueError as problem:
            raise Forfeit(one_line(f"its answer cannot be read: {problem}", SHOWN)) from None

    def finish(self, view, result):
        if self._program:
            self._program.close(json.dumps({**self._observation(view), **result}))

    def _observation(self, view):
        return self._protocol.observation(view, self._seat)
