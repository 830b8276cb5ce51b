"""The pictures that every screen shares, loaded once, and the few ways to put them on a screen."""

from displayio import OnDiskBitmap, Palette, TileGrid
from vectorio import Rectangle

from handheld import modules
from handheld.line import Line

from .layout import NAME_HEIGHT, NAME_WIDTH, STONE_SIZE

_CARD_WIDTH = 17
_CARD_HEIGHT = 14
_ICON = 8


class Art:
    def __init__(self, folder):
        self.folder = folder
        from . import sheets

        sheets.fill(self)
        # They have done their work.
        modules.drop("kahuna.look.sheets")
        modules.drop("handheld.loading")

    def sheet(self, name, values):
        """The pixels of a picture of assets/."""
        from handheld.loading import load_bitmap

        bitmap = load_bitmap(self.folder + name + ".bmp", values)
        modules.drop("handheld.loading")
        return bitmap

    def stone(self, x, y):
        return _tile(self.stones, self.stone_colours, STONE_SIZE, STONE_SIZE, x, y)

    def card(self, x, y):
        return _tile(self.cards, self.card_colours, _CARD_WIDTH, _CARD_HEIGHT, x, y)

    def icon(self, x, y, number=0):
        icon = _tile(self.icons, self.icon_colours, _ICON, _ICON, x, y)
        icon[0] = number
        return icon

    def name(self, x, y, colours):
        """An island's name, changed by its tile (12: none)."""
        return _tile(self.names, colours, NAME_WIDTH, NAME_HEIGHT, x, y)

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
