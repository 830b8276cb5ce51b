"""Taking back: whatever was done, `undo` restores what stood before, over a whole game."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kahuna_games import (
    GAMES,
    as_record,
    go,
    new_game,
    play,
    random_position,
    shown,
    snapshot,
    state,
    steps,
)

from kahuna.records.setting_up import set_up
from kahuna.rules.game import Game
from kahuna.rules.phases import FINAL, OVER
from kahuna.saves.position import game_at, position_of


def play_and_take_back(game, lot):
    """Plays on at random and takes all of it back; returns how many actions there were."""
    moments = [snapshot(game)]
    for _ in steps(game, lot):
        moments.append(snapshot(game))
    for before in moments[-2::-1]:
        game.undo()
        assert snapshot(game) == before
    return len(moments) - 1


@pytest.mark.parametrize("edition, variants", GAMES)
def test_every_action_of_a_game_can_be_taken_back(edition, variants):
    for seed in range(6):
        lot = random.Random(seed)
        assert play_and_take_back(new_game(edition, variants, lot.choice(["white", "black"])), lot)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_handicap_can_be_taken_back(number):
    for seed in range(3):
        game = new_game("modern", (), "white", ("black", number))
        assert play_and_take_back(game, random.Random(seed)) > number


def test_from_a_position_all_can_be_taken_back():
    for seed in range(150):
        lot = random.Random(seed)
        game = play(as_record(random_position(lot)))
        play_and_take_back(game, lot)
        assert game.length == 1
        game.undo()
        assert state(game)["phase"] == "deal"


def test_from_a_saved_position_all_can_be_taken_back():
    for seed in range(100):
        lot = random.Random(seed)
        game = new_game(*lot.choice(GAMES))
        stop = lot.randrange(80)
        for _ in steps(game, lot):
            stop -= 1
            if not stop:
                break
        play_and_take_back(game_at(position_of(game)), lot)


@given(st.sampled_from(GAMES), st.integers(0, 2**32))
def test_what_is_taken_back_can_be_done_again(kind, seed):
    lot = random.Random(seed)
    game = new_game(*kind)
    for _ in steps(game, lot):
        if lot.random() < 0.2:
            after = snapshot(game)
            done = []
            while game.length > 1 and game.history[game.length - 1] < 242 and lot.random() < 0.8:
                done.append(game.history[game.length - 1])
                game.undo()
            for action in reversed(done):
                game.apply(action)
            assert snapshot(game) == after


def test_taking_back_a_placement_brings_back_bridges_stones_and_card():
    head = "bridges white KL AH DH\nbridges black IL EH HI IK\nhand white L\ndeck FGH"
    game = play(head)
    before = snapshot(game)
    go(game, "L-H")
    game.undo()
    assert snapshot(game) == before


def test_taking_back_a_removal_brings_back_an_open_card():
    """Of two equal cards one is open: the open one goes last and must come back as the open one."""
    text = "variant open\nbridges black EF\nhand white F\nhand black D\ndeck FGHIJK\n"
    for plays in (["FF*EF"], ["F-B", "F-C"]):
        game = play(text + "white ^F\nblack ^")
        before = snapshot(game)
        go(game, *plays)
        assert shown(game, "white") == ""
        for _ in plays:
            game.undo()
        assert snapshot(game) == before


def test_taking_back_the_turn_that_ended_the_game_brings_back_the_scores():
    head = "round 3\nscores 2 1\nbridges white AB AD\nbridges black KL\ndeck F\nwhite ^F\nblack ."
    game = play(head)
    before = snapshot(game)
    go(game, ".")
    assert state(game)["phase"] == "over"
    game.undo()
    assert snapshot(game) == before
    assert list(game.scores) == [2, 1]


def test_taking_back_an_early_end_lets_the_game_go_on():
    head = "round 2\nbridges white AB\nbridges black KL\nhand white KKC\nhand black D\ndeck FGHIJ"
    game = play(head)
    before = snapshot(game)
    go(game, "KK*KL")
    game.undo()
    assert snapshot(game) == before
    assert state(game)["result"] is None


LAST_TURNS = (
    "round 3\nbridges white KL\nbridges black AB\nhand white AA\nhand black KK\ndeck F\nwhite ^F\n"
)


@pytest.mark.parametrize("turns, left", [("", 2), ("black .\n", 1)])
def test_taking_back_an_early_end_in_the_last_turns_brings_back_how_many_are_left(turns, left):
    game = play(LAST_TURNS + turns)
    before = snapshot(game)
    assert (game.phase, game.left) == (FINAL, left)
    go(game, "KK*KL" if game.turn else "AA*AB")
    assert game.phase == OVER
    game.undo()
    assert snapshot(game) == before


def test_taking_back_a_last_turn_that_ended_the_game_early_brings_it_back():
    """The side that began the position without a bridge loses at the end of a turn."""
    game = new_game()
    set_up(game, bridges=(1 << 26, 0), round=3)
    game.deal(b"")
    before = snapshot(game)
    assert (game.phase, game.left) == (FINAL, 2)
    go(game, ".")
    assert game.phase == OVER
    game.undo()
    assert snapshot(game) == before


def test_a_new_game_shares_nothing_with_another():
    one, other = Game(), Game()
    before = snapshot(other)
    for _ in steps(one, random.Random(1)):
        pass
    assert snapshot(other) == before
