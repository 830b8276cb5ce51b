"""Kahuna's profile: what outlasts a game, as bytes.

1 byte  VERSION
1       the setup of a new game: White's player plus 16 times Black's
1         edition
1         flags: guard, opened, the side with the head start, and (8 times) who begins
1         bridges of the head start
2       the ladder (see ladder.py)
2       15 bits of the checksum of the last game counted, which may end again after a power cut
2       the lessons that are done, a bit for each, and the FIRST_GAME
8       the puzzles that are solved, a bit for each
1       the page of the rules that was read last
1       switches: comments; whether any game was ever begun; whether the current one is the first;
          luck at the pile
1       how many puzzles of the day were solved in a row
3       the highest robot beaten in each edition, half a byte each
56      the games counted, in ROWS (see handheld.tallies)
2..18   the names of the players of White and Black, each after its length
2       the last day whose puzzle was solved or given up (see play/daily.py)

The first profiles of version 3 had no day, those of version 2 no names; those of version 1 ended
with the last game counted.
"""

import binascii

from handheld.letters import is_name
from handheld.tallies import Tallies

from ..robots.levels import LEVELS
from ..rules.editions import EDITIONS
from ..rules.limits import MOST_HANDICAP
from .ladder import SIZE, Ladder

VERSION = 3
LESSONS = 15  # the number that there is room for
FIRST_GAME = 1 << LESSONS  # the bit after the lessons
PUZZLES = 64

# The rows of the tallies, with room for another robot and two more editions.
AGAINST = 0  # plus a robot's number, less one
PEOPLE = 10  # plus a side: a game of two persons counts in both rows
IN_EDITION = 12  # plus an edition's number, for games against robots
ROWS = 18

_SETUP = 4
_NO_SETUP = b"\xff" * _SETUP
_FORMER = 1 + _SETUP + SIZE + 2  # the length of version 1
_HIGHEST = 3
_SWITCHES = _FORMER + 2 + PUZZLES // 8 + 1
_TALLIES = _SWITCHES + 2 + _HIGHEST

_COMMENTS = 1
_BEGUN = 2
_FIRST = 4
_LUCK = 8


