"""Writes a game as bytes for the store, with its whole history, so that log and record survive.

    1 byte  VERSION
    2       15 bits of the checksum of everything that follows
    ...     who sits where (see seating.py)
    1       who began
    1       number of shoal cards
    1       how many cards have been turned over
    ...     the cards in their order, two a byte
    ...     how the turns ended, two bits for each card turned over
    ...     the fetches: when (the cards turned over so far), and the species, plus 4 before the
            first card of a turn

game.py reads it. Games are saved so often that writing has its own module.
"""

import binascii

from .seating import pack_seats

VERSION = 1


def pack(game, seats):
    """Returns a game and its players as bytes."""
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
    return bytes((VERSION,)) + checksum(data) + bytes(data)


def checksum(data):
    return (binascii.crc32(data) & 0x7FFF).to_bytes(2, "little")
