"""Puts actions into words, for the log and the bar."""

from ..rules.actions import (
    DRAW,
    END,
    HIDDEN_DISCARD,
    TAKE,
    is_discard,
    is_place,
    is_remove,
    is_replace,
    is_take,
)
from ..rules.tables import ISLANDS
from .bar import ROOM
from .names import fitting, island_names, line_name, signs, taken_by
from .players import name_of, said_of


def sentence_of(kahuna, replay, short=False):
    """Returns a sentence about a Replay's last action; a `short` one fits the bar."""
    action = replay.action
    side = replay.mover
    deeds = kahuna.more_texts("deeds")
    if is_place(action) or is_remove(action):
        return (_in_short if short else _in_full)(kahuna, deeds, replay, side)
    if is_discard(action) or action == HIDDEN_DISCARD:
        return said_of(kahuna, deeds.DISCARDED, side, 1)
    if is_take(action):
        return said_of(kahuna, deeds.TOOK, side, ISLANDS[action - TAKE])
    if action == DRAW:
        return said_of(kahuna, deeds.DREW, side)
    if action == END:
        return said_of(kahuna, deeds.DECLINED, side)
    return kahuna.texts.DEALT % replay.round


def _in_short(kahuna, deeds, replay, side):
    action = replay.action
    line = line_name(action)
    font = kahuna.program.art.text
    if is_place(action):
        words = kahuna.texts.PLAYED % (name_of(kahuna, side), line)
        nameless = line
    else:
        forms = _removal(deeds, action)
        nameless = forms[2] % line
        words = fitting(font, said_of(kahuna, forms, side, line), nameless, ROOM)
    # The board shows what does not fit.
    short = fitting(font, words + signs(replay, is_place(action), True), words, ROOM)
    # Without the name if need be: the bar frames the sign of the side at turn.
    full = signs(replay, is_place(action), False)
    return fitting(font, words + full, fitting(font, nameless + full, short, ROOM), ROOM)


def _in_full(kahuna, deeds, replay, side):
    action = replay.action
    placing = is_place(action)
    forms = deeds.LAID if placing else _removal(deeds, action)
    words = [said_of(kahuna, forms, side, line_name(action))]
    yours = side == kahuna.session.solo_side
    if replay.won:
        words.append(deeds.WINS[yours] % island_names(replay.won))
    taken = taken_by(replay, placing)
    if taken == 1:
        words.append(deeds.REMOVES_ONE[yours])
    elif taken:
        words.append(deeds.REMOVES[yours] % taken)
    return ", ".join(words)


def _removal(deeds, action):
    return deeds.REPLACED if is_replace(action) else deeds.REMOVED
