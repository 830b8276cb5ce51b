"""The robots of Kai Piranja: what they see, how they choose, and what their weights mean."""

import copy
import itertools
import sys
from pathlib import Path

import fake_hardware
import numpy
import pytest
from piranja_games import actions, begun, game_of, go, play, random_game

from handheld.chance import Chance, seed_of
from piranja.robots import create
from piranja.robots.cards import Cards
from piranja.robots.futures import Futures
from piranja.robots.levels import LEVELS
from piranja.robots.row import Row
from piranja.robots.worth import CERTAIN, Standing
from piranja.rules.actions import BRING_IN, FETCH, LEAVE, TURN
from piranja.rules.decks import sea_left, shoal_left, unseen
from piranja.rules.feeding import bites
from piranja.rules.fish import HUNGRY, KINDS
from piranja.rules.game import Game
from piranja.rules.legal import is_legal
from piranja.rules.scoring import winners
from piranja.rules.view import View

GENTLE, MIDDLE, STRONG = range(3)
MOST_POSITIONS = 3 + 8 * 3 + 4  # before the next card, after each sated fish, and each hungry one
MOST_LINES = 13000  # of Python, in a choice
EVERY = pytest.mark.parametrize("level", range(len(LEVELS)))


def decided(level, view, seed=1, steps=1000):
    robot = create(level, Chance(seed_of(seed)))
    robot.begin(view)
    while not robot.think(steps):
        pass
    return robot.action


def played(level, seed, players=4):
    """A game that robots of a level play; yields it with each choice, before that is made."""
    game, _ = begun(seed, players)
    chance = Chance(seed_of(seed))
    while not game.over:
        robot = create(level, chance)
        robot.begin(View(game))
        while not robot.think(25):
            pass
        yield game, robot
        game.apply(robot.action)


# Fair play


@EVERY
def test_what_is_hidden_makes_no_difference(level):
    """With other cards still to come, and others set aside, every choice is the same."""
    for seed in range(3):
        for number, (game, _) in enumerate(played(level, seed)):
            if number % 7:
                continue
            rest = game.deck[game.turned :]
            other = Game(game.players, bytes(game.sea_at), bytes(20), game.first)
            for name in ("turned", "turn", "fresh", "over", "lost"):
                setattr(other, name, getattr(game, name))
            for name in ("rows", "digesting", "catches", "fetched"):
                getattr(other, name)[:] = getattr(game, name)
            other.deck[: game.turned] = game.deck[: game.turned]
            other.deck[game.turned :] = bytes(reversed(rest))
            views = View(game), View(other)
            assert decided(level, views[0]) == decided(level, views[1])


@EVERY
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_robots_play_whole_games_by_the_rules(level, players):
    for game, robot in played(level, 10 + players, players):
        assert is_legal(game, robot.action)
    assert game.over


def test_a_robot_changes_nothing_that_it_sees():
    game = random_game(3)
    view = View(game)
    for game, _ in played(STRONG, 3):
        view.look(game)
        before = repr([getattr(view, name) for name in sorted(vars(view))])
        decided(STRONG, view)
        assert repr([getattr(view, name) for name in sorted(vars(view))]) == before


# Slices


@EVERY
def test_the_same_seed_gives_the_same_choice_however_it_is_sliced(level):
    for game, _ in played(level, 5):
        choices = {decided(level, View(game), 9, steps) for steps in (1, 7, 1000)}
        assert len(choices) == 1


def test_no_choice_takes_more_positions_than_there_are():
    for players in (4, 6):
        looked_at = [robot.looked_at for _, robot in played(STRONG, 6, players)]
        assert 20 < max(looked_at) <= MOST_POSITIONS


def test_a_choice_is_no_more_work_than_the_board_has_time_for():
    """Lines of Python are counted, as clocks differ: each takes the time of about 1.3 rounds of the
    loop that speeds are compared with, and 20000 rounds are allowed."""
    done = 0

    def count(frame, event, _):
        nonlocal done
        done += event == "line"
        return count

    for players in (4, 6):
        for game, _ in played(STRONG, 6, players):
            view = View(game)
            done = 0
            sys.settrace(count)
            try:
                decided(STRONG, view)
            finally:
                sys.settrace(None)
            assert done < MOST_LINES


def test_a_slice_is_small_and_a_hurried_robot_needs_no_more():
    game = go(game_of("ps pb", sea="ph"), "turn", "turn")
    robot = create(STRONG, Chance(seed_of(1)))
    robot.begin(View(game))
    assert not robot.think(5)
    assert 5 <= robot.looked_at <= 8
    robot.hurry()
    assert robot.think(1)


# What it calculates with


def standing_of(game, first):
    """How everybody stands in a game, by a Standing that knows nothing of earlier turns."""
    view = View(game)
    cards = Cards(unseen(view), shoal_left(view), sea_left(view))
    return Standing(cards, view, first)


