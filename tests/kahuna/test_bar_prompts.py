"""What the bar tells a person at turn: only what is possible, and as much of it as fits."""

from types import SimpleNamespace

import pytest
from board_pictures import FONT
from kahuna_games import GUARD, play
from kahuna_player import KEYS, to_line, to_place

from handheld import texts
from handheld.languages import LANGUAGES
from kahuna.parts import bar_remarks
from kahuna.parts.bar import ROOM
from kahuna.parts.bar_prompts import Prompts
from kahuna.play.chooser import (
    BACK,
    CHOSEN,
    FACE_UP,
    NO_CARD,
    OFFERS,
    ON_LINES,
    PILE,
    REFUSED,
    RIGHT,
    YES,
    Chooser,
)
from kahuna.play.preview import Preview
from kahuna.play.slots import empty
from kahuna.rules.actions import DISCARD
from kahuna.rules.line_names import LINE_NAMES
from kahuna.rules.tables import ISLANDS
from kahuna.rules.view import View

OPEN = "bridges white AB BE\nbridges black AD JK\nhand white ABJ\nhand black CH\ndeck CDFGJKLI\n"
IDLE = "bridges black AB AD AH\nhand white A\nhand black B\ndeck CDEFGI"
FULL = "hand white ABCDE\nhand black C\ndeck FGHIJK\n"
LAST = (
    "round 3\nbridges white AB\nbridges black HI\nhand white AB\nhand black C\ndeck D\nwhite ^D\n"
)


def follow(chooser, buttons):
    for button in buttons:
        chooser.press(KEYS[button])


class Turn:
    """A turn of a position, and what the bar says about it."""

    def __init__(self, record, code="en", solo_side=-1, in_puzzle=False, names=("", "")):
        game = play(record)
        self.chooser = Chooser(empty())
        self.chooser.look(View(game, game.turn))
        self.preview = Preview()
        self.kahuna = SimpleNamespace(
            session=SimpleNamespace(
                solo_side=solo_side,
                players=(0, 9) if solo_side == 0 else (0, 0),
                names=names,
            ),
            texts=texts.load("kahuna", code),
            more_texts=lambda part: texts.load("kahuna", f"{part}_{code}"),
            program=SimpleNamespace(art=SimpleNamespace(text=FONT)),
            in_puzzle=in_puzzle,
        )
        self.prompts = Prompts(self.kahuna, self.chooser, self.preview)

    def at(self, place):
        follow(self.chooser, to_place(self.chooser, place))
        return self.of_cursor()

    def of_cursor(self):
        chooser = self.chooser
        if chooser.lines:
            self.preview.look(chooser.view, chooser.offered)
        return self.prompts.of_cursor()

    def of_refusal(self):
        return bar_remarks.of_button(self.kahuna, self.chooser)

    def after_a(self):
        self.chooser.press(YES)
        return self.of_cursor()


def test_a_card_tells_how_its_island_stands():
    turn = Turn(OPEN)
    assert turn.at(0) == "ALOA: you 1, Black 1, need 2"
    assert turn.at(1) == "BARI: you 2, Black 0, need 3"
    assert turn.at(2) == "JOJO: you 0, Black 1, need 3"
    assert turn.at(FACE_UP) == "COCO: you 0, Black 0, need 3"


def test_you_is_the_side_at_turn():
    turn = Turn(OPEN.replace("\nhand", "\nfirst black\nhand", 1).replace("black CH", "black CA"))
    assert turn.at(0) == "ALOA: you 1, White 1, need 2"


def test_a_person_playing_alone_stands_against_the_robot():
    assert Turn(OPEN, solo_side=0).at(0) == "ALOA: you 1, robot 1, need 2"


@pytest.mark.parametrize("code", [code for code, _ in LANGUAGES])
@pytest.mark.parametrize("solo_side", [-1, 0])
def test_how_an_island_stands_is_said_with_its_name(code, solo_side):
    """KAHU is as wide as names get, and Black's is the widest of some languages."""
    turn = Turn("hand white K\nhand black B\ndeck CDEFGH", code, solo_side)
    said = turn.at(0)
    assert said.startswith("KAHU") and said.endswith("3")
    assert FONT.width(said) <= ROOM


def test_the_button_is_said_for_cards_of_the_hand_and_open_ones():
    turn = Turn(OPEN)
    assert bar_remarks.of_button(turn.kahuna, turn.chooser) == "A: play ALOA"
    turn.at(FACE_UP)
    assert bar_remarks.of_button(turn.kahuna, turn.chooser) == "A: take COCO"


