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


def test_places_are_made_after_the_answer_and_in_its_language(tmp_path):
    with fresh(drive=tmp_path) as handheld:
        player = Player(handheld)
        assert player.scene == "language"
        assert not list(tmp_path.rglob("copy"))
        player.press("a")
        handheld.frame(50)  # the bar grows
        assert player.scene == "title"
        assert list(tmp_path.rglob("copy"))
