"""What bench.py measures of Kahuna."""

from measuring.bench_robots import SLICE, TIMING
from vm import Vm

# Modules that import the core: all that a game on the handheld needs.
CORE = (
    "kahuna.rules.game kahuna.rules.legal kahuna.rules.view kahuna.rules.decks handheld.chance"
    " kahuna.saves.game"
)
RECORDS = "kahuna.saves.position kahuna.records.reader"

PLAY = """
from handheld.chance import Chance, seed_of
from kahuna.rules.decks import rest_of
from kahuna.rules.game import Game
from kahuna.rules.legal import MOST, legal
from kahuna.rules.phases import DEALING, OVER

def play(seed, buffer):
    chance = Chance(seed_of(seed))
    below = chance.below
    game = Game()
    apply = game.apply
    actions = 0
    while game.phase != OVER:
        if game.phase == DEALING:
            deck = rest_of(game)
            chance.shuffle(deck)
            game.deal(deck)
        else:
            apply(buffer[below(legal(game, buffer))])
            actions += 1
    return actions

buffer = [0] * MOST
"""
MIDDLE = """
game = Game()
chance = Chance(seed_of(1))
while game.round < 2 or game.pile > 9:
    if game.phase == DEALING:
        deck = rest_of(game)
        chance.shuffle(deck)
        game.deal(deck)
    else:
        game.apply(buffer[chance.below(legal(game, buffer))])
deck = chance = None
"""


# The strongest robot

BUDGET = 400000  # rounds

PREPARE = (
    TIMING
    + """
from handheld.chance import Chance, seed_of
from kahuna.rules.decks import rest_of
from kahuna.rules.game import Game
from kahuna.rules.phases import DEALING, OVER
from kahuna.rules.view import View

def deal():
    deck = rest_of(game)
    chance.shuffle(deck)
    game.deal(deck)

game = Game()
chance = Chance(seed_of(1))
deal()
view = View(game, 0)
opponent = None
turns = []
"""
)

IMPORT = "from kahuna.robots import create, futures, levels, robot as _, turn_options"

# One turn, timed: the robot thinks about it twice, as the clock may have been disturbed once.
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
print(fastest * {rounds} // loop, opponent.pace.spent)
for action in opponent.turn:
    if game.phase != OVER:
        game.apply(action)
if game.phase == DEALING:
    deal()
if game.phase == OVER:
    game = Game(first=1 - game.first)
    deal()
"""


def robots():
    """Returns what the strongest robot takes."""
    return {**measure_turns(), **measure_heap()}


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
    """Returns the bytes that it takes while it thinks, and the bytes of its code."""
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
