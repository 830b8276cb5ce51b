"""Puts the goals of puzzles into words."""

from ..rules.tables import ISLANDS
from .puzzle import BOTH, FREE, LEAD, NO_ISLAND, TAKE, TAKE_BACK, WIN


def goal_of(puzzle, texts, sides):
    """Returns the goal of a puzzle in words."""
    number = puzzle.number
    other = sides[1 - puzzle.side]
    if puzzle.goal == WIN:
        return texts.WIN[number - 2]
    if puzzle.goal == TAKE:
        return texts.TAKE % (ISLANDS[number], other)
    if puzzle.goal == TAKE_BACK:
        return texts.TAKE_BACK % ISLANDS[number]
    if puzzle.goal == BOTH:
        return texts.BOTH % (ISLANDS[number & 15], ISLANDS[number >> 4])
    if puzzle.goal == FREE:
        return texts.FREE[number - 2] % other
    if puzzle.goal == LEAD:
        return texts.LEAD % other
    return (texts.NO_ISLAND if puzzle.goal == NO_ISLAND else texts.NO_BRIDGE) % other
