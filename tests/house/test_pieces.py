"""Saving a game, or its record, takes no piece of memory above 512 bytes.

Late in an evening there were 16 KB free, and none in a piece of 817 bytes.
"""

import fnmatch

import pytest
from kahuna_games import play, some_games
from kahuna_player import Player, memory_with, packed, with_places
from piranja_player import PiranjaPlayer, game_near_its_end
from piranja_player import memory_with as memory_of_piranja
from walks import LAST_BRIDGE, go_past_the_end, turns

from deploying.mpy import Compiled
from piranja.rules.actions import TURN
from simulator import Simulation
from simulator.fat_drive import Drive
from simulator.memory import Nvm

MOST = 512


class Noting:
    """A file on the drive that notes how many bytes are read and written at a time."""

    def __init__(self, file, large):
        self._file = file
        self._large = large

    def __enter__(self):
        self._file.__enter__()
        return self

    def __exit__(self, *how):
        return self._file.__exit__(*how)

    def __getattr__(self, name):
        return getattr(self._file, name)

    def read(self, size=1 << 16):
        self._large.append(("read", size))
        return self._file.read(size)

    def write(self, data):
        self._large.append(("write", len(data)))
        return self._file.write(data)


@pytest.fixture
def sizes(monkeypatch):
    """How many bytes are read and written at a time, in places, slots and the memory."""
    found = []
    open_file, get, put = Drive.open, Nvm.__getitem__, Nvm.__setitem__

    def opened(drive, path, *how, **more):
        file = open_file(drive, path, *how, **more)
        return Noting(file, found) if path.startswith(("/keep/", "/records/")) else file

    def noted(act):
        def noting(nvm, index, *value):
            if isinstance(index, slice):
                found.append(("nvm", len(range(*index.indices(len(nvm))))))
            return act(nvm, index, *value)

        return noting

    monkeypatch.setattr(Drive, "open", opened)
    monkeypatch.setattr(Nvm, "__getitem__", noted(get))
    monkeypatch.setattr(Nvm, "__setitem__", noted(put))
    return found


def test_a_record_is_kept_in_pieces(sizes, tmp_path):
    nvm = memory_with(packed(play(LAST_BRIDGE)))
    with Simulation(nvm=nvm, drive=with_places(tmp_path)) as handheld:
        player = Player(handheld)
        sizes.clear()
        turns(player, "D-A")
        go_past_the_end(player)
        handheld.program.save_settings()
    assert sum("white D-A" in path.read_text() for path in tmp_path.glob("records/*/*.txt")) == 1
    assert {kind for kind, _ in sizes} == {"read", "write", "nvm"}
    assert max(size for _, size in sizes) <= MOST


def test_a_record_of_the_other_game_is_kept_in_pieces(sizes, tmp_path):
    nvm = memory_of_piranja(game_near_its_end(7))
    with Simulation(nvm=nvm, drive=with_places(tmp_path)) as handheld:
        player = PiranjaPlayer(handheld)
        player.press("right")
        sizes.clear()
        player.do(TURN)
        player.go_past_the_end()
    assert sum("piranja 1" in path.read_text() for path in tmp_path.glob("records/*/*.txt")) == 1
    assert max(size for _, size in sizes) <= MOST


def test_a_saved_game_is_a_small_piece():
    assert max(len(packed(game)) for game in some_games(3)) <= MOST


def test_the_code_that_saves_comes_in_small_pieces(build):
    """A function's code lies in one piece, and so do the numbers of a module's names."""
    names = "handheld.saving handheld.store handheld.drive_places handheld.record_files"
    names += " handheld.settings_bytes handheld.languages"
    for game in ("kahuna", "piranja"):
        names += f" {game}.saves.* {game}.play.profiles {game}.records.writer"
    contents = build.contents()
    found = 0
    for name, module in build.meanings.items():
        if any(fnmatch.fnmatch(name, pattern) for pattern in names.split()):
            module = Compiled(contents[module["path"][:-3] + ".mpy"])
            found += 1
            assert max(*module.code, 2 * module.count) <= MOST, name
    assert found > 12
