"""What the bar tells a person at turn besides; in memory only for the moment of each sentence."""

from handheld import modules

from ..play.chooser import FACE_UP, ON_STRIP
from ..rules.cards import listed
from ..rules.phases import DISCARDED, FINAL, PLAY
from ..rules.tables import ISLANDS, LETTERS
from .bar import ROOM
from .names import fitting, line_letters
from .players import name_of, told
from .prompts import FEW


def of_beginning(kahuna, texts):
    """Returns what is worth saying as a turn begins, or an empty string."""
    view = kahuna.session.view
    if view.phase == FINAL:
        return texts.YOUR_LAST_TURN
    if view.phase != PLAY or view.pile > FEW:
        return of_chances(kahuna, texts)
    return texts.FEW_LEFT % view.pile if view.pile else texts.NONE_LEFT


def of_chances(kahuna, texts):
    """Returns a comment on what is possible now, if any is wanted, or an empty string."""
    view = kahuna.session.view
    if not kahuna.comments or kahuna.session.watcher != view.side:
        return ""
    from ..play.comments import THREAT, WIN, comment

    modules.drop("kahuna.play.comments")
    found = comment(view)
    if not found:
        return ""
    kind, island = found[:2]
    values = (ISLANDS[island],) + found[2:]
    if kind == WIN:
        values = ISLANDS[island], line_letters(found[2])
    elif kind == THREAT:
        values = name_of(kahuna, 1 - view.side), ISLANDS[island]
    return texts.CHANCES[kind] % values


def of_button(texts, chooser):
    """Returns what A does to the card under the cursor, or why it does nothing."""
    at = chooser.at
    if chooser.idle >> at & 1:
        # With a full hand A on a face-up card begins to discard, where that is allowed.
        discards = at >= FACE_UP and chooser.may_discard
        return texts.MUST_DISCARD if discards else of_refusal(texts, chooser)
    return (texts.BUILD if at < FACE_UP else texts.TAKE) % ISLANDS[chooser.card]


def of_refusal(texts, chooser):
    """Returns why A does nothing."""
    view = chooser.view
    if chooser.mode != ON_STRIP:
        return texts.MARK_FIRST
    if chooser.at < FACE_UP:
        if view.happened >= DISCARDED:
            return texts.NOW_DRAW
        return texts.NOTHING_TO_PLAY % ISLANDS[chooser.card]
    if view.phase == FINAL:
        return texts.NOTHING_LEFT
    return texts.MUST_TAKE if chooser.may_draw else texts.HAND_FULL


def of_score(kahuna, view):
    """Returns round and points."""
    turn = told(kahuna, kahuna.texts.TURN_OF, view.turn, view.round)
    return "%s  %d : %d" % (turn, view.scores[0], view.scores[1])


def of_other_hand(kahuna, texts, view):
    """Returns what is known of the other hand."""
    other = 1 - view.turn
    words = texts.HOLDS % (name_of(kahuna, other), view.sizes[other])
    shown = listed(view.open[other])
    if not shown:
        return words
    long = words + " " + " ".join([ISLANDS[card] for card in shown])
    short = words + " " + "".join([LETTERS[card] for card in shown])
    return fitting(kahuna.program.art.text, long, short, ROOM)
