"""Kai Piranja is the same on CPython and on the board's kind of Python, action by action."""

import pytest
from both_pythons import side_by_side

# Runs on both, and prints the same lines on both.
CODE = """
from binascii import crc32
from handheld.chance import Chance, seed_of
from piranja.records.reader import Reader, RecordError
from piranja.records.writer import lines
from piranja.robots import create
from piranja.rules.decks import shuffled, unseen
from piranja.rules.game import Game
from piranja.rules.history import actions, can_undo
from piranja.rules.legal import MOST, legal
from piranja.rules.scoring import winners
from piranja.rules.view import View

buffer = bytearray(MOST)

def tell(action):
    view.look(game)
    n = legal(view, buffer)
    seen = bytes(view.deck) + bytes(view.digesting) + bytes(view.catches) + bytes(view.fetched)
    seal = crc32(seen) ^ crc32(buffer[:n]) ^ crc32(b"-".join(view.rows)) ^ crc32(unseen(view))
    numbers = (view.turned, view.turn, view.fresh, view.over, view.lost)
    print(action, "%08x" % seal, numbers)

def begin(number):
    global game, chance, view
    chance = Chance(seed_of(number))
    players = 3 + number % 4
    shoal, sea = shuffled(players, chance)
    game = Game(players, shoal, sea, chance.below(players))
    view = View(game)

def step(most=20):
    for _ in range(most):
        if not game.over:
            action = buffer[chance.below(legal(game, buffer))]
            game.apply(action)
            tell(action)
            if can_undo(game) and not chance.below(3):
                game.undo()
                tell(-1)

def choose(level):
    for _ in range(3):
        if not game.over:
            view.look(game)
            robot = create(level, chance)
            robot.begin(view)
            while not robot.think(4):
                pass
            print(robot.action, robot.looked_at, chance.below(1000))
            game.apply(robot.action)

def finish():
    print(game.over, winners(game), [type(row) is bytes for row in game.rows], list(actions(game)))

def write():
    reader = Reader()
    for line in lines(game):
        print(line)
        reader.feed(line)
    print(list(reader.game.catches) == list(game.catches))

def refuse():
    for line in {wrong!r}:
        reader = Reader()
        try:
            for text in ("piranja 1", "players 4", "1 ps .", line):
                reader.feed(text)
            print("taken")
        except RecordError as error:
            print(error)
""".replace(
    "{wrong!r}",
    repr(
        (
            "1 ps .|2 ps|2 + .|2 !p .|2 !x .|2 xx .|2 ph .|2 ps . ps|7 ps .|first 2|hello|deck AB"
            "|2 \u00b2|\u00b2 ps .|2"
        ).split("|")
    ),
)

# Garbage is collected only between steps, so a game is played in several.
STEPS = ["step()"] * 12 + ["finish()", "write()"]


@pytest.fixture(scope="module")
def pythons():
    with side_by_side(CODE, "piranja", "lib") as both:
        yield both


@pytest.mark.parametrize("number", range(12))
def test_the_same_game_on_both(pythons, number):
    here, there = pythons
    lines = 0
    for code in [f"begin({number})", *STEPS]:
        expected = here(code).split("\n")
        assert there(code).split("\n") == expected
        lines += len(expected) - 1
    assert lines > 100


@pytest.mark.parametrize("level", range(3))
def test_robots_choose_the_same_on_both(pythons, level):
    here, there = pythons
    assert not here(f"begin({level + 1})") and not there(f"begin({level + 1})")
    for _ in range(25):
        assert there(f"choose({level})").split("\n") == here(f"choose({level})").split("\n")


def test_the_same_words_for_what_is_refused(pythons):
    here, there = pythons
    assert there("refuse()").split("\n") == here("refuse()").split("\n")
    assert "Traceback" not in there("refuse()")
