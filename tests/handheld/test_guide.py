"""The steps of docs/making-a-game.md run, and their code stands there as it is in the folders."""

import re

import pytest

import devicelint
import play
from deploying.board_drive import Drive
from deploying.drive_room import make_places
from desk import guest
from environment import ROOT
from simulator import Simulation

DOCS = ROOT / "docs"
GUIDE = DOCS / "making-a-game.md"
STEPS = [DOCS / "guide" / f"step{number}" for number in range(1, 5)] + [ROOT / "tests" / "toy"]


def handheld_with(package, folder, **parts):
    return Simulation(guest.drive(package, folder / "drive"), **parts)


@pytest.mark.parametrize("package", STEPS, ids=lambda path: path.name)
def test_each_step_runs(package, tmp_path):
    with handheld_with(package, tmp_path) as handheld:
        assert handheld.program.shown == "title", handheld.serial
        handheld.press("a", "a", "a")
        assert handheld.program.game.presses == 3 - (package.name != "step1")
        assert handheld.running


@pytest.mark.parametrize("package", STEPS[1:], ids=lambda path: path.name)
def test_from_the_second_on_it_ends_and_begins_again(package, tmp_path):
    with handheld_with(package, tmp_path) as handheld:
        handheld.press(*"aaaaaa")
        assert handheld.program.game.over
        handheld.press("a")
        assert (handheld.program.shown, handheld.program.game.presses) == ("play", 0)
        handheld.press("down", "a")
        assert handheld.program.shown == "title"


@pytest.mark.parametrize("package", STEPS[2:], ids=lambda path: path.name)
def test_from_the_third_on_a_game_outlasts_switching_off(package, tmp_path):
    with handheld_with(package, tmp_path) as handheld:
        handheld.press("a", "a", "a")
        handheld.switch_off()
        handheld.switch_on()
        assert (handheld.program.shown, handheld.program.game.presses) == ("play", 2)
        with pytest.raises(ValueError):
            handheld.program.game.unpack(b"\xff")


@pytest.mark.parametrize("package", STEPS[3:], ids=lambda path: path.name)
def test_from_the_fourth_on_it_speaks_every_language_and_has_a_setting(package, tmp_path):
    for language, word in (("en", "Goal"), ("de", "Ziel"), ("fr", "But"), ("it", "Meta")):
        with handheld_with(package, tmp_path, values={"KAHUNA_LANGUAGE": language}) as handheld:
            toy = handheld.program.game
            assert word == toy.texts.GOAL
            toy.program.push("settings")
            handheld.frame(10)
            handheld.press("down", "down", "down", "down", "down", "right", "b")
            assert toy.program.profile[:1] == b"\x01"


def test_the_last_one_counts_its_games_and_writes_them_to_the_drive(tmp_path):
    places = tmp_path / "places"
    places.mkdir()
    assert make_places(Drive(places), ("toy",)) == 0
    with handheld_with(STEPS[-1], tmp_path, drive=places) as handheld:
        handheld.press(*"aaaaaa")
        assert handheld.program.game.over and handheld.program.profile[1] == 1
    records = [path.read_text() for path in places.glob("records/*/*.txt")]
    assert sum("\n5 presses\n" in text for text in records) == 1


@pytest.mark.parametrize("package", STEPS, ids=lambda path: path.name)
def test_a_board_could_run_it(package):
    for path in package.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert list(devicelint.problems(text)) == []


def test_the_code_on_the_page_is_that_of_the_steps():
    blocks = re.findall(r"(?s)```py\n# (\S+)\n(.*?)```", GUIDE.read_text(encoding="utf-8"))
    assert len(blocks) > 5
    for path, code in blocks:
        assert code in (DOCS / path).read_text(encoding="utf-8"), path


def test_the_desk_plays_any_game(tmp_path, monkeypatch):
    make = guest.drive
    monkeypatch.setattr(guest, "drive", lambda package: make(package, tmp_path / "drive"))
    (tmp_path / "script").write_text("a wait:2 shot:pressed")
    words = ["--game", STEPS[0], "--headless", "--script", tmp_path / "script"]
    assert play.main([*map(str, words), "--shots", str(tmp_path), "--language", "de"]) == 0
    assert (tmp_path / "pressed.png").exists()


def test_a_package_that_is_not_a_game_is_refused_in_a_sentence(tmp_path):
    with pytest.raises(guest.Mistake, match=r"is not a game for handheld: it has no cartridge\.py"):
        guest.drive(tmp_path, tmp_path / "drive")
    (tmp_path / "my-game").mkdir()
    (tmp_path / "my-game" / "cartridge.py").touch()
    with pytest.raises(guest.Mistake, match="'my-game' cannot be imported"):
        guest.drive(tmp_path / "my-game", tmp_path / "drive")
