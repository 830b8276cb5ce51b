"""All turns, and the table as it was after each."""

import pytest
from piranja_player import PiranjaPlayer, game_near_its_end, memory_with
from piranja_table import number_of

from piranja.play.replay import Replay
from simulator import Simulation


@pytest.fixture
def player():
    with Simulation(nvm=memory_with(game_near_its_end(11, 4)), seed=1) as handheld:
        handheld.frame(3)
        player = PiranjaPlayer(handheld)
        player.open_from_menu("LOG")
        assert player.scene == "log"
        yield player
        assert handheld.serial == ""


def replays(player):
    """What each turn was: its fish, what lay in the row when it was brought in, and the table."""
    replay = Replay(player.session.view)
    turns = []
    while replay.step():
        row = replay.row if replay.brought else replay.game.rows[replay.seat]
        turns.append((replay.seat, replay.fish, row, bytes(replay.game.catches[:4])))
    return turns


def test_each_turn_is_a_row_of_its_fish(player):
    turns = replays(player)
    assert player.top.at == len(turns)
    for at in range(len(turns), 0, -1):
        log = player.top
        assert log.at == at
        sign, _ = log._rows[at - 1 - log._first]
        fish = log._fish[at - 1 - log._first]
        seat, cards, _, _ = turns[at - 1]
        assert sign[0] == player.session.seats.signs[seat]
        shown = [fish[i] - 1 for i in range(fish.width)]
        if len(cards) <= 11:
            assert shown == list(cards)
        else:
            assert shown[1:] == list(cards[-10:])
        player.press("up")
    assert player.top.at == 1


def test_a_shows_the_table_after_each_turn_and_the_log_keeps_its_place(player):
    turns = replays(player)
    player.press("left", "a")
    assert player.scene == "turns"
    for at in range(player.top.at, 0, -1):
        table = player.top._tabletop
        _, _, row, catches = turns[at - 1]
        tiles = [number_of(tile) for tile in table.large.tiles if not tile.hidden]
        assert tiles == list(row[-13:])
        seat = turns[at - 1][0]
        assert int(table.bar.catch.text) == catches[seat]
        assert table.bar.danger.text == f"{at}/{len(turns)}"
        player.press("left")
    player.press("b")
    assert (player.scene, player.top.at) == ("log", len(turns) - 7)


def test_the_course_has_a_cursor_and_a_shows_the_table_there(player):
    turns = replays(player)
    player.handheld.program.push("course")
    player.handheld.frame(2)
    caught = [0] * 4
    for at in range(len(turns), 1, -1):
        assert player.top.at == at
        player.press("left")
    for seat, _, _, catches in turns[:-1]:
        words = player.top.graph.words.text
        gained = catches[seat] - caught[seat]
        assert words.startswith(f"+{gained}: {catches[seat]} c" if gained else f"{catches[seat]} c")
        caught = catches
        player.press("right")
    player.press("left", "a")
    assert (player.scene, player.top.at) == ("turns", len(turns) - 1)
    player.press("b")
    assert (player.scene, player.top.at) == ("course", len(turns) - 1)
