"""Chances to win, by playing on many times in worlds that the mover may be in.

A world is a game with the other hand and the pile dealt from the cards that the mover does not
see. In each world every candidate turn is played, answered by a turn that is itself searched for,
and the game goes on for a few quick turns; what stands then is worth a chance to win.
"""

from math import exp

from kahuna.rules.phases import DEALING, OVER

from .compiling import compiled, table
from .rules import (
    ALL_SEEN,
    CARDS,
    DECK,
    GONE,
    HANDS,
    PHASE,
    PILE,
    SEED,
    SHOWN,
    TOP,
    TURN,
    WINNER,
    apply,
    below,
    copies,
    count,
    deal,
    shuffle,
    with_card,
    without_card,
)
from .turns import LENGTH, PATH, ROW, find_turns
from .worth import UNSEEN, know

SURE = 1 << 16  # a chance of 1
_STEEP = 512  # worth beyond that counts as that
_CHANCES = table([round(SURE / (1 + exp(-n / 64))) for n in range(-_STEEP, _STEEP + 1)])


@compiled
def chance(value):
    """Returns the chance to win with that worth."""
    return _CHANCES[_STEEP + max(-_STEEP, min(_STEEP, value))]


@compiled
def imagine(game, side, seed, terms, world):
    """Writes into `world` a game that may be the one which the side sees."""
    world[:] = game
    world[SEED] = seed
    if game[ALL_SEEN]:
        return
    other = 1 - side
    hand = know(game, side, terms)
    size = count(game[HANDS + other])
    while count(hand) > size:  # it has discarded some that it was seen taking
        card = below(world, 12)
        if copies(hand, card):
            hand = without_card(hand, card)
            terms[UNSEEN + card] += 1
    number = 0
    for card in range(12):
        for _ in range(terms[UNSEEN + card]):
            world[DECK + number] = card
            number += 1
    shuffle(world, number)
    at = 0
    while count(hand) < size and at < number:
        hand = with_card(hand, world[DECK + at])
        at += 1
    world[HANDS + other] = hand
    world[TOP] = at
    for i in range(at + world[PILE], number):  # discarded unseen
        world[GONE] = with_card(world[GONE], world[DECK + i])


@compiled
def carry_out(game, path, length):
    """Does the actions of a turn, and deals if that ends a round."""
    for i in range(length):
        if game[PHASE] == OVER:
            return
        apply(game, path >> 8 * i & 255)
    if game[PHASE] == DEALING:
        deal(game)


@compiled
def play_on(game, number, desk):
    """Plays that many quick turns; returns the chance to win of the side at turn."""
    side = game[TURN]
    _, drawn, stays, now, then, best, turns = desk
    value = 0
    mover = side
    for _ in range(number):
        if game[PHASE] == OVER:
            break
        mover = game[TURN]
        find_turns(game, 2, 2, 1, drawn, stays, now, then, best, turns)
        value = turns[1]
        carry_out(game, turns[1 + PATH], turns[1 + LENGTH])
    if game[PHASE] == OVER:
        return result(game, side)
    return chance(value) if mover == side else SURE - chance(value)


@compiled
def result(game, side):
    winner = game[WINNER]
    return SURE // 2 if winner < 0 else SURE if winner == side else 0


@compiled
def answer(game, most, samples, depth, desk, quick):
    """Plays a turn that is searched for with few samples."""
    world, drawn, stays, now, then, best, turns = desk
    side = game[TURN]
    find_turns(game, 4, 6, most, drawn, stays, now, then, best, turns)
    chosen = 0
    if turns[0] > 1 and samples:
        seed = game[SEED]
        highest = -1
        sums = now  # no longer wanted
        for c in range(turns[0]):
            sums[c] = 0
        for sample in range(samples):
            below(game, 2)
            start = game[SEED]
            for c in range(turns[0]):
                imagine(game, side, start, drawn, world)
                row = 1 + ROW * c
                carry_out(world, turns[row + PATH], turns[row + LENGTH])
                if world[PHASE] == OVER:
                    sums[c] += result(world, side)
                elif world[TURN] == side:
                    sums[c] += play_on(world, depth, quick)
                else:
                    sums[c] += SURE - play_on(world, depth, quick)
        for c in range(turns[0]):
            if sums[c] > highest:
                highest = sums[c]
                chosen = c
        game[SEED] = seed
    row = 1 + ROW * chosen
    carry_out(game, turns[row + PATH], turns[row + LENGTH])


@compiled
def weigh(game, paths, lengths, sums, which, number, seeds, first, last, effort, desks):
    """Adds to the `sums` of `number` candidates their chances in the worlds `first` to `last`."""
    root, reply, quick = desks
    world = root[0]
    terms = root[1]
    side = game[TURN]
    for at in range(first, last):
        for n in range(number):
            c = which[n]
            imagine(game, side, seeds[at], terms, world)
            carry_out(world, paths[c], lengths[c])
            if world[PHASE] != OVER:
                answer(world, effort[0], effort[1], effort[2], reply, quick)
            if world[PHASE] == OVER:
                sums[c] += result(world, side)
            elif world[TURN] == side:
                sums[c] += play_on(world, effort[3], quick)
            else:
                sums[c] += SURE - play_on(world, effort[3], quick)
