"""Prompts in the bar for a person at turn: what A would do."""

from ..rules.actions import BRING_IN, FETCH, LEAVE, TURN


def prompt(texts, view, action):
    """Says what A would do."""
    if action == TURN:
        return texts.TURN_OVER
    if action == BRING_IN:
        return texts.BRING_IN % len(view.rows[view.turn])
    if action == LEAVE:
        return texts.LEAVE
    return texts.FETCH % view.digesting[action - FETCH]
