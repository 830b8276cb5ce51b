"""Games that are over stay on the drive as records, and go to a computer's console."""

import io
import json
from contextlib import redirect_stdout

import pytest
from driving import Player, memory_with, packed, state, with_places
from playing import GAMES, random_game, some_games
from stubs import whole_game
from walks import from_here

import places
import referee
from drive import Drive
from handheld import shelf
from kahuna.rules.phases import OVER
from kahuna.saves.record import lines
from simulator import Simulation


def ended(game, folder=None, **more):
    """A handheld switched on where this game, which is over, was just kept."""
    return Simulation(nvm=memory_with(packed(game)), drive=folder, seed=1, **more)


def records(folder):
    """The texts of the records on a drive, the oldest first."""
    drive = Drive(folder)
    return [(number, drive.read(path).decode()) for number, path in places.records(drive)]


def judged(text, tmp_path):
    """What the referee says last of a record."""
    file = tmp_path / "record.txt"
    file.write_text(text)
    with redirect_stdout(io.StringIO()) as out:
        assert referee.main([str(file)]) == 0
    return json.loads(out.getvalue().splitlines()[-1])


def test_x(tmp_path):
    folder = tmp_path / "drive"
    folder.mkdir()
    with_places(folder)
    game = random_game(3)
    with ended(game, folder) as handheld:
        print(handheld.serial, handheld.program.shown)
        handheld.frame(3)
        [(number, text)] = records(folder)
        print(number, text)
        assert judged(text, tmp_path)["result"] == state(game)["result"]
