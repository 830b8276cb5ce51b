"""What the strongest robot thinks of each choice: the chance to win with it."""

from ..robots.futures import Futures
from ..robots.worth import CERTAIN
from ..rules.actions import BRING_IN, FETCH, TURN
from ..rules.legal import MOST, legal
from ..rules.view import View


def chances(view):
    """Returns (chance in percent, action) for each legal action, the best one first."""
    allowed = bytearray(MOST)
    count = legal(view, allowed)
    futures = _weighed(view)
    found = []
    for action in allowed[:count]:
        if action >= FETCH:
            chance = _best(_weighed(_fetched(view, action - FETCH)), view.fresh)
        elif action == TURN:
            chance = futures.turn
        else:
            chance = futures.bring if action == BRING_IN else futures.leave
        found.append(((100 * chance + CERTAIN // 2) // CERTAIN, action))
    # Of two equal actions a fetch comes first, as everything else can still follow it.
    found.sort(key=lambda one: (-one[0], -one[1]))
    return found


def _weighed(view):
    futures = Futures(view, True)
    for _ in futures.weigh():
        pass
    return futures


def _best(futures, fresh):
    if fresh:
        return futures.turn
    return max(futures.turn, futures.bring, futures.leave)


def _fetched(view, species):
    """Returns the view after fetching a pile."""
    after = View(view)
    catches = after.catches
    catches[view.turn] += view.digesting[species]
    catches[view.players + view.turn] += view.digesting[4 + species]
    after.digesting[species] = after.digesting[4 + species] = 0
    return after
