"""The colours that code uses (pictures have their own), 0xRRGGBB, and those of the lights."""

# For the players' signs, in the order of signs.bmp, and for their names and numbers.
PLAYERS = (0xFFD84A, 0xFF7A52, 0xF59AD8, 0x6FBCFF, 0x62D67C, 0xFFFAEA)
# The same for the lights, on which all pale colours look white.
LIGHTS = (0x604000, 0x601000, 0x500030, 0x002060, 0x006010, 0x484848)

DIM = 0x9EE8F4  # behind a pile that can be fetched; the chosen one glows like any choice

STEPS = 7  # of darkness, from a full shoal to the empty sea


def darker(colour, step):
    """Returns a colour of the water that many steps darker; blue lasts longest."""
    red = (colour >> 16) * (16 - 2 * step) // 16
    green = (colour >> 8 & 255) * (32 - 3 * step) // 32
    blue = (colour & 255) * (32 - 2 * step) // 32
    return red << 16 | green << 8 | blue
