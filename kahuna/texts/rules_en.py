"""The rulebook in English; see rulebook.py for how it is written down."""

from ..rules.editions import (
    DISCARD_INSTEAD,
    DISCARD_WHEN_FULL,
    EARLY_LAST_TAKEN,
    EARLY_WITHOUT_BRIDGES,
    FIRST_AGREED,
    FIRST_BY_LOT,
    FIRST_NOT_DEALER,
)
from .rulebook import told

SIGNS = (
    "What you see",
    "Hold the handheld with both hands, the stick under your left thumb, A and B under your right.",
    "The line at the top says what A does now. At its right: the islands that each side has; the"
    " frame is around the side at turn.",
    (0, "White’s stone: the island is White’s."),
    (1, "Black’s stone."),
    (2, "An island that the bridge under the cursor wins."),
    (3, "An island that would be lost."),
    (4, "The marked corner: you drew this card last."),
    ("has_open", True, (5, "The eye: your opponent can see this card.")),
    (6, "The pile, with the number of its cards."),
    (7, "Nothing is left to draw: here your turn ends."),
    "BD is the line from BARI to DUDA. +BARI: you win BARI. -2: two bridges go.",
)

AIM = (
    "Aim of the game",
    "White and Black build bridges between twelve islands. Have bridges on most of an island’s"
    " lines, and it is yours: your stone marks it.",
    "The game has three rounds. After each one the islands are counted, and that brings points. In"
    " the end, more points win.",
)

TURN = (
    "Cards and turns",
    "There are 24 cards, two for every island. Each side starts with three of them, kept secret."
    " Three more lie face up; the rest is the pile.",
    "No hand is ever larger than five cards.",
    ("first", FIRST_AGREED, "Agree on who begins, or draw lots."),
    (
        "first",
        FIRST_NOT_DEALER,
        "The dealer would not begin, but here the handheld deals. So agree, or draw lots.",
    ),
    ("first", FIRST_BY_LOT, "The lot decides who begins."),
    "On your turn, first play cards, one by one: as many as you like, or none. Then draw one card."
    " That ends your turn.",
)

LAYING = (
    "Laying a bridge",
    "Play one card and lay a bridge on a free line of that card’s island. Which neighbour it leads"
    " to is up to you.",
    "ALOA has lines to BARI, DUDA and HUNA. The card ALOA lets you choose one of the three. The"
    " bridge to BARI can also be laid with the card BARI.",
    "You may even build at islands with your opponent’s stone.",
    "You have 25 bridges. Played cards come back when the next round is dealt.",
    (8, "A card lights its lines up.", 0),
)

WINNING = (
    "Winning an island",
    "You control an island as soon as you have bridges on over half of its lines. Exactly half is"
    " too few:",
    "3 lines: 2 bridges\n4 or 5 lines: 3 bridges\n6 lines: 4 bridges",
    "Your stone goes there, and all enemy bridges at that island are removed. If that leaves your"
    " opponent too few at a neighbouring island, the stone there goes too.",
    "One bridge can win both islands that it joins. A further bridge at an island you already"
    " control removes nothing.",
    (9, "This bridge wins BARI.", 0),
)

REMOVING = (
    "Removing a bridge",
    "Play two cards together to remove one enemy bridge. Each card must show an island that the"
    " bridge touches: one card for each end, or both for the same end.",
    "So COCO-GOLA is removed by COCO and GOLA, by two COCO cards, or by two GOLA cards.",
    "This wins you no island, but your opponent may lose one, or even two.",
    "Now the line is free. With another card that fits, build there yourself in the same turn!",
    (10, "Two cards remove CG.", 0),
)

DRAWING = (
    "Drawing, discarding",
    "Take one of the face-up cards, or the top card of the pile without seeing it first. The pile"
    " fills gaps among the face-up cards while it lasts.",
    "With five cards in hand you cannot draw.",
    (
        "may_decline",
        True,
        "You may end your turn without drawing, but never right after your opponent did. If you"
        " hold five cards then, play or discard first.",
    ),
    (
        "may_decline",
        False,
        "You must draw in every turn. If you hold five cards, play or discard first.",
    ),
    (
        "discard",
        DISCARD_WHEN_FULL,
        "Discarding: only with five cards, and none played in this turn. Put away one or more, face"
        " down; then you must draw.",
    ),
    (
        "discard",
        DISCARD_INSTEAD,
        "Discarding: instead of playing, you may put away one card or more, face down. Then draw or"
        " end your turn as usual.",
    ),
)

