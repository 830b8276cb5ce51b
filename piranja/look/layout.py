"""What is where in the sheets of assets/piranja/.

Written by tools/make_assets.py from assets/sources/; change those, not this.
"""

FISH_WIDTH = 28
FISH_HEIGHT = 20

# Tiles of fish.bmp: twice the number of a fish, and 1 more for its second frame.
FAT = 12  # and the species
# How many columns each fills.
WIDTHS = (
    b"\x0f"  # piranha_small 15
    b"\x0e"  # moonfish_small 14
    b"\x10"  # flamefish_small 16
    b"\x11"  # barracuda_small 17
    b"\x1a"  # piranha_big 26
    b"\x19"  # moonfish_big 25
    b"\x1c"  # flamefish_big 28
    b"\x1b"  # barracuda_big 27
    b"\x18"  # piranha_hungry 24
    b"\x17"  # moonfish_hungry 23
    b"\x19"  # flamefish_hungry 25
    b"\x1b"  # barracuda_hungry 27
    b"\x1c"  # piranha_fat 28
    b"\x1c"  # moonfish_fat 28
    b"\x1c"  # flamefish_fat 28
    b"\x1c"  # barracuda_fat 28
)

# Tiles of tiny.bmp: 0 is empty; after it the fish that are not fat, and three dots.
TINY_WIDTH = 9
TINY_HEIGHT = 8
TINY_MORE = 13

# Tiles of cards.bmp.
CARD_WIDTH = 32
CARD_HEIGHT = 24
CARD_SHOAL = 0
CARD_SEA = 1
CARD_HALF_BACK = 2
CARD_HALF_FACE = 3
CARD_EDGE = 4
CARD_FACE = 5
CARD_LIT = 6
CARD_CHOSEN = 7

# Tiles of signs.bmp; those of the players come first.
SIGN_SIZE = 9
SIGN_STAR = 0
SIGN_CRAB = 1
SIGN_SHELL = 2
SIGN_ANCHOR = 3
SIGN_TURTLE = 4
SIGN_RING = 5
SIGN_NET = 6
SIGN_SHOAL = 7
SIGN_SEA = 8

# Those of water.bmp are square; depths.py has them.
WATER_SIZE = 8
