"""Plays Kai Piranja from outside, on the VM (see vm/standins/player.py)."""

import player


def begin(kinds):
    """Begins a new game; `kinds` says who plays: 0 is a person."""
    seats = player.program.game.session.setup.seats
    seats.count = len(kinds)
    seats.kinds[: len(kinds)] = bytes(kinds)
    player.program.game.begin()
    player.frame()
