"""The turns of a View's game by number, counted from 1; laying a head start is turn 0."""

from ..rules.actions import DEAL, ends_turn
from ..rules.history import turn_start


def turn_ends(view):
    """Returns where in the history each turn ends, turn 0 first (without a head start it is empty).

    The turn under way counts as soon as something was done in it; so does one that ended the game.
    """
    ends = [min(view.prelude, view.length)]
    for at in range(ends[0], view.length):
        if ends_turn(view.history[at]):
            ends.append(at + 1)
    if ends[-1] < view.length and view.history[view.length - 1] != DEAL:
        ends.append(view.length)
    return ends


def first_turn(view):
    """Returns the number of the first turn in which something was done."""
    return 0 if min(view.prelude, view.length) > 1 else 1


def bounds(view, ends, number):
    """Returns the start and the end of a turn; `ends` is what `turn_ends` returned."""
    end = ends[number]
    return (turn_start(view, end - 1) if number else 1), end


def number_of(view, end):
    """Returns the number of the turn that ends at `end`."""
    number = 0
    for at in range(view.prelude, end - 1):
        number += ends_turn(view.history[at])
    return number + (end > view.prelude)


def turns_of(view, side):
    """Returns for each turn of a side, except a head start, its number, its start and its end."""
    ends = turn_ends(view)
    first = 1 if side == view.first else 2
    turns = []
    for number in range(first, len(ends), 2):
        start, end = bounds(view, ends, number)
        turns.append((number, start, end))
    return turns
