"""When an allocation fails, the program lets go of its screen and goes on from what was saved.

A family's second game once ended in "Something went wrong": each of twenty slots of 2 KB was read
in one piece, and no piece of that size was free any more.
"""

import pytest
from kahuna_games import play
from kahuna_player import Player, memory_with, packed, shows, with_places
from walks import LAST_BRIDGE, go_past_the_end, turns

from handheld.languages import LANGUAGES
from simulator import Simulation

FULL = "memory allocation failed, allocating 817 bytes"
READ = 70  # frames after which the next press ends what is said


def fail(*_, **__):
    raise MemoryError(FULL)


class Once:
    """Stands in for a function: fails as often as it should, then calls the function."""

    def __init__(self, act, times=1):
        self._act = act
        self._left = times

    def __call__(self, *how, **more):
        if self._left:
            self._left -= 1
            fail()
        return self._act(*how, **more)


@pytest.fixture
def player():
    """A game between two people, which has just been saved."""
    with Simulation(seed=1) as handheld:
        player = Player(handheld)
        player.begin()
        player.lift()
        handheld.program.save_game()
        yield player


def goes_on(player, game):
    return goes_on_to(player, "handover", game)


def goes_on_to(player, screen, game):
    """Whether the title says what was wrong, and the saved game goes on from there."""
    assert player.scene == "title"
    assert FULL in player.handheld.serial
    assert shows(player.handheld, player.handheld.program.troubles.STARTED_OVER)
    player.press("a")
    assert player.scene == screen
    return packed(player.game) == game


def test_a_frame_that_fails_costs_what_was_not_saved_and_no_more(player):
    kept = packed(player.game)
    player.press("a", "a")  # a card is played, and not saved yet
    assert packed(player.game) != kept
    player.top.frame = fail
    player.handheld.frame(3)
    assert goes_on(player, kept)
    player.handheld.frame(READ)
    player.press("select")
    assert not shows(player.handheld, player.handheld.program.troubles.STARTED_OVER)


def test_an_action_that_fails_halfway_leaves_no_half_a_game(player):
    kept = packed(player.game)
    player.game.turn = 1 - player.game.turn
    player.top.frame = fail
    player.handheld.frame(3)
    assert goes_on(player, kept)


def test_a_screen_for_which_there_is_no_memory_is_given_up(player):
    kept = packed(player.game)
    player.handheld.program._make_room = Once(player.handheld.program._make_room)
    player.press("start")
    assert goes_on(player, kept)
    player.lift()
    player.press("start")
    assert player.scene == "menu"


def test_a_save_that_fails_leaves_the_save_before(player):
    kept = packed(player.game)
    player.press("a", "a")
    keep = player.handheld.program.save_game
    player.handheld.program.save_game = Once(keep)
    player.handheld.frame(400)
    assert goes_on(player, kept)


def test_a_record_for_which_there_is_no_memory_costs_neither_result_nor_game(tmp_path):
    nvm = memory_with(packed(play(LAST_BRIDGE)))
    with Simulation(nvm=nvm, drive=with_places(tmp_path)) as handheld:
        player = Player(handheld)
        program = handheld.program
        handheld.cartridge.save_record = Once(handheld.cartridge.save_record)
        turns(player, "D-A")
        handheld.frame(3)
        kept = packed(player.game)
        before = program.profile
        while player.scene == "watch":
            player.press("a")
        assert goes_on_to(player, "watch", kept) and player.session.over
        counted = program.profile
        assert counted != before
        go_past_the_end(player)
        assert program.profile == counted
    records = [path.read_text() for path in tmp_path.glob("records/*/*.txt")]
    assert sum("white D-A" in text for text in records) == 1


def test_a_lesson_that_fails_gives_the_game_back(player):
    kept = packed(player.game)
    player.press("start")
    player.handheld.cartridge.quit()
    player.handheld.frame(3)
    player.open_from_title("learn")
    player.press("a")
    assert player.scene == "lesson"
    player.top.frame = fail
    player.handheld.frame(3)
    assert goes_on(player, kept)


def test_if_the_title_fails_as_well_the_program_stops_with_a_sentence(player):
    player.handheld.program._make_room = fail
    player.press("start")
    assert "The memory is full" in " ".join(player.handheld.serial.split())


@pytest.mark.parametrize("code", [code for code, _ in LANGUAGES])
def test_it_is_said_in_the_language_chosen(code):
    with Simulation(nvm=memory_with(language=code)) as handheld:
        handheld.program.stage.top.frame = fail
        handheld.frame(3)
        assert shows(handheld, handheld.program.troubles.STARTED_OVER)
