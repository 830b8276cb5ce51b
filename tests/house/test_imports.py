"""The layers of the house: who may import whom, by folder, and that rules need no hardware."""

import subprocess
import sys

import pytest

from artwork.layers import imports, layers, modules
from environment import ROOT
from games import GAMES

# What the rules may import: modules of the board and of every other Python.
PLAIN = ("array", "binascii", "collections", "math", "os", "sys")

HARDWARE = (
    "alarm analogio audiobusio audiocore audioio audiomixer audiopwmio bitmaptools board busdisplay"
    " busio digitalio displayio fontio fourwire keypad microcontroller neopixel_write nvm"
    " rainbowio storage supervisor synthio terminalio tilepalettemapper usb_cdc vectorio watchdog"
    " _pixelmap adafruit_pixelbuf"
).split()

# Forbids some modules, then imports one and prints what came with it.
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


@pytest.mark.parametrize("game", GAMES)
def test_folders_import_each_other_in_one_direction_only(game):
    """The folders form layers: each can be put above all that it imports from."""
    waiting = layers(game)
    while waiting:
        lowest = [folder for folder, below in waiting.items() if below.isdisjoint(waiting)]
        assert lowest, f"these import each other in a circle: {waiting}"
        for folder in lowest:
            del waiting[folder]


@pytest.mark.parametrize("game", GAMES)
def test_rules_import_nothing_but_rules(game):
    for name, path in modules(f"{game}/rules").items():
        for target in imports(name, path):
            assert target.startswith(f"{game}.rules.") or target.split(".")[0] in PLAIN, name


@pytest.mark.parametrize("game", GAMES)
def test_robots_import_rules_and_no_game(game):
    """A robot thinks about a View; it has no use for a Game."""
    for name, path in modules(f"{game}/robots").items():
        for target in imports(name, path):
            assert target.split(".")[0] in PLAIN or target.startswith(
                (f"{game}.rules.", f"{game}.robots", "handheld.modules")
            ), name
            assert not target.startswith(f"{game}.rules.game"), name


@pytest.mark.parametrize("game", GAMES)
def test_reading_records_is_for_the_desk(game):
    """Only the writer of records is on the board, and it imports none of the other modules."""
    writer = f"{game}.records.writer"
    for name, path in modules(game).items():
        if not name.startswith(f"{game}.records") or name == writer:
            found = [t for t in imports(name, path) if t.startswith(f"{game}.records")]
            assert [t for t in found if not t.startswith(writer + ".")] == [], name


def test_the_handheld_knows_no_game_and_no_game_another():
    for name, path in modules("lib/handheld").items():
        assert not [t for t in imports(name, path) if t.split(".")[0] in GAMES], name
        assert not [game for game in GAMES if game in path.read_text(encoding="utf-8").lower()], (
            name
        )
    for game in GAMES:
        for name, path in modules(game).items():
            others = {*GAMES} - {game}
            assert not [t for t in imports(name, path) if t.split(".")[0] in others], name


@pytest.mark.parametrize("folder", ["rules", "saves", "records", "robots"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_thought_about_without_hardware(game, folder):
    for name in modules(f"{game}/{folder}"):
        imported_by(name, HARDWARE)


@pytest.mark.parametrize("game", GAMES)
def test_no_screen_asks_for_what_a_robot_sees_or_what_is_hidden(game):
    for folder in ("screens", "parts", "look"):
        for path in (ROOT / game / folder).glob("*.py"):
            text = path.read_text(encoding="utf-8")
            assert "robot_at_turn" not in text and "session.game." not in text, path.name


@pytest.mark.parametrize("game", GAMES)
def test_importing_a_package_loads_nothing_else(game):
    assert imported_by(game, [*HARDWARE, "handheld"]) == [game]
