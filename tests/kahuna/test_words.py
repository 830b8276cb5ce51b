"""Actions in words: in full for the log, short for the bar; and who did them."""

from types import SimpleNamespace

import pytest
from board_pictures import FONT
from kahuna_games import go, play

from handheld import texts
from handheld.languages import LANGUAGES
from kahuna.parts.bar import ROOM
from kahuna.parts.names import fitting
from kahuna.parts.players import name_of, said_of
from kahuna.parts.words import sentence_of
from kahuna.play.replay import Replay
from kahuna.rules.actions import REPLACE
from kahuna.rules.sides import BLACK, WHITE
from kahuna.rules.view import View

POSITION = (
    "bridges white BE BF AD DE DH EH\nbridges black AB AH HI HL EF EI EJ\n"
    "hand white BEEL\nhand black HHC\nround 2\ndeck CDFGJKLI\n"
)
GUARD = "variant guard\nbridges black AB\nhand white AA\nhand black C\ndeck DEFG\n"
TWO_PEOPLE = (0, 0)


def saying(players=TWO_PEOPLE, code="en"):
    """As much of Kahuna as words need: who plays, and the language."""
    persons = [side for side in (WHITE, BLACK) if not players[side]]
    return SimpleNamespace(
        texts=texts.load("kahuna", code),
        more_texts=lambda part: texts.load("kahuna", f"{part}_{code}"),
        session=SimpleNamespace(
            players=players,
            solo_side=persons[0] if len(persons) == 1 else -1,
            names=("", ""),
        ),
        program=SimpleNamespace(art=SimpleNamespace(text=FONT)),
    )


def sentences(kahuna, position, *words):
    """The last of some actions in full and short, as Black sees it."""
    game = go(play(position), *words)
    replay = Replay(View(game, 1))
    replay.go_to(game.length - 1)
    replay.step()
    return sentence_of(kahuna, replay), sentence_of(kahuna, replay, True)


@pytest.mark.parametrize(
    "words, full, short",
    [
        (["L-K"], "White: KAHU-LALE", None),
        (["B-D"], "White: BARI-DUDA, wins BARI, removes 1 bridge", "White: BARI-DUDA +BARI -1"),
        (["EE*EF"], "White removes ELAI-FAAA", None),
        (["^C"], "White takes COCO", None),
        (["^"], "White draws a card", None),
        (["."], "White draws no card", None),
    ],
)
def test_each_action_has_a_sentence_in_full_and_a_short_one(words, full, short):
    assert sentences(saying(), POSITION, *words) == (full, short or full)


@pytest.mark.parametrize(
    "words, full, short",
    [
        (["B-D"], "You lay BARI-DUDA, win BARI, remove 1 bridge", "You: BARI-DUDA +BARI -1"),
        (["EE*EF"], "You remove ELAI-FAAA", None),
        (["^C"], "You take COCO", None),
        (["^"], "You draw a card", None),
        (["."], "You draw no card", None),
    ],
)
def test_a_person_playing_alone_is_you(words, full, short):
    assert sentences(saying((0, 3)), POSITION, *words) == (full, short or full)


def test_and_the_other_side_is_that_robot():
    full, short = sentences(saying((3, 0)), POSITION, "B-D")
    assert full == "Robot 3: BARI-DUDA, wins BARI, removes 1 bridge"
    assert short == "BARI-DUDA +BARI -1"


@pytest.mark.parametrize("players", [TWO_PEOPLE, (3, 9)])
def test_two_people_and_two_robots_are_white_and_black(players):
    kahuna = saying(players)
    assert [name_of(kahuna, side) for side in (WHITE, BLACK)] == ["White", "Black"]
    assert said_of(kahuna, ("%s takes %d", "You take %d"), BLACK, 2) == "Black takes 2"


@pytest.mark.parametrize(
    "code, wins, your_turn",
    [
        ("en", ("You win!", "Robot 3 wins!"), "Your turn, round 2"),
        ("fr", ("Tu gagnes !", "Robot 3 gagne !"), "À toi, manche 2"),
        ("it", ("Hai vinto!", "Vince Robot 3!"), "Tocca a te, manche 2"),
        ("de", ("Du gewinnst!", "Roboter 3 gewinnt!"), "Du bist dran, Runde 2"),
    ],
)
def test_you_and_the_robot_in_every_language(code, wins, your_turn):
    kahuna = saying((0, 3), code)
    menus = kahuna.more_texts("menus")
    assert tuple(said_of(kahuna, menus.WINNER, side) for side in (WHITE, BLACK)) == wins
    assert said_of(kahuna, kahuna.texts.TURN_OF, WHITE, 2) == your_turn


def test_a_replacement_says_what_it_puts_there():
    said = ("White replaces ALOA-BARI", "White replaces ALOA-BARI")
    assert sentences(saying(), GUARD, "AA*AB+") == said


@pytest.mark.parametrize("code", [code for code, _ in LANGUAGES])
def test_what_does_not_fit_the_bar_is_left_to_the_board(code):
    for players in (TWO_PEOPLE, (0, 9), (9, 0)):
        kahuna = saying(players, code)
        game = play(POSITION)
        replay = Replay(View(game, 1))
        replay.step()
        replay.action = REPLACE  # said to win every island
        replay.won = 0xFFF
        assert FONT.width(sentence_of(kahuna, replay, True)) <= ROOM


def test_the_other_sides_discard_is_said_without_its_card():
    full = "bridges black AB\nhand white ABCDE\nhand black F\ndeck FGHIJ"
    assert sentences(saying(), full, "#A") == ("White discards 1", "White discards 1")


def test_a_play_that_only_wins_says_that_alone():
    wins = "bridges white AB\nbridges black KL\nhand white A\nhand black C\ndeck DEFG\n"
    said = ("White: ALOA-DUDA, wins ALOA", "White: ALOA-DUDA +ALOA")
    assert sentences(saying(), wins, "A-D") == said


def test_a_deal_is_the_beginning_of_a_round():
    replay = Replay(View(play(POSITION), 1))
    replay.step()
    assert sentence_of(saying(), replay) == "Round 2"


def test_words_are_short_only_where_they_must_be():
    class Font:
        def width(self, text):
            return len(text)

    assert fitting(Font(), "long", "s", 4) == "long"
    assert fitting(Font(), "longer", "s", 4) == "s"
