"""The rules of Kai Piranja, rule by rule (piranja/RULES.md)."""

import pytest
import slow_piranja as slow
from hypothesis import given, settings
from hypothesis import strategies as st
from piranja_games import (
    SEA,
    SHOAL,
    WORDS,
    actions,
    begun,
    choices,
    fish_in,
    game_of,
    go,
    play,
    random_game,
    refusal,
    row,
    steps,
)

from games.piranja import records
from handheld.chance import Chance, seed_of
from piranja.records.writer import text
from piranja.rules import history
from piranja.rules.actions import FETCH, TURN
from piranja.rules.decks import count_aside, sea_left, shoal_left, shuffled, unseen
from piranja.rules.feeding import NOBODY, bites, taker
from piranja.rules.fish import HUNGRY, KINDS
from piranja.rules.game import Game
from piranja.rules.scoring import winners
from piranja.rules.view import View

FETCHES = [FETCH + species for species in range(4)]


def state(game):
    answer = records.state(game, 0)
    del answer["line"]
    return answer


# 1: the cards


def test_there_are_160_cards_as_the_table_says():
    shoal, sea = shuffled(6, Chance(seed_of(1)))
    assert sorted(shoal) == sorted(fish_in(" ".join(slow.shoal_cards()))) == SHOAL
    assert sorted(sea) == sorted(fish_in(" ".join(slow.sea_cards()))) == SEA


@pytest.mark.parametrize("players, missing", [(3, 47), (4, 47), (5, 0), (6, 0)])
def test_a_third_of_the_shoal_is_set_aside_for_three_or_four(players, missing):
    shoal, sea = shuffled(players, Chance(seed_of(players)))
    assert (len(shoal), len(sea)) == (140 - missing, 20)
    assert count_aside(players) == missing


def test_no_two_shuffles_are_alike():
    for cards in zip(*[shuffled(4, Chance(seed_of(number))) for number in range(50)]):
        assert len(set(map(bytes, cards))) == 50


# 2: turning cards over


def test_a_turn_begins_with_a_card():
    game = game_of("ps")
    assert choices(game) == ["turn"]
    assert choices(go(game, "turn")) == ["turn", "+", "."]


def test_the_sea_is_turned_over_when_the_shoal_is_gone():
    game = game_of("ps ms", sea="fs bs")
    assert (shoal_left(game), sea_left(game)) == (2, 20)
    go(game, "turn", "turn")
    assert (shoal_left(game), sea_left(game)) == (0, 20)
    go(game, "turn")
    assert (row(game, 0), sea_left(game)) == ("ps ms fs", 19)


def test_left_lying_the_row_stays_and_the_left_neighbour_is_next():
    game = go(game_of("ps ms", first=3), "turn", ".")
    assert (row(game, 3), game.turn, game.fresh) == ("ps", 0, True)


# 3: a sated fish


def test_an_empty_row_takes_any_fish():
    assert row(go(game_of("bb"), "turn"), 0) == "bb"


@pytest.mark.parametrize("fish, takes", [("pb", 0), ("ms", 0), ("ps", 0), ("mb", 1)])
def test_a_fish_needs_the_species_or_the_size_of_the_last_one(fish, takes):
    game = go(game_of("ps " + fish), "turn", "turn")
    assert row(game, takes).endswith(fish)


def test_the_last_fish_of_a_row_is_the_rightmost():
    assert row(go(game_of("ps ms mb fb"), *["turn"] * 4), 0) == "ps ms mb fb"


def test_what_does_not_fit_goes_to_the_left_until_somebody_takes_it():
    game = play("1 ps .\n2 ps .\n3 mb .\n4 ps fb .")
    assert [row(game, player) for player in range(4)] == ["ps", "ps", "mb fb", "ps"]


def test_the_round_goes_from_the_last_player_to_the_first():
    game = play("first 4\n4 ps fb .")
    assert [row(game, player) for player in (3, 0)] == ["ps", "fb"]


def test_a_fish_that_fits_must_be_taken_by_the_player_who_turned_it_over():
    game = play("1 ps .\n2 fb fs .")
    assert [row(game, player) for player in (0, 1)] == ["ps", "fb fs"]


def test_a_fish_that_nobody_can_take_leaves_the_game():
    game = play("1 ps .\n2 ps .\n3 ps .\n4 ps mb +")
    assert (game.lost, [len(row) for row in game.rows]) == (1, [1, 1, 1, 0])


def test_after_a_fish_passed_on_or_lost_the_turn_goes_on():
    game = go(game_of("ps mb mb"), "turn", "turn")
    assert row(game, 1) == "mb"
    assert (game.turn, choices(game)) == (0, ["turn", "+", "."])


