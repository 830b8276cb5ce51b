"""Whether a turn did what a comment had proposed: then the look back does not call it a mistake."""

from ..rules.actions import is_place, is_remove, line_of
from ..rules.tables import REACH
from .beginner_comments import FREE, WIN, WIN_WITH, comment


def was_proposed(full_replay, side, actions, start):
    """Whether the turn of a side, which began at `start`, follows a comment made in it."""
    for done in range(len(actions)):
        full_replay.go_to(start + done)
        found = comment(full_replay.view(side))
        if found and _follows(actions[done:], *found):
            return True
    return False


def _follows(actions, kind, island, *more):
    does = is_remove if kind == FREE else is_place
    cards = more[0] if kind == WIN_WITH else 1
    done = [a for a in actions if does(a) and REACH[island] >> line_of(a) & 1]
    return kind in (WIN, WIN_WITH, FREE) and len(done) >= cards
