"""How long the handheld takes to answer presses, worked out from counts: no clock.

Also what it shows on the way to an answer.
"""

import random

import pytest
from kahuna_games import new_game, steps
from kahuna_player import CURTAIN_HANGS, Player, memory_with, packed

from kahuna.rules.actions import ends_turn
from kahuna.rules.phases import FINAL, PLAY
from measuring import bench_times
from simulator import Simulation

SLACK = 1.1  # of a budget, as other Pythons have other bytecodes

# What takes longer: its milliseconds.
LONGER = {
    "learn > lesson": 465,
    "menu > play": 530,  # where something has been opened that needs the board's memory
    "play: a": 80,
    "play: select": 85,
    "rules: a page": 255,  # one with a board
}


@pytest.fixture(scope="module")
def board(build):
    sizes = {path: len(made) for path, made in build.contents().items()}
    return bench_times.Board(build.shrunk, sizes)


def too_long(walk):
    return {
        name: str(answer)
        for name, answer in walk.answers.items()
        if answer.ms > max(answer.budget, LONGER.get(name, 0)) * SLACK
    }


def late_in_a_game():
    """A long game before one of its last turns, as it is saved."""
    longest = []
    for seed in range(9):
        turns = []
        for game in steps(new_game(), random.Random(seed)):
            if game.phase in (PLAY, FINAL) and ends_turn(game.history[game.length - 1]):
                turns.append((game.length, packed(game)))
        longest = max(longest, turns[-3:])
    return longest[0][1]


def test_what_the_title_leads_to_comes_in_time(board):
    with bench_times.Meter(board) as handheld:
        walk = bench_times.Walk(handheld)
        bench_times.look_around(walk)
    assert len(walk.answers) > 15
    assert too_long(walk) == {}


def test_what_a_turn_leads_to_comes_in_time_also_late_in_a_game(board):
    with bench_times.Meter(board, nvm=memory_with(late_in_a_game())) as handheld:
        walk = bench_times.Walk(handheld)
        handheld.frame(CURTAIN_HANGS)
        while walk.screen != "play":
            walk.answer("a")
        bench_times.choose_and_play(walk)
        bench_times.look_around_in_a_turn(walk)
    assert {"handover > watch", "watch > play", "menu > log", "hint > hint_steps"} <= set(
        walk.answers
    )
    assert too_long(walk) == {}


@pytest.mark.parametrize("players", [(0, 0), (0, 1), (1, 0)], ids=["two", "white", "black"])
def test_before_the_first_turn_nothing_of_another_flashes_by(players):
    """No turn to watch that was not played, and no lights but those of the side at turn."""
    seen = []

    def look(handheld):
        if handheld.program and handheld.program.game:
            seen.append((handheld.program.shown, tuple(handheld.device.lights)))

    with Simulation(nvm=memory_with(), watch=look) as handheld:
        player = Player(handheld)
        player.set_up(players=players)
        seen.clear()
        player.press("a")
        while player.scene != "play":
            handheld.frame(CURTAIN_HANGS)
            player.press("a")
        handheld.frame(3)
        lights = handheld.device.lights
    assert lights[0] != (0, 0, 0)
    screens = {screen for screen, _ in seen}
    if players == (0, 0):
        assert screens == {"handover", "play"}
    elif players == (0, 1):
        assert screens == {"play"}
    # The robot's turn is watched, if it begins, and then the lights are those of its side.
    mine = [shown for screen, shown in seen if screen not in ("robot", "watch")]
    assert set(mine) <= {tuple(lights), ((0, 0, 0),) * len(lights)}
