"""What it takes to open a puzzle, in one file, which is in memory only while it is opened."""

from ..saves.placing import placed
from .puzzle import SIZE
from .puzzle_goals import goal_of
from .puzzles import PUZZLES


def load(number):
    """Returns the bytes of a puzzle."""
    return PUZZLES[SIZE * number : SIZE * (number + 1)]


def game_of(puzzle):
    """Makes the game in which a puzzle is played."""
    return placed(puzzle.position)


def in_words(puzzle, texts, sides):
    """Returns the goal of a puzzle."""
    return goal_of(puzzle, texts, sides)
