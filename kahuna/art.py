"""The pictures that every screen shares, loaded once, and the few ways to put them on a screen."""

from bitmaptools import blit
from displayio import Bitmap, OnDiskBitmap, Palette, TileGrid
from vectorio import Rectangle

from handheld import font
from handheld.line import Line, write

from .layout import BRIDGES, NAME_HEIGHT, NAME_WIDTH, STONE_SIZE
from .tables import ISLANDS

_CARD_WIDTH = 17
_CARD_HEIGHT = 14
_ICON = 8


class Art:
    def __init__(self, folder):
        self.folder = folder
        # What is large comes first, while the memory is whole.
        self.board, self.board_colours = self._sheet("board", 16)
        self._stones, self._stone_colours = self._sheet("stones", 16)
        self._cards, self._card_colours = self._sheet("cards", 16)
        self._icons, self._icon_colours = self._sheet("icons", 16)
        for colours in (self._stone_colours, self._card_colours, self._icon_colours):
            colours.make_transparent(0)
        self.text = font.load(folder + "text")
        self.tiny = font.load(folder + "tiny")
        self.bridges = self._cut_bridges()
        self._names = self._write_names()

    def _sheet(self, name, values):
        path = self.folder + name + ".bmp"
        return font.load_bitmap(path, values), OnDiskBitmap(path).pixel_shader

    def _cut_bridges(self):
        sheet = font.load_bitmap(self.folder + "bridges.bmp", 4)
        bridges = []
        for at in range(0, len(BRIDGES), 6):
            _, _, width, height, x, y = BRIDGES[at : at + 6]
            bitmap = Bitmap(width, height, 4)
            blit(bitmap, sheet, 0, 0, x1=x, y1=y, x2=x + width, y2=y + height)
            bridges.append(bitmap)
        return bridges

    def _write_names(self):
        # The names of the islands as tiles below one another; the last tile is empty.
        names = Bitmap(NAME_WIDTH, NAME_HEIGHT * (len(ISLANDS) + 1), 2)
        for number, name in enumerate(ISLANDS):
            write(names, self.tiny, name, number * NAME_HEIGHT)
        return names

    # Making things

    def stone(self, x, y):
        return _tile(self._stones, self._stone_colours, STONE_SIZE, STONE_SIZE, x, y)

    def card(self, x, y):
        return _tile(self._cards, self._card_colours, _CARD_WIDTH, _CARD_HEIGHT, x, y)

    def icon(self, x, y, number=0):
        icon = _tile(self._icons, self._icon_colours, _ICON, _ICON, x, y)
        icon[0] = number
        return icon

    def name(self, x, y, colours):
        """An island's name, changed by its tile (12: none)."""
        return _tile(self._names, colours, NAME_WIDTH, NAME_HEIGHT, x, y)

    def label(self, x, y, colour, text="", spacing=1.0, tiny=False):
        """A text whose first line has its top at y."""
        # Only menus and pages need it, so a turn can do without it in memory.
        from adafruit_display_text.bitmap_label import Label

        face = self.tiny if tiny else self.text
        words = Label(face, text=text, color=colour, line_spacing=spacing)
        words.x = x
        words.y = y + face.ascent - face.ascent // 2
        return words

    def fill(self, colour, x=0, y=0, width=160, height=128):
        """A plain rectangle."""
        return Rectangle(pixel_shader=colours((colour,)), width=width, height=height, x=x, y=y)

    def whole(self, name):
        """A picture of assets/ straight from the drive."""
        picture = OnDiskBitmap(self.folder + name + ".bmp")
        return TileGrid(picture, pixel_shader=picture.pixel_shader)

    def emblem(self, side, x, y):
        picture = OnDiskBitmap(self.folder + "emblems.bmp")
        picture.pixel_shader.make_transparent(0)
        return TileGrid(
            picture,
            pixel_shader=picture.pixel_shader,
            tile_width=40,
            tile_height=40,
            default_tile=side,
            x=x,
            y=y,
        )

    def line(self, x, y, width, shader, text="", tiny=False):
        """One line of text that can change at no cost."""
        made = Line(self.tiny if tiny else self.text, shader, width, x, y)
        made.text = text
        return made

    def centre(self, words, x=80):
        """Moves a label so that its middle is at x."""
        words.x = x - words.bounding_box[2] // 2


def colours(values):
    """A Palette of 0xRRGGBB values, None for a transparent one."""
    made = Palette(len(values))
    for i, value in enumerate(values):
        if value is None:
            made.make_transparent(i)
        else:
            made[i] = value
    return made


def _tile(bitmap, shader, width, height, x, y):
    return TileGrid(bitmap, pixel_shader=shader, tile_width=width, tile_height=height, x=x, y=y)
