"""Kai Piranja as text: records read and written, and what is said about a wrong line."""

import json

import pytest
import slow_piranja as slow
from piranja_games import begun, play, random_game, refusal, steps
from tool_runs import referee

from games.piranja.records import state
from piranja.records import writer
from piranja.records.reader import Reader, RecordError, read
from piranja.rules import history

EXAMPLE = """piranja 1
players 4
first 3                    // left out: 1
aside 47                   // left out: 47 for three or four players, 0 for more
3 bh                       // turns over a hungry barracuda: it lies down in the middle
4 ps mb +                  // keeps the small piranha, the big moonfish goes to player 1
1 ps fs mb bs fb +         // player 2 gets the small ones; brings in mb mb fb
"""
SHOWN = {
    "line": 7,
    "phase": "reveal",
    "turn": 2,
    "shoal": 85,
    "sea": 20,
    "lost": 0,
    "rows": [[], ["ps", "fs", "bs"], [], []],
    "catches": [3, 0, 0, 1],
    "hungry": [0, 0, 0, 0],
    "digesting": {"piranha": [0, 0], "moonfish": [0, 0], "flamefish": [0, 0], "barracuda": [1, 1]},
    "result": None,
}


def answer(*arguments, given=""):
    """The referee's: exit status, lines of output, and what it says is wrong."""
    done = referee(*arguments, given=given)
    return done.returncode, done.out, done.err


# The referee


def test_the_referee_reads_the_game_by_the_first_word():
    status, answers, wrong = answer("-", given="\n// a remark\n" + EXAMPLE)
    assert (status, wrong, len(answers)) == (0, [], 3)
    last = json.loads(answers[-1])
    assert last == {**SHOWN, "line": 9}
    assert list(last) == list(SHOWN)


def test_a_wrong_line_is_said_after_what_was_right():
    status, answers, wrong = answer("-", given=EXAMPLE + "3 ps .\n")
    assert (status, len(answers)) == (1, 3)
    assert wrong == ["line 8: it is not player 3's turn: it is player 2's"]


@pytest.mark.parametrize("players", ["3", "4", "5", "6"])
def test_random_games_are_right_from_end_to_end(players):
    for seed in ("1", "7"):
        status, lines, _ = answer("--random", seed, "--game", "piranja", "--players", players)
        assert status == 0
        assert lines[1] == "players " + players
        status, answers, wrong = answer("-", given="\n".join(lines))
        assert (status, wrong) == (0, [])
        assert json.loads(answers[-1])["phase"] == "over"


def test_a_seed_is_always_the_same_game():
    ask = ("--random", "12", "--game", "piranja")
    assert answer(*ask) == answer(*ask)
    assert answer(*ask) != answer("--random", "13", "--game", "piranja")


@pytest.mark.parametrize(
    "call",
    [
        ("--random", "1", "--players", "4"),
        ("--random", "1", "--game", "piranja", "--players", "7"),
        ("--random", "1", "--game", "piranja", "--edition", "modern"),
        ("--game", "piranja", "-"),
    ],
)
def test_calls_that_make_no_sense_are_refused(call):
    status, answers, wrong = answer(*call)
    assert (status, answers) == (2, [])
    assert wrong


# Written and read again


@pytest.mark.parametrize("players", (3, 4, 5, 6))
def test_a_record_tells_the_whole_game(players):
    for seed in range(10):
        game = random_game(seed, players)
        again = read(writer.lines(game))
        assert state(again, 0) == state(game, 0)
        assert list(history.actions(again)) == list(history.actions(game))


def test_an_unfinished_turn_becomes_a_comment():
    game, lot = begun(2, 4)
    for _ in steps(game, lot):
        lines = list(writer.lines(game))
        begun_turn = list(history.actions(game))[-1] not in (1, 2) and not game.over
        begun_turn = begun_turn and not (game.fresh and not history.can_undo(game))
        assert lines[-1].startswith("//") == begun_turn


