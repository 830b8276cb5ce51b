"""The pictures and fonts are what their sources say, good to play with and to read."""

import itertools

import pytest
from board_pictures import font_loading, sheets

import make_assets
from artwork import bmp
from artwork.archipelago import CORE, NAME_WIDTH, PLANK, RAIL, Archipelago
from artwork.fonts import Face
from artwork.source import Source, SourceError
from kahuna.look import layout, palette
from kahuna.rules import tables
from kahuna.rules.line_names import LINE_NAMES
from simulator import board_modules

with board_modules.instead_of_blinka():
    import bitmaptools
    import displayio
    from adafruit_display_text import bitmap_label, label

ASSETS = make_assets.ROOT / "assets"
PROMISED = (
    "".join(map(chr, range(32, 127)))
    + "ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸÄÖÜßÌÒÙàâæçèéêëîïôœùûüÿäöüìò«»“”„’…–—×→←↑↓•·"
)


@pytest.fixture(scope="module")
def source():
    return make_assets.SOURCES / "kahuna/archipelago.txt"


@pytest.fixture(scope="module")
def places(source):
    return Archipelago(Source(source))


def changed(source, folder, old, new):
    """The archipelago with one thing in its source changed."""
    text = source.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path = folder / "archipelago.txt"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return Archipelago(Source(path))


# Files


def test_files_are_what_the_tool_makes_of_the_sources():
    for name, data in make_assets.make().items():
        assert (make_assets.ROOT / name).read_bytes() == data, name


def test_check_tells_a_changed_file(monkeypatch, capsys):
    made = make_assets.make()
    made["assets/kahuna/board.bmp"] += b"x"
    monkeypatch.setattr(make_assets, "make", lambda: made)
    assert make_assets.main(["--check"]) == 1
    assert capsys.readouterr().out == "differs: assets/kahuna/board.bmp\n"


def test_a_slip_in_a_source_is_said_with_its_line(source, tmp_path):
    with pytest.raises(SourceError, match=r"archipelago.txt line \d+: stone 12"):
        changed(source, tmp_path, "  stone 12 42\n", "  stone 12\n")


def test_assets_stay_small_and_hold_nothing_else():
    files = [
        path for path in ASSETS.rglob("*") if path.is_file() and path.suffix in (".bmp", ".tab")
    ]
    assert sum(path.stat().st_size for path in files) < 76_500
    made = {name for name in make_assets.make() if name.startswith("assets/")}
    assert {path.relative_to(make_assets.ROOT).as_posix() for path in files} == made


@pytest.mark.parametrize("bits", [1, 2, 4, 8])
def test_a_bmp_reads_back_as_it_was_written(bits):
    pixels = bytearray(i * 7 % 2**bits for i in range(13 * 5))
    colours = [0x102030 + i for i in range(2**bits)]
    assert bmp.read(bmp.write(13, 5, pixels, colours)) == (13, 5, pixels, colours)


@pytest.mark.parametrize("path", sorted(ASSETS.rglob("*.bmp")), ids=lambda path: path.stem)
def test_every_picture_loads_with_its_colours(path):
    width, height, pixels, colours = bmp.read(path.read_bytes())
    loaded, shader = sheets.load_sheet(str(path), False)
    assert (loaded.width, loaded.height) == (width, height)
    assert [shader[i] for i in range(len(shader))] == colours
    assert bytearray(loaded[i] for i in range(width * height)) == pixels


def test_some_rows_of_a_picture_load_alone():
    path = ASSETS / "kahuna" / "ends.bmp"
    width, _, pixels, _ = bmp.read(path.read_bytes())
    loaded, _ = sheets.load_sheet(str(path), False, 49, 7)
    assert (loaded.width, loaded.height) == (width, 7)
    assert bytearray(loaded[i] for i in range(width * 7)) == pixels[width * 49 : width * 56]


# The archipelago


