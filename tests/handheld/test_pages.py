"""Text on pages: lines fit, and paragraphs stay together as far as a page allows."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from handheld.buttons import DOWN, LEFT, RIGHT, UP, A
from simulator import board_modules

with board_modules.instead_of_blinka():
    from handheld.pages import turned
    from handheld.wrapping import page_starts, wrap


class Font:
    """Every letter is ten pixels wide."""

    def width(self, text):
        return 10 * len(text)


def test_words_go_on_the_next_line_where_the_line_is_full():
    assert wrap(Font(), "one two three", 70) == ["one two", "three"]
    assert wrap(Font(), "one two three", 130) == ["one two three"]
    assert wrap(Font(), "one\ntwo", 130) == ["one", "two"]


def test_a_word_that_is_too_long_has_a_line_of_its_own():
    assert wrap(Font(), "a verylongword b", 50) == ["a", "verylongword", "b"]


def test_no_mark_that_stands_apart_begins_a_line():
    """Such spaces as French has."""
    assert wrap(Font(), "un pont !", 70) == ["un", "pont !"]
    assert wrap(Font(), "a : b", 30) == ["a :", "b"]
    assert wrap(Font(), "dis « oui » ici", 70) == ["dis", "« oui »", "ici"]
    assert wrap(Font(), "dis  ici", 70) == ["dis ", "ici"]


def starts(*paragraphs, most=4):
    """The lines at which pages begin, for paragraphs of so many lines."""
    return page_starts([i == 0 for lines in paragraphs for i in range(lines)], most)


@pytest.mark.parametrize("paragraphs", [(1,), (4,), (2, 2), (1, 3)])
def test_what_fits_is_on_one_page(paragraphs):
    assert starts(*paragraphs) == [0]


def test_a_page_rather_begins_with_a_paragraph():
    assert starts(3, 2) == [0, 3]
    assert starts(2, 3) == [0, 2]
    assert starts(5, 4, 4, most=9) == [0, 5]


def test_a_long_paragraph_is_spread_evenly():
    assert starts(10) == [0, 4, 7]
    assert starts(12, most=9) == [0, 6]


def test_no_line_of_a_paragraph_stands_alone():
    assert starts(1, 9, most=9) == [0, 5]
    assert starts(9, 1, most=9)[1] not in (1, 8)


@given(st.lists(st.integers(1, 12), min_size=1, max_size=9), st.integers(4, 9))
def test_there_are_as_few_pages_as_can_be_and_none_is_too_long(paragraphs, most):
    found = starts(*paragraphs, most=most)
    count = sum(paragraphs)
    ends = [*found[1:], count]
    assert len(found) == -(-count // most)
    assert found[0] == 0
    assert all(0 < end - start <= most for start, end in zip(found, ends))


@pytest.mark.parametrize(
    "at, pressed, then",
    [(1, RIGHT, 2), (1, DOWN, 2), (1, A, 2), (1, LEFT, 0), (1, UP, 0), (0, LEFT, 0), (2, RIGHT, 2)],
)
def test_pages_are_turned_as_far_as_there_are_some(at, pressed, then):
    assert turned(at, pressed, 3) == then