def test_the_slow_referee_reads_them_alike():
    for seed in range(20):
        game, lot = begun(seed, 3 + seed % 4)
        cards = _words(game.deck)
        table = slow.lay_out(
            game.players, game.first + 1, cards[: game.sea_at], cards[game.sea_at :]
        )
        for _ in steps(game, lot):
            pass
        reader = Reader()
        for line in writer.lines(game):
            if reader.feed(line):
                for word in line.split()[1:]:
                    slow.do(table, word if word in "+." or word[0] == "!" else "turn")
                answer = state(reader.game, 0)
                del answer["line"]
                assert slow.state(table) == answer


def _words(deck):
    return ["pmfb"[fish & 3] + "sbh"[fish >> 2] for fish in deck]


def test_a_record_may_stop_anywhere():
    lines = EXAMPLE.splitlines()
    for length in range(5, len(lines) + 1):
        assert read(lines[:length])


def test_more_or_fewer_cards_can_be_set_aside():
    assert play("aside 0\n1 ps .").sea_at == 140
    assert play("aside 100\n1 ps .", players=6).sea_at == 40
    assert play("1 ps .", players=5).sea_at == 140


# What is said about a wrong line


@pytest.mark.parametrize(
    "line, said",
    [
        ("2 ps .", "it is not player 2's turn: it is player 1's"),
        ("9 ps .", "it is not player 9's turn: it is player 1's"),
        ("1", "the turn has no end"),
        ("1 ps", "the turn has no end"),
        ("1 +", "a card must be turned over before the turn can end"),
        ("1 .", "a card must be turned over before the turn can end"),
        ("1 ps . ms", "'ms' comes after the end of the turn"),
        ("1 ph +", "'+' comes after the end of the turn"),
        ("1 px .", "'px' is no fish"),
        ("1 PS .", "'PS' is no fish"),
        ("1 psb .", "'psb' is no fish"),
        ("1 !p ps .", "no piranha is digesting"),
        ("1 !x ps .", "'!x' fetches nothing"),
        ("1 ! ps .", "'!' fetches nothing"),
        ("deck AB", "'deck' begins no line of a record"),
        ("players 5", "'players' is given twice"),
        ("first", "one number is expected after 'first'"),
        ("first white", "'white' is no number"),
        ("first 5", "there is no player 5"),
        ("first 0", "there is no player 0"),
        ("aside 141", "the shoal has 140 cards: 141 cannot be set aside"),
        ("1 ps .\nfirst 2", "'first' belongs before the first turn"),
    ],
)
def test_a_wrong_line_is_refused_in_a_players_words(line, said):
    assert said in refusal(line)


@pytest.mark.parametrize(
    "head, said",
    [
        ("", "a record begins with 'piranja 1'"),
        ("piranja 1\n", "the number of players must come"),
        ("piranja 1\nplayers 2\n", "three to six can play"),
        ("piranja 1\nplayers 7\n", "three to six can play"),
        ("piranja 1\nfirst 5\nplayers 4\n", "there is no player 5"),
        ("piranja 2\n", "a record begins with 'piranja 1'"),
    ],
)
def test_a_wrong_head_is_refused(head, said):
    with pytest.raises(RecordError) as caught:
        read((head + "1 ps .").split("\n"))
    assert said in caught.value.reason


def test_there_are_no_more_cards_than_there_are():
    seven = "\n".join(f"{1 + turn % 4} bh" for turn in range(7))
    assert "hungry barracuda with the shoal on its back" in refusal(seven + "\n4 bh")
    two = "aside 140\n1 ps .\n2 ps .\n3 ps ."
    assert "small piranha with the empty sea on its back" in refusal(two)


def test_nobody_plays_on_after_the_end():
    assert refusal("aside 140\n1 bh\n2 ps .") == "the game is over"


def test_two_fish_fetch_nothing_and_it_is_said_why():
    said = refusal("1 ph\n2 fs .\n3 bs .\n4 ms .\n1 ps ps !p")
    assert said == "player 1 needs three fish of the species piranha in the row to fetch its pile"
