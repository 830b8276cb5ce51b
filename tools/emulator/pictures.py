"""Pictures of the display, 160x128 pixels of 16 bits: as PNG files, and side by side.

A picture is bytes: rows of 16-bit colours, the low byte first, as in a simulation's screen.
"""

import struct
import zlib
from array import array

WIDTH, HEIGHT = 160, 128
_GAP = 4  # pixels between two pictures
_APART = b"\xff\x00\xff"  # the colour where they differ
_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def rgb(picture):
    """Returns a picture with three bytes for each pixel, as a computer's screen shows it."""
    fives = [value << 3 | value >> 2 for value in range(32)]
    sixes = [value << 2 | value >> 4 for value in range(64)]
    out = bytearray()
    for value in array("H", picture):
        out += bytes((fives[value >> 11], sixes[value >> 5 & 63], fives[value & 31]))
    return bytes(out)


def png(picture):
    return encoded(WIDTH, HEIGHT, rgb(picture))


def read_png(data):
    """Returns the picture in a file that `png` made."""
    width, height, pixels = decoded(data)
    if (width, height) != (WIDTH, HEIGHT):
        raise ValueError(f"{width}x{height} pixels, not {WIDTH}x{HEIGHT}")
    values = array("H")
    for at in range(0, len(pixels), 3):
        red, green, blue = pixels[at : at + 3]
        values.append(red >> 3 << 11 | green >> 2 << 5 | blue >> 3)
    return values.tobytes()


def side_by_side(left, right, scale=3):
    """Returns a PNG with one picture, the other one, and a third that shows where they differ."""
    first, second = rgb(left), rgb(right)
    apart = bytearray(value // 4 for value in first)
    for at in range(0, len(first), 3):
        if first[at : at + 3] != second[at : at + 3]:
            apart[at : at + 3] = _APART
    gap = bytes(_GAP * scale * 3)
    rows = []
    for start in range(0, len(first), WIDTH * 3):
        lines = [part[start : start + WIDTH * 3] for part in (first, second, apart)]
        rows.extend([gap.join([_stretched(line, scale) for line in lines])] * scale)
    return encoded((3 * WIDTH + 2 * _GAP) * scale, HEIGHT * scale, b"".join(rows))


def _stretched(line, scale):
    return b"".join([line[at : at + 3] * scale for at in range(0, len(line), 3)])


def encoded(width, height, pixels):
    """Returns a PNG file of `pixels`, three bytes for each."""
    stride = width * 3
    rows = [b"\0" + pixels[at : at + stride] for at in range(0, len(pixels), stride)]
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = (b"IHDR", head), (b"IDAT", zlib.compress(b"".join(rows))), (b"IEND", b"")
    return _SIGNATURE + b"".join([_chunk(kind, data) for kind, data in parts])


def _chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def decoded(data):
    """Returns the width, height and pixels of a file that `encoded` made."""
    at = len(_SIGNATURE)
    parts = {}
    while at < len(data):
        (size,) = struct.unpack(">I", data[at : at + 4])
        kind = data[at + 4 : at + 8]
        parts[kind] = parts.get(kind, b"") + data[at + 8 : at + 8 + size]
        at += size + 12
    width, height, *form = struct.unpack(">IIBBBBB", parts[b"IHDR"])
    rows = zlib.decompress(parts[b"IDAT"])
    stride = width * 3 + 1
    if not data.startswith(_SIGNATURE) or form != [8, 2, 0, 0, 0] or any(rows[::stride]):
        raise ValueError("a PNG of another kind")
    return width, height, b"".join([rows[y * stride + 1 : (y + 1) * stride] for y in range(height)])
