"""Makes Blinka refuse what CircuitPython's C code refuses (see tests/contract).

Blinka is patched in place, once, as its loops check for its own types. What the board's modules
lack is hidden from the program by modules of the same names.
"""

import contextlib
import types
from collections import namedtuple

import bitmaptools
import displayio
from displayio import Bitmap, Group, OnDiskBitmap, Palette, TileGrid
from vectorio import Circle, Rectangle
from vectorio._vectorshape import _VectorShape, null_transform

from vm.standins import refusals

Glyph = namedtuple("Glyph", "bitmap tile_index width height dx dy shift_x shift_y")


# bitmaptools; the board takes all of these arguments by place, too


def blit(*given, **named):
    to, source, x, y, x1, y1, x2, y2, skips = refusals.blit(*given, **named)
    names = ("skip_source_index", "skip_dest_index")
    skips = {name: skip for name, skip in zip(names, skips) if skip is not None}
    bitmaptools.blit(to, source, x, y, x1=x1, y1=y1, x2=x2, y2=y2, **skips)


def fill_region(*given, **named):
    bitmaptools.fill_region(*refusals.fill_region(*given, **named))


# What the board has in each module: it is Blinka's, except what is defined above.
CONTENTS = {
    "bitmaptools": (blit, fill_region),
    "displayio": (Bitmap, Group, OnDiskBitmap, Palette, TileGrid),
    "fontio": (Glyph,),
    "vectorio": (Circle, Rectangle),
}


def modules():
    """Returns the modules as the program finds them."""
    made = []
    for name, contents in CONTENTS.items():
        module = types.ModuleType(name)
        for part in contents:
            setattr(module, part.__name__, part)
        made.append(module)
        if name == "displayio":
            module.ColorConverter = displayio.ColorConverter
            module.release_displays = displayio.release_displays
            module.CIRCUITPYTHON_TERMINAL = displayio.CIRCUITPYTHON_TERMINAL
    return made


# Checks before Blinka does something


def _bitmap(bitmap, width, height, value_count, /):
    refusals.bitmap(width, height, value_count)


def _palette(palette, color_count, *, dither=False):
    refusals.palette(color_count)


def _tile_grid(grid, *given, **named):
    refusals.tile_grid(*given, **named)


def _group(group, *, scale=1, x=0, y=0):
    refusals.group(scale, x, y)


def _rectangle(shape, *, pixel_shader, width, height, x=0, y=0, color_index=0):
    refusals.rectangle(pixel_shader, width, height, x, y, color_index)


def _circle(shape, *, pixel_shader, radius, x=0, y=0, color_index=0):
    refusals.circle(pixel_shader, radius, x, y, color_index)


_METHODS = {
    (Bitmap, "__init__"): _bitmap,
    (Bitmap, "__getitem__"): refusals.pixel,
    (Bitmap, "__setitem__"): refusals.set_pixel,
    (Bitmap, "fill"): refusals.fill,
    (Palette, "__init__"): _palette,
    (Palette, "__setitem__"): refusals.set_colour,
    (Palette, "make_transparent"): refusals.number_of_colour,
    (Palette, "make_opaque"): refusals.number_of_colour,
    (Palette, "is_transparent"): refusals.number_of_colour,
    (TileGrid, "__init__"): _tile_grid,
    (TileGrid, "__getitem__"): refusals.tile_at,
    (TileGrid, "__setitem__"): refusals.set_tile,
    (Group, "__init__"): _group,
    (Group, "insert"): refusals.insert,
    (Group, "__getitem__"): refusals.layer_at,
    (Group, "__setitem__"): refusals.set_layer,
    (Rectangle, "__init__"): _rectangle,
    (Circle, "__init__"): _circle,
}
_PROPERTIES = {
    (TileGrid, "x"): refusals.set_place,
    (TileGrid, "y"): refusals.set_place,
    (TileGrid, "hidden"): refusals.set_switch,
    (TileGrid, "flip_x"): refusals.set_switch,
    (TileGrid, "flip_y"): refusals.set_switch,
    (TileGrid, "transpose_xy"): refusals.set_switch,
    (TileGrid, "bitmap"): refusals.set_bitmap,
    (TileGrid, "pixel_shader"): refusals.set_shader,
    (Group, "x"): refusals.set_place,
    (Group, "y"): refusals.set_place,
    (Group, "scale"): refusals.set_scale,
    (Group, "hidden"): refusals.set_switch,
    (Rectangle, "width"): refusals.set_size,
    (Rectangle, "height"): refusals.set_size,
    (Circle, "radius"): refusals.set_size,
}
for shape in (Rectangle, Circle):
    _PROPERTIES[shape, "x"] = _PROPERTIES[shape, "y"] = refusals.set_shape_place
    _PROPERTIES[shape, "hidden"] = refusals.set_switch
    _PROPERTIES[shape, "color_index"] = refusals.set_place
    _PROPERTIES[shape, "pixel_shader"] = refusals.set_shader


def _picture(plain):
    def open_picture(picture, file):
        if not isinstance(file, str) and not hasattr(file, "readinto"):
            raise TypeError("file must be a file opened in byte mode")
        try:
            plain(picture, file)
        except IndexError as problem:  # in a palette: the file has no proper head
            raise ValueError("Invalid file") from problem

    return open_picture


def _after(check, plain):
    def checked(*arguments, **options):
        check(*arguments, **options)
        return plain(*arguments, **options)

    return checked


def _setter(check, plain):
    def set(thing, value):
        plain(thing, check(thing, value))

    return set


def _set_size(name):
    """Returns a setter that allows 0, which Blinka refuses."""

    def set(shape, size):
        setattr(shape, name, size)
        shape._shape_set_dirty()

    return set


def _only_what_it_has(thing, name, value):
    """Refuses new attributes, as the board's own objects do; objects of derived classes take
    them."""
    if name[0] != "_" and type(thing).__module__ in _BLINKAS and not hasattr(type(thing), name):
        raise AttributeError(f"can't set attribute '{name}'")
    object.__setattr__(thing, name, value)


_TYPES = Bitmap, Palette, TileGrid, Group, Rectangle, Circle
_BLINKAS = {kind.__module__ for kind in _TYPES}


def install():
    """Patches Blinka."""
    Bitmap.bits_per_value = property(lambda bitmap: bitmap._bits_per_value)
    _VectorShape._in_group = property(lambda it: it._absolute_transform is not null_transform)
    Palette.__getitem__ = _colour
    OnDiskBitmap.__init__ = _picture(OnDiskBitmap.__init__)
    for (kind, name), check in _METHODS.items():
        setattr(kind, name, _after(check, getattr(kind, name)))
    for (kind, name), check in _PROPERTIES.items():
        there = getattr(kind, name)
        plain = _set_size(f"_{name}") if check is refusals.set_size else there.fset
        setattr(kind, name, property(there.fget, _setter(check, plain)))


@contextlib.contextmanager
def no_attributes_of_their_own():
    """Refuses, for a while, attributes that the board's objects lack. It cannot be for good, as
    Blinka sets many of its own."""
    for kind in _TYPES:
        kind.__setattr__ = _only_what_it_has
    try:
        yield
    finally:
        for kind in _TYPES:
            del kind.__setattr__


def _colour(palette, index):
    refusals.colour_at(palette, index)
    return palette._colors[index].rgb888
