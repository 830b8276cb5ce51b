"""Actions in the words of a language."""

from ..actions import (
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
    pair_of,
)
from ..cards import count
from ..tables import HIGH, ISLANDS, LINES, LOW


def line_name(action):
    """BARI-DUDA."""
    line = line_of(action)
    return ISLANDS[LOW[line]] + "-" + ISLANDS[HIGH[line]]


def play_words(texts, action):
    """A removal by its two cards and its line."""
    first, second = pair_of(action)
    pair = ISLANDS[first][0] + ISLANDS[second][0]
    sentence = texts.REPLACE if is_replace(action) else texts.REMOVE
    return sentence % (pair, LINES[line_of(action)])


def island_names(islands):
    return " ".join([ISLANDS[i] for i in range(12) if islands >> i & 1])


def won_words(texts, outcome, placing):
    """What a play would win and take, as the end of a sentence."""
    words = ""
    if outcome.won:
        words = ": " + texts.WINS % island_names(outcome.won)
    taken = count(outcome.taken)
    if taken and (placing or taken > 1):
        words += (", " if words else ": ") + texts.TAKES % taken
    return words


def told(texts, telling):
    """What a Telling's last action was, as one short sentence."""
    action = telling.action
    side = texts.SIDES[telling.mover]
    if is_place(action):
        words = texts.PLAYED % (side, line_name(action))
    elif is_remove(action):
        sentence = texts.REPLACED if is_replace(action) else texts.REMOVED
        words = sentence % (side, LINES[line_of(action)])
    elif is_discard(action) or action == HIDDEN_DISCARD:
        return texts.DISCARDED % (side, 1)
    elif is_take(action):
        return texts.TOOK % (side, ISLANDS[action - TAKE])
    elif action == DRAW:
        return texts.DREW % side
    elif action == END:
        return texts.DECLINED % side
    else:
        return texts.DEALT % telling.round
    return words + won_words(texts, telling, is_place(action))
