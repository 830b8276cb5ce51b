"""Comments on a game say what matters most, from what a person may see, and only if wanted."""

import random
from contextlib import contextmanager

import pytest
import stub_robot
from kahuna_games import FEW_BRIDGES, go, new_game, play, scrambled, steps
from kahuna_player import Player, memory_with, packed
from kahuna_texts import BAR, FONT, every_language, load

from kahuna.parts.playfield import CHOICE, LIT
from kahuna.play.beginner_comments import FREE, THREAT, WIN, WIN_WITH, comment
from kahuna.play.preview import Preview
from kahuna.records import notation
from kahuna.rules.actions import is_place
from kahuna.rules.legal import MOST, legal
from kahuna.rules.limits import LINE_COUNT
from kahuna.rules.line_names import LINE_NAMES
from kahuna.rules.phases import FINAL, PLAY
from kahuna.rules.tables import ISLANDS
from kahuna.rules.view import View
from simulator import Simulation

HEAD = "bridges white {}\nbridges black {}\nhand white {}\nhand black {}\nround 1\ndeck CDFKEJAB\n"


def said(white, black, hand, other="CG"):
    """The comment on White's turn, with names: a kind, an island, and a line or a number."""
    game = play(HEAD.format(white, black, hand, other))
    found = comment(View(game, 0))
    if found is None:
        return None
    kind, island, *more = found
    if kind == WIN:
        more = [LINE_NAMES[more[0]]]
    return (kind, ISLANDS[island], *more)


def test_an_island_that_one_bridge_wins_is_named_with_its_line():
    assert said("IL", "AB", "L") == (WIN, "LALE", "HL")
    assert said("IL", "HL", "K") == (WIN, "LALE", "KL")
    assert said("IL", "AB", "B") is None


def test_of_several_islands_the_one_where_most_is_swept():
    assert said("IL HI EH", "IJ IK HL", "LH")[1] == "HUNA"
    assert said("AB IL", "KL", "AL")[1] == "LALE"  # not ALOA, which comes first


def test_an_island_that_several_cards_win():
    assert said("", "AB", "LH") == (WIN_WITH, "LALE", 2)


def test_one_bridge_comes_before_several():
    """Even where those would sweep more."""
    assert said("IL", "AB", "LHII")[0] == WIN
    assert said("IL", "AB", "LAD") == (WIN, "LALE", "HL")


def test_an_island_that_is_held_is_not_worth_a_word():
    assert said("IL KL", "AB", "B") is None


def test_an_island_that_the_other_side_could_win_and_sweep():
    assert said("IL", "HL", "A") == (THREAT, "LALE")


def test_a_side_without_cards_or_turns_threatens_nothing():
    assert said("IL", "HL", "A", "") is None
    end = HEAD.replace("round 1\ndeck CDFKEJAB", "round 3\ndeck F").format("IL", "HL", "A", "CG")
    their_last_turn_comes = play(f"first black\n{end}black ^F\n")
    assert comment(View(their_last_turn_comes, 0))[0] == THREAT
    it_has_been = play(f"{end}white ^F\nblack .\n")
    assert comment(View(it_has_been, 0)) is None


def test_cards_that_are_all_known_threaten_only_what_they_can_win():
    """A robot was said to threaten GOLA while it held IFFI, two LALE, and nothing else."""
    start = HEAD.format("IL", "HL", "A", "")
    assert comment(View(play(f"{start}white ^C\nblack ^K\n"), 0)) == (THREAT, 11)
    assert comment(View(play(f"{start}white ^C\nblack ^F\n"), 0)) is None
    assert comment(View(play(f"{start}white ^C\nblack ^\n"), 0)) == (THREAT, 11)


def test_a_card_that_may_be_among_the_discards_is_not_known():
    start = "edition french\n" + HEAD.format("IL", "HL", "A", "")
    assert comment(View(play(f"{start}white ^C\nblack ^F\nwhite ^\nblack #F ^\n"), 0)) == (
        THREAT,
        11,
    )


def test_what_the_other_side_could_win_without_sweeping_is_not_worth_a_word():
    assert said("CG", "HL", "F", "EG") is None


def test_an_island_that_a_removal_frees():
    assert said("CG", "HL KL", "HL") == (FREE, "LALE")
    assert said("CG", "HL KL HI AH", "HL") == (FREE, "HUNA")  # the first of two


def test_a_bridge_that_is_not_there_frees_nothing_when_removed():
    assert said("CG", "HL KL", "IL") is None


def test_where_islands_are_guarded_no_bridge_is_laid_to_them():
    game = HEAD.format("HI IJ", "HL KL", "L", "CG")
    assert comment(View(play(game), 0))[0] == WIN
    assert comment(View(play(f"variant guard\n{game}"), 0)) is None


def whole_games():
    for seed in range(6):
        lot = random.Random(seed)
        for game in steps(new_game(variants=("guard",) if seed % 3 == 2 else ()), lot):
            if game.phase in (PLAY, FINAL):
                yield game, lot


