"""The course of a game in numbers: islands after every turn, ends of rounds, and the swing."""

import pytest
from kahuna_games import members, play, random_game, some_games
from slow_kahuna import SIDES

from games.kahuna import records
from kahuna.play.curves import Curves
from kahuna.records import writer
from kahuna.records.reader import Reader
from kahuna.rules.actions import DEAL
from kahuna.rules.phases import OVER
from kahuna.rules.tables import LETTERS
from kahuna.rules.view import View


def curves_of(game, side=-1):
    return Curves(View(game, side))


def letters(islands):
    return "".join(LETTERS[island] for island in members(islands))


def numbers(game):
    """Islands of both sides after every turn, by the referee's states of the game's record."""
    reader = Reader()
    by_turn = []
    ends = []
    for text in writer.lines(game):
        if reader.feed(text):
            islands = records.state(reader.game, 0)["islands"]
            held = [len(islands[side]) for side in SIDES]
            if text.startswith("deck"):
                if by_turn:
                    ends.append(len(by_turn) - 1)
                else:
                    by_turn.append(held)
            else:
                by_turn.append(held)
    return by_turn, ends


def test_it_says_what_the_referee_says():
    for game in some_games(2):
        curves = curves_of(game)
        by_turn, ends = numbers(game)
        assert curves.turns == len(by_turn) - 1
        for side in (0, 1):
            assert list(curves.islands[side][: len(by_turn)]) == [held[side] for held in by_turn]
        assert list(curves.ends) == ends


def test_every_view_gives_the_same_curves():
    game = random_game(3, "french", ("open",))
    curves = [vars(curves_of(game, side)) for side in (-1, 0, 1)]
    assert curves[0] == curves[1] == curves[2]


def test_the_swing_is_the_turn_that_gained_the_winner_most():
    for game in some_games(2):
        curves = curves_of(game)
        if game.winner < 0:
            assert curves.swing == 0
            continue
        gains = [0]
        for turn in range(1, curves.turns + 1):
            stake = 1 + sum(end < turn for end in curves.ends)
            lead = [
                curves.islands[game.winner][at] - curves.islands[1 - game.winner][at]
                for at in (turn - 1, turn)
            ]
            gains.append((lead[1] - lead[0]) * stake)
        if max(gains) > 0:
            assert curves.swing == len(gains) - 1 - gains[::-1].index(max(gains))
            assert curves.won or curves.lost
        else:
            assert curves.swing == 0


HEAD = "edition short\nbridges white BE BF\nbridges black AD EH\n"


def test_the_swing_names_what_was_won_and_lost():
    game = play(HEAD + "hand white BA\nhand black CE\nround 3\ndeck CD\nwhite B-D ^C\nblack ^D")
    assert game.phase == OVER
    curves = curves_of(game)
    assert (curves.turns, curves.swing) == (2, 1)
    assert (letters(curves.won), letters(curves.lost)) == ("B", "")


def test_a_drawn_game_has_no_swing():
    game = play("edition short\nhand white A\nhand black B\nround 3\ndeck CD\nwhite ^C\nblack ^D")
    assert (game.phase, game.winner) == (OVER, -1)
    assert curves_of(game).swing == 0


def test_a_turn_that_ends_the_game_early_is_the_last_one():
    game = play(
        "bridges white AB\nbridges black AH\nhand white D\nhand black H\nround 2\ndeck CDFG\n"
        "white D-A ."
    )
    assert (game.phase, game.winner) == (OVER, 0)
    curves = curves_of(game)
    assert (curves.turns, curves.swing, letters(curves.won)) == (1, 1, "A")


def test_a_head_start_belongs_to_the_beginning():
    """It is no turn, and what it wins is there before the first one."""
    game = play("handicap white AB AD\nhand black C\ndeck DEFGHI\nwhite ^\nblack C-F ^")
    curves = curves_of(game)
    assert curves.turns == 2
    assert [list(islands[:3]) for islands in curves.islands] == [[1, 1, 1], [0, 0, 0]]


def test_a_game_that_goes_on_has_curves_so_far():
    game = play(HEAD + "hand white BA\nhand black CE\nround 2\ndeck CDFG\nwhite B-D ^C")
    curves = curves_of(game)
    assert (curves.turns, curves.swing) == (1, 0)
    assert DEAL in game.history


@pytest.mark.parametrize("edition", ["modern", "french", "classic", "short"])
def test_no_game_is_too_long(edition):
    for seed in range(5):
        game = random_game(seed, edition)
        assert curves_of(game).turns < len(curves_of(game).islands[0])
