"""The search without the handheld's limits, at turns of games played at random."""

from kahuna_games import games_under_way, steps

from games.kahuna.deep import thinker
from handheld.chance import Chance, seed_of
from kahuna.rules.phases import FINAL, PLAY
from kahuna.rules.view import View

SMALL = thinker.Effort(8, 8, ((6, 4), (2, 8)), 3, 2, 2, 1)


def think(game, effort=thinker.LEAST, seed=1, played=b""):
    mind = thinker.Thinker(Chance(seed_of(seed)), effort)
    return mind.think(thinker.game_of(View(game, game.turn)), played)


def turns_under_way(share):
    """Games of all editions and variants, at randomly chosen beginnings of turns."""
    for game, lot in games_under_way():
        for _ in steps(game, lot):
            if game.phase in (PLAY, FINAL) and not game.happened and lot.random() < share:
                yield game, lot
