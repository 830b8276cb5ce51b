"""What bench.py measures of Kai Piranja."""

from measuring.bench_robots import SLICE, TIMING
from vm import Vm

# Modules that import the core: all that a game on the handheld needs.
CORE = """
piranja.rules.game piranja.rules.legal piranja.rules.view piranja.rules.decks
piranja.rules.history piranja.rules.scoring handheld.chance
"""
RECORDS = "piranja.saves.game piranja.records.reader"

PLAY = """
from handheld.chance import Chance, seed_of
from piranja.rules.decks import shuffled
from piranja.rules.game import Game
from piranja.rules.legal import MOST, legal

def play(seed, buffer):
    chance = Chance(seed_of(seed))
    below = chance.below
    shoal, sea = shuffled(4, chance)
    game = Game(4, shoal, sea)
    apply = game.apply
    actions = 0
    while not game.over:
        apply(buffer[below(legal(game, buffer))])
        actions += 1
    return actions

buffer = [0] * MOST
"""
MIDDLE = """
chance = Chance(seed_of(1))
shoal, sea = shuffled(6, chance)
game = Game(6, shoal, sea)
while game.turned < 100:
    game.apply(buffer[chance.below(legal(game, buffer))])
for player in range(6):
    game.rows[player] = bytes(12)
chance = shoal = sea = None
"""


# The strongest robot

BUDGET = 20000  # rounds

CHOICES = (
    TIMING
    + """
from handheld.chance import Chance, seed_of
from piranja.rules.decks import shuffled
from piranja.rules.game import Game
from piranja.rules.view import View

def begin():
    return Game({players}, *shuffled({players}, chance))

chance = Chance(seed_of(1))
game = begin()
view = View(game)
robot = None
"""
)

IMPORT = "from piranja.robots import create, levels, robot as _"

# One choice, made six times, and right before it the loop, so that both are disturbed alike.
CHOOSE = """
began = time.ticks_us()
calibrate({rounds})
calibrate({rounds})
loop = spent(began)
began = time.ticks_us()
for again in range(6):
    robot = create(len(levels.LEVELS) - 1, chance)
    robot.begin(view)
    while not robot.think({slice}):
        pass
print({rounds} * spent(began) // (3 * loop), robot.looked_at)
"""

NEXT_CHOICE = """
game.apply(robot.action)
if game.over:
    game = begin()
view.look(game)
"""
TIMES = 7  # measurements of each choice, of which the median counts


def robots(players=6, choices=100):
    """Returns what the strongest robot takes: the rounds for the worst and the mean choice, and the
    heap for a choice."""
    with Vm("piranja", "lib") as board:
        empty = board.run(CHOICES.format(players=players)).live
        code = board.run(IMPORT).live
        step = CHOOSE.format(rounds=BUDGET, slice=SLICE)
        rounds = []
        positions = 0
        for _ in range(choices):
            lines = [board.run(step).output.split() for _ in range(TIMES)]
            looked_at = int(lines[0][1])
            if looked_at:
                rounds.append(sorted(int(line[0]) for line in lines)[TIMES // 2])
                positions = max(positions, looked_at)
            board.run(NEXT_CHOICE)
        board.run("robot = None")
        before = board.run("view.look(game)").live
        highest = 0
        for _ in range(20):
            board.run(
                "robot = create(len(levels.LEVELS) - 1, chance)\nview.look(game)\nrobot.begin(view)"
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
