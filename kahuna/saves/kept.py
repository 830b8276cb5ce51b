"""What is kept of a game, as bytes: who plays, the cards drawn last, the game itself."""

from ..play.session import ROBOTS
from .save import load_game, save_game

_VERSION = 2
_TWO_PERSONS = b"\x01"  # the version before, which had no players


def pack(game, players, fresh):
    head = bytes((_VERSION, players[0] | players[1] << 4, fresh[0], fresh[1]))
    return head + save_game(game)


def unpack(data):
    """Game, players and fresh cards; ValueError if it is not what `pack` gave."""
    if data[0:1] == _TWO_PERSONS:
        data = bytes((_VERSION, 0)) + data[1:]
    if len(data) < 4 or data[0] != _VERSION:
        raise ValueError("the saved game is of another version")
    players = bytes((data[1] & 15, data[1] >> 4))
    if max(players) > ROBOTS:
        raise ValueError("the saved game has unknown players")
    return load_game(data[4:]), players, data[2:4]
