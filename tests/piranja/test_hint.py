"""A hint tells what may be done and the chances; the strongest robot does the best of it."""

import pytest
from piranja_games import begun, fish_in, game_of, steps
from piranja_table import Watcher, handheld_with

from handheld.chance import Chance, seed_of
from piranja.play.hint_chances import chances
from piranja.robots import create
from piranja.rules.actions import FETCH, TURN
from piranja.rules.legal import MOST, legal
from piranja.rules.view import View


@pytest.mark.parametrize("seed", range(8))
def test_the_strongest_robot_would_do_the_first(seed):
    game, lot = begun(seed, 3 + seed % 4)
    fetches = 0
    for at, _ in enumerate(steps(game, lot)):
        if at % 5 or game.over:
            continue
        view = View(game)
        found = chances(view)
        assert all(0 <= chance <= 100 for chance, _ in found)
        assert [chance for chance, _ in found] == sorted((c for c, _ in found), reverse=True)
        allowed = bytearray(MOST)
        assert {action for _, action in found} == set(allowed[: legal(view, allowed)])
        robot = create(2, Chance(seed_of(1)))
        robot.begin(view)
        while not robot.think(25):
            pass
        if robot.action >= FETCH:
            fetches += 1
            continue
        assert {action: chance for chance, action in found}[robot.action] == found[0][0]
    assert fetches or seed


def test_it_is_in_the_menu_of_a_persons_turn_and_changes_nothing():
    with handheld_with() as handheld:
        handheld.frame(3)
        watcher = Watcher(handheld)
        game = game_of("ps ms fs", sea="ms")
        game.rows[0] = fish_in("ms mb mb")
        game.digesting[1] = 9
        watcher.lay(game)
        before = watcher.session.pack()
        watcher.press("start", "down", "a")
        assert watcher.scene == "hint"
        assert [text for text, _ in watcher.top._entries] == ["Fetch 9 cards", "Turn over a card"]
        watcher.press("a")
        assert watcher.scene == "play" and watcher.chooser.offered == TURN
        assert watcher.session.pack() == before
        assert handheld.serial == ""
