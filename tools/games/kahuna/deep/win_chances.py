"""Chances to win, found by playing on many times in worlds that the mover may be in.

A world is a game in which the other hand and the pile are dealt from the cards that the mover does
not see. In each world every candidate turn is played, answered by a turn that is itself searched
for, and a few quick turns follow; the position reached then is worth a chance to win.
"""

from math import exp

from kahuna.rules.phases import DEALING, OVER

from .compiling import compiled, table
from .flat_rules import (
    ALL_SEEN,
    DECK,
    GONE,
    HANDS,
    PHASE,
    PILE,
    SEED,
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
from .turn_finder import LENGTH, PATH, ROW, find_turns
from .worth import UNSEEN, know

SURE = 1 << 16  # a chance of 1
_STEEP = 512  # a greater worth counts as this
_CHANCES = table([round(SURE / (1 + exp(-n / 64))) for n in range(-_STEEP, _STEEP + 1)])


@compiled
def chance(value):
    """Returns the chance to win with that worth."""
    return _CHANCES[_STEEP + max(-_STEEP, min(_STEEP, value))]


@compiled
def imagine(game, side, seed, terms, world, top=-1):
    """Writes into `world` a game that may be the one that the side sees; with `top`, an unseen card
    of that island is the next one of the pile."""
    world[:] = game
    world[SEED] = seed
    if game[ALL_SEEN]:
        return
    other = 1 - side
    hand = know(game, side, terms)
    size = count(game[HANDS + other])
    while count(hand) > size:  # it has discarded cards that it was seen to take
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
    if top >= 0:
        last = 0
        while world[DECK + last] != top:
            last += 1
        world[DECK + last] = world[DECK + number - 1]
        number -= 1
    at = 0
    while count(hand) < size and at < number:
        hand = with_card(hand, world[DECK + at])
        at += 1
    world[HANDS + other] = hand
    if top >= 0:
        for i in range(number, at, -1):
            world[DECK + i] = world[DECK + i - 1]
        world[DECK + at] = top
        number += 1
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
def play_on(game, number, side, desk):
    """Plays that many quick turns; returns the chance of a side to win."""
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
        winner = game[WINNER]
        return SURE // 2 if winner < 0 else SURE if winner == side else 0
    return chance(value) if mover == side else SURE - chance(value)


@compiled
def answer(game, answering, reply, quick):
    """Plays a turn that is itself searched for."""
    most, samples, depth = answering[0], answering[1], answering[2]
    world, drawn, stays, now, then, best, turns = reply
    side = game[TURN]
    find_turns(game, 4, 6, most, drawn, stays, now, then, best, turns)
    chosen = 0
    if turns[0] > 1:
        sums = now  # which is free again
        for c in range(turns[0]):
            sums[c] = 0
        for _ in range(samples):
            below(game, 2)
            seed = game[SEED] * 69069 & 0xFFFFFFFF | 1
            for c in range(turns[0]):
                imagine(game, side, seed, drawn, world)
                sums[c] += _chance_after(
                    world,
                    turns[1 + ROW * c + PATH],
                    turns[1 + ROW * c + LENGTH],
                    depth,
                    side,
                    quick,
                )
        for c in range(turns[0]):
            if sums[c] > sums[chosen]:
                chosen = c
    carry_out(game, turns[1 + ROW * chosen + PATH], turns[1 + ROW * chosen + LENGTH])


@compiled
def _chance_after(world, path, length, depth, side, quick):
    """Returns a side's chance after a turn and `depth` quick ones."""
    carry_out(world, path, length)
    return play_on(world, depth, side, quick)


@compiled
def weigh(game, paths, lengths, sums, which, number, seeds, answering, desks):
    """Adds to the `sums` of `number` candidates their chances, in one world per seed."""
    root, reply, quick = desks
    world, terms = root[0], root[1]
    side = game[TURN]
    for seed in seeds:
        for n in range(number):
            c = which[n]
            imagine(game, side, seed, terms, world)
            carry_out(world, paths[c], lengths[c])
            if world[PHASE] != OVER:
                answer(world, answering, reply, quick)
            sums[c] += play_on(world, answering[3], side, quick)
