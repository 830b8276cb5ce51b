"""Turns a traceback from the board back into the names and lines of the source.

    python3 tools/lengthen.py [FILE]                reads a file, or standard input
    python3 tools/lengthen.py --names names.json    for a build other than the one in build/

What is deployed has short names (see shrink.py); build/names.json says what they stand for. Lines
outside tracebacks are passed on unchanged.
"""

import environment

# isort: split
import ast
import builtins
import functools
import json
import re
import sys
import sysconfig
from pathlib import Path

import manners
from deploy import BUILD, NAMES, digest, read
from manners import Mistake
from shrink import module_name

HEAD = "Traceback (most recent call last):"
FRAME = re.compile(r'  File "([^"]+)", line (\d+)(?:, in (\S+))?$')
MOST = 3  # if a short name may stand for more names than this, naming them is of no use


def lengthened(lines, modules, say=manners.say):
    """Yields the lines, with the tracebacks among them in the names of the source."""
    last, inside, reported = None, False, {None}
    for line in lines:
        frame = FRAME.match(line) if inside else None
        if frame:
            last = None
            if frame[1] in modules:
                last = Frame(*part(modules[frame[1]], int(frame[2])), frame[3])
                if last.problem not in reported:
                    reported.add(last.problem)
                    say(f"lengthen: {last.problem}")
            yield from last.lines() if last else [line]
        elif inside:
            inside = False
            yield message(line, last, modules) if last else line
        else:
            inside, last = line == HEAD, None
            yield line


def part(module, number):
    """Returns the part of a module that holds a line of its file on the drive, and the number of
    that line in the part's source."""
    found = [part for part in module["parts"] if part["after"] < number] or module["parts"]
    return {**module, **found[-1]}, number - found[-1]["after"]


class Frame:
    """A line that a traceback names; `problem` is a reason to distrust it, or None."""

    def __init__(self, module, number, function):
        self.names = module["names"]
        self.attributes = module["attributes"]
        self.problem = None
        self._path = module["path"]
        self._number = number
        self._text = ""
        self._around = []  # the nodes around the line, from the module on
        place = place_of(self._path)
        if not place.is_file():
            self.problem = f"{self._path} has been removed since the build"
        elif digest(place) != module["digest"]:
            self.problem = f"{self._path} has changed since the build: the lines shown may be wrong"
        if place.is_file():
            text = read(place).split("\n")
            self._text = text[number - 1].strip() if number <= len(text) else ""
            self._around = around(parsed(place), number)
        self._function = function if (function or "<")[0] == "<" else self._name() or function

    def lines(self):
        where = f", in {self._function}" if self._function else ""
        yield f'  File "{self._path}", line {self._number}{where}'
        if self._text:
            yield f"    {self._text}"

    def _name(self):
        return ".".join(node.name for node in self._around if hasattr(node, "name"))

    def likely(self, names):
        """Returns those of the names that the line mentions; if none, those that its statement
        does; if none, all."""
        names = set(names)
        whole = [(name, node) for name, node in self._mentions() if name in names]
        here = {name for name, node in whole if getattr(node, "end_lineno", 0) == self._number}
        return sorted(here or {name for name, _ in whole} or names)

    def class_of_self(self, attributes):
        """Returns the class around the line, if the line asks its `self` for one of these."""
        asked = [node for name, node in self._mentions() if name in attributes]
        if asked and all(getattr(getattr(n, "value", n), "id", None) == "self" for n in asked):
            return next((n.name for n in self._around if isinstance(n, ast.ClassDef)), None)
        return None

    def _mentions(self):
        """Yields (name, node) for what the statement on the line mentions, but not for what the
        statements inside it do."""
        waiting = self._around[-1:]
        while waiting:
            node = waiting.pop()
            for kind in ("id", "attr", "name"):
                if hasattr(node, kind):
                    yield getattr(node, kind), node
            children = ast.iter_child_nodes(node)
            waiting += [c for c in children if not isinstance(c, (ast.stmt, ast.ExceptHandler))]


