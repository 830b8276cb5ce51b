"""Writes modules of plain data: where things are on the screen and in the sheets."""

from . import archipelago, shoal, stepping

_SEA_CARDS = ("shoal", "sea", "edge", "face")

_HEAD = '''"""Where things are on the board and in the sheets of assets/kahuna/.

Written by tools/make_assets.py from assets/sources/; change those, not this.
Positions are in pixels from the top left corner of the board's picture, which itself begins
BOARD_TOP rows down the screen. Islands and lines are numbered in alphabetical order.
"""

BOARD_TOP = 9
BOARD_WIDTH = {width}
BOARD_HEIGHT = {height}
'''


_ICONS_HEAD = '''"""The tiles of assets/icons.bmp.

Written by tools/make_assets.py from assets/sources/; change those, not this.
"""

'''


_SEA_HEAD = '''"""What is where in the sheets of assets/piranja/.

Written by tools/make_assets.py from assets/sources/; change those, not this.
"""

FISH_WIDTH = {width}
FISH_HEIGHT = {height}
'''

_DEPTHS_HEAD = '''"""The tiles of assets/piranja/water.bmp that make the water, row by row.

Written by tools/make_assets.py from assets/sources/; change those, not this.
"""

'''

COLUMN = 7  # pixels that a column of a fish is wide
WATER = 8  # and a square of water


def icons_module(icons):
    """Returns the text of the module that numbers the icons, given as (name, index)."""
    return _ICONS_HEAD + _indexes("ICON", icons).rstrip() + "\n"


def island_module(places, fits, stones, cards, signs):
    """Returns the text of layout.py; `fits` has the number of the size of every piece of a bridge,
    the last three are tiles of sheets as (name, index)."""
    islands, lines = places.islands, places.lines
    half = archipelago.STONE // 2
    cut = [(line, piece) for line in lines for piece in line.pieces()]
    boxes = [(x, y, size) for (_, (x, y, _)), size in zip(cut, fits)]
    sizes = [(*size, fits.count(number)) for number, size in enumerate(archipelago.SIZES)]
    parts = (
        _HEAD.format(width=archipelago.WIDTH, height=archipelago.HEIGHT),
        "# x, y of every island's middle.",
        _table("CENTRES", islands, [island.centre for island in islands]),
        "# x, y of the name drawn on every island.",
        f"NAME_WIDTH = {archipelago.NAME_WIDTH}",
        f"NAME_HEIGHT = {archipelago.NAME_HEIGHT}",
        _table("NAMES", islands, [island.label for island in islands]),
        "# x, y of the top left corner of every island's stone.",
        f"STONE_SIZE = {archipelago.STONE}",
        _table("STONES", islands, [(i.stone[0] - half, i.stone[1] - half) for i in islands]),
        "# How many pieces the bridge of every line is cut into.",
        _table("PIECES", lines, [(len(line.pieces()),) for line in lines]),
        "# x, y of every piece of a bridge, and the number of its size.",
        _table("BRIDGES", [line for line, _ in cut], boxes),
        "# Width and height of every size, and how many pieces have it. Their pixels are in",
        "# bridges.tab as in the memory of one Bitmap for each size, one piece below the other.",
        "SIZES = (",
        *[f'    b"{_escaped(size)}"  # {size[0]} {size[1]}, {size[2]}' for size in sizes],
        ")",
        "",
        "# x, y half-way along every line.",
        _table("MIDDLES", lines, [line.middle for line in lines]),
        "# Tiles of stones.bmp.",
        _indexes("STONE", stones),
        "# Tiles of cards.bmp: add CARD_NEW, CARD_OPEN or both to one of the first three.",
        _indexes("CARD", cards),
        "# Tiles of signs.bmp.",
        _indexes("SIGN", signs),
    )
    return "\n".join(parts).rstrip() + "\n"


