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

# x, y of every piece of a bridge, and the number of its size.
BRIDGES = (
    b"\x16\x08\x0f"  # AB 22 8 15
    b"\x15\x23\x04"  # AD 21 35 4
    b"\x0e\x34\x0d"  # AH 14 52 13
    b"\x5b\x07\x0f"  # BC 91 7 15
    b"\x2f\x0f\x0b"  # BD 47 15 11
    b"\x49\x0e\x01"  # BE 73 14 1
    b"\x57\x0c\x06"  # BF 87 12 6
    b"\x5f\x11\x06"  # BF 95 17 6
    b"\x66\x17\x06"  # BF 102 23 6
    b"\x78\x0e\x0b"  # CF 120 14 11
    b"\x8b\x0f\x02"  # CG 139 15 2
    b"\x9a\x19\x03"  # CK 154 25 3
    b"\x34\x25\x04"  # DE 52 37 4
    b"\x25\x2f\x01"  # DH 37 47 1
    b"\x5c\x24\x05"  # EF 92 36 5
    b"\x38\x2b\x08"  # EH 56 43 8
    b"\x30\x35\x08"  # EH 48 53 8
    b"\x2a\x3f\x08"  # EH 42 63 8
    b"\x4e\x2c\x01"  # EI 78 44 1
    b"\x5b\x2a\x07"  # EJ 91 42 7
    b"\x5f\x31\x05"  # EJ 95 49 5
    b"\x65\x37\x05"  # EJ 101 55 5
    b"\x79\x27\x0a"  # FG 121 39 10
    b"\x70\x2c\x00"  # FJ 112 44 0
    b"\x7b\x3a\x09"  # GJ 123 58 9
    b"\x8c\x3d\x02"  # GK 140 61 2
    b"\x2c\x45\x0a"  # HI 44 69 10
    b"\x29\x52\x09"  # HL 41 82 9
    b"\x5d\x41\x04"  # IJ 93 65 4
    b"\x58\x47\x08"  # IK 88 71 8
    b"\x63\x4c\x09"  # IK 99 76 9
    b"\x6e\x52\x08"  # IK 110 82 8
    b"\x4a\x49\x01"  # IL 74 73 1
    b"\x73\x4a\x0c"  # JK 115 74 12
    b"\x5c\x5d\x0e"  # KL 92 93 14
)

# Width and height of every size, and how many pieces have it. Their pixels are in
# bridges.tab as in the memory of one Bitmap for each size, one piece below the other.
SIZES = (
    b"\x05\x0c\x01"  # 5 12, 1
    b"\x05\x16\x04"  # 5 22, 4
    b"\x05\x1d\x02"  # 5 29, 2
    b"\x05\x33\x01"  # 5 51, 1
    b"\x0c\x05\x03"  # 12 5, 3
    b"\x0d\x06\x03"  # 13 6, 3
    b"\x08\x0b\x03"  # 8 11, 3
    b"\x09\x07\x01"  # 9 7, 1
    b"\x0d\x0a\x05"  # 13 10, 5
    b"\x0d\x0c\x03"  # 13 12, 3
    b"\x10\x0b\x02"  # 16 11, 2
    b"\x0b\x12\x02"  # 11 18, 2
    b"\x0d\x10\x01"  # 13 16, 1
    b"\x0d\x13\x01"  # 13 19, 1
    b"\x18\x05\x01"  # 24 5, 1
    b"\x1e\x05\x02"  # 30 5, 2
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
