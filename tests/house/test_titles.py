"""The titles of both games: what lives there, and the robots that play while nobody presses."""

from importlib import import_module

import kahuna_player
import piranja_player
import pytest
from kahuna_games import UNDER_WAY, play
from piranja_games import begun

from artwork import bmp
from environment import ROOT
from simulator import Simulation

SECOND = 30  # frames
REST = 30 * SECOND
DIM = 120 * SECOND
LITTLE = 2 * 11 * 11  # pixels: a tile where it was, and where it is


def memory_of(game):
    """The memory of a handheld with this game under way."""
    if game == "kahuna":
        return kahuna_player.memory_with(kahuna_player.packed(play(UNDER_WAY)))
    return piranja_player.memory_with(begun(3, 4)[0])


@pytest.fixture(params=["kahuna", "piranja"])
def handheld(request):
    """On the title of a game, with one under way."""
    with Simulation(nvm=memory_of(request.param)) as handheld:
        program = handheld.program
        program.game.reset_to("title")
        wait(handheld, 10)
        assert (program.shown, program.games[program.number]) == ("title", request.param)
        yield handheld


def pixels(handheld):
    return bytes(handheld.screen.pixels)


def wait(handheld, frames):
    for _ in range(frames):
        handheld.frame()


def test_something_always_moves_on_a_title_and_takes_little_to_draw(handheld):
    seen = set()
    for _ in range(10):
        for _ in range(SECOND):
            handheld.frame()
            assert handheld.sent <= LITTLE
        seen.add(pixels(handheld))
    assert len(seen) == 10


def test_robots_play_without_a_sound_once_nobody_has_pressed_for_half_a_minute(handheld):
    program = handheld.program
    before = program.game.session.pack()
    handheld.press("down")
    wait(handheld, REST - 2 * SECOND)
    assert program.shown == "title" and program.device.sound.volume
    wait(handheld, 4 * SECOND)
    assert program.shown == "demo" and not program.device.sound.volume
    seen = {pixels(handheld)}
    for _ in range(5):
        wait(handheld, 8 * SECOND)
        seen.add(pixels(handheld))
    assert program.shown == "demo" and len(seen) == 6
    handheld.press("a")
    assert program.shown == "title" and program.device.sound.volume
    assert program.stage.top.at == 1  # the row as it was
    handheld.press("up", "a")
    assert program.shown != "title" and program.game.session.pack() == before


def test_robots_do_not_keep_the_display_bright_nor_play_on_in_the_dark(handheld):
    wait(handheld, DIM - 10 * SECOND)
    assert handheld.program.shown == "demo"
    wait(handheld, 20 * SECOND)
    assert handheld.program.shown == "title"
    assert handheld.program.device.brightness < handheld.program.settings.light / 2
    wait(handheld, 2 * REST)
    assert handheld.program.shown == "title"


def test_robots_wait_until_what_is_wrong_has_been_read(handheld):
    handheld.program.trouble = handheld.program.known_trouble = 1
    program = handheld.program
    for _ in range(REST + 10 * SECOND):
        program.trouble = 1
        handheld.frame()
    assert program.shown == "title"


@pytest.mark.parametrize("game", ["kahuna", "piranja"])
def test_what_is_drawn_as_rectangles_has_one_colour_in_the_picture(game):
    title = import_module(f"{game}.screens.title")
    path = ROOT / "assets" / game / "title.bmp"
    width, height, pixels, _ = bmp.read(path.read_bytes())
    for x, y, across, down in title._PLAIN:
        assert x + across <= width and y + down <= height
        rows = range(y * width + x, (y + down) * width, width)
        assert len({value for at in rows for value in pixels[at : at + across]}) == 1
        assert across * down >= 300  # less is not worth a rectangle


def test_what_moves_is_behind_the_menu(handheld):
    title = handheld.program.stage.top
    parts = list(title.group)
    assert parts.index(title._living.group) < min(parts.index(line.tile) for line in title._lines)


def test_a_title_looks_the_same_without_them(handheld):
    before = pixels(handheld)
    title = handheld.program.stage.top
    parts = list(title.group)[1 : 1 + len(title._plain_parts)]
    assert parts
    title._living.step = lambda: None
    for part in parts:
        part.hidden = True
    wait(handheld, 2)
    assert pixels(handheld) == before
