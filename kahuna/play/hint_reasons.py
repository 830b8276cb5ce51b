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

# For the card taken.
ENDS_ROUND = 12  # it is the last one, and this side leads: the points for that
CAN_WIN = 13  # islands, next turn, with the cards in the hand
MATCH = 14  # it makes a pair with one in the hand
CAN_BREAK = 15  # islands that the other side could lose by a removal
CAN_SECURE = 16  # islands held by no bridge too many
DENIES = 17  # the side that could win an island with it, or break one

CAN_REMOVE = 18  # a bridge, and no more than that
LAST_CARD = 19
ONE_CARD = 20  # nothing else

# For a card from the pile.
NO_OPEN = 21  # no card that lies open helps
HELPFUL = 22  # how many of the unseen cards do
SECRET = 23

# For no card.
MUST_DRAW = 24  # the other side, which may not decline as well
MUST_END = 25  # it must take the last card and end the round
FULL = 26
NO_CARDS = 27

# For a discard.
NO_LINE = 28
ROOM = 29

# What the values of each reason are: islands (i), lines (l), a card (c), a side (s), a number (n).
# fmt: off
VALUES = (
    "", "i", "i", "n", "i", "i", "i", "i", "i", "c", "", "ni",
    "n", "i", "", "i", "i", "si", "l", "", "",
    "", "nn", "",
    "s", "s", "", "",
    "", "",
)
# fmt: on

# Reasons to play nothing, each a sentence of its own.
FOR_ISLAND = 0  # one card more wins it
FOR_PAIR = 1
FOR_MORE = 2  # how many cards it will be next turn
VALUES_OF_WAIT = ("i", "c", "n")
