"""Whatever must be told apart differs in brightness, for eyes that do not see all colours.

The three common kinds are simulated with the matrices that Machado, Oliveira and Fernandes gave in
2009 (A Physiologically-based Model for Simulation of Color Vision Deficiency) for eyes that lack
one kind of cone; they are for light, not for the numbers of a display. Contrast is measured as in
the WCAG: 1 for equal light, 21 for black and white.
"""

from collections import Counter
from itertools import combinations

import pytest

import make_assets
from artwork.source import Source
from handheld import menu_colours
from kahuna.look import palette
from kahuna.screens import log

EYES = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
every_eye = pytest.mark.parametrize("eye", EYES)

SHAPES = 2  # at least, somewhere in what is shown
SIGNS = 3
TEXT = 4.5

KAHUNA = make_assets.SOURCES / "kahuna"
STONE = Source(KAHUNA / "stones.txt")


def named(source):
    return {name: source.colours[number] for name, number in source.names.items()}


LAND = named(Source(KAHUNA / "archipelago.txt"))
SEA = LAND["sea"]
CARDS = named(Source(KAHUNA / "cards.txt"))


def light(colour, eye):
    """How light a colour 0xRRGGBB is to an eye, from 0 to 1."""
    rgb = [linear(colour >> shift & 255) for shift in (16, 8, 0)]
    seen = [sum(part * value for part, value in zip(row, rgb)) for row in EYES[eye]]
    red, green, blue = [min(max(value, 0), 1) for value in seen]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def linear(value):
    value /= 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def contrast(one, other, eye):
    one, other = light(one, eye), light(other, eye)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def test_contrast_is_what_it_should_be():
    assert contrast(0x000000, 0xFFFFFF, "all colours") == pytest.approx(21)
    for eye in EYES:
        assert contrast(0x808080, 0x808080, eye) == 1
        assert contrast(0x000000, 0xFFFFFF, eye) == pytest.approx(21, rel=0.01)
    # Red is dark for eyes without its cones, and as light as ever for eyes without those for blue.
    assert light(0xFF0000, "protan") < 0.6 * light(0xFF0000, "all colours")
    assert light(0xFF0000, "tritan") == pytest.approx(light(0xFF0000, "all colours"), rel=0.1)


def looks():
    """All that a line can look like: deck, rails and planks, or the sea if it is free."""
    names = [name for name, value in vars(palette).items() if name.isupper() and len(value) == 4]
    names.remove("FOAM")  # of a bridge that is no more
    found = {
        name: [SEA if part is None else part for part in getattr(palette, name)[1:]]
        for name in names
    }
    assert len(found) == 10
    return {**found, "nothing": [SEA] * 3}


@every_eye
def test_any_two_looks_of_a_line_differ_by_light_somewhere(eye):
    for (one, parts), (other, others) in combinations(looks().items(), 2):
        differ = max(contrast(a, b, eye) for a, b in zip(parts, others))
        assert differ >= SHAPES, (one, other)


STONES = ("none", "white", "black", "white_gain", "black_gain", "white_loss", "black_loss")


def stone(name, land):
    """The pixels of a stone, or the land if there is none."""
    colours = STONE.colours
    return [colours[value] if value else LAND[land] for row in STONE.tiles[name] for value in row]


@every_eye
@pytest.mark.parametrize("land", ["meadow", "grass"])
def test_any_two_stones_differ_by_light_in_many_places(eye, land):
    for one, other in combinations(STONES, 2):
        pairs = Counter(zip(stone(one, land), stone(other, land)))
        places = sum(n for (a, b), n in pairs.items() if contrast(a, b, eye) >= SHAPES)
        assert places >= 9, (one, other)


@every_eye
def test_the_cross_on_a_stone_stands_out_from_it(eye):
    colours = named(STONE)
    for cross, ground in (("red", "cream"), ("red", "shade"), ("coral", "ink"), ("coral", "coal")):
        assert contrast(colours[cross], colours[ground], eye) >= SIGNS, (cross, ground)


TEXTS = {
    "menu": (menu_colours.CREAM, menu_colours.NIGHT),
    "chosen row": (menu_colours.GLOW, menu_colours.NIGHT),
    "what is of less weight": (menu_colours.MUTED, menu_colours.NIGHT),
    "head": (menu_colours.GLOW, menu_colours.INK),
    "bar": (menu_colours.CREAM, menu_colours.INK),
    "page": (menu_colours.INK, menu_colours.PAPER),
    "another turn in the log": (log._PALE, menu_colours.PAPER),
    "White's handover": palette.WHITE_HANDOVER,
    "Black's handover": palette.BLACK_HANDOVER,
    "card": (menu_colours.INK, CARDS["paper"]),
    "chosen card": (menu_colours.INK, CARDS["bright"]),
    "island under the cursor": (menu_colours.INK, menu_colours.GLOW),
}


@every_eye
def test_words_stand_out_from_their_ground(eye):
    for what, (letters, ground) in TEXTS.items():
        assert contrast(letters, ground, eye) >= TEXT, what


@every_eye
def test_cards_say_by_light_what_they_are(eye):
    assert contrast(CARDS["paper"], CARDS["faded"], eye) >= SIGNS
    assert contrast(menu_colours.INK, CARDS["faded"], eye) >= SIGNS
    # The edge of the corner of a new card, on every ground of it.
    for ground in ("faded", "sea", "night"):
        assert contrast(CARDS["light"], CARDS[ground], eye) >= SIGNS
    assert contrast(CARDS["red"], CARDS["light"], eye) >= SIGNS
