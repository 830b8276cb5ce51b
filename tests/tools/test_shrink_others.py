"""The shrinker serves any program: it shrinks one of a lamp, and names none of this house."""

import subprocess
import sys
from pathlib import Path

import games
import shrink
from environment import ROOT
from shrinking import known

LAMP = Path(__file__).parents[1] / "lamp"


def run(folder):
    """What the program in a folder prints."""
    command = [sys.executable, "-B", str(folder / "code.py")]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_another_program_does_the_same_with_fewer_files_and_shorter_names(tmp_path):
    sources = {path.relative_to(LAMP).as_posix(): path.read_text() for path in LAMP.rglob("*.py")}
    meanings = {}
    light = shrink.shrunk(sources, known.look([LAMP / "code.py"]), meanings, {"lamp.shows": []})
    for path, text in light.items():
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text(text)
    assert run(tmp_path) == run(LAMP)
    assert run(LAMP).count("\n") == 9
    assert sorted(light) == ["code.py", "lamp/a.py", "lamp/shows.py"]
    assert light["code.py"] == sources["code.py"]
    assert light["lamp/a.py"].split("\n", 1)[1].isspace()  # its numbers stand where they are used
    shows = light["lamp/shows.py"]
    for name in ("Light", "brightness", "brighten(", "describe", "put_out", "STEP"):
        assert name in "".join(sources.values()) and name not in shows
    assert "class Show" in shows and "def play" in shows  # code.py asks for them
    assert meanings["lamp.shows"]["parts"] == [(0, "lamp.lights"), (19, "lamp.shows")]


def test_the_shrinker_names_nothing_of_this_house():
    for path in (ROOT / "tools/shrinking").glob("*.py"):
        for name in (*games.GAMES, "handheld"):
            assert name not in path.read_text(encoding="utf-8"), path