def test_a_row_is_known_by_what_would_be_eaten_of_it():
    for seed in range(40):
        game = random_game(seed, 3 + seed % 4)
        cards = Cards(unseen(game), 9, 20)
        for row in game.rows:
            known = Row(row, cards)
            assert known.length == len(row) and known.last == (row[-1] if row else 0)
            for species in range(4):
                assert known.counts[species] == sum(fish & 3 == species for fish in row)
                assert known.bites[species] == bites(row, HUNGRY + species)


def test_all_chances_to_win_together_are_certain():
    for seed in range(10):
        players = 3 + seed % 4
        for game, _ in played(GENTLE, seed, players):
            standing = standing_of(game, game.turn)
            shares = [standing.share(player) for player in range(players)]
            assert CERTAIN - players <= sum(shares) <= CERTAIN


def test_what_is_supposed_is_worth_what_it_is_worth_when_it_comes():
    """Each change to a Standing gives the same as a new Standing of the changed game."""
    checked = 0
    for seed in range(6):
        for game, _ in played(STRONG, seed, 3 + seed % 4):
            me = game.turn
            if game.fresh or not shoal_left(game) or len(game.rows[me]) < 2:
                continue
            view = View(game)
            cards = Cards(unseen(view), shoal_left(view), sea_left(view))
            first = (me + 1) % game.players
            supposed = Standing(cards, view, first)
            for change in range(3):
                supposed.reset()
                other = View(game)
                if change == 0:
                    other.rows[me] = b""
                    supposed.row(me, Row(b"", cards))
                elif change == 1:
                    who = (me + 1) % game.players
                    fish = sum(game.rows[me]) & 7
                    other.rows[who] += bytes((fish,))
                    supposed.row(who, Row(other.rows[who], cards))
                else:
                    other.digesting[2] += 3
                    other.digesting[6] += 1
                    supposed.pile(2, other.digesting[2], other.digesting[6])
                fresh = Standing(cards, other, first)
                for player in range(game.players):
                    assert supposed.share(player) == fresh.share(player)
                checked += 1
    assert checked > 300


def share_after(game, actions, cards):
    """The chance to win of the player at turn after these actions: by the rules, and by a Standing
    that knows nothing of earlier turns. The catch is added bit by bit, as sums are rounded."""
    me = game.turn
    other = copy.deepcopy(game)
    gains = []
    for action in actions:
        before = bytes(other.catches)
        other.apply(action)
        gain = [now - then for then, now in zip(before, other.catches)]
        gains.append((gain[me], gain[game.players + me]))
    if other.over:
        best = winners(other)
        return CERTAIN // len(best) if me in best else 0
    view = View(other)
    view.catches[:] = game.catches
    standing = Standing(cards, view, other.turn)
    for gain in gains:
        standing.gain(me, *gain)
    return standing.share(me)


def share_with(game, fish, later):
    """The same chance when this fish comes next and the best is done."""
    other = copy.deepcopy(game)
    other.deck[other.turned :] = bytes((fish,))
    done = [TURN]
    if fish < HUNGRY:
        seen = copy.deepcopy(other)
        seen.apply(TURN)
        done += [action for action in actions(seen) if action >= FETCH]
        return max(share_after(other, done + end, later) for end in ([], [LEAVE], [BRING_IN]))
    return share_after(other, done, later)


def choices_of(seeds):
    """Positions with something to choose, and nothing left to be fetched."""
    for seed in seeds:
        for number, (game, _) in enumerate(played(STRONG, seed, 3 + seed % 4)):
            if number % 5 and shoal_left(game):
                continue  # some are enough, and all in the empty sea
            if not game.fresh and actions(game)[-1] < FETCH:
                yield game


def test_it_reckons_with_what_the_rules_make_of_every_card():
    """The chance to win with another card is the mean of the chances after each card that may come;
    a robot that looks no further goes by how everybody stands before it."""
    for game in itertools.chain(choices_of(range(4)), [in_the_sea("ps", (9, 9, 3, 3))]):
        counts, shoal, sea = unseen(game), shoal_left(game), sea_left(game)
        now = Cards(counts, shoal, sea)
        later = Cards(counts, shoal - 1, sea) if shoal else Cards(counts, 0, sea - 1)
        far, near = Futures(View(game), True), Futures(View(game), False)
        for futures in far, near:
            for _ in futures.weigh():
                pass
            assert futures.leave == share_after(game, [LEAVE], now)
            assert futures.bring == share_after(game, [BRING_IN], now)
        assert near.turn == share_after(game, [], now)
        total = sum(
            now.counts[fish] * share_with(game, fish, later)
            for fish in range(KINDS)
            if now.counts[fish]
        )
        assert far.turn == total // sum(now.counts)


# What it knows of the game


