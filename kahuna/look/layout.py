"""Where things are on the board and in the sheets of assets/kahuna/.

Written by tools/make_assets.py from assets/sources/; change those, not this.
Positions are in pixels from the top left corner of the board's picture, which itself begins
BOARD_TOP rows down the screen. Islands and lines are numbered in alphabetical order.
"""

BOARD_TOP = 9
BOARD_WIDTH = 160
BOARD_HEIGHT = 103

# x, y of every island's middle.
CENTRES = (
    b"\x0c\x1c"  # ALOA 12 28
    b"\x46\x09"  # BARI 70 9
    b"\x8b\x0b"  # COCO 139 11
    b"\x2b\x26"  # DUDA 43 38
    b"\x4e\x27"  # ELAI 78 39
    b"\x72\x23"  # FAAA 114 35
    b"\x8d\x34"  # GOLA 141 52
    b"\x20\x4b"  # HUNA 32 75
    b"\x4b\x44"  # IFFI 75 68
    b"\x72\x41"  # JOJO 114 65
    b"\x8b\x5a"  # KAHU 139 90
    b"\x47\x5e"  # LALE 71 94
)

# x, y of the name drawn on every island.
NAME_WIDTH = 15
NAME_HEIGHT = 5
NAMES = (
    b"\x06\x1d"  # ALOA 6 29
    b"\x40\x08"  # BARI 64 8
    b"\x7b\x07"  # COCO 123 7
    b"\x24\x27"  # DUDA 36 39
    b"\x4a\x26"  # ELAI 74 38
    b"\x6b\x24"  # FAAA 107 36
    b"\x86\x36"  # GOLA 134 54
    b"\x1a\x4e"  # HUNA 26 78
    b"\x48\x43"  # IFFI 72 67
    b"\x6b\x43"  # JOJO 107 67
    b"\x7a\x5c"  # KAHU 122 92
    b"\x40\x5d"  # LALE 64 93
)

# x, y of the top left corner of every island's stone.
STONE_SIZE = 9
STONES = (
    b"\x08\x26"  # ALOA 8 38
    b"\x35\x06"  # BARI 53 6
    b"\x93\x07"  # COCO 147 7
    b"\x26\x1d"  # DUDA 38 29
    b"\x40\x23"  # ELAI 64 35
    b"\x6e\x1a"  # FAAA 110 26
    b"\x89\x2c"  # GOLA 137 44
    b"\x1d\x44"  # HUNA 29 68
    b"\x3d\x41"  # IFFI 61 65
    b"\x6f\x39"  # JOJO 111 57
    b"\x93\x58"  # KAHU 147 88
    b"\x35\x5b"  # LALE 53 91
)

# How many pieces the bridge of every line is cut into.
PIECES = (
    b"\x01"  # AB 1
    b"\x01"  # AD 1
    b"\x01"  # AH 1
    b"\x01"  # BC 1
    b"\x01"  # BD 1
    b"\x01"  # BE 1
    b"\x03"  # BF 3
    b"\x01"  # CF 1
    b"\x01"  # CG 1
    b"\x01"  # CK 1
    b"\x01"  # DE 1
    b"\x01"  # DH 1
    b"\x01"  # EF 1
    b"\x03"  # EH 3
    b"\x01"  # EI 1
    b"\x03"  # EJ 3
    b"\x01"  # FG 1
    b"\x01"  # FJ 1
    b"\x01"  # GJ 1
    b"\x01"  # GK 1
    b"\x01"  # HI 1
    b"\x01"  # HL 1
    b"\x01"  # IJ 1
    b"\x03"  # IK 3
    b"\x01"  # IL 1
    b"\x01"  # JK 1
    b"\x01"  # KL 1
)

