"""Saves: a game with its whole course, or a position alone, as bytes that prove themselves.

    2 bytes  "Kh"
    1        version
    1        what it is: COURSE or POSITION
    2        length of the body
    ...      the body
    4        CRC-32 of all before

A course is edition, flags, handicap, the position it began from (if any), the decks in their order
and the actions; reading it plays the game again, so no impossible game gets through.
"""

from binascii import crc32

from ..rules.actions import DEAL
from ..rules.decks import deck_fits
from ..rules.editions import EDITIONS
from ..rules.game import Game
from ..rules.legal import MOST, is_legal
from ..rules.phases import CARDS, DEALING, LONGEST, MOST_HANDICAP

VERSION = 1
COURSE = 1
POSITION = 2

_MAGIC = b"Kh"


class SaveError(ValueError):
    """Bytes that are no save, or one of an impossible game."""


def save_position(game):
    """The position alone, in at most 128 bytes."""
    from .position import packed

    return _frame(POSITION, packed(game))


def load_position(data):
    """A game that goes on from a saved position; SaveError."""
    try:
        return _unpack(_unframe(POSITION, data))
    except ValueError as error:
        raise SaveError(str(error))


def save_game(game):
    """The game with its course, so that log, undo and record come back with it."""
    body = bytearray(
        (
            EDITIONS.index(game.edition),
            game.guard | game.opened << 1 | game.first << 2 | game.handicap_side << 3,
            game.handicap,
            len(game.start),
        )
    )
    body.extend(game.start)
    body.append(game.length)
    body.extend(game.history[: game.length])
    round = game.first_round
    for i in range(game.length):
        if game.history[i] == DEAL:
            if i:
                round += 1
            start = CARDS * (round - 1)
            body.append(game.ends[round - 1] - start)
            body.extend(game.decks[start : game.ends[round - 1]])
    return _frame(COURSE, body)


def load_game(data):
    """The game that `save_game` wrote; SaveError."""
    body = _unframe(COURSE, data)
    try:
        return _replay(body)
    except IndexError:
        raise SaveError("the save ends too soon")
    except ValueError as error:
        raise SaveError(str(error))


def _frame(kind, body):
    data = _MAGIC + bytes((VERSION, kind)) + len(body).to_bytes(2, "big") + body
    return data + crc32(data).to_bytes(4, "big")


def _unframe(kind, data):
    if len(data) < 10 or data[:2] != _MAGIC:
        raise SaveError("this is no save of Kahuna")
    if data[2] != VERSION:
        raise SaveError("the save is of another version of Kahuna")
    if data[3] != kind:
        raise SaveError("the save holds something else")
    end = 6 + int.from_bytes(data[4:6], "big")
    if len(data) != end + 4:
        raise SaveError("the save has a wrong length")
    if crc32(data[:end]).to_bytes(4, "big") != data[end:]:
        raise SaveError("the save is damaged")
    return data[6:end]


def _replay(body):
    game, at = _begin(body)
    length = body[at]
    actions = body[at + 1 : at + 1 + length]
    at += 1 + length
    if len(actions) != length or length > LONGEST:
        raise ValueError("the save has too many actions")
    buffer = bytearray(MOST)
    for action in actions:
        if action == DEAL and game.phase == DEALING:
            deck = body[at + 1 : at + 1 + body[at]]
            if len(deck) != body[at] or not deck_fits(game, deck):
                raise ValueError("the save has an impossible deck")
            game.deal(deck)
            at += 1 + len(deck)
        elif is_legal(game, action, buffer):
            game.apply(action)
        else:
            raise ValueError("the save has an impossible play")
    if at != len(body):
        raise ValueError("the save has a wrong length")
    return game


def _begin(body):
    edition, flags, help_given, start = body[0], body[1], body[2], body[3]
    if start:
        return _unpack(bytes(body[4 : 4 + start])), 4 + start
    if edition >= len(EDITIONS) or flags > 15 or help_given > MOST_HANDICAP:
        raise ValueError("the save is of an unknown edition")
    edition = EDITIONS[edition]
    if (
        (flags & 1 and not edition.has_guard)
        or (flags & 2 and not edition.has_open)
        or (help_given and not edition.has_handicap)
    ):
        raise ValueError("the save has a variant that its edition lacks")
    handicap = (flags >> 3, help_given)
    return Game(edition, bool(flags & 1), bool(flags & 2), flags >> 2 & 1, handicap), 4


def _unpack(packed):
    # Games that began from a position are rare: others need not hold this in memory.
    from .position import unpacked

    return unpacked(packed)
