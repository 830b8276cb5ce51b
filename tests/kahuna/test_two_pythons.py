"""The rules and the robots do the same on CPython and on the board's kind of Python, action by
action."""

import pytest
from both_pythons import side_by_side

# Runs on both, and prints the same lines on both: each action, and a checksum of the position, of
# what is legal then, and of what either side sees.
CODE = """
from binascii import crc32
from kahuna.rules.actions import DEAL
from handheld.chance import Chance, seed_of
from kahuna.rules.decks import rest_of
from kahuna.rules.editions import EDITIONS
from kahuna.rules.game import Game
from kahuna.rules.legal import MOST, is_legal, legal
from kahuna.records.notation import parse, text
from kahuna.rules.phases import DEALING, OVER
from kahuna.saves.position import game_at, position_of
from kahuna.records.reader import Reader, RecordError
from kahuna.records.writer import lines
from kahuna.saves.game import unpack
from kahuna.saves.packing import pack
from kahuna.rules.view import View
from kahuna.records.refusals import why_not

buffer = bytearray(MOST)
views = []

def tell(game):
    n = legal(game, buffer)
    seal = crc32(position_of(game)) ^ crc32(buffer[:n])
    for side in (0, 1):
        if len(views) < 2:
            views.append(View(game, side))
        view = views[side]
        view.look(game, side)
        seen = view.hands + view.open + view.seen + [view.gone] + list(view.buried)
        seal ^= crc32(bytes(view.history) + str(seen).encode())
    last = game.history[game.length - 1]
    print(text(last) if last < DEAL else "deck", "%08x" % seal)

def begin(number):
    global game, chance
    chance = Chance(seed_of(number))
    edition = EDITIONS[number % 4]
    guard = edition.has_guard and chance.below(2) > 0
    opened = edition.has_open and chance.below(2) > 0
    handicap = None
    if edition.has_handicap and chance.below(2):
        handicap = (chance.below(2), 1 + chance.below(3))
    game = Game(edition, guard, opened, chance.below(2), handicap)
    views.clear()

def step(most=20):
    for _ in range(most):
        if game.phase == OVER:
            return
        if game.phase == DEALING:
            deck = rest_of(game)
            chance.shuffle(deck)
            game.deal(deck)
        else:
            game.apply(buffer[chance.below(legal(game, buffer))])
        tell(game)

def finish():
    print(game.phase, game.winner, game.reason, game.scores)
    data = pack(game, (0, 3), (255, 4))
    print(data.hex())
    print(position_of(game).hex())
    assert pack(*unpack(data)) == data
    game_at(position_of(game))

def write():
    for line in lines(game):
        print(line)

def replay():
    reader = Reader()
    for line in lines(game):
        reader.feed(line)
    assert position_of(reader.game) == position_of(game)

def take_back(most=20):
    for _ in range(most):
        if game.length:
            game.undo()
            print(game.length, "%08x" % crc32(position_of(game)))
"""

REFUSED = """
damaged = bytearray(pack(game, (0, 0), (255, 255)))
for i in range(len(damaged)):
    damaged[i] ^= 1
    try:
        print(unpack(bytes(damaged))[0].length)
    except ValueError as error:
        print(error)
    damaged[i] ^= 1
for text_of_line in {lines!r}:
    reader = Reader()
    try:
        for line in ("kahuna 1", "bridges black EH", "hand white KHH", "deck ABCDE", text_of_line):
            reader.feed(line)
        print("taken")
    except RecordError as error:
        print(error)
""".format(
    lines=[
        "white ^",
        "white .",
        "white ^ ^",
        "white K-I .",
        "white HH*EH ^A",
        "white HH*EH+ ^",
        "white EH*EH ^",
        "white K-A ^",
        "white k-i ^",
        "white #K ^",
        "white \u00b2",
        "white",
        "black ^",
        "deck AB",
        "round 2",
        "hello",
        "white ^Z",
        "white K\u2013I",
    ]
)

# Garbage is collected only between steps, so a game is played in several.
STEPS = ["step()"] * 14 + ["finish()", "write()", "replay()", "finish()"] + ["take_back()"] * 14


@pytest.fixture(scope="module")
def pythons():
    with side_by_side(CODE, "kahuna", "lib") as both:
        yield both


@pytest.mark.parametrize("number", range(24))
def test_the_same_game_on_both(pythons, number):
    here, there = pythons
    actions = 0
    for code in [f"begin({number})", *STEPS]:
        expected, answer = here(code).split("\n"), there(code).split("\n")
        assert answer == expected
        actions += len(answer) - 1
    assert actions > 60


def test_the_same_words_for_what_is_refused(pythons):
    here, there = pythons
    for run in pythons:
        run("begin(3)")
        run("step()")
    assert there(REFUSED).split("\n") == here(REFUSED).split("\n")
    assert "Traceback" not in there(REFUSED)


def test_the_same_lots(pythons):
    code = """
chance = Chance(seed_of({seed}))
print([chance.below(n) for n in range(1, 60)])
deck = bytearray(range(24))
chance.shuffle(deck)
print(list(deck), list(seed_of({seed})))
"""
    here, there = pythons
    for seed in (0, 1, 2, 99, 2**29, 2**30, 2**31 + 5, 2**60 - 1, 10**17):
        assert there(code.format(seed=seed)) == here(code.format(seed=seed))


def test_every_action_has_the_same_word_on_both(pythons):
    here, there = pythons
    assert there("print([text(action) for action in range(242)])") == here(
        "print([text(action) for action in range(242)])"
    )
    assert there("print([parse(text(action)) for action in range(242)])") == (
        f"{list(range(242))}\n"
    )


ROBOTS = """
from kahuna.robots import create
from kahuna.robots.levels import LEVELS

def step_of_robots():
    if game.phase == OVER:
        return
    if game.phase == DEALING:
        return step(1)
    view = View(game, game.turn)
    strongest = game.length % 6 == 2  # which takes thirty times as long as the others
    for number, level in enumerate((0, 6, len(LEVELS) - 1)[: 2 + strongest]):
        robot = create(level, Chance(seed_of(game.length)))
        robot.begin(view)
        while not robot.think(50):
            pass
        print(" ".join([text(action) for action in robot.turn]), robot.pace.spent)
        if number == (2 if strongest else game.length % 2):
            turn = robot.turn
    for action in turn:
        if game.phase != OVER:
            game.apply(action)
"""


@pytest.mark.parametrize("number", range(4))
def test_the_robots_decide_alike_on_both(pythons, number):
    """A game of each edition: two robots are asked at every turn, the strongest at some, and
    one of them is followed."""
    here, there = pythons
    for run in pythons:
        run(ROBOTS)
        run(f"begin({number})")
    turns = lines = 0
    while here("print(game.phase == OVER)") == "False\n":
        expected = here("step_of_robots()")
        assert there("step_of_robots()") == expected
        turns += 1
        lines += expected.count("\n")
    assert turns > 20 and lines > 2 * turns + 5
