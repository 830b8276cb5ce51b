"""What one side sees: all that is public and its own hand, and nothing that is hidden."""

import gc

import pytest
from kahuna_games import (
    actions,
    games_under_way,
    go,
    load_game,
    new_game,
    play,
    save_game,
    scrambled,
    steps,
)

from kahuna.records.notation import text
from kahuna.rules.actions import HIDDEN_DISCARD
from kahuna.rules.cards import listed
from kahuna.rules.game import Game
from kahuna.rules.legal import MOST, legal
from kahuna.rules.phases import DEALING, DISCARDED, OVER
from kahuna.rules.sides import BLACK, WHITE
from kahuna.rules.view import View
from kahuna.saves.position import game_at, position_of

PUBLIC = (
    "edition may_decline discards_freely guard opened first handicap_side handicap bridges counts"
    " open sizes scores face_up pile discards round phase turn declined left winner reason"
    " prelude began first_round length"
).split()

HEAD = "variant open\nhand white AABKL\nhand black CDEFG\ndeck HIJHIJLK\n"


def letters(cards):
    return "".join("ABCDEFGHIJKL"[card] for card in listed(cards))


def content_of(view):
    """All that a view says."""
    return {name: bytes(x) if isinstance(x, bytearray) else x for name, x in vars(view).items()}


def test_nothing_hidden_can_be_read_from_a_view():
    for game, lot in games_under_way():
        for _ in steps(game, lot):
            if lot.random() < 0.2:
                for side in (WHITE, BLACK):
                    other = View(scrambled(game, side, lot), side)
                    assert content_of(other) == content_of(View(game, side))


def test_a_view_that_looks_again_says_the_same_as_a_new_one():
    for game, lot in games_under_way():
        views = [View(game, WHITE), View(game, BLACK)]
        for _ in steps(game, lot):
            for side in (WHITE, BLACK):
                views[side].look(game, side)
                assert content_of(views[side]) == content_of(View(game, side))


def test_a_view_that_served_the_other_side_keeps_nothing_of_it():
    """Two persons at one device share a view: one saw what the other had discarded and taken
    back."""
    game = play("edition french\nhand white ABC\nhand black DEF\ndeck GHIJKL\n")
    go(game, "#B")
    view = View(game, WHITE)
    game.undo()
    view.look(game, BLACK)
    assert content_of(view) == content_of(View(game, BLACK))


def test_a_view_keeps_no_way_back_to_the_game():
    game = play(HEAD + "white A-B .")
    view = View(game, WHITE)
    seen, todo = set(), [view]
    while todo:
        thing = todo.pop()
        if id(thing) in seen or isinstance(thing, type) or type(thing).__name__ == "module":
            continue
        seen.add(id(thing))
        assert not isinstance(thing, Game)
        todo += gc.get_referents(thing)
    mutable = [x for x in vars(game).values() if isinstance(x, (list, bytearray))]
    assert not {id(thing) for thing in mutable} & seen


def test_a_view_stays_as_it_was_when_the_game_goes_on():
    for game, lot in games_under_way():
        before = None
        for _ in steps(game, lot):
            if before:
                assert content_of(before[0]) == before[1]
            view = View(game, WHITE)
            content = content_of(view).items()
            before = view, {k: list(v) if isinstance(v, list) else v for k, v in content}


def test_all_that_is_public_is_seen():
    for game, lot in games_under_way():
        for _ in steps(game, lot):
            for side in (WHITE, BLACK):
                view = View(game, side)
                assert view.side == side
                for name in PUBLIC:
                    assert getattr(view, name) == getattr(game, name), name


def test_a_side_sees_its_own_hand_and_the_other_is_empty():
    game = play(HEAD)
    white, black = View(game, WHITE), View(game, BLACK)
    assert (letters(white.hands[0]), white.hands[1]) == ("AABKL", 0)
    assert (black.hands[0], letters(black.hands[1])) == (0, "CDEFG")
    assert list(white.sizes) == list(black.sizes) == [5, 5]


def test_nothing_else_stands_in_a_view():
    """A new name must be looked at here first: is it public?"""
    own = {"side", "hands", "happened", "seen", "buried", "gone", "history"}
    assert set(vars(View(play(HEAD), WHITE))) == {*PUBLIC, *own}


def test_open_cards_of_the_opponent_are_seen():
    game = play(HEAD + "white A-B ^J")
    view = View(game, BLACK)
    assert letters(view.open[WHITE]) == "J"
    assert view.hands[WHITE] == 0


