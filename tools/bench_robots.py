"""Measures the strongest robots on the 32-bit VM: heap, and time in rounds of the loop that speeds
are compared with, of a turn of Kahuna and of a choice of Kai Piranja."""

from vm import Vm

BUDGET = 400000  # rounds
SLICE = 25  # positions looked at between two frames

PREPARE = """
import time
from handheld.chance import Chance, seed_of
from kahuna.rules.decks import rest_of
from kahuna.rules.game import Game
from kahuna.rules.phases import DEALING, OVER
from kahuna.rules.view import View

def calibrate(rounds):
    s = 0
    for i in range(rounds):
        s = (s ^ i) & 0xFFFFFF

def deal():
    deck = rest_of(game)
    chance.shuffle(deck)
    game.deal(deck)

def spent(began):
    return time.ticks_diff(time.ticks_us(), began)

game = Game()
chance = Chance(seed_of(1))
deal()
view = View(game, 0)
opponent = None
turns = []
"""

IMPORT = "from kahuna.robots import create, futures, levels, robot as _, ways"

# One turn, timed; the same positions are thought about again where the clock was disturbed.
THINK = """
began = time.ticks_us()
calibrate({rounds})
loop = spent(began)
fastest = None
for again in range(2):
    opponent = create(len(levels.LEVELS) - 1, Chance(seed_of(game.length)))
    view.look(game, game.turn)
    began = time.ticks_us()
    opponent.begin(view)
    while not opponent.think({slice}):
        pass
    time_of_turn = spent(began)
    if fastest is None or time_of_turn < fastest:
        fastest = time_of_turn
print(fastest * {rounds} // loop, opponent.looked_at)
for action in opponent.turn:
    if game.phase != OVER:
        game.apply(action)
if game.phase == DEALING:
    deal()
if game.phase == OVER:
    game = Game(first=1 - game.first)
    deal()
"""


def measure_turns(turns=120):
    """Returns the rounds of the worst and the mean turn when it plays itself."""
    with Vm("kahuna", "lib") as board:
        board.run(PREPARE + IMPORT)
        step = THINK.format(rounds=BUDGET, slice=SLICE)
        lines = [board.run(step).output.split() for _ in range(turns)]
    rounds = [int(line[0]) for line in lines]
    return {
        "turn_rounds": max(rounds),
        "turn_rounds_mean": sum(rounds) // len(rounds),
        "turn_positions": max(int(line[1]) for line in lines),
    }


def measure_heap(turns=3):
    """Returns the bytes that it takes while it thinks, and those of its code."""
    with Vm("kahuna", "lib") as board:
        game = board.run(PREPARE).live
        code = board.run(IMPORT).live
        highest = 0
        for _ in range(turns):
            board.run(
                "opponent = create(len(levels.LEVELS) - 1, chance)\nview.look(game, game.turn)"
            )
            board.run("opponent.begin(view)")
            while True:
                step = board.run(f"print(opponent.think({SLICE}))")
                highest = max(highest, step.live)
                if "True" in step.output:
                    break
            board.run("for action in opponent.turn:\n    game.apply(action)\nopponent = None")
    return {"turn_heap": highest - code, "turn_code": code - game}


# Kai Piranja

CHOICE_BUDGET = 20000  # rounds

CHOICES = """
import time
from handheld.chance import Chance, seed_of
from piranja.rules.decks import shuffled
from piranja.rules.game import Game
from piranja.rules.sight import Sight

def calibrate(rounds):
    s = 0
    for i in range(rounds):
        s = (s ^ i) & 0xFFFFFF

def spent(began):
    return time.ticks_diff(time.ticks_us(), began)

def begin():
    return Game({players}, *shuffled({players}, chance))

chance = Chance(seed_of(1))
game = begin()
sight = Sight(game)
robot = None
"""

IMPORT_PIRANJA = "from piranja.robots import create, levels, robot as _"

# One choice, made again and again, and the loop right before it: both are disturbed alike.
CHOOSE = """
began = time.ticks_us()
calibrate({rounds})
calibrate({rounds})
loop = spent(began)
began = time.ticks_us()
for again in range(6):
    robot = create(len(levels.LEVELS) - 1, chance)
    robot.begin(sight)
    while not robot.think({slice}):
        pass
print({rounds} * spent(began) // (3 * loop), robot.looked_at)
"""

NEXT_CHOICE = """
game.apply(robot.action)
if game.over:
    game = begin()
sight.look(game)
"""
TIMES = 7  # that each is measured; what is in the middle counts


def measure_choices(players=6, choices=100):
    """Returns the rounds of the worst and the mean choice, and the heap of one."""
    with Vm("piranja", "lib") as board:
        empty = board.run(CHOICES.format(players=players)).live
        code = board.run(IMPORT_PIRANJA).live
        step = CHOOSE.format(rounds=CHOICE_BUDGET, slice=SLICE)
        rounds = []
        positions = 0
        for _ in range(choices):
            told = [board.run(step).output.split() for _ in range(TIMES)]
            looked_at = int(told[0][1])
            if looked_at:
                rounds.append(sorted(int(line[0]) for line in told)[TIMES // 2])
                positions = max(positions, looked_at)
            board.run(NEXT_CHOICE)
        board.run("robot = None")
        before = board.run("sight.look(game)").live
        highest = 0
        for _ in range(20):
            board.run(
                "robot = create(len(levels.LEVELS) - 1, chance)\nsight.look(game)\n"
                "robot.begin(sight)"
            )
            while True:
                step = board.run("print(robot.think(1))")
                highest = max(highest, step.live)
                if "True" in step.output:
                    break
            board.run("game.apply(robot.action)\nrobot = None")
    return {
        "choice_rounds": max(rounds),
        "choice_rounds_mean": sum(rounds) // len(rounds),
        "choice_positions": positions,
        "choice_heap": highest - before,
        "choice_code": code - empty,
    }
