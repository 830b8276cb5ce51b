"""The form for a new game says what its rows mean, and what can be changed."""

import pytest
from kahuna_player import Player, count_without_drawing, memory_with

from handheld import buttons
from simulator import Simulation


@pytest.fixture
def player():
    with Simulation(nvm=memory_with(b""), seed=1) as handheld:
        count_without_drawing(handheld.screen)
        handheld.frame(3)
        yield Player(handheld)


def test_each_row_of_the_form_says_what_it_means(player):
    player.open_from_title("newgame")
    told = []
    for _ in range(8):
        player.handheld.frame(2)
        told.append(" ".join(line.text for line in player.top._foot).strip())
        player.press("down")
    about = player.handheld.kahuna.more_texts("newgame")
    expected = list(about.ABOUT)
    expected[2] = about.ABOUT_ROBOT
    expected[4] = about.ABOUT_EDITIONS[0]
    assert told == expected


def test_arrows_stand_beside_a_value_that_can_be_changed(player):
    player.open_from_title("newgame")
    player.choose(4)
    player.press("left")  # simple rules, without variants
    form = player.top
    seen = []
    for row in (*range(5, 8), *range(5)):
        player.choose(row)
        seen.append((row, form._less.hidden, form._more.hidden))
        if not form._less.hidden:
            assert form._less.x + 8 == form._lines[row][1].tile.x
            assert form._less.y == form._lines[row][0].tile.y + 2
    assert seen == [(row, row in (0, 5, 6, 7), row in (0, 5, 6, 7)) for row, _, _ in seen]


def test_a_touch_of_an_arrow_changes_the_value_that_way(player):
    player.open_from_title("newgame")
    player.choose(2)
    form = player.top
    y = form._lines[2][0].tile.y + 4
    assert form.touch(form._less.x + 4, y) == (0, buttons.LEFT)
    assert form.touch(form._more.x + 4, y) == (0, buttons.RIGHT)
    assert form.touch(form._less.x - 4, y) == (0, buttons.A)
