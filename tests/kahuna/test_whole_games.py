"""Whole games through the screens, by buttons alone, in every edition: after every deal and turn
the handheld's state is the one that the referee gives for the record."""

import random

import pytest
from kahuna_player import Player, by_lot, replayed, state

from kahuna.rules.phases import HANDICAP, OVER
from simulator import Simulation

GAMES = [
    ("modern", (), None),
    ("modern", ("guard", "open"), ("white", 3)),
    ("french", ("open",), ("black", 1)),
    ("classic", ("guard",), ("white", 2)),
    ("short", (), None),
]


def play_to_the_end(player, pick):
    """Plays the game that has just begun; returns all states, as the referee would print them."""
    states = []
    if player.game.phase == HANDICAP:
        player.lift()
        while player.game.phase == HANDICAP:
            player.do(pick(player.game))
        assert player.scene == "handover"
    states.append(state(player.game))
    while player.game.phase != OVER:
        if player.scene == "watch":
            player.score()
        else:
            player.turn(pick)
        states.append(state(player.game))
    return states


@pytest.mark.parametrize(
    "number", range(len(GAMES)), ids=lambda number: "-".join(GAMES[number][0:1])
)
def test_a_game_by_buttons_is_the_game_that_the_referee_knows(number):
    edition, variants, handicap = GAMES[number]
    first = ("white", "black")[number % 2]
    with Simulation(seed=number) as handheld:
        player = Player(handheld)
        player.begin(edition=edition, variants=variants, handicap=handicap, first=first)
        assert player.game.edition.name == edition
        assert player.game.guard == ("guard" in variants)
        assert player.game.opened == ("open" in variants)
        states = play_to_the_end(player, by_lot(random.Random(number)))
        assert states == replayed(player.game)
        assert states[-1]["phase"] == "over"
        assert states[-1]["result"]
        assert handheld.serial == ""
        print(edition, len(states), "states", player.pressed, "presses", handheld.frames, "frames")
