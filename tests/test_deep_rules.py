"""The engine of `deep` against the game: its rules, action by action, and its static worth."""

import random

import playing
import pytest

from deep import rules, thinker, worth
from deep.compiling import memory
from kahuna.records import notation
from kahuna.robots.endings import Endings
from kahuna.robots.knowledge import Knowledge
from kahuna.robots.trial import Trial
from kahuna.robots.worth import worth as slow_worth
from kahuna.rules.cards import count
from kahuna.rules.decks import rest_of
from kahuna.rules.game import Game
from kahuna.rules.legal import MOST
from kahuna.rules.limits import HAND_LIMIT
from kahuna.rules.phases import DEALING, HANDICAP, OVER
from kahuna.rules.view import View

GAMES_EACH = 30


def random_games(edition, variants, number):
    """Yields new games, some with a handicap, each with a chance of its own."""
    for seed in range(number):
        chance = random.Random(f"{edition} {variants} {seed}")
        game = Game(
            notation.edition(edition),
            "guard" in variants,
            "open" in variants,
            chance.randrange(2),
            (chance.randrange(2), 2) if edition != "short" and seed % 3 == 0 else None,
        )
        yield game, chance


def deal(game, chance):
    deck = rest_of(game)
    chance.shuffle(deck)
    game.deal(deck)
    return deck


def choose(game, chance):
    """An action by lot: rather a play, as a draw ends the round sooner."""
    choice = playing.actions(game)
    return choice[min(chance.randrange(len(choice)), chance.randrange(len(choice)))]


def same_as(game):
    """The engine's game for a game whose cards are all known."""
    twin = thinker.game_of(View(game, 0))
    thinker.uncover(twin, game.hands, game.decks[game.top : game.top + game.pile])
    return twin


def told(game):
    """What both tell of a state, in the same words."""
    fields = {
        "bridges": list(game.bridges),
        "counts": [thinker.packed(game.counts[at : at + 12]) for at in (0, 12)],
        "hands": list(game.hands),
        "scores": list(game.scores),
        "face_up": game.face_up,
        "pile": game.pile,
        "round": game.round,
        "phase": game.phase,
        "turn": game.turn,
        "happened": game.happened,
        "declined": int(game.declined),
        "winner": game.winner,
    }
    if game.opened:
        fields["shown"] = list(game.open)
    else:
        fields["shown"] = [View(game, 1 - side).seen[side] for side in (0, 1)]
    return fields


def told_by_engine(twin):
    def both(field):
        return [int(twin[field]), int(twin[field + 1])]

    return {
        "bridges": both(rules.MINE),
        "counts": both(rules.COUNTS),
        "hands": both(rules.HANDS),
        "scores": both(rules.SCORES),
        "face_up": twin[rules.FACE_UP],
        "pile": twin[rules.PILE],
        "round": twin[rules.ROUND],
        "phase": twin[rules.PHASE],
        "turn": twin[rules.TURN],
        "happened": twin[rules.HAPPENED],
        "declined": twin[rules.DECLINED],
        "winner": twin[rules.WINNER],
        "shown": both(rules.SHOWN),
    }


@pytest.mark.parametrize(("edition", "variants"), playing.GAMES)
def test_rules_agree(edition, variants):
    out = memory(MOST)
    for game, chance in random_games(edition, variants, GAMES_EACH):
        twin = None
        while game.phase != OVER:
            if game.phase == DEALING:
                deck = deal(game, chance)
                if twin is not None:
                    twin[rules.DECK : rules.DECK + len(deck)] = list(deck)
                    rules.lay_out(twin, len(deck))
            elif game.phase == HANDICAP:
                game.apply(choose(game, chance))
            else:
                if twin is None:
                    twin = same_as(game)
                assert list(out[: rules.legal(twin, out)]) == playing.actions(game)
                action = choose(game, chance)
                game.apply(action)
                rules.apply(twin, action)
            if twin is not None:
                assert told_by_engine(twin) == told(game)


def test_worth_agrees():
    compared = 0
    for edition, variants in playing.GAMES:
        for game, chance in random_games(edition, variants, GAMES_EACH):
            while game.phase != OVER:
                if game.phase == DEALING:
                    deal(game, chance)
                    continue
                if game.phase != HANDICAP and chance.random() < 0.2:
                    compare_worth(game)
                    compared += 1
                game.apply(choose(game, chance))
    assert compared > 1000


def compare_worth(game):
    """Compares the worth of a turn that ends as the game stands, with a draw and without."""
    side = game.turn
    view = View(game, side)
    trial, known, endings = Trial(), Knowledge(), None
    trial.look(view, side)
    trial.hands[0] = view.hands[side]
    trial.other = view.sizes[1 - side]
    known.look(view)
    known.expect(trial.expected)
    endings = Endings(trial, known)
    endings.look(view)
    twin, terms = thinker.game_of(view), memory(worth.TERMS)
    worth.know(twin, side, terms)
    assert list(terms[worth.EXPECTED : worth.EXPECTED + 12]) == list(trial.expected)
    for drawn in (True, False):
        if drawn and not endings.draws:
            continue
        endings.expect(drawn)
        worth.expect(twin, terms, drawn)
        for gain in (0, 1) if count(view.hands[side]) < HAND_LIMIT else (0,):
            board = [
                int(twin[field + who])
                for field in (rules.MINE, rules.COUNTS)
                for who in (side, 1 - side)
            ]
            found = worth.worth(*board, view.hands[side], gain, terms)
            assert found == slow_worth(trial, gain)
