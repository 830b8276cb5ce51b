"""The players that the arena knows by name: random, greedy, and the levels."""

import random
from collections import Counter

import pytest
from kahuna_games import (
    GAMES,
    actions,
    as_record,
    go,
    new_game,
    play,
    random_position,
    scrambled,
    steps,
)

from games.kahuna.match import Match, Terms, play_deal
from games.kahuna.players import NAMES, named
from handheld.chance import Chance, seed_of
from kahuna.records import notation
from kahuna.records.reader import read
from kahuna.rules.actions import DISCARD, END, ends_turn, is_take
from kahuna.rules.bridges import controlled
from kahuna.rules.cards import count
from kahuna.rules.limits import ISLAND_COUNT
from kahuna.rules.phases import DEALING, HANDICAP, OVER
from kahuna.rules.view import View


def words(name, game, seed=1):
    """What a player of that name does first, in the words of a record."""
    return [notation.text(action) for action in moves(name, game, seed)]


def moves(name, game, seed=1):
    return list(named(name, Chance(seed_of(seed))).moves(View(game, game.turn)))


def game_of(a, b, edition="modern", variants=(), handicap=0, seed=1):
    terms = Terms([a, b], edition, variants, handicap, seed, 10, True)
    return Match(terms, 0, 0).play()


def test_the_robots_of_the_board_can_be_asked_for():
    assert {*"123456789", "random", "child", "greedy"} == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_game_and_another_one_another(name):
    def record_of(seed):
        return game_of(name, "random", seed=seed)["record"].split("deck", 1)[1]

    assert record_of(1) == record_of(1) != record_of(2)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("edition, variants", GAMES)
def test_whole_legal_games_are_played_by_all_rules(name, edition, variants):
    note = game_of(name, "greedy", edition, variants, 0 if edition == "short" else 2)
    assert note["forfeit"] is None
    assert read(note["record"].split("\n")).phase == OVER


# random


def test_random_takes_all_legal_actions_alike_often():
    game = play("bridges black AB HL\nhand white AABHL\nhand black C\ndeck CDEFG")
    player, view = named("random", Chance(seed_of(7))), View(game, game.turn)
    choice = actions(game)
    taken = Counter(player.moves(view)[0] for _ in range(1000 * len(choice)))
    assert sorted(taken) == choice
    assert all(880 < number < 1120 for number in taken.values())


# The robots


def wins(a, b, deals, seed=1):
    terms = Terms([a, b], "modern", (), 0, seed, 10, False)
    winners = [game["winner"] for deal in range(deals) for game in play_deal(terms, deal)]
    return winners.count(0), winners.count(1)


@pytest.mark.parametrize("weaker, stronger", ["13", "25", "37", "58"])
def test_a_higher_number_is_a_stronger_robot(weaker, stronger):
    """The levels are two or three steps apart, so that a few games show it: the stronger one wins
    nine in ten, or more."""
    won, lost = wins(stronger, weaker, 8)
    assert won > 2 * lost


# child


def test_a_child_plays_about_half_its_cards_and_takes_any():
    game = play("hand white ACEGK\nhand black D\ndeck FHIBJL")
    played, taken = [], set()
    for seed in range(400):
        turn = words("child", game, seed)
        played.append(sum("-" in word for word in turn))
        taken.add(turn[-1])
    assert 2.3 < sum(played) / 400 < 2.7 and set(played) == set(range(6))
    assert taken >= {"^", "^F", "^H", "^I"}


def test_a_child_removes_no_bridge():
    game = play("bridges black AB AD AH\nhand white AAB\nhand black C\ndeck CDEFG")
    for seed in range(50):
        assert not any("*" in word for word in words("child", game, seed))


# greedy


def worth(game, side):
    """What a greedy player goes by, counted independently."""
    won = game.phase == OVER and (1 if game.winner == side else -1)
    islands = count(controlled(game, side)) - count(controlled(game, 1 - side))
    return won, islands, count(game.bridges[side]) - count(game.bridges[1 - side])


def best_worth(game, side):
    """The most that any order of plays reaches, all tried one by one."""
    best = worth(game, side)
    for action in actions(game) if game.phase != OVER else ():
        if action < DISCARD:
            game.apply(action)
            best = max(best, best_worth(game, side))
            game.undo()
    return best