def around(tree, number):
    """Returns the statements around a line, from the outermost to the innermost."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt) and node.lineno <= number <= node.end_lineno:
            found.append(node)
    return found  # `walk` goes from outside to inside


@functools.cache
def parsed(place):
    try:
        return ast.parse(read(place))
    except SyntaxError:  # it is being worked on
        return ast.Module([], [])


def place_of(path):
    """Returns the source of a file on the drive: the project's, or an installed library's."""
    own = environment.ROOT / path
    return own if own.is_file() else Path(sysconfig.get_path("purelib"), path.partition("/")[2])


def message(line, frame, modules):
    """Returns what an exception says, with long names."""
    asked = re.search(r"attribute '(\w+)'", line)
    attributes = frame.likely(frame.attributes.get(asked[1], ())) if asked else []

    def classes(short):
        own = frame.class_of_self(attributes)
        candidates = sorted(classes_called(short, modules))
        return [own] if own in candidates else candidates

    def exported(short):
        return frame.likely(m["names"][short] for m in modules.values() if short in m["names"])

    for pattern, meant in (
        (r"^()(\w+)(?=:|$)", lambda short: sorted(classes_called(short, modules, raised=True))),
        (r"(')(\w+)(?=' object)", classes),
        (r"(type object ')(\w+)(?=')", classes),
        (r"(attribute ')(\w+)(?=')", lambda short: attributes),
        (r"(import name )(\w+)", exported),
        (r"(no module named ')([\w.]+)(?=')", lambda short: sources(short, modules)),
        (r"(name ')(\w+)(?=')", lambda short: [frame.names[short]] if short in frame.names else []),
    ):
        line = re.sub(pattern, lambda found, meant=meant: found[1] + long(found[2], meant), line)
    return line


def sources(short, modules):
    """Returns a list with the name of a module's source, or an empty one."""
    return [module_name(modules[short]["parts"][-1]["path"])] if short in modules else []


def long(short, meant):
    """Returns what a short name stands for, if that is of use."""
    names = meant(short)
    return "' or '".join(names) if 0 < len(names) <= MOST else short


def classes_called(short, modules, raised=False):
    """Returns the classes with this short name in any module; only exceptions if `raised`."""
    found = set()
    for module in modules.values():
        name = module["names"].get(short)
        places = [place_of(part["path"]) for part in module["parts"] if name]
        for node in [n for place in places if place.is_file() for n in parsed(place).body]:
            if getattr(node, "name", None) == name and isinstance(node, ast.ClassDef):
                bases = [getattr(builtins, getattr(b, "id", ""), None) for b in node.bases]
                if not raised or any(b and issubclass(b, Exception) for b in bases):
                    found.add(name)
    return found


def lines_of(name):
    try:
        with manners.opened(name) as file:
            for line in iter(lambda: file.readline(1 << 16), b""):
                yield line.decode(errors="replace").rstrip("\r\n")
    except OSError as error:
        raise Mistake(f"cannot read {manners.shown(name)}: {error.strerror or error}") from None


def read_names(path):
    """Reads the modules of a build and what their short names stand for."""
    if path == BUILD / NAMES and not path.exists():
        raise Mistake("nothing has been built yet: run tools/deploy.py first")
    try:
        modules = json.loads(manners.read(path, "a list of names"))
        if all({"names", "attributes", "parts"} <= set(m) for m in modules.values()):
            return modules
    except (ValueError, AttributeError, TypeError, RecursionError):
        pass
    raise Mistake(f"'{path}' is not a list of names that tools/deploy.py wrote")


@manners.tool("lengthen")
def main(arguments=None):
    parser = manners.Parser("lengthen", __doc__)
    parser.add_argument(
        "file", nargs="?", default="-", help="what the board printed (standard input)"
    )
    parser.add_argument(
        "--names",
        metavar="FILE",
        type=manners.place,
        default=BUILD / NAMES,
        help="what short names mean, from the zip file of that build (build/names.json)",
    )
    options = parser.parse_args(arguments)
    for line in lengthened(lines_of(options.file), read_names(options.names)):
        print(line, flush=True)  # this may be reading a board's console live


if __name__ == "__main__":
    environment.ensure()
    sys.exit(main())
