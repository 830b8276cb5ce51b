"""The reasons in a hint. Each is a tuple: one of these numbers, then the values that it names."""

# For plays.
GAME = 0  # the other side loses at once, or this side has the points to win
WINS = 1
BREAKS = 2  # islands that the other side loses
TAKES = 3  # bridges
WINS_LATER = 4  # together with later plays of the turn
BREAKS_LATER = 5
BLOCKS = 6  # islands that the other side could have won with one more bridge
NEARLY = 7  # islands that one more bridge would win
SECURES = 8  # islands already held
PAIR = 9  # the card of which both copies are kept together
MORE = 10  # just one more bridge
LACKS = 11  # how many bridges are missing for an island; for a card, how many cards

WEAKENS = 12  # the side whose bridge goes, and the island where it counts most

# For the card taken.
ENDS_ROUND = 13  # the points, as it is the last card and this side leads
CAN_WIN = 14  # islands, next turn, together with the cards in the hand
MATCH = 15  # it makes a pair with a card in the hand
CAN_BREAK = 16  # islands that a removal could cost the other side
CAN_SECURE = 17  # islands held with no bridge to spare
DENIES = 18  # the side that could otherwise win or break an island with it, and that island

# For a card taken that does none of this.
CAN_REMOVE = 19  # the line of a bridge that it could remove
LAST_CARD = 20
HALF = 21  # an island that it could break with another card
CAN_LAY = 22  # its island, where it could lay a bridge
KEPT_FROM = 23  # the other side, which does not get it

# For a card from the pile.
NO_OPEN = 24  # no face-up card helps
HELPFUL = 25  # how many of how many unseen cards help
WOULD_HELP = 26  # the only card that helps
NO_NEW = 27  # the other side, for which no new card is turned up
SECRET = 28

# For no card.
MUST_DRAW = 29  # the other side, which may not decline as well
MUST_END = 30  # the other side, which must take the last card and end the round
FULL = 31
NO_CARDS = 32

# For a discard.
NO_LINE = 33
ROOM = 34

# The kinds of each reason's values: islands (i), lines (l), a card (c), a side (s), a number (n).
# fmt: off
VALUES = (
    "", "i", "i", "n", "i", "i", "i", "i", "i", "c", "", "ni", "si",
    "n", "i", "", "i", "i", "si", "l", "", "i", "i", "s",
    "", "nn", "c", "s", "",
    "s", "s", "", "",
    "", "",
)
# fmt: on

# Reasons to play nothing, each a sentence of its own: what to wait for.
FOR_ISLAND = 0  # another card, which wins that island
FOR_PAIR = 1
FOR_MORE = 2  # so many cards next turn
FOR_LAST = 3  # the last turns
FOR_ROUND = 4  # the next round, with that number
NO_USE = 5  # no bridge helps in these last turns
VALUES_OF_WAIT = ("i", "c", "n", "", "n", "")
