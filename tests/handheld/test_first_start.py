"""At its first start the handheld asks for the language, once, and in every language."""

import pytest
from kahuna_player import Player, memory_with, shows

from handheld.languages import LANGUAGES
from simulator import Simulation

CODES = [code for code, _ in LANGUAGES]


def fresh(**more):
    return Simulation(values={}, **more)


@pytest.mark.parametrize("code", CODES)
def test_the_language_is_asked_for_each_in_its_own_name_and_then_spoken(code):
    kept = []
    with fresh(keep_nvm=kept.append) as handheld:
        player = Player(handheld)
        assert player.scene == "language"
        for _, name in LANGUAGES:
            assert shows(handheld, name)
        player.press(*["down"] * CODES.index(code))
        player.press("a")
        assert player.scene == "title"
        assert handheld.program.settings.language == code
        assert shows(handheld, handheld.program.words.NEW_GAME)
    with fresh(nvm=kept[-1]) as handheld:
        assert Player(handheld).scene == "title"
        assert handheld.program.settings.language == code


@pytest.mark.parametrize("code", CODES)
def test_the_question_is_asked_in_the_language_under_the_cursor(code):
    with fresh() as handheld:
        player = Player(handheld)
        player.press(*["down"] * CODES.index(code))
        from handheld import texts

        assert player.top.title.text == texts.load("handheld", code).LANGUAGE


def test_a_line_in_the_settings_of_the_board_answers_it():
    with Simulation(values={"KAHUNA_LANGUAGE": "it"}) as handheld:
        assert Player(handheld).scene == "title"
        assert handheld.program.settings.language == "it"


def test_where_a_line_names_no_language_nobody_is_asked_either():
    with Simulation(values={"KAHUNA_LANGUAGE": ""}) as handheld:
        assert Player(handheld).scene == "title"
        assert handheld.program.settings.language == "en"


def test_with_settings_kept_nobody_is_asked():
    with fresh(nvm=memory_with(language="de")) as handheld:
        assert Player(handheld).scene == "title"
        assert handheld.program.settings.language == "de"


def test_nothing_but_an_answer_leads_on():
    with fresh() as handheld:
        player = Player(handheld)
        player.press("b", "select", "left", "right")
        assert player.scene == "language"


def after_the_answer(handheld):
    """The title in Italian, on a drive on which nothing has been made yet."""
    player = Player(handheld)
    player.press("up", "up", "a")
    assert player.scene == "title"
    assert handheld.program.settings.language == "it"
    return player


def makes_places(handheld):
    """Goes on until places are being made; returns whether a sentence says so in Italian."""
    for _ in range(100):
        handheld.frame()
        if not handheld.program.stage.top:
            return shows(handheld, "Un momento: faccio posto")
    raise AssertionError("no places are made")


def test_the_title_comes_before_any_place_and_presses_keep_it(tmp_path):
    with fresh(drive=tmp_path) as handheld:
        player = after_the_answer(handheld)
        for _ in range(60):
            handheld.frame(3)
            player.press("select")
        assert not (tmp_path / "keep").exists()


def test_places_are_made_while_nobody_presses_and_in_the_language_of_the_answer(tmp_path):
    with fresh(drive=tmp_path) as handheld:
        player = after_the_answer(handheld)
        player.press("down", "down")
        assert makes_places(handheld)
        handheld.frame(60)  # the bar grows
        assert player.scene == "title" and player.top.at == 2
        assert len(list(tmp_path.rglob("copy"))) == 3 * 5
        assert handheld.program.lacks_room == 0


def test_a_game_begins_once_it_has_its_places(tmp_path):
    with fresh(drive=tmp_path) as handheld:
        player = after_the_answer(handheld)
        player.press("down")
        handheld.hold("a", 2)
        assert makes_places(handheld)
        handheld.frame(60)
        assert player.scene == "newgame"
        assert len(list(tmp_path.rglob("copy"))) == 3 * 5
        assert handheld.program.lacks_room == 0


def test_while_a_computer_holds_the_drive_it_is_left_as_it_is(tmp_path):
    with fresh(drive=tmp_path) as handheld:
        player = after_the_answer(handheld)
        handheld.device.drive.held_by_computer = True
        handheld.frame(300)
        player.open_from_title("newgame")
        player.press("b")
        assert not (tmp_path / "keep").exists()
        handheld.device.drive.held_by_computer = False
        handheld.frame(300)
        assert len(list(tmp_path.rglob("copy"))) == 3 * 5
        assert handheld.program.trouble == 0 and handheld.serial == ""