def test_every_island_and_every_line_is_drawn(places):
    assert [island.name for island in places.islands] == list(tables.ISLANDS)
    assert [line.name for line in places.lines] == list(LINE_NAMES)
    assert all(island.land for island in places.islands)


def test_lines_keep_clear_of_each_other_of_islands_names_and_stones(places):
    assert places.faults() == []


@pytest.mark.parametrize(
    "old, new, fault",
    [
        ("line CG 141,15 141,43", "line CG 141,15 115,43", "CG does not begin and end"),
        ("line EI 80,44 80,64", "line EI 80,44 114,64", "EI touches JOJO"),
        ("line EI 80,44 80,64", "line EI 68,43 80,64", "EI runs over the stone of ELAI"),
        ("line AH 16,53 24,69", "line AH 16,53 42,70", "AH and DH touch on the water"),
        ("line BC 91,9 118,9", "line BC 91,9 128,9", "BC runs over the name of COCO"),
        ("stone 141 48", "stone 141 52", "the stone of GOLA hides its name"),
        ("stone 141 48", "stone 141 42", "the stone of GOLA does not fit"),
    ],
)
def test_a_line_or_stone_out_of_place_is_found(source, tmp_path, old, new, fault):
    assert any(fault in found for found in changed(source, tmp_path, old, new).faults())


def test_no_two_islands_touch(places):
    assert sum(len(island.land) for island in places.islands) == len(places.land)


def test_a_bridge_hides_the_dots_of_its_line(places):
    for line in places.lines:
        for x, y in line.beads:
            dot = {line.sprite.get((i, j)) for i in (x, x + 1) for j in (y, y + 1)}
            assert dot == {PLANK}, line.name


def bitmaps_of_bridges():
    """Those of all sizes, as the program loads them."""
    with sheets.open_asset(str(ASSETS / "kahuna" / "bridges.tab")) as file:
        made = []
        for at in range(0, len(layout.SIZES), 3):
            width, height, number = layout.SIZES[at : at + 3]
            made.append(displayio.Bitmap(width, height * number, 4))
            assert file.readinto(made[-1])
        assert not file.read()
    return made


def test_layout_finds_every_bridge_in_the_sheet(places):
    bitmaps = bitmaps_of_bridges()
    used = [0] * len(bitmaps)
    at = 0
    for line, number in zip(places.lines, layout.PIECES):
        drawn = {}
        for _ in range(number):
            x, y, size = layout.BRIDGES[at : at + 3]
            wide, high = layout.SIZES[3 * size : 3 * size + 2]
            top = high * used[size]
            used[size] += 1
            at += 3
            for i, j in itertools.product(range(wide), range(high)):
                value = bitmaps[size][i, top + j]
                assert not (value and (x + i, y + j) in drawn)
                if value:
                    drawn[x + i, y + j] = value
        assert drawn == {place: value for place, value in line.sprite.items() if value}, line.name
    assert at == len(layout.BRIDGES)
    assert used == list(layout.SIZES[2::3])


def test_layout_finds_the_middle_of_every_bridge(places):
    for i, line in enumerate(places.lines):
        middle = tuple(layout.MIDDLES[2 * i : 2 * i + 2])
        assert line.sprite[middle] in (CORE, PLANK)


def test_no_bridge_is_sent_in_a_large_empty_box():
    for at in range(0, len(layout.SIZES), 3):
        assert layout.SIZES[at] * layout.SIZES[at + 1] < 300


# Telling things apart


def brightness(colour):
    return (colour >> 16) * 0.3 + (colour >> 8 & 255) * 0.59 + (colour & 255) * 0.11


def test_bridges_of_both_sides_differ_without_colour(places):
    sea = brightness(places.source.colours[places.source.names["sea"]])
    white, black = palette.WHITE_BRIDGE, palette.BLACK_BRIDGE
    assert brightness(white[CORE]) > sea + 80
    assert brightness(black[RAIL]) < sea - 80 and brightness(black[PLANK]) < sea - 60
    for line in places.lines:
        values = list(line.sprite.values())
        # The sea is seen through the black one only.
        assert black[CORE] is None and values.count(CORE) >= 6, line.name
        assert None not in [white[value] for value in values]


