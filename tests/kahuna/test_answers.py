"""How long the handheld takes to answer presses, worked out from counts: no clock.

Also what it shows on the way to an answer.
"""

import functools

import pytest
from kahuna_player import HANDOVER_RESTS, Player, memory_with
from long_walks import TOURS

import record_walks
from emulator import recordings
from measuring import bench_times
from simulator import Simulation

SLACK = 1.1  # of a budget, as other Pythons have other bytecodes

# What takes longer than is asked for, in milliseconds; no more may come.
LONGER = {
    "lookback: a": 342,
    "play: a": 191,
    "play: select": 66,
    "title: right": 595,
    "watch: a": 66,
}


@pytest.fixture(scope="module")
def board(build):
    sizes = {path: len(made) for path, made in build.contents().items()}
    return bench_times.Board(build.shrunk, sizes)


@pytest.fixture(scope="module")
def tours(tmp_path_factory):
    folder = tmp_path_factory.mktemp("tours")
    record_walks.record_all(folder, TOURS)
    return recordings.in_folder(folder)


@pytest.fixture(scope="module")
def answers(board, tours):
    """`answers(name)` gives those of a tour."""
    return functools.lru_cache(None)(lambda name: bench_times.answers(board, tours[name]))


@pytest.mark.parametrize("name", sorted(TOURS, reverse=True))
def test_what_the_screens_of_a_game_lead_to_comes_in_time(answers, name):
    found = answers(name)
    assert len(found) > 50
    allowed = {key: max(bench_times.budget_of(key), LONGER.get(key, 0)) for key in found}
    late = {key: str(found[key]) for key in found if found[key].ms > allowed[key] * SLACK}
    assert late == {}


def test_an_answer_takes_longer_the_more_there_is_to_do(answers):
    found = answers("kahuna")
    still, moved, opened = [found[key] for key in ("statistics: down", "title: up", "menu > rules")]
    assert still.ms < moved.ms < opened.ms
    assert still.pixels == moved.modules == 0 < opened.modules
    assert opened.tiles + opened.shapes >= opened.pixels > 0  # each is asked for


@pytest.mark.parametrize("players", [(0, 0), (0, 1), (1, 0)], ids=["two", "white", "black"])
def test_before_the_first_turn_no_other_turn_flashes_by(players):
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
            handheld.frame(HANDOVER_RESTS)
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
