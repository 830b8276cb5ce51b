"""Says in a player's words why an action or a deck is refused."""

from ..rules.actions import (
    DISCARD,
    END,
    REMOVE,
    REPLACE,
    TAKE,
    card_of,
    is_discard,
    is_take,
    line_of,
    pair_of,
)
from ..rules.cards import copies, count, listed
from ..rules.editions import DISCARD_INSTEAD
from ..rules.limits import BRIDGES, HAND_LIMIT, ISLAND_COUNT
from ..rules.line_names import LINE_NAMES
from ..rules.phases import DEALING, FINAL, FRESH, HANDICAP, OVER, PLAYED
from ..rules.sides import SIDE_NAMES
from ..rules.tables import HIGH, ISLANDS, LOW, NEED
from .setting_up import check_copies


def why_not(game, action):
    """Returns a sentence that says why an action is not legal in a game."""
    if game.phase == OVER:
        return "the game is over"
    if game.phase == DEALING:
        return "the cards of the round must be dealt first"
    if game.phase == HANDICAP:
        return "there is a bridge on %s already" % LINE_NAMES[line_of(action)]
    name = SIDE_NAMES[game.turn]
    if action < DISCARD:
        if game.happened > PLAYED:
            return "%s has discarded, and cannot play cards in the same turn" % name
        return _why_no_play(game, action, name)
    if is_discard(action):
        return _why_no_discard(game, action - DISCARD, name)
    if action == END:
        return _why_no_end(game, name)
    return _why_no_draw(game, action, name)


def _why_no_play(game, action, name):
    if action < REMOVE:
        missing = _missing(game, (card_of(action),), name)
    else:
        missing = _missing(game, pair_of(action), name)
    if missing:
        return missing
    line = line_of(action)
    there = "between %s and %s" % (ISLANDS[LOW[line]], ISLANDS[HIGH[line]])
    mine = game.bridges[game.turn] >> line & 1
    theirs = game.bridges[1 - game.turn] >> line & 1
    if action < REMOVE and (mine or theirs):
        return "there is a bridge %s already" % there
    if action >= REMOVE and not theirs:
        return "%s has no bridge %s to remove" % (SIDE_NAMES[1 - game.turn], there)
    if action >= REPLACE and not game.guard:
        return "a bridge is laid at once after a removal only in the variant guard"
    if count(game.bridges[game.turn]) >= BRIDGES:
        return "%s has laid all %d bridges" % (name, BRIDGES)
    base = ISLAND_COUNT * (1 - game.turn)
    # The removal may cost control of one end: name the end that is still held afterwards.
    held = game.counts[base + LOW[line]] - (action >= REPLACE) >= NEED[LOW[line]]
    island = LOW[line] if held else HIGH[line]
    return "%s controls %s, and the variant guard forbids a bridge there" % (
        SIDE_NAMES[1 - game.turn],
        ISLANDS[island],
    )


def _missing(game, cards, name):
    hand = game.hands[game.turn]
    if len(cards) == 2 and cards[0] == cards[1]:
        if copies(hand, cards[0]) < 2:
            return "%s does not hold two cards %s" % (name, ISLANDS[cards[0]])
        return None
    for card in cards:
        if not copies(hand, card):
            return "%s holds no card %s" % (name, ISLANDS[card])
    return None


def _why_no_discard(game, card, name):
    missing = _missing(game, (card,), name)
    if missing:
        return missing
    if game.happened == PLAYED:
        return "%s has played a card, and cannot discard in the same turn" % name
    if game.edition.discard != DISCARD_INSTEAD:
        if game.phase == FINAL:
            return "nothing is left to draw, so nothing may be discarded"
        if game.happened == FRESH and game.sizes[game.turn] < HAND_LIMIT:
            return "only a hand of five cards may be discarded from"
    return "cards are discarded together, in one go"


def _why_no_draw(game, action, name):
    if game.phase == FINAL:
        return "nothing is left to draw: the last turns end with a full stop"
    if game.sizes[game.turn] >= HAND_LIMIT:
        return "%s holds five cards, and cannot draw a sixth" % name
    if is_take(action):
        return "no card %s lies face up" % ISLANDS[action - TAKE]
    return "the pile is empty: a face-up card can be taken"


def _why_no_end(game, name):
    full = "" if game.sizes[game.turn] < HAND_LIMIT else "play or discard a card and "
    if not game.edition.may_decline:
        return "%s must %sdraw: this edition has no turn without a draw" % (name, full)
    if game.declined:
        return "%s must %sdraw, for %s has just ended a turn without a draw" % (
            name,
            full,
            SIDE_NAMES[1 - game.turn],
        )
    return "%s has discarded, and must draw then" % name


def why_no_deck(game, deck):
    """Returns a sentence that says why a deck does not fit a game that waits for one."""
    check_copies(deck)
    held = listed(game.hands[0]) + listed(game.hands[1])
    for card in range(ISLAND_COUNT):
        n = sum([other == card for other in deck])
        have = sum([other == card for other in held])
        if n + have > 2:
            return "card %s is in the deck and in a hand, and there are only two" % ISLANDS[card]
        if n + have < 2 and (game.length or not game.set_up):
            return (
                "the deck lacks a card %s: it must have every card that is in no hand"
                % ISLANDS[card]
            )
    return "the deck is empty: that is possible only for the last turns"
