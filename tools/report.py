"""The state of a game in the words of the referee's JSON."""

import json

from kahuna.records.record import SIDES
from kahuna.rules.bridges import controlled
from kahuna.rules.cards import listed
from kahuna.rules.limits import ISLAND_COUNT, LINE_COUNT
from kahuna.rules.phases import DEALING, FINAL, HANDICAP, OVER, PLAY
from kahuna.rules.results import BY_BRIDGES, BY_FINAL, BY_POINTS, DRAWN, NO_BRIDGES
from kahuna.rules.tables import LETTERS, LINE_NAMES
from piranja.records.record import NAMES
from piranja.rules.decks import sea_left, shoal_left
from piranja.rules.fish import SPECIES_COUNT
from piranja.rules.results import winners
from piranja.saves.record import text

PHASES = {DEALING: "deal", HANDICAP: "handicap", PLAY: "play", FINAL: "final", OVER: "over"}
REASONS = {
    BY_POINTS: "points",
    BY_FINAL: "final",
    BY_BRIDGES: "bridges",
    NO_BRIDGES: "no-bridges",
    DRAWN: "draw",
}


def letters(cards):
    return [LETTERS[card] for card in listed(cards)]


def lines(mask):
    return [LINE_NAMES[line] for line in range(LINE_COUNT) if mask >> line & 1]


def islands(mask):
    return [LETTERS[island] for island in range(ISLAND_COUNT) if mask >> island & 1]


def by_side(make):
    return {name: make(side) for side, name in enumerate(SIDES)}


def result(game):
    if game.phase != OVER:
        return None
    winner = SIDES[game.winner] if game.winner >= 0 else None
    return {"winner": winner, "reason": REASONS[game.reason]}


def state(game, line):
    """Returns the state as a dictionary; `line` is the number of the record's line for it."""
    return {
        "line": line,
        "round": game.round,
        "phase": PHASES[game.phase],
        "turn": None if game.phase == OVER else SIDES[game.turn],
        "bridges": by_side(lambda side: lines(game.bridges[side])),
        "islands": by_side(lambda side: islands(controlled(game, side))),
        "hands": by_side(lambda side: letters(game.hands[side])),
        "open": by_side(lambda side: letters(game.open[side])),
        "face_up": letters(game.face_up),
        "pile": game.pile,
        "discards": game.discards,
        "scores": by_side(lambda side: game.scores[side]),
        "result": result(game),
    }


def state_line(game, line):
    return json.dumps(state(game, line))


# Kai Piranja


def piranja_state(game, line):
    """Returns the same of a game of Kai Piranja."""
    piles = range(SPECIES_COUNT)
    return {
        "line": line,
        "phase": "over" if game.over else "reveal",
        "turn": None if game.over else game.turn + 1,
        "shoal": shoal_left(game),
        "sea": sea_left(game),
        "lost": game.lost,
        "rows": [[text(fish) for fish in row] for row in game.rows],
        "catches": list(game.catches[: game.players]),
        "hungry": list(game.catches[game.players :]),
        "digesting": {NAMES[i]: [game.digesting[i], game.digesting[4 + i]] for i in piles},
        "result": [player + 1 for player in winners(game)] if game.over else None,
    }


def piranja_line(game, line):
    return json.dumps(piranja_state(game, line))
