"""The end of a game: every fish is counted out of the net, the smallest catch first."""

import pytest
from piranja_player import PiranjaPlayer, game_near_its_end, memory_with

from piranja.play.caught import caught
from piranja.rules.actions import TURN
from piranja.rules.fish import HUNGRY
from piranja.rules.scoring import winners
from piranja.rules.view import View
from simulator import Simulation


@pytest.mark.parametrize("seed", range(12))
def test_what_everybody_caught_is_known_fish_by_fish(seed):
    players = 3 + seed % 4
    view = View(game_near_its_end(seed, players))
    nets = caught(view)
    assert [len(net) for net in nets] == list(view.catches[:players])
    hungry = [sum(fish >= HUNGRY for fish in net) for net in nets]
    assert hungry == list(view.catches[players:])


@pytest.fixture
def player():
    with Simulation(nvm=memory_with(game_near_its_end(11, 6)), seed=1) as handheld:
        handheld.frame(3)
        player = PiranjaPlayer(handheld)
        player.do(TURN)
        assert player.scene == "final"
        yield player
        assert handheld.serial == ""


def shown(player):
    return [int(number.text) for number in player.top._numbers]


def test_catches_are_counted_one_by_one_the_smallest_first(player):
    view = player.session.view
    before = [0] * 6
    counted = []
    for _ in range(400):
        player.handheld.frame()
        now = shown(player)
        changed = [seat for seat in range(6) if now[seat] != before[seat]]
        assert len(changed) <= 1 and sum(now) <= sum(before) + 1
        counted += [seat for seat in changed if seat not in counted]
        before = now
    assert now == list(view.catches[:6])
    sizes = [view.catches[seat] for seat in counted]
    assert sizes == sorted(sizes) and len(counted) == sum(cards > 0 for cards in view.catches[:6])
    assert player.top._emblem[0] == winners(view)[0]


def test_a_press_while_the_end_is_kept_finishes_the_counting(player):
    player.handheld.program.reset_to("final")
    player.handheld.frame()
    assert player.top._due
    player.handheld.hold("a", 1)
    player.handheld.frame(5)
    assert player.scene == "final" and shown(player) == list(player.session.view.catches[:6])


@pytest.mark.parametrize("button", ("a", "b", "start", "left"))
def test_any_press_finishes_the_counting_and_only_another_one_goes_on(player, button):
    player.handheld.frame(20)
    assert player.top._emblem.hidden
    player.press(button)
    assert player.scene == "final" and shown(player) == list(player.session.view.catches[:6])
    assert not player.top._emblem.hidden
    player.press("b")
    assert player.scene == "final"
    player.press("a")
    assert player.scene == "over"