def test_no_button_is_said_for_a_card_without_a_use():
    """The bar offered a card that had rested under the cursor, and then there was no line for
    it."""

    def rested(record, place):
        turn = Turn(record)
        turn.at(place)
        return bar_remarks.of_button(turn.kahuna, turn.chooser)

    no_line = "bridges black AB AD AH\nhand white AL\nhand black B\ndeck CDEFGI"
    assert rested(no_line, 0) == "No line for ALOA"
    assert rested(no_line, 1) == "A: play LALE"
    assert rested(FULL, FACE_UP) == "A: discard cards"


# The pile: a record, what the bar says there, and what A asks or why it is refused
PILES = [
    (OPEN, "A: draw a card", "‹Draw? A: yes›"),
    (OPEN.replace("CDFGJKLI", "CDFGJK"), "A: draw (3 left)", "‹Draw? A: yes›"),
    (OPEN.replace("CDFGJKLI", "CDF"), "A: end your turn", "End without a card? A: yes"),
    (OPEN.replace("CDFGJKLI", "CDF") + "white .\n", "Take a face-up card", "Take a face-up card"),
    (OPEN + "white .\n", "A: draw a card", "Draw? A: yes"),
    # Five cards: the turn may end, unless the other side declined; then one discards, if allowed.
    (FULL, "A: end your turn", "‹End without a card? A: yes›"),
    ("first black\n" + FULL + "black .\n", "A: discard cards", "Discard cards"),
    ("edition short\n" + FULL, "A: discard cards", "Discard cards"),
    (LAST, "A: end your last turn", "End your last turn? A: yes"),
]


USELESS = "bridges white AB AD AH HL IL KL BD DE DH\nhand white AALLD\nhand black C\ndeck FGHIJK\n"


def test_with_five_useless_cards_the_bar_says_to_discard_and_a_begins_with_that():
    turn = Turn(USELESS)
    for at in (0, 4, FACE_UP):
        assert turn.at(at) == "All useless: discard some"
    assert turn.at(PILE) == "A: discard cards"
    assert turn.after_a() == "‹Discard cards›"
    one_of_use = Turn(USELESS.replace("AALLD", "AALLC"))
    assert one_of_use.at(0).startswith("ALOA")
    assert one_of_use.at(PILE) == "A: end your turn"


@pytest.mark.parametrize("record, label, question", PILES)
def test_the_pile_never_offers_what_is_not_possible(record, label, question):
    turn = Turn(record)
    assert turn.at(PILE) == label
    answer = turn.chooser.press(YES)
    assert (turn.of_cursor() if answer != REFUSED else turn.of_refusal()) == question


def test_the_turn_of_a_puzzle_is_not_called_the_last_one():
    turn = Turn(LAST, in_puzzle=True)
    assert turn.at(PILE) == "A: end your turn"
    assert turn.after_a() == "End your turn? A: yes"


def test_with_a_full_hand_a_play_comes_first_where_nothing_else_is_possible():
    """After a discard nobody may end: the other declined, and discards need a fresh turn."""
    turn = Turn("variant guard\nfirst black\n" + FULL + "black .\n")
    turn.chooser.view.happened = 1
    turn.chooser.look(turn.chooser.view)
    assert turn.at(PILE) == "Hand full: play first"
    turn.at(FACE_UP)
    assert bar_remarks.of_button(turn.kahuna, turn.chooser) == "Hand full: play first"


def test_nothing_is_discarded_before_something_is_marked():
    """ "A: discard 0" was offered, and turned out to be impossible."""
    turn = Turn(FULL)
    turn.at(PILE)
    follow(turn.chooser, ["a", "right"])
    assert turn.after_a() == "A: mark ALOA"
    assert turn.at(PILE) == "Mark cards first"
    assert turn.chooser.press(YES) == REFUSED
    assert turn.of_refusal() == "Mark cards first"
    turn.at(1)
    assert turn.after_a() == "A: keep BARI"
    assert turn.at(PILE) == "A: discard 1"


def test_what_was_discarded_is_said_instead_of_no_line():
    turn = Turn(FULL)
    game = play(FULL)
    game.apply(DISCARD)
    turn.chooser.look(View(game, 0))
    turn.at(0)
    assert turn.of_refusal() == "You discarded: now draw"
    turn = Turn("bridges black AB AD AH\nhand white AL\nhand black B\ndeck CDEFGI")
    turn.at(0)
    assert turn.of_refusal() == "No line for ALOA"


