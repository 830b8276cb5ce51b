"""Indexed, uncompressed BMP files of 1, 4 or 8 bits a pixel."""

import struct

_HEADERS = 14 + 40


def _stride(width, bits):
    return (width * bits + 31) // 32 * 4


def write(width, height, pixels, colours, bits):
    """Returns the bytes of a BMP; `pixels` holds one index a byte, top row first."""
    stride = _stride(width, bits)
    palette = b"".join(struct.pack("<I", colour) for colour in colours)
    start = _HEADERS + len(palette)
    rows = []
    for y in reversed(range(height)):
        row = bytearray(stride)
        for x in range(width):
            place = x * bits
            row[place >> 3] |= pixels[y * width + x] << (8 - bits - (place & 7))
        rows.append(bytes(row))
    body = b"".join(rows)
    size = start + len(body)
    return (
        struct.pack("<2sIHHI", b"BM", size, 0, 0, start)
        + struct.pack(
            "<IiiHHIIiiII", 40, width, height, 1, bits, 0, len(body), 0, 0, len(colours), 0
        )
        + palette
        + body
    )


def read(data):
    """Returns (width, height, pixels, colours) of such a file."""
    start, _, width, height, _, bits = struct.unpack_from("<IIiiHH", data, 10)
    (count,) = struct.unpack_from("<I", data, 46)
    colours = list(struct.unpack_from(f"<{count or 1 << bits}I", data, _HEADERS))
    stride = _stride(width, bits)
    pixels = bytearray()
    for y in reversed(range(height)):
        row = data[start + y * stride : start + (y + 1) * stride]
        for x in range(width):
            place = x * bits
            pixels.append(row[place >> 3] >> (8 - bits - (place & 7)) & ((1 << bits) - 1))
    return width, height, pixels, colours