# 4: a hungry fish


def test_a_hungry_fish_eats_from_the_right_up_to_its_like():
    game = go(game_of("ps bs ms fs bh"), *["turn"] * 5)
    assert row(game, 0) == "ps bs"
    assert state(game)["digesting"]["barracuda"] == [3, 1]


def test_without_its_like_it_eats_the_whole_row():
    game = go(game_of("ps ms fs bh"), *["turn"] * 4)
    assert row(game, 0) == ""
    assert state(game)["digesting"]["barracuda"] == [4, 1]


def test_before_its_like_it_lies_down_alone():
    game = go(game_of("ps bs bh"), *["turn"] * 3)
    assert (row(game, 0), state(game)["digesting"]["barracuda"]) == ("ps bs", [1, 1])


def test_with_an_empty_row_it_lies_down_alone():
    assert state(go(game_of("mh"), "turn"))["digesting"]["moonfish"] == [1, 1]


def test_it_eats_nobody_elses_fish():
    game = play("1 ps ms .\n2 fh")
    assert row(game, 0) == "ps ms"


def test_after_a_hungry_fish_the_turn_is_over():
    game = go(game_of("ps mh"), "turn", "turn")
    assert (game.turn, game.fresh, choices(game)) == (1, True, ["turn"])


def test_hungry_fish_of_a_species_share_a_pile():
    game = play("1 ps mh\n2 fs bs mh")
    assert state(game)["digesting"]["moonfish"] == [5, 2]


# 5: bringing in


def test_the_catch_is_the_whole_own_row_and_ends_the_turn():
    game = play("1 ps .\n2 fs bs +")
    assert (list(game.catches[:4]), row(game, 0), row(game, 1)) == ([0, 2, 0, 0], "ps", "")
    assert game.turn == 2


def test_what_is_brought_in_is_safe():
    game = play("1 ps ms +\n2 fs .\n3 fs .\n4 fs .\n1 fs bh")
    assert game.catches[0] == 2


def test_a_player_who_may_end_the_turn_has_a_row_to_bring_in():
    """A row cannot be empty after a card, as it would have taken it; `+` needs no other check."""
    for seed in range(30):
        game, lot = begun(seed, 3 + seed % 4)
        for _ in steps(game, lot):
            assert game.fresh or game.rows[game.turn]


# 6: fetching

THREE = "1 ph\n2 ps ms pb +\n3 bs .\n4 ms .\n1 ps ps ps"


def test_three_fish_of_a_species_fetch_its_pile():
    game = play(THREE + " !p .")
    assert (game.catches[0], game.catches[4]) == (1, 1)
    assert row(game, 0) == "ps ps ps"
    assert state(game)["digesting"]["piranha"] == [0, 0]


def test_two_fish_do_not():
    assert "three fish" in refusal("1 ph\n2 ms .\n3 bs .\n4 ms .\n1 ps ps !p")


def test_sizes_and_places_do_not_matter():
    game = play("1 ph\n2 fs .\n3 bs .\n4 ms .\n1 ps ms ps pb !p .")
    assert row(game, 0) == "ps ms ps pb"
    assert game.catches[0] == 1


def test_only_ones_own_row_counts():
    assert "three fish" in refusal("1 ph\n2 ps ps ps .\n3 bs !p")


def test_fetching_is_allowed_before_the_first_card():
    game = play("1 ps ps ps .\n2 ph\n3 bs .\n4 bs .\n1 !p bs .")
    assert game.catches[0] == 1


def test_fetching_is_not_allowed_after_a_hungry_fish():
    said = refusal("1 ps ps ps .\n2 ph\n3 bs .\n4 bs .\n1 mh !p")
    assert "after the end of the turn" in said


def test_several_piles_may_be_fetched_in_any_order():
    start = "1 ps ps ps ms ms ms .\n2 ph\n3 mh\n4 bs .\n"
    one, other = play(start + "1 !p !m bs ."), play(start + "1 !m bs !p .")
    assert state(one) == state(other)
    assert (one.catches[0], one.catches[4]) == (2, 2)


def test_the_same_pile_may_be_fetched_again_when_it_has_grown_again():
    game = play("1 ps ps ps .\n2 ph\n3 bs .\n4 bs .\n1 !p bs .\n2 fs ph\n3 bs .\n4 bs .\n1 !p bs +")
    assert (game.catches[0], game.catches[4]) == (8, 2)


