"""Turns found in games against itself, and what came of them: from these closer.py is learnt.

A sample is a row of numbers: the position after a turn as the side sees it that has had it, and the
mean chance to win that was found when the game was played on a few times, with other unseen cards.
The samples of the same turn to choose are a group: there the unseen cards are the same for all.
"""

from handheld.chance import Chance, seed_of
from kahuna.rules.actions import DRAW, END, TAKE
from kahuna.rules.decks import rest_of
from kahuna.rules.game import Game
from kahuna.rules.phases import OVER, PLAY
from kahuna.rules.view import View

from . import flat_rules
from .compiling import compiled
from .flat_rules import HANDS, PHASE, PILE, SEED, TURN, below, count, with_card
from .thinker import game_of
from .turn_finder import BOARD, HAND, LENGTH, PATH, ROW, find_turns
from .win_chances import SURE, carry_out, chance, imagine, play_on
from .worth import EXPECTED, IS_OVER, STAGE, TOTAL, UNSEEN, WON, worth

# The numbers of a sample: whose bridges there are, the own hand, then
STAGE_AT = 3
OTHERS = 4  # how many cards the other side has
DECLINES = 5  # whether the turn ends without a draw that there could have been
WORTH = 6  # by weights.py
CHANCE = 7
GROUP = 8
HELD = 9  # how many cards of each island the other side may hold, in 16ths
SAMPLE = 21

BEST = 5  # of the turns found, these and some of the others, by lot, are in a group
OTHER = 2
MOST = 60 * 3 * (BEST + OTHER)  # samples of a game; what is more is left out
_WIDTH, _WAYS, _FOUND = 8, 12, 24
_TIMES = 4  # that a turn is played on
_ON = 8  # turns each time, or one less


def beginning(seed):
    """Returns a game of the engine that begins."""
    game = Game(first=seed & 1)
    deck = rest_of(game)
    Chance(seed_of(seed)).shuffle(deck)
    game.deal(deck)
    flat = game_of(View(game, game.turn))
    flat[HANDS : HANDS + 2] = list(game.hands)
    flat[flat_rules.FACE_UP] = 0
    flat[SEED] = seed * 2654435761 % (1 << 32) | 1
    flat_rules.deal(flat)
    return flat


@compiled
def sample_game(game, samples, group, desk, quick):
    """Plays a game to its end; fills in its samples, and returns how many there are."""
    drawn, stays, now, then, best, turns = desk[1:]
    number = 0
    while game[PHASE] != OVER and number + BEST + OTHER <= len(samples):
        find_turns(game, _WIDTH, _WAYS, _FOUND, drawn, stays, now, then, best, turns)
        chosen = 0
        if turns[1] < WON - 12:
            top = _next_card(game, drawn)
            below(game, 2)
            seed = game[SEED]
            group += 1
            most = -SURE
            for i in range(min(turns[0], BEST + OTHER)):
                at = i if i < BEST else BEST + below(game, turns[0] - BEST)
                row = 1 + ROW * at
                sample = samples[number]
                added, promised = _sample(game, turns, row, top, seed, desk, quick, sample)
                sample[GROUP] = group
                number += added
                if promised > most:
                    most = promised
                    chosen = at
            # Not always the best one, so that positions differ.
            if not below(game, 8):
                chosen = below(game, min(turns[0], BEST + OTHER))
        row = 1 + ROW * chosen
        carry_out(game, turns[row + PATH], turns[row + LENGTH])
    return number


@compiled
def _next_card(game, terms):
    """Returns a card that may lie on top of the pile; -1 if there is none."""
    if game[PHASE] != PLAY or not game[PILE] or not terms[TOTAL]:
        return -1
    which = below(game, terms[TOTAL])
    card = 0
    while which >= terms[UNSEEN + card]:
        which -= terms[UNSEEN + card]
        card += 1
    return card


@compiled
def _sample(game, turns, row, top, seed, desk, quick, sample):
    """Plays on after a turn, and fills in a sample. Returns 1, or 0 if the game is decided by then,
    and the chance that the turn promises, whichever card it draws."""
    world, drawn, stays = desk[0], desk[1], desk[2]
    side = game[TURN]
    path, length, value = turns[row + PATH], turns[row + LENGTH], turns[row]
    action = path >> 8 * (length - 1) & 255
    terms = stays if action == END else drawn
    if terms[IS_OVER] or abs(value) >= WON - 12:
        return 0, SURE if value > 0 else 0
    draws = action == DRAW and top >= 0
    hand = turns[row + HAND] & 0xFFFFFF
    if draws:
        hand = with_card(hand, top)
    elif action == DRAW:
        return 0, 0
    elif action != END:
        hand = with_card(hand, action - TAKE)
    mine, theirs = turns[row + BOARD], turns[row + BOARD + 1]
    my_counts, their_counts = turns[row + BOARD + 2], turns[row + BOARD + 3]
    sample[0] = mine
    sample[1] = theirs
    sample[2] = hand
    sample[STAGE_AT] = terms[STAGE]
    sample[OTHERS] = count(game[HANDS + 1 - side])
    sample[DECLINES] = action == END and terms[STAGE] < 4
    sample[WORTH] = worth(mine, theirs, my_counts, their_counts, hand, 0, terms)
    for i in range(12):
        sample[HELD + i] = terms[EXPECTED + i]
    total = 0
    for time in range(_TIMES):
        seed = seed * 69069 + 1 & 0xFFFFFFFF | 1
        imagine(game, side, seed, quick[1], world, top if draws else -1)
        carry_out(world, path, length)
        total += play_on(world, _ON - (time & 1), side, quick)
    sample[CHANCE] = total // _TIMES
    if draws:
        return 1, sample[CHANCE] + chance(value) - chance(sample[WORTH])
    return 1, sample[CHANCE]
