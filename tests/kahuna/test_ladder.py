"""Which robot a person is offered next."""

import pytest

from kahuna.saves.ladder import SIZE, Ladder


def after(*games):
    """The ladder after games, each given as the number of a robot, negative if it won."""
    ladder = Ladder(9)
    for game in games:
        ladder.count(abs(game), game > 0)
    return ladder


def test_somebody_who_has_played_nobody_is_offered_the_weakest():
    ladder = after()
    assert (ladder.beaten, ladder.offered, ladder.lost) == (0, 1, 0)


@pytest.mark.parametrize("robot, following", [(1, 2), (4, 5), (8, 9), (9, 9)])
def test_after_a_win_the_next_number_is_offered(robot, following):
    ladder = after(robot)
    assert (ladder.beaten, ladder.offered) == (robot, following)


@pytest.mark.parametrize("robot, below", [(1, 1), (2, 1), (9, 8)])
def test_after_three_losses_in_a_row_the_one_below_is_offered(robot, below):
    assert after(-robot, -robot).offered == robot
    assert after(-robot, -robot, -robot).offered == below


def test_losses_count_in_a_row_and_against_one_robot():
    assert after(-3, -3, 2, -3).offered == 3
    assert after(-3, -3, -4, -3).offered == 3
    assert after(-3, -3, -3, -2, -2).offered == 2
    assert after(-3, -3, -3, -2, -2, -2).offered == 1


def test_what_was_beaten_is_remembered_whatever_comes():
    assert after(5, 2).beaten == 5
    assert after(5, -6, -6, -6, -5, -5, -5).beaten == 5


def test_it_comes_back_from_its_bytes():
    for games in ((), (9,), (3, -4), (3, -4, -4), (-2, -2, -2)):
        ladder, again = after(*games), after(7, -8)
        data = ladder.pack()
        assert len(data) == SIZE
        again.unpack(data)
        assert vars(again) == vars(ladder)


@pytest.mark.parametrize("data", ["", "00", "0000", "0a01", "000a", "0031", "ffff", "000100"])
def test_bytes_that_cannot_be_are_a_beginning(data):
    ladder = after(7, -8)
    ladder.unpack(bytes.fromhex(data))
    assert vars(ladder) == vars(Ladder(9))
