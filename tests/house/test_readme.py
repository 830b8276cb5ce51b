"""Everything the documents name exists, and what they say one can type does run."""

import ast
import functools
import importlib
import re
import shlex
import subprocess
import sys

import pytest
from own_files import project_files

import manners
from artwork.layers import layers
from environment import ROOT

README = ROOT / "README.md"
ARCHITECTURE = ROOT / "docs" / "architecture.md"
DOCUMENTS = [path for path in project_files() if path.suffix == ".md"]
SOURCES = [
    path
    for place in ("kahuna", "piranja", "lib", "tools", "tests")
    for path in sorted((ROOT / place).rglob("*.py"))
] + [ROOT / "code.py"]

# On a board's drive, or made by a tool.
ELSEWHERE = {
    "boot_out.txt",
    "code.py.old",
    "settings.toml",
    "title.bmp",
    "options.py",  # in each game
    "build/kahuna-circuitpython.zip",
    "build/emulator/differences/",
    "build/guest/",
    "build/memory",
    "build/names.json",
    "names.json",
    "build/page/",
    "lib/handheld/sizes.txt",
    "demo/bootrom.ts",
    "records/1/01.txt",
    "records/10/20.txt",
}
PATH = re.compile(r"[\w./-]*/[\w./-]*|[\w./-]+\.(?:bmp|json|md|old|py|tab|toml|txt|zip)")
MODULE = re.compile(r"(?:handheld|kahuna|piranja)(?:\.\w+)+")

every_document = pytest.mark.parametrize(
    "document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix()
)


def quoted(text):
    """The words in backticks, outside of blocks of code."""
    plain = re.sub(r"(?ms)^```.*?^```|^    .*?$", "", text)
    return [word for inside in re.findall(r"`([^`]+)`", plain) for word in inside.split()]


def blocks(text):
    """The words in blocks of code that look like files of the project."""
    lines = re.findall(r"(?m)^    .*$", text)
    return [word for line in lines for word in re.findall(r"(?:tools|tests|lib)/[\w./]+", line)]


def there(path, document):
    return any((folder / path).exists() for folder in (ROOT, document.parent))


@every_document
def test_every_path_is_there(document):
    text = document.read_text(encoding="utf-8")
    linked = [link.partition("#")[0] for link in re.findall(r"\]\(([^)]+)\)", text)]
    linked = [link for link in linked if not link.startswith("https:")]
    named = [word.rstrip(".,;") for word in quoted(text) if PATH.fullmatch(word)] + blocks(text)
    own = [path for path in named if path not in ELSEWHERE]
    inside = set()  # a folder of the game that the paragraph is about
    if document.parent == ROOT / "docs":
        inside = {f"{path.name}/" for path in (ROOT / "kahuna").iterdir()} | {"cartridge.py"}
    missing = [path for path in own if path not in inside and not there(path, document)]
    assert missing + [link for link in linked if not (document.parent / link).exists()] == []


def test_every_heading_that_is_linked_is_there():
    for document in DOCUMENTS:
        links = re.findall(r"\]\(([^)#:]*)#([^)]+)\)", document.read_text(encoding="utf-8"))
        for path, heading in links:
            there = document.parent / path if path else document
            text = there.read_text(encoding="utf-8")
            headings = re.findall(r"(?m)^#+ (.*)$", text)
            assert heading in map(anchor, headings), (document.name, heading)


def anchor(heading):
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


@every_document
def test_every_module_and_name_in_the_code_is_there(document):
    words = quoted(document.read_text(encoding="utf-8"))
    for word in words:
        if MODULE.fullmatch(word):
            assert module_is_there(word), word
    names = {word for word in words if re.fullmatch(r"[A-Za-z_]\w{2,}", word)}
    assert names - words_of_the_code() <= {"CIRCUITPY", "wanted"}


@functools.lru_cache(None)
def words_of_the_code():
    return {word for path in SOURCES for word in re.findall(r"\w+", path.read_text("utf-8"))}


def module_is_there(name):
    parts = name.split(".")
    place = ROOT.joinpath(*["lib"] * (parts[0] == "handheld"), *parts)
    return place.is_dir() or place.with_name(place.name + ".py").exists()


def test_every_source_that_a_docstring_or_comment_names_is_there():
    names = {path.name for path in SOURCES}
    for path in SOURCES:
        if "tests" in path.parts:
            continue
        text = path.read_text(encoding="utf-8")
        docstrings = [
            ast.get_docstring(node) or ""
            for node in ast.walk(ast.parse(text))
            if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))
        ]
        said = "\n".join([*docstrings, *re.findall(r"#.*", text)])
        for name in re.findall(r"(?<![\w*.])\w+\.py\b", said):
            assert name in names, (path.name, name)
        sentences = re.sub(r"(?m)^    .*", "", said)  # without examples of code
        for name in re.findall(r"\bhandheld\.[a-z]\w+", sentences):
            assert module_is_there(name), (path.name, name)


