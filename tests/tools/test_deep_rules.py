"""The engine of `deep` against the game: its rules, action by action, and its static worth."""

import random

import pytest
from kahuna_games import GAMES, SIDES, actions, new_game, steps

from games.kahuna.deep import flat_rules, thinker, worth
from games.kahuna.deep.compiling import memory
from kahuna.robots.endings import Endings
from kahuna.robots.knowledge import Knowledge
from kahuna.robots.trial import Trial
from kahuna.robots.worth import worth as slow_worth
from kahuna.rules.actions import DEAL
from kahuna.rules.cards import count
from kahuna.rules.legal import MOST
from kahuna.rules.limits import CARDS, HAND_LIMIT
from kahuna.rules.phases import FINAL, PLAY
from kahuna.rules.view import View

GAMES_EACH = 20


def games(edition, variants):
    """New games of an edition, some with a handicap, each with a generator of random numbers."""
    for seed in range(GAMES_EACH):
        lot = random.Random(f"{edition} {variants} {seed}")
        given = (lot.choice(SIDES), 2) if edition != "short" and seed % 3 == 0 else None
        yield new_game(edition, variants, lot.choice(SIDES), given), lot


def same_as(game):
    """The engine's game for a game whose cards are all known."""
    twin = thinker.game_of(View(game, 0))
    thinker.uncover(twin, game.hands, game.decks[game.top : game.top + game.pile])
    return twin


def follow(twin, game):
    """Repeats in the engine the game's last action."""
    last = game.history[game.length - 1]
    if last == DEAL:
        deck = game.decks[CARDS * (game.round - 1) : game.ends[game.round - 1]]
        twin[flat_rules.DECK : flat_rules.DECK + len(deck)] = list(deck)
        flat_rules.lay_out(twin, len(deck))
    else:
        flat_rules.apply(twin, last)


def by_rules(game):
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


def by_engine(twin):
    def both(field):
        return [int(twin[field]), int(twin[field + 1])]

    return {
        "bridges": both(flat_rules.MINE),
        "counts": both(flat_rules.COUNTS),
        "hands": both(flat_rules.HANDS),
        "scores": both(flat_rules.SCORES),
        "face_up": twin[flat_rules.FACE_UP],
        "pile": twin[flat_rules.PILE],
        "round": twin[flat_rules.ROUND],
        "phase": twin[flat_rules.PHASE],
        "turn": twin[flat_rules.TURN],
        "happened": twin[flat_rules.HAPPENED],
        "declined": twin[flat_rules.DECLINED],
        "winner": twin[flat_rules.WINNER],
        "shown": both(flat_rules.SHOWN),
    }


@pytest.mark.parametrize(("edition", "variants"), GAMES)
def test_rules_agree(edition, variants):
    out = memory(MOST)
    for game, lot in games(edition, variants):
        twin = None
        for _ in steps(game, lot):
            if twin is not None:
                follow(twin, game)
                assert by_engine(twin) == by_rules(game)
            elif game.phase in (PLAY, FINAL):
                twin = same_as(game)
            if game.phase in (PLAY, FINAL):
                assert list(out[: flat_rules.legal(twin, out)]) == actions(game)


@pytest.mark.parametrize(("edition", "variants"), GAMES)
def test_worth_agrees(edition, variants):
    for game, lot in games(edition, variants):
        for _ in steps(game, lot):
            if game.phase in (PLAY, FINAL) and lot.random() < 0.1:
                compare_worth(game)


def compare_worth(game):
    """Compares the worth of a turn that ends here, with a draw and without."""
    side = game.turn
    view = View(game, side)
    trial, known = Trial(), Knowledge()
    trial.see(view, known)
    endings = Endings(trial, known)
    endings.look(view)
    twin, terms = thinker.game_of(view), memory(worth.TERMS)
    worth.know(twin, side, terms)
    assert list(terms[worth.EXPECTED : worth.EXPECTED + 12]) == list(trial.expected)
    board = [
        int(twin[field + who])
        for field in (flat_rules.MINE, flat_rules.COUNTS)
        for who in (side, 1 - side)
    ]
    for drawn in (True, False) if endings.draws else (False,):
        endings.expect(drawn)
        worth.expect(twin, terms, drawn)
        for gain in (0, 1) if count(view.hands[side]) < HAND_LIMIT else (0,):
            found = worth.worth(*board, view.hands[side], gain, terms)
            assert found == slow_worth(trial, gain)
