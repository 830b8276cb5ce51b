"""Makes all pieces of the tabletop."""

from displayio import Bitmap, Group, TileGrid
from vectorio import Circle, Rectangle

from handheld import menu_colours
from handheld.art import colours
from handheld.icons import ICON_BUTTON_A, ICON_LEFT, ICON_RIGHT
from handheld.sheets import load_sheet

from ..look.depths import WATER
from ..look.layout import FAT, FISH_HEIGHT, FISH_WIDTH, SIGN_NET, TINY_WIDTH, WATER_SIZE
from ..look.palette import DIM
from ..look.pictures import draw_fish
from .bar import LOWER_BAR, ROOM, SAYING, WORDS_X
from .playfield import DECK_TOP, DECK_X, PILE_TOP, pile_x
from .rows import LEFT, MOST, RIGHT, SMALL_MOST, TOP

_UPPER_BAR = 10  # its height
_COUNTS = 107  # y of the lower bar, which begins with the counts of the playfield
_NAME_ROOM = 62
_NET_X = 76
_DANGER_X = 102
_HUNGRY = 9  # the tile of a tiny hungry fish
_BANDS = (0, 3, 6, 9, 13)  # of the water: the row of tiles in which each begins, and the end
_SMALL_TOP = 11
_SMALL_ROOM = 46  # pixels for all small rows
_SIGN_ROOM = 11  # pixels for a sign, and below it the pixels for a catch, if they are shown
_CATCH_ROOM = 14
_COMMENT_X = 4
_COMMENT_Y = 28
_COMMENT = 154
_COMMENT_ROOM = 13


def make_pieces(tabletop, piranja):
    art, pictures, session = piranja.program.art, piranja.pictures, piranja.session
    cream = colours((None, menu_colours.CREAM))
    tabletop.group = group = Group()
    _make_water(tabletop.water, group, pictures)
    _make_small_rows(tabletop.small, group, art, pictures, cream, session)
    if session.comments:
        _make_comment(tabletop, group, art)
    _make_playfield(tabletop.playfield, group, art, pictures)
    _make_large_row(tabletop.large, group, art, pictures)
    # A new hidden tile is sent to the display once; off the screen that costs nothing.
    tabletop.fish = _hidden(pictures.fish(-FISH_WIDTH, 0))
    tabletop.tiny = _hidden(pictures.tiny(-TINY_WIDTH, 0))
    group.append(tabletop.fish)
    group.append(tabletop.tiny)
    # The bars come last, as a layer of their own: a catch swims behind them.
    group.append(layer := Group())
    _make_bar(tabletop.bar, layer, art, pictures, cream)
    _make_counts(tabletop.playfield, layer, art, cream)


def _hidden(tile):
    tile.hidden = True
    return tile


def _make_water(water, group, pictures):
    bitmap, own = load_sheet(pictures.folder + "water.bmp", False)
    across = 160 // WATER_SIZE
    water.colours = [own[i] for i in range(len(own))]
    water.palettes = [colours(water.colours) for _ in _BANDS[1:]]
    water.steps = bytearray(b"\xff" * len(water.palettes))
    for band in range(len(water.palettes)):
        first, end = _BANDS[band : band + 2]
        tile = TileGrid(
            bitmap,
            pixel_shader=water.palettes[band],
            width=across,
            height=end - first,
            tile_width=WATER_SIZE,
            tile_height=WATER_SIZE,
            y=_UPPER_BAR + first * WATER_SIZE,
        )
        for at in range((end - first) * across):
            tile[at] = WATER[first * across + at]
        group.append(tile)


def _make_small_rows(small, group, art, pictures, cream, session):
    small.signs = []
    small.rows = []
    small.catches = None
    others = session.seats.count - 1
    small.order = bytearray(others)
    room = _SIGN_ROOM + _CATCH_ROOM * session.shows_catches
    group.append(art.fill(menu_colours.INK, 0, _UPPER_BAR, room, _SMALL_ROOM + 1))
    small.pitch = pitch = _SMALL_ROOM // others
    small.group = layer = Group()
    group.append(layer)
    for i in range(others):
        y = _SMALL_TOP + pitch * (others - 1 - i) + (pitch - 9) // 2
        small.signs.append(pictures.sign(1, y, 0))
        small.rows.append(pictures.tiny(room + 2, y, SMALL_MOST))
        layer.append(small.signs[i])
        layer.append(small.rows[i])
    if session.shows_catches:
        small.font = art.tiny
        small.catches = Bitmap(12, _UPPER_BAR + _SMALL_ROOM, 2)
        layer.append(TileGrid(small.catches, pixel_shader=cream, x=12, y=2))


