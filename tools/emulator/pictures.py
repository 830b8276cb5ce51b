"""Pictures of the display, 160x128 pixels of 16 bits: as PNG files, and side by side.

A picture is bytes: rows of 16-bit colours, the low byte first, as in a simulation's screen.
"""

from array import array

from artwork import png as files

WIDTH, HEIGHT = 160, 128
_GAP = 4  # pixels between two pictures
_APART = b"\xff\x00\xff"  # the colour where they differ


def png(picture):
    return files.write(WIDTH, HEIGHT, files.rgb(picture))


def read_png(data):
    """Returns the picture in a file that `png` made."""
    width, height, pixels = files.read(data)
    if (width, height) != (WIDTH, HEIGHT):
        raise ValueError(f"{width}x{height} pixels, not {WIDTH}x{HEIGHT}")
    values = array("H")
    for at in range(0, len(pixels), 3):
        red, green, blue = pixels[at : at + 3]
        values.append(red >> 3 << 11 | green >> 2 << 5 | blue >> 3)
    return values.tobytes()


def side_by_side(left, right, scale=3):
    """Returns a PNG with one picture, the other one, and a third that shows where they differ."""
    first, second = files.rgb(left), files.rgb(right)
    apart = bytearray(value // 4 for value in first)
    for at in range(0, len(first), 3):
        if first[at : at + 3] != second[at : at + 3]:
            apart[at : at + 3] = _APART
    rows = []
    for start in range(0, len(first), WIDTH * 3):
        lines = [part[start : start + WIDTH * 3] for part in (first, second, apart)]
        rows.append(bytes(_GAP * 3).join(lines))
    return files.write(3 * WIDTH + 2 * _GAP, HEIGHT, b"".join(rows), scale)
