"""What holds in every game; and every game is the same by the slow rules of slow_kahuna.py."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kahuna_games import (
    EDITIONS,
    GAMES,
    actions,
    as_record,
    dawdle,
    hand,
    new_game,
    pick,
    play,
    plays,
    random_game,
    random_position,
    result,
    some_games,
    state,
    steps,
    words,
)
from slow_kahuna import LINES, SIDES, SlowGame

from kahuna.records import notation
from kahuna.rules.actions import END, ends_turn
from kahuna.rules.legal import MOST
from kahuna.rules.limits import LONGEST
from kahuna.rules.phases import DEALING, FINAL, OVER

lots = st.integers(0, 2**32).map(random.Random)
any_game = st.sampled_from(GAMES)


def random_handicap(lot, edition):
    if edition == "short" or lot.random() < 0.5:
        return None
    return lot.choice(SIDES), lot.sample(LINES, lot.randint(1, 3))


def compare(game, slow):
    assert state(game) == slow.state()
    legal = actions(game)
    assert legal == sorted(set(legal)), "legal actions are sorted and each is listed once"
    assert sorted(words(game)) == slow.legal()
    return legal


def play_both(game, slow, lot):
    """Plays on to the end in both and compares after every action; returns how many there were."""
    taste = lot.choice(("any", "plays", "waits"))
    number = 0
    while True:
        legal = compare(game, slow)
        if game.phase == OVER:
            return number
        if game.phase == DEALING:
            deck = sorted(slow.discards)
            lot.shuffle(deck)
            game.deal(bytes("ABCDEFGHIJKL".index(card) for card in deck))
            slow.deal(deck)
        else:
            assert legal, "somebody can always do something"
            action = pick(legal, taste, lot)
            game.apply(action)
            slow.apply(notation.text(action))
        number += 1


@pytest.mark.parametrize("edition, variants", GAMES)
def test_random_games_go_as_by_the_slow_rules(edition, variants):
    for seed in range(16):
        lot = random.Random(seed)
        first = lot.choice(SIDES)
        given = random_handicap(lot, edition)
        game = new_game(edition, variants, first, given and (given[0], len(given[1])))
        slow = SlowGame(edition, variants, first, given)
        compare(game, slow)
        deck = list("ABCDEFGHIJKL" * 2)
        lot.shuffle(deck)
        game.deal(bytes(map("ABCDEFGHIJKL".index, deck)))
        slow.deal(deck)
        for line in given[1] if given else ():
            game.apply(LINES.index(line))
        play_both(game, slow, lot)


@pytest.mark.parametrize("seed", range(8))
def test_games_from_random_positions_go_as_by_the_slow_rules(seed):
    for lot in map(random.Random, range(seed * 50, seed * 50 + 50)):
        position = random_position(lot)
        given = handicap_in(position, lot)
        head = f"handicap {given[0]} {' '.join(given[1])}\n" if given else ""
        game = play(head + as_record(position))
        slow = SlowGame(position["edition"], position["variants"], position["first"], given)
        slow.set_up(position["bridges"], position["hands"], position["round"], position["scores"])
        slow.deal(position["deck"])
        play_both(game, slow, lot)


def handicap_in(position, lot):
    """Some free lines for one side, if edition and board have room for them."""
    laid = [line for side in SIDES for line in position["bridges"][side]]
    free = [line for line in LINES if line not in laid]
    side = lot.choice(SIDES)
    most = min(3, len(free), 25 - len(position["bridges"][side]))
    if position["edition"] == "short" or most < 1 or lot.random() < 0.5:
        return None
    return side, lot.sample(free, lot.randint(1, most))


@given(any_game, lots)
def test_always_24_cards_and_never_three_of_an_island(kind, lot):
    edition, variants = kind
    for game in steps(new_game(edition, variants), lot):
        answer = state(game)
        held = answer["hands"]["white"] + answer["hands"]["black"]
        assert len(held) + len(answer["face_up"]) + answer["pile"] + answer["discards"] == 24
        assert answer["discards"] >= 0
        pile = ["ABCDEFGHIJKL"[card] for card in game.decks[game.top : game.top + game.pile]]
        seen = held + answer["face_up"] + pile
        assert all(seen.count(card) <= 2 for card in seen)


@given(any_game, lots)
def test_no_line_has_two_bridges_and_no_island_two_masters(kind, lot):
    edition, variants = kind
    for game in steps(new_game(edition, variants), lot):
        assert not game.bridges[0] & game.bridges[1]
        answer = state(game)["islands"]
        assert not set(answer["white"]) & set(answer["black"])


@given(any_game, lots)
def test_no_hand_has_more_than_five_cards_and_no_side_more_than_25_bridges(kind, lot):
    edition, variants = kind
    for game in steps(new_game(edition, variants), lot):
        for side in SIDES:
            assert len(hand(game, side)) == game.sizes[SIDES.index(side)] <= 5
            assert len(state(game)["bridges"][side]) <= 25


@given(any_game, lots)
def test_no_two_turns_running_end_without_a_draw_before_the_last_turns(kind, lot):
    edition, variants = kind
    declined = False
    for game in steps(new_game(edition, variants), lot):
        last = game.history[game.length - 1]
        if game.phase in (FINAL, OVER):
            break
        if last == END:
            assert not declined
        if ends_turn(last):
            declined = last == END


@given(any_game, lots)
def test_open_cards_are_held_and_face_up_cards_stay_three_while_there_is_a_pile(kind, lot):
    edition, variants = kind
    for game in steps(new_game(edition, variants), lot):
        for side in (0, 1):
            assert game.open[side] & ~game.hands[side] == 0
            assert "open" in variants or not game.open[side]
        assert not game.pile or len(state(game)["face_up"]) == 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_game_ends_after_three_rounds_at_most(edition):
    for seed in range(10):
        game = random_game(seed, edition)
        assert game.round <= 3
        winner, reason = result(game)
        assert (winner is None) == (reason == "draw")


def test_actions_fit_the_buffers_that_are_handed_in():
    richest = play("hand white BEFHI\ndeck ACDG")
    assert len(plays(richest)) == 26
    most = len(actions(richest))
    for lot in map(random.Random, range(300)):
        most = max(most, len(actions(play(as_record(random_position(lot))))))
    assert most < MOST


def test_no_game_is_longer_than_its_history():
    assert 190 < dawdle(new_game("french")).length <= LONGEST
    assert (
        190 < dawdle(play("edition french\nround 1\ndeck " + "ABCDEFGHIJKL" * 2)).length <= LONGEST
    )
    for game in some_games(10):
        assert game.length <= LONGEST
