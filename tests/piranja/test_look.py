"""Kai Piranja's drawings: they differ in shape, not only in colour, move, and show in the deep."""

import itertools

import pytest

import make_assets
from artwork import bmp
from handheld import menu_colours
from piranja.look import layout, palette
from piranja.look.depths import WATER

FOLDER = make_assets.ROOT / "assets" / "piranja"
PLAYERS = range(6)


class Sheet:
    """The tiles of a picture, side by side."""

    def __init__(self, name, width):
        self.across, self.height, self.pixels, self.colours = bmp.read(
            (FOLDER / f"{name}.bmp").read_bytes()
        )
        self.width = width
        self.count = self.across // width

    def tile(self, number):
        """{(x, y): colour} of what is drawn."""
        return {
            (x, y): self.colours[value]
            for y in range(self.height)
            for x in range(self.width)
            if (value := self.pixels[y * self.across + number * self.width + x])
        }


def luminance(colour):
    parts = [(colour >> shift & 255) / 255 for shift in (16, 8, 0)]
    red, green, blue = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def differing(one, other):
    """How many pixels only one of two drawings has; outlines count, not colours."""
    return len(set(one) ^ set(other))


class Fish(Sheet):
    """The pictures of fish, made of columns."""

    def __init__(self):
        super().__init__("fish", layout.COLUMN)

    def tile(self, number):
        columns = layout.COLUMNS[4 * number : 4 * number + 4]
        return {
            (i * layout.COLUMN + x, y): colour
            for i, column in enumerate(columns)
            for (x, y), colour in super(Fish, self).tile(column).items()
        }


@pytest.fixture(scope="module")
def fish():
    return Fish()


@pytest.fixture(scope="module")
def tiny():
    return Sheet("tiny", layout.TINY_WIDTH)


@pytest.fixture(scope="module")
def signs():
    return Sheet("signs", layout.SIGN_SIZE)


def test_there_are_sixteen_fish_in_two_frames_and_tiny_ones_of_twelve(fish, tiny, signs):
    assert len(layout.COLUMNS) == 4 * 2 * 16 and fish.height == layout.FISH_HEIGHT
    assert set(layout.COLUMNS) == set(range(fish.count))
    assert fish.width * 4 == layout.FISH_WIDTH
    assert tiny.count == 1 + 12 + 1 + 9 and tiny.height == layout.TINY_HEIGHT
    assert signs.count == 7 and signs.height == layout.SIGN_SIZE


def test_fish_are_told_apart_by_their_outlines(fish):
    for one, other in itertools.combinations(range(16), 2):
        assert differing(fish.tile(2 * one), fish.tile(2 * other)) > 20, (one, other)


def test_the_small_ones_of_everybodys_rows_are_told_apart_by_their_outlines(tiny):
    assert not tiny.tile(0)
    for one, other in itertools.combinations(range(1, 13), 2):
        assert differing(tiny.tile(one), tiny.tile(other)) >= 5, (one, other)


def test_big_fish_are_bigger_and_fat_ones_biggest(fish):
    for species in range(4):
        small, big, hungry, fat = (len(fish.tile(2 * (species + at))) for at in (0, 4, 8, 12))
        assert 1.3 * small < min(big, hungry)
        assert max(big, hungry) < fat


def test_every_fish_moves_a_little(fish):
    for number in range(16):
        one, other = fish.tile(2 * number), fish.tile(2 * number + 1)
        spots = one.keys() | other.keys()
        moved = sum(one.get(spot) != other.get(spot) for spot in spots)
        assert 3 <= moved <= 0.5 * len(spots), number


def test_a_fish_is_as_wide_as_the_table_of_sizes_says(fish):
    for number, width in enumerate(layout.WIDTHS):
        for frame in (0, 1):
            assert max(x for x, _ in fish.tile(2 * number + frame)) < width
            assert min(x for x, _ in fish.tile(2 * number + frame)) <= 1


def test_signs_of_players_are_told_apart_by_their_outlines(signs):
    for one, other in itertools.combinations(PLAYERS, 2):
        assert differing(signs.tile(one), signs.tile(other)) >= 15


def test_a_sign_has_its_players_colour(signs):
    for player in PLAYERS:
        assert palette.PLAYERS[player] in signs.tile(player).values()


def test_players_colours_are_easily_read_on_bars():
    for player in PLAYERS:
        assert contrast(palette.PLAYERS[player], menu_colours.INK) >= 6
        assert contrast(palette.PLAYERS[player], menu_colours.NIGHT) >= 4.5


def test_no_two_lights_have_the_same_strongest_colours():
    kinds = set()
    for colour in palette.LIGHTS:
        parts = [colour >> shift & 255 for shift in (16, 8, 0)]
        kinds.add(tuple(4 * part // max(parts) for part in parts))
    assert len(kinds) == 6


def test_water_darkens_step_by_step():
    water = Sheet("water", layout.WATER_SIZE)
    for colour in water.colours:
        seen = [luminance(palette.darker(colour, step)) for step in range(palette.STEPS)]
        assert seen == sorted(seen, reverse=True) and len(set(seen)) == palette.STEPS
        assert all(0 <= palette.darker(colour, step) <= 0xFFFFFF for step in range(palette.STEPS))


def test_the_water_is_of_few_tiles():
    water = Sheet("water", layout.WATER_SIZE)
    assert water.count <= 48
    assert len(WATER) * layout.WATER_SIZE**2 == 160 * 104
    assert set(WATER) == set(range(water.count))
