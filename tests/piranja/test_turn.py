"""What a turn of Kai Piranja shows, without a screen: the chooser, danger, where fish go."""

from fractions import Fraction

import pytest
from piranja_games import SHOAL, begun, fish_in, game_of, go, steps

from piranja.look.layout import WIDTHS
from piranja.look.palette import STEPS
from piranja.play.chooser import Chooser
from piranja.play.danger import Danger
from piranja.rules.actions import BRING_IN, FETCH, LEAVE, TURN
from piranja.rules.fish import HUNGRY
from piranja.rules.view import View
from simulator import board_modules

with board_modules.instead_of_blinka():
    from piranja.parts.rows import x_of
    from piranja.parts.water import step_for


def danger_of(game):
    return Danger(View(game))


# Chooser


def test_turning_over_comes_first_and_a_pile_one_step_to_the_left():
    game = game_of("ps", 3)
    game.rows[0] = fish_in("bs bb bs")
    game.digesting[3] = 4
    chooser = Chooser(View(game))
    assert chooser.offered == TURN and chooser.piles == 1 << 3
    chooser.step(-1)
    assert chooser.offered == FETCH + 3


def test_offers_go_round_in_both_directions():
    game = go(game_of("bs fs", 3), "turn")
    chooser = Chooser(View(game))
    seen = []
    for _ in range(chooser.count):
        seen.append(chooser.offered)
        assert chooser.step(1)
    assert seen == [TURN, BRING_IN, LEAVE] and chooser.offered == TURN
    assert chooser.step(-1) and chooser.offered == LEAVE


def test_before_the_first_card_there_is_nothing_to_choose():
    chooser = Chooser(View(game_of("bs", 3)))
    assert chooser.count == 1 and chooser.offered == TURN
    assert not chooser.step(1)


def test_piles_are_offered_exactly_when_they_may_be_fetched():
    game, lot = begun(4, 4)
    for _ in steps(game, lot):
        if game.over:
            break
        chooser = Chooser(View(game))
        row = game.rows[game.turn]
        for species in range(4):
            may = sum(fish & 3 == species for fish in row) >= 3 and game.digesting[species] > 0
            assert bool(chooser.piles >> species & 1) == may


# Danger


def test_at_the_beginning_one_card_in_five_is_hungry():
    game, _ = begun(1, 4)
    danger = danger_of(game)
    assert danger.percent == round(100 * 28 / 140)
    assert (danger.least, danger.most) == (0, 0)


def test_danger_is_reckoned_from_all_that_was_seen_and_nothing_else():
    game, lot = begun(2, 5)
    for _ in steps(game, lot):
        left = SHOAL[:]
        for fish in game.deck[: min(game.turned, game.sea_at)]:
            left.remove(fish & 15)
        if not left or game.turned >= game.sea_at:
            continue
        hungry = sum(fish >= HUNGRY for fish in left)
        assert abs(danger_of(game).percent - Fraction(100 * hungry, len(left))) <= Fraction(1, 2)


def test_a_hungry_fish_would_eat_as_far_as_the_nearest_of_its_own():
    game = game_of("ps", 3)
    game.rows[0] = fish_in("bs fs ms ps ms")
    danger = danger_of(game)
    assert (danger.least, danger.most) == (0, 4)  # a moonfish nothing, a barracuda all but one
    game.rows[0] = fish_in("ps ms")
    assert danger_of(game).most == 2  # a fish that meets none of its own eats all


def test_species_that_cannot_come_any_more_are_no_danger():
    game = game_of("ph ph ph ph ph ph ph bs", 3)
    for _ in range(7):
        go(game, "turn")
    game.rows[game.turn] = fish_in("fs ms bs")
    assert danger_of(game).most == 2
    game.rows[game.turn] = fish_in("fs ms bs ps")
    assert (danger_of(game).least, danger_of(game).most) == (1, 3)


def test_the_empty_sea_has_its_own_chances_and_eats_nothing():
    game = game_of("ps", 3, "ps ps")
    go(game, "turn")
    danger = danger_of(game)
    assert danger.percent == 20 and danger.most == 0
    go(game, "turn")
    assert danger_of(game).percent == round(100 * 4 / 19)


# Places


@pytest.mark.parametrize("count", range(1, 14))
def test_a_row_lies_in_order_and_its_last_fish_is_seen_whole(count):
    for fish in (b"\x01", b"\x06", b"\x00\x07"):
        row = (fish * count)[:count]
        places = [x_of(row, i) for i in range(count)]
        assert places == sorted(set(places))
        assert places[0] >= 0 and places[-1] + WIDTHS[row[-1]] <= 159
        assert min([b - a for a, b in zip(places, places[1:])], default=99) >= 7


def test_six_fish_do_not_hide_each_other():
    row = fish_in("ps mb fs bs pb ms")
    for i in range(5):
        assert x_of(row, i) + WIDTHS[row[i]] < x_of(row, i + 1)


def test_it_gets_darker_until_the_shoal_is_gone():
    steps_seen = [step_for(left, 93) for left in range(93, -1, -1)]
    assert steps_seen == sorted(steps_seen)
    assert set(steps_seen) == set(range(STEPS))
    assert steps_seen[:10] == [0] * 10
    assert steps_seen.count(STEPS - 1) == 1  # only the empty sea is darkest
