"""Games of Kai Piranja as records, as the referee's JSON, and at random."""

import manners
from handheld.chance import Chance, seed_of
from piranja.records.reader import NAMES
from piranja.records.reader import Reader as Reader
from piranja.records.reader import RecordError as RecordError
from piranja.records.writer import lines as lines
from piranja.records.writer import text
from piranja.rules.decks import sea_left, shoal_left, shuffled
from piranja.rules.fish import SPECIES_COUNT
from piranja.rules.game import Game
from piranja.rules.legal import MOST, legal
from piranja.rules.scoring import winners

OPTIONS = {
    "players": {
        "type": manners.whole(3, 6),
        "metavar": "N",
        "help": "how many play Kai Piranja, 3 to 6 (4)",
    },
}


def state(game, line):
    """Returns the state as a dictionary; `line` is the line number of the record so far."""
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


def wrong(options):
    return None


def random_game(seed, options):
    """Plays a game at random, each legal action as likely as any other."""
    chance = Chance(seed_of(seed))
    players = options.players or 4
    game = Game(players, *shuffled(players, chance), chance.below(players))
    buffer = bytearray(MOST)
    while not game.over:
        game.apply(buffer[chance.below(legal(game, buffer))])
    return game
