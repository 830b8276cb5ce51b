"""Pictures that nobody sees: objects about as large as the board's, without the drawing.

The pixels of a Bitmap take heap only while `weighs` is True, so that they can be told apart.
"""

import struct

weighs = False


def row_bytes(width, values):
    """Returns the bytes of a row: 1, 2, 4, 8, 16 or more bits a pixel, in words of four bytes."""
    bits = 1
    while values > 1 << bits:
        bits += bits if bits < 8 else 8
    return (width * bits + 31) // 32 * 4


class Bitmap:
    def __init__(self, width, height, value_count):
        self.width = width
        self.height = height
        self._pixels = bytearray(row_bytes(width, value_count) * height) if weighs else None

    def fill(self, value):
        pass

    def __getitem__(self, at):
        return 0

    def __setitem__(self, at, value):
        pass


class OnDiskBitmap:
    def __init__(self, path):
        with open(path, "rb") as file:
            header = file.read(54)
        self.width, self.height = struct.unpack_from("<II", header, 18)
        self.pixel_shader = Palette(struct.unpack_from("<I", header, 46)[0])


class Palette:
    # The board keeps a colour in sixteen bytes: as given, as the display wants it, and more.
    def __init__(self, color_count):
        self._colours = bytearray(16 * color_count)

    def __len__(self):
        return len(self._colours) // 16

    def __getitem__(self, i):
        return struct.unpack_from("<I", self._colours, 16 * i)[0]

    def __setitem__(self, i, colour):
        struct.pack_into("<I", self._colours, 16 * i, colour)

    def make_transparent(self, i):
        self._colours[16 * i + 4] = 1

    def make_opaque(self, i):
        self._colours[16 * i + 4] = 0

    def is_transparent(self, i):
        return self._colours[16 * i + 4] == 1


class TileGrid:
    def __init__(
        self,
        bitmap,
        *,
        pixel_shader,
        width=1,
        height=1,
        tile_width=None,
        tile_height=None,
        default_tile=0,
        x=0,
        y=0,
    ):
        self.bitmap = bitmap
        self.pixel_shader = pixel_shader
        self.x = x
        self.y = y
        self.hidden = False
        self.transpose_xy = self.flip_x = self.flip_y = False
        # One to four tiles are in the object itself, more of them behind it.
        self._tiles = default_tile if width * height <= 4 else bytearray(width * height)

    def __getitem__(self, at):
        return 0

    def __setitem__(self, at, tile):
        pass


class Group:
    def __init__(self, *, scale=1, x=0, y=0):
        self._zoom = scale
        self.x = x
        self.y = y
        self.hidden = False
        self._layers = []

    @property
    def scale(self):
        return self._zoom

    @scale.setter
    def scale(self, scale):
        self._zoom = scale

    def append(self, layer):
        self._layers.append(layer)

    def insert(self, at, layer):
        self._layers.insert(at, layer)

    def remove(self, layer):
        self._layers.remove(layer)

    def pop(self, at=-1):
        return self._layers.pop(at)

    def __len__(self):
        return len(self._layers)

    def __getitem__(self, at):
        return self._layers[at]

    def __contains__(self, layer):
        return layer in self._layers


class Display:
    """`board.DISPLAY`."""

    width = 160
    height = 128

    def __init__(self):
        self.auto_refresh = True
        self.brightness = 1.0
        self.root_group = None

    def refresh(self):
        return True
