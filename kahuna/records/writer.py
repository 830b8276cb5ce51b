"""Writes a game as a record (see ../../tools/RECORDS.md), also on the handheld."""

from ..rules.actions import (
    DEAL,
    DISCARD,
    DRAW,
    REMOVE,
    REPLACE,
    TAKE,
    ends_turn,
    is_discard,
    pair_of,
)
from ..rules.cards import listed
from ..rules.limits import CARDS, LINE_COUNT
from ..rules.phases import DEALING, OVER
from ..rules.tables import HIGH, LETTERS, LOW

VERSION = "1"
SIDES = ("white", "black")


def lines(game):
    """Yields the lines of a game's record; an unfinished turn becomes a comment.

    If the game began from a position with more than the notation can say (open cards, half a turn),
    its record begins with only the board, the hands and the cards.
    """
    yield "kahuna " + VERSION
    yield "edition " + game.edition.name
    variants = (" guard" if game.guard else "") + (" open" if game.opened else "")
    if variants:
        yield "variant" + variants
    yield "first " + SIDES[game.first]
    prelude = min(game.prelude, game.length)
    laid = [_line(number) for number in game.history[game.prelude - game.handicap : prelude]]
    if laid:
        yield "handicap %s %s" % (SIDES[game.handicap_side], " ".join(laid))
    if game.start:
        from ..saves.placing import placed  # rarely needed: most games begin with a deal

        for line in _position_lines(placed(game.start)):
            yield line
    for line in _turns(game):
        yield line


def _position_lines(start):
    for side in (0, 1):
        laid = [_line(number) for number in range(LINE_COUNT) if start.bridges[side] >> number & 1]
        if laid:
            yield "bridges %s %s" % (SIDES[side], " ".join(laid))
        if start.sizes[side]:
            yield "hand %s %s" % (SIDES[side], _letters(listed(start.hands[side])))
    yield "round %d" % start.round
    yield "scores %d %d" % (start.scores[0], start.scores[1])
    if start.phase != DEALING:
        yield "deck " + _letters(
            listed(start.face_up) + list(start.decks[start.top : start.top + start.pile])
        )


def _turns(game):
    mover = game.first
    words = []
    deck = CARDS * (game.first_round - 1)
    for i in range(game.length):
        action = game.history[i]
        if action == DEAL:
            if i:
                deck += CARDS
            yield "deck " + _letters(game.decks[deck : game.ends[deck // CARDS]])
        elif i >= game.prelude:
            _add_word(words, action)
            if ends_turn(action):
                yield SIDES[mover] + " " + " ".join(words)
                words = []
                mover = 1 - mover
    if words:
        if game.phase == OVER:
            yield SIDES[mover] + " " + " ".join(words) + " ."
        else:
            yield "// " + SIDES[mover] + " " + " ".join(words)


def _add_word(words, action):
    if is_discard(action) and words and words[-1][0] == "#":
        words[-1] += LETTERS[action - DISCARD]
    else:
        words.append(text(action))


def _letters(cards):
    return "".join([LETTERS[card] for card in cards])


def text(action):
    """Returns the word for an action: K-I, HH*EH, HH*EH+, #A, ^F, ^ or a full stop."""
    if action < REMOVE:
        low, high = _line(action % LINE_COUNT)
        return low + "-" + high if action < LINE_COUNT else high + "-" + low
    if action < DISCARD:
        first, second = pair_of(action)
        plus = "+" if action >= REPLACE else ""
        return LETTERS[first] + LETTERS[second] + "*" + _line(action % LINE_COUNT) + plus
    if action < TAKE:
        return "#" + LETTERS[action - DISCARD]
    if action < DRAW:
        return "^" + LETTERS[action - TAKE]
    return "^" if action == DRAW else "."


def _line(number):
    """Returns a line's name without a table, which would stay in the handheld's memory."""
    return LETTERS[LOW[number]] + LETTERS[HIGH[number]]
