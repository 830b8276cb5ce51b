"""Positions set up by hand, for lessons, puzzles and tests."""

from ..rules.cards import count, with_card
from ..rules.decks import no_third
from ..rules.limits import BRIDGES, HAND_LIMIT, LINE_COUNT
from ..rules.line_names import LINE_NAMES
from ..rules.sides import SIDE_NAMES
from ..rules.tables import ISLANDS
from ..saves.placing import set_board
from ..saves.position import position_of
from ..saves.possible import handicap_fits, has_lost, scores_fit


def set_up(game, bridges=(0, 0), hands=((), ()), round=1, scores=(0, 0)):
    """Sets up a new game: bridges as masks, hands as islands. Then deal it the rest of a deck.

    Setting up removes no bridges. Raises ValueError with a sentence for an impossible position.
    """
    for line in range(LINE_COUNT):
        if bridges[0] & bridges[1] & 1 << line:
            raise ValueError("line %s has two bridges" % LINE_NAMES[line])
    for side in (0, 1):
        if count(bridges[side]) > BRIDGES:
            raise ValueError("%s has only %d bridges" % (SIDE_NAMES[side], BRIDGES))
        if len(hands[side]) > HAND_LIMIT:
            raise ValueError("%s holds more than five cards" % SIDE_NAMES[side])
    if not scores_fit(scores, 3):
        raise ValueError("the scores cannot be %d and %d" % tuple(scores))
    if not 1 <= round <= 3:
        raise ValueError("there are three rounds: 1, 2 or 3")
    if not handicap_fits(game, bridges):
        raise ValueError("there are too few lines or bridges left for the handicap")
    check_copies(list(hands[0]) + list(hands[1]))
    set_board(game, bridges, (_set_of(hands[0]), _set_of(hands[1])), round, scores)
    game.set_up = True
    game.start = position_of(game)


def check_standing(game):
    """Raises ValueError with a sentence if no game can be as the whole head of a record says."""
    white, black = game.scores
    if not scores_fit(game.scores, game.round):
        raise ValueError("in round %d the scores cannot be %d and %d" % (game.round, white, black))
    if has_lost(game):
        raise ValueError("in round %d a side without bridges has lost already" % game.round)


def check_copies(cards):
    """Raises ValueError if a list has three cards of an island."""
    if not no_third(cards):
        for card in cards:
            if sum([other == card for other in cards]) > 2:
                raise ValueError("there are only two cards %s" % ISLANDS[card])


def _set_of(islands):
    cards = 0
    for card in islands:
        cards = with_card(cards, card)
    return cards
