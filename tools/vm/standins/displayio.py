"""Pictures, made of objects about as large as the board's.

Bitmaps have pixels only where pictures are drawn (`world.is_seen`) or while `weighs` is True, so
that the heap can be measured without them. What the display shows is listed for screen.mjs, which
draws it. Small numbers are packed into one, as an attribute takes more memory here than a field
does in C.
"""

import struct

import _machine
import refusals
import world
from uctypes import addressof

weighs = False
dirty = True  # whether anything has changed since the last picture

_HIDDEN, _FLIP_X, _FLIP_Y, _TRANSPOSED, _IN_GROUP, _UPSIDE_DOWN = 1, 2, 4, 8, 16, 32

# What to draw, from back to front: an entry of 13 words for each thing.
TILES, RECTANGLE, CIRCLE = 0, 1, 2
_AS_WORDS = "<13i"
_ENTRY = 52
_listed = bytearray(100 * _ENTRY)
_end = 0

_get = _machine.get
_put = _machine.put
_fill_part = _machine.fill
_paint = _machine.paint


def list_entry(*words):
    """Lists a thing to be drawn."""
    global _end
    if _end == len(_listed):
        _listed.extend(bytes(len(_listed)))
    struct.pack_into(_AS_WORDS, _listed, _end, *words)
    _end += _ENTRY


def flag(bit):
    """Returns a property that is one bit of `_flags`."""

    def get(self):
        return self._flags & bit != 0

    def set(self, on):
        global dirty
        dirty = True
        if on:
            self._flags |= bit
        else:
            self._flags &= ~bit

    return property(get, set)


def kept(name, check):
    """Returns a property kept in the attribute `name`, as `check(self, value)` returns it."""

    def get(self):
        return getattr(self, name)

    def set(self, value):
        global dirty
        dirty = True
        setattr(self, name, check(self, value))

    return property(get, set)


def row_bytes(width, values):
    """Returns how many bytes a row takes, with 1, 2, 4, 8, 16 or more bits a pixel, in whole words
    of four bytes."""
    return (width * refusals.bits_of(values) + 31) // 32 * 4


