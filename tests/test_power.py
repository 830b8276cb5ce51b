"""The power can go at any moment: the game and the settings come back, or one line says they do
not."""

import random

import pytest
from driving import Player, memory_with, packed
from playing import SIDES, actions, deal, new_game

from kahuna.actions import DISCARD, DRAW
from kahuna.phases import DEALING, OVER
from simulator import PLAIN, Simulation

ERASED = b"\xff" * 8192


def words(handheld):
    """All texts on the screen."""
    found = []
    waiting = [handheld.screen.root_group]
    while waiting:
        part = waiting.pop()
        text = getattr(part, "text", None)
        if text is not None:
            found.append(text)
        elif hasattr(part, "__iter__") and not hasattr(part, "tile_width"):
            waiting += list(part)
    return found


def kept(handheld):
    """The game as a save has it: its whole course, players and fresh cards."""
    return bytes(handheld.program.session.pack())


def power_cycle(handheld):
    handheld.switch_off()
    handheld.switch_on()
    handheld.frame(3)


def draw(player):
    """Ends the turn by drawing the top of the pile."""
    player.lift()
    player.press("left", "a", "a")


def games_under_way(number, seed=1):
    """Games in the middle, with some bridges and a pile left."""
    lot = random.Random(seed)
    for _ in range(number):
        game = new_game("modern", (), lot.choice(SIDES))
        while game.length < 40 or game.pile < 3 or game.sizes[game.turn] > 4:
            if game.phase == OVER:
                game = new_game("modern", (), lot.choice(SIDES))
            if game.phase == DEALING:
                deal(game, lot)
            else:
                choice = actions(game)
                plays = [action for action in choice if action < DISCARD]
                game.apply(lot.choice(plays if plays and lot.random() < 0.5 else choice))
        yield game


# A game that goes on


@pytest.mark.parametrize("place", ["drive", "nvm"])
def test_a_game_goes_on_behind_the_curtain(tmp_path, place):
    with Simulation(seed=4, drive=tmp_path if place == "drive" else None) as handheld:
        player = Player(handheld)
        player.begin(edition="french", variants=("open",), handicap=("black", 1))
        player.lift()
        player.press("a")
        for _ in range(5):
            handheld.frame(3)
            before = kept(handheld)
            assert player.scene == "curtain"
            power_cycle(handheld)
            assert player.scene == "curtain"
            assert kept(handheld) == before
            assert player.session.view.side == -1
            assert handheld.program.trouble == 0
            player.press("a")
            while player.scene == "replay":
                handheld.frame()
            player.press("a")
            player.press("a")  # a bridge somewhere
            if player.scene == "play":
                player.press("b", "b")
                draw(player)
        assert handheld.serial == ""


def test_the_log_comes_back_with_the_game():
    game = next(games_under_way(1))
    with Simulation(nvm=memory_with(packed(game))) as handheld:
        assert list(handheld.game.history[: game.length]) == list(game.history[: game.length])
        player = Player(handheld)
        player.press("start")
        texts = handheld.program.texts
        player.choose([entry[0] for entry in player.top._entries].index(texts.LOG))
        player.press("a")
        assert player.scene == "log"
        assert any(texts.SIDES[0] in text for text in words(handheld))


def test_plays_of_a_turn_under_way_come_back_and_can_be_undone():
    """The menu saves within a turn."""
    game = next(games_under_way(1, 3))
    with Simulation(nvm=memory_with(packed(game))) as handheld:
        player = Player(handheld)
        player.lift()
        length = player.game.length
        plays = [action for action in actions(game) if action < DISCARD]
        player.do(plays[0])
        player.press("start")
        before = kept(handheld)
        power_cycle(handheld)
        assert player.scene == "curtain"
        assert kept(handheld) == before
        player.lift()
        assert player.game.length == length + 1
        player.press("select")
        assert player.game.length == length
        player.press("select")
        assert player.game.length == length


