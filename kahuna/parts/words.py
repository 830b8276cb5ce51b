"""Actions in the words of a language."""

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
from .names import island_names, line_letters, line_name, signs, taken_by


def result(kahuna):
    """Returns who has won, in words."""
    menus = kahuna.more_texts("menus")
    session = kahuna.session
    winner = session.view.winner
    if winner < 0:
        return menus.NO_WINNER
    if session.watcher < 0:
        return menus.WINNER % kahuna.texts.SIDES[winner]
    if winner == session.watcher:
        return menus.YOU_WIN
    return menus.ROBOT_WINS % session.players[winner]


def sentence_of(texts, walk, short=False):
    """Returns what a Walk's last action was, in a sentence; short: one that fits the bar."""
    action = walk.action
    side = texts.SIDES[walk.mover]
    if is_place(action) or is_remove(action):
        return _sentence_of_play(texts, walk, side, short)
    if is_discard(action) or action == HIDDEN_DISCARD:
        return texts.DISCARDED % (side, 1)
    if is_take(action):
        return texts.TOOK % (side, ISLANDS[action - TAKE])
    if action == DRAW:
        return texts.DREW % side
    if action == END:
        return texts.DECLINED % side
    return texts.DEALT % walk.round


def _sentence_of_play(texts, walk, side, short):
    action = walk.action
    placing = is_place(action)
    if placing:
        sentence = texts.PLAYED
    else:
        sentence = texts.REPLACED if is_replace(action) else texts.REMOVED
    words = sentence % (side, line_letters(action) if short else line_name(action))
    if short:
        return words + signs(walk, placing, True)
    effects = []
    if walk.won:
        effects.append(texts.WINS % island_names(walk.won))
    if taken_by(walk, placing):
        effects.append(texts.TAKES % taken_by(walk, placing))
    return texts.PLAYED % (words, ", ".join(effects)) if effects else words
