"""Measures a turn of the strongest robot on the 32-bit VM: heap, and time in rounds of the loop
that speeds are compared with."""

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
