"""The program around its screens: what covers what, and when the display dims."""

import sys
from types import SimpleNamespace

import fake_hardware
import pytest

import handheld
from handheld.buttons import DOWN, A, Buttons
from handheld.clock import Clock
from handheld.sound import Sound
from simulator import board_modules

with board_modules.instead_of_blinka():
    from handheld import program as programs
    from handheld.cartridge import Cartridge

DIM_AFTER = 120  # seconds
DARK_AFTER = 600


class Scene:
    """A scene that calls `on_frame` in each frame and notes what was pressed."""

    def __init__(self, on_frame=None):
        self.group = None
        self.pressed = []
        self._on_frame = on_frame

    def enter(self, stage):
        pass

    def frame(self, now, pressed):
        self.pressed.append(pressed)
        if self._on_frame:
            self._on_frame()


class Quiet:
    """Sound and lights that do nothing."""

    enabled = True

    def update(self, *now):
        pass


@pytest.fixture
def time():
    return fake_hardware.Time()


@pytest.fixture
def source():
    return fake_hardware.Source()


@pytest.fixture
def program(time, source, monkeypatch):
    """A program without any game."""
    started = SimpleNamespace(start=lambda program, language, assets: None)
    monkeypatch.setattr(programs, "_startup", lambda: started)
    device = SimpleNamespace(
        display=SimpleNamespace(root_group=None, refresh=lambda: None),
        buttons=Buttons(source),
        clock=Clock(time.ticks, time.sleep, time.date),
        sound=Quiet(),
        lights=Quiet(),
        brightness=1,
    )
    program = programs.Program(device, ("game",))
    program.stage.show_next(Scene)
    program.frame()
    return program


def wait(program, time, seconds):
    """Frames at every second."""
    for _ in range(seconds):
        time.now += 1000
        program.frame()


def is_dim(program):
    return program.device.brightness < program.settings.light / 2


def test_the_display_dims_two_minutes_after_the_last_press(program, time, source):
    wait(program, time, DIM_AFTER - 1)
    source.tap(A)
    wait(program, time, DIM_AFTER - 1)
    assert not is_dim(program)
    wait(program, time, 3)
    assert is_dim(program)


def test_the_display_and_the_lights_go_dark_ten_minutes_after_the_last_press(program, time, source):
    wait(program, time, DARK_AFTER - 1)
    assert is_dim(program) and program.device.brightness > 0 and program.device.lights.enabled
    wait(program, time, 3)
    assert program.device.brightness == 0 and not program.device.lights.enabled
    source.tap(A)
    wait(program, time, 1)
    assert program.device.brightness == program.settings.light and program.device.lights.enabled
    assert not any(program.stage.top.pressed)
    wait(program, time, DIM_AFTER - 2)
    assert not is_dim(program)


def test_lights_that_are_off_stay_off_when_the_display_wakes(program, time, source):
    program.settings.lights = False
    wait(program, time, DARK_AFTER + 2)
    source.tap(A)
    wait(program, time, 1)
    assert program.device.brightness == program.settings.light
    assert not program.device.lights.enabled


def test_it_stays_dark_when_the_time_comes_round(program, time):
    """Three days later the last press seems to be in the future."""
    wait(program, time, DARK_AFTER + 2)
    for _ in range(3000):
        time.now += 300_000
        program.frame()
        assert program.device.brightness == 0


def test_a_frame_that_takes_seconds_is_no_time_without_a_press(program, time, source):
    """On a new drive the answer to the first question takes some; then places were made at once."""
    made = []
    program.lacks_room = 1
    program._name = "title"
    program._make_places = lambda: made.append(time.now)
    source.tap(A)
    program.stage.top.frame = lambda now, pressed: setattr(time, "now", time.now + 4000 * pressed)
    program.frame()
    wait(program, time, 3)
    assert made == []
    wait(program, time, 1)
    assert made


def test_a_screen_keeps_the_display_bright_while_there_is_something_to_see(program, time):
    scene = Scene(program.stay_awake)
    program.stage.show_next(lambda: scene)
    wait(program, time, DIM_AFTER + 60)
    assert not is_dim(program)
    program.stage.show_next(Scene)
    wait(program, time, DIM_AFTER - 2)
    assert not is_dim(program)
    wait(program, time, 4)
    assert is_dim(program)


def test_a_screen_that_takes_its_time_may_read_the_clock_after_the_frame_did(program, time):
    def late():
        time.now += 5
        program.stay_awake()

    program.stage.show_next(lambda: Scene(late))
    wait(program, time, 10)
    assert not is_dim(program)


def test_a_screen_wakes_the_display_where_there_is_something_to_see_again(program, time):
    wait(program, time, DIM_AFTER + 5)
    assert is_dim(program)
    program.stay_awake()
    wait(program, time, 1)
    assert program.device.brightness == program.settings.light


def test_the_press_that_wakes_the_display_does_nothing_else(program, time, source):
    scene = program.stage.top
    wait(program, time, DIM_AFTER + 5)
    source.press(A)
    wait(program, time, 1)
    assert not is_dim(program)
    source.release(A)
    wait(program, time, 1)
    assert not any(scene.pressed)
    source.tap(A)
    wait(program, time, 1)
    assert scene.pressed[-1] == A


def test_a_direction_that_wakes_the_display_does_not_repeat(program, time, source):
    scene = program.stage.top
    wait(program, time, DIM_AFTER + 5)
    source.press(DOWN)
    wait(program, time, 5)
    assert not any(scene.pressed)


def test_a_button_that_is_held_keeps_the_display_bright(program, time, source):
    source.press(A)
    wait(program, time, DIM_AFTER + 60)
    assert not is_dim(program)


def test_it_wakes_to_the_brightness_of_the_settings(program, time, source):
    program.settings.brightness = 3
    wait(program, time, DIM_AFTER + 5)
    source.tap(A)
    wait(program, time, 1)
    assert program.device.brightness == pytest.approx(0.6)


def test_memory_is_collected_once_when_nothing_is_pressed_any_more(
    program, time, source, monkeypatch
):
    collected = []
    monkeypatch.setattr(programs, "gc", SimpleNamespace(collect=lambda: collected.append(True)))
    wait(program, time, 2)
    collected.clear()
    source.press(DOWN)
    wait(program, time, 2)
    assert not collected
    source.release(DOWN)
    wait(program, time, 5)
    assert len(collected) == 1


@pytest.mark.parametrize("what", ["save_settings", "save_game", "save_record"])
def test_no_note_hangs_while_something_is_kept(program, what, monkeypatch):
    """The chip takes up to half a second; meanwhile the program cannot end a note."""
    voice = fake_hardware.Voice()
    program.device.sound = Sound(voice)
    program.device.drive = None
    program.game = Cartridge(program, SimpleNamespace(pack=bytes))
    heard = []
    keeper = SimpleNamespace(
        save_settings=lambda *all: heard.append(voice.said[-1]),
        save=lambda *all: heard.append(voice.said[-1]),
        make=lambda *all: None,
        kind_of_game=lambda *all: 0,
    )
    for name in ("saving", "record_files"):
        monkeypatch.delitem(sys.modules, "handheld." + name, raising=False)
        monkeypatch.setattr(handheld, name, keeper, raising=False)
    program.game.record = None
    program.game.make_record()
    program.play((440, 5000))
    getattr(program.game if what == "save_record" else program, what)()
    assert heard == ["rest"]
