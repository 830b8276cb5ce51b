"""The rules stand alone: importing them loads nothing of the hardware or of the screens."""

import subprocess
import sys

import pytest

from environment import ROOT

CORE = (
    "actions arrange bridges cards chance course decks editions game legal notation notes"
    " outcome phases places position reasons record save scoring tables telling turns undo view why"
).split()

OPPONENTS = "endings knowledge levels replies thinker trial turns weights worth".split()

# What they may import: there on the board and on every other Python.
PLAIN = ("array", "binascii", "collections", "os")

HARDWARE = (
    "alarm analogio audiobusio audiocore audioio audiomixer audiopwmio bitmaptools board busdisplay"
    " busio digitalio displayio fontio fourwire keypad microcontroller neopixel_write nvm"
    " rainbowio storage supervisor synthio terminalio tilepalettemapper usb_cdc vectorio watchdog"
    " _pixelmap adafruit_pixelbuf handheld"
).split()

# Forbids what is named, then imports a module and tells what came with it.
IMPORT = """
import sys
{plain}
sys.path[:0] = [{root!r}, {root!r} + "/lib"]
before = set(sys.modules)
for name in {forbidden!r}:
    sys.modules[name] = None
import {module}
print(*sorted(set(sys.modules) - before - set({forbidden!r})))
"""


def imported_by(module, forbidden=()):
    code = IMPORT.format(
        plain="import " + ", ".join(PLAIN),
        root=str(ROOT),
        forbidden=list(forbidden),
        module=module,
    )
    done = subprocess.run([sys.executable, "-S", "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_every_module_named_here_is_there():
    assert [name for name in CORE if not (ROOT / "kahuna" / f"{name}.py").exists()] == []


@pytest.mark.parametrize("name", CORE)
def test_a_module_of_the_core_loads_the_core_alone(name):
    allowed = {"kahuna", *(f"kahuna.{other}" for other in CORE)}
    assert set(imported_by(f"kahuna.{name}", HARDWARE)) <= allowed


@pytest.mark.parametrize("name", OPPONENTS)
def test_an_opponent_loads_the_core_without_the_game(name):
    """It thinks about a View; a Game it has no use for."""
    allowed = {"kahuna", *(f"kahuna.{other}" for other in CORE if other != "game")}
    allowed |= {"kahuna.robots", *(f"kahuna.opponents.{other}" for other in OPPONENTS)}
    assert set(imported_by(f"kahuna.opponents.{name}", HARDWARE)) <= allowed


def test_no_module_of_the_opponents_is_forgotten():
    folder = ROOT / "kahuna" / "opponents"
    assert sorted(path.stem for path in folder.glob("*.py")) == ["__init__", *OPPONENTS]


def test_no_screen_asks_for_what_a_machine_sees():
    for path in (ROOT / "kahuna" / "screens").glob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert "sight_of" not in text and "session.game." not in text, path.name


def test_importing_the_package_loads_nothing_else():
    assert imported_by("kahuna", HARDWARE) == ["kahuna"]
