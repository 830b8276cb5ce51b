"""The form for a new game says what its rows mean, and what can be changed."""

import pytest
from kahuna_player import Player, memory_with

from handheld import buttons
from simulator import Simulation, board_modules

with board_modules.instead_of_blinka():
    from kahuna.parts.players import name_of


@pytest.fixture
def player():
    with Simulation(nvm=memory_with(b""), seed=1) as handheld:
        handheld.frame(3)
        yield Player(handheld)


def test_each_row_of_the_form_says_what_it_means(player):
    player.open_from_title("newgame")
    explained = []
    for _ in range(8):
        player.handheld.frame(2)
        explained.append(" ".join(line.text for line in player.top._foot).strip())
        player.press("down")
    about = player.handheld.cartridge.more_texts("newgame")
    expected = list(about.ABOUT)
    expected[2] = about.ABOUT_ROBOT
    expected[4] = about.ABOUT_EDITIONS[0]
    assert explained == [" ".join(words.split("\n")) for words in expected]


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


def name(player, row, *presses):
    """Types a name in a row of the form."""
    player.choose(row)
    player.press("a", *presses, "start")
    assert player.scene == "newgame"


def test_names_are_typed_and_outlast_the_power(player):
    handheld = player.handheld
    player.open_from_title("newgame")
    name(player, 1, "a", "right", "a")  # Ab
    player.choose(2)
    player.press("left")
    name(player, 2, "down", "a", "b", "a")  # L, taken back, L
    assert [row[1] for row in player.top.rows()[1:3]] == ["Ab", "L"]
    handheld.switch_off()
    handheld.switch_on()
    handheld.frame(3)
    assert player.session.names == ["Ab", "L"]


def test_b_leaves_a_name_as_it_was_and_a_on_a_robot_changes_it(player):
    player.open_from_title("newgame")
    name(player, 1, "a")
    player.choose(1)
    player.press("a", "b", "b")
    assert (player.scene, player.session.names) == ("newgame", ["A", ""])
    player.choose(2)
    player.press("a")
    assert (player.scene, player.session.setup.players[1]) == ("newgame", 2)


def test_no_name_is_wider_than_the_bar_has_room_for(player):
    player.open_from_title("newgame")
    player.choose(1)
    player.press("a", "down", "down", *["a"] * 9)  # W
    assert len(player.top._name) == 6


def test_persons_are_called_by_their_names_but_somebody_alone_is_you(player):
    kahuna = player.handheld.cartridge
    player.begin(players=(0, 0), first="white")
    player.session.names[:] = ["Ada", ""]
    texts = kahuna.texts
    assert [name_of(kahuna, side) for side in (0, 1)] == ["Ada", texts.SIDES[1]]
    player.session.players[1] = 3
    assert [name_of(kahuna, side) for side in (0, 1)] == [texts.YOU, texts.ROBOT % 3]
    player.session.players[0] = 3
    assert [name_of(kahuna, side) for side in (0, 1)] == list(texts.SIDES)


@pytest.mark.parametrize("first", ["white", "black"])
def test_with_a_head_start_the_handheld_is_passed_on_only_to_somebody_else(player, first):
    """ "Pass to White" came twice."""
    player.begin(players=(0, 0), first=first, handicap=("white", 2))
    player.lift()
    assert player.game.turn == 0
    for _ in range(2):
        player.press("a", "down")
    player.handheld.frame(5)
    assert player.game.length == 3
    assert player.scene == ("play" if first == "white" else "handover")