def test_an_empty_pile_cannot_be_fetched():
    assert "no piranha is digesting" in refusal("1 ps ps ps !p")


# 7: the end


def test_the_first_hungry_fish_of_the_sea_ends_the_game_and_eats_nothing():
    game = play("aside 139\n1 ps ms mh")
    assert game.over
    assert row(game, 0) == "ps ms"
    assert state(game)["digesting"]["moonfish"] == [0, 0]
    assert (state(game)["turn"], choices(game)) == (None, [])


def test_the_last_hungry_fish_of_the_shoal_eats_as_always():
    game = play("aside 138\n1 ps mh\n2 ms .")
    assert not game.over
    assert state(game)["digesting"]["moonfish"] == [2, 1]


# 8: the winner


def end(catches, hungry):
    game = Game(len(catches), b"", b"")
    game.catches[:] = bytes([*catches, *hungry])
    return winners(game)


def test_most_cards_win():
    assert end((20, 31, 30), (9, 0, 9)) == [1]


def test_hungry_fish_among_them_break_a_tie():
    assert end((31, 30, 31, 31), (2, 9, 3, 1)) == [2]


def test_players_who_are_still_equal_win_together():
    assert end((31, 31, 31), (3, 2, 3)) == [0, 2]


def test_rows_and_piles_count_nothing():
    game = play("aside 137\n1 ps +\n2 ms fs .\n3 bs bh")
    assert (state(game)["result"], game.catches[0]) == ([1], 1)


# What will happen, known to a screen in advance


@pytest.mark.parametrize("seed", range(12))
def test_where_a_fish_goes_is_known_from_the_rows_before(seed):
    game, lot = begun(seed, 3 + seed % 4)
    while not game.over:
        rows, turn = list(game.rows), game.turn
        action = lot.choice([TURN, *actions(game)])
        fish = game.deck[game.turned]
        from_sea = game.turned >= game.sea_at
        game.apply(action)
        if action != TURN or (from_sea and fish >= HUNGRY):
            continue
        if fish >= HUNGRY:
            eaten = bites(rows[turn], fish)
            assert game.rows[turn] == rows[turn][: len(rows[turn]) - eaten]
        else:
            player = taker(rows, turn, fish)
            if player != NOBODY:
                rows[player] += bytes((fish,))
            assert game.rows == rows


# Taking back


def test_a_fetch_can_be_taken_back():
    game = play(THREE + " .\n2 bs .\n3 bs .\n4 ms .\n1 ps .\n2 bs .\n3 bs .\n4 bs .")
    before = state(game)
    go(game, "!p")
    assert history.can_undo(game)
    game.undo()
    assert state(game) == before
    assert not history.can_undo(game)


def test_nothing_is_taken_back_past_a_card_or_another_turn():
    for seed in range(40):
        game, lot = begun(seed, 4)
        done = []
        for _ in steps(game, lot):
            done = list(history.actions(game))
            assert history.can_undo(game) == (done[-1] in FETCHES and not game.over)


def test_undo_is_the_way_back():
    fetched = 0
    for seed in range(20):
        game, lot = begun(seed, 4)
        while not game.over:
            before = everything(game)
            game.apply(lot.choice(actions(game)))
            if history.can_undo(game):
                fetched += 1
                game.undo()
                assert everything(game) == before
                game.apply(TURN)
    assert fetched > 10


def test_fetches_are_taken_back_one_by_one():
    game = game_of("ps")
    game.rows[0] = fish_in("ps ps ps ms ms ms")
    game.digesting[:] = bytes((3, 5, 0, 0, 1, 2, 0, 0))
    before = everything(game)
    go(game, "!p", "!m")
    game.undo()
    assert (game.catches[0], game.catches[4]) == (3, 1) and "!m" in choices(game)
    game.undo()
    assert everything(game) == before


def everything(game):
    """A copy of all that there is in a game or a view."""
    return {
        name: value[:] if hasattr(value, "extend") else value for name, value in vars(game).items()
    }


# History


@pytest.mark.parametrize("players", (3, 4, 5, 6))
def test_a_game_is_replayed_from_its_actions(players):
    for seed in range(20):
        game, lot = begun(seed, players)
        cards = bytes(game.deck)
        done = []
        while not game.over:
            done.append(lot.choice(actions(game)))
            game.apply(done[-1])
            assert list(history.actions(game))[-3:] == done[-3:]
        assert list(history.actions(game)) == done
        again = Game(players, cards[: game.sea_at], cards[game.sea_at :], game.first)
        for action in done:
            again.apply(action)
        assert everything(again) == everything(game)


