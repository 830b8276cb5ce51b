"""Takes back the last action of a game, by the bits that it left (see undo_bits.py)."""

from .actions import DEAL, DISCARD, DRAW, END, REMOVE, REPLACE, TAKE, card_of, pair_of
from .bridges import put_back, take
from .cards import with_card, without_card
from .limits import LINE_COUNT
from .phases import DEALING, FINAL, FRESH, HANDICAP, OVER, PLAY, PLAYED
from .sides import NOBODY
from .tables import ALL_LINES
from .undo_bits import (
    BLACK_AT,
    DECLINED,
    FIRST_OPEN,
    PHASE_AT,
    REPLACED,
    ROUND_AT,
    SCORED,
    SECOND_OPEN,
    WAS_PLAYED,
    WHITE_AT,
)


def undo(game):
    """Takes back the last action or deal."""
    game.length = length = game.length - 1
    action = game.history[length]
    bits = game.undo_bits[length % len(game.undo_bits)]
    game.winner = NOBODY
    game.reason = 0
    if action < DISCARD:
        if length < game.prelude:
            _undo_handicap(game, action, bits)
        else:
            _undo_play(game, action, bits)
    elif action < TAKE:
        _unspend(game, action - DISCARD, bits & FIRST_OPEN)
        game.happened = bits & 15
    elif action == DEAL:
        _undo_deal(game)
    else:
        _undo_end(game, action, bits)


def _undo_handicap(game, line, taken):
    if game.phase != HANDICAP:
        game.phase = HANDICAP
        game.turn = game.handicap_side
        game.left = 0
    game.left += 1
    take(game, game.turn, 1 << line)
    put_back(game, 1 - game.turn, taken)


def _undo_play(game, action, bits):
    side = game.turn
    if game.phase == OVER:
        game.phase = FINAL if game.left else PLAY
    game.happened = PLAYED if bits & WAS_PLAYED else FRESH
    if action < REMOVE or action >= REPLACE:
        take(game, side, 1 << action % LINE_COUNT)
    put_back(game, 1 - side, bits & ALL_LINES)
    if action < REMOVE:
        _unspend(game, card_of(action), bits & FIRST_OPEN)
    else:
        first, second = pair_of(action)
        _unspend(game, second, bits & SECOND_OPEN)
        _unspend(game, first, bits & FIRST_OPEN)


def _unspend(game, card, was_open):
    side = game.turn
    game.hands[side] = with_card(game.hands[side], card)
    game.sizes[side] += 1
    if was_open:
        game.open[side] = with_card(game.open[side], card)


def _undo_deal(game):
    game.phase = DEALING
    game.face_up = 0
    game.pile = 0
    game.left = 0
    if game.length:
        game.top = game.ends[game.round - 2]
        return
    game.top = 0
    game.prelude = 0
    game.turn = game.first
    if not game.start:
        game.hands[0] = game.hands[1] = 0
        game.sizes[0] = game.sizes[1] = 0


def _undo_end(game, action, bits):
    game.happened = bits & 15
    game.declined = bool(bits & DECLINED)
    game.turn = side = 1 - game.turn
    game.phase = PLAY
    if bits & SCORED:
        game.scores[0] = bits >> WHITE_AT & 127
        game.scores[1] = bits >> BLACK_AT & 127
        game.phase = bits >> PHASE_AT & 7
        game.round = bits >> ROUND_AT
        game.left = game.left + 1 if game.phase == FINAL else 0
    if action == DRAW:
        _give_up(game, side, _back_on_pile(game))
    elif action != END:
        card = action - TAKE
        if bits & REPLACED:
            game.face_up = without_card(game.face_up, _back_on_pile(game))
        game.face_up = with_card(game.face_up, card)
        if game.opened:
            game.open[side] = without_card(game.open[side], card)
        _give_up(game, side, card)


def _back_on_pile(game):
    game.top -= 1
    game.pile += 1
    return game.decks[game.top]


def _give_up(game, side, card):
    game.hands[side] = without_card(game.hands[side], card)
    game.sizes[side] -= 1
