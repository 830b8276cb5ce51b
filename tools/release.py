"""Makes build/release/: all that people download, with the same bytes at each run.

    python3 tools/release.py

- a zip file for boards with both games, and one with each game alone, named for game and version
- the page, as a zip file
- handheld for other people's games, as circup takes bundles: sources, and compiled for
  CircuitPython 9 and 10
- SHA256SUMS, which `sha256sum -c` checks

The version is in lib/handheld/version.py, and CHANGELOG.md says what is new in it. Exit status:
0 done, 2 not done, as CHANGELOG.md does not say what is new in this version.
"""

import environment

# isort: split
import contextlib
import hashlib
import json
import re
import sys
import tempfile
from pathlib import Path

import deploy
import games
import make_page
import manners
from deploying.version import VERSION

FOLDER = deploy.BUILD / "release"
LIBRARY = environment.ROOT / "lib" / "handheld"
# What handheld needs besides its modules: letters and icons.
ASSETS = "icons.bmp", "text.bmp", "text.tab", "tiny.bmp", "tiny.tab"
# The steps of docs/making-a-game.md.
EXAMPLES = (*environment.ROOT.glob("docs/guide/step?"), environment.ROOT / "tests" / "toy")
PLATFORMS = {"py": None, "9.x-mpy": True, "10.x-mpy": True}  # whether it is compiled
SUMS = "SHA256SUMS"


def file_name(*words):
    return "-".join(word.lower().replace(" ", "-") for word in (*words, VERSION))


def for_boards(work):
    """Yields (name, bytes) for each zip file for boards: with all games, then with each alone."""
    for chosen in (games.GAMES, *([game] for game in games.GAMES)):
        folder = work / "-".join(chosen)
        deploy.build(folder, chosen=chosen)
        name = file_name(" and ".join(map(games.name_of, chosen)))
        yield f"{name}.zip", (folder / make_page.ZIP).read_bytes()


def page(work):
    """Returns the page, {path: bytes}."""
    archive = work / "-".join(games.GAMES) / make_page.ZIP
    return make_page.make(work / "page", archive)


def bundle(compiled):
    """Returns the library as a bundle has it, {path: bytes}."""
    made = {}
    for path in sorted(LIBRARY.rglob("*")):
        inside = f"lib/handheld/{path.relative_to(LIBRARY).as_posix()}"
        if path.suffix == ".txt":
            made[inside] = path.read_bytes()
        elif path.suffix == ".py":
            source = deploy.read(path)
            if path == LIBRARY / "__init__.py":
                source += f'\n__version__ = "{VERSION}"\n'  # where circup looks for it
            # file_check stays source, as it is what finds compiled files that are cut off.
            whole = not compiled or inside == deploy.WHOLE
            data = source.encode()
            made[inside if whole else inside[:-2] + "mpy"] = (
                data if whole else deploy.compiled(inside, data)
            )
    for name in ASSETS:
        made[f"assets/{name}"] = (environment.ROOT / "assets" / name).read_bytes()
    for package in EXAMPLES:
        for path in package.rglob("*"):
            if path.suffix in (".py", ".txt"):
                inside = path.relative_to(package.parent).as_posix()
                made[f"examples/{inside}"] = path.read_bytes()
    made["README.md"] = (LIBRARY / "README.md").read_bytes()
    made["LICENSE"] = (environment.ROOT / "LICENSE").read_bytes()
    made["requirements/handheld/requirements.txt"] = b""  # it needs no other library
    return made


def about_bundle():
    """Returns what circup reads about the libraries in a bundle."""
    library = {
        **{"package": True, "pypi_name": "", "version": VERSION, "repo": ""},
        **{"path": "lib/handheld", "dependencies": [], "external_dependencies": []},
    }
    return (json.dumps({"handheld": library}, indent=1) + "\n").encode()


def make(folder=FOLDER):
    """Writes everything into `folder`; returns it, {name: bytes}."""
    with tempfile.TemporaryDirectory() as work:
        work = Path(work)
        made = dict(for_boards(work))
        zips = {file_name("page"): page(work)}
        for platform, compiled in PLATFORMS.items():
            name = file_name("handheld", platform)
            zips[name] = {f"{name}/{path}": data for path, data in bundle(compiled).items()}
        for name, files in zips.items():
            deploy.write_zip(work / f"{name}.zip", files)
            made[f"{name}.zip"] = (work / f"{name}.zip").read_bytes()
    made[f"{file_name('handheld')}.json"] = about_bundle()
    made[SUMS] = sums(made)
    deploy.write_folder(folder, made)
    return made


def sums(files):
    """Returns the digests of files in the format of sha256sum."""
    lines = (
        f"{hashlib.sha256(data).hexdigest()}  {name}\n" for name, data in sorted(files.items())
    )
    return "".join(lines).encode()


def has_this_version(changes):
    """Whether the newest chapter of the changes is about this version."""
    return re.findall(r"(?m)^## (\S+)", changes)[:1] == [VERSION]


@manners.tool("release")
def main(arguments=None, folder=FOLDER):
    manners.Parser("release", __doc__).parse_args(arguments)
    if not has_this_version((environment.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")):
        raise manners.Mistake(f"CHANGELOG.md does not begin with what is new in {VERSION}")
    with contextlib.redirect_stdout(sys.stderr):  # for what is printed on the way
        made = make(folder)
    for name, data in made.items():
        print(f"{deploy.shown(folder / name)}: {deploy.kilobytes(len(data))}")


if __name__ == "__main__":
    environment.ensure()
    sys.path += [str(environment.ROOT), str(environment.ROOT / "lib")]
    sys.exit(main())
