"""The end of a round and of the game."""

from .bridges import controlled
from .cards import count
from .editions import EARLY_LAST_TAKEN, EARLY_WITHOUT_BRIDGES
from .phases import DEALING, OVER
from .results import BY_BRIDGES, BY_FINAL, BY_POINTS, NO_BRIDGES, TIE
from .sides import BLACK, NOBODY, WHITE


def score_round(game):
    """Scores round one or two: more islands score one point, or two in round two (rule 9)."""
    lead = count(controlled(game, WHITE)) - count(controlled(game, BLACK))
    if lead:
        game.scores[WHITE if lead > 0 else BLACK] += game.round
    game.round += 1
    game.phase = DEALING


def third_scoring(game):
    """Returns White's and Black's points for round three (rule 15)."""
    white = count(controlled(game, WHITE))
    black = count(controlled(game, BLACK))
    if game.edition.adds_islands:
        return white, black
    return max(white - black, 0), max(black - white, 0)


def score_game(game):
    """Adds the third scoring and decides who has won, and why (rules 15 and 16)."""
    white, black = third_scoring(game)
    scores = game.scores
    scores[WHITE] += white
    scores[BLACK] += black
    if scores[WHITE] != scores[BLACK]:
        _finish(game, scores[WHITE] - scores[BLACK], BY_POINTS)
    elif not game.edition.breaks_ties:
        _finish(game, 0, TIE)
    elif white != black:
        _finish(game, white - black, BY_FINAL)
    else:
        more = count(game.bridges[WHITE]) - count(game.bridges[BLACK])
        _finish(game, more, BY_BRIDGES if more else TIE)


def check_early(game, taken):
    """Ends the game early if the edition says so (rule 17).

    `taken` are the bridges that the side at turn has just taken.
    """
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
