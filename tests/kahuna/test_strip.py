"""The strip of cards: which ones look open, new, chosen or face down."""

import pytest
from kahuna_games import play

from kahuna.look.layout import (
    CARD_BACK,
    CARD_CHOSEN,
    CARD_EMPTY,
    CARD_FADED,
    CARD_NEW,
    CARD_OPEN,
    CARD_PLAIN,
    SIGN_CHECK,
    SIGN_PILE,
)
from kahuna.play.slots import FACE_UP, NO_CARD, fill_slots
from kahuna.rules.tables import LETTERS
from kahuna.rules.view import View
from simulator import board_modules

with board_modules.instead_of_blinka():
    from displayio import Group

    from kahuna.parts.strip import Strip


class Tile(Group):
    """A tile of a sheet; `tile[0]` is its picture."""

    def __init__(self, x=0, y=0, number=0):
        super().__init__(x=x, y=y)
        self.tile = self
        self.number = number
        self.text = ""

    def __getitem__(self, index):
        return self.number

    def __setitem__(self, index, number):
        self.number = number


class Pictures:
    """Stands in for art and pictures, and makes plain tiles."""

    def card(self, x, y):
        return Tile(x, y)

    def face(self, x, y, shader):
        return Tile(x, y)

    def sign(self, x, y, number):
        return Tile(x, y, number)

    def fill(self, colour, x=0, y=0, width=160, height=128):
        return Tile(x, y)

    def line(self, x, y, width, shader, text="", tiny=False):
        return Tile(x, y)


@pytest.fixture
def strip():
    return Strip(Pictures(), Pictures())


def shown(strip, view, **more):
    """How the cards on the strip look, those of the hand and those face up."""
    fill_slots(strip.cards, view)
    strip.show(view, more.pop("fresh", NO_CARD), **more)
    looks = [tile.number for tile in strip._tiles]
    return looks[:FACE_UP], looks[FACE_UP:]


def test_of_two_equal_cards_the_open_one_comes_last(strip):
    view = View(
        play("variant open\nhand white FA\nhand black D\ndeck FGHIJK\nwhite ^F\nblack ^"), 0
    )
    assert (
        shown(strip, view)[0] == [CARD_PLAIN, CARD_PLAIN, CARD_PLAIN + CARD_OPEN] + [CARD_EMPTY] * 2
    )


def test_two_equal_cards_may_both_be_open(strip):
    record = "variant open\nhand white A\nhand black D\ndeck FFHIJKLK\n"
    record += "white ^F\nblack ^\nwhite ^F\nblack ^"
    looks, _ = shown(strip, View(play(record), 0))
    assert looks == [CARD_PLAIN, CARD_PLAIN + CARD_OPEN, CARD_PLAIN + CARD_OPEN] + [CARD_EMPTY] * 2


def test_a_card_face_up_is_not_the_pair_of_the_last_in_the_hand(strip):
    """Both kinds stand side by side in the strip."""
    record = "variant open\nhand white ABCD\nhand black D\ndeck FGHFJK\nwhite ^F\nblack ^"
    looks, face_up = shown(strip, View(play(record), 0))
    assert [LETTERS[strip.cards[at]] for at in (FACE_UP - 1, FACE_UP)] == ["F", "F"]
    assert looks == [CARD_PLAIN] * 4 + [CARD_PLAIN + CARD_OPEN]
    assert face_up == [CARD_PLAIN] * 3


def test_of_two_equal_cards_one_is_new(strip):
    looks, _ = shown(strip, View(play("hand white ABB\ndeck FGHIJK"), 0), fresh=1)
    assert looks == [CARD_PLAIN, CARD_PLAIN + CARD_NEW, CARD_PLAIN, CARD_EMPTY, CARD_EMPTY]


def test_only_cards_in_the_hand_are_new(strip):
    looks, face_up = shown(strip, View(play("hand white AF\ndeck FGHIJK"), 0), fresh=6)
    assert looks == [CARD_PLAIN, CARD_PLAIN] + [CARD_EMPTY] * 3
    assert face_up == [CARD_PLAIN] * 3


def test_the_card_at_the_cursor_and_its_partner_stand_out(strip):
    looks, _ = shown(strip, View(play("hand white ABC\ndeck FGHIJK"), 0), at=0, partner=2)
    assert looks[:3] == [CARD_CHOSEN, CARD_PLAIN, CARD_CHOSEN]


def test_the_card_at_the_cursor_is_raised_and_a_marked_one_more(strip):
    """So that they stand out without their colours."""
    view = View(play("hand white ABC\ndeck FGHIJK"), 0)
    shown(strip, view, at=0, marked=0b10)
    chosen, marked, plain = [tile.y for tile in strip._tiles[:3]]
    assert marked < chosen < plain
    shown(strip, view, at=1, marked=0b10)
    assert [tile.y for tile in strip._tiles[:3]] == [plain, marked, plain]


def test_cards_without_a_use_are_faded_but_not_at_the_cursor(strip):
    view = View(play("hand white ABC\ndeck FGHIJK"), 0)
    looks, face_up = shown(strip, view, fresh=1, at=0, idle=0b1000011)
    assert looks[:3] == [CARD_CHOSEN, CARD_FADED + CARD_NEW, CARD_PLAIN]
    assert face_up == [CARD_PLAIN, CARD_FADED, CARD_PLAIN]


def test_marked_cards_are_raised_and_come_down_again(strip):
    view = View(play("hand white ABC\ndeck FGHIJK"), 0)
    shown(strip, view)
    low = [tile.y for tile in strip._tiles]
    shown(strip, view, marked=0b101)
    assert [tile.y < y for tile, y in zip(strip._tiles, low)] == [True, False, True] + [False] * 5
    assert [name.y - tile.y for name, tile in zip(strip._faces, strip._tiles)] == [2] * 8
    shown(strip, view)
    assert [tile.y for tile in strip._tiles] == low


def test_somebody_without_a_hand_sees_as_many_backs_as_the_side_at_turn_has_cards(strip):
    game = play("hand white ABC\nhand black DE\ndeck FGHIJK")
    looks, face_up = shown(strip, View(game, -1))
    assert looks == [CARD_BACK] * 3 + [CARD_EMPTY] * 2
    assert face_up == [CARD_PLAIN] * 3
    game = play("hand white ABC\nhand black DE\ndeck FGHIJK\nwhite ^")
    assert shown(strip, View(game, -1))[0] == [CARD_BACK] * 2 + [CARD_EMPTY] * 3


def test_a_watcher_of_the_other_sides_turn_sees_no_backs_in_ones_own_hand(strip):
    game = play("hand white AB\nhand black CDEF\ndeck FGHIJK\nwhite ^F")
    assert shown(strip, View(game, 0))[0] == [CARD_PLAIN] * 3 + [CARD_EMPTY] * 2


def test_each_card_bears_its_name_and_a_back_bears_none(strip):
    game = play("hand white AB\nhand black CD\ndeck FGHIJK")
    shown(strip, View(game, 0))
    names = [name.number for name in strip._faces]
    assert names == [0, 1, 12, 12, 12, 5, 6, 7]
    shown(strip, View(game, -1))
    assert [name.number for name in strip._faces] == [12] * 5 + names[FACE_UP:]


def test_where_the_pile_was_a_sign_says_that_turns_end_there(strip):
    shown(strip, View(play("hand white ABC\ndeck FGHI"), 0))
    assert (strip._pile.number, strip._count.text) == (SIGN_PILE, "1")
    shown(strip, View(play("hand white ABC\ndeck FGH"), 0))
    assert (strip._pile.number, strip._count.text) == (SIGN_CHECK, "")