@pytest.mark.parametrize("players", (3, 6))
def test_the_turns_begun_can_be_counted_at_any_moment(players):
    for seed in range(20):
        game, lot = begun(seed, players)
        turns = 0
        last = None  # whose turn the last action was in
        assert history.turns_begun(View(game)) == 0
        while not game.over:
            turns += game.turn != last
            last = game.turn
            game.apply(lot.choice(actions(game)))
            assert history.turns_begun(game) == history.turns_begun(View(game)) == turns


# A view


@pytest.mark.parametrize("seed", range(6))
def test_a_view_is_the_same_whatever_comes_next(seed):
    """Two games that differ in nothing but the order of the cards to come look alike."""
    game, lot = begun(seed, 3 + seed % 4)
    for _ in steps(game, lot):
        twin = Game(game.players, game.deck[: game.sea_at], game.deck[game.sea_at :], game.first)
        vars(twin).update(everything(game))
        rest = list(game.deck[game.turned : game.sea_at])
        lot.shuffle(rest)
        twin.deck = game.deck[: game.turned] + bytes(rest) + bytes(20)
        assert everything(View(twin)) == everything(View(game))


def test_a_view_holds_no_card_to_come():
    game, lot = begun(3, 4)
    for _ in range(30):
        game.apply(lot.choice(actions(game)))
    view = View(game)
    assert len(view.deck) == view.turned == game.turned
    assert not [value for value in vars(view).values() if value is game or value is game.deck]


def test_a_view_stays_as_it_is_while_the_game_goes_on():
    """It shares no list with the game, not even the fish that were fetched."""
    game, lot = begun(3, 4)
    view = View(game)
    before = everything(view)
    for _ in steps(game, lot):
        assert everything(view) == before
    assert game.fetched


def test_what_works_on_a_game_works_on_a_view():
    game, lot = begun(5, 5)
    view = View(game)
    for _ in steps(game, lot):
        view.look(game)
        assert all(getattr(view, name) == vars(game)[name] for name in vars(game) if name != "deck")
        assert actions(view) == actions(game)
        assert list(history.actions(view)) == list(history.actions(game))
        assert state(view) == state(game)
        assert unseen(view) == unseen(game)


def test_unseen_cards_are_counted():
    game = go(game_of("ps ps bh", sea="fs"), "turn", "turn", "turn", "turn")
    counts = unseen(game)
    assert (counts[0], counts[HUNGRY + 3], counts[KINDS + 2]) == (12, 6, 1)
    assert sum(counts) == 156


# All at once


@pytest.mark.parametrize("players", (3, 4, 5, 6))
def test_the_slow_referee_agrees(players):
    for seed in range(40):
        game, lot = begun(100 * players + seed, players)
        shoal, sea = game.deck[: game.sea_at], game.deck[game.sea_at :]
        table = slow.lay_out(players, game.first + 1, map(text, shoal), map(text, sea))
        for _ in steps(game, lot):
            action = list(history.actions(game))[-1]
            slow.do(table, WORDS[action])
            assert slow.may(table) == set(choices(game))
            assert slow.state(table) == state(game)


@settings(max_examples=60)
@given(st.integers(0, 2**32), st.integers(3, 6))
def test_every_fish_lies_in_one_place(seed, players):
    """160 cards: hidden, set aside, in a row, digesting, in a catch, lost, or the one that ended
    the game."""
    game, lot = begun(seed, players)
    missing = 140 - game.sea_at
    for _ in steps(game, lot):
        places = [
            missing,
            shoal_left(game),
            sea_left(game),
            sum(map(len, game.rows)),
            sum(game.digesting[:4]),
            sum(game.catches[:players]),
            game.lost,
            int(game.over),
        ]
        assert sum(places) == 160
        assert all(hungry <= cards for cards, hungry in zip(game.digesting, game.digesting[4:]))
        lying = sum(game.digesting[4:]) + sum(game.catches[players:]) + game.over
        assert lying == sum(fish & 15 >= HUNGRY for fish in game.deck[: game.turned])
        assert not [fish for row in game.rows for fish in row if fish >= HUNGRY]


def test_random_games_come_to_an_end_before_the_cards_do():
    for seed in range(60):
        game = random_game(seed, 3 + seed % 4)
        assert game.over
        assert game.sea_at < game.turned <= len(game.deck) - 3


def test_games_use_all_there_is():
    """In the random games players fetch, lose fish, and win together now and then."""
    games = [random_game(seed, 3 + seed % 4) for seed in range(150)]
    assert sum(game.lost for game in games) > 10
    assert sum(len(game.fetched) for game in games) > 100
