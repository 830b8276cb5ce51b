"""Puts a hint into words: a proposed action, and the reasons for it."""

from ..play.hint_reasons import VALUES, VALUES_OF_WAIT
from ..rules.actions import DISCARD, DRAW, END, TAKE, card_of, is_discard
from ..rules.tables import ISLANDS
from .names import island_names, line_name, line_names
from .players import name_of


def sentences(kahuna, hints, proposal, room):
    """Returns what to do next and why: one sentence, or several that take turns in the bar.

    `hints` are the texts, `proposal` is the Proposal of a turn, `room` the pixels for a sentence.
    """
    font = kahuna.program.art.text
    said = []
    waiting = proposal.reason_to_wait()
    if waiting:
        sentence = hints.WHY_WAIT[waiting[0]]
        said.append(_filled(kahuna, sentence, VALUES_OF_WAIT, waiting, False))
    reasons = proposal.reasons()
    what = _proposal(hints, proposal.action)
    if not reasons:
        said.append(what)
        return said
    start = kahuna.texts.PLAYED % (what, "%s")
    while reasons:
        # The action may stand alone in a sentence, so that no reason is left out.
        number, words = _as_many_as_fit(kahuna, hints, start, reasons, start == "%s", font, room)
        said.append(words or (start % "").rstrip())
        reasons = reasons[number:]
        start = "%s"
    return said


def _proposal(hints, action):
    if action < DISCARD:
        return line_name(action)
    if is_discard(action):
        return hints.HINT_DISCARD % ISLANDS[card_of(action)]
    if action < DRAW:
        return hints.HINT_TAKE % ISLANDS[action - TAKE]
    return hints.HINT_END if action == END else hints.HINT_DRAW


def _as_many_as_fit(kahuna, hints, start, reasons, some, font, room):
    """Returns how many of the first reasons fit into a sentence, and that sentence.

    With `some` it has at least the first reason, if need be with initials instead of islands.
    """
    for number in range(len(reasons), 0, -1):
        said = [_reason(kahuna, hints, reason, False) for reason in reasons[:number]]
        words = start % ", ".join(said)
        if font.width(words) <= room:
            return number, words
    return (1, start % _reason(kahuna, hints, reasons[0], True)) if some else (0, "")


def _reason(kahuna, hints, reason, short):
    return _filled(kahuna, hints.WHY[reason[0]], VALUES, reason, short)


def _filled(kahuna, sentence, values, reason, short):
    kinds = values[reason[0]]
    return sentence % tuple(
        [_value(kahuna, kinds[i], reason[1 + i], short) for i in range(len(kinds))]
    )


def _value(kahuna, kind, value, short):
    if kind == "i":
        return island_names(value, short)
    if kind == "l":
        return line_names(value, short)
    if kind == "c":
        return ISLANDS[value]
    return name_of(kahuna, value) if kind == "s" else value
