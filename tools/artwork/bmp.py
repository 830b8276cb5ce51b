"""Indexed, uncompressed BMP files. They have as many bits a pixel as displayio gives a Bitmap of as
many colours, and the top row comes first: so the pixels lie in the file as in a Bitmap's memory."""

import struct

_HEADERS = 14 + 40


def _stride(width, bits):
    return (width * bits + 31) // 32 * 4


def bits_of(colours):
    return next(bits for bits in (1, 2, 4, 8) if len(colours) <= 1 << bits)


def write(width, height, pixels, colours):
    """Returns the bytes of a BMP; each byte of `pixels` is an index."""
    bits = bits_of(colours)
    palette = b"".join(struct.pack("<I", colour) for colour in colours)
    start = _HEADERS + len(palette)
    body = memory(width, height, pixels, bits)
    size = start + len(body)
    return (
        struct.pack("<2sIHHI", b"BM", size, 0, 0, start)
        + struct.pack(
            "<IiiHHIIiiII", 40, width, -height, 1, bits, 0, len(body), 0, 0, len(colours), 0
        )
        + palette
        + body
    )


def memory(width, height, pixels, bits):
    """Returns the pixels as they lie in a Bitmap's memory, and in a file."""
    stride = _stride(width, bits)
    rows = []
    for y in range(height):
        row = bytearray(stride)
        for x in range(width):
            place = x * bits
            row[place >> 3] |= pixels[y * width + x] << (8 - bits - (place & 7))
        rows.append(bytes(row))
    return b"".join(rows)


def read(data):
    """Returns (width, height, pixels, colours) of such a file."""
    start, _, width, height, _, bits = struct.unpack_from("<IIiiHH", data, 10)
    height = -height
    colours = list(struct.unpack_from(f"<{(start - _HEADERS) // 4}I", data, _HEADERS))
    stride = _stride(width, bits)
    pixels = bytearray()
    for y in range(height):
        row = data[start + y * stride : start + (y + 1) * stride]
        for x in range(width):
            place = x * bits
            pixels.append(row[place >> 3] >> (8 - bits - (place & 7)) & ((1 << bits) - 1))
    return width, height, pixels, colours
