"""Positions: set up by hand, packed into a few bytes and back; and whether a deck fits a game."""

from .bridges import put_back
from .cards import copies, count, listed, set_of
from .editions import EDITIONS
from .game import Game
from .phases import (
    BRIDGES,
    CARDS,
    DEALING,
    DISCARDED,
    DRAWN,
    FINAL,
    HAND_LIMIT,
    HANDICAP,
    MOST_HANDICAP,
    OVER,
    PLAY,
    SIDE_NAMES,
)
from .tables import ALL_LINES, ISLANDS, LINES

_PACKED = 36  # bytes of a packed position before its pile


def place(game, bridges=(0, 0), hands=((), ()), round=1, scores=(0, 0)):
    """Sets a new game up: bridges as masks, hands as islands; then `deal` it the rest of a deck.

    Nothing is removed by setting up. ValueError with a sentence if it cannot be so.
    """
    _check_board(bridges, scores)
    if not 1 <= round <= 3:
        raise ValueError("there are three rounds: 1, 2 or 3")
    for side in (0, 1):
        if len(hands[side]) > HAND_LIMIT:
            raise ValueError("%s holds more than five cards" % SIDE_NAMES[side])
    check_copies(list(hands[0]) + list(hands[1]))
    game.round = round
    _set_board(game, bridges, (set_of(hands[0]), set_of(hands[1])), scores)
    game.start = pack(game)


def _check_board(bridges, scores):
    both = bridges[0] & bridges[1]
    for line in range(27):
        if both >> line & 1:
            raise ValueError("line %s has two bridges" % LINES[line])
    for side in (0, 1):
        if count(bridges[side]) > BRIDGES:
            raise ValueError("%s has only %d bridges" % (SIDE_NAMES[side], BRIDGES))
        if not 0 <= scores[side] <= 99:
            raise ValueError("a score is a number from 0 to 99")


def _set_board(game, bridges, hands, scores):
    for side in (0, 1):
        put_back(game, side, bridges[side])
        game.hands[side] = hands[side]
        game.sizes[side] = count(hands[side])
        game.scores[side] = scores[side]


def check_copies(cards):
    """ValueError if an island has more than its two cards in a list of islands."""
    for card in range(12):
        if sum([other == card for other in cards]) > 2:
            raise ValueError("there are only two cards %s" % ISLANDS[card])


def check_deck(game, deck):
    """ValueError with a sentence if a game that waits for a deck cannot be dealt this one."""
    check_copies(deck)
    held = [copies(game.hands[0], card) + copies(game.hands[1], card) for card in range(12)]
    for card in range(12):
        n = sum([other == card for other in deck])
        if n + held[card] > 2:
            raise ValueError(
                "a card %s is in the deck and in a hand, and there are only two" % ISLANDS[card]
            )
        if n + held[card] < 2 and (game.length or not game.start):
            raise ValueError(
                "the deck lacks a card %s: it must have every card that is in no hand"
                % ISLANDS[card]
            )
    if not len(deck) and (game.round < 3 or not game.edition.last_turns):
        raise ValueError("the deck is empty: that is possible only for the last turns")


def rest_of(game):
    """The cards that are in no hand, in order: what is shuffled for the next round."""
    cards = bytearray(CARDS - game.sizes[0] - game.sizes[1])
    n = 0
    for card in range(12):
        for _ in range(2 - copies(game.hands[0], card) - copies(game.hands[1], card)):
            cards[n] = card
            n += 1
    return cards


# Packing


def pack(game):
    """The position alone, without its course, as at most 60 bytes; `unpack` goes on from there."""
    started = game.length > 0
    # What goes on from here begins with the side at turn, and has its handicap behind it.
    first = game.first if game.phase == HANDICAP or not started else game.turn
    help_due = game.left if game.phase == HANDICAP else 0 if started else game.help
    flags = game.guard | game.opened << 1 | first << 2 | game.helped << 3 | game.declined << 4
    packed = bytearray(
        (
            EDITIONS.index(game.edition),
            flags,
            help_due,
            game.left,
            game.phase,
            game.turn,
            game.round,
            game.happened,
            game.winner + 1,
            game.reason,
            game.scores[0],
            game.scores[1],
        )
    )
    for mask in game.bridges:
        packed.extend(mask.to_bytes(4, "big"))
    for cards in (game.hands[0], game.hands[1], game.open[0], game.open[1], game.face_up):
        packed.extend(cards.to_bytes(3, "big"))
    packed.append(game.pile)
    packed.extend(game.decks[game.top : game.top + game.pile])
    return bytes(packed)


