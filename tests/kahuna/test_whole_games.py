"""Whole games through the screens, by buttons alone, in every edition: what the referee says of
their records is what stood on the handheld after every deal and turn."""

import random

import pytest
from kahuna_games import actions
from kahuna_player import Player, only_reckon, replayed, state

from kahuna.rules.actions import DISCARD, is_discard
from kahuna.rules.cards import listed
from kahuna.rules.phases import HANDICAP, OVER
from simulator import Simulation

GAMES = [
    ("modern", (), None),
    ("modern", ("guard", "open"), ("white", 3)),
    ("french", ("open",), ("black", 1)),
    ("classic", ("guard",), ("white", 2)),
    ("short", (), None),
]


def by_lot(lot):
    """Picks what comes next: mostly a play or two, discards now and then, then the draw."""

    def pick(game):
        choice = actions(game)
        if game.phase == HANDICAP:
            return lot.choice(choice)
        plays = [action for action in choice if action < DISCARD]
        discards = [action for action in choice if is_discard(action)]
        ends = [action for action in choice if action > DISCARD + 11]
        if plays and (not ends or lot.random() < 0.45):
            return lot.choice(plays)
        if discards and game.happened == 0 and (not ends or lot.random() < 0.2):
            hand = listed(game.hands[game.turn])
            return sorted(lot.sample(hand, lot.randint(1, len(hand))))
        return lot.choice(ends)

    return pick


def play_to_the_end(player, pick):
    """Plays the game that has just begun; all states, as the referee would print them."""
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
        only_reckon(handheld.screen)
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
