"""Converts games saved in older versions of the format to the version that game.py reads.

Versions 1 to 3 had three robots, and version 1 had no players at all. Versions 1 and 2 put a frame
around the game: four bytes that identify it, its length, and a checksum at the end. In it, edition,
flags and handicap also came before a position, which has them itself.
"""

from ..rules.phases import DEALING
from .position import PHASE_AT, SET_UP

_KNOWN_BY = b"Kh\x01\x01"
_ROBOTS = (0, 3, 7, 8)  # what the old person, gentle, solid and strong robot are now


def updated(data):
    """Returns the same game in version 4; raises ValueError or IndexError if it is no game."""
    players = data[1] if data[0] > 1 else 0
    white = players & 15
    black = players >> 4
    if white >= len(_ROBOTS) or black >= len(_ROBOTS):
        raise ValueError("the saved game has unknown players")
    players = _ROBOTS[white] | _ROBOTS[black] << 4
    if data[0] < 3:
        data = _without_frame(data)
    return bytes((4, players)) + bytes(data[2:])


def _without_frame(data):
    at = data[0]  # the offset of the cards drawn last
    body = data[at + 8 : -4]
    if data[at + 2 : at + 6] != _KNOWN_BY or data[at + 6 : at + 8] != len(body).to_bytes(2, "big"):
        raise ValueError("the saved game is no game of an earlier version")
    head = bytearray(body[:3])
    end = 4 + body[3]
    if end > 4:
        position = bytearray(body[4:end])
        if position[0] != head[0] or position[1] & 15 != head[1] or position[2] != head[2]:
            raise ValueError("the saved game contradicts itself")
        if position[PHASE_AT] == DEALING:
            position[1] |= SET_UP
        head = position
    return bytes((3, 0, data[at], data[at + 1], len(head))) + head + body[end:]
