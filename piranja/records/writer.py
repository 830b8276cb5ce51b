"""Writes a game as a record (see ../../tools/RECORDS.md), also on the handheld."""

from ..rules.actions import FETCH, TURN, ends_turn
from ..rules.fish import HUNGRY, SHOAL
from ..rules.history import actions

VERSION = "1"
SPECIES = "pmfb"  # piranha, moonfish, flamefish, barracuda
SIZES = "sbh"  # small, big, hungry
FETCHES = "!"
BRINGS_IN = "+"
LEAVES = "."


def lines(game):
    """Yields the lines of a game's record; an unfinished turn becomes a comment."""
    yield "piranja " + VERSION
    yield "players %d" % game.players
    yield "first %d" % (game.first + 1)
    yield "aside %d" % (SHOAL - game.sea_at)
    player = game.first
    at = 0
    words = []
    for action in actions(game):
        ended = ends_turn(action)
        if action == TURN:
            fish = game.deck[at] & 15
            at += 1
            words.append(text(fish))
            ended = fish >= HUNGRY
        elif ended:
            words.append(LEAVES if action > 1 else BRINGS_IN)
        else:
            words.append(FETCHES + SPECIES[action - FETCH])
        if ended:
            yield "%d %s" % (player + 1, " ".join(words))
            words = []
            player = (player + 1) % game.players
    if words:
        yield "// %d %s" % (player + 1, " ".join(words))


def text(fish):
    """Returns the word for a fish, such as ps."""
    return SPECIES[fish & 3] + SIZES[fish >> 2]
