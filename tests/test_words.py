"""Actions in words: in full for the log, short for the bar."""

import pytest
from playing import go, play

from kahuna.parts.names import fitting
from kahuna.parts.words import sentence_of
from kahuna.play.walk import Walk
from kahuna.rules.view import View
from kahuna.texts import en

POSITION = (
    "bridges white BE BF AD DE DH EH\nbridges black AB AH HI HL EF EI EJ\n"
    "hand white BEEL\nhand black HHC\nround 2\ndeck CDFGJKLI\n"
)
GUARD = "variant guard\nbridges black AB\nhand white AA\nhand black C\ndeck DEFG\n"


def sentences(position, *words):
    """The last of some actions in full and short, as Black says it."""
    game = go(play(position), *words)
    walk = Walk(View(game, 1))
    walk.go_to(game.length - 1)
    walk.step()
    return sentence_of(en, walk), sentence_of(en, walk, True)


@pytest.mark.parametrize(
    "words, full, short",
    [
        (["L-K"], "White: KAHU-LALE", "White: KL"),
        (["B-D"], "White: BARI-DUDA: wins BARI, takes 1", "White: BD +B -1"),
        (["EE*EF"], "White removes ELAI-FAAA", "White removes EF"),
        (["^C"], "White takes COCO", None),
        (["^"], "White draws a card", None),
        (["."], "White draws no card", None),
    ],
)
def test_each_action_has_a_sentence_in_full_and_a_short_one(words, full, short):
    assert sentences(POSITION, *words) == (full, short or full)


def test_a_replacement_says_what_it_puts_there():
    assert sentences(GUARD, "AA*AB+") == ("White replaces ALOA-BARI", "White replaces AB")


def test_the_other_sides_discard_is_said_without_its_card():
    full = "bridges black AB\nhand white ABCDE\nhand black F\ndeck FGHIJ"
    assert sentences(full, "#A") == ("White discards 1", "White discards 1")


def test_a_play_that_only_wins_says_that_alone():
    wins = "bridges white AB\nbridges black KL\nhand white A\nhand black C\ndeck DEFG\n"
    assert sentences(wins, "A-D") == ("White: ALOA-DUDA: wins ALOA", "White: AD +A")


def test_a_deal_is_the_beginning_of_a_round():
    walk = Walk(View(play(POSITION), 1))
    walk.step()
    assert sentence_of(en, walk) == "Round 2"


def test_words_are_short_only_where_they_must_be():
    class Font:
        def width(self, text):
            return len(text)

    assert fitting(Font(), "long", "s", 4) == "long"
    assert fitting(Font(), "longer", "s", 4) == "s"