def _make_comment(tabletop, group, art):
    """Makes the strip for a comment, between the rows of the other two players of a first game."""
    tabletop.comment = art.line(_COMMENT_X, _COMMENT_Y, _COMMENT, colours((None, menu_colours.INK)))
    tabletop.strip = layer = _hidden(Group())
    layer.append(art.fill(menu_colours.PAPER, y=_COMMENT_Y - 1, height=_COMMENT_ROOM))
    layer.append(tabletop.comment.tile)
    group.append(layer)


def _make_playfield(playfield, group, art, pictures):
    halo = colours((DIM, menu_colours.GLOW))
    playfield.lights = []
    playfield.piles = []
    for species in range(4):
        x, y = pile_x(species), PILE_TOP
        light = Circle(pixel_shader=halo, radius=15, x=x + FISH_WIDTH // 2, y=y + FISH_HEIGHT // 2)
        pile = pictures.fish(x, y)
        draw_fish(pile, 2 * (FAT + species))
        playfield.lights.append(_hidden(light))
        playfield.piles.append(_hidden(pile))
        group.append(light)
        group.append(pile)
    playfield.frame = art.fill(menu_colours.GLOW, DECK_X - 2, DECK_TOP - 2, 36, 28)
    playfield.deck = pictures.card(DECK_X, DECK_TOP)
    playfield.card = _hidden(pictures.card(DECK_X, DECK_TOP))
    for part in (playfield.frame, playfield.deck, playfield.card):
        group.append(part)


def _make_counts(playfield, group, art, cream):
    playfield.font = font = art.tiny
    playfield.page = Bitmap(160, font.ascent + font.descent, 2)
    group.append(TileGrid(playfield.page, pixel_shader=cream, y=_COUNTS + 1))


def _make_large_row(large, group, art, pictures):
    halo = colours((menu_colours.GLOW, DIM))
    line = Rectangle(pixel_shader=halo, width=RIGHT - LEFT, height=2, x=0, y=TOP + 21)
    large.line = _hidden(line)
    large.tiles = [_hidden(pictures.fish(-FISH_WIDTH, TOP)) for _ in range(MOST)]
    group.append(large.line)
    for tile in large.tiles:
        group.append(tile)
    large.more = _hidden(pictures.tiny(0, TOP + 6))
    group.append(large.more)


def _make_bar(bar, group, art, pictures, cream):
    bar.ink = colours((None, menu_colours.CREAM))
    bar.sign = pictures.sign(1, 0, 0)
    bar.name = art.line(12, -1, _NAME_ROOM, bar.ink)
    bar.catch = art.line(_NET_X + 11, 2, 12, cream, tiny=True)
    bar.hungry = _hidden(pictures.tiny(_DANGER_X, 1))
    bar.hungry[0] = _HUNGRY
    bar.danger = art.line(_DANGER_X + 11, 2, 46, cream, tiny=True)
    bar.left = art.icon(1, LOWER_BAR + 3, ICON_LEFT)
    bar.button = art.icon(WORDS_X - 10, LOWER_BAR + 3, ICON_BUTTON_A)
    bar.words = art.line(WORDS_X, LOWER_BAR + 1, SAYING, cream)
    bar.right = art.icon(WORDS_X + ROOM + 4, LOWER_BAR + 3, ICON_RIGHT)
    for part in (
        art.fill(menu_colours.INK, height=_UPPER_BAR),
        art.fill(menu_colours.INK, y=_COUNTS, height=128 - _COUNTS),
        bar.sign,
        bar.name.tile,
        pictures.sign(_NET_X, 0, SIGN_NET),
        bar.catch.tile,
        bar.hungry,
        bar.danger.tile,
        bar.left,
        bar.button,
        bar.words.tile,
        bar.right,
    ):
        group.append(part)