class Bitmap(bytearray):
    def __init__(self, *numbers):
        width, height, values = _three(numbers)
        refusals.bitmap(width, height, values)
        has_pixels = weighs or world.is_seen
        super().__init__(row_bytes(width, values) * height if has_pixels else 0)
        self._size = width << 15 | height
        self._bits = refusals.bits_of(values)

    @property
    def _pixels(self):
        return self if len(self) else None

    @property
    def width(self):
        return self._size >> 15

    @property
    def height(self):
        return self._size & 32767

    @property
    def bits_per_value(self):
        return self._bits

    def fill(self, value):
        refusals.fill(self, value)
        self._paint(0, 0, self.width, self.height, value)

    def _paint(self, x1, y1, x2, y2, value):
        global dirty
        if self._pixels:
            dirty = True
            _fill_part(addressof(self._pixels), self._size, self._bits, x1, y1, x2, y2, value)

    def _place(self, at):
        return (at % self.width, at // self.width) if isinstance(at, int) else at

    def __getitem__(self, at):
        refusals.pixel(self, at)
        if not self._pixels:
            return 0
        return _get(addressof(self._pixels), self._size, self._bits, *self._place(at))

    def __setitem__(self, at, value):
        global dirty
        refusals.set_pixel(self, at, value)
        if self._pixels:
            dirty = True
            _put(addressof(self._pixels), self._size, self._bits, *self._place(at), value)


def _three(numbers):
    if len(numbers) != 3:
        raise TypeError("3 arguments expected")
    return numbers


class OnDiskBitmap:
    def __init__(self, file):
        if isinstance(file, str):
            with open(file, "rb") as opened:
                self._read(opened)
        elif hasattr(file, "readinto"):
            self._read(file)
        else:
            raise TypeError("file must be a file opened in byte mode")

    def _read(self, file):
        header = file.read(54)
        if len(header) < 54 or header[:2] != b"BM" or header[14:18] != b"(\0\0\0":
            raise ValueError("Invalid file")
        width, height = struct.unpack_from("<II", header, 18)
        self._size = width << 15 | height
        self.pixel_shader = Palette(struct.unpack_from("<I", header, 46)[0])
        for number in range(len(self.pixel_shader)):
            self.pixel_shader[number] = struct.unpack("<I", file.read(4))[0] & 0xFFFFFF
        self._bits = header[28]
        self._pixels = None
        if world.is_seen:
            file.seek(struct.unpack_from("<I", header, 10)[0])
            self._pixels = file.read()

    width = Bitmap.width
    height = Bitmap.height


class Palette:
    # The board keeps a colour in sixteen bytes: as given, as the display needs it, and more.
    def __init__(self, color_count):
        refusals.palette(color_count)
        self._colours = bytearray(16 * color_count)

    def __len__(self):
        return len(self._colours) // 16

    def __getitem__(self, i):
        refusals.colour_at(self, i)
        return struct.unpack_from("<I", self._colours, 16 * (i % len(self)))[0]

    def __setitem__(self, i, colour):
        global dirty
        refusals.set_colour(self, i, colour)
        if not isinstance(colour, int):
            colour = colour[0] << 16 | colour[1] << 8 | colour[2]
        at = 16 * (i % len(self))
        struct.pack_into("<I", self._colours, at, colour)
        on_panel = colour >> 8 & 0xF800 | colour >> 5 & 0x7E0 | colour >> 3 & 0x1F
        struct.pack_into("<H", self._colours, at + 8, on_panel)
        dirty = True

    def on_panel(self, i):
        """Returns the 16 bits of a colour, or None if it is transparent or does not exist."""
        if i >= len(self) or self._colours[16 * i + 4]:
            return None
        return struct.unpack_from("<H", self._colours, 16 * i + 8)[0]

    def make_transparent(self, i):
        refusals.number_of_colour(self, i)
        self._veil(i, 1)

    def make_opaque(self, i):
        refusals.number_of_colour(self, i)
        self._veil(i, 0)

    def _veil(self, i, on):
        global dirty
        self._colours[16 * i + 4] = on
        dirty = True

    def is_transparent(self, i):
        refusals.number_of_colour(self, i)
        return self._colours[16 * i + 4] == 1


class TileGrid:
    def __init__(self, *given, **named):
        bitmap, self._shader, numbers = refusals.tile_grid(*given, **named)
        width, height, tile_width, tile_height, default_tile, self._x, self._y = numbers
        self._bitmap = bitmap
        self._flags = 0
        self._grid = width << 15 | height
        self._tile = (tile_width or bitmap.width) << 15 | (tile_height or bitmap.height)
        # Up to four tiles are in the object itself, more of them in a piece of their own.
        if width * height > 4:
            self._tiles = bytearray(width * height)
        else:
            self._tiles = default_tile * (0x1010101 & (1 << 8 * width * height) - 1)

    x = kept("_x", refusals.set_place)
    y = kept("_y", refusals.set_place)
    bitmap = kept("_bitmap", refusals.set_bitmap)
    pixel_shader = kept("_shader", refusals.set_shader)
    hidden = flag(_HIDDEN)
    flip_x = flag(_FLIP_X)
    flip_y = flag(_FLIP_Y)
    transpose_xy = flag(_TRANSPOSED)
    _in_group = flag(_IN_GROUP)

    @property
    def width(self):
        return self._grid >> 15

    @property
    def height(self):
        return self._grid & 32767

    @property
    def tile_width(self):
        return self._tile >> 15

    @property
    def tile_height(self):
        return self._tile & 32767

    def _place(self, at):
        return at if isinstance(at, int) else at[1] * self.width + at[0]

    def __getitem__(self, at):
        refusals.tile_at(self, at)
        if isinstance(self._tiles, int):
            return self._tiles >> 8 * self._place(at) & 255
        return self._tiles[self._place(at)]

    def __setitem__(self, at, tile):
        global dirty
        dirty = True
        refusals.set_tile(self, at, tile)
        if isinstance(self._tiles, int):
            low = 8 * self._place(at)
            self._tiles = self._tiles & ~(255 << low) | int(tile) << low
        else:
            self._tiles[self._place(at)] = tile

    def be_listed(self, x, y, scale):
        """Lists the grid, in a group at this place."""
        flags = self._flags
        if flags & _HIDDEN:
            return
        tiles = self._tiles
        picture = self._bitmap
        colours = self._shader._colours
        list_entry(
            TILES,
            x + self._x * scale,
            y + self._y * scale,
            scale,
            flags | _UPSIDE_DOWN if isinstance(picture, OnDiskBitmap) else flags & ~_UPSIDE_DOWN,
            self._grid,
            self._tile,
            tiles if isinstance(tiles, int) else addressof(tiles),
            picture._size,
            picture._bits,
            addressof(picture._pixels),
            addressof(colours),
            len(colours) // 16,
        )


class Group:
    def __init__(self, *, scale=1, x=0, y=0):
        refusals.group(scale, x, y)
        self._zoom = scale
        self._x = x
        self._y = y
        self._flags = 0
        self._layers = []

    x = kept("_x", refusals.set_place)
    y = kept("_y", refusals.set_place)
    scale = kept("_zoom", refusals.set_scale)
    hidden = flag(_HIDDEN)
    _in_group = flag(_IN_GROUP)

    def be_listed(self, x, y, scale):
        """Lists all that is in the group."""
        if not self._flags & _HIDDEN:
            x += self._x * scale
            y += self._y * scale
            scale *= self._zoom
            for layer in self._layers:
                layer.be_listed(x, y, scale)

    def append(self, layer):
        self.insert(len(self._layers), layer)

    def insert(self, at, layer):
        refusals.insert(self, at, layer)
        layer._in_group = True
        self._layers.insert(at, layer)

    def remove(self, layer):
        self.pop(self.index(layer))

    def index(self, layer):
        return self._layers.index(layer)

    def pop(self, at=-1):
        layer = self._layers.pop(at)
        layer._in_group = False
        return layer

    def __len__(self):
        return len(self._layers)

    def __getitem__(self, at):
        refusals.layer_at(self, at)
        return self._layers[at]

    def __setitem__(self, at, layer):
        refusals.set_layer(self, at, layer)
        self._layers[at]._in_group = False
        layer._in_group = True
        self._layers[at] = layer

    def __delitem__(self, at):
        self.pop(at)

    def __contains__(self, layer):
        return layer in self._layers


CIRCUITPYTHON_TERMINAL = Group()


class Display:
    """`board.DISPLAY`."""

    width = 160
    height = 128

    def __init__(self):
        self._group = CIRCUITPYTHON_TERMINAL
        self._flags = 1
        self._level = 1.0

    auto_refresh = flag(1)

    @property
    def brightness(self):
        return self._level

    @brightness.setter
    def brightness(self, level):
        if not 0 <= level <= 1:
            raise ValueError("brightness must be 0-1")
        self._level = level
        _machine.brighten(level)

    @property
    def root_group(self):
        return self._group

    @root_group.setter
    def root_group(self, group):
        global dirty
        dirty = True
        if group is self._group:
            return
        if group is not None:
            if not isinstance(group, Group):
                raise ValueError("Must be a Group subclass.")
            if group._in_group:
                raise ValueError("Layer already in a group")
            group._in_group = True
        if self._group is not None:
            self._group._in_group = False
        self._group = group

    def refresh(self):
        global dirty, _end
        if world.is_seen and dirty:
            dirty = False
            _end = 0
            if self._group:
                self._group.be_listed(0, 0, 1)
            _paint(addressof(_listed), _end // _ENTRY)
        return True
