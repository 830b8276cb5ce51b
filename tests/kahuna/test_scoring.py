"""Points after each round, the last turns, and who wins by what."""

import pytest
from kahuna_games import first_letters, go, in_edition, islands, play, result, scores, state, words

from kahuna.rules.phases import OVER
from simulator import board_modules

with board_modules.instead_of_blinka():
    from kahuna.parts.rounds import points_by_round

# After rounds one and two


@pytest.mark.parametrize("number, totals", [(1, "0 0"), (2, "1 0"), (2, "0 1")])
def test_more_islands_are_worth_one_point_after_round_one_and_two_after_round_two(number, totals):
    head = f"round {number}\nscores {totals}\n"
    had = tuple(map(int, totals.split()))
    white = "bridges white AB AD KL\nbridges black BC\n"
    black = "bridges black AB AD KL\nbridges white BC\n"
    assert scores(play(head + white + "deck F\nwhite ^F")) == (had[0] + number, had[1])
    assert scores(play(head + black + "deck F\nwhite ^F")) == (had[0], had[1] + number)


@pytest.mark.parametrize("number", [1, 2])
def test_the_points_of_a_round_do_not_grow_with_the_lead(number):
    head = f"round {number}\nbridges white AB AD HL KL\nbridges black CG\n"
    assert scores(play(head + "deck F\nwhite ^F")) == (number, 0)


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("black", ["HL KL", "CG"])
def test_as_many_islands_give_nobody_a_point(number, black):
    white = "AB AD" if black == "HL KL" else "BC"
    head = f"round {number}\nbridges white {white}\nbridges black {black}\n"
    assert scores(play(head + "deck F\nwhite ^F")) == (0, 0)


# The end: a game whose round three has one card left

END = """
    round 3
    scores {scores}
    bridges white {white}
    bridges black {black}
    hand white CC
    hand black D
    deck F
    white ^F
"""
ONE, ONE_TOO, TWO = "AB AD", "HL KL", "AB AD HL KL"


def end(name, white, black, totals="0 0"):
    """The game when the last card has been taken, and played to its end."""
    game = in_edition(name, END.format(scores=totals, white=white, black=black))
    if name != "short":
        go(game, ".", ".")
    return game


@pytest.mark.parametrize("name", ["modern", "french", "classic"])
def test_each_has_one_last_turn_without_a_draw(name):
    game = in_edition(name, END.format(scores="0 0", white="AB AD", black="KL"))
    assert (state(game)["phase"], state(game)["turn"]) == ("final", "black")
    assert scores(game) == (0, 0)
    assert {"D-H", "."} <= set(words(game)) and "^" not in first_letters(game)
    go(game, "D-H", ".")
    assert (state(game)["phase"], state(game)["turn"]) == ("final", "white")
    assert {"C-G", "."} <= set(words(game)) and "^" not in first_letters(game)
    go(game, "C-G", "C-K", ".")
    assert (state(game)["phase"], state(game)["turn"]) == ("over", None)


@pytest.mark.parametrize("name", ["modern", "french", "classic"])
def test_both_last_turns_may_end_without_a_draw(name):
    assert result(end(name, ONE, "CG")) == ("white", "points")


def test_what_is_played_in_the_last_turns_counts():
    game = in_edition("modern", END.format(scores="0 0", white="AB AD", black="DH BD"))
    go(game, "D-E", ".", ".")
    assert islands(game, "black") == "D"
    assert result(game) == ("black", "points")


def test_short_ends_at_once_when_the_cards_are_gone_for_the_third_time():
    game = in_edition("short", END.format(scores="0 0", white="AB AD", black="KL"))
    assert state(game)["phase"] == "over"
    assert words(game) == []
    assert (scores(game), result(game)) == ((1, 0), ("white", "points"))


# The third scoring


@pytest.mark.parametrize("name", ["modern", "french", "short"])
def test_the_leader_scores_the_difference_in_islands(name):
    game = end(name, TWO, "CF CG CK", "1 2")
    assert (scores(game), result(game)) == ((2, 2), game_with_equal_totals(name))
    game = end(name, "CF CG CK", TWO, "0 2")
    assert (scores(game), result(game)) == ((0, 3), ("black", "points"))


def game_with_equal_totals(name):
    return (None, "draw") if name == "short" else ("white", "final")


def test_in_classic_each_adds_the_islands_held():
    game = end("classic", TWO, "CF CG CK", "1 0")
    assert (scores(game), result(game)) == ((3, 1), ("white", "points"))
    game = end("classic", TWO, "CF CG CK", "0 3")
    assert (scores(game), result(game)) == ((2, 4), ("black", "points"))


# Ties


@pytest.mark.parametrize("name", ["modern", "french", "classic"])
def test_of_equal_totals_the_better_third_scoring_wins(name):
    game = end(name, TWO, "CF CG CK", "1 2")
    assert scores(game)[0] == scores(game)[1]
    assert result(game) == ("white", "final")
    game = end(name, "CF CG CK", TWO, "2 1")
    assert result(game) == ("black", "final")


@pytest.mark.parametrize("name", ["modern", "french", "classic"])
def test_then_more_bridges_on_the_board_win(name):
    assert result(end(name, ONE, ONE_TOO + " CG")) == ("black", "bridges")
    assert result(end(name, ONE + " CG", ONE_TOO)) == ("white", "bridges")
    assert result(end(name, "BC CG", "EF")) == ("white", "bridges")


@pytest.mark.parametrize("name", ["modern", "french", "classic"])
@pytest.mark.parametrize("white, black", [(ONE, ONE_TOO), ("BC", "EF")])
def test_then_the_game_is_drawn(name, white, black):
    game = end(name, white, black)
    assert scores(game)[0] == scores(game)[1]
    assert result(game) == (None, "draw")


@pytest.mark.parametrize("white, black", [(TWO, "CF CG CK"), (ONE + " CG", ONE_TOO), ("BC", "EF")])
def test_in_short_equal_totals_are_drawn(white, black):
    totals = "1 2" if white == TWO else "0 0"
    assert result(end("short", white, black, totals)) == (None, "draw")


# The table of rounds


@pytest.mark.parametrize("name", ["modern", "french", "classic", "short"])
def test_the_points_of_the_rounds_are_known_from_what_stands_at_the_end(name):
    """What both had before the third round tells who won the first two."""
    for first, second, totals in (
        ((1, 0), (2, 0), "3 0"),
        ((0, 1), (2, 0), "2 1"),
        ((0, 0), (0, 2), "0 2"),
        ((0, 0), (0, 0), "0 0"),
    ):
        game = end(name, TWO, "BC", totals)
        before = tuple(map(int, totals.split()))
        third = tuple(game.scores[side] - before[side] for side in (0, 1))
        assert third[0] > 0
        assert points_by_round(game) == [first, second, third]


def test_a_round_that_was_not_scored_is_not_in_the_table():
    head = "bridges white AB\nbridges black AH\nhand white D\nround 2\nscores 0 1\ndeck CDFG\n"
    assert points_by_round(play(head)) == [(0, 1)]
    game = play(head + "white D-A .\n")
    assert game.phase == OVER and result(game)
    assert points_by_round(game) == [(0, 1)]
    assert points_by_round(play("round 1\nbridges white AB AD\ndeck F\nwhite ^F")) == [(1, 0)]
