"""The end of a round and of the game."""

from .bridges import controlled
from .cards import count
from .editions import EARLY_LAST_TAKEN, EARLY_WITHOUT_BRIDGES
from .phases import (
    BLACK,
    BY_BRIDGES,
    BY_FINAL,
    BY_POINTS,
    DEALING,
    DRAWN,
    NO_BRIDGES,
    NOBODY,
    OVER,
    WHITE,
)


def score_round(game):
    """Pile and face-up cards are gone: one point for more islands, in the second round two."""
    lead = count(controlled(game, WHITE)) - count(controlled(game, BLACK))
    if lead:
        game.scores[WHITE if lead > 0 else BLACK] += game.round
    game.round += 1
    game.phase = DEALING


def score_game(game):
    """The third scoring, and who has won by what."""
    white = count(controlled(game, WHITE))
    black = count(controlled(game, BLACK))
    lead = white - black
    scores = game.scores
    if game.edition.adds_islands:
        scores[WHITE] += white
        scores[BLACK] += black
    elif lead:
        scores[WHITE if lead > 0 else BLACK] += abs(lead)
    if scores[WHITE] != scores[BLACK]:
        _finish(game, scores[WHITE] - scores[BLACK], BY_POINTS)
    elif not game.edition.breaks_ties:
        _finish(game, 0, DRAWN)
    elif lead:
        _finish(game, lead, BY_FINAL)
    else:
        more = count(game.bridges[WHITE]) - count(game.bridges[BLACK])
        _finish(game, more, BY_BRIDGES if more else DRAWN)


def check_early(game, taken):
    """Ends the game before its time; `taken` are bridges that the side at turn has just taken."""
    early = game.edition.early
    white, black = game.bridges
    if early == EARLY_WITHOUT_BRIDGES:
        if (not white) != (not black):
            _finish(game, 1 if white else -1, NO_BRIDGES)
    elif early == EARLY_LAST_TAKEN and taken and not game.bridges[1 - game.turn]:
        _finish(game, 1 if game.turn == WHITE else -1, NO_BRIDGES)


def _finish(game, lead, reason):
    game.phase = OVER
    game.winner = NOBODY if not lead else WHITE if lead > 0 else BLACK
    game.reason = reason
