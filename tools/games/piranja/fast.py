"""Kai Piranja on flat arrays, compiled by numba: thousands of games a second for tuning.py.

A game is an array whose fields are named below. Fish and species are those of piranja/rules; cards
are drawn with numpy's generator from the counts of cards that nobody has seen. Whatever can be
fetched is fetched at once. `features` is the twin of piranja/robots/worth.py, and `look_ahead`
of futures.py.
"""

import numba
import numpy

from piranja.rules.decks import count_aside
from piranja.rules.fish import BIG, HUNGRY, KINDS, SEA, SHOAL, copies

PLAYERS = 0
TURN = 1
SHOAL_LEFT = 2
SEA_LEFT = 3
OVER = 4
FRESH = 5
CATCHES = 6  # one for each player, as are HUNGRIES, LENGTHS and ROWS
HUNGRIES = 12
PILES = 18
PILE_HUNGRIES = 22
UNSEEN = 26  # counts of each fish of the shoal, then of the sea
LENGTHS = 50
ROWS = 56
ROOM = 64  # for one row
SIZE = ROWS + 6 * ROOM

# The weights: those of a catch by stage, then those of each part of the game (see worth.py).
STAGES = 23
PARTS = 5
MOST_FISH = 12
SPARED = MOST_FISH + 1
FITS = 2 * SPARED
OF_SPECIES = FITS + 9
SIZES = 8
BLOCK = OF_SPECIES + 5 * SIZES
SOON = 3 * BLOCK
PART = SOON + 24
OF_HUNGRY = STAGES
FIRST_PART = 2 * STAGES
WEIGHTS = FIRST_PART + PARTS * PART

FEATURES = 10  # of a player

# Kinds of players: looks ahead that many cards, or is one of these.
SKETCH = -1  # goes on while another card promises more than it threatens
LOT = -2  # does anything legal
BRINGS_IN = -10  # BRINGS_IN - 5 brings in its row at five fish, and so on

# Actions
TURNS, BRINGS, LEAVES = 0, 1, 2

COPIES = numpy.array([copies(fish, sea) for sea in (False, True) for fish in range(KINDS)])
ASIDE = numpy.array([count_aside(players) for players in range(7)])

compiled = numba.njit(cache=True)


@compiled
def begin(game, players):
    game[:] = 0
    game[PLAYERS] = players
    for fish in range(2 * KINDS):
        game[UNSEEN + fish] = COPIES[fish]
    game[SHOAL_LEFT] = SHOAL - ASIDE[players]
    game[SEA_LEFT] = SEA
    game[FRESH] = 1
    game[TURN] = numpy.random.randint(players)


@compiled
def unseen_at(game):
    """Returns where the counts of the cards that come next begin: the shoal's, or the sea's."""
    return UNSEEN if game[SHOAL_LEFT] else UNSEEN + KINDS


@compiled
def draw(game):
    """Returns the fish on the next card, drawn at random."""
    at = unseen_at(game)
    lot = numpy.random.randint(game[at : at + KINDS].sum())
    for fish in range(KINDS):
        lot -= game[at + fish]
        if lot < 0:
            return fish
    return KINDS


@compiled
def number_of(game, player, species):
    at = ROWS + ROOM * player
    number = 0
    for i in range(at, at + game[LENGTHS + player]):
        number += game[i] & 3 == species
    return number


@compiled
def bites(game, player, species):
    at = ROWS + ROOM * player
    length = game[LENGTHS + player]
    left = length
    while left and game[at + left - 1] & 3 != species:
        left -= 1
    return length - left


@compiled
def fits(row_end, fish):
    return (row_end ^ fish) < BIG or (row_end ^ fish) & 3 == 0


@compiled
def fetch(game):
    player = game[TURN]
    if game[LENGTHS + player] > 2:
        for species in range(4):
            if game[PILES + species] and number_of(game, player, species) > 2:
                game[CATCHES + player] += game[PILES + species]
                game[HUNGRIES + player] += game[PILE_HUNGRIES + species]
                game[PILES + species] = game[PILE_HUNGRIES + species] = 0


@compiled
def pass_on(game):
    game[FRESH] = 1
    game[TURN] = (game[TURN] + 1) % game[PLAYERS]
    fetch(game)


@compiled
def turn_over(game, fish):
    player = game[TURN]
    game[unseen_at(game) + fish] -= 1
    if game[SHOAL_LEFT]:
        game[SHOAL_LEFT] -= 1
    else:
        game[SEA_LEFT] -= 1
        if fish >= HUNGRY:
            game[OVER] = 1
            return
    if fish >= HUNGRY:
        species = fish - HUNGRY
        eaten = bites(game, player, species)
        game[LENGTHS + player] -= eaten
        game[PILES + species] += 1 + eaten
        game[PILE_HUNGRIES + species] += 1
        pass_on(game)
        return
    game[FRESH] = 0
    for _ in range(game[PLAYERS]):
        end = ROWS + ROOM * player + game[LENGTHS + player]
        if not game[LENGTHS + player] or fits(game[end - 1], fish):
            game[end] = fish
            game[LENGTHS + player] += 1
            break
        player = (player + 1) % game[PLAYERS]
    if player == game[TURN]:
        fetch(game)


