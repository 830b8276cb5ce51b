"""What is always in memory becomes one module, which does what the many did."""

import subprocess
import sys

import pytest

import deploy
import shrink
from shrinking import together
from shrinking.parsed import Module

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
        "        count[0] += 1\n"
        "        self.area = half(size) * Part.count + math.floor(count[0])\n"
        "def make(size):\n"
        "    return Part(size)\n"
    ),
    "game/sizes.py": (
        "WIDE = 2 * 8\n"
        "count = 100\n"
        "def half(size):\n"
        "    def inner(count):\n"
        "        return count // 2\n"
        "    return inner(size) + count\n"
    ),
    "game/late.py": (
        "from . import parts as p, words\n"
        "from .parts import count\n"
        "from .sizes import half as cut, WIDE\n"
        "def later(make):\n"
        "    return [p.make(make).area, p.make(WIDE).area, count[0], cut(2), words.say()]\n"
    ),
    "game/words/__init__.py": "def say():\n    return 'words'\n",
}


def modules(sources):
    return {
        shrink.module_name(path): Module(shrink.module_name(path), path, text)
        for path, text in sources.items()
    }


def merged(sources, root="game.main", others=()):
    return {
        module.path: module.text
        for module in together.merge(modules(sources), root, others).values()
    }


def answer(folder, sources):
    for path, text in sources.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)
    code = "from game.main import run\nprint(run(), run(3))"
    done = subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_one_does_what_the_many_did(tmp_path):
    one = merged(PROGRAM)
    assert set(one) == {
        "game/__init__.py",
        "game/late.py",
        "game/main.py",
        "game/words/__init__.py",
    }
    assert answer(tmp_path / "one", one) == answer(tmp_path / "many", PROGRAM)


def test_what_is_in_memory_for_other_reasons_joins_it(tmp_path):
    sources = {
        **PROGRAM,
        "game/also.py": "from .sizes import half\n\ndef third(x):\n    return half(x) // 3\n",
        "game/parts.py": PROGRAM["game/parts.py"].replace(
            "    return Part(size)\n",
            "    from .also import third as cut\n    return Part(cut(size))\n",
        ),
        "game/late.py": PROGRAM["game/late.py"].replace(
            "    return [", "    from .also import third\n    return [third(6), "
        ),
    }
    one = merged(sources, others=["game.also", "game.not_there"])
    assert "game/also.py" not in one
    assert answer(tmp_path / "one", one) == answer(tmp_path / "many", sources)


def test_what_others_hold_or_need_first_stays_apart():
    """A package is asked by whoever loads a part of it, and what it needs must be there before."""
    sources = {
        "a/__init__.py": "",
        "a/main.py": "from . import b, held\nfrom .first import f\n\nthings = f, held\n",
        "a/b/__init__.py": "from ..first import f\n",
        "a/first.py": "from .before import g\n\ndef f():\n    return g\n",
        "a/before.py": "def g():\n    pass\n",
        "a/held.py": "x = 1\n",
    }
    assert merged(sources, "a.main") == sources


def test_two_things_of_one_name_from_elsewhere_are_refused():
    sources = {
        "a/__init__.py": "",
        "a/main.py": "from .b import f\nfrom x import y\n\ndef run():\n    return f(y)\n",
        "a/b.py": "from z import y\n\ndef f(a):\n    return a, y\n",
    }
    with pytest.raises(shrink.Refused, match="y is something else in another module"):
        merged(sources, "a.main")


@pytest.mark.parametrize("own", ["def open(): pass", "import x as open", "y = 1"])
def test_a_name_that_would_hide_what_others_mean_is_refused(own):
    sources = {
        "a/__init__.py": "",
        "a/main.py": f"from .b import f\n{own}\n",
        "a/b.py": "from z import y\n\ndef f(a):\n    return open(a, y)\n",
    }
    with pytest.raises(shrink.Refused, match=r"to other modules|in another module"):
        merged(sources, "a.main")


def test_the_program_has_few_modules_left():
    files = deploy.manifest()
    sources = {path: deploy.read(place) for path, place in files.items() if path[-3:] == ".py"}
    one = shrink.shrunk(sources, as_one=True)
    gone = sources.keys() - one.keys()
    assert {"kahuna/game.py", "kahuna/session.py", "lib/handheld/buttons.py"} <= gone
    assert not {path for path in gone if "screens" in path or "texts" in path}
    assert one["kahuna/program.py"].count("\nclass ") > 10