# x, y, width, height of every piece of a bridge, and its x, y in bridges.bmp.
BRIDGES = (
    b"\x16\x08\x1e\x05\x20\x3e"  # AB 22 8 30 5 32 62
    b"\x15\x23\x0c\x05\x72\x3e"  # AD 21 35 12 5 114 62
    b"\x0e\x34\x0d\x13\x1e\x00"  # AH 14 52 13 19 30 0
    b"\x5b\x07\x1c\x05\x3e\x3e"  # BC 91 7 28 5 62 62
    b"\x2f\x0f\x0b\x12\x2b\x00"  # BD 47 15 11 18 43 0
    b"\x49\x0e\x05\x16\x0f\x00"  # BE 73 14 5 22 15 0
    b"\x57\x0c\x08\x0a\x5b\x33"  # BF 87 12 8 10 91 51
    b"\x5f\x11\x07\x0b\x26\x33"  # BF 95 17 7 11 38 51
    b"\x66\x17\x07\x09\x6e\x33"  # BF 102 23 7 9 110 51
    b"\x78\x0e\x0a\x11\x3b\x00"  # CF 120 14 10 17 59 0
    b"\x8b\x0f\x05\x1d\x05\x00"  # CG 139 15 5 29 5 0
    b"\x9a\x19\x05\x33\x00\x00"  # CK 154 25 5 51 0 0
    b"\x34\x25\x0c\x05\x00\x44"  # DE 52 37 12 5 0 68
    b"\x25\x2f\x05\x16\x14\x00"  # DH 37 47 5 22 20 0
    b"\x5c\x24\x0d\x06\x00\x3e"  # EF 92 36 13 6 0 62
    b"\x38\x2b\x0c\x0a\x3a\x33"  # EH 56 43 12 10 58 51
    b"\x30\x35\x0d\x0a\x2d\x33"  # EH 48 53 13 10 45 51
    b"\x2a\x3f\x0b\x09\x63\x33"  # EH 42 63 11 9 99 51
    b"\x4e\x2c\x05\x15\x19\x00"  # EI 78 44 5 21 25 0
    b"\x5b\x2a\x09\x07\x75\x33"  # EJ 91 42 9 7 117 51
    b"\x5f\x31\x0b\x06\x0d\x3e"  # EJ 95 49 11 6 13 62
    b"\x65\x37\x08\x06\x18\x3e"  # EJ 101 55 8 6 24 62
    b"\x79\x27\x0f\x0b\x00\x33"  # FG 121 39 15 11 0 51
    b"\x70\x2c\x05\x0c\x5f\x00"  # FJ 112 44 5 12 95 0
    b"\x7b\x3a\x0d\x0c\x52\x00"  # GJ 123 58 13 12 82 0
    b"\x8c\x3d\x05\x1b\x0a\x00"  # GK 140 61 5 27 10 0
    b"\x2c\x45\x10\x0b\x64\x00"  # HI 44 69 16 11 100 0
    b"\x29\x52\x0c\x0b\x0f\x33"  # HL 41 82 12 11 15 51
    b"\x5d\x41\x0c\x05\x0c\x44"  # IJ 93 65 12 5 12 68
    b"\x58\x47\x0b\x0a\x46\x33"  # IK 88 71 11 10 70 51
    b"\x63\x4c\x0b\x0b\x1b\x33"  # IK 99 76 11 11 27 51
    b"\x6e\x52\x0a\x0a\x51\x33"  # IK 110 82 10 10 81 51
    b"\x4a\x49\x05\x12\x36\x00"  # IL 74 73 5 18 54 0
    b"\x73\x4a\x0d\x10\x45\x00"  # JK 115 74 13 16 69 0
    b"\x5c\x5d\x18\x05\x5a\x3e"  # KL 92 93 24 5 90 62
)

# x, y half-way along every line.
MIDDLES = (
    b"\x25\x0a"  # AB 37 10
    b"\x1b\x25"  # AD 27 37
    b"\x14\x3d"  # AH 20 61
    b"\x68\x09"  # BC 104 9
    b"\x34\x17"  # BD 52 23
    b"\x4b\x19"  # BE 75 25
    b"\x62\x16"  # BF 98 22
    b"\x7c\x17"  # CF 124 23
    b"\x8d\x1d"  # CG 141 29
    b"\x9c\x33"  # CK 156 51
    b"\x3b\x27"  # DE 59 39
    b"\x27\x39"  # DH 39 57
    b"\x63\x26"  # EF 99 38
    b"\x37\x39"  # EH 55 57
    b"\x50\x36"  # EI 80 54
    b"\x64\x33"  # EJ 100 51
    b"\x80\x2c"  # FG 128 44
    b"\x72\x32"  # FJ 114 50
    b"\x81\x40"  # GJ 129 64
    b"\x8e\x4a"  # GK 142 74
    b"\x34\x4a"  # HI 52 74
    b"\x2f\x57"  # HL 47 87
    b"\x63\x43"  # IJ 99 67
    b"\x68\x51"  # IK 104 81
    b"\x4c\x52"  # IL 76 82
    b"\x79\x52"  # JK 121 82
    b"\x68\x5f"  # KL 104 95
)

# Tiles of stones.bmp.
STONE_NONE = 0
STONE_WHITE = 1
STONE_BLACK = 2
STONE_WHITE_GAIN = 3
STONE_BLACK_GAIN = 4
STONE_WHITE_LOSS = 5
STONE_BLACK_LOSS = 6
STONE_WHITE_SINKING = 7
STONE_BLACK_SINKING = 8
STONE_SPLASH = 9
STONE_RIPPLE = 10

# Tiles of cards.bmp: add CARD_NEW, CARD_OPEN or both to one of the first three.
CARD_PLAIN = 0
CARD_CHOSEN = 4
CARD_FADED = 8
CARD_NEW = 1
CARD_OPEN = 2
CARD_BACK = 12
CARD_EMPTY = 13

# Tiles of signs.bmp.
SIGN_PILE = 0
SIGN_WHITE = 1
SIGN_BLACK = 2
SIGN_CHECK = 3
