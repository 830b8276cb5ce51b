"""A release has all that people download, under names that say what it is, always the same."""

import hashlib
import io
import json
import re
import zipfile

import pytest
from kahuna_player import Player

import deploy
import release
import vm
from deploying.version import VERSION
from environment import ROOT
from simulator import Simulation


def unzipped(data):
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


@pytest.fixture(scope="module")
def made(tmp_path_factory, build):
    """A release; the program in it and the page are those that other tests have made."""
    with build.at_hand(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(release, "page", lambda work: {"index.html": b"a page"})
        return release.make(tmp_path_factory.mktemp("release") / "files")


def test_all_that_people_download_is_there(made):
    assert sorted(made) == sorted(
        [
            f"kahuna-and-kai-piranja-{VERSION}.zip",
            f"kahuna-{VERSION}.zip",
            f"kai-piranja-{VERSION}.zip",
            f"page-{VERSION}.zip",
            f"handheld-py-{VERSION}.zip",
            f"handheld-9.x-mpy-{VERSION}.zip",
            f"handheld-10.x-mpy-{VERSION}.zip",
            f"handheld-{VERSION}.json",
            "SHA256SUMS",
        ]
    )


def test_the_same_sources_make_the_same_bytes(made, build, tmp_path, monkeypatch):
    monkeypatch.setattr(release, "page", lambda work: {"index.html": b"a page"})
    with build.at_hand():
        assert release.make(tmp_path / "again") == made
    written = {path.name: path.read_bytes() for path in (tmp_path / "again").iterdir()}
    assert written == made


def test_the_sums_are_those_of_the_files(made):
    lines = made["SHA256SUMS"].decode().splitlines()
    assert {line.split()[1] for line in lines} == {*made} - {"SHA256SUMS"}
    for line in lines:
        digest, name = line.split()
        assert hashlib.sha256(made[name]).hexdigest() == digest


def test_the_zip_file_for_a_board_says_what_it_is_in_four_languages(made):
    files = unzipped(made[f"kai-piranja-{VERSION}.zip"])
    text = files["README.txt"].decode("utf-8-sig")
    assert text.startswith(f"Kai Piranja {VERSION}\r\n")
    chapters = re.split(r"\r\n\r\n\r\n", text)[1:]
    assert [
        chapter.split()[0] for chapter in chapters
    ] == "ENGLISH DEUTSCH FRANÇAIS ITALIANO".split()
    for chapter in chapters:
        for word in ("CircuitPython 9", "CIRCUITPY", "code.py", "lib", "keep", "records"):
            assert word in chapter
        assert len(re.findall(r"(?m)^\d\. ", chapter)) == 4
    assert "Permission is hereby granted" in files["LICENCES.txt"].decode()


# The library for other people's games


@pytest.mark.parametrize("platform", release.PLATFORMS)
def test_a_bundle_is_laid_out_as_circup_expects(made, platform):
    name = f"handheld-{platform}-{VERSION}"
    files = unzipped(made[f"{name}.zip"])
    assert {path.partition("/")[0] for path in files} == {name}
    inside = {path[len(name) + 1 :]: data for path, data in files.items()}
    sources = {
        path.relative_to(ROOT).as_posix() for path in (ROOT / "lib" / "handheld").rglob("*.py")
    }
    if platform == "py":
        assert sources <= {*inside}
        assert f'\n__version__ = "{VERSION}"\n'.encode() in inside["lib/handheld/__init__.py"]
    else:
        rest = sources - {deploy.WHOLE}
        assert {path[:-2] + "mpy" for path in rest} | {deploy.WHOLE} <= {*inside}
        assert all(data[:2] == b"C\x06" for path, data in inside.items() if path[-4:] == ".mpy")
        assert VERSION.encode() in inside["lib/handheld/__init__.mpy"]
    assert "lib/handheld/texts/troubles_en.txt" in inside
    assert {"examples/step1/cartridge.py", "examples/toy/options.py"} <= {*inside}
    assert "requirements/handheld/requirements.txt" in inside
    about = json.loads(made[f"handheld-{VERSION}.json"])
    assert about["handheld"]["version"] == VERSION


def test_the_compiled_library_loads(made):
    files = unzipped(made[f"handheld-10.x-mpy-{VERSION}.zip"])
    inside = {path.partition("/")[2]: data for path, data in files.items()}
    mpy = {f"/{path}": b"M" + data[1:] for path, data in inside.items() if path[-4:] == ".mpy"}
    with vm.Vm(files=mpy) as board:
        board.run("import sys\nsys.path.append('/lib')")
        board.run(f"import handheld\nassert handheld.__version__ == {VERSION!r}")
        board.run("import handheld.store, handheld.tallies, handheld.wrapping")


# The version


def test_a_version_that_nothing_is_said_of_is_not_released(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(release, "VERSION", "99.0.0")
    assert release.main([], tmp_path / "files") == 2
    assert "does not begin with what is new in 99.0.0" in capsys.readouterr().err
    assert not (tmp_path / "files").exists()


def test_the_changes_begin_with_this_version():
    assert release.has_this_version((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))


def test_a_board_keeps_nothing_of_the_version_in_memory(build):
    """It is where it is shown, as numbers, and nothing imports its module."""
    package, _, short = build.meanings["handheld.version"]["name"].rpartition(".")
    shrunk = {path: path.read_text() for path in build.shrunk.rglob("*.py")}
    imported = rf"{package}\.{short}\b|from {package} import .*\b{short}\b"
    assert [path for path, text in shrunk.items() if re.search(imported, text)] == []
    shown = [path.name for path, text in shrunk.items() if "%d.%d.%d" in text]
    assert shown == ["rules.py", "rules.py"]


@pytest.mark.parametrize("game", [0, 1])
def test_the_credits_show_the_version(game):
    with Simulation(ROOT) as handheld:
        handheld.press(*["right"] * game)
        Player(handheld).open_from_title("rules")
        handheld.press("up", "a")
        head = handheld.program.stage.top._pages._number.text
        assert head.startswith(f"{VERSION}  1/")
        handheld.press("b", "up", "a")  # another chapter
        assert VERSION not in handheld.program.stage.top._pages._number.text
