"""Games counted: the counts come back, and none overflows."""

import random

import pytest

from handheld.tallies import Tallies


def counts(tallies, rows):
    return [(tallies.played(row), tallies.won(row)) for row in range(rows)]


def test_each_row_counts_for_itself():
    chance = random.Random(1)
    tallies = Tallies(4)
    expected = [[0, 0] for _ in range(4)]
    for _ in range(3000):
        row, won = chance.randrange(4), chance.random() < 0.7
        tallies.count(row, won)
        expected[row][0] += 1
        expected[row][1] += won
    assert counts(tallies, 4) == [tuple(pair) for pair in expected]
    assert max(pair[0] for pair in expected) > 512


def test_two_rows_change_places():
    tallies = Tallies(4)
    for row in range(4):
        for _ in range(300 * row):
            tallies.count(row, row % 2)
    before = counts(tallies, 4)
    tallies.swap(1, 2)
    assert counts(tallies, 4) == [before[0], before[2], before[1], before[3]]


def test_a_row_that_is_full_stays_as_it_is():
    tallies = Tallies(3)
    for _ in range(4095):
        tallies.count(1, True)
    tallies.count(1, False)
    tallies.count(1, True)
    assert counts(tallies, 3) == [(0, 0), (4095, 4095), (0, 0)]


def test_wins_in_a_row_are_counted_and_the_most_remembered():
    tallies = Tallies(1)
    for won in (True, True, True, False, True):
        tallies.extend_streak(won)
    assert (tallies.streak, tallies.longest) == (1, 3)
    for _ in range(300):
        tallies.extend_streak(True)
    assert (tallies.streak, tallies.longest) == (255, 255)


def test_it_comes_back_from_its_bytes():
    tallies, again = Tallies(2), Tallies(2)
    for _ in range(300):
        tallies.count(1, True)
    tallies.extend_streak(True)
    data = tallies.pack()
    assert len(data) == tallies.size
    again.unpack(data)
    assert vars(again) == vars(tallies)


@pytest.mark.parametrize("data", ["", "000000", "02100002100002", "021000021000020300"])
def test_bytes_of_another_length_are_a_beginning(data):
    tallies = Tallies(2)
    tallies.unpack(bytes.fromhex(data))
    assert vars(tallies) == vars(Tallies(2))


def test_impossible_counts_start_over_and_the_rest_stays():
    tallies = Tallies(3)
    tallies.unpack(bytes.fromhex("0210000220000230000201"))  # three won of two
    assert counts(tallies, 3) == [(2, 1), (2, 2), (0, 0)]
    assert (tallies.streak, tallies.longest) == (0, 0)