# What the map says of the folders


def tree():
    """The paths in the map."""
    listed = ARCHITECTURE.read_text(encoding="utf-8").partition("## What is where\n\n")[2]
    found = []
    top = ""
    for line in listed.partition("\n\n")[0].splitlines():
        match = re.match(r"    (  )?(\S+) {2,}\S", line)
        if match and match[1]:
            found.append(top + match[2])
        elif match:
            top = match[2]
            found.append(top)
    return found


def test_the_map_has_every_folder():
    shown = tree()
    assert all((ROOT / path).exists() for path in shown)
    own = [path for path in (ROOT / "kahuna").iterdir() if path.suffix != ".md"]
    own = [path.name + "/" * path.is_dir() for path in own if not path.name.startswith("__")]
    assert sorted(path for path in shown if path.startswith("kahuna/") and path != "kahuna/") == [
        f"kahuna/{name}" for name in sorted(own)
    ]
    rooms = [path.name for path in (ROOT / "tools").iterdir() if any(path.glob("*.py"))]
    assert {path for path in shown if path.startswith("tools/") and path != "tools/"} == {
        f"tools/{name}/" for name in rooms
    }


def test_what_is_in_kahuna_imports_only_what_the_map_has_above_it():
    order = [path.strip("/").replace("/", ".") for path in tree() if path[7:]]
    order = ["kahuna" if name.endswith(".py") else name for name in order]
    order = [name for name in order if name.startswith("kahuna")]
    for folder, below in layers("kahuna").items():
        assert below <= set(order[: order.index(folder)]), folder


# What one can type


def commands(document):
    """The calls of tools in a document, as lists of words."""
    text = document.read_text(encoding="utf-8")
    blocks = re.findall(r"(?m)^ {4,}(.*)$", text) + re.findall(r"(?s)`([^`]+)`", text)
    found = (re.search(r"(?s)python3 (tools/\w+\.py)\b([^#]*)", block) for block in blocks)
    return [[call[1], *shlex.split(call[2].partition("  // ")[0])] for call in found if call]


class Parsed(Exception):
    pass


@every_document
def test_every_command_is_understood(document, monkeypatch):
    """The tool takes these arguments: as they stand, a capital word being anything; or, if they
    only show what there may be, the options."""
    parsers = []

    def understood(parse):
        def stop(parser, *arguments):
            parsers.append(parser)
            parse(parser, *arguments)
            raise Parsed

        return stop

    for name in ("parse_args", "parse_intermixed_args"):
        monkeypatch.setattr(manners.Parser, name, understood(getattr(manners.Parser, name)))
    for path, *words in commands(document):
        assert (ROOT / path).exists(), path
        if path == "tools/test.py":
            named = [word for word in words if word.startswith("tests/")]
            assert all((ROOT / word).exists() for word in named), words
            continue
        tool = importlib.import_module(path[len("tools/") : -len(".py")])
        shown = any(word[0] == "[" or "..." in word for word in words)
        given = ["--help"] if shown else [re.sub(r"^[A-Z]+$", "1", word) for word in words]
        try:
            tool.main.__wrapped__(given)
        except Parsed:
            pass
        except SystemExit:
            assert shown
        except manners.Mistake as mistake:
            pytest.fail(f"{document.name}: {path} {' '.join(words)}: {mistake}")
        if shown:
            taken = {name for action in parsers[-1]._actions for name in action.option_strings}
            assert set(re.findall(r"--[\w-]+", " ".join(words))) <= taken, words


@every_document
def test_every_snippet_runs_and_prints_what_is_said(document):
    text = document.read_text(encoding="utf-8")
    snippet = r"(?s)```python\n(.*?)```(?:\n\nIt prints[^\n]*\n\n```\n(.*?)```)?"
    for code, printed in re.findall(snippet, text):
        done = subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60
        )
        assert not done.returncode, done.stderr
        assert done.stdout == printed


def test_the_front_page_is_short():
    assert len(README.read_text(encoding="utf-8").splitlines()) <= 120


def test_every_tool_has_its_line_on_the_page_of_tools():
    page = (ROOT / "docs" / "tools.md").read_text(encoding="utf-8")
    tools = {path.name for path in (ROOT / "tools").glob("*.py")}
    assert {name for name in tools if f"tools/{name}" not in page} == set()
