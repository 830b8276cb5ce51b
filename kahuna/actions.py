"""Everything a player can do as one small int, and the words of the record notation for it.

    0..53     place: with the card of the line's lower island, then with that of the higher one
    54..134   remove a bridge: with two cards of the lower island, one of each, two of the higher
    135..215  the same, and one's own bridge laid there at once (variant `guard`)
    216..227  discard a card face down
    228..239  take a face-up card
    240       draw the top of the pile
    241       end the turn without drawing

Two more stand in histories alone: a deal, and a discard of the other side, whose card is hidden.
While a handicap is laid, `line` (0..26) lays a bridge there without a card.
"""

from .tables import HIGH, ISLANDS, LETTERS, LINES, LOW

LINE_COUNT = 27
REMOVE = 54
REPLACE = 135
DISCARD = 216
TAKE = 228
DRAW = 240
END = 241
DEAL = 242
HIDDEN_DISCARD = 243


def is_place(action):
    return action < REMOVE


def is_remove(action):
    """Whether a bridge of the opponent is taken for two cards (with one's own laid there or not)."""
    return REMOVE <= action < DISCARD


def is_replace(action):
    return REPLACE <= action < DISCARD


def is_discard(action):
    return DISCARD <= action < TAKE


def is_take(action):
    return TAKE <= action < DRAW


def ends_turn(action):
    return TAKE <= action <= END


def line_of(action):
    """The line that a placement or removal is about."""
    return action % LINE_COUNT


def card_of(action):
    """The island of the card that is discarded or taken, or of the one that places a bridge."""
    if action < REMOVE:
        line = action % LINE_COUNT
        return LOW[line] if action < LINE_COUNT else HIGH[line]
    return action - (DISCARD if action < TAKE else TAKE)


def pair_of(action):
    """The islands of the two cards that a removal costs."""
    line = action % LINE_COUNT
    pair = (action - REMOVE) // LINE_COUNT % 3
    return (HIGH if pair == 2 else LOW)[line], (LOW if pair == 0 else HIGH)[line]


def text(action):
    """The action in the record notation: K-I, HH*EH, HH*EH+, #A, ^F, ^ or a full stop."""
    if action < REMOVE:
        line = LINES[action % LINE_COUNT]
        return line[0] + "-" + line[1] if action < LINE_COUNT else line[1] + "-" + line[0]
    if action < DISCARD:
        first, second = pair_of(action)
        plus = "+" if action >= REPLACE else ""
        return LETTERS[first] + LETTERS[second] + "*" + LINES[action % LINE_COUNT] + plus
    if action < TAKE:
        return "#" + LETTERS[action - DISCARD]
    if action < DRAW:
        return "^" + LETTERS[action - TAKE]
    return "^" if action == DRAW else "."


def parse(word):
    """The action that a word of the record notation stands for; ValueError with a sentence.

    Of several cards discarded (#AB) each is an action of its own: parse them one by one.
    """
    if word == "^":
        return DRAW
    if word == ".":
        return END
    if len(word) == 2 and word[0] == "^":
        return TAKE + island(word[1])
    if len(word) == 2 and word[0] == "#":
        return DISCARD + island(word[1])
    if len(word) == 3 and word[1] == "-":
        number = line(word[0] + word[2])
        return number if LOW[number] == island(word[0]) else number + LINE_COUNT
    if len(word) in (5, 6) and word[2] == "*" and word[5:] in ("", "+"):
        return _removal(word)
    raise ValueError("'%s' is no play" % word)


def _removal(word):
    number = line(word[3:5])
    pair = 0
    for letter in word[:2]:
        if letter not in LINES[number]:
            raise ValueError(
                "%s is no end of line %s: two cards of its islands are needed"
                % (ISLANDS[island(letter)], LINES[number])
            )
        pair += HIGH[number] == island(letter)
    return (REPLACE if word[5:] else REMOVE) + pair * LINE_COUNT + number


def island(letter):
    """The island with that initial; ValueError with a sentence."""
    if letter not in LETTERS or len(letter) != 1:
        raise ValueError("'%s' is no island: they are A to L" % letter)
    return LETTERS.index(letter)


def line(letters):
    """The line between the islands with those initials, in either order; ValueError."""
    for letter in letters:
        island(letter)
    pair = letters if letters[0] < letters[-1] else letters[-1] + letters[0]
    if pair not in LINES:
        raise ValueError("there is no line between %s and %s" % (letters[0], letters[-1]))
    return LINES.index(pair)
