"""Finds the weights of Kahuna's robots by self-play.

A robot that looks no further than its own turn plays against itself (edition modern). The worth of
a position is the sum of the weights of its features (see kahuna/robots/worth.py): the logarithm of
the odds of winning. After each game the worth of every position in which a turn ended is moved
towards what came of it: the worth of the positions after it, and the result (temporal differences).
"""

import math
import os
import sys
import textwrap
import time
from array import array
from functools import partial

import environment
import manners
from handheld.chance import Chance, seed_of
from kahuna.robots import trial as trials
from kahuna.robots import worth
from kahuna.robots.levels import Level
from kahuna.robots.robot import Robot
from kahuna.rules.actions import DISCARD, END
from kahuna.rules.cards import count
from kahuna.rules.decks import rest_of
from kahuna.rules.game import Game
from kahuna.rules.limits import LINE_COUNT
from kahuna.rules.phases import DEALING, OVER
from kahuna.rules.tables import HIGH, LOW, NEED
from kahuna.rules.tables import REACH as ISLAND_LINES
from kahuna.rules.view import View
from manners.workers import Workers

from .match import Terms, play_deal

TARGET = environment.ROOT / "tools" / "games" / "kahuna" / "weights.py"
GAMES = 50000
OPTIONS = {
    "jobs": {
        "type": manners.whole(1),
        "metavar": "N",
        "help": "how many of Kahuna's games to play at a time (one for each core)",
    },
}

SCALE = 64  # weights are natural logarithms of odds, times this

STAGES = 6
PARTS = 11
STATES = 74
DEGREES = (3, 4, 5, 6)
NEARNESS = 9  # values for how near both sides are to an island; a bridge has one for each end

# The parameters of a stage, one block after another: an island's state, its state by reach, with
# one of one's own cards, with a second, by quarters of a card that the other side may hold.
STATE, REACH, ONE, TWO, THEIRS = (STATES * n for n in (0, 1, 5, 6, 7))
BRIDGES = STATES * 8  # one's own by the nearness at both ends, then the other side's
OWN = BRIDGES + 2 * NEARNESS**2  # by cards in one's own hand, then in the other
OTHER = OWN + 6
DECLINED = OTHER + 6
STAGE = DECLINED + 1
# Those of a part of the game.
LEAD = STAGES * STAGE  # -12 to 12 islands and points
ISLANDS = LEAD + 25
PART = 50
CARDS = LEAD + PARTS * PART  # by round and cards left to draw
PARAMETERS = CARDS + 3 * 25

RATE = 0.1
LAMBDA = 0.7
BATCH = 25  # games that a job plays between two exchanges of what was learnt

# The matches whose results the note in weights.py gives.
PAIRS = (("3", "greedy"), ("9", "8"))
DEALS = 200

ONE_TURN = Level(0, True, plays=5, width=6, candidates=1, most=10000, closer=False)


def states():
    """Yields all states of an island in order: its degree, own bridges, the other side's."""
    for degree in DEGREES:
        for own in range(degree + 1):
            for other in range(degree + 1 - own):
                yield degree, own, other


def first_states():
    """Returns rows of seven: an island's state by one's own bridges, without the other side's."""
    order = list(states())
    rows = bytearray()
    for lines in ISLAND_LINES:
        degree = count(lines)
        for own in range(7):
            rows.append(order.index((degree, own, 0)) if own <= degree else 0)
    return bytes(rows)


def owners():
    """Returns whose island it is in each state: 0 the other side's, 1 nobody's, 2 its own."""
    return bytes(
        2 if own > degree // 2 else 0 if other > degree // 2 else 1
        for degree, own, other in states()
    )