def test_discards_of_the_opponent_are_seen_without_their_cards():
    game = play("edition french\nhand white ABC\nhand black DEF\ndeck GHIJKL\n")
    go(game, "#A", "#C")
    white, black = View(game, WHITE), View(game, BLACK)
    assert list(white.history[1:3]) == [216, 218]
    assert list(black.history[1:3]) == [HIDDEN_DISCARD] * 2
    assert (letters(white.gone), letters(black.gone)) == ("AC", "")
    assert list(white.buried) == list(black.buried) == [2, 0]
    assert white.happened == DISCARDED + 2
    assert black.happened == DISCARDED


def test_what_was_played_and_what_was_seen_taken_is_known():
    game = play(HEAD + "white A-B K-L ^I\nblack C-F ^\nwhite I-K .")
    for side in (WHITE, BLACK):
        view = View(game, side)
        assert letters(view.gone) == "ACIK"
        assert letters(view.seen[WHITE]) == ""
    game = play(HEAD + "white A-B K-L ^I\nblack C-F ^J")
    for side in (WHITE, BLACK):
        assert [letters(cards) for cards in View(game, side).seen] == ["I", "J"]


def test_both_cards_of_a_removal_are_known():
    game = play("bridges black AB BC\nhand white AAB\nhand black C\ndeck GHIJKL\n")
    for word, gone in (("AA*AB", "AA"), ("AB*AB", "AB")):
        go(game, word)
        assert letters(View(game, BLACK).gone) == gone
        game.undo()


def test_with_a_new_deck_the_discards_are_gone_and_what_was_seen_taken_stays():
    head = "bridges white AB\nbridges black KL\nhand white AC\nhand black D\ndeck FG\n"
    game = play(head + "white A-D ^F\nblack D-E ^G")
    assert letters(View(game, BLACK).gone) == "AD"
    game = play(head + "white A-D ^F\nblack D-E ^G\ndeck AABBCDDEEFGHHIIJJKKLL")
    view = View(game, BLACK)
    assert (view.gone, list(view.buried)) == (0, [0, 0])
    assert [letters(cards) for cards in view.seen] == ["F", "G"]


def test_where_the_game_began_is_known():
    """A replay of the game begins there."""
    game = play("round 2\nbridges white AB AD\nbridges black KL\nhand white A\ndeck FGHIJ")
    began = list(game.bridges)
    go(game, "A-H", "^")
    view = View(game, BLACK)
    assert (list(view.began), view.first_round) == (began, 2)
    view = View(game_at(position_of(game)), BLACK)
    assert (list(view.began), view.first_round) == (list(game.bridges), 2)
    assert list(View(new_game(), WHITE).began) == [0, 0]


def test_handicap_bridges_are_no_cards():
    game = play("handicap black AB AD KL\ndeck HKBGLBFFLCKEIHIJAGCEDADJ")
    assert View(game, WHITE).gone == 0


def test_what_is_known_is_counted_alike_by_a_slow_count():
    for game, lot in games_under_way():
        for _ in steps(game, lot):
            if lot.random() < 0.1:
                for side in (WHITE, BLACK):
                    compare_knowledge(View(game, side), game)


def compare_knowledge(view, game):
    gone, seen, buried, mover = [], ([], []), [0, 0], game.first
    for i in range(game.length):
        action = game.history[i]
        played = []
        if action == 242:
            gone, buried = [], [0, 0]
        elif i < game.prelude:
            continue
        elif action < 216:
            word = text(action)
            played = [word[0]] if "-" in word else [word[0], word[1]]
        elif action < 228:
            buried[mover] += 1
            gone += ["ABCDEFGHIJKL"[action - 216]] if mover == view.side else []
        else:
            card = "ABCDEFGHIJKL"[action - 228] if action < 240 else None
            if card and seen[mover].count(card) < 2:
                seen[mover].append(card)
            mover = 1 - mover
        for card in played:
            gone.append(card)
            if card in seen[mover]:
                seen[mover].remove(card)
    assert letters(view.gone) == "".join(sorted(gone))
    assert [letters(cards) for cards in view.seen] == ["".join(sorted(cards)) for cards in seen]
    assert list(view.buried) == buried


@pytest.mark.parametrize("kind", ["game", "position"])
def test_a_game_that_came_back_is_seen_as_before(kind):
    """A position alone has no history, so all that comes from the history is empty."""
    for game, lot in games_under_way():
        for _ in steps(game, lot):
            if lot.random() > 0.05:
                continue
            if kind == "game":
                again = load_game(save_game(game))
                assert content_of(View(again, BLACK)) == content_of(View(game, BLACK))
            else:
                view = View(game_at(position_of(game)), BLACK)
                assert (view.gone, view.seen, view.length) == (0, [0, 0], 0)
                assert view.hands == View(game, BLACK).hands


def test_a_view_says_what_is_legal():
    buffer = bytearray(MOST)
    for game, lot in games_under_way():
        for _ in steps(game, lot):
            if game.phase not in (OVER, DEALING):
                view = View(game, game.turn)
                assert list(buffer[: legal(view, buffer)]) == actions(game)