class Profile:
    """The profile, made from bytes; whatever they lack has its default.

    `lessons` is a mask of those that are done, `solved` has a bit for each puzzle, `page` is that
    of the rules, `comments` says whether games get comments, `begun` whether there ever was a game,
    `first` whether the current one is the FIRST_GAME, `shows_luck` whether the bar counts at the
    pile how many unseen cards help; `streak` and `day` are those of the puzzle of
    the day; `tallies` has ROWS; `names` are White's and Black's, as bytes (see handheld.letters).
    """

    def __init__(self, data):
        self.ladder = Ladder(len(LEVELS))
        self.lessons = 0
        self.solved = bytearray(PUZZLES // 8)
        self.page = 0
        self.comments = False
        self.begun = False
        self.first = False
        self.shows_luck = False
        self.streak = self.day = 0
        self.tallies = Tallies(ROWS)
        self.names = [b"", b""]
        self._setup = _NO_SETUP
        self._last = b"\xff\xff"
        self._highest = bytearray(_HIGHEST)
        if len(data) == _FORMER and data[0] == 1:
            self._unpack_game(data)
            self.begun = True  # version 1 was saved only when a game began
        elif len(data) >= _TALLIES + self.tallies.size and 1 < data[0] <= VERSION:
            self._unpack_game(data)
            self._unpack_more(data)
            self._unpack_end(data[_TALLIES + self.tallies.size :])

    def _unpack_game(self, data):
        self._setup = data[1 : 1 + _SETUP]
        self.ladder.unpack(data[1 + _SETUP : 1 + _SETUP + SIZE])
        self._last = data[_FORMER - 2 : _FORMER]

    def _unpack_more(self, data):
        self.lessons = int.from_bytes(data[_FORMER : _FORMER + 2], "little")
        self.solved[:] = data[_FORMER + 2 : _SWITCHES - 1]
        self.page, switches, self.streak = data[_SWITCHES - 1 : _SWITCHES + 2]
        self.comments = bool(switches & _COMMENTS)
        self.begun = bool(switches & _BEGUN)
        self.first = bool(switches & _FIRST)
        self.shows_luck = bool(switches & _LUCK)
        self._highest[:] = data[_TALLIES - _HIGHEST : _TALLIES]
        self.tallies.unpack(data[_TALLIES : _TALLIES + self.tallies.size])

    def _unpack_end(self, data):
        for side in (0, 1):
            length = data[0] if data else 0
            name = bytes(data[1 : 1 + length])
            if is_name(name):
                self.names[side] = name
            data = data[1 + length :]
        self.day = int.from_bytes(data[:2], "little")

    def pack(self):
        switches = self.comments * _COMMENTS | self.begun * _BEGUN | self.first * _FIRST
        switches |= self.shows_luck * _LUCK
        return (
            bytes((VERSION,))
            + self._setup
            + self.ladder.pack()
            + self._last
            + self.lessons.to_bytes(2, "little")
            + bytes(self.solved)
            + bytes((self.page, switches, self.streak))
            + bytes(self._highest)
            + self.tallies.pack()
            + b"".join([bytes((len(name),)) + name for name in self.names])
            + self.day.to_bytes(2, "little")
        )

    # Puzzles

    def is_solved(self, puzzle):
        return bool(self.solved[puzzle >> 3] >> (puzzle & 7) & 1)

    def solve(self, puzzle):
        """Notes that a puzzle is solved."""
        self.solved[puzzle >> 3] |= 1 << (puzzle & 7)

    def count_solved(self):
        return sum([self.is_solved(puzzle) for puzzle in range(PUZZLES)])

    def unsolved(self, first, count):
        """Returns the first of `count` puzzles, from `first` on, that is not solved; or -1."""
        for step in range(count):
            if not self.is_solved((first + step) % count):
                return (first + step) % count
        return -1

    # The setup

    def unpack_setup(self, setup):
        """Restores the setup."""
        players, edition, flags, handicap = self._setup
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

    def pack_setup(self, setup):
        """Takes over the setup."""
        flags = setup.guard | setup.opened << 1 | setup.handicap_side << 2 | setup.starts << 3
        players = setup.players[0] | setup.players[1] << 4
        self._setup = bytes((players, setup.edition, flags, setup.handicap))

    # Finished games

    def is_new(self, view):
        """Whether a finished game was not counted yet; the next call says that it was."""
        last = (binascii.crc32(view.history[: view.length]) & 0x7FFF).to_bytes(2, "little")
        new = last != self._last
        self._last = last
        return new

    def count(self, robot, edition, won):
        """Counts a game against a robot; `won` is None if nobody has won."""
        if won is not None:
            self.ladder.count(robot, won)
        self.tallies.count(AGAINST + robot - 1, bool(won))
        self.tallies.count(IN_EDITION + edition, bool(won))
        self.tallies.extend_streak(bool(won))
        if won and robot > self.highest(edition):
            half = 4 * (edition & 1)
            others = self._highest[edition >> 1] & 0xF0 >> half
            self._highest[edition >> 1] = others | robot << half

    def count_people(self, winner):
        """Counts a game of two persons; `winner` is a side, or -1."""
        for side in (0, 1):
            self.tallies.count(PEOPLE + side, side == winner)

    def highest(self, edition):
        """Returns the highest robot beaten in an edition, 0 if none was."""
        robot = self._highest[edition >> 1] >> 4 * (edition & 1) & 15
        return robot if robot <= len(LEVELS) else 0

    def forget_games(self):
        """Clears the statistics; the robot offered next stays."""
        self.tallies = Tallies(ROWS)
        self._highest = bytearray(_HIGHEST)
        self.ladder.beaten = 0
