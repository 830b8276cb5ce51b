"""Every handheld finds its parts by the names in `board` alone, and does without what it lacks."""

import os
import subprocess
import sys
import types
from pathlib import Path
from typing import ClassVar

import fake_hardware
import pytest

from handheld import boards, buttons
from handheld.battery import charge
from simulator.fat_drive import Drive

LIB = Path(__file__).resolve().parents[2] / "lib"

BADGE = ("BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH", "SPEAKER", "SPEAKER_ENABLE", "NEOPIXEL")
STICK = ("JOYSTICK_X", "JOYSTICK_Y")
PICOSYSTEM = (
    "SW_UP",
    "SW_DOWN",
    "SW_LEFT",
    "SW_RIGHT",
    "SW_A",
    "SW_B",
    "SW_X",
    "SW_Y",
    "AUDIO",
    "BAT_SENSE",
)
PEWPEW_M4 = (
    "BUTTON_UP",
    "BUTTON_DOWN",
    "BUTTON_LEFT",
    "BUTTON_RIGHT",
    "BUTTON_O",
    "BUTTON_X",
    "BUTTON_Z",
    "SPEAKER",
)
# As CircuitPython names them.
SPRIG = (
    *(
        "BUTTON_W",
        "BUTTON_A",
        "BUTTON_S",
        "BUTTON_D",
        "BUTTON_I",
        "BUTTON_J",
        "BUTTON_K",
        "BUTTON_L",
    ),
    *("AUDIO_DIN", "AUDIO_BCLK", "AUDIO_LRCLK", "BLUE_LED", "WHITE_LED", "VOLTAGE_MONITOR"),
)
MODULES = (
    *("audiobusio", "audiocore", "audioio", "audiopwmio"),
    *("synthio", "neopixel_write", "storage"),
)


class Pin:
    """A pin, and whatever is made of it."""

    def __init__(self, name):
        self.name = name


class DigitalInOut:
    def __init__(self, pin):
        self.name = pin.name
        self.value = None

    def switch_to_output(self, value):
        self.value = value


class AnalogIn:
    values: ClassVar = {}

    def __init__(self, pin):
        self._name = pin.name

    @property
    def value(self):
        return self.values.get(self._name, 32768)


class Output:
    def __init__(self, pin):
        self.pin = pin
        self.playing = None

    def play(self, sample, loop=False):
        self.playing = sample

    def stop(self):
        self.playing = None


class Bench:
    """The modules of a board on the bench, and what has been made with them."""

    def __init__(self, monkeypatch):
        self._monkeypatch = monkeypatch
        self.scanners = []
        self.pixels = []
        self.time = fake_hardware.Time()
        self.vfs = Drive()
        self.nvm = bytearray(8192)
        AnalogIn.values = {}

    def board(self, *names, lacks=(), display=None):
        """Puts a board on the bench that has these pins and lacks these modules."""
        pins = {name: Pin(name) for name in names}
        self.display = display or fake_hardware.Display()
        self._install("board", board_id="test_board", DISPLAY=self.display, **pins)
        self._install("supervisor", ticks_ms=self.time.ticks)
        self._install("keypad", ShiftRegisterKeys=self._shift_register, Keys=self._keys)
        sys.modules["keypad"].Event = fake_hardware.Event
        self._install("digitalio", DigitalInOut=DigitalInOut)
        self._install("analogio", AnalogIn=AnalogIn)
        self._install("audioio", AudioOut=Output)
        self._install("audiopwmio", PWMAudioOut=Output)
        self._install("audiobusio", I2SOut=lambda *pins: Output(pins))
        self._install("audiocore", RawSample=types.SimpleNamespace)
        sys.modules["audiocore"].RawSample = lambda wave: types.SimpleNamespace(wave=wave)
        self._install(
            "synthio",
            Envelope=types.SimpleNamespace,
            Note=types.SimpleNamespace,
            Synthesizer=lambda **settings: types.SimpleNamespace(
                press=lambda note: None, release_all=lambda: None
            ),
        )
        self._install("neopixel_write", neopixel_write=self._write_pixels)
        self._install("microcontroller", nvm=self.nvm)
        self._install("storage", getmount=lambda path: self.vfs, remount=self.vfs.remount)
        fake_hardware.forbid(self._monkeypatch, *lacks)
        return boards.find()

    def _install(self, name, **things):
        fake_hardware.install(self._monkeypatch, name, **things)

    def _shift_register(self, *, clock, data, latch, key_count, value_when_pressed):
        assert (clock.name, data.name, latch.name) == BADGE[:3]
        assert value_when_pressed is True
        return self._scanner(key_count)

    def _keys(self, pins, *, value_when_pressed, pull):
        assert value_when_pressed is False and pull
        self.pins = [pin.name for pin in pins]
        return self._scanner(len(pins))

    def _scanner(self, count):
        scanner = fake_hardware.Scanner()
        scanner.key_count = count
        self.scanners.append(scanner)
        return scanner

    def _write_pixels(self, pin, colours):
        self.pixels.append((pin.name, bytes(colours)))


