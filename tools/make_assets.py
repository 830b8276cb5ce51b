"""Makes the pictures and fonts of assets/, and the modules that describe them, from
assets/sources/; and the weights of Kahuna's robots as a board reads them, from
tools/games/kahuna/weights.py and closer.py.

    python3 tools/make_assets.py            write what has changed
    python3 tools/make_assets.py --check    say what would change, and fail if anything would

The drawing itself is in tools/artwork/.
"""

import environment

# isort: split
import sys

import manners
from artwork import archipelago, bmp, board, faces, fonts, layout_modules, picture, sheets, shoal
from artwork.source import Source, SourceError
from games.kahuna import closer, weights

ROOT = environment.ROOT
SOURCES = ROOT / "assets" / "sources"

_CARD_INDEXES = (
    ("plain", 0),
    ("chosen", 4),
    ("faded", 8),
    ("new", 1),
    ("open", 2),
    ("back", 12),
    ("empty", 13),
)
_VALUES = [0, 0xFFFFFF, 0x303030, 0xC0C0C0]


def make():
    """Returns everything the tool writes: {path below the project's root: bytes}."""
    return {**make_shared(), **make_kahuna(), **make_piranja()}


def make_shared():
    """Makes the icons and letters for menus and texts of all games."""
    icons = _source("icons")
    made = {"assets/icons.bmp": _tiles(icons)}
    for name in ("text", "tiny"):
        face = fonts.Face(SOURCES / (name + ".txt"))
        width, pixels, table = face.strip()
        made[f"assets/{name}.bmp"] = bmp.write(width, face.height, pixels, [0, 0xFFFFFF])
        made[f"assets/{name}.tab"] = table
    made["lib/handheld/icons.py"] = layout_modules.icons_module(_indexes(icons)).encode("utf-8")
    return made


def make_kahuna():
    places = archipelago.Archipelago(_source("kahuna/archipelago"))
    tiny = fonts.Face(SOURCES / "tiny.txt")
    faults = places.faults()
    if faults:
        raise SourceError("archipelago.txt: " + "; ".join(faults))
    stones, cards, signs, turtle = [
        _source("kahuna/" + name) for name in ("stones", "cards", "signs", "turtle")
    ]
    pieces = [piece for line in places.lines for piece in line.pieces()]
    fits, bridges = sheets.by_size([rows for _, _, rows in pieces], archipelago.SIZES)
    title, emblems, ends, moving, living, medal = [
        _source("kahuna/" + name)
        for name in ("title", "emblems", "ends", "moving", "living", "medal")
    ]
    files = {
        "board": _picture(board.paint(places, tiny), places.source),
        "faces": _in_values(faces.paint(places.islands, tiny)),
        "stones": _tiles(stones),
        "cards": _picture(sheets.cards(cards.tiles), cards),
        "signs": _tiles(signs),
        "title": _picture(picture.paint(title), title),
        "emblems": _picture(picture.paint(emblems), emblems),
        "ends": _picture(picture.paint(ends), ends),
        "moving": _tiles(moving),
        "turtle": _tiles(turtle),
        "living": _tiles(living),
        "medal": _picture(picture.paint(medal), medal),
    }
    made = {f"assets/kahuna/{name}.bmp": data for name, data in files.items()}
    module = layout_modules.island_module(
        places, fits, _indexes(stones), _CARD_INDEXES, _indexes(signs)
    )
    made["assets/kahuna/bridges.tab"] = b"".join(
        bmp.memory(sheet.width, sheet.height, sheet.pixels, 2) for sheet in bridges
    )
    made["kahuna/look/layout.py"] = module.encode("utf-8")
    made["kahuna/weights.tab"] = b"".join(
        (
            *(weights.FIRST, weights.OWNER, weights.NEAR, weights.CARDS),
            *(*weights.MARGINS, *weights.ROWS, *closer.ROWS, closer.LINES),
        )
    )
    made["kahuna/look/steps.py"] = layout_modules.steps_module(places).encode("utf-8")
    return made


def make_piranja():
    fish, tiny, signs, living, moonfish = [
        _source("piranja/" + name) for name in ("fish", "tiny", "signs", "living", "moonfish")
    ]
    cards, water, title, emblems, finale = [
        _source("piranja/" + name) for name in ("cards", "water", "title", "emblems", "finale")
    ]
    names, swimming = shoal.paint(fish)
    widths = shoal.widths(names, swimming)
    # Columns of fish and squares of water that repeat are kept once.
    columns, (numbers,) = sheets.cut(swimming, layout_modules.COLUMN, shoal.HEIGHT)
    waters, places = sheets.cut(picture.paint(water), layout_modules.WATER, layout_modules.WATER)
    files = {
        "fish": _picture(columns, fish),
        "tiny": _tiles(tiny),
        "signs": _tiles(signs),
        "living": _tiles(living),
        "moonfish": _tiles(moonfish),
        "cards": _picture(picture.paint(cards), cards),
        "water": _picture(waters, water),
        "title": _picture(picture.paint(title), title),
        "emblems": _picture(picture.paint(emblems), emblems),
        "finale": _picture(picture.paint(finale), finale),
    }
    made = {f"assets/piranja/{name}.bmp": data for name, data in files.items()}
    module = layout_modules.sea_module(names, widths, numbers, _indexes(signs))
    made["piranja/look/layout.py"] = module.encode("utf-8")
    made["piranja/look/depths.py"] = layout_modules.depths_module(places).encode("utf-8")
    return made


def _source(name):
    return Source(SOURCES / (name + ".txt"))


def _tiles(source):
    return _picture(sheets.row(list(source.tiles.values())), source)


def _indexes(source):
    """Returns (name, number) for each tile of a sheet."""
    return [(name, number) for number, name in enumerate(source.tiles)]


def _picture(canvas, source):
    return bmp.write(canvas.width, canvas.height, canvas.pixels, source.colours)


def _in_values(canvas):
    """Makes a picture of four values; the program gives them colours."""
    return bmp.write(canvas.width, canvas.height, canvas.pixels, _VALUES)


@manners.tool("make_assets")
def main(arguments=None):
    parser = manners.Parser("make_assets", __doc__)
    parser.add_argument(
        "--check", action="store_true", help="write nothing; fail if anything changes"
    )
    options = parser.parse_args(arguments)
    try:
        made = make()
    except SourceError as fault:
        raise manners.Mistake(str(fault)) from None
    changed = []
    for name, data in sorted(made.items()):
        path = ROOT / name
        if not path.exists() or path.read_bytes() != data:
            changed.append(name)
            if not options.check:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(data)
    for name in changed:
        print("differs:" if options.check else "wrote", name)
    return 1 if options.check and changed else 0


if __name__ == "__main__":
    sys.exit(main())