def test_a_quiet_turn_is_saved_after_ten_seconds_and_once():
    game = next(games_under_way(1, 3))
    with Simulation(nvm=memory_with(packed(game))) as handheld:
        player = Player(handheld)
        player.lift()
        handheld.frame(400)
        writes = handheld.nvm.writes
        plays = [action for action in actions(game) if action < DISCARD]
        player.do(plays[0])
        handheld.frame(250)
        assert handheld.nvm.writes == writes
        handheld.frame(100)
        assert handheld.nvm.writes == writes + 1
        handheld.frame(1000)
        assert handheld.nvm.writes == writes + 1
        before = kept(handheld)
        power_cycle(handheld)
        assert kept(handheld) == before


def test_the_memory_is_written_once_a_turn():
    """It wears: every write counts, and browsing writes nothing."""
    with Simulation(seed=2) as handheld:
        player = Player(handheld)
        player.begin()
        handheld.frame(3)
        for _ in range(6):
            writes = handheld.nvm.writes
            handheld.frame(30)
            player.press("start")
            player.choose(1)
            player.press("a", "b", "b")
            handheld.frame(5)
            assert handheld.nvm.writes == writes
            assert player.scene == "curtain"
            draw(player)
            handheld.frame(3)
            assert player.scene == "curtain"
            assert handheld.nvm.writes == writes + 1


def test_a_turn_that_ended_a_round_is_not_lost_at_the_scoring():
    """Switched off while islands were counted, the game came back with the last draw to do."""
    from test_curtain import ends_of_rounds

    game = next(ends_of_rounds())[0]
    with Simulation(nvm=memory_with(packed(game))) as handheld:
        player = Player(handheld)
        player.lift()
        while not 5 <= player.chooser.at < 8:
            player.press("left")
        player.press("a", "a")
        handheld.frame(5)
        assert player.scene == "scoring"
        before = kept(handheld)
        power_cycle(handheld)
        assert kept(handheld) == before
        assert player.scene == "scoring"
        player.score()
        assert player.scene == "curtain"


def test_a_game_that_is_over_does_not_come_back():
    lot = random.Random(1)
    game = new_game("short", (), "white")
    while game.phase != OVER:
        if game.phase == DEALING:
            deal(game, lot)
            continue
        quiet = [action for action in actions(game) if action >= DISCARD]
        action = lot.choice(quiet or actions(game))
        game.apply(action)
        if game.phase == OVER:
            game.undo()
            break
    with Simulation(nvm=memory_with(packed(game))) as handheld:
        player = Player(handheld)
        player.lift()
        player.do(action)
        assert player.scene == "final"
        handheld.frame(3)
        power_cycle(handheld)
        assert player.scene == "title"
        assert handheld.game is None
        assert handheld.program.trouble == 0


# Cuts


def test_a_cut_at_any_stage_of_a_save_on_the_drive_loses_a_turn_at_most(tmp_path):
    """The cut comes in the save at the curtain; what comes back is the game before or after it."""
    handheld = Simulation(seed=6, drive=tmp_path)
    with handheld:
        player = Player(handheld)
        player.begin()
        handheld.frame(3)
        cut = whole = 0
        while whole < 2:
            before = kept(handheld)
            player.lift()
            player.press("left", "a")
            handheld.hold("a")
            handheld.power.cut_after(cut)
            handheld.frame(4)
            handheld.let_go("a")
            gone = not handheld.running
            after = None if gone else kept(handheld)
            handheld.switch_off()
            handheld.switch_on()
            handheld.frame(3)
            assert player.scene == "curtain"
            assert handheld.program.trouble == 0
            if gone:
                assert kept(handheld)[:4] == before[:4] or kept(handheld) != before
                assert player.game.length - length_of(before) in (0, 1)
            else:
                assert kept(handheld) == after
            whole += not gone
            cut = cut + 1 if gone else 0
        assert cut == 0
        assert handheld.serial == ""


def length_of(session_bytes):
    from kahuna.session import Session

    session = Session()
    session.unpack(session_bytes)
    return session.game.length
