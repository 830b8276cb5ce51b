"""Files that always come together become one, which does the same, line by line."""

import subprocess
import sys

import pytest

import deploy
import environment
import lengthen
import shrink
from shrinking.known import Outside
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


def joined(sources, meanings=None, groups=GROUPS):
    return shrink.shrunk(sources, NOBODY, meanings, groups)


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
    meanings = {}
    made = joined(PROGRAM, meanings)
    failed = answer(tmp_path, made, "from game.late import failing\nfailing()").stderr
    out = lengthened(failed, PROGRAM, meanings, tmp_path, monkeypatch)
    assert '  File "game/late.py", line 9, in failing' in out
    assert '  File "game/sizes.py", line 9, in fail' in out
    assert "    return count + [1]" in out


def lengthened(failed, sources, meanings, folder, monkeypatch):
    """What `lengthen.py` makes of a traceback, which names paths where a board names modules."""
    said = failed.replace(str(folder) + "/", "").replace("/", ".").replace(".py", "")
    answer(folder / "source", sources)
    place = folder / "names.json"
    place.write_bytes(deploy.names({path: folder / "source" / path for path in sources}, meanings))
    monkeypatch.setattr(environment, "ROOT", folder / "source")
    lengthen.parsed.cache_clear()
    lines = [line for line in said.splitlines() if not line.startswith("    ")]
    out = list(lengthen.lengthened(lines, lengthen.read_names(place)))
    lengthen.parsed.cache_clear()
    return out


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
    meanings = {}
    joined(sources, meanings)
    assert "game.sizes" not in [name for _, name in meanings["game.main"]["parts"]]


def test_what_something_else_needs_first_stays_apart(tmp_path):
    """Loading a part of a package asks the package, and what it needs must be there before."""
    sources = {
        "game/__init__.py": "",
        "game/main.py": "from . import b\nfrom .first import f\ndef run(*x): return b.g() + f()\n",
        "game/b/__init__.py": "from ..first import f\ndef g():\n    return f() + 1\n",
        "game/first.py": "from .before import h\ndef f():\n    return h()\n",
        "game/before.py": "def h():\n    return 3\n",
    }
    meanings = {}
    made = joined(sources, meanings)
    assert not meanings["game.main"]["parts"]
    assert [part for _, part in meanings["game.first"]["parts"]] == ["game.before", "game.first"]
    assert answer(tmp_path / "one", made).stdout == "7 7\n"


def test_a_group_with_many_names_becomes_several_files(tmp_path):
    """What the host imports only so that it stays comes all the same."""
    many = "".join(f"def f{number}():\n    return {number}\n" for number in range(20))
    asked = " + ".join(f"{name}.f{number}()" for name in ("one", "two") for number in range(20))
    sources = {
        "game/__init__.py": "",
        "game/main.py": f"from . import loose, one, two\ndef run():\n    return {asked}\n",
        "game/loose.py": "print('here')\n",
        "game/one.py": many,
        "game/two.py": many,
    }
    meanings = {}
    made = joined(sources, meanings)
    assert meanings.keys() == {"game", "game.one", "game.main"}
    driver = "from game.main import run\nprint(run())"
    assert answer(tmp_path / "one", made, driver).stdout == "here\n380\n"


SCREENS = {
    "game/__init__.py": "",
    "game/main.py": (
        "def run(*names):\n"
        "    found = []\n"
        "    for name in names:\n"
        "        screen = __import__('game.screens.' + name, None, None, ('open',))\n"
        "        found.append(screen.open())\n"
        "    from .late import word\n"
        "    return found, word()\n"
    ),
    "game/late.py": "from .shared import BOTH\n\ndef word():\n    return BOTH\n",
    "game/form.py": "from .line import Line\n\ndef form(word):\n    return Line(word).word * 2\n",
    "game/line.py": ("class Line:\n    def __init__(self, word):\n        self.word = word\n"),
    "game/shared.py": "BOTH = 'bo' + str(2)\n",
    "game/screens/first.py": (
        "from ..form import form\nfrom ..shared import BOTH\n\n"
        "def open():\n    return form('first') + BOTH\n"
    ),
    "game/screens/second.py": (
        "from ..form import form\nfrom ..line import Line\n\n"
        "def open():\n    return form('second') + Line('x').word\n"
    ),
}