def test_what_is_said_can_be_done():
    """The line that wins an island is the one named, with a card of the hand."""
    buffer = bytearray(MOST)
    checked = 0
    for game, _ in whole_games():
        found = comment(View(game, game.turn))
        if found and found[0] == WIN:
            _, island, line = found
            plays = [a for a in buffer[: legal(game, buffer)] if is_place(a) and a % 27 == line]
            assert plays
            preview = Preview()
            preview.look(game, plays[0])
            assert preview.won >> island & 1
            checked += 1
    assert checked > 50


def test_nothing_hidden_is_said():
    for game, lot in whole_games():
        side = game.turn
        assert comment(View(game, side)) == comment(View(scrambled(game, side, lot), side))


@every_language
def test_a_threat_has_room(code):
    words = load(code)
    for side in words.SIDES:
        for island in ISLANDS:
            assert FONT.width(words.CHANCES[THREAT] % (side, island)) <= BAR


# On the screen


@pytest.fixture(params=("en", "fr", "it", "de"))
def language(request):
    return request.param


def shown(language, players, comments):
    memory = memory_with(packed(play(FEW_BRIDGES)), language=language)
    with Simulation(nvm=memory, seed=1) as handheld:
        kahuna = handheld.cartridge
        kahuna.comments = comments
        kahuna.session.players[:] = bytes(players)
        kahuna.go_on()
        handheld.frame(3)
        player = Player(handheld)
        player.lift()
        handheld.frame(3)
        first = kahuna.tabletop.bar._words.text
        player.press("left", "right")
        return first, kahuna.tabletop.bar._words.text


def test_a_turn_against_a_robot_begins_with_a_comment(language):
    first, then = shown(language, (0, 1), True)
    assert "LALE" in first
    assert "HUNA-LALE" in first
    assert first != then


def lit(handheld):
    """The lines that light up on the board, and the island."""
    looks = handheld.cartridge.tabletop.playfield.shown
    lines = [
        LINE_NAMES[line] for line in range(LINE_COUNT) if looks[line] in (LIT, CHOICE, CHOICE + 1)
    ]
    return " ".join(lines), ISLANDS[handheld.program.stage.top._spotlight._island]


@contextmanager
def commented(record):
    """A handheld on which a person plays on against a robot, with comments."""
    with Simulation(nvm=memory_with(packed(play(record))), seed=1) as handheld:
        kahuna = handheld.cartridge
        kahuna.comments = True
        kahuna.session.players[:] = bytes((0, 1))
        kahuna.go_on()
        handheld.frame(3)
        yield handheld


def test_what_a_comment_is_about_lights_up_until_the_cursor_moves():
    with commented(FEW_BRIDGES) as handheld:
        Player(handheld).lift()
        handheld.frame(3)
        assert lit(handheld) == ("HL", "LALE")
        handheld.press("right")
        handheld.frame(3)
        assert lit(handheld) == ("HL KL", "LALE")
        handheld.press("left")
        handheld.frame(3)
        assert lit(handheld) == ("EJ FJ GJ IJ JK", "JOJO")


def test_of_an_island_that_several_cards_win_only_free_lines_light_up():
    """Bridges did, too, as if cards could do something there."""
    record = "bridges black KL\nhand white BHL\nhand black C\ndeck DEFGIJ\n"
    with commented(record) as handheld:
        Player(handheld).lift()
        handheld.frame(3)
        assert handheld.cartridge.tabletop.bar._words.text == "LALE: 2 cards win it"
        assert lit(handheld) == ("HL IL", "LALE")


@pytest.mark.parametrize("players, comments", (((0, 1), False), ((0, 0), True)))
def test_players_who_want_no_comments_get_none(players, comments):
    first, then = shown("en", players, comments)
    assert first == then


def test_after_a_play_what_is_possible_now_is_said():
    with commented(FEW_BRIDGES) as handheld:
        player = Player(handheld)
        assert player.scene == "play"
        player.do(next(a for a in range(54) if LINE_NAMES[a % 27] == "FJ" and a >= 27))
        handheld.frame(3)
        assert "LALE" in handheld.cartridge.tabletop.bar._words.text


def test_a_lost_island_is_said_in_the_summary_of_the_robots_turn():
    record = FEW_BRIDGES.replace("white IL", "white IL KL").replace("LJ", "GJ").replace("CG", "LL")
    game = go(play(record), ".")
    with Simulation(nvm=memory_with(packed(game)), seed=1) as handheld:
        kahuna = handheld.cartridge
        kahuna.comments = True
        kahuna.session.players[:] = bytes((0, 1))
        turn = bytes(notation.parse(word) for word in ("LL*IL", "^"))
        stub_robot.install(handheld.program, slices=2, turn=turn)
        kahuna.go_on()
        player = Player(handheld)
        while player.scene == "robot":
            handheld.frame(1)
        handheld.frame(1)  # it opens in a frame of its own
        assert "You lost LALE" in player.top._summary.words
