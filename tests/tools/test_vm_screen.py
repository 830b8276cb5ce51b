"""What the VM's screen draws is what Blinka draws on a desk, whether the program has it or not.

But for shapes in groups with a scale: there Blinka and the screen part, and the program has none.
"""

import hashlib
import random

import pytest

import vm
from simulator import Simulation

SHOW = """
from board import DISPLAY
from bitmaptools import blit, fill_region
from displayio import Bitmap, Group, Palette, TileGrid
from vectorio import Circle, Rectangle

colours = Palette(8)
for number, colour in enumerate({colours}):
    colours[number] = colour
colours.make_transparent(0)
sheet = Bitmap(24, 16, {values})
for place, value in enumerate({pixels}):
    sheet[place] = value
fill_region(sheet, 3, 2, 9, 5, 1)
blit(sheet, sheet, 2, 1, x1=6, y1=3, x2=20, y2=12, skip_source_index=2)
top = Group(x=3, y=-2)
DISPLAY.auto_refresh = False
DISPLAY.root_group = top
groups = [top]
for kind, place, x, y, number, tiles in {things}:
    group = groups[place % len(groups)] if kind in ("group", "tiles") else top
    if kind == "group":
        thing = Group(x=x, y=y, scale=number % 3 + 1)
        groups.append(thing)
    elif kind == "tiles":
        size = {{"width": 2, "height": 3, "tile_width": 8, "tile_height": 4}}
        thing = TileGrid(sheet, pixel_shader=colours, x=x, y=y, **size)
        thing.flip_x = number & 1 > 0
        thing.flip_y = number & 2 > 0
        for at, tile in enumerate(tiles):
            thing[at] = tile
    elif kind == "circle":
        thing = Circle(pixel_shader=colours, radius=number, x=x, y=y, color_index=number % 8)
    else:
        thing = Rectangle(pixel_shader=colours, width=number, height=9, x=x, y=y, color_index=3)
    thing.hidden = number % 5 == 4
    group.append(thing)
DISPLAY.refresh()
"""
LOOP = """
import time
while True:
    DISPLAY.refresh()
    time.sleep(0.03)
"""


def scene(seed):
    lot = random.Random(seed)
    kinds = ("group", "tiles", "tiles", "circle", "rectangle")
    things = tuple(
        (
            lot.choice(kinds),
            lot.randrange(9),
            lot.randrange(-30, 150),
            lot.randrange(-30, 120),
            lot.randrange(1, 40),
            bytes(lot.randrange(12) for _ in range(6)),
        )
        for _ in range(30)
    )
    values = lot.choice((5, 8, 200))
    return SHOW.format(
        colours=tuple(lot.randrange(1 << 24) for _ in range(8)),
        values=values,
        pixels=bytes(lot.randrange(5) for _ in range(24 * 16)),
        things=things,
    )


@pytest.fixture(scope="module")
def board():
    with vm.Vm(files=vm.stand_ins(), seen=True) as board:
        board.stand_in()
        yield board


@pytest.mark.parametrize("seed", range(8))
def test_the_screen_draws_what_blinka_draws(board, seed, tmp_path):
    (tmp_path / "code.py").write_text(scene(seed) + LOOP)
    with Simulation(tmp_path) as handheld:
        handheld.frame(2)
        drawn = bytes(handheld.screen.pixels)
    assert len(set(drawn)) > 4
    board.run("import displayio, board\nboard.DISPLAY.root_group = None")
    board.run(scene(seed))
    assert board.look()["picture"] == hashlib.md5(drawn).hexdigest()