def test_what_several_screens_want_is_in_the_file_of_each(tmp_path):
    """As one screen at a time is in memory. What something else may want beside a screen is not."""
    meanings = {}
    made = shrink.shrunk(SCREENS, NOBODY, meanings, {"game.main": []}, ((), "screens"))
    parts = {name: [part for _, part in meanings[name]["parts"]] for name in meanings}
    for screen in "first", "second":
        name = f"game.screens.{screen}"
        assert parts[name] == ["game.line", "game.form", name]
    assert {"game.form", "game.line"}.isdisjoint(meanings) and "game.shared" in meanings
    driver = "from game.main import run\nprint(run('first', 'second', 'first'))"
    done = answer(tmp_path / "one", made, driver)
    assert done.returncode == 0, done.stderr
    assert done.stdout == answer(tmp_path / "many", SCREENS, driver).stdout != ""


def test_what_may_be_copied_is_in_the_file_of_each_that_wants_it(tmp_path):
    """Also in two that are in memory at the same time, each with no more than it uses."""
    more = {"shared": "def more():\n    return 'more'\n", "late": "from .shared import more\n"}
    sources = {f"game/{name}.py": SCREENS[f"game/{name}.py"] + text for name, text in more.items()}
    program = {**SCREENS, **sources}
    program["game/late.py"] += "def word():\n    return more()\n"
    meanings = {}
    apart = (), "screens", {"game.shared"}
    made = shrink.shrunk(program, NOBODY, meanings, {"game.main": []}, apart)
    parts = {name: [part for _, part in meanings[name]["parts"]] for name in meanings}
    first, late = "game.screens.first", "game.late"
    assert "game.shared" not in meanings and "game.shared" in set(parts[first]) & set(parts[late])
    assert "more" in made[meanings[late]["path"]] and "more" not in made[meanings[first]["path"]]
    driver = "from game.main import run\nprint(run('first', 'second', 'first'))"
    done = answer(tmp_path / "one", made, driver)
    assert done.stdout == answer(tmp_path / "many", program, driver).stdout != ""


def test_without_screens_nothing_is_in_two_files():
    meanings = {}
    shrink.shrunk(SCREENS, NOBODY, meanings, {"game.main": []})
    assert {"game.form", "game.line", "game.shared"} <= meanings.keys()


def test_what_two_games_want_is_in_the_files_of_both():
    """As one game at a time is in memory."""
    program = {
        "main.py": "def run(name):\n    return __import__(name + '.game', None, None, ('open',))\n",
        "form.py": "def form(word):\n    return word * 2\n",
    }
    for game in "red", "blue":
        program[f"{game}/game.py"] = "from form import form\n\ndef open():\n    return form(3)\n"
    for apart in ((), ""), (("red", "blue"), ""):
        meanings = {}
        groups = {"main": [], "red.game": [], "blue.game": []}
        shrink.shrunk(program, NOBODY, meanings, groups, apart)
        assert ("form" in meanings) == (apart == ((), ""))


def test_a_traceback_names_the_source_of_what_several_files_have(tmp_path, monkeypatch):
    sources = {**SCREENS, "game/line.py": "def Line(word):\n    return word.lost\n"}
    meanings = {}
    made = shrink.shrunk(sources, NOBODY, meanings, {"game.main": []}, ((), "screens"))
    for screen in "first", "second":
        failed = answer(tmp_path, made, f"from game.main import run\nrun('{screen}')").stderr
        assert '  File "game/line.py", line 2, in Line' in lengthened(
            failed, sources, meanings, tmp_path, monkeypatch
        )


def test_the_program_has_few_files_left(build):
    meanings = build.meanings.items()
    parts = {part for name, module in meanings for _, part in module["parts"] if part != name}
    assert {"kahuna.rules.game", "kahuna.play.session", "handheld.buttons"} <= parts
    # A module that is loaded for a moment has a file of its own.
    assert not {"handheld.record_files", "kahuna.records.writer", "kahuna.rules.undo"} & parts
    files = [path for path in build.contents() if path.endswith(".mpy")]
    assert len(files) < len(deploy.manifest()) - len(parts) // 2


def test_a_turn_has_few_enough_names_for_the_collector(build):
    """With what they lead to, they nearly fill the stack of 64 entries; if it is too small, each
    collection in a turn takes 15 ms instead of 8."""
    path = "kahuna/screens/play.py"
    names = Module("play", path, (build.shrunk / path).read_text()).scopes.module.bindings
    print(f"{len(names)} names")
    assert len(names) <= 60


def test_what_is_imported_only_to_be_in_memory_is_there(build):
    path = "kahuna/screens/play.py"
    short = build.meanings["kahuna.rules.undo"]["name"].rpartition(".")[2]
    assert f"import {short} as" in (build.shrunk / path).read_text()
