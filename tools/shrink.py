"""Makes the program lighter for the board: fewer and shorter names, and nothing unused.

    python3 tools/shrink.py FOLDER      writes the shrunk sources of what is deployed, to look at

On the board every name in a program takes heap: its letters, its entry in the table of all names,
often a place in the dict of a module. Shrinking (see shrinking/README.md) does not change what the
program does, and leaves every line where it is, so that a traceback names the right one.
"""

import environment

# isort: split
import contextlib
import gc
import sys

import manners
from shrinking import constants, names, texts, together, unused
from shrinking.parsed import Module
from shrinking.refusing import Refused, check

LIBRARY = "adafruit_"
START = "code.py"


@contextlib.contextmanager
def _without_collecting():
    """Turns garbage collection off: nothing in the trees of a program is garbage, and looking for
    some took half of the time."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


@_without_collecting()
def shrunk(sources, around, meanings=None, groups=(), apart=((), "")):
    """Returns lighter sources and texts, {path on the drive: text}. Raises Refused if that is not
    safe.

    Most get another path. `around` is what is outside the program (see shrinking.known). The dict
    `meanings` is filled with what the short names stand for (see shrinking.names). `groups` of
    modules become one file each; `apart` says what is never in memory together (see
    shrinking.moments).
    """
    program = {}
    for path, text in sorted(sources.items()):
        if path != START:
            name = module_name(path)
            is_text = path.endswith(texts.EXTENSION)
            text = texts.as_source(text) if is_text else text
            program[name] = Module(name, path, text, name.startswith(LIBRARY))
            check(program[name])
    declared = {name: together.declared(module) for name, module in program.items()}
    asked = {host: declared.pop(host) for host in groups if host in program}
    program = unused.strip(program)
    program = constants.fold(constants.inline(program))
    program = unused.prune(program, around, declared)
    if groups:
        program = together.join(program, asked, around.modules, apart)
        program = unused.prune(program, around, declared)  # copies have more than they use
    made = {module.path: module.text for module in names.shorten(program, around, meanings)}
    for path, text in sources.items():
        if path.endswith(texts.EXTENSION):
            made[path] = texts.renamed(text, made[path])
        elif path == START:
            made[path] = text
    return made


def is_source(path):
    """Whether a file is a source or a text, which shrinking changes."""
    return path.endswith((".py", texts.EXTENSION))


def module_name(path):
    """Returns the name under which a module on the drive is imported."""
    parts = path.rpartition(".")[0].split("/")
    if parts[0] == "lib":
        del parts[0]
    if parts[-1] == "__init__":
        del parts[-1]
    return ".".join(parts)


@manners.tool("shrink")
def main(arguments=None):
    import deploy

    parser = manners.Parser("shrink", __doc__)
    parser.add_argument("folder", type=manners.place, help="write the lighter sources there")
    options = parser.parse_args(arguments)
    if options.folder.resolve() == environment.ROOT:
        raise manners.Mistake(f"'{options.folder}' holds the sources: choose another folder")
    files = deploy.manifest()
    sources = {path: deploy.read(place) for path, place in files.items() if is_source(path)}
    try:
        sources = shrunk(sources, deploy.around(), None, deploy.TOGETHER, deploy.APART)
    except Refused as problem:
        raise manners.Mistake(str(problem)) from None
    others = {path: place.read_bytes() for path, place in files.items() if not is_source(path)}
    for path, data in {**others, **{path: text.encode() for path, text in sources.items()}}.items():
        target = options.folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    return 0


if __name__ == "__main__":
    environment.ensure()
    sys.exit(main())