def test_what_can_be_fetched_is_fetched_before_anything_else():
    game = play("1 mh\n2 bs .\n3 fs .\n4 ms mb ms .\n1 ps .\n2 bb .\n3 fb .")
    for level in (MIDDLE, STRONG):
        assert game.fresh and decided(level, View(game)) == FETCH + 1


def test_before_the_first_card_there_is_nothing_to_choose():
    for level in range(len(LEVELS)):
        assert decided(level, View(game_of("ps"))) == TURN


def test_the_gentle_one_is_greedy():
    row = "ps pb ps pb ps pb ps pb ps"
    game = go(game_of(row), *["turn"] * 8)
    assert decided(GENTLE, View(game)) == TURN
    go(game, "turn")
    assert decided(GENTLE, View(game)) == BRING_IN


def test_whims_make_the_middle_one_play_this_way_and_that():
    ways = {MIDDLE: set(), STRONG: set()}
    for game, _ in played(STRONG, 2):
        for level in ways:
            ways[level].add(len({decided(level, View(game), seed) for seed in range(5)}))
    assert max(ways[MIDDLE]) > 1 and ways[STRONG] == {1}


def in_the_sea(cards, caught):
    """A game in which somebody has turned over these cards, the shoal is gone, and everybody has
    caught so much."""
    game = game_of("", sea=cards)
    game.catches[:4] = bytes(caught)
    return go(game, *["turn"] * len(cards.split()))


def test_the_side_that_leads_goes_on_to_the_end():
    """In the empty sea a hungry fish ends the game, and the leader waits for it."""
    assert decided(STRONG, View(in_the_sea("ps", (30, 10, 10, 10)))) == TURN


def test_in_the_empty_sea_a_row_that_wins_is_brought_in():
    game = in_the_sea("ps pb ps pb mb", (10, 13, 3, 3))
    assert decided(STRONG, View(game)) == BRING_IN


def test_the_higher_level_wins_more():
    from games.piranja.figures import count
    from games.piranja.match import Terms, play_deal

    terms = Terms(["1", "2", "3", "five"], 1, 10, False)
    results = count(terms, [play_deal(terms, game) for game in range(80)])
    gentle, middle, strong, _ = [player["share"] for player in results["players"]]
    assert gentle + 0.05 < middle < strong - 0.05


# The weights


def test_the_weights_are_in_step_with_what_reads_them():
    """There is one for every place that worth.py can look at, written as tune.py writes them."""
    from games.piranja import tuning as tune
    from piranja.robots import weights, worth

    assert len(weights.CARDS) == 2 * 23 and len(weights.STAGES) == 5
    assert {len(row) for row in weights.STAGES} == {worth._SOON + 4 * 6}
    assert worth._OF_SPECIES + 5 * worth._SIZES == worth._BLOCK
    assert max(worth._SIZE) == worth._SIZES - 1
    note = " ".join(weights.__doc__.split("\n\n", 1)[1].split())
    assert tune.source(tune.present(), note) == Path(weights.__file__).read_text()


def test_a_chance_falls_to_half_in_as_many_steps_as_there_are():
    from piranja.robots.weights import FALLING

    assert FALLING[0] == 32768 and len(FALLING) == 32
    assert all(a > b for a, b in zip(FALLING, FALLING[1:])) and FALLING[-1] > 16384


def test_the_fast_game_reckons_as_the_robots_do(monkeypatch):
    """Tuning and playing use the same features. It runs uncompiled, without numba."""
    fake_hardware.install(monkeypatch, "numba", njit=lambda **how: lambda function: function)
    from games.piranja import fast
    from games.piranja import tuning as tune

    values = tune.values_of(tune.present())
    for seed in range(4):
        for game, _ in played(GENTLE, seed, 3 + seed):
            state = numpy.zeros(fast.SIZE, numpy.int16)
            fast.begin(state, game.players)
            state[fast.TURN], state[fast.SHOAL_LEFT] = game.turn, shoal_left(game)
            state[fast.SEA_LEFT] = sea_left(game)
            state[fast.UNSEEN : fast.UNSEEN + 24] = list(unseen(game))
            state[fast.PILES : fast.PILES + 8] = list(game.digesting)
            for player, row in enumerate(game.rows):
                state[fast.CATCHES + player] = game.catches[player]
                state[fast.HUNGRIES + player] = game.catches[game.players + player]
                state[fast.LENGTHS + player] = len(row)
                at = fast.ROWS + fast.ROOM * player
                state[at : at + len(row)] = list(row)
            found = numpy.zeros((6, fast.FEATURES), numpy.int64)
            amounts = numpy.zeros((6, fast.FEATURES))
            shares = numpy.zeros(6)
            fast.features(state, found, amounts)
            fast.chances(game.players, found, amounts, values, shares)
            standing = standing_of(game, game.turn)
            for player in range(game.players):
                assert abs(standing.share(player) / CERTAIN - shares[player]) < 0.012
