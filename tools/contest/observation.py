"""What a side sees, in the words of the referee's JSON: PLAYERS.md explains it to outsiders.

It is made from a View, which holds nothing that is hidden.
"""

from kahuna.records.notation import text
from kahuna.records.record import SIDES
from kahuna.rules.actions import DEAL, END, HIDDEN_DISCARD, ends_turn
from kahuna.rules.cards import count
from kahuna.rules.legal import MOST, is_legal
from report import by_side, letters, state


def observation(view):
    """Returns all that the view shows, as a dictionary."""
    told = state(view, None)
    del told["line"]
    other = 1 - view.side
    hidden = view.sizes[other] - count(view.open[other])
    told["hands"][SIDES[other]] = letters(view.open[other]) + ["?"] * hidden
    return {
        "you": SIDES[view.side],
        "edition": view.edition.name,
        "variants": ["guard"] * view.guard + ["open"] * view.opened,
        **told,
        "seen": by_side(lambda side: letters(view.seen[side])),
        "gone": letters(view.gone),
        "may_end": view.turn == view.side and is_legal(view, END, bytearray(MOST)),
        "left": view.left,
        "last": last_turn(view),
    }


def last_turn(view):
    """Returns the opponent's last turn in the record notation; None before its first."""
    last, words, mover = None, [], view.first
    for action in view.history[view.prelude : view.length]:
        if action == DEAL:
            continue
        if action != HIDDEN_DISCARD:
            words.append(text(action))
        elif words:
            words[-1] += "?"
        else:
            words.append("#?")
        if mover != view.side:
            last = " ".join(words)
        if ends_turn(action):
            words, mover = [], 1 - mover
    return last