def unpack(packed):
    """A game that goes on from a packed position; ValueError if that is impossible."""
    if len(packed) < _PACKED or len(packed) != _PACKED + packed[_PACKED - 1]:
        raise ValueError("the position has a wrong length")
    flags = packed[1]
    if packed[0] >= len(EDITIONS) or flags > 31:
        raise ValueError("the position is of an unknown edition")
    edition = EDITIONS[packed[0]]
    game = Game(edition, bool(flags & 1), bool(flags & 2), flags >> 2 & 1)
    game.helped = flags >> 3 & 1
    game.declined = bool(flags & 16)
    game.help, game.left, game.phase, game.turn, game.round, game.happened = packed[2:8]
    game.winner = packed[8] - 1
    game.reason = packed[9]
    bridges = [int.from_bytes(packed[i : i + 4], "big") for i in (12, 16)]
    cards = [int.from_bytes(packed[i : i + 3], "big") for i in range(20, 35, 3)]
    if (bridges[0] | bridges[1]) > ALL_LINES:
        raise ValueError("the position has a bridge on no line")
    _check_board(bridges, packed[10:12])
    _set_board(game, bridges, cards[0:2], packed[10:12])
    game.open[:] = cards[2:4]
    game.face_up = cards[4]
    pile = packed[_PACKED:]
    _check_cards(game, pile)
    _check_progress(game, edition)
    game.top = CARDS * (game.round - 1)
    game.pile = len(pile)
    game.decks[game.top : game.top + len(pile)] = pile
    game.ends[game.round - 1] = game.top + len(pile)
    game.prelude = game.left if game.phase == HANDICAP else 0
    game.start = bytes(packed)
    return game


def _check_cards(game, pile):
    """ValueError unless hands, face-up cards and pile are sets of the 24 cards there are."""
    for cards in (game.hands[0], game.hands[1], game.open[0], game.open[1], game.face_up):
        if cards >> 12 & ~cards:
            raise ValueError("the position has a second card without a first")
    for side in (0, 1):
        if game.sizes[side] > HAND_LIMIT:
            raise ValueError("%s holds more than five cards" % SIDE_NAMES[side])
        if game.open[side] & ~game.hands[side] or game.open[side] and not game.opened:
            raise ValueError("the position has an open card that nobody holds")
    shown = count(game.face_up)
    if shown > 3 or pile and shown < 3 or pile and max(pile) > 11:
        raise ValueError("the position has a wrong number of face-up cards")
    check_copies(
        listed(game.hands[0]) + listed(game.hands[1]) + listed(game.face_up) + list(pile)
    )


def _check_progress(game, edition):
    """ValueError unless phase, round and turn fit one another."""
    phase = game.phase
    wrong = (
        phase > OVER
        or game.turn > 1
        or not 1 <= game.round <= 3
        or not -1 <= game.winner <= 1
        or game.reason > DRAWN
        or (phase == OVER) != (game.reason > 0)
        or (game.winner >= 0) != (0 < game.reason < DRAWN)
        or game.help > MOST_HANDICAP
        or (game.guard and not edition.has_guard)
        or (game.opened and not edition.has_open)
        or (game.help and not edition.has_handicap)
        or game.happened >= DISCARDED + 12
        or game.left > MOST_HANDICAP
    )
    if phase == PLAY or phase == HANDICAP:
        wrong = wrong or not game.face_up or (game.left > 0) != (phase == HANDICAP)
    elif phase == FINAL:
        wrong = wrong or game.round < 3 or not edition.last_turns or not 1 <= game.left <= 2
    if phase == DEALING or phase == FINAL:
        wrong = wrong or game.face_up
    if wrong:
        raise ValueError("the position cannot come about in a game")
