"""The simulator paints faster than Blinka, and the same to the pixel."""

import io
import random
import struct

import bitmaptools
import displayio
import pytest
import vectorio
from displayio._area import Area

from artwork import bmp
from simulator import painting
from simulator.screen import Screen, prepare_blinka

WIDTH, HEIGHT = 48, 40


@pytest.fixture
def screen():
    prepare_blinka()

    class Unseen(Screen):
        def __init__(self):
            super().__init__(None, WIDTH, HEIGHT)

    yield Unseen()
    displayio.release_displays()


@pytest.fixture
def by_blinka(monkeypatch):
    """`by_blinka(function, ...)` is what the function gives when Blinka paints."""

    def call(function, *arguments, **options):
        with monkeypatch.context() as patch:
            for (module, name), ours in painting.REPLACED.items():
                patch.setattr(module, name, painting.BLINKAS[ours])
            return function(*arguments, **options)

    return call


def painted(screen, group, area):
    """The pixels of an area and which of them are covered."""
    screen.root_group = group
    size = area.size()
    pixels = memoryview(bytearray((size * 2 + 3) // 4 * 4)).cast("I")
    mask = memoryview(bytearray((size // 32 + 1) * 4)).cast("I")
    screen._core.fill_area(area, mask, pixels)
    return bytes(pixels), bytes(mask)


def palette_of(lot, colours):
    palette = displayio.Palette(colours)
    for number in range(colours):
        palette[number] = lot.randrange(1 << 24)
        if lot.random() < 0.3:
            palette.make_transparent(number)
    return palette


def bitmap_of(lot, width, height, colours):
    bitmap = displayio.Bitmap(width, height, colours)
    for place in range(width * height):
        bitmap[place] = lot.randrange(colours)
    return bitmap


def picture_of(lot, width, height, colours):
    pixels = bytes(lot.randrange(colours) for _ in range(width * height))
    shades = [lot.randrange(1 << 24) for _ in range(colours)]
    data = bytearray(bmp.write(width, height, pixels, shades) + bytes(138))  # Blinka wants them
    struct.pack_into("<i", data, 22, height)  # it knows no other order of the rows
    return displayio.OnDiskBitmap(io.BytesIO(data))


def tiles(lot, on_disk):
    wide, tall, across, down = (lot.randint(1, most) for most in (9, 9, 4, 3))
    colours = lot.choice((2, 16, 256) if on_disk else (2, 4, 16, 256))
    make = picture_of if on_disk else bitmap_of
    grid = displayio.TileGrid(
        make(lot, wide * across, tall * down, colours),
        pixel_shader=palette_of(lot, colours if on_disk else lot.randint(2, colours)),
        width=lot.randint(1, 5),
        height=lot.randint(1, 5),
        tile_width=wide,
        tile_height=tall,
        x=lot.randint(-8, WIDTH),
        y=lot.randint(-8, HEIGHT),
    )
    for place in range(grid.width * grid.height):
        grid[place] = lot.randrange(across * down)
    grid.flip_x, grid.flip_y, grid.transpose_xy = (lot.random() < 0.3 for _ in range(3))
    return grid


def shape(lot):
    place = {"x": lot.randint(-8, WIDTH), "y": lot.randint(-8, HEIGHT)}
    palette = palette_of(lot, 3)
    if lot.random() < 0.5:
        return vectorio.Circle(pixel_shader=palette, radius=lot.randint(1, 12), **place)
    sizes = {"width": lot.randint(1, 20), "height": lot.randint(1, 20)}
    return vectorio.Rectangle(pixel_shader=palette, **sizes, **place)


def scene(lot):
    whole = displayio.Group(scale=lot.choice((1, 1, 2, 3)), x=lot.randint(-5, 5))
    for _ in range(lot.randint(2, 6)):
        whole.append(shape(lot) if lot.random() < 0.3 else tiles(lot, lot.random() < 0.3))
    if lot.random() < 0.5:
        whole.append(veil(lot))
    return whole


def veil(lot):
    """A layer over all others, with holes."""
    bitmap = bitmap_of(lot, WIDTH + 16, HEIGHT + 16, 4)
    return displayio.TileGrid(bitmap, pixel_shader=palette_of(lot, 4), x=-8, y=-8)


def recolour(group, lot):
    for layer in group:
        layer.pixel_shader[0] = lot.randrange(1 << 24)
        layer.pixel_shader.make_opaque(1)


def test_scenes_are_painted_as_blinka_paints_them(screen, by_blinka):
    lot = random.Random(1)
    different = set()
    for _ in range(60):
        group = scene(lot)
        x1, y1 = lot.randrange(WIDTH // 2), lot.randrange(HEIGHT // 2)
        area = Area(x1, y1, lot.randint(x1 + 9, WIDTH), lot.randint(y1 + 9, HEIGHT))
        for _ in range(2):
            ours = painted(screen, group, area)
            assert ours == painted(screen, group, area)
            assert ours == by_blinka(painted, screen, group, area)
            different.add(ours)
            recolour(group, lot)
    assert len(different) > 80


def test_a_default_tile_that_the_sheet_lacks_is_painted_as_by_blinka(screen, by_blinka):
    lot = random.Random(2)
    for make in (bitmap_of, picture_of):
        palette = palette_of(lot, 16)
        group = displayio.Group()
        sheet = make(lot, 16, 8, 16)
        group.append(
            displayio.TileGrid(
                sheet, pixel_shader=palette, tile_width=8, tile_height=8, default_tile=5
            )
        )
        area = Area(0, 0, WIDTH, HEIGHT)
        assert painted(screen, group, area) == by_blinka(painted, screen, group, area)


def change(lot, group):
    """Changes one thing somewhere in a group, as a program does between two frames."""
    layer = lot.choice(list(group))
    if isinstance(layer, displayio.Group):
        if lot.random() < 0.8:
            change(lot, layer)
        else:
            layer.hidden = not layer.hidden
        return
    bitmap = getattr(layer, "bitmap", None)
    what = lot.randrange(7)
    if what == 0:
        layer.x += lot.choice((-30, -2, 3))
    elif what == 1:
        layer.hidden = not layer.hidden
    elif what == 2:
        layer.pixel_shader[0] = lot.randrange(1 << 24)
    elif what == 3 and bitmap:
        layer[0] = lot.randrange(layer._tiles_in_bitmap)
    elif what == 4 and isinstance(bitmap, displayio.Bitmap):
        at = lot.randrange(bitmap.width)
        bitmaptools.fill_region(bitmap, at, 0, at + 2, 1, 1)
    elif what == 5 and isinstance(bitmap, displayio.Bitmap) and bitmap.width > 9:
        bitmaptools.blit(bitmap, bitmap_of(lot, 3, 1, 2), lot.randrange(5), 0)
    elif what == 6 and len(group) > 1:
        group.remove(layer)
        group.insert(lot.randrange(len(group) + 1), layer)


def sent(screen, seed):
    """The areas sent after each of many changes in a scene, and the pixels that are there then."""
    lot = random.Random(seed)
    group = scene(lot)
    for _ in range(2):
        group.append(scene(lot))
    for layer in [*group, *group[-1], *group[-2]]:
        if isinstance(layer, displayio.TileGrid):
            layer.pixel_shader = palette_of(lot, 256)  # in small areas Blinka needs all colours
    screen.root_group = group
    found = []
    for _ in range(50):
        for _ in range(lot.randrange(3)):
            change(lot, group)
        screen._core.full_refresh = not found or lot.random() < 0.05
        screen._first_manual_refresh = False
        screen.areas = []
        screen._refresh_display()
        found.append((tuple(screen.areas), bytes(screen.pixels)))
    return found


def test_after_changes_the_same_areas_are_sent_as_by_blinka(screen, by_blinka):
    different = set()
    for seed in range(6):
        ours = sent(screen, seed)
        theirs = by_blinka(sent, screen, seed)
        for number, (one, other) in enumerate(zip(ours, theirs)):
            assert one == other, (seed, number)
        different.update(areas for areas, _ in ours)
    assert len(different) > 60


def changed(dest, function, *arguments, **options):
    """A copy of a bitmap after a change: its words, the part to be sent, and a refusal."""
    twin = displayio.Bitmap(dest.width, dest.height, 1 << dest._bits_per_value)
    twin._data[:] = dest._data
    twin._finish_refresh()
    refusal = ""
    try:
        getattr(bitmaptools, function)(twin, *arguments, **options)
    except ValueError as error:
        refusal = str(error)
    return twin._data, str(twin._dirty_area), refusal


def test_bitmaps_are_copied_as_by_blinka(by_blinka):
    prepare_blinka()
    lot = random.Random(3)
    for _ in range(150):
        colours = lot.choice((2, 4, 16, 256))
        source = bitmap_of(lot, lot.randint(1, 70), lot.randint(1, 5), colours)
        dest = bitmap_of(lot, lot.randint(1, 90), lot.randint(2, 8), lot.choice((colours, 16)))
        how = [source, lot.randint(-2, dest.width // 2), lot.randint(-1, dest.height // 2)]
        part = {}
        if lot.random() < 0.8:
            part["x1"], part["x2"] = sorted(lot.randint(0, source.width) for _ in range(2))
            part["y1"], part["y2"] = sorted(lot.randint(0, source.height) for _ in range(2))
        if lot.random() < 0.3:
            part["skip_source_index"] = 0
        ours = changed(dest, "blit", *how, **part)
        theirs = by_blinka(changed, dest, "blit", *how, **part)
        assert ours == theirs, (dest.width, dest.height, how, part)


def test_bitmaps_are_filled_as_by_blinka(by_blinka):
    prepare_blinka()
    lot = random.Random(4)
    for _ in range(100):
        colours = lot.choice((2, 4, 16, 256))
        dest = bitmap_of(lot, lot.randint(1, 70), lot.randint(1, 6), colours)
        how = [lot.randint(-3, most) for most in (72, 9, 72, 9)] + [lot.randrange(colours)]
        ours = changed(dest, "fill_region", *how)
        theirs = by_blinka(changed, dest, "fill_region", *how)
        assert ours == theirs, (dest.width, dest.height, how)