@pytest.fixture
def bench(monkeypatch):
    return Bench(monkeypatch)


def pressed_by_key(bench, board):
    """What the press of each key means, in the order of the keys."""
    scanner = bench.scanners[-1]
    meanings = []
    for key in range(scanner.key_count):
        scanner.press(key)
        meanings.append(board.buttons.poll(key))
        scanner.release(key)
        board.buttons.poll(key)
    return meanings


# The badges.


def test_a_pygamer_has_four_buttons_and_a_stick(bench):
    board = bench.board(*BADGE, *STICK, "A6")
    assert pressed_by_key(bench, board) == [buttons.B, buttons.A, buttons.START, buttons.SELECT]
    AnalogIn.values["JOYSTICK_X"] = 65535
    assert board.buttons.poll(1000) == buttons.RIGHT
    AnalogIn.values = {"JOYSTICK_Y": 0}
    assert board.buttons.poll(1033) == buttons.UP


def test_a_pybadge_has_eight_buttons(bench):
    board = bench.board(*BADGE)
    assert pressed_by_key(bench, board) == [
        buttons.B,
        buttons.A,
        buttons.START,
        buttons.SELECT,
        buttons.RIGHT,
        buttons.DOWN,
        buttons.UP,
        buttons.LEFT,
    ]


def test_the_display_waits_for_the_program(bench):
    board = bench.board(*BADGE)
    assert board.display is bench.display
    assert board.display.auto_refresh is False


def test_the_speaker_sleeps_until_a_tune_plays(bench):
    board = bench.board(*BADGE)
    board.sound.play((440, 50))
    assert board.sound.playing
    assert board.sound._voice._speaker.value is True
    board.sound.stop()
    assert board.sound._voice._speaker.value is False


@pytest.mark.parametrize(
    "lacks", [("audioio",), ("synthio",), ("audioio", "synthio"), ("audiopwmio",)]
)
def test_it_sounds_with_whatever_the_firmware_has(bench, lacks):
    """A board with an RP2040 has `audiopwmio` where a PyGamer has `audioio`."""
    board = bench.board(*BADGE, *STICK, lacks=lacks)
    board.sound.play((440, 50))
    assert board.sound._voice._output.playing


def test_an_rp2040_with_the_names_of_a_pygamer_is_one(bench):
    bench.nvm = bytearray(4096)
    board = bench.board(*BADGE, *STICK, lacks=("audioio",))
    assert len(board.nvm) == 4096
    assert board.battery is None
    assert board.lights.count == 5
    assert board.drive.is_ours()
    assert board.drive.place("game", 0) == "/keep/game.a"


def test_five_lights_are_written_through_their_pin(bench):
    board = bench.board(*BADGE)
    board.lights.fill(0x0000FF)
    board.lights.update()
    assert bench.pixels[-1] == ("NEOPIXEL", b"\0\0\x18" * 5)  # dim enough for the eyes


# Plain pins.


def test_a_picosystem_has_a_pin_for_each_button(bench):
    board = bench.board(*PICOSYSTEM, lacks=("audioio",))
    meanings = dict(zip(bench.pins, pressed_by_key(bench, board)))
    assert meanings == {
        "SW_UP": buttons.UP,
        "SW_DOWN": buttons.DOWN,
        "SW_LEFT": buttons.LEFT,
        "SW_RIGHT": buttons.RIGHT,
        "SW_A": buttons.A,
        "SW_B": buttons.B,
        "SW_Y": buttons.START,
        "SW_X": buttons.SELECT,
    }
    board.sound.play((440, 50))
    assert board.sound.playing


def test_a_pewpew_does_without_select(bench):
    board = bench.board(*PEWPEW_M4)
    meanings = dict(zip(bench.pins, pressed_by_key(bench, board)))
    assert meanings["BUTTON_O"] == buttons.A
    assert meanings["BUTTON_X"] == buttons.B
    assert meanings["BUTTON_Z"] == buttons.START
    assert buttons.SELECT not in meanings.values()


def test_a_stick_can_stand_in_for_the_direction_pins(bench):
    board = bench.board("BUTTON_A", "BUTTON_B", *STICK)
    AnalogIn.values["JOYSTICK_Y"] = 65535
    assert board.buttons.poll(0) == buttons.DOWN


# The Sprig.


