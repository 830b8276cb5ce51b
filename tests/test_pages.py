"""Text on pages: lines fit, and paragraphs stay together as far as a page allows."""

import pytest

from handheld.buttons import DOWN, LEFT, RIGHT, UP, A
from simulator import board_modules

with board_modules.instead_of_blinka():
    from handheld.pages import paged, turned, wrap


class Font:
    """Every letter is ten pixels wide."""

    def width(self, text):
        return 10 * len(text)


def pages(*paragraphs, most=4):
    return paged(Font(), "\n".join(paragraphs), most)


LONG = "a" * 15  # fills a line


def lines(number, letter="a"):
    """A paragraph of so many lines."""
    return " ".join([letter * 15] * number)


def test_words_go_on_the_next_line_where_the_line_is_full():
    assert wrap(Font(), "one two three", 70) == ["one two", "three"]
    assert wrap(Font(), "one two three", 130) == ["one two three"]
    assert wrap(Font(), "one\ntwo", 130) == ["one", "two"]


def test_a_word_that_is_too_long_has_a_line_of_its_own():
    assert wrap(Font(), "a verylongword b", 50) == ["a", "verylongword", "b"]


def test_a_paragraph_that_does_not_fit_any_more_moves_whole_to_the_next_page():
    first, second = pages(lines(3), lines(2, "b"))
    assert first == ["a" * 15] * 3
    assert second == ["b" * 15] * 2


def test_a_paragraph_that_just_fits_stays():
    assert pages(lines(2), lines(2, "b")) == [["a" * 15] * 2 + ["b" * 15] * 2]


def test_a_paragraph_longer_than_a_page_goes_on_on_the_next():
    assert [len(page) for page in pages(lines(10))] == [4, 4, 2]
    assert [len(page) for page in pages(lines(1), lines(5))] == [1, 4, 1]


@pytest.mark.parametrize(
    "at, pressed, then",
    [(1, RIGHT, 2), (1, DOWN, 2), (1, A, 2), (1, LEFT, 0), (1, UP, 0), (0, LEFT, 0), (2, RIGHT, 2)],
)
def test_pages_are_turned_as_far_as_there_are_some(at, pressed, then):
    assert turned(at, pressed, 3) == then
