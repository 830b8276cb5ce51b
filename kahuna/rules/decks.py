"""Which cards are shuffled for a round, and whether a deck fits a game (rules 1 and 8)."""

from .cards import ONE_EACH, listed
from .limits import CARDS, ISLAND_COUNT


def rest_of(game):
    """Returns the cards in no hand, in order: those that are shuffled for the next round."""
    cards = bytearray(CARDS - game.sizes[0] - game.sizes[1])
    white, black = game.hands
    # The islands of which either hand has a card, and those of which the hands have both.
    some = (white | black) & ONE_EACH
    both = (white & black & ONE_EACH) | white >> ISLAND_COUNT | black >> ISLAND_COUNT
    n = 0
    for card in range(ISLAND_COUNT):
        if not both >> card & 1:
            cards[n] = card
            n += 1
            if not some >> card & 1:
                cards[n] = card
                n += 1
    return cards


def deck_fits(game, deck):
    """Whether this deck can be dealt to a game that waits for one.

    It must have every card that is in no hand. Only the first deck of a position set up by hand
    may lack some, which count as discarded. It may even be empty: then the last turns come next.
    """
    held = listed(game.hands[0]) + listed(game.hands[1]) + list(deck)
    if not no_third(held):
        return False
    if game.set_up and not game.length:
        return len(deck) > 0 or (game.round == 3 and game.edition.last_turns)
    return len(held) == CARDS


def no_third(cards):
    """Whether a list has at most two cards of each island, and no other cards."""
    copies = bytearray(ISLAND_COUNT)
    for card in cards:
        if card >= ISLAND_COUNT or copies[card] > 1:
            return False
        copies[card] += 1
    return True