def test_no_way_to_play_the_hand_is_better_than_the_greedy_one():
    compared = 0
    for seed in range(400):
        position = random_position(random.Random(seed))
        position["hands"] = {side: hand[:3] for side, hand in position["hands"].items()}
        game = play(as_record(position))
        if game.phase in (DEALING, OVER):
            continue
        side = game.turn
        best = best_worth(game, side)
        for action in moves("greedy", game, seed):
            if ends_turn(action):
                break
            game.apply(action)
        assert worth(game, side) == best
        compared += len(position["hands"]["white"]) > 1
    assert compared > 150


def test_greedy_removes_a_bridge_to_win_an_island_with_the_next():
    """With HI free, its own bridge there gives HUNA to White and takes all others from Black."""
    game = play(
        "bridges white AH DH\nbridges black EH HI HL\nhand white HHI\nhand black C\ndeck CDEFG"
    )
    assert words("greedy", game)[:2] == ["HH*HI", "I-H"]


def test_greedy_wins_at_once_where_it_can():
    """Two cards K take the last black bridge, or win COCO and GOLA."""
    head = "bridges white BC CG GJ\nbridges black KL\nhand white KK\nhand black C\nround {}\ndeck D"
    assert set(words("greedy", play(head.format(1)))[:2]) == {"K-C", "K-G"}
    assert words("greedy", play(head.format(2)))[0] == "KK*KL"


def test_greedy_leaves_equal_turns_and_the_draw_to_the_lot():
    game = play("hand white A\nhand black C\ndeck CDEFG")
    turns = Counter(tuple(words("greedy", game, seed)) for seed in range(600))
    assert {turn[0] for turn in turns} == {"A-B", "A-D", "A-H"}
    assert {turn[1] for turn in turns} == {"^", "^C", "^D", "^E"}
    assert min(turns.values()) > 25  # of fifty on average


FULL = """first black
bridges white AB AD AH BC BD BE BF CF CG CK
hand white AABBC
hand black D
deck IJKLGGHH
"""


def test_greedy_declines_only_with_a_full_hand_that_it_cannot_play():
    game = go(play(FULL), "^")
    assert words("greedy", game) == ["."]


def test_greedy_discards_where_it_has_to():
    """Black has declined, White holds five cards and can play none: one must go."""
    game = go(play(FULL), ".")
    for seed in range(9):
        discard, draw = moves("greedy", game, seed)
        assert DISCARD <= discard < DISCARD + 12
        assert ends_turn(draw) and draw != END


def test_greedy_ends_its_last_turn():
    head = "round 3\nbridges white BC\nbridges black KL\nhand white A\nhand black C\ndeck D\n"
    game = play(head + "white ^D\nblack C-F .")
    assert game.turn == 0
    turn = words("greedy", game)
    assert len(turn) == 3 and turn[-1] == "."


def test_greedy_lays_all_bridges_of_a_handicap():
    game = new_game(handicap=("black", 2))
    game.deal(bytes([*range(ISLAND_COUNT), *range(ISLAND_COUNT)]))
    assert game.phase == HANDICAP
    laid = moves("greedy", game)
    assert len(laid) == 2 and max(laid) < 27
    for line in laid:
        game.apply(line)
    assert game.phase != HANDICAP
    assert count(controlled(game, 1)) == 1  # ALOA or LALE: two bridges are enough for these


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_what_is_hidden_changes_nothing(name):
    for seed, (edition, variants) in enumerate(GAMES):
        lot = random.Random(seed)
        game = new_game(edition, variants, "white", None if edition == "short" else ("black", 2))
        for _ in steps(game, lot):
            if game.phase not in (DEALING, OVER) and lot.random() < 0.2 and not game.happened:
                twin = scrambled(game, game.turn, lot)
                assert moves(name, twin, seed) == moves(name, game, seed)


def test_greedy_changes_nothing_in_the_view():
    game = play("bridges black AB\nhand white AAB\nhand black C\ndeck CDEFG")
    view = View(game, 0)
    before = {name: str(value) for name, value in vars(view).items()}
    moved = named("greedy", Chance(seed_of(1))).moves(view)
    assert {name: str(value) for name, value in vars(view).items()} == before
    assert not any(is_take(action) for action in moved[:-1])