def test_stones_of_both_sides_differ_in_outline():
    tiles = Source(make_assets.SOURCES / "kahuna/stones.txt").tiles
    drawn = {
        name: {(x, y) for y, row in enumerate(rows) for x, dot in enumerate(row) if dot}
        for name, rows in tiles.items()
    }
    assert len(drawn["black"] - drawn["white"]) >= 8
    assert len(drawn["white_gain"] ^ drawn["black_gain"]) >= 16


# Fonts


@pytest.fixture(scope="module")
def text():
    return font_loading.load_font(str(ASSETS / "text"))


def test_every_promised_letter_is_there_and_like_no_other():
    face = Face(make_assets.SOURCES / "text.txt")
    assert [letter for letter in PROMISED if letter not in face.glyphs] == []
    drawings = [str(face.glyphs[letter]) for letter in set(PROMISED)]
    assert len(set(drawings)) == len(drawings)
    assert face.height <= 11


def test_the_tiny_font_writes_names_and_numbers():
    face = Face(make_assets.SOURCES / "tiny.txt")
    assert set("ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789+-.,:!?/%×→←↑↓") <= set(face.glyphs)
    assert all(face.width(name) - 1 == NAME_WIDTH for name in tables.ISLANDS)


def dots(bitmap):
    return {
        (i % bitmap.width, i // bitmap.width)
        for i in range(bitmap.width * bitmap.height)
        if bitmap[i]
    }


@pytest.mark.parametrize("name", ["text", "tiny"])
def test_labels_write_the_letters_as_drawn(name):
    face = Face(make_assets.SOURCES / f"{name}.txt")
    loaded = font_loading.load_font(str(ASSETS / name))
    letters = "".join(sorted(set(face.glyphs) - {"\ufffd"}))
    written = bitmap_label.Label(loaded, text=letters)
    assert dots(written._bitmap) == set(face.dots(letters, 0, 0))
    assert written.bounding_box[2] == loaded.width(letters) == face.width(letters)


def test_both_kinds_of_label_agree_on_the_room_they_take(text):
    for words in ("Kühl", "ŒÆ œæ", "îì", "Wähle: «GOLA»\nÀ vous…"):
        kinds = [kind.Label(text, text=words) for kind in (label, bitmap_label)]
        assert kinds[0].bounding_box[2] == kinds[1].bounding_box[2]


def test_a_letter_that_is_missing_shows_a_box(text):
    box, missing = text.get_glyph(0xFFFD), text.get_glyph(ord("Ж"))
    assert missing == box
    assert text.width("Ж") == box.shift_x
    assert dots(bitmap_label.Label(text, text="Ж")._bitmap)


def test_fonts_and_bridges_take_little_memory(text):
    assert text.bitmap.width * text.bitmap.height // 8 <= 1500
    assert (ASSETS / "kahuna" / "bridges.tab").stat().st_size <= 3000


# On the screen


def test_a_bridge_changes_hands_by_its_palette_alone():
    x, y, size = layout.BRIDGES[:3]
    width, height = layout.SIZES[3 * size : 3 * size + 2]
    bitmap = displayio.Bitmap(width, height, 4)
    bitmaptools.blit(bitmap, bitmaps_of_bridges()[size], 0, 0, x2=width, y2=height)
    shaders = []
    for colours in (palette.WHITE_BRIDGE, palette.BLACK_BRIDGE):
        shader = displayio.Palette(len(colours))
        for index, colour in enumerate(colours):
            if colour is None:
                shader.make_transparent(index)
            else:
                shader[index] = colour
        shaders.append(shader)
    bridge = displayio.TileGrid(bitmap, pixel_shader=shaders[0], x=x, y=y)
    bridge.pixel_shader = shaders[1]
    assert bridge.pixel_shader is shaders[1]