def test_where_no_card_can_be_played_the_bar_says_what_to_do():
    """On a full board it said "No line for HUNA", card after card."""
    assert Turn(IDLE).of_refusal() == "A: take COCO"
    bridges = "bridges white AB AD AH\nbridges black JK\n"
    last = Turn(f"round 3\n{bridges}hand white L\nhand black A\ndeck D\nwhite ^D\n")
    last.at(0)
    assert last.of_refusal() == "Nothing left to play"


def test_only_in_the_last_turn_and_without_a_card_of_use_nothing_is_left_to_play():
    turn = Turn(IDLE)
    turn.at(0)
    assert turn.of_refusal() == "No line for ALOA"
    bridges = "bridges white AB AD AH\nbridges black JK\n"
    last = Turn(f"round 3\n{bridges}hand white L\nhand black A C\ndeck D\nwhite ^D\n")
    last.at(0)
    assert last.of_refusal() == "No line for ALOA"


def uses(turn, line):
    """What each use of a line says."""
    chooser = turn.chooser
    follow(chooser, to_line(chooser, LINE_NAMES.index(line)))
    chooser.press(YES)
    assert chooser.mode == OFFERS
    said = []
    for _ in range(chooser.offer_count):
        said.append(turn.of_cursor())
        chooser.press(RIGHT)
    return said


def test_a_line_is_said_by_its_name_and_each_of_its_uses_by_the_cards():
    turn = Turn(GUARD)
    turn.after_a()
    assert turn.chooser.mode == ON_LINES
    follow(turn.chooser, to_line(turn.chooser, LINE_NAMES.index("AD")))
    assert turn.of_cursor() == "Replace ALOA-DUDA +ALOA"
    assert uses(turn, "AD") == [
        "‹ALOA+DUDA: replace +A›",
        "‹ALOA+ALOA: replace +A›",
        "‹ALOA+DUDA: remove›",
        "‹ALOA+ALOA: remove›",
    ]


@pytest.mark.parametrize("code", [code for code, _ in LANGUAGES])
@pytest.mark.parametrize("solo_side, name", [(-1, ""), (-1, "Aaaaaaaa"), (0, "")])
def test_all_that_is_said_of_a_turn_fits(code, solo_side, name):
    for record in (OPEN, FULL, LAST, GUARD, IDLE):
        turn = Turn(record, code, solo_side, names=(name, name))
        view = turn.chooser.view
        assert FONT.width(bar_remarks.of_score(turn.kahuna, view)) <= ROOM
        assert FONT.width(bar_remarks.of_other_hand(turn.kahuna, view)) <= ROOM
        for place in range(PILE + 1):
            if place == PILE or turn.chooser.cards[place] != NO_CARD:
                assert FONT.width(turn.at(place)) <= ROOM
                if turn.chooser.press(YES) == CHOSEN:
                    assert FONT.width(turn.of_cursor()) <= ROOM
                    turn.chooser.press(BACK)
                else:
                    assert FONT.width(turn.of_refusal()) <= ROOM


def won(code, islands, taken=0):
    turn = Turn(OPEN, code)
    turn.preview.won, turn.preview.taken = islands, taken
    return bar_remarks.of_won(turn.kahuna, turn.preview)


def test_what_a_play_has_won_is_said():
    lale = 1 << ISLANDS.index("LALE")
    kahu = 1 << ISLANDS.index("KAHU")
    assert won("en", lale) == "LALE is yours!"
    assert won("en", lale, 0b1) == "LALE is yours! 1 bridge fell"
    assert won("en", lale, 0b1010) == "LALE is yours! 2 bridges fell"
    assert won("en", lale | kahu, 0b111) == "KAHU LALE are yours!"


@pytest.mark.parametrize("code", [code for code, _ in LANGUAGES])
def test_what_a_play_has_won_fits_and_an_island_alone_with_all_words(code):
    words = texts.load("kahuna", f"remarks_{code}")
    for island in range(len(ISLANDS)):
        for taken, swept in ((0b1, words.SWEPT[0]), (0b11111, words.SWEPT[1] % 5)):
            said = won(code, 1 << island, taken)
            assert said == words.WON[0] % ISLANDS[island] + " " + swept
            assert FONT.width(said) <= ROOM
    for islands in (0b11, 0b111, 0b111000000000):
        for taken in (0, 0b1, 0b1111111):
            assert FONT.width(won(code, islands, taken)) <= ROOM