def nearness():
    """Returns how many bridges both sides lack for the island in each state: three times what one
    lacks oneself plus what the other side lacks, each 0, 1, or 2 for more than one."""

    def lack(degree, bridges):
        return max(0, min(2, degree // 2 + 1 - bridges))

    return bytes(3 * lack(degree, own) + lack(degree, other) for degree, own, other in states())


class Learner:
    """The parameters, and how far each one has been moved."""

    def __init__(self, parameters=None, moved=None):
        self.w = parameters or start()
        self.moved = moved or [0.0] * PARAMETERS

    def learn(self, steps, result, rate):
        """Learns from one side of a game: its positions as lists of (parameter, amount)."""
        w, moved = self.w, self.moved
        target = result
        for features, value in reversed(steps):
            guess = chance_of(value)
            error = target - guess
            for at, amount in features:
                slope = error * amount
                moved[at] += slope * slope
                w[at] += rate * slope / math.sqrt(0.3 + 0.02 * moved[at])
            target = LAMBDA * target + (1 - LAMBDA) * guess


def chance_of(value):
    return 1 / (1 + math.exp(-max(-30, min(30, value))))


def start():
    """Returns the first parameters: an island is good, and nothing else is known."""
    w = [0.0] * PARAMETERS
    for part in range(PARTS):
        for islands in range(-12, 13):
            w[part * PART + ISLANDS + 12 + islands] = 0.15 * islands
    return w


def tables(w):
    """Returns the parameters as the tables of weights.py, by name."""

    def block(stage, at, number):
        at += stage * STAGE
        return w[at : at + number]

    def scaled(values):
        return [round(value * SCALE) for value in values]

    def in_a_byte(values):
        return [max(-127, min(127, value)) for value in values]

    all_rows = []
    for stage in range(STAGES):
        state, one, two = (block(stage, at, STATES) for at in (STATE, ONE, TWO))
        rows = []
        for reach in range(4):
            more = block(stage, REACH + STATES * reach, STATES)
            rows += [a + b for a, b in zip(state, more)]
        rows += one
        rows += [a + b for a, b in zip(one, two)]
        rows += block(stage, THEIRS, STATES)
        at = stage * STAGE + BRIDGES
        rows += [
            w[at + row_of_bridge(side, low, high)]
            for side in (0, 1)
            for low in range(NEARNESS)
            for high in range(NEARNESS)
        ]
        rows += block(stage, OWN, 13)
        all_rows.append(in_a_byte(scaled(rows)))
    quarters = in_a_byte([round(value * SCALE / 4) for value in w[LEAD:CARDS]])
    margins = [quarters[at : at + PART] for at in range(0, PARTS * PART, PART)]
    return {"ROWS": all_rows, "MARGINS": margins, "CARDS": in_a_byte(scaled(w[CARDS:]))}


def row_of_bridge(side, low, high):
    """Returns the number of a bridge's parameter, whichever end is which."""
    return NEARNESS**2 * side + NEARNESS * min(low, high) + max(low, high)


def use(values):
    """Lets the robots of this process think with these tables."""
    trials.CARDS_LEFT = array("b", values["CARDS"])
    trials.margins_of = [array("b", row) for row in values["MARGINS"]].__getitem__
    trials.rows_of = [array("b", row) for row in values["ROWS"]].__getitem__


def features(trial, drawn):
    """Returns all that worth.py adds up, as a list of (parameter, amount)."""
    stage = trial.stage * STAGE
    found = []
    hand = trial.hands[0]
    for i in range(12):
        own, other = trial.counts[i], trial.counts[12 + i]
        state = stage + worth.FIRST[7 * i + own] + other
        found.append((STATE + state, 1))
        found.append((REACH + STATES * reach_of(trial, i) + state, 1))
        if hand >> i & 1:
            found.append((ONE + state, 1))
        if hand >> 12 + i & 1:
            found.append((TWO + state, 1))
        if trial.expected[i]:
            found.append((THEIRS + state, trial.expected[i] / 4))
    islands = worth.islands_ahead(trial)
    lead = trial.lead + islands
    if islands:
        lead += trial.prize if islands > 0 else -trial.prize
    part = trial.part * PART
    found.append((part + LEAD + 12 + max(-12, min(12, lead)), 1))
    found.append((part + ISLANDS + 12 + islands, 1))
    for side in (0, 1):
        for line in range(LINE_COUNT):
            if trial.bridges[side] >> line & 1:
                low, high = nearness_of(trial, LOW[line]), nearness_of(trial, HIGH[line])
                found.append((stage + BRIDGES + row_of_bridge(side, low, high), 1))
    found.append((stage + OWN + count(hand), 1))
    found.append((stage + OTHER + trial.other, 1))
    if not trial.left:
        found.append((CARDS + 25 * (trial.round - 1) + trial.cards, 1))
        if not drawn:
            found.append((stage + DECLINED, 1))
    return found


def nearness_of(trial, island):
    lack = [max(0, min(2, NEED[island] - trial.counts[12 * side + island])) for side in (0, 1)]
    return 3 * lack[0] + lack[1]


def after(robot):
    """Returns a robot's trial as it is after the turn decided on, but without the draw."""
    plays = sum(action < DISCARD for action in robot.turn)
    robot.endings.expect(robot.turn[-1] != END)
    robot.trial.play_path(robot.turn, 0, plays)
    return robot.trial


def reach_of(trial, island):
    """Returns how many bridges side 0's hand could still lay at an island: 0 to 3 or more."""
    hand = trial.hands[0]
    free = ~(trial.bridges[0] | trial.bridges[1])
    lines = 0
    for line in range(LINE_COUNT):
        if ISLAND_LINES[island] >> line & free >> line & 1:
            ends = (hand >> LOW[line] & 1) + (hand >> HIGH[line] & 1)
            lines += ends > (hand >> island & 1)
    return min(3, lines + (hand >> island & 1) + (hand >> 12 + island & 1))


def play(learner, seed, rate):
    """Plays a game of the robot against itself; the learner learns from both sides."""
    chance = Chance(seed_of(seed))
    game = Game(first=seed & 1)
    mind = Robot(ONE_TURN, chance)
    steps = [], []
    while game.phase != OVER:
        if game.phase == DEALING:
            deck = rest_of(game)
            chance.shuffle(deck)
            game.deal(deck)
            continue
        side = game.turn
        mind.begin(View(game, side))
        while not mind.think(10000):
            pass
        for action in mind.turn:
            game.apply(action)
            if game.phase == OVER:
                break
        trial = after(mind)
        if not trial.over and abs(worth.worth(trial)) < worth.WON:
            trial.hands[0] = game.hands[side]  # with the card drawn
            found = features(trial, mind.turn[-1] != END)
            steps[side].append((found, sum(learner.w[at] * amount for at, amount in found)))
    for side in (0, 1):
        result = 0.5 if game.winner < 0 else float(game.winner == side)
        learner.learn(steps[side], result, rate)


def play_batch(job):
    """Plays the games of a job; returns what was learnt, by parameter."""
    w, moved, seeds, rate = job
    learner = Learner(list(w), list(moved))
    for seed in seeds:
        use(tables(learner.w))
        play(learner, seed, rate)
    return (
        {i: new - old for i, (new, old) in enumerate(zip(learner.w, w)) if new != old},
        {i: new - old for i, (new, old) in enumerate(zip(learner.moved, moved)) if new != old},
    )


def tune(games, seed, jobs):
    """Plays the games; returns the parameters, averaged over the last two fifths of them."""
    learner = Learner()
    mean, means = [0.0] * PARAMETERS, 0
    began = time.perf_counter()
    rounds = max(1, games // (BATCH * jobs))
    with Workers(jobs) as workers:
        for number in range(rounds):
            rate = RATE * 0.1 ** (number / rounds)
            batches = []
            for job in range(jobs):
                first = seed * 1000000 + (number * jobs + job) * BATCH
                seeds = range(first, first + BATCH)
                batches.append((learner.w, learner.moved, seeds, rate))
            for learnt, moved in workers.map(play_batch, batches):
                for at, by in learnt.items():
                    learner.w[at] += by
                for at, by in moved.items():
                    learner.moved[at] += by
            if number >= rounds * 6 // 10:
                means += 1
                for at, value in enumerate(learner.w):
                    mean[at] += value
            if sys.stderr.isatty() or number % 20 == 19:
                spent = time.perf_counter() - began
                manners.say(f"{(number + 1) * BATCH * jobs} games, {spent:.0f} s")
    return [value / means for value in mean]


def find(options):
    """Returns the tables, and how they were found."""
    jobs = jobs_of(options)
    return tables(tune(options.games, options.seed, jobs)), f", {jobs} at a time"


def jobs_of(options):
    return options.jobs or os.cpu_count()


def reached(values, options, deals=DEALS):
    """Yields sentences on what the levels achieve with these tables."""
    jobs = jobs_of(options)
    with Workers(jobs, partial(use, values)) as workers:
        for pair in PAIRS:
            terms = Terms(pair, "modern", (), 0, 1, 0, False)
            played = workers.map(partial(play_deal, terms), range(deals))
            games = [game for deal in played for game in deal]
            won = sum(game["winner"] == 0 for game in games)
            yield f"{pair[0]} won {won / len(games):.1%} of {len(games)} games against {pair[1]}"


def source(values, note):
    """Returns the text of weights.py."""

    return "\n".join(
        [
            '"""The weights of Kahuna\'s robots, written by tools/tune.py: change that, not this.',
            "",
            *textwrap.wrap(note, 100),
            '"""',
            "",
            "# fmt: off",
            "",
            "# Seven numbers for each island: its state with 0, 1, 2 ... of one's own bridges and",
            "# none of the other side's, each of which adds one to that. Then for each state whose",
            "# island it is: 0 the other side's, 1 nobody's, 2 one's own.",
            "FIRST = (",
            *in_bytes(first_states(), "    "),
            ")",
            "OWNER = (",
            *in_bytes(owners(), "    "),
            ")",
            "",
            "# For each state three times the number of bridges that one lacks for the island,",
            "# plus the number that the other side lacks, each 2 at most.",
            "NEAR = (",
            *in_bytes(nearness(), "    "),
            ")",
            "",
            "# For each stage: rounds one and two with more than seven cards left, and with fewer;",
            "# the same of round three; before the last turn; before the last two. Blocks of 74",
            "# states come first: by how many bridges one's own cards can lay there (0, 1, 2 or",
            "# more), with one of the two cards in one's own hand, with both, and for a quarter",
            "# of a card that the other side may hold. Then come one's own bridges and the other",
            "# side's by NEAR at both ends; the size of one's own hand; that of the other hand;",
            "# and a turn without a draw. The bytes are numbers from -128 to 127.",
            *rows_of_bytes("ROWS", values["ROWS"]),
            "# For each part of the game (each round with more than ten cards left, with more than",
            "# four, with fewer; before the last turn; before the last two): the lead in islands",
            "# and points, from -12 on, then the lead in islands alone. A byte counts fours.",
            *rows_of_bytes("MARGINS", values["MARGINS"]),
            "# By round and cards left to draw.",
            "CARDS = (",
            *in_bytes(values["CARDS"], "    "),
            ")",
            "# fmt: on",
            "",
        ]
    )


def rows_of_bytes(name, lists):
    lines = [f"{name} = ("]
    for row in lists:
        lines += ["    (", *in_bytes(row, " " * 8), "    ),"]
    return [*lines, ")"]


def in_bytes(row, indent):
    """Yields a row as literals of bytes, which take a quarter of the room of a tuple."""
    for at in range(0, len(row), 22):
        text = "".join(f"\\x{value & 255:02x}" for value in row[at : at + 22])
        yield f'{indent}b"{text}"'
