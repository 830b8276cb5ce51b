"""The toy's own row in the settings: how many presses a game takes."""

from .cartridge import GOALS


def rows(toy):
    return ((toy.texts.GOAL, [str(goal) for goal in GOALS], toy.program.profile[0]),)


def choose(toy, row, number):
    toy.program.profile = bytes((number,)) + toy.program.profile[1:]
