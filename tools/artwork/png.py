"""PNG files with three bytes for each pixel, and the 16-bit colours of a panel in that form."""

import struct
import zlib
from array import array

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_FORM = [8, 2, 0, 0, 0]

_colours = []


def rgb(picture):
    """Returns three bytes for each 16-bit colour, the low byte first, of a panel's picture."""
    if not _colours:
        fives = [value << 3 | value >> 2 for value in range(32)]
        sixes = [value << 2 | value >> 4 for value in range(64)]
        _colours.extend([bytes((r, g, b)) for r in fives for g in sixes for b in fives])
    return b"".join([_colours[value] for value in array("H", bytes(picture))])


def write(width, height, pixels, scale=1):
    """Returns the bytes of a PNG; each pixel becomes a square of `scale` pixels."""
    stride = width * 3
    rows = []
    for start in range(0, height * stride, stride):
        line = pixels[start : start + stride]
        if scale > 1:
            line = b"".join([line[at : at + 3] * scale for at in range(0, stride, 3)])
        rows.append((b"\0" + line) * scale)
    head = struct.pack(">IIBBBBB", width * scale, height * scale, *_FORM)
    parts = (b"IHDR", head), (b"IDAT", zlib.compress(b"".join(rows))), (b"IEND", b"")
    return _SIGNATURE + b"".join([_chunk(kind, data) for kind, data in parts])


def _chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def read(data):
    """Returns (width, height, pixels) of a file that `write` made."""
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
    if not data.startswith(_SIGNATURE) or form != _FORM or any(rows[::stride]):
        raise ValueError("a PNG of another kind")
    return width, height, b"".join([rows[y * stride + 1 : (y + 1) * stride] for y in range(height)])
