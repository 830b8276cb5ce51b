"""Remarks in the bar for a person at turn, besides its prompts: comments, luck, refusals, the
score. The screen of the turn has all of this in memory for a moment."""

from ..play.chooser import FACE_UP, ON_STRIP, PILE
from ..rules.cards import count, listed
from ..rules.limits import FEW
from ..rules.phases import DISCARDED, FINAL
from ..rules.tables import ISLANDS, LETTERS, REACH
from .bar import ROOM
from .names import fitting, island_names, line_name
from .players import name_of, said_of
from .remark_kinds import BUTTON, DONE, LUCK, NOT_UNDONE, OTHER_HAND, SCORE, UNDONE


def remark(kind, kahuna, chooser, preview, spotlight):
    """Returns a remark of that kind, or an empty string if there is none now."""
    view = chooser.view
    if kind == UNDONE:
        return _words(kahuna).UNDONE
    if kind == NOT_UNDONE:
        return _words(kahuna).NO_UNDO
    if kind == SCORE:
        return of_score(kahuna, view)
    if kind == OTHER_HAND:
        return of_other_hand(kahuna, view)
    if kind == LUCK:
        return of_luck(kahuna, view)
    if kind == BUTTON:
        return of_button(kahuna, chooser)
    if kind == DONE and preview.won:
        return of_won(kahuna, preview)
    return of_chances(kahuna, spotlight)


def of_chances(kahuna, spotlight):
    """Returns a comment on what is possible now ("LALE: 2 cards win it"), or an empty string, and
    lights up the island and lines of the comment."""
    view = kahuna.session.view
    if not kahuna.comments or kahuna.session.solo_side != view.side:
        return ""
    from ..play.beginner_comments import FREE, THREAT, WIN, WIN_WITH, comment

    found = comment(view)
    if not found:
        return ""
    kind, island = found[:2]
    values = (ISLANDS[island],) + found[2:]
    lines = REACH[island]
    if kind == WIN:
        lines = 1 << found[2]
        values = line_name(found[2]), ISLANDS[island]
    elif kind == WIN_WITH:
        lines &= ~(view.bridges[0] | view.bridges[1])
    elif kind == FREE:
        lines &= view.bridges[1 - view.side]
    elif kind == THREAT:
        values = name_of(kahuna, 1 - view.side), ISLANDS[island]
    spotlight.show(island)
    kahuna.tabletop.playfield.show(view, lines)
    return _words(kahuna).CHANCES[kind] % values


def of_won(kahuna, preview):
    """Returns what a play has won and swept away ("LALE is yours! 2 bridges fell").
    Bridges go unsaid where there is no room: they are seen falling."""
    words = _words(kahuna)
    font = kahuna.program.art.text
    forms = words.WON[count(preview.won) > 1]
    short = forms % island_names(preview.won, True)
    won = fitting(font, forms % island_names(preview.won), short, ROOM)
    swept = count(preview.taken)
    if swept:
        fell = words.SWEPT[1] % swept if swept > 1 else words.SWEPT[0]
        won = fitting(font, won + " " + fell, won, ROOM)
    return won


def of_luck(kahuna, view):
    """Returns what A does on the pile, how many of all unseen cards would help, and how many are
    left if they are few."""
    from ..play.drawing import count_unseen, helpers

    helpful, unseen = count_unseen(view, helpers(view, view, view.hands[view.side]))
    words = _words(kahuna)
    if view.pile > FEW:
        return words.DRAW_HELPING[helpful == 1] % (helpful, unseen)
    return words.DRAW_OF_FEW_HELPING[helpful == 1] % (view.pile, helpful, unseen)


def of_button(kahuna, chooser):
    """Returns what A does to the card under the cursor, or why it does nothing."""
    view = chooser.view
    at = chooser.at
    words = _words(kahuna)
    if chooser.mode != ON_STRIP:
        return kahuna.more_texts("turn").MARK_FIRST
    if at < PILE and not chooser.idle >> at & 1:
        return (words.BUILD if at < FACE_UP else words.TAKE) % ISLANDS[chooser.card]
    if at < FACE_UP:
        if view.happened >= DISCARDED:
            return words.NOW_DRAW
        if view.phase == FINAL and chooser.idle == (1 << view.sizes[view.turn]) - 1:
            return words.NO_PLAY_LEFT
        return words.NOTHING_TO_PLAY % ISLANDS[chooser.card]
    if view.phase == FINAL:
        return words.NOTHING_LEFT
    words = kahuna.more_texts("turn")
    if chooser.choices.may_draw:
        return words.MUST_TAKE
    return words.MUST_DISCARD if chooser.choices.may_discard else words.HAND_FULL


def of_score(kahuna, view):
    """Returns the round and the points."""
    turn = said_of(kahuna, kahuna.texts.TURN_OF, view.turn, view.round)
    return "%s  %d : %d" % (turn, view.scores[0], view.scores[1])


def of_other_hand(kahuna, view):
    """Returns what this side knows of the other one's hand."""
    other = 1 - view.turn
    words = _words(kahuna).HOLDS % (name_of(kahuna, other), view.sizes[other])
    shown = listed(view.open[other])
    if not shown:
        return words
    long = " ".join([words] + [ISLANDS[card] for card in shown])
    short = words + " " + "".join([LETTERS[card] for card in shown])
    return fitting(kahuna.program.art.text, long, short, ROOM)


def _words(kahuna):
    return kahuna.more_texts("remarks")
