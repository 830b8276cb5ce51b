"""What outlasts a game, as bytes for the program's notes: the form for a new one, and the ladder.

1 byte  VERSION
1       who plays: White's player plus 16 times Black's
1       edition
1       flags: guard, opened, the side with the head start, and (4 times) who begins
1       bridges of the head start
2       the ladder (see ladder.py)
2       the end of the checksum of the last game counted there: a cut makes it end twice
"""

import binascii

from ..robots.levels import LEVELS
from ..rules.editions import EDITIONS
from ..rules.limits import MOST_HANDICAP
from .ladder import SIZE, Ladder

VERSION = 1

_FORM = 5
_LAST = 2
_NONE = b"\xff\xff"


class Notes:
    """Made from bytes; what they do not tell is as in the beginning."""

    def __init__(self, data):
        self.ladder = Ladder(len(LEVELS))
        self._form = b""
        self._last = _NONE
        if len(data) == _FORM + SIZE + _LAST and data[0] == VERSION:
            self._form = data[:_FORM]
            self.ladder.unpack(data[_FORM : _FORM + SIZE])
            self._last = data[_FORM + SIZE :]

    def packed(self):
        return self._form + self.ladder.packed() + self._last

    def fill_in(self, setup):
        """Fills in the form as it was."""
        if not self._form:
            return
        _, players, edition, flags, handicap = self._form
        players = bytes((players & 15, players >> 4))
        starts = flags >> 3
        if max(players) > len(LEVELS) or edition >= len(EDITIONS) or starts > 2:
            return
        setup.players[:] = players
        setup.edition = edition
        setup.guard = bool(flags & 1)
        setup.opened = bool(flags & 2)
        setup.handicap_side = flags >> 2 & 1
        setup.starts = starts
        setup.handicap = min(handicap, MOST_HANDICAP)
        setup.fit()

    def take(self, setup):
        """Takes over the form as it is filled in."""
        flags = setup.guard | setup.opened << 1 | setup.handicap_side << 2 | setup.starts << 3
        players = setup.players[0] | setup.players[1] << 4
        self._form = bytes((VERSION, players, setup.edition, flags, setup.handicap))

    def count(self, view, robot, won):
        """Counts a game against a robot, once; returns the robot that is offered next.

        `won` is None where nobody has.
        """
        last = (binascii.crc32(view.history[: view.length]) & 0x7FFF).to_bytes(_LAST, "little")
        if last != self._last:
            self._last = last
            if won is not None:
                self.ladder.note(robot, won)
        return robot if won is None else self.ladder.offered
