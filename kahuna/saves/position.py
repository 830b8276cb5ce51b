"""Positions packed into a few bytes and back."""

from ..rules.bridges import put_back
from ..rules.cards import count, listed
from ..rules.decks import no_third
from ..rules.editions import EDITIONS
from ..rules.game import Game
from ..rules.phases import (
    BRIDGES,
    CARDS,
    DEALING,
    DISCARDED,
    DRAWN,
    FINAL,
    FRESH,
    HAND_LIMIT,
    HANDICAP,
    MOST_HANDICAP,
    OVER,
    PLAY,
)
from ..rules.tables import ALL_LINES

_PACKED = 36  # bytes of a packed position before its pile


def set_board(game, bridges, hands, round, scores):
    """Puts bridges (two masks), hands (two sets), round and scores where nothing is yet."""
    game.began = (bridges[0], bridges[1])
    game.round = game.first_round = round
    for side in (0, 1):
        put_back(game, side, bridges[side])
        game.hands[side] = hands[side]
        game.sizes[side] = count(hands[side])
        game.scores[side] = scores[side]


def packed(game):
    """The position alone, without its course, as at most 60 bytes; `unpacked` goes on from there."""
    started = game.length > 0
    # What goes on from here begins with the side at turn, and has its handicap behind it.
    first = game.first if game.phase == HANDICAP or not started else game.turn
    help_due = game.left if game.phase == HANDICAP else 0 if started else game.handicap
    flags = (
        game.guard | game.opened << 1 | first << 2 | game.handicap_side << 3 | game.declined << 4
    )
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


def unpacked(packed):
    """A game that goes on from a packed position; ValueError if it is impossible."""
    pile = packed[_PACKED:]
    if len(packed) < _PACKED or packed[_PACKED - 1] != len(pile) or packed[0] >= len(EDITIONS):
        raise ValueError("the position has a wrong length or edition")
    flags = packed[1]
    game = Game(EDITIONS[packed[0]], bool(flags & 1), bool(flags & 2), flags >> 2 & 1)
    game.handicap_side = flags >> 3 & 1
    game.declined = bool(flags & 16)
    game.handicap, game.left, game.phase, game.turn, game.round, game.happened = packed[2:8]
    game.winner = packed[8] - 1
    game.reason = packed[9]
    bridges = [int.from_bytes(packed[i : i + 4], "big") for i in (12, 16)]
    cards = [int.from_bytes(packed[i : i + 3], "big") for i in range(20, 35, 3)]
    if not (
        flags < 32
        and _possible_board(bridges, packed[10:12])
        and _possible_cards(cards, pile, game.opened)
        and _possible_progress(game)
        and _possible_phase(game, cards[4])
        and (game.happened == FRESH or _possible_turn(game, cards[game.turn]))
    ):
        raise ValueError("the position cannot come about in a game")
    set_board(game, bridges, cards, game.round, packed[10:12])
    game.open[:] = cards[2:4]
    game.face_up = cards[4]
    game.top = CARDS * (game.round - 1)
    game.pile = len(pile)
    game.decks[game.top : game.top + len(pile)] = pile
    game.ends[game.round - 1] = game.top + len(pile)
    game.prelude = game.left if game.phase == HANDICAP else 0
    game.start = bytes(packed)
    return game


def _possible_board(bridges, scores):
    white, black = bridges
    if white & black or (white | black) & ~ALL_LINES:
        return False
    return count(white) <= BRIDGES and count(black) <= BRIDGES and max(scores) < 128


def _possible_cards(cards, pile, opened):
    """Of hands, open cards, face-up cards and pile: whether all are sets of the cards there are."""
    held = list(pile)
    for i in (0, 1, 4):
        if cards[i] >> 12 & ~cards[i]:
            return False
        held += listed(cards[i])
    for i in (0, 1):
        shown = cards[2 + i]
        if shown & ~cards[i] or shown >> 12 & ~shown or (shown and not opened):
            return False
    face_up = count(cards[4])
    return (
        no_third(held)
        and max(count(cards[0]), count(cards[1])) <= HAND_LIMIT
        and (face_up == 3 or (face_up < 3 and not pile))
    )


def _possible_progress(game):
    edition = game.edition
    return (
        game.phase <= OVER
        and game.turn <= 1
        and 1 <= game.round <= 3
        and game.happened < DISCARDED + 12
        and game.winner <= 1
        and game.reason <= DRAWN
        and (game.reason > 0) == (game.phase == OVER)
        and (game.winner >= 0) == (0 < game.reason < DRAWN)
        and (edition.has_guard or not game.guard)
        and (edition.has_open or not game.opened)
        and game.handicap <= (MOST_HANDICAP if edition.has_handicap else 0)
        and game.left <= MOST_HANDICAP
    )


def _possible_phase(game, face_up):
    """Whether what is due fits the cards on the table."""
    if game.phase == DEALING:
        return not face_up and not game.left
    if game.phase == HANDICAP:
        return face_up and game.left > 0 and game.left == game.handicap
    if game.phase == PLAY:
        return face_up and not game.left
    if game.phase == FINAL:
        return not face_up and game.round == 3 and game.edition.last_turns and 0 < game.left < 3
    return True


def _possible_turn(game, hand):
    """Whether something can have been played or discarded in the turn under way."""
    return game.phase > HANDICAP and count(hand) < HAND_LIMIT
