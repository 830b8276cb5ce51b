"""Positions set up by hand, for lessons, puzzles and tests."""

from ..rules.cards import count, with_card
from ..rules.decks import no_third
from ..rules.phases import BRIDGES, HAND_LIMIT, SIDE_NAMES
from ..rules.tables import ISLANDS, LINE_NAMES
from ..saves.position import packed, set_board


def set_up(game, bridges=(0, 0), hands=((), ()), round=1, scores=(0, 0)):
    """Sets a new game up: bridges as masks, hands as islands; then `deal` it the rest of a deck.

    Nothing is removed by setting up. ValueError with a sentence if it cannot be so.
    """
    for line in range(27):
        if bridges[0] & bridges[1] & 1 << line:
            raise ValueError("line %s has two bridges" % LINE_NAMES[line])
    for side in (0, 1):
        if count(bridges[side]) > BRIDGES:
            raise ValueError("%s has only %d bridges" % (SIDE_NAMES[side], BRIDGES))
        if len(hands[side]) > HAND_LIMIT:
            raise ValueError("%s holds more than five cards" % SIDE_NAMES[side])
        if not 0 <= scores[side] <= 99:
            raise ValueError("a score is a number from 0 to 99")
    if not 1 <= round <= 3:
        raise ValueError("there are three rounds: 1, 2 or 3")
    check_copies(list(hands[0]) + list(hands[1]))
    set_board(game, bridges, (_set_of(hands[0]), _set_of(hands[1])), round, scores)
    game.start = packed(game)


def check_copies(cards):
    """ValueError if a list has three cards of an island."""
    if not no_third(cards):
        for card in cards:
            if sum([other == card for other in cards]) > 2:
                raise ValueError("there are only two cards %s" % ISLANDS[card])


def _set_of(islands):
    cards = 0
    for card in islands:
        cards = with_card(cards, card)
    return cards
