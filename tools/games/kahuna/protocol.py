"""What programs that play Kahuna read and write: PLAYERS.md explains it to their authors."""

from contest.players import Forfeit
from kahuna.records import notation
from kahuna.records.writer import SIDES, text
from kahuna.rules.actions import DEAL, DISCARD, END, HIDDEN_DISCARD, ends_turn
from kahuna.rules.cards import count
from kahuna.rules.legal import MOST, is_legal
from kahuna.rules.phases import HANDICAP

from .records import by_side, letters, state


def observation(view, seat):
    """Returns all that the view of a side shows, as a dictionary."""
    shown = state(view, None)
    del shown["line"]
    other = 1 - view.side
    hidden = view.sizes[other] - count(view.open[other])
    shown["hands"][SIDES[other]] = letters(view.open[other]) + ["?"] * hidden
    return {
        "you": SIDES[view.side],
        "edition": view.edition.name,
        "variants": ["guard"] * view.guard + ["open"] * view.opened,
        **shown,
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


def read(words, view):
    """Returns the actions that an answer stands for, or raises ValueError with a sentence."""
    if not words:
        raise ValueError("it is an empty line")
    if view.phase == HANDICAP:
        if len(words) != view.left:
            raise ValueError(f"bridges to lay: {view.left}, lines given: {len(words)}")
        return [notation.line(word) for word in words]
    actions = []
    for word in words:
        if actions and ends_turn(actions[-1]):
            raise ValueError(f"'{word}' comes after the end of the turn")
        if word[0] == "#" and len(word) > 1:
            actions += [DISCARD + notation.island(letter) for letter in sorted(word[1:])]
        else:
            actions.append(notation.parse(word))
    return _whole(actions)


def _whole(actions):
    yield from actions
    # The caller stops when the turn or the game ends.
    raise Forfeit("its turn has no end: ^, ^F or . must come last")
