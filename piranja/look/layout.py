"""What is where in the sheets of assets/piranja/.

Written by tools/make_assets.py from assets/sources/; change those, not this.
"""

FISH_WIDTH = 28
FISH_HEIGHT = 20

# Pictures of fish: twice the number of a fish, and 1 more for its second frame.
FAT = 12  # plus the species
# The width of each, in pixels.
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
# The tiles of fish.bmp that make each picture, from left to right.
COLUMN = 7
COLUMNS = (
    b"\x00\x01\x02\x03"  # piranha_small
    b"\x00\x04\x03\x03"  # piranha_small
    b"\x05\x06\x03\x03"  # moonfish_small
    b"\x05\x07\x03\x03"  # moonfish_small
    b"\x08\x09\x0a\x03"  # flamefish_small
    b"\x08\x0b\x0c\x03"  # flamefish_small
    b"\x0d\x0e\x0f\x03"  # barracuda_small
    b"\x0d\x0e\x10\x03"  # barracuda_small
    b"\x11\x12\x13\x14"  # piranha_big
    b"\x11\x12\x15\x16"  # piranha_big
    b"\x17\x18\x19\x1a"  # moonfish_big
    b"\x17\x18\x19\x1b"  # moonfish_big
    b"\x1c\x1d\x1e\x1f"  # flamefish_big
    b"\x1c\x1d\x1e\x20"  # flamefish_big
    b"\x21\x22\x23\x24"  # barracuda_big
    b"\x21\x22\x23\x25"  # barracuda_big
    b"\x26\x27\x28\x29"  # piranha_hungry
    b"\x2a\x2b\x2c\x2d"  # piranha_hungry
    b"\x2e\x2f\x30\x31"  # moonfish_hungry
    b"\x32\x33\x34\x35"  # moonfish_hungry
    b"\x36\x37\x38\x39"  # flamefish_hungry
    b"\x3a\x3b\x3c\x3d"  # flamefish_hungry
    b"\x3e\x3f\x40\x41"  # barracuda_hungry
    b"\x42\x43\x40\x44"  # barracuda_hungry
    b"\x45\x46\x47\x48"  # piranha_fat
    b"\x49\x46\x47\x4a"  # piranha_fat
    b"\x4b\x4c\x4d\x4e"  # moonfish_fat
    b"\x4f\x4c\x4d\x50"  # moonfish_fat
    b"\x51\x52\x53\x54"  # flamefish_fat
    b"\x55\x52\x53\x56"  # flamefish_fat
    b"\x57\x58\x59\x5a"  # barracuda_fat
    b"\x5b\x58\x59\x5c"  # barracuda_fat
)

# Tiles of tiny.bmp: 0 is empty; then come the fish that are not fat; then what
# stands for fish that have no room: for many, and for one to nine.
TINY_WIDTH = 9
TINY_HEIGHT = 8
TINY_MORE = 13

# Tiles of cards.bmp.
CARD_WIDTH = 32
CARD_HEIGHT = 24
CARD_SHOAL = 0
CARD_SEA = 1
CARD_EDGE = 2
CARD_FACE = 3

# Tiles of signs.bmp; those of the players come first.
SIGN_SIZE = 9
SIGN_STAR = 0
SIGN_CRAB = 1
SIGN_SHELL = 2
SIGN_ANCHOR = 3
SIGN_TURTLE = 4
SIGN_RING = 5
SIGN_NET = 6

# The tiles of water.bmp are square; the module depths has them.
WATER_SIZE = 8
