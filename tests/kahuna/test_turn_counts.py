"""How many turns are legal from set positions: the numbers in data/turn_counts.json.

A turn is counted as its sequence of actions, and several turns as all ways to play them one after
another. Any mistake in what is legal or in taking back shifts a number.

    PYTHONPATH=.:lib:tools:tests/helpers .venv/bin/python tests/kahuna/test_turn_counts.py

writes the numbers as the core counts them.
"""

import copy
import json
from pathlib import Path

import pytest
from kahuna_games import actions, play, snapshot
from slow_kahuna import from_head

from kahuna.rules.actions import ends_turn
from kahuna.rules.phases import FINAL, PLAY

PATH = Path(__file__).parents[1] / "data" / "turn_counts.json"
CASES = json.loads(PATH.read_text(encoding="utf-8"))
PLAIN = 5000  # counting more turns takes the slow rules too long


def count(game, turns):
    number = 0
    for action in actions(game):
        game.apply(action)
        left = turns - ends_turn(action)
        number += count(game, left) if left and game.phase in (PLAY, FINAL) else 1
        game.undo()
    return number


def count_slowly(game, turns):
    number = 0
    for word in game.legal():
        after = copy.deepcopy(game)
        after.apply(word)
        left = turns - (word[0] in "^.")
        number += count_slowly(after, left) if left and after.phase in ("play", "final") else 1
    return number


def slow_game(lines):
    head = {}
    for line in lines:
        key, *words = line.split()
        if key in ("bridges", "hand"):
            key += " " + words.pop(0)
        head[key] = words
    game = from_head(head)
    game.deal("".join(head["deck"]))
    return game


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_as_many_turns_as_ever_are_legal(case):
    game = play("\n".join(case["record"]))
    before = snapshot(game)
    assert [count(game, turns) for turns in range(1, len(case["turns"]) + 1)] == case["turns"]
    assert snapshot(game) == before


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_the_slow_rules_count_alike(case):
    counted = [number for number in case["turns"] if number <= PLAIN]
    game = slow_game(case["record"])
    assert [count_slowly(game, turns) for turns in range(1, len(counted) + 1)] == counted


def test_every_position_is_counted_twice():
    assert all(case["turns"][0] <= PLAIN for case in CASES)


if __name__ == "__main__":
    for case in CASES:
        game = play("\n".join(case["record"]))
        case["turns"] = [count(game, turns) for turns in range(1, len(case["turns"]) + 1)]
    PATH.write_text(json.dumps(CASES, indent=2) + "\n", encoding="utf-8")