@compiled
def end_turn(game, brings_in):
    player = game[TURN]
    if brings_in:
        game[CATCHES + player] += game[LENGTHS + player]
        game[LENGTHS + player] = 0
    pass_on(game)


@compiled
def result(game, shares):
    """Fills in everybody's share in the win."""
    best = 0
    winners = 0
    for player in range(game[PLAYERS]):
        stands = game[CATCHES + player] << 6 | game[HUNGRIES + player]
        if stands > best or not player:
            best, winners = stands, 0
        winners += stands == best
    for player in range(game[PLAYERS]):
        won = (game[CATCHES + player] << 6 | game[HUNGRIES + player]) == best
        shares[player] = 1 / winners if won else 0


# What a position is worth


@compiled
def stage_of(shoal, sea):
    return shoal >> 3 if shoal else 18 + min(4, sea >> 2)


@compiled
def part_of(shoal):
    return 0 if shoal > 60 else 1 if shoal > 32 else 2 if shoal > 12 else 3 if shoal else 4


@compiled
def size_of(cards):
    """Returns the size of a pile, one of eight."""
    size = cards if cards < 2 else 2
    for least in (4, 6, 9, 13, 18):
        size += cards >= least
    return size


@compiled
def features(game, found, amounts):
    """Fills in, for a position before a card is turned over, which weights count for everybody, and
    how much."""
    players = game[PLAYERS]
    stage = stage_of(game[SHOAL_LEFT], game[SEA_LEFT])
    part = FIRST_PART + PART * part_of(game[SHOAL_LEFT])
    at = unseen_at(game)
    hungry = game[at + HUNGRY : at + KINDS].sum()
    sated = max(1, game[at : at + HUNGRY].sum())
    claimed = 0
    for soon in range(players):
        player = (game[TURN] + soon) % players
        length = game[LENGTHS + player]
        block = part + BLOCK * min(2, soon)
        cards = game[CATCHES + player]
        hungries = game[HUNGRIES + player]
        amounts[player, :] = 1
        for species in range(4):
            number = number_of(game, player, species)
            if number > 2:
                number = 3
                if claimed >> species & 1:
                    number = 4
                elif soon:
                    claimed |= 1 << species
                    if game[SHOAL_LEFT]:
                        cards += game[PILES + species]
                        hungries += game[PILE_HUNGRIES + species]
            at_species = block + OF_SPECIES + SIZES * number
            found[player, species] = at_species + size_of(game[PILES + species])
        spared = length
        fitting = 8
        if length:
            spared_sum = 0
            for species in range(4):
                spared_sum += game[at + HUNGRY + species] * (length - bites(game, player, species))
            if hungry:
                spared = (2 * spared_sum + hungry) // (2 * hungry)
            last = game[ROWS + ROOM * player + length - 1]
            fitting = 0
            for fish in range(HUNGRY):
                if fits(last, fish):
                    fitting += game[at + fish]
            fitting = min(7, 8 * fitting // sated)
        found[player, 4] = block + min(MOST_FISH, length)
        found[player, 5] = block + SPARED + min(MOST_FISH, spared)
        found[player, 6] = block + FITS + fitting
        found[player, 7] = part + SOON + 6 * (players - 3) + soon
        found[player, 8] = stage
        found[player, 9] = OF_HUNGRY + stage
        amounts[player, 8] = cards / 8
        amounts[player, 9] = hungries / 16


@compiled
def chances(players, found, amounts, weights, shares):
    """Fills in everybody's chance to win."""
    for player in range(players):
        shares[player] = 0
        for i in range(FEATURES):
            shares[player] += weights[found[player, i]] * amounts[player, i]
    best = shares[:players].max()
    total = 0.0
    for player in range(players):
        shares[player] = numpy.exp(shares[player] - best)
        total += shares[player]
    for player in range(players):
        shares[player] /= total


@compiled
def worth(game, me, weights, found, amounts, shares):
    """Returns a player's chance to win."""
    if game[OVER]:
        result(game, shares)
    else:
        features(game, found, amounts)
        chances(game[PLAYERS], found, amounts, weights, shares)
    return shares[me]


# How it is played


@compiled
def ended(game, me, weights, trial, found, amounts, shares):
    """Returns a player's chances to win if the turn ends: with the row brought in, and with it left
    lying."""
    trial[:] = game
    end_turn(trial, True)
    brought = worth(trial, me, weights, found, amounts, shares)
    trial[:] = game
    end_turn(trial, False)
    return brought, worth(trial, me, weights, found, amounts, shares)


@compiled
def look_ahead(game, me, weights, depth, trials, found, amounts, shares):
    """Returns the chance to win with another card, looking at `depth` cards."""
    if not depth:
        return worth(game, me, weights, found, amounts, shares)
    at = unseen_at(game)
    trial = trials[2 * depth]
    total = 0.0
    for fish in range(KINDS):
        if game[at + fish]:
            trial[:] = game
            turn_over(trial, fish)
            if trial[OVER] or trial[FRESH]:
                best = worth(trial, me, weights, found, amounts, shares)
            else:
                brought, left = ended(
                    trial, me, weights, trials[2 * depth - 1], found, amounts, shares
                )
                on = look_ahead(trial, me, weights, depth - 1, trials, found, amounts, shares)
                best = max(brought, left, on)
            total += game[at + fish] * best
    return total / game[at : at + KINDS].sum()


@compiled
def sketch(game):
    """Returns the action of a player that looks one card ahead."""
    player = game[TURN]
    at = unseen_at(game)
    length = game[LENGTHS + player]
    last = game[ROWS + ROOM * player + length - 1]
    gain = 0
    for fish in range(HUNGRY):
        if not length or fits(last, fish):
            gain += game[at + fish]
            if number_of(game, player, fish & 3) == 2:
                gain += game[at + fish] * game[PILES + (fish & 3)]
    for species in range(4):
        eaten = bites(game, player, species) if game[SHOAL_LEFT] else length
        gain -= game[at + HUNGRY + species] * eaten
    return TURNS if gain > 0 or not length else BRINGS


@compiled
def decide(game, kind, weights, trials, found, amounts, shares):
    player = game[TURN]
    if game[FRESH]:
        return TURNS
    if kind <= BRINGS_IN:
        return BRINGS if game[LENGTHS + player] >= BRINGS_IN - kind else TURNS
    if kind == LOT:
        return numpy.random.randint(3)
    if kind == SKETCH:
        return sketch(game)
    brings, leaves = ended(game, player, weights, trials[0], found, amounts, shares)
    turns = look_ahead(game, player, weights, kind, trials, found, amounts, shares)
    return TURNS if turns > max(brings, leaves) else BRINGS if brings >= leaves else LEAVES


@compiled
def act(game, action):
    if action == TURNS:
        turn_over(game, draw(game))
    else:
        end_turn(game, action == BRINGS)


@compiled
def match(kinds, weights, games, seed):
    """Returns the share of wins and the mean catch of each player, with seats rotated."""
    numpy.random.seed(seed)
    players = len(kinds)
    game = numpy.zeros(SIZE, numpy.int16)
    trials = numpy.zeros((6, SIZE), numpy.int16)
    found = numpy.zeros((6, FEATURES), numpy.int64)
    amounts = numpy.zeros((6, FEATURES))
    shares = numpy.zeros(6)
    won = numpy.zeros(players)
    caught = numpy.zeros(players)
    for number in range(games):
        begin(game, players)
        while not game[OVER]:
            who = (game[TURN] + number) % players
            act(game, decide(game, kinds[who], weights, trials, found, amounts, shares))
        result(game, shares)
        for player in range(players):
            who = (player + number) % players
            won[who] += shares[player] / games
            caught[who] += game[CATCHES + player] / games
    return won, caught


# Learning

MOST_STEPS = 200  # more than there are cards


@compiled
def learn(weights, moved, games, rate, fade, others, seed):
    """Plays games of the learner against itself and learns from each (temporal differences).

    It looks no card ahead, as that would take too long. A share of the players, `others`, are
    simpler ones; everybody does something at random now and then. The chances before each card are
    moved towards those before the next ones, and the result.
    """
    numpy.random.seed(seed)
    game = numpy.zeros(SIZE, numpy.int16)
    trials = numpy.zeros((6, SIZE), numpy.int16)
    found = numpy.zeros((MOST_STEPS, 6, FEATURES), numpy.int64)
    amounts = numpy.zeros((MOST_STEPS, 6, FEATURES))
    guesses = numpy.zeros((MOST_STEPS, 6))
    found_now = numpy.zeros((6, FEATURES), numpy.int64)
    amounts_now = numpy.zeros((6, FEATURES))
    shares = numpy.zeros(6)
    kinds = numpy.zeros(6, numpy.int64)
    for _ in range(games):
        players = 4 if numpy.random.random() < 0.4 else 3 + numpy.random.randint(4)
        for player in range(players):
            kinds[player] = 0
            if numpy.random.random() < others:
                kinds[player] = numpy.random.choice(
                    numpy.array([SKETCH, BRINGS_IN - 5, BRINGS_IN - 3 - numpy.random.randint(6)])
                )
        begin(game, players)
        steps = 0
        while not game[OVER]:
            kind = kinds[game[TURN]]
            action = decide(game, kind, weights, trials, found_now, amounts_now, shares)
            if not game[FRESH] and numpy.random.random() < 0.02:
                action = numpy.random.randint(3)
            if action == TURNS:
                features(game, found[steps], amounts[steps])
                chances(players, found[steps], amounts[steps], weights, guesses[steps])
                steps += 1
            act(game, action)
        result(game, shares)
        for step in range(steps - 1, -1, -1):
            for player in range(players):
                error = shares[player] - guesses[step, player]
                for i in range(FEATURES):
                    at = found[step, player, i]
                    slope = error * amounts[step, player, i]
                    moved[at] += slope * slope
                    weights[at] += rate * slope / numpy.sqrt(1 + 0.01 * moved[at])
                shares[player] = fade * shares[player] + (1 - fade) * guesses[step, player]