def test_a_sprig_goes_by_its_letters(bench):
    """Its BUTTON_A is the left button: as A it would have answered every question with yes."""
    board = bench.board(*SPRIG, lacks=("audioio",))
    meanings = dict(zip(bench.pins, pressed_by_key(bench, board)))
    assert meanings == {
        "BUTTON_W": buttons.UP,
        "BUTTON_A": buttons.LEFT,
        "BUTTON_S": buttons.DOWN,
        "BUTTON_D": buttons.RIGHT,
        "BUTTON_L": buttons.A,
        "BUTTON_K": buttons.B,
        "BUTTON_I": buttons.START,
        "BUTTON_J": buttons.SELECT,
    }


def test_a_sprig_sounds_by_i2s(bench):
    board = bench.board(*SPRIG, lacks=("audioio",))
    board.sound.play((440, 50))
    output = board.sound._voice._output
    assert [pin.name for pin in output.pin] == ["AUDIO_BCLK", "AUDIO_LRCLK", "AUDIO_DIN"]
    assert output.playing
    board.sound.stop()
    assert not output.playing  # without a clock the amplifier sleeps


def test_a_sprig_does_not_say_how_full_its_batteries_are(bench):
    """Two AAA cells have 3 volts, which would be an empty lithium cell."""
    board = bench.board(*SPRIG, lacks=("audioio",))
    AnalogIn.values["VOLTAGE_MONITOR"] = 3000 * 65535 // 3300 // 3
    assert board.battery is None
    assert board.lights.count == 0


# What a board lacks.


def test_a_bare_board_has_every_part_all_the_same(bench):
    bench.nvm = None
    board = bench.board(
        *BADGE[:3], lacks=(*MODULES, "digitalio", "analogio"), display=fake_hardware.FixedDisplay()
    )
    board.sound.play((440, 50))
    board.sound.update(0)
    board.lights.fill(0xFFFFFF)
    board.lights.update()
    board.brightness = 0.2
    assert board.brightness == 1.0
    assert (board.nvm, board.drive, board.battery) == (None, None, None)


def test_a_speaker_without_any_audio_module_stays_silent(bench):
    board = bench.board(*BADGE, lacks=("audioio", "audiopwmio"))
    board.sound.play((440, 50))
    assert board.sound.playing


def test_a_sprig_without_i2s_stays_silent(bench):
    board = bench.board(*SPRIG, lacks=("audioio", "audiobusio"))
    board.sound.play((440, 50))
    assert board.sound.playing


def test_brightness_reaches_the_display(bench):
    board = bench.board(*BADGE)
    board.brightness = 0.25
    assert board.display.brightness == board.brightness == 0.25


def test_a_board_without_known_buttons_is_refused_in_one_sentence(bench):
    with pytest.raises(boards.BoardUnknown) as refusal:
        bench.board("SPEAKER", "BUTTON_A", "BUTTON_B")
    assert str(refusal.value) == "The board test_board has no buttons that are known here."


def test_a_board_without_display_is_refused_in_one_sentence(bench, monkeypatch):
    fake_hardware.install(monkeypatch, "board", board_id="bare")
    with pytest.raises(boards.BoardUnknown) as refusal:
        boards.find()
    assert str(refusal.value) == "The board bare has no display that is known here."


# The battery.


@pytest.mark.parametrize(
    "millivolts, percent",
    [
        (0, None),
        (2499, None),
        (3000, 0),
        (3400, 0),
        (3680, 10),
        (3800, 40),
        (4060, 85),
        (4180, 100),
        (5000, 100),
    ],
)
def test_charge_of_a_cell(millivolts, percent):
    assert charge(millivolts) == percent


def test_charge_never_falls_as_the_voltage_rises():
    charges = [charge(millivolts) for millivolts in range(2500, 4600)]
    assert charges == sorted(charges)


@pytest.mark.parametrize(
    "names, pin, divider", [((*BADGE, "A6"), "A6", 2), (PICOSYSTEM, "BAT_SENSE", 3)]
)
def test_the_battery_is_read_through_its_divider(bench, names, pin, divider):
    board = bench.board(*names)
    AnalogIn.values[pin] = 3840 * 65535 // 3300 // divider + 30
    assert board.battery in (50, 51)
    AnalogIn.values[pin] = 0
    assert board.battery is None


# Imports.


def test_importing_touches_no_hardware_and_no_game():
    code = """
import sys
from handheld import battery, buttons, clock, device, lights, modules, scenes, sound, store
from handheld.boards import badge, find, parts, pins, sprig
print(sorted(set(sys.argv[1:]) & set(sys.modules)))
"""
    hardware = "board digitalio analogio keypad microcontroller supervisor displayio".split()
    done = subprocess.run(
        [sys.executable, "-c", code, *hardware, *MODULES, "kahuna"],
        env={**os.environ, "PYTHONPATH": str(LIB)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "[]"
