"""Kai Piranja's profile: what outlasts a game, as bytes.

1 byte  VERSION
1       the setup of a new game: who begins
1       who lost the last game, or NOBODY
1       switches: danger shown; catches shown; whether any game was ever begun; whether the current
        one is the first, with comments
1       the lessons that are done, a bit for each, and the FIRST_GAME
1       the page of the rules that was read last
2       15 bits of the checksum of the last game counted, which may end again after a power cut
3       the records of all games: the most cards that anybody ever had, the longest row, and the
        biggest pile
32      the games counted, in ROWS (see handheld.tallies)
7..55   who sits where (see seating.py)

Version 2 had only the first of the records; version 1 also had one row of the tallies less.
"""

import binascii

from handheld.tallies import Tallies

from .seating import pack_seats, unpack_seats
from .seats import MOST, NOBODY, PERSON, ROBOTS

VERSION = 3

# The rows of the tallies.
SIGNS = 0  # plus a sign, for the games of persons with that sign
AGAINST = 6  # plus a robot's strength, less one: games of one person; the strongest robot counts
PEOPLE = AGAINST + ROBOTS  # games of several persons; won if one of them has won
ROWS = PEOPLE + 1

FIRST_GAME = 8  # the bit after the lessons

_DANGER = 1
_SHOWN = 2
_BEGUN = 4
_COMMENTS = 8
_HEAD = 11
_FORMER = 9  # bytes before the rows in versions 1 and 2
_ROW = 3  # bytes
_NO_SETUP = b"\xff"


class Profile:
    """The profile, made from bytes; whatever they lack has its default.

    `shows_danger` says whether the table shows how dangerous another card is, `shows_catches`
    whether it shows how many cards everybody has caught, `begun` whether there ever was a game,
    `comments` whether the current one is the first. `lessons` has a bit for each that is done,
    `page` is that of the rules. `records` are the most cards that anybody ever had, the longest
    row, and the biggest pile; `tallies` has ROWS.
    """

    def __init__(self, data):
        self.loser = NOBODY
        self.shows_danger = False
        self.shows_catches = False
        self.begun = False
        self.comments = False
        self.lessons = 0
        self.page = 0
        self.records = bytearray(3)
        self.tallies = Tallies(ROWS)
        self._last = b"\xff\xff"
        self._setup = _NO_SETUP
        if data[:1] == b"\x01":
            new = _FORMER + PEOPLE * _ROW
            data = b"\x02" + data[1:new] + bytes(_ROW) + data[new:]
        if data[:1] == b"\x02":
            new = bytes(_HEAD - _FORMER)
            data = bytes((VERSION,)) + data[1:_FORMER] + new + data[_FORMER:]
        at = _HEAD + self.tallies.size
        if len(data) >= at and data[0] == VERSION:
            self._setup = data[1:2] + data[at:]
            self.loser = data[2]
            self.shows_danger = bool(data[3] & _DANGER)
            self.shows_catches = bool(data[3] & _SHOWN)
            self.begun = bool(data[3] & _BEGUN)
            self.comments = bool(data[3] & _COMMENTS)
            self.lessons = data[4]
            self.page = data[5]
            self._last = data[6:8]
            self.records[:] = data[8:_HEAD]
            self.tallies.unpack(data[_HEAD:at])

    def pack(self):
        switches = self.shows_danger * _DANGER | self.shows_catches * _SHOWN
        switches |= self.begun * _BEGUN | self.comments * _COMMENTS
        head = (self.loser, switches, self.lessons, self.page)
        return (
            bytes((VERSION,))
            + self._setup[:1]
            + bytes(head)
            + self._last
            + bytes(self.records)
            + self.tallies.pack()
            + self._setup[1:]
        )

    # The setup

    def unpack_setup(self, setup):
        """Restores the setup."""
        if self._setup[0] > MOST + 1:
            return
        try:
            unpack_seats(self._setup[1:], setup.seats)
        except ValueError:
            return
        setup.starts = self._setup[0]
        setup.loser = self.loser

    def pack_setup(self, setup):
        """Takes over the setup."""
        self._setup = bytes((setup.starts,)) + pack_seats(setup.seats)

    # Finished games

    def forget_games(self):
        """Clears the statistics."""
        self.tallies = Tallies(ROWS)
        self.records = bytearray(3)

    def is_new(self, game):
        """Whether a finished game was not counted yet; the next call says that it was."""
        last = (binascii.crc32(game.deck) & 0x7FFF).to_bytes(2, "little")
        new = last != self._last
        self._last = last
        return new

    def count(self, records, seats, winners, loser):
        """Counts a finished game, and raises the records to those of the game."""
        self.loser = loser
        for at in range(len(records)):
            self.records[at] = max(self.records[at], records[at])
        kinds = seats.kinds[: seats.count]
        for seat in range(seats.count):
            if not kinds[seat]:
                self.tallies.count(SIGNS + seats.signs[seat], seat in winners)
        won = PERSON in [kinds[seat] for seat in winners]
        if seats.persons == 1:
            self.tallies.count(AGAINST + max(kinds) - 1, won)
            self.tallies.extend_streak(won)
        elif seats.persons:
            self.tallies.count(PEOPLE, won)
