"""The reasons in a hint. Each is a tuple: one of these numbers, and the values that it names."""

# For plays.
GAME = 0  # the other side loses at once, or the points are enough
WINS = 1
BREAKS = 2  # islands that the other side loses
TAKES = 3  # bridges
WINS_LATER = 4  # together with later plays of the turn
BREAKS_LATER = 5
BLOCKS = 6  # islands that the other side could have won with one more bridge
NEARLY = 7  # islands that one more bridge would win
SECURES = 8  # islands already held
PAIR = 9  # two cards of an island are kept together
MORE = 10  # one more bridge, nothing else
LACKS = 11  # how many bridges an island still takes; for a card, how many cards

WEAKENS = 12  # the side whose bridge goes, and the island where it counts most

# For the card taken.
ENDS_ROUND = 13  # it is the last one, and this side leads: the points for that
CAN_WIN = 14  # islands, next turn, with the cards in the hand
MATCH = 15  # it makes a pair with one in the hand
CAN_BREAK = 16  # islands that the other side could lose by a removal
CAN_SECURE = 17  # islands held by no bridge too many
DENIES = 18  # the side that could win an island with it, or break one

# Where it does nothing of that.
CAN_REMOVE = 19  # a bridge, and no more than that
LAST_CARD = 20
HALF = 21  # with one card more it could break an island
CAN_LAY = 22  # a bridge, at its island
KEPT_FROM = 23  # the other side does not get it

# For a card from the pile.
NO_OPEN = 24  # no card that lies open helps
HELPFUL = 25  # how many of the unseen cards do
WOULD_HELP = 26  # the only one that does
NO_NEW = 27  # no other card is turned up for that side
SECRET = 28

# For no card.
MUST_DRAW = 29  # the other side, which may not decline as well
MUST_END = 30  # it must take the last card and end the round
FULL = 31
NO_CARDS = 32

# For a discard.
NO_LINE = 33
ROOM = 34

# What the values of each reason are: islands (i), lines (l), a card (c), a side (s), a number (n).
# fmt: off
VALUES = (
    "", "i", "i", "n", "i", "i", "i", "i", "i", "c", "", "ni", "si",
    "n", "i", "", "i", "i", "si", "l", "", "i", "i", "s",
    "", "nn", "c", "s", "",
    "s", "s", "", "",
    "", "",
)
# fmt: on

# Reasons to play nothing, each a sentence of its own.
FOR_ISLAND = 0  # one card more wins it
FOR_PAIR = 1
FOR_MORE = 2  # how many cards it will be next turn
FOR_LAST = 3  # the last turns
FOR_ROUND = 4  # the next one, of that number
NO_USE = 5  # no bridge helps in these last turns
VALUES_OF_WAIT = ("i", "c", "n", "", "n", "")
