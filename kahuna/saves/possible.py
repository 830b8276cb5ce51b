"""Whether a position can occur, after a first deal or after a position set up by hand.

Bridges and hands can be set up by hand, so it does not matter how they came about.
"""

from ..rules.cards import copies, count, listed
from ..rules.decks import no_third
from ..rules.editions import (
    DISCARD_INSTEAD,
    EARLY_LAST_TAKEN,
    EARLY_NEVER,
    EARLY_WITHOUT_BRIDGES,
)
from ..rules.limits import BRIDGES, HAND_LIMIT, ISLAND_COUNT, LINE_COUNT, MOST_HANDICAP
from ..rules.phases import DEALING, DISCARDED, FINAL, FRESH, HANDICAP, OVER, PLAY, PLAYED
from ..rules.results import NO_BRIDGES, TIE
from ..rules.scoring import score_game, third_scoring
from ..rules.tables import ALL_LINES, HIGH, LOW


def is_possible(game, pile):
    """Whether a game made from a position (without its pile) can occur with that pile."""
    return (
        _numbers(game)
        and _settings(game)
        and _bridges(game)
        and (game.phase == OVER or scores_fit(game.scores, game.round))
        and _cards(game, pile)
        and (_dealing, _handicap, _play, _final, _over)[game.phase](game)
        and _turn(game, pile)
    )


def handicap_fits(game, bridges):
    """Whether there are free lines and bridges enough for a handicap yet to be laid."""
    free = ALL_LINES & ~(bridges[0] | bridges[1])
    laid = count(bridges[game.handicap_side])
    return min(count(free), BRIDGES - laid) >= game.handicap


def scores_fit(scores, round):
    """Whether the rounds before this one can have scored this: one point, then two (rule 9)."""
    white, black = scores
    return white | black < 1 << round - 1 and not white & black


def has_lost(game):
    """Whether a side has no bridges, so that it loses at the next check."""
    white, black = game.bridges
    return (
        game.edition.early == EARLY_WITHOUT_BRIDGES
        and game.round > 1
        and (not white) != (not black)
    )


def _numbers(game):
    """Whether every number is valid."""
    return (
        game.phase <= OVER
        and 1 <= game.round <= 3
        and game.happened < DISCARDED + ISLAND_COUNT
        and game.winner <= 1
        and (game.reason > 0) == (game.phase == OVER)
        and (game.winner >= 0) == (0 < game.reason < TIE)
    )


def _settings(game):
    """Whether the edition has these options, and the right side is at turn."""
    edition = game.edition
    return (
        (edition.has_guard or not game.guard)
        and (edition.has_open or not game.opened)
        and (edition.may_decline or not game.declined)
        and game.handicap <= (MOST_HANDICAP if edition.has_handicap else 0)
        and (not game.handicap or game.phase <= HANDICAP)
        and handicap_fits(game, game.bridges)
        and (not game.set_up or game.phase == DEALING)
        and game.turn == (game.handicap_side if game.phase == HANDICAP else game.first)
    )


def _bridges(game):
    white, black = game.bridges
    if white & black or (white | black) & ~ALL_LINES:
        return False
    return count(white) <= BRIDGES and count(black) <= BRIDGES


def _cards(game, pile):
    held = list(pile)
    for cards in (game.hands[0], game.hands[1], game.face_up):
        if cards >> ISLAND_COUNT & ~cards:
            return False
        held += listed(cards)
    for side in (0, 1):
        shown = game.open[side]
        if shown & ~game.hands[side] or shown >> ISLAND_COUNT & ~shown:
            return False
        if shown and not game.opened:
            return False
    lying = count(game.face_up)
    return (
        no_third(held)
        and max(game.sizes) <= HAND_LIMIT
        and (lying == 3 or (lying < 3 and not pile))
    )


# One function for each phase


def _dealing(game):
    if game.face_up or game.left or game.declined:
        return False
    if game.set_up:
        return not (game.open[0] or game.open[1])
    if game.round == 1:
        return not (max(game.sizes) or max(game.bridges))
    # The other side has just drawn the last card.
    return not game.handicap and game.sizes[1 - game.turn] > 0 and not has_lost(game)


def _handicap(game):
    return (
        game.left == game.handicap > 0
        and (game.face_up or _may_be_last(game))
        and not game.declined
        and not (game.open[0] or game.open[1])
    )


def _play(game):
    return game.face_up and not game.left and not has_lost(game)


def _final(game):
    return (
        not game.face_up
        and _may_be_last(game)
        and game.left in (1, 2)
        and not has_lost(game)
        and game.declined == (game.left == 1)
    )


def _over(game):
    if game.reason == NO_BRIDGES:
        return _over_early(game)
    if game.round < 3 or game.face_up or game.left or game.happened != FRESH or has_lost(game):
        return False
    if game.declined != game.edition.last_turns:
        return False
    # If it is scored again, the game must have the same result.
    result = game.winner, game.reason
    points = third_scoring(game)
    for side in (0, 1):
        game.scores[side] -= points[side]
    if min(game.scores) < 0 or not scores_fit(game.scores, 3):
        return False
    score_game(game)
    return (game.winner, game.reason) == result


def _over_early(game):
    early = game.edition.early
    played = game.happened == PLAYED
    if early == EARLY_NEVER or game.round == 1 or game.bridges[1 - game.winner]:
        return False
    if not scores_fit(game.scores, game.round):
        return False
    if early == EARLY_LAST_TAKEN and not (played and game.winner == game.turn):
        return False
    if early == EARLY_WITHOUT_BRIDGES and not game.bridges[game.winner]:
        return False
    if game.face_up:
        return not game.left
    if game.left:
        return game.left < 3 and _may_be_last(game)
    return not played


def _may_be_last(game):
    """Whether the last turns can come next."""
    return game.round == 3 and game.edition.last_turns


# The turn under way


def _turn(game, pile):
    """Whether the turn under way can have come about."""
    if game.happened == FRESH:
        return True
    size = game.sizes[game.turn]
    if size >= HAND_LIMIT or game.phase <= HANDICAP or not game.discards:
        return False
    if game.happened == PLAYED:
        return _play_fits(game, pile)
    card = game.happened - DISCARDED
    if not _discarded(game, pile, card):
        return False
    if game.edition.discard == DISCARD_INSTEAD:
        return game.phase <= FINAL
    # The hand was full, and there is something to draw.
    return game.phase == PLAY and game.discards >= HAND_LIMIT - size


def _play_fits(game, pile):
    """Whether the discards fit a bridge that the side at turn may just have laid or removed."""
    side = game.turn
    may_remove = game.sizes[side] <= HAND_LIMIT - 2  # a removal costs two cards
    for line in range(LINE_COUNT):
        spent = _discarded(game, pile, LOW[line]) + _discarded(game, pile, HIGH[line])
        if spent and game.bridges[side] >> line & 1:
            return True
        if spent > 1 and may_remove and not game.bridges[1 - side] >> line & 1:
            return True
    return False


def _discarded(game, pile, card):
    """Returns how many cards of an island lie on the discard pile."""
    in_play = sum([copies(cards, card) for cards in (game.hands[0], game.hands[1], game.face_up)])
    return 2 - in_play - sum([other == card for other in pile])
