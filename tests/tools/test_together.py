"""Files that always come together become one, which does the same, line by line."""

import subprocess
import sys

import pytest

import deploy
import environment
import lengthen
import shrink
from shrinking.known import Outside

PROGRAM = {
    "game/__init__.py": "",
    "game/main.py": (
        '"""The first."""\n'
        "import math\n"
        "from math import floor as down\n"
        "from .parts import Part, make as build\n"
        "from . import sizes, words\n"
        "count = 1\n"
        "def run(size=sizes.WIDE):\n"
        "    global count\n"
        "    count += 1\n"
        "    make = build\n"
        "    from .late import later\n"
        "    return [make(size).area, sizes.half(7), later(count), down(2.5), math.ceil(1.5)]\n"
    ),
    "game/parts.py": (
        '"""The parts."""\n'
        "import math\n"
        "from .sizes import half\n"
        "count = [0]\n"
        "class Part:\n"
        "    count = 5\n"
        "    def __init__(self, size):\n"
        "        from .sizes import half as cut\n"
        "        count[0] += 1\n"
        "        self.area = cut(size) * Part.count + math.floor(count[0])\n"
        "def make(size):\n"
        "    return Part(size)\n"
    ),
    "game/sizes.py": (
        "from math import ceil\n"
        "WIDE = ceil(15.5)\n"
        "count = 100\n"
        "def half(size):\n"
        "    def inner(count):\n"
        "        return count // 2\n"
        "    return inner(size) + count\n"
        "def fail():\n"
        "    return count + [1]\n"
    ),
    "game/late.py": (
        "from math import ceil\n"
        "from . import parts as p, words\n"
        "from .parts import count\n"
        "from .sizes import half as cut, fail\n"
        "from .only import third\n"
        "def later(make):\n"
        "    return [p.make(make).area, count[0], cut(2), words.say(), third(ceil(8.5))]\n"
        "def failing():\n"
        "    return fail()\n"
    ),
    "game/only.py": "from math import ceil\ndef third(x):\n    return ceil(x / 3)\n",
    "game/words/__init__.py": "def say():\n    return 'words'\n",
}
GROUPS = {"game.main": []}
DRIVER = "from game.main import run\nprint(run(), run(3))"
NOBODY = Outside((), ("run", "failing", "open"), ("game.main", "game.late"))


def joined(sources, told=None, groups=GROUPS):
    return shrink.shrunk(sources, NOBODY, told, groups)


def answer(folder, sources, code=DRIVER):
    for path, text in sources.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)
    return subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True, text=True)


def test_the_one_file_does_what_the_many_did(tmp_path):
    one = joined(PROGRAM)
    # Files that are always there, and files that only one of the others wants.
    assert not {"game/parts.py", "game/sizes.py", "game/only.py"} & one.keys() and len(one) == 4
    done = answer(tmp_path / "one", one)
    assert done.returncode == 0, done.stderr
    assert done.stdout == answer(tmp_path / "many", PROGRAM).stdout != ""


def test_a_traceback_names_the_file_and_the_line_of_the_source(tmp_path, monkeypatch):
    told = {}
    made = joined(PROGRAM, told)
    failed = answer(tmp_path, made, "from game.late import failing\nfailing()").stderr
    said = failed.replace(str(tmp_path) + "/", "").replace("/", ".").replace(".py", "")
    answer(tmp_path / "source", PROGRAM)
    place = tmp_path / "names.json"
    place.write_bytes(deploy.names({p: tmp_path / "source" / p for p in PROGRAM}, told))
    monkeypatch.setattr(environment, "ROOT", tmp_path / "source")
    lengthen.parsed.cache_clear()
    lines = [line for line in said.splitlines() if not line.startswith("    ")]
    out = list(lengthen.lengthened(lines, lengthen.read_names(place)))
    lengthen.parsed.cache_clear()
    assert '  File "game/late.py", line 9, in failing' in out
    assert '  File "game/sizes.py", line 9, in fail' in out
    assert "    return count + [1]" in out


@pytest.mark.parametrize(
    "changed",
    [
        # Others keep it, load it for a moment, or name it in a string.
        {"game/late.py": "from . import sizes\na = [sizes]\ndef later(x):\n    return a\n"},
        {"game/late.py": "def later(x):\n    from . import sizes\n    return sizes.WIDE\n"},
        {"game/late.py": "dropped = 'game.sizes'\ndef later(x):\n    return dropped\n"},
        # It wants a builtin whose name the first module uses for something else.
        {"game/sizes.py": PROGRAM["game/sizes.py"].replace("+ [1]", "+ open(1)")},
    ],
)
def test_what_others_may_ask_for_as_a_whole_stays_apart(changed):
    sources = {**PROGRAM, **changed}
    sources["game/main.py"] += "def open():\n    return run\n"
    told = {}
    joined(sources, told)
    assert "game.sizes" not in [name for _, name in told["game.main"]["parts"]]


def test_what_something_else_needs_first_stays_apart(tmp_path):
    """Loading a part of a package asks the package, and what it needs must be there before."""
    sources = {
        "game/__init__.py": "",
        "game/main.py": "from . import b\nfrom .first import f\ndef run(*x): return b.g() + f()\n",
        "game/b/__init__.py": "from ..first import f\ndef g():\n    return f() + 1\n",
        "game/first.py": "from .before import h\ndef f():\n    return h()\n",
        "game/before.py": "def h():\n    return 3\n",
    }
    told = {}
    made = joined(sources, told)
    assert not told["game.main"]["parts"]
    assert [part for _, part in told["game.first"]["parts"]] == ["game.before", "game.first"]
    assert answer(tmp_path / "one", made).stdout == "7 7\n"


def test_the_program_has_few_files_left(build):
    parts = {part for module in build.told.values() for _, part in module["parts"]}
    assert {"kahuna.rules.game", "kahuna.play.session", "handheld.buttons"} <= parts
    # A module that is loaded for a moment is not among them.
    assert not {"handheld.record_files", "kahuna.rules.legal", "kahuna.look.layout"} & parts
    files = [path for path in build.contents() if path.endswith(".mpy")]
    assert len(files) < len(deploy.manifest()) - len(parts) // 2
