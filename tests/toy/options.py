"""The toy's own row in the settings: how many presses a game takes."""

from .cartridge import GOALS


def rows(toy):
    return ((toy.texts.GOAL, [str(goal) for goal in GOALS], toy.profile[0]),)


def choose(toy, row, number):
    toy.note_at(0, number)
