"""What all screens are drawn with: fonts, icons, plain rectangles and lines of text."""

from displayio import Palette, TileGrid
from vectorio import Rectangle

from handheld import menu_colours, modules
from handheld.line import Line
from handheld.sheets import load_sheet

_ICON = 8


class Art:
    """`text` and `tiny` are the fonts."""

    def __init__(self, folder):
        self.folder = folder
        self.largest = None  # the largest picture of a game, until that game takes it over
        with modules.passing:
            from handheld.font_loading import load_font

            self.text = load_font(folder + "text")
            self.tiny = load_font(folder + "tiny")
        self._icons, self._icon_colours = load_sheet(folder + "icons.bmp")

    def icon(self, x, y, number=0):
        icon = tiles(self._icons, self._icon_colours, _ICON, _ICON, x, y)
        icon[0] = number
        return icon

    def fill(self, colour, x=0, y=0, width=160, height=128):
        """Makes a plain rectangle."""
        return Rectangle(pixel_shader=colours((colour,)), width=width, height=height, x=x, y=y)

    def line(self, x, y, width, shader, text="", tiny=False):
        """Makes one line of text, which can change without allocating. With a `width` of 0 its room
        is as wide as `text`, and stays so."""
        font = self.tiny if tiny else self.text
        made = Line(font, shader, width or font.width(text) or 1, x, y)
        made.text = text
        return made

    def head(self, group, title="", band=menu_colours.INK):
        """Adds a band with a title along the upper edge; returns the title's line."""
        group.append(self.fill(band, height=13))
        line = self.line(4, 1, 0 if title else 152, colours((band, menu_colours.GLOW)), title)
        group.append(line.tile)
        return line


def colours(values):
    """Makes a Palette of 0xRRGGBB values; None is transparent."""
    made = Palette(len(values))
    for i, value in enumerate(values):
        if value is None:
            made.make_transparent(i)
        else:
            made[i] = value
    return made


def take_off(group, part):
    """Removes a group with shapes in it from one that is shown.

    CircuitPython redraws the areas of a removed group's tiles, but not those of its shapes, unless
    the shapes were removed from the group first.
    """
    while part:
        part.pop()
    group.remove(part)


def tiles(bitmap, shader, width, height, x, y):
    """Makes a TileGrid that shows one tile of a sheet; `it[0] = n` shows another one."""
    return TileGrid(bitmap, pixel_shader=shader, tile_width=width, tile_height=height, x=x, y=y)
