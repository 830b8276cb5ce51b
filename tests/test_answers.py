"""How long the handheld takes to answer presses, reckoned from what is counted: no clock."""

import random

import pytest
from driving import CURTAIN_HANGS, Player, memory_with, packed
from playing import new_game, steps

import bench_times
from kahuna.look.layout import BRIDGES  # noqa: F401
from kahuna.rules.actions import ends_turn
from simulator import Simulation

SLACK = 1.1  # of a budget, for other Pythons' bytecodes

# What takes longer: its milliseconds.
LONGER = {"over > course": 550, "play: select": 120, "play: a": 75, "hint: a": 110}


@pytest.fixture(scope="module")
def board(build):
    sizes = {path: len(made) for path, made in build.contents().items()}
    return bench_times.Board(build.shrunk, sizes, build.told)


def too_long(walk):
    return {
        name: str(answer)
        for name, answer in walk.answers.items()
        if answer.ms > max(answer.budget, LONGER.get(name, 0)) * SLACK
    }


def late_games(most):
    """Games before their last turn, as they are kept, the longest first."""
    games = []
    for seed in range(most):
        kept = b""
        for game in steps(new_game(), random.Random(seed)):
            if game.length and ends_turn(game.history[game.length - 1]):
                kept = packed(game)
        games.append((game.length, kept))
    return [kept for _, kept in sorted(games, reverse=True)]


def test_what_the_title_leads_to_comes_in_time(board):
    with bench_times.Meter(board) as handheld:
        walk = bench_times.Walk(handheld)
        bench_times.look_around(walk)
    assert len(walk.answers) > 15
    assert too_long(walk) == {}


def test_what_a_turn_leads_to_comes_in_time_also_late_in_a_game(board):
    with bench_times.Meter(board, nvm=memory_with(late_games(9)[0])) as handheld:
        walk = bench_times.Walk(handheld)
        handheld.frame(CURTAIN_HANGS)
        while walk.screen != "play":
            walk.answer("a")
        bench_times.choose_and_play(walk)
        bench_times.look_around_in_a_turn(walk)
    assert {"curtain > watch", "watch > play", "menu > log", "hint > advice"} <= set(walk.answers)
    assert too_long(walk) == {}
