"""The colours that the program chooses itself, 0xRRGGBB, and those of the lights."""

# The players' signs, in the order of signs.bmp; their names and numbers have these colours, too.
PLAYERS = (0xFFD84A, 0xFF7A52, 0xF59AD8, 0x6FBCFF, 0x62D67C, 0xFFFAEA)
# The same on the lights, where pale colours all look white.
LIGHTS = (0x604000, 0x601000, 0x500030, 0x002060, 0x006010, 0x484848)

DIM = 0x9EE8F4  # behind a pile that may be fetched; the chosen one glows like every choice

STEPS = 7  # from a full shoal to the empty sea


def darker(colour, step):
    """Returns a colour of the water that many steps deeper; blue goes last."""
    red = (colour >> 16) * (16 - 2 * step) // 16
    green = (colour >> 8 & 255) * (32 - 3 * step) // 32
    blue = (colour & 255) * (32 - 2 * step) // 32
    return red << 16 | green << 8 | blue
