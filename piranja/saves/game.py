"""Reads a saved game (see packing.py) and replays it, so that no impossible game gets through."""

from ..rules.decks import count_aside
from ..rules.fish import KINDS, SEA, SHOAL, copies
from ..rules.game import Game
from ..rules.history import actions
from ..rules.legal import is_legal
from .packing import VERSION, checksum
from .seating import unpack_seats


def unpack(data, seats):
    """Returns the game, and puts its players into `seats`; or raises ValueError."""
    if len(data) < 3 or data[0] != VERSION or data[1:3] != checksum(data[3:]):
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
    """Returns a game with just its cards and its history, which may be impossible."""
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
    """Whether the deck has the right cards; some of the shoal may have been set aside."""
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
    """Plays an unchecked game again; raises ValueError if that is impossible."""
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
