"""A game as bytes for the store, with its whole history, so that log and record survive.

    1 byte  VERSION
    2       the end of the checksum of all that follows
    ...     who sits where (see seating.py)
    1       who began
    1       number of shoal cards
    1       how many cards have been turned over
    ...     the cards in their order, two a byte
    ...     how the turns ended, two bits for each card turned over
    ...     the fetches: when (the cards turned over so far), and the species; 4 more before the
            first card of a turn

Reading replays the game, so no impossible one gets through.
"""

import binascii

from ..rules.decks import count_aside
from ..rules.fish import KINDS, SEA, SHOAL, copies
from ..rules.game import Game
from ..rules.history import actions
from ..rules.legal import is_legal
from .seating import pack_seats, unpack_seats

VERSION = 1


def pack(game, seats):
    """Returns a game and who plays it as bytes."""
    data = bytearray(pack_seats(seats))
    data.extend(bytes((game.first, game.sea_at, game.turned)))
    deck = game.deck
    odd = len(deck) & 1
    for at in range(0, len(deck) - odd, 2):
        data.append(deck[at] & 15 | (deck[at + 1] & 15) << 4)
    if odd:
        data.append(deck[-1] & 15)
    for start in range(0, game.turned, 4):
        four = 0
        for at in range(start, min(start + 4, game.turned)):
            four |= deck[at] >> 4 << 2 * (at & 3)
        data.append(four)
    for at in range(0, len(game.fetched), 3):
        data.append(game.fetched[at])
        data.append(game.fetched[at + 1] & 7)
    return bytes((VERSION,)) + _checksum(data) + bytes(data)


def unpack(data, seats):
    """Returns the game, and seats its players; or raises ValueError."""
    if len(data) < 3 or data[0] != VERSION or data[1:3] != _checksum(data[3:]):
        raise ValueError("this is no saved game")
    data = unpack_seats(data[3:], seats)
    try:
        first, sea_at, turned = data[0], data[1], data[2]
        if first >= seats.count or sea_at != SHOAL - count_aside(seats.count):
            raise ValueError("the saved game has an impossible beginning")
        unchecked = _unchecked(data, seats.count, first, sea_at, turned)
    except IndexError:
        raise ValueError("the saved game ends too soon")
    return _replayed(unchecked)


def _unchecked(data, players, first, sea_at, turned):
    """Returns a game with nothing but its cards and its history, which may be impossible."""
    size = sea_at + SEA
    deck = bytearray(size)
    for at in range(size):
        deck[at] = data[3 + at // 2] >> 4 * (at & 1) & 15
    unchecked = Game(players, deck[:sea_at], deck[sea_at:], first)
    if turned > size or not _all_there(unchecked):
        raise ValueError("the saved game has other cards")
    start = 3 + (size + 1) // 2
    for at in range(turned):
        unchecked.deck[at] |= (data[start + at // 4] >> 2 * (at & 3) & 3) << 4
    unchecked.turned = turned
    start += (turned + 3) // 4
    for at in range(start, len(data), 2):
        unchecked.fetched.extend(bytes((data[at], data[at + 1], 0)))
    return unchecked


def _all_there(game):
    """Whether the cards are those of the game; of the shoal some may have been set aside."""
    counts = bytearray(2 * KINDS)
    for at, fish in enumerate(game.deck):
        if fish >= KINDS:
            return False
        counts[fish if at < game.sea_at else KINDS + fish] += 1
    for fish in range(KINDS):
        if counts[fish] > copies(fish, False) or counts[KINDS + fish] != copies(fish, True):
            return False
    return True


def _replayed(unchecked):
    """Plays an unchecked game again; raises ValueError if that cannot be."""
    deck = bytes([fish & 15 for fish in unchecked.deck])
    game = Game(
        unchecked.players, deck[: unchecked.sea_at], deck[unchecked.sea_at :], unchecked.first
    )
    for action in actions(unchecked):
        if not is_legal(game, action):
            raise ValueError("the saved game has an impossible action")
        game.apply(action)
    if len(game.fetched) != len(unchecked.fetched):
        raise ValueError("the saved game has fetches out of order")
    return game


def _checksum(data):
    return (binascii.crc32(data) & 0x7FFF).to_bytes(2, "little")
