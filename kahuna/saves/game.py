"""Reads a saved game (see packing.py) and replays it, so that no impossible game gets through.

The store makes sure that no byte has changed.
"""

from ..rules.actions import DEAL
from ..rules.decks import deck_fits
from ..rules.editions import EDITIONS
from ..rules.game import Game
from ..rules.legal import MOST, is_legal
from ..rules.limits import LONGEST, MOST_HANDICAP, TURN
from ..rules.phases import DEALING
from .packing import VERSION

_HEAD = 3  # edition, flags, handicap; any position is longer


def unpack(data):
    """Returns the game, its players and the cards drawn last; raises ValueError with a sentence."""
    try:
        if 0 < data[0] < VERSION:
            from .migrate import updated  # rarely needed

            data = updated(data)
        if data[0] != VERSION:
            raise ValueError("the saved game is of another version")
        return _replayed(data[4:]), _players(data[1]), data[2:4]
    except IndexError:
        raise ValueError("the saved game ends too soon")


def _players(both):
    from ..robots.levels import LEVELS

    players = bytes((both & 15, both >> 4))
    if max(players) > len(LEVELS):
        raise ValueError("the saved game has unknown players")
    return players


def _replayed(data):
    at = 1 + data[0]
    game = _begun(data[1:at])
    length = data[at]
    actions = data[at + 1 : at + 1 + length]
    if len(actions) != length or length > LONGEST:
        raise ValueError("the saved game has a wrong number of actions")
    at += 1 + length
    buffer = bytearray(MOST)
    for action in actions:
        if action == DEAL and game.phase == DEALING:
            size = data[at]
            deck = data[at + 1 : at + 1 + size]
            if len(deck) != size or not deck_fits(game, deck):
                raise ValueError("the saved game has an impossible deck")
            game.deal(deck)
            at += 1 + size
        elif is_legal(game, action, buffer):
            game.apply(action)
        else:
            raise ValueError("the saved game has an impossible action")
    if at != len(data):
        raise ValueError("the saved game goes on after its end")
    return game


def _begun(head):
    """Makes a new game that begins as `pack` has written."""
    if len(head) != _HEAD:
        from .position import game_at  # rarely needed: most games begin with a deal

        return game_at(head)
    number, flags, handicap = head
    if number >= len(EDITIONS) or flags > 15 or handicap > MOST_HANDICAP:
        raise ValueError("the saved game is of an unknown edition")
    edition = EDITIONS[number]
    if (
        (flags & 1 and not edition.has_guard)
        or (flags & 2 and not edition.has_open)
        or (handicap and not edition.has_handicap)
    ):
        raise ValueError("the saved game has a variant that its edition lacks")
    first = flags >> 2 & 1
    return Game(edition, bool(flags & 1), bool(flags & 2), first, (flags >> 3, handicap), TURN)
