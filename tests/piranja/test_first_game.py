"""The first game: two gentle robots, and a comment on what matters most in each turn."""

import pytest
from kahuna_player import with_places
from piranja_games import actions, begun, fish_in, game_of, steps
from piranja_player import PiranjaPlayer, memory_with
from piranja_table import Watcher, handheld_with

from artwork.fonts import Face
from handheld import texts
from handheld.languages import LANGUAGES
from make_assets import SOURCES
from piranja.play import beginner_comments
from piranja.play.beginner_comments import comment
from piranja.play.hint_chances import chances
from piranja.rules.actions import BRING_IN, FETCH, LEAVE, TURN
from piranja.rules.view import View
from simulator import Simulation

NAMES = [bytes((0, 13, 0))] * 6


def view_of(row, digesting=(), fresh=False, cards="ps " * 20):
    game = game_of(cards, 3, sea="ms")
    game.rows[0] = fish_in(row)
    game.digesting[: len(digesting)] = bytes(digesting)
    game.fresh = fresh
    return View(game)


@pytest.mark.parametrize(
    "view, said",
    [
        (view_of("", fresh=True), (beginner_comments.BEGIN,)),
        (view_of("ps"), (beginner_comments.GO_ON, 1)),
        (view_of("ps ms fs bs"), (beginner_comments.GO_ON, 4)),
        (view_of("ps ms fs bs ps"), (beginner_comments.DARE, 5)),
        (view_of("ps bs ps bs ps bs"), (beginner_comments.STOP,)),
        (view_of("ps bs ps bs ps bs ps bs ps bs"), (beginner_comments.BRING,)),
        (view_of("ps ms fs bs ps ms bs fs", fresh=True), (beginner_comments.BEGIN,)),
        (view_of("ms mb", (0, 9)), (beginner_comments.ONE_MORE, 1, 9)),
        (view_of("ms mb", (0, 9), fresh=True), (beginner_comments.ONE_MORE, 1, 9)),
        (view_of("ms mb", (0, 3)), (beginner_comments.GO_ON, 2)),
        (view_of("ms mb ms bs bb bs", (0, 2, 0, 5)), (beginner_comments.FETCH, 3, 5)),
        (view_of("ps bs ps bs ps bs ps bs ps bs", cards="ps"), (beginner_comments.THE_END,)),
    ],
)
def test_the_comment_is_on_what_matters_most(view, said):
    assert comment(view) == said


PROPOSED = {
    beginner_comments.THE_END: BRING_IN,
    beginner_comments.BRING: BRING_IN,
    beginner_comments.STOP: LEAVE,
}


@pytest.mark.parametrize("seed", range(3))
def test_a_comment_proposes_what_the_hint_thinks_best(seed):
    """The end that was near, and rows of eight fish, were brought in or kept to one's cost."""
    game, lot = begun(seed, 3)
    for _ in steps(game, lot):
        view = View(game)
        if not view.over and len(actions(game)) > 1:
            what = comment(view)[0]
            if what != beginner_comments.FETCH:
                said = {action: chance for chance, action in chances(view)}
                proposed = PROPOSED.get(what, TURN)
                assert said[proposed] >= max(said.values()) - (2 if proposed == TURN else 0)


@pytest.fixture
def player():
    with Simulation(nvm=memory_with(), seed=1) as handheld:
        handheld.frame(3)
        player = PiranjaPlayer(handheld)
        yield player
        assert handheld.serial == ""


def begin(player):
    player.handheld.program.push("learn")
    player.handheld.frame(2)
    player.choose(3)
    player.press("a")
    player.wait_for_choice()


def test_the_form_stays_as_it_was_and_the_next_game_has_no_comments(player):
    setup = player.session.setup
    setup.seats.names[:] = NAMES
    begin(player)
    assert player.session.comments and player.scene == "play"
    assert (player.session.seats.count, list(player.session.seats.kinds[:3])) == (3, [0, 1, 1])
    assert player.session.setup is setup and setup.seats.names == NAMES
    player.leave()
    player.handheld.program.push("newgame")
    player.handheld.frame(2)
    player.press("start")
    player.say_yes()
    assert player.session.seats.count == 4 and not player.session.comments
    assert player.piranja.tabletop.strip is None


def test_that_a_fetch_was_undone_stays_said(player):
    """The comment that proposes the same pile again wrote over it in the next frame."""
    begin(player)
    game = player.session.game
    game.rows[game.turn] = fish_in("ms mb ms")
    game.digesting[1] = 9
    player.session.show()
    player.piranja.go_on()
    player.handheld.frame(3)
    player.wait_for_choice()
    player.do(FETCH + 1)
    player.wait_for_choice()
    player.press("select")
    player.handheld.frame(3)
    assert player.piranja.tabletop.bar.words.text == player.piranja.texts.UNDONE


def test_comments_outlast_the_power(tmp_path):
    with Simulation(seed=1, nvm=memory_with(), drive=with_places(tmp_path)) as handheld:
        handheld.frame(3)
        player = PiranjaPlayer(handheld)
        begin(player)
        player.do(TURN)
        handheld.switch_off()
        handheld.switch_on()
        handheld.frame(3)
        player.wait_for_choice()
        assert player.session.comments and not player.piranja.tabletop.strip.hidden


def test_at_its_end_it_has_a_tick_and_again_is_a_first_game(player):
    begin(player)
    for _ in range(400):
        if player.scene == "final":
            break
        player.lift()
        player.press("a")
    player.go_past_the_end()
    player.press("a")
    player.wait_for_choice()
    assert player.session.comments
    player.leave()
    player.handheld.program.push("learn")
    player.handheld.frame(2)
    assert [row for row, _ in player.top._values] == [3]


def test_a_pile_that_may_be_fetched_is_chosen_and_a_comment_goes_with_its_turn():
    with handheld_with() as handheld:
        handheld.frame(3)
        watcher = Watcher(handheld)
        watcher.session.comments = True
        game = game_of("ps ms fs bs", 3, sea="ms")
        game.rows[0] = fish_in("ms mb ms")
        game.digesting[1] = 9
        watcher.lay(game)
        handheld.frame()
        assert watcher.chooser.offered == FETCH + 1
        assert watcher.table.comment.text == "Three moonfish: fetch 9 cards!"
        watcher.do(FETCH + 1)
        handheld.frame(2)
        assert watcher.table.strip.hidden
        watcher.watch()
        handheld.frame()
        assert watcher.chooser.offered == TURN and not watcher.table.strip.hidden
        assert handheld.serial == ""


@pytest.mark.parametrize("code", [code for code, _ in LANGUAGES])
def test_comments_fit_their_strip(code):
    font = Face(SOURCES / "text.txt")
    said = texts.load("piranja", "comments_" + code)
    one = max(texts.load("piranja", code).SPECIES, key=font.width)
    many = max(said.MANY, key=font.width)
    filled = [(many, 88), (one, 88), (), (), (), (36,), (4,), ()]
    assert len(said.MANY) == 4 and len(said.COMMENTS) == len(filled)
    for words, values in zip(said.COMMENTS, filled):
        assert font.width(words % values) <= 154, words % values


def test_back_from_the_menu_no_comment_stands_behind_the_sign_of_whose_turn_it_is(player):
    begin(player)
    assert not player.piranja.tabletop.strip.hidden
    player.press("start", "b")
    assert not player.top.choosing
    assert player.piranja.tabletop.strip.hidden
    player.wait_for_choice()
    assert not player.piranja.tabletop.strip.hidden