ROUND = (
    "The round ends",
    "The round is over at the moment when the pile and the face-up cards are used up.",
    "After round 1 the side with more islands gets 1 point, after round 2 it gets 2 points. With"
    " equal numbers nobody gets any.",
    "Bridges, stones and hands stay. All other cards are shuffled: three face up, the rest is the"
    " pile again. Whoever took the last card has finished a turn, so now the other side goes on.",
)

END = (
    "The game ends",
    (
        "last_turns",
        True,
        "When the cards are used up in round 3, each side plays one last turn. There is nothing to"
        " draw in it.",
    ),
    ("last_turns", False, "When the cards are used up in round 3, the game is over at once."),
    (
        "adds_islands",
        False,
        "The side with more islands gets a point for each island it is ahead: 7 to 4 makes 3"
        " points.",
    ),
    ("adds_islands", True, "Then each side gets a point for every island it controls."),
    "The higher total wins.",
    (
        "breaks_ties",
        True,
        "If the totals are equal, the last count decides, and if that is even, the number of"
        " bridges. All equal: a draw.",
    ),
    ("breaks_ties", False, "Equal totals are a draw."),
    (
        "early",
        EARLY_WITHOUT_BRIDGES,
        "It may end sooner: from the start of round 2, a side with no bridge loses at once if the"
        " other side has one.",
    ),
    (
        "early",
        EARLY_LAST_TAKEN,
        "It may end sooner: from round 2 on, take your opponent’s last bridge and you win at once.",
    ),
)

VARIANTS = (
    "Variants",
    (
        "has_guard",
        True,
        "Guarded isles: lay bridges only where your opponent controls neither end. If you remove a"
        " bridge and neither end is your opponent’s then, you may lay your own there at once,"
        " without a card.",
    ),
    (
        "has_open",
        True,
        "Open cards: a card taken face up stays visible to your opponent while you hold it. If you"
        " have it twice, open and hidden, the hidden one goes first.",
    ),
)

HEAD_START = (
    "Head start",
    (
        "has_handicap",
        True,
        "When one player is much stronger, the other may get a head start of one, two or three"
        " bridges.",
    ),
    (
        "has_handicap",
        True,
        "They are laid on free lines after the deal and before the first turn, without cards. They"
        " win islands and remove bridges like any others.",
    ),
)

BUTTONS = (
    "The buttons",
    "The stick or pad moves along your hand, the face-up cards and the pile. A chooses, B goes"
    " back.",
    "The lines for a card of yours light up. Go to one: the board shows what would be won and lost."
    " A confirms. If A offers several ways, pick with the stick.",
    "On the pile, A offers all that ends a turn, and discarding.",
    "SELECT takes back what you did in this turn. START opens the menu: last turn, all turns, these"
    " rules.",
    "Hold SELECT while switching on for silence.",
)

ROBOTS = (
    "Robots and hints",
    "A robot can play either side, or both, on one of nine levels: number 1 is for beginners,"
    " number 9 the strongest. Choose them in the form for a new game.",
    "While a robot thinks, A hurries it and B opens the menu. Then watch its turn: A goes on"
    " to the next step.",
    "On your turn the menu has a hint. Robot 9 shows what it would do and why: A shows"
    " the next step, B goes back to your turn.",
)

CREDITS = (
    "Credits",
    "Kahuna is a game by Günter Cornett. KOSMOS in Stuttgart published it in 1998; Rio Grande Games"
    " and Thames & Kosmos brought it out in English.",
    "This program, its pictures and its sounds were made anew by friends of the game. It is free"
    " for everybody: the MIT licence tells how.",
)

CHAPTERS = (
    SIGNS,
    BUTTONS,
    AIM,
    TURN,
    LAYING,
    WINNING,
    REMOVING,
    DRAWING,
    ROUND,
    END,
    VARIANTS,
    HEAD_START,
    ROBOTS,
    CREDITS,
)


def chapters(edition):
    """The chapters for an edition, by its name: (title, text) each."""
    return told(CHAPTERS, edition)
