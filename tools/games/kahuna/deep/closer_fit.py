"""Fits the weights of closer.py to samples of turns (see turn_samples).

The worth that judgement.py gives a position is a sum of weights. Here each weight is a parameter,
and `features` lists those that a sample adds up: first those of the stages, as in tuning.py, then
those of lines and islands. What a lead is worth, and the cards left, stay as in weights.py.
"""

import math

import numpy

from kahuna.rules.tables import HIGH, LOW

from .. import tuning, weights
from .compiling import compiled, table
from .flat_rules import ALL_LINES, REACH, copies, count
from .turn_samples import CHANCE, DECLINES, GROUP, HELD, OTHERS, STAGE_AT, WORTH
from .win_chances import SURE

LINES = tuning.STAGES * tuning.STAGE  # where the parameters of lines begin
_MINE = LINES + 666  # after pairs of 36 ends that a free line may have, then twice pairs of 27
_OTHERS = _MINE + 378
_ISLANDS = _OTHERS + 378
_CARDS = 4  # of one's own, or more
_HELD = 4  # how many numbers of cards of the other side differ
PARAMETERS = _ISLANDS + (_CARDS + 1) * _HELD * tuning.STATES
_MOST = 128  # features of a position
_GROUP = 12  # samples of a group at most

_STAGE, _STATES = tuning.STAGE, tuning.STATES
_REACH, _ONE, _TWO, _THEIRS = tuning.REACH, tuning.ONE, tuning.TWO, tuning.THEIRS
_BRIDGES, _OWN, _OTHER, _DECLINED = tuning.BRIDGES, tuning.OWN, tuning.OTHER, tuning.DECLINED
_FIRST = table(weights.FIRST)
_NEAR = table(weights.NEAR)
_LOW = table(LOW)
_HIGH = table(HIGH)

# The steps of a pass over all samples; after the last pass they are small, and the mean counts.
RATES = (0.03, 0.02, 0.01, 0.004)
_WITHIN = 2.0  # how much more it counts which turn of a group is better
_STAYS = 1e-4  # how strongly a parameter is drawn to where it began


