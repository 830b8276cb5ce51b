"""Everything the documents name exists, and the core's ten lines in the README run."""

import ast
import re
import subprocess
import sys

import pytest
from house_layers import layers

from environment import ROOT

README = ROOT / "README.md"
DOCUMENTS = [
    README,
    ROOT / "kahuna" / "RULES.md",
    ROOT / "piranja" / "RULES.md",
    ROOT / "lib" / "handheld" / "README.md",
    ROOT / "docs" / "contract.md",
    ROOT / "docs" / "emulator.md",
    ROOT / "docs" / "page.md",
    ROOT / "tools" / "PLAYERS.md",
    ROOT / "tools" / "RECORDS.md",
    ROOT / "tools" / "shrinking" / "README.md",
]
SOURCES = [
    path
    for place in ("kahuna", "piranja", "lib", "tools", "tests")
    for path in sorted((ROOT / place).rglob("*.py"))
] + [ROOT / "code.py"]

# On a board's drive, or made by a tool.
ELSEWHERE = {
    "code.py.old",
    "settings.toml",
    "title.bmp",
    "options.py",  # in each game
    "build/kahuna-circuitpython.zip",
    "build/emulator/differences/",
    "build/names.json",
    "build/page/",
    "lib/handheld/sizes.txt",
    "demo/bootrom.ts",
    "records/1/01.txt",
    "records/10/20.txt",
}
PATH = re.compile(r"[\w./-]*/[\w./-]*|[\w./-]+\.(?:bmp|json|md|old|py|tab|toml|txt|zip)")
MODULE = re.compile(r"(?:handheld|kahuna|piranja)(?:\.\w+)+")

every_document = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)


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
    # A folder of the game that the paragraph is about.
    inside = {f"{path.name}/" for path in (ROOT / "kahuna").iterdir()} if document == README else ()
    inside = {*inside, "screens/", "texts/", "cartridge.py", "options.py"} if inside else ()
    missing = [path for path in own if path not in inside and not there(path, document)]
    assert missing + [link for link in linked if not (document.parent / link).exists()] == []


def test_every_heading_that_is_linked_is_there():
    for document in DOCUMENTS:
        links = re.findall(r"\]\(([^)#:]*)#([^)]+)\)", document.read_text(encoding="utf-8"))
        for path, heading in links:
            there = document.parent / path if path else document
            text = there.read_text(encoding="utf-8")
            headings = re.findall(r"(?m)^#+ (.*)$", text)
            assert heading in [found.lower().replace(" ", "-") for found in headings]


@every_document
def test_every_module_and_name_in_the_code_is_there(document):
    words = quoted(document.read_text(encoding="utf-8"))
    for word in words:
        if MODULE.fullmatch(word):
            parts = word.split(".")
            place = ROOT.joinpath(*(["lib"] if parts[0] == "handheld" else []), *parts)
            assert place.is_dir() or place.with_name(place.name + ".py").exists(), word
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    names = {word for word in words if re.fullmatch(r"[A-Za-z_]\w{2,}", word)}
    said = set(re.findall(r"\w+", code))
    assert {name for name in names if name not in said} <= {"CIRCUITPY", "wanted"}


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


# What README says of the folders


def tree():
    """The lines of README's map: (path, what it says)."""
    listed = README.read_text(encoding="utf-8").partition("## Where is what\n\n")[2]
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


# The core's ten lines


def test_the_ten_lines_print_what_is_said():
    (code,) = re.findall(r"(?s)```python\n(.*?)```", README.read_text(encoding="utf-8"))
    (printed,) = re.findall(r"(?s)```\n(White .*?)```", README.read_text(encoding="utf-8"))
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert done.stdout == printed, done.stderr
