"""The rules stand alone: importing them loads nothing of the hardware or of the screens."""

import subprocess
import sys

import pytest

from setup import ROOT

CORE = (
    "actions arrange bridges cards chance course decks editions game legal notation notes"
    " outcome phases places position reasons record save scoring tables telling turns undo view why"
).split()

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
sys.path.insert(0, {root!r})
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


def test_importing_the_package_loads_nothing_else():
    assert imported_by("kahuna", HARDWARE) == ["kahuna"]