@compiled
def features(sample, found, amounts):
    """Writes the parameters that a sample adds up, and how often; returns how many there are."""
    mine, theirs, hand = sample[0], sample[1], sample[2]
    stage = _STAGE * sample[STAGE_AT]
    free = ALL_LINES ^ mine ^ theirs
    near = numpy.zeros(12, dtype=numpy.int64)
    amounts[:] = 1
    number = 0
    for i in range(12):
        state = _FIRST[7 * i + count(mine & REACH[i])] + count(theirs & REACH[i])
        near[i] = _NEAR[state]
        cards = copies(hand, i)
        reach, held = cards, sample[HELD + i]
        for line in range(27):
            if REACH[i] & free & 1 << line:
                end = _LOW[line] + _HIGH[line] - i
                reach += copies(hand, end) > 0
                held += min(16, sample[HELD + end])
        found[number] = stage + state
        found[number + 1] = stage + _REACH + _STATES * min(3, reach) + state
        kind = _HELD * min(_CARDS, reach) + min(_HELD - 1, (held + 8) // 16)
        found[number + 2] = _ISLANDS + _STATES * kind + state
        number += 3
        if cards:
            found[number] = stage + _ONE + state
            number += 1
        if cards == 2:
            found[number] = stage + _TWO + state
            number += 1
        if sample[HELD + i]:
            found[number] = stage + _THEIRS + state
            amounts[number] = sample[HELD + i] / 4
            number += 1
    for line in range(27):
        low, high = _LOW[line], _HIGH[line]
        first, a, b = _ends(sample, line, near)
        less, more = min(a, b), max(a, b)
        found[number] = first + more * (more + 1) // 2 + less
        number += 1
        if not free >> line & 1:
            side = 0 if mine >> line & 1 else 81
            less, more = min(near[low], near[high]), max(near[low], near[high])
            found[number] = stage + _BRIDGES + side + 9 * less + more
            number += 1
    found[number] = stage + _OWN + count(hand)
    found[number + 1] = stage + _OTHER + sample[OTHERS]
    number += 2
    if sample[DECLINES]:
        found[number] = stage + _DECLINED
        number += 1
    return number


@compiled
def _ends(sample, line, near):
    """Returns where the parameters of such a line begin, and what is at both its ends."""
    low, high = _LOW[line], _HIGH[line]
    mine, theirs, hand = sample[0], sample[1], sample[2]
    held, far = sample[HELD + low], sample[HELD + high]
    if mine >> line & 1:
        a, b = (held >= 8) + (held >= 20), (far >= 8) + (far >= 20)
        return _MINE, 3 * near[low] + a, 3 * near[high] + b
    a, b = copies(hand, low), copies(hand, high)
    if theirs >> line & 1:
        return _OTHERS, 3 * near[low] + a, 3 * near[high] + b
    a, b = 2 * (a > 0) + (held >= 12), 2 * (b > 0) + (far >= 12)
    return LINES, 4 * near[low] + a, 4 * near[high] + b


@compiled
def rest(samples, w, rests):
    """Fills in what the worth of each sample has besides these parameters."""
    found, amounts = numpy.zeros(_MOST, dtype=numpy.int64), numpy.zeros(_MOST)
    for n in range(len(samples)):
        rests[n] = samples[n, WORTH] / 64
        for i in range(features(samples[n], found, amounts)):
            rests[n] -= w[found[i]] * amounts[i]


@compiled
def learn(samples, rests, starts, order, w, first, moved, rate, mean):
    """Goes through the groups in this order; `mean` becomes the mean of `w` on the way.

    `starts` says where each group begins, and where the last one ends.
    """
    found = numpy.zeros((_GROUP, _MOST), dtype=numpy.int64)
    amounts = numpy.zeros((_GROUP, _MOST))
    numbers = numpy.zeros(_GROUP, dtype=numpy.int64)
    errors = numpy.zeros(_GROUP)
    mean[:] = 0
    means = 0
    for at in range(len(order)):
        begin, size = starts[order[at]], starts[order[at] + 1] - starts[order[at]]
        for k in range(size):
            sample = samples[begin + k]
            numbers[k] = features(sample, found[k], amounts[k])
            value = rests[begin + k]
            for i in range(numbers[k]):
                value += w[found[k, i]] * amounts[k, i]
            guess = 1 / (1 + math.exp(-max(-20.0, min(20.0, value))))
            errors[k] = sample[CHANCE] / SURE - guess
        middle = errors[:size].mean()
        for k in range(size):
            error = errors[k] + _WITHIN * (errors[k] - middle)
            for i in range(numbers[k]):
                which = found[k, i]
                slope = error * amounts[k, i] - _STAYS * (w[which] - first[which])
                moved[which] += slope * slope
                w[which] += rate * slope / math.sqrt(moved[which])
        if at % 200 == 199 or at == len(order) - 1:
            mean += w
            means += 1
    mean /= means


def fit(samples, seed):
    """Returns the parameters fitted to the samples."""
    lot = numpy.random.default_rng(seed)
    starts = numpy.flatnonzero(numpy.diff(samples[:, GROUP], prepend=-1, append=-1))
    first = beginning()
    w, mean, moved = first.copy(), first.copy(), numpy.full(PARAMETERS, 3.0)
    rests = numpy.zeros(len(samples))
    rest(samples, first, rests)
    for rate in RATES:
        order = lot.permutation(len(starts) - 1)
        learn(samples, rests, starts, order, w, first, moved, rate, mean)
    return mean


def beginning():
    """Returns the parameters with which worth.py judges; those of lines are nothing."""
    return parameters_of([numpy.frombuffer(row, dtype=numpy.int8) for row in weights.ROWS])


def parameters_of(rows):
    """Returns the parameters of these rows."""
    w = numpy.zeros(PARAMETERS)
    for stage, row in enumerate(rows):
        at = _STAGE * stage
        w[at + _REACH : at + _STAGE] = row / tuning.SCALE
        w[at + _TWO : at + _THEIRS] -= w[at + _ONE : at + _TWO]  # a second card adds to the first
    return w


def tables(w):
    """Returns the parameters as the tables of closer.py, by name."""
    kept = [0.0] * tuning.PARAMETERS
    kept[:LINES] = w[:LINES]
    lines = [max(-127, min(127, round(value * tuning.SCALE))) for value in w[LINES:]]
    return {"ROWS": tuning.tables(kept)["ROWS"], "LINES": lines}
