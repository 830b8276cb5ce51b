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
    line_of,
)
from ..rules.cards import count
from ..rules.limits import LINE_COUNT
from ..rules.tables import HIGH, ISLANDS, LETTERS, LOW


def line_letters(action):
    """Returns BD, say."""
    line = line_of(action)
    return LETTERS[LOW[line]] + LETTERS[HIGH[line]]


def line_name(action):
    """Returns BARI-DUDA, say."""
    line = line_of(action)
    return ISLANDS[LOW[line]] + "-" + ISLANDS[HIGH[line]]


def signs(preview, placing, short):
    """Returns what a play wins and takes, in signs: +BARI -2."""
    words = ""
    if preview.won:
        words = " +" + (initials(preview.won) if short else island_names(preview.won))
    taken = _taken(preview, placing)
    return words + " -%d" % taken if taken else words


def island_names(islands):
    return " ".join([ISLANDS[i] for i in range(12) if islands >> i & 1])


def line_names(lines):
    return " ".join([line_letters(line) for line in range(LINE_COUNT) if lines >> line & 1])


def result(kahuna):
    """Returns who has won, in words."""
    menus = kahuna.more_texts("menus")
    winner = kahuna.session.view.winner
    return menus.WINNER % kahuna.texts.SIDES[winner] if winner >= 0 else menus.NO_WINNER


def fitting(font, long, short, width):
    """Returns the long words if they fit, otherwise the short ones."""
    return long if font.width(long) <= width else short


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
    if _taken(walk, placing):
        effects.append(texts.TAKES % _taken(walk, placing))
    return texts.PLAYED % (words, ", ".join(effects)) if effects else words


def _taken(preview, placing):
    # That a removal takes one bridge is said already.
    taken = count(preview.taken)
    return taken if placing or taken > 1 else 0


def initials(islands):
    return " ".join([LETTERS[i] for i in range(12) if islands >> i & 1])
