"""What the window keeps without being asked, and where."""

import calendar
import io
import random
import sys
import time

import pytest
from demo_program import FRAMES, program
from kahuna_games import actions, deal, new_game
from kahuna_player import Player, memory_with, packed
from waiting import PATIENCE, wait_for

import environment
import play
from desk import belongings
from simulator import PYGAMER, SPRIG, LiveSimulation, Simulation

SIZE = PYGAMER.nvm

WRITES = """
import microcontroller, storage
print(bytes(microcontroller.nvm[0:3]), bytes(microcontroller.nvm[0:2]) == b"hh")
microcontroller.nvm[4000:4003] = b"new"
try:
    storage.remount("/", False)
    with open("/kept", "a") as file:
        file.write("x")
except RuntimeError:
    pass  # the drive is not ours
frames(9)
"""


@pytest.fixture
def place(tmp_path):
    return tmp_path / "data" / "own"


@pytest.fixture
def window(tmp_path, place, no_screen, monkeypatch, capsys):
    """Runs the command with a window that closes at once; status, output and errors."""
    import pygame

    from simulator import window

    def step(self, step=window.Window.step):
        step(self)
        if "b'" in "".join(self._device.serial) and self._device.screen.changes:
            pygame.event.post(pygame.event.Event(pygame.QUIT))

    monkeypatch.setattr(window.Window, "step", step)
    monkeypatch.setattr(belongings, "folder", lambda: place)
    monkeypatch.chdir(tmp_path)
    root = tmp_path / "program"
    root.mkdir()
    program(root, FRAMES + WRITES)

    def run(*arguments):
        status = play.main([str(argument) for argument in arguments], root)
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run


def test_the_window_keeps_memory_and_drive_by_itself(window, place):
    for _ in range(2):
        assert window()[0] == 0
    assert (place / "memory").read_bytes()[4000:4003] == b"new"
    assert (place / "drive" / "kept").read_text() == "xx"


def test_a_fresh_window_keeps_nothing(window, place):
    assert window("--fresh")[0] == 0
    assert not place.exists()


def test_what_is_named_is_kept_there_alone(window, place, tmp_path):
    assert window("--nvm", "memory.bin")[0] == 0
    assert (tmp_path / "memory.bin").exists()
    assert not place.exists()


def test_each_other_board_keeps_what_is_its_own(window, place):
    """A memory of another size would be put aside."""
    assert window()[0] == 0
    assert window("--board", "sprig")[0] == 0
    assert (place / "memory").stat().st_size == SIZE
    assert (place / "sprig" / "memory").stat().st_size == SPRIG.nvm
    assert not (place / "memory.old").exists()


def test_fresh_and_kept_exclude_each_other(window):
    status, _, problem = window("--fresh", "--nvm", "memory.bin")
    assert (status, problem.count("\n")) == (2, 1)
    assert "--fresh" in problem


def test_a_second_window_keeps_nothing_and_says_so(window, place):
    with belongings.kept_in(place, SIZE):
        status, _, problem = window()
    assert status == 0
    assert "another window" in problem
    assert not (place / "drive" / "kept").exists()


def test_where_nothing_can_be_kept_the_window_opens_and_says_so(window, place):
    place.parent.mkdir()
    place.write_text("in the way")
    status, _, problem = window()
    assert status == 0
    assert "nothing is kept" in problem and str(place) in problem


def test_what_was_kept_but_cannot_be_written_any_more_is_left_as_it_is(window, place):
    assert window()[0] == 0
    kept = (place / "memory").read_bytes()
    (place / "memory.new").mkdir()  # in the way
    status, _, problem = window()
    assert status == 0
    assert "nothing is kept" in problem
    assert (place / "memory").read_bytes() == kept
    assert (place / "drive" / "kept").read_text() == "x"


def test_a_window_that_keeps_nothing_speaks_the_systems_language_too(window, place, monkeypatch):
    import simulator

    spoken = []

    class Listening(simulator.LiveSimulation):
        def __init__(self, *positional, **named):
            spoken.append(named.get("values"))
            super().__init__(*positional, **named)

    monkeypatch.setattr(simulator, "LiveSimulation", Listening)
    monkeypatch.setattr(belongings, "system_language", lambda known: "it")
    place.parent.mkdir()
    place.write_text("in the way")
    assert window()[0] == 0
    assert spoken == [{"KAHUNA_LANGUAGE": "it"}]


def test_a_memory_of_another_size_is_put_aside(place):
    place.mkdir(parents=True)
    (place / "memory").write_bytes(b"what is this")
    with belongings.kept_in(place, SIZE) as (memory, _):
        assert memory.stat().st_size == SIZE
    assert (place / "memory.old").read_bytes() == b"what is this"


def test_the_first_memory_speaks_the_systems_language_and_a_choice_stays(tmp_path):
    memory = belongings.first_memory(SIZE, "fr")
    kept = []
    with Simulation(nvm=memory, keep_nvm=kept.append) as handheld:
        assert handheld.program.settings.language == "fr"
        assert Player(handheld).scene == "title"
        handheld.program.settings.language = "it"
        handheld.program.save_settings()
    with Simulation(nvm=kept[-1]) as handheld:
        assert handheld.program.settings.language == "it"


@pytest.mark.parametrize(
    "values, language",
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "it_IT"}, "it"),
        ({"LANGUAGE": "fr:de", "LANG": "de_DE"}, "fr"),
        ({"LANGUAGE": "pt_BR:fr:en", "LANG": "pt_BR"}, "fr"),
        ({"LANGUAGE": "pt", "LANG": "it_IT"}, "it"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, None),
        ({"LANG": "pl_PL.UTF-8"}, None),
        ({"LANG": "C"}, None),
        ({}, None),
    ],
)
def test_the_system_says_its_language(values, language, monkeypatch):
    monkeypatch.setattr(belongings.environment, "WINDOWS", False)
    assert belongings.system_language(["de", "en", "fr", "it"], values) == language


def test_no_script_touches_the_users_folder(window, place, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"wait:1")))
    assert window("--headless", "--script", "-")[0] == 0
    assert not place.exists()


def test_a_window_that_is_closed_keeps_the_turn_under_way():
    """Only when the power goes are the last seconds lost, not when somebody closes a window."""
    game = new_game()
    deal(game, random.Random(1))
    kept = []
    live = LiveSimulation(environment.ROOT, nvm=memory_with(packed(game)), keep_nvm=kept.append)
    live.switch_on()
    try:
        wait_for(lambda: live.program and live.program.shown == "handover")
        live.once(lambda: live.cartridge.take_turn(), PATIENCE)
        action = actions(live.game)[0]
        live.once(lambda: live.cartridge.session.act(action), PATIENCE)
        live.once(lambda: play.keep_all(live), PATIENCE)
    finally:
        live.switch_off()
    with Simulation(nvm=kept[-1]) as handheld:
        assert handheld.game.length == game.length + 1
        assert handheld.game.history[game.length] == action


def test_a_window_knows_the_date_and_a_script_does_not():
    """A window has the puzzle of this day, and all runs of a script are alike."""
    live = LiveSimulation(environment.ROOT)
    live.switch_on()
    try:
        wait_for(lambda: live.program)
        shown = live.program.device.clock.date()
    finally:
        live.switch_off()
    assert abs(shown - calendar.timegm(time.localtime())) < 60
    with Simulation() as handheld:
        assert handheld.program.device.clock.date() // 86400 == 10957  # 1 January 2000