def sea_module(fish, widths, columns, signs):
    """Returns the text of Kai Piranja's layout.py: the names of fish, how wide each is, the columns
    of their frames, and the signs as (name, index)."""
    each = shoal.WIDTH // COLUMN
    frames = [columns[at : at + each] for at in range(0, len(columns), each)]
    parts = (
        _SEA_HEAD.format(width=shoal.WIDTH, height=shoal.HEIGHT),
        "# Pictures of fish: twice the number of a fish, and 1 more for its second frame.",
        "FAT = 12  # plus the species",
        "# The width of each, in pixels.",
        "WIDTHS = (",
        *[f'    b"\\x{width:02x}"  # {name} {width}' for name, width in zip(fish, widths)],
        ")",
        "# The tiles of fish.bmp that make each picture, from left to right.",
        f"COLUMN = {COLUMN}",
        "COLUMNS = (",
        *[f'    b"{_escaped(tiles)}"  # {fish[i // 2]}' for i, tiles in enumerate(frames)],
        ")",
        "",
        "# Tiles of tiny.bmp: 0 is empty; then come the fish that are not fat; then what",
        "# stands for fish that have no room: for many, and for one to nine.",
        "TINY_WIDTH = 9",
        "TINY_HEIGHT = 8",
        "TINY_MORE = 13",
        "",
        "# Tiles of cards.bmp.",
        "CARD_WIDTH = 32",
        "CARD_HEIGHT = 24",
        _indexes("CARD", [(name, i) for i, name in enumerate(_SEA_CARDS)]),
        "# Tiles of signs.bmp; those of the players come first.",
        "SIGN_SIZE = 9",
        _indexes("SIGN", signs),
        "# The tiles of water.bmp are square; the module depths has them.",
        f"WATER_SIZE = {WATER}",
    )
    return "\n".join(parts).rstrip() + "\n"


def depths_module(water):
    """Returns the text of depths.py; `water` has the numbers of the tiles, row by row."""
    lines = [f'    b"{_escaped(row)}"' for row in water]
    return "\n".join([_DEPTHS_HEAD + "WATER = (", *lines, ")"]) + "\n"


_STEPS_HEAD = '''"""Where a cursor goes from line to line.

Written by tools/make_assets.py from assets/sources/; change those, not this.
tools/artwork/stepping.py says how the steps are found, and how they are stored.
"""

# For each island, line after line: two bytes for every set of its other lines. They have the steps
# up, down, left and right, half a byte for each, as numbers of the island's lines.
STEPS = (
{stars})

# Over the whole board: for each line the steps up, down, left and right from it.
BOARD_STEPS = (
{board})
'''


def steps_module(places):
    """Returns the text of steps.py."""
    middles = {number: line.middle for number, line in enumerate(places.lines)}
    stars = []
    for island in places.islands:
        star = {n: middles[n] for n in middles if island.letter in places.lines[n].name}
        stars.append(f"    # {island.name}\n{_bytes(stepping.table(star))},\n")
    steps = stepping.steps(middles)
    board = bytes(steps[line, direction] for line in middles for direction in range(4))
    return _STEPS_HEAD.format(stars="".join(stars), board=_bytes(board) + "\n")


def _escaped(numbers):
    return "".join(f"\\x{number:02x}" for number in numbers)


def _bytes(data):
    """Returns literals of bytes, in lines that are not too long."""
    rows = [data[at : at + 22] for at in range(0, len(data), 22)]
    return "\n".join('    b"%s"' % "".join(f"\\x{byte:02x}" for byte in row) for row in rows)


def _table(name, things, rows):
    lines = [f"{name} = ("]
    for thing, numbers in zip(things, rows):
        data = "".join(f"\\x{number:02x}" for number in numbers)
        lines.append(f'    b"{data}"  # {thing.name} {" ".join(str(n) for n in numbers)}')
    return "\n".join([*lines, ")", ""])


def _indexes(prefix, names):
    lines = [f"{prefix}_{name.upper()} = {index}" for name, index in names]
    return "\n".join([*lines, ""])
