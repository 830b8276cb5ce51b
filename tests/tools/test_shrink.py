"""The board's program is smaller than the source and does the same, line by line."""

import re
import subprocess
import sys

import pytest
from shared_build import files_in, moved

import deploy
import shrink
import vm
from bench import imports
from games.kahuna import bench
from shrinking.known import Outside

NOBODY = Outside((), ("main",))


def lines(text):
    """The lines of a source that are not empty, with their numbers."""
    return [(n, line) for n, line in enumerate(text.split("\n"), 1) if line.strip()]


def shrunk(outside=NOBODY, **modules):
    """The sources of some modules (a.b written a__b), shrunk."""
    sources = {name.replace("__", "/") + ".py": text for name, text in modules.items()}
    return {
        path[:-3].replace("/", "__"): text for path, text in shrink.shrunk(sources, outside).items()
    }


def refused(text, **more):
    with pytest.raises(shrink.Refused) as caught:
        shrunk(main=text, **more)
    return str(caught.value)


# Numbers


def test_numbers_take_the_place_of_their_names():
    made = shrunk(
        sizes="WIDTH = 160\n_HALF = WIDTH // 2\nUP, DOWN = range(2)\nNONE = -1\nHIGH = 9\n",
        main=(
            "import sizes as s\n"
            "from sizes import (\n    NONE,\n    DOWN,\n)\n"
            "\n"
            "def main(x):\n"
            "    return s.WIDTH + DOWN * 2 ** NONE\n"
        ),
    )
    assert lines(made["sizes"]) == []
    assert lines(made["main"]) == [(7, "def main(a):"), (8, "    return 160 + 1 * 2 ** (-1)")]


def test_bytes_of_numbers_become_a_literal():
    text = "A = 7\nB = bytes((\n    1, A, 255,\n))\n\ndef main(n):\n    return B, bytes((A, n))\n"
    made = lines(shrunk(main=text)["main"])
    assert made[0][1].endswith(r" = b'\x01\x07\xff'")
    assert made[1:] == [(6, "def main(b):"), (7, "    return a, bytes((7, b))")]


def test_what_is_bound_twice_is_no_constant():
    text = "x = 1\nx = 2\ny = 3\n\ndef main():\n    global y\n    y += 1\n    return x + y\n"
    assert run(shrunk(main=text)["main"], "main()") == "6"


def test_a_local_name_hides_a_number():
    text = "N = 5\n\ndef main(N):\n    return N + [N for N in range(3)][0]\n"
    assert lines(shrunk(main=text)["main"]) == [
        (3, "def main(a):"),
        (4, "    return a + [N for N in range(3)][0]"),
    ]


# Names


def test_names_are_short_and_the_same_everywhere():
    made = shrunk(
        things=(
            "class Thing:\n"
            "    def __init__(self, size):\n"
            "        self._size = size\n"
            "        self.weight = 2 * self._size\n"
            "    @property\n"
            "    def double(self):\n"
            "        return self._twice(self._size)\n"
            "    @double.setter\n"
            "    def double(self, value):\n"
            "        self._size = value\n"
            "    def _twice(self, number):\n"
            "        return number * 2\n"
        ),
        main=(
            "from things import Thing\n\n"
            "def main():\n"
            "    thing = Thing(4)\n"
            "    thing.double = thing.weight\n"
            "    return thing.double\n"
        ),
    )
    for name in ("Thing", "_size", "weight", "double", "_twice", "number"):
        assert not re.search(rf"\b{name}\b", made["things"] + made["main"]), name
    assert "value" in made["things"]  # is in every board's table of names


def test_short_names_serve_in_every_module_and_class():
    one = "class Ant:\n    def __init__(self):\n        self.legs = self.eyes = 1\n"
    other = "class Bee:\n    def __init__(self):\n        self.wings = 1\n"
    made = shrunk(main=f"def main():\n    return Ant(), Bee()\n{one}{other}")["main"]
    assert "self.b = self.a = 1" in made
    assert "self.a = 1" in made


def test_attributes_that_no_object_has_both_share_a_name():
    text = (
        "class Ant:\n"
        "    def __init__(self):\n"
        "        self.legs = 6\n"
        "class Bee:\n"
        "    def __init__(self):\n"
        "        self.wings = 4\n"
        "def main():\n"
        "    ant = Ant()\n"
        "    ant.given = 1\n"
        "    return ant.legs, ant.given, Bee().wings\n"
    )
    made = shrunk(main=text)["main"]
    assert len(set(re.findall(r"self\.(\w+)", made))) == 1
    assert run(made, "main()") == "(6, 1, 4)"


def test_an_attribute_that_may_be_missing_shares_no_name():
    text = (
        "class Ant:\n"
        "    def __init__(self):\n"
        "        self.legs = 6\n"
        "class Bee:\n"
        "    def __init__(self):\n"
        "        self.wings = 4\n"
        "def wings(animal):\n"
        "    try:\n"
        "        return animal.wings\n"
        "    except (AttributeError, OSError):\n"
        "        return 0\n"
        "def main():\n"
        "    return wings(Ant()), wings(Bee()), Ant().legs\n"
    )
    assert run(shrunk(main=text)["main"], "main()") == "(0, 4, 6)"


def test_a_parameter_that_a_call_names_stays():
    text = "def main():\n    return f(1, size=2)\n\ndef f(first, size):\n    return first + size\n"
    assert "def a(b, size):" in shrunk(main=text)["main"]
    text = "def main():\n    return f(1, **{'size': 2})\n\ndef f(first, size):\n    return size\n"
    assert "def a(b, size):" in shrunk(main=text)["main"]


def test_parameters_hide_no_name_that_is_used():
    text = "def main(one, two):\n    return help(one) + two\n\ndef help(three):\n    return three\n"
    assert lines(shrunk(main=text)["main"])[:2] == [
        (1, "def main(b, c):"),
        (2, "    return a(b) + c"),
    ]


def test_functions_inside_functions_keep_their_names_apart():
    text = (
        "def main(outer):\n"
        "    def inner(other):\n"
        "        nonlocal count\n"
        "        count += other + outer\n"
        "        return lambda more: more + other + outer + count\n"
        "    count = 1\n"
        "    return inner(2)(3)\n"
    )
    made = shrunk(main=text)["main"]
    assert run(made, "main(10)") == run(text, "main(10)") == "28"


def test_what_strings_and_others_know_stays():
    text = (
        "class Rule:\n"
        "    def __init__(self, on):\n"
        "        self.guard = on\n"
        "        self.early = on\n"
        "        self.rule_of_thumb = on\n"
        "    def refresh(self):\n"
        "        return self.early\n"
        "\n"
        "def main(x):\n"
        "    rule = Rule(1)\n"
        "    names = 'guard', 'early'\n"
        "    return [getattr(rule, name) for name in names], getattr(rule, 'rule_' + x)\n"
    )
    made = shrunk(Outside(("refresh",), ("main",)), main=text)["main"]
    for name in ("guard", "early", "refresh", "rule_of_thumb"):
        assert name in made


def test_the_fields_of_a_named_tuple_stay():
    text = (
        "from collections import namedtuple\n"
        "Point = namedtuple('Point', 'left top')\n"
        "class Box:\n"
        "    def __init__(self, at):\n"
        "        self.left = at.left\n"
        "        self.size = at.top\n"
        "def main():\n"
        "    return Box(Point(1, 2)).left\n"
    )
    assert run(shrunk(main=text)["main"], "main()") == "1"


def test_a_module_in_a_variable_offers_the_same_names():
    made = shrunk(
        words__en="HELLO = 'hello there'\nONE, TWO = range(2)\nUNUSED = 'x'\n",
        words__fr="HELLO = 'bonjour, bonjour'\nONE, TWO = range(1, 3)\nUNUSED = 'x'\n",
        main=(
            "def main(code):\n"
            "    words = __import__('words.' + code, None, None, (code,))\n"
            "    return words.HELLO * words.TWO\n"
        ),
    )
    name = re.search(r"words\.(\w+) \*", made["main"])[1]
    assert name != "HELLO"
    assert f"{name} = 'hello there'" in made["words__en"]
    assert f"{name} = 'bonjour, bonjour'" in made["words__fr"]
    assert "UNUSED" not in made["words__fr"]
    assert "range(1, 3)" in made["words__fr"]


def test_only_private_names_of_a_library_are_renamed():
    made = shrunk(
        lib__adafruit_thing=(
            "class Thing:\n"
            "    def __init__(self, text: str = '') -> None:\n"
            "        self._text = text\n"
            "    def show(self):\n"
            "        return self._text\n"
        ),
        main="from adafruit_thing import Thing\n\ndef main():\n    return Thing(text='x').show()\n",
    )
    assert lines(made["lib__adafruit_thing"])[:2] == [
        (1, "class Thing:"),
        (2, "    def __init__(self, text = ''):"),
    ]
    assert "def show" in made["lib__adafruit_thing"]
    assert "_text" not in made["lib__adafruit_thing"]


# Modules


def test_a_module_has_a_short_name_wherever_it_is_named():
    sources = {
        "game/rules/__init__.py": "def first():\n    return 1\n\ndef other():\n    return 2\n",
        "game/rules/bridges.py": "from . import other\n\ndef laid():\n    return other()\n",
        "game/screens/play.py": "def open():\n    return 7\n",
        "main.py": (
            "from game import rules\n"
            "from game.rules import bridges\n\n"
            "def main(drop, name):\n"
            "    drop('game.rules.bridges', 'game.rules')\n"
            "    open = __import__('game.screens.' + name, None, None, (name,)).open\n"
            "    return rules.first() + bridges.laid() + open()\n"
        ),
    }
    made = shrink.shrunk(sources, NOBODY)
    package, module, *others = made
    assert others == [
        "game/screens/play.py",
        "main.py",
    ]  # composed at run time, or asked for from outside
    # Both are of the package at the top: a package of their own would be one module more to load.
    names = [shrink.module_name(path) for path in (module, package)]
    assert all(re.fullmatch(r"game/[a-z]\.py", path) for path in (module, package))
    assert f'("{names[0]}", "{names[1]}")' in made["main.py"]


def test_a_module_has_another_name_than_what_its_package_has_besides():
    """A package's own names and those of its modules are attributes of one object."""
    sources = {
        "game/__init__.py": "def first():\n    return 1\n\ndef other():\n    return first()\n",
        "game/rules.py": "from . import first, other\n\ndef laid():\n    return first(), other()\n",
        "main.py": "import game\nfrom game import rules\n\ndef main():\n    return rules.laid()\n",
    }
    made = shrink.shrunk(sources, NOBODY)
    own = re.findall(r"def (\w+)", made["game/__init__.py"])
    (module,) = made.keys() - {"game/__init__.py", "main.py"}
    assert shrink.module_name(module)[-1] not in own and len(own) == 2


def test_a_module_is_not_asked_of_a_package_that_it_leaves():
    sources = {
        "game/rules/__init__.py": "def first():\n    return 1\n",
        "game/rules/bridges.py": "x = []\n",
        "main.py": "from game import rules\nfrom game.rules import bridges\n\n"
        "def main():\n    return bridges.x, rules.bridges.x\n",
    }
    with pytest.raises(shrink.Refused, match="line 5: bridges is asked of its package"):
        shrink.shrunk(sources, NOBODY)


def test_names_of_modules_that_cannot_be_followed_are_refused():
    game = {"game__rules": "x = 1\n"}
    text = "def main(drop, name):\n    drop({})\n"
    assert "line 2: there is no module game.rule" in refused(text.format("'game.rule'"), **game)
    for composed in "'game.' + name", "f'game.{name}'":
        assert "composed at run time" in refused(text.format(composed), **game)
    assert "longer string" in refused(text.format("'main game.rules'.split()"), **game)


def test_a_package_may_not_have_a_namesake_of_its_module():
    rules = "def rules():\n    return 1\n"
    main = "from game import rules\n\ndef main():\n    return rules.rules()\n"
    sources = {"game/rules.py": rules, "game/__init__.py": "from . import rules\n", "main.py": main}
    assert len(shrink.shrunk(sources, NOBODY)) == 3
    sources["game/__init__.py"] = "from .rules import rules\n"
    with pytest.raises(shrink.Refused, match="line 1: rules is a module of this package, too"):
        shrink.shrunk(sources, NOBODY)


# Texts


def test_texts_have_the_short_names_by_which_the_code_asks_for_them():
    """Neither what nothing asks for nor what only a reader wants."""
    english = "# The greeting\nHELLO = Hello\nSIDES = White | Black\nUNUSED = No\n  more\n"
    german = "SIDES = Weiß | Schwarz\nHELLO =\n  Guten Tag,\n# to begin with\n\n  HELLO = x\n"
    main = "def main(said):\n    return said.HELLO, said.SIDES\n"
    files = {"main.py": main, "game/texts/en.txt": english, "game/texts/de.txt": german}
    made = shrink.shrunk(files, NOBODY)
    hello, sides = re.findall(r"\.(\w+)", made["main.py"])
    assert len(hello) == len(sides) == 1
    assert made["game/texts/en.txt"] == f"\n{hello} = Hello\n{sides} = White | Black\n="
    assert made["game/texts/de.txt"] == (
        f"\n{sides} = Weiß | Schwarz\n{hello} =\n  Guten Tag,\n\n  HELLO = x\n="
    )


def test_what_a_class_has_does_not_hide_what_it_makes_up():
    made_up = "def __getattr__(self, name):\n        return name + self.words"
    main = f"class Texts:\n    words = ''\n    {made_up}\n\ndef main():\n    return Texts().HELLO\n"
    made = shrink.shrunk({"main.py": main, "game/texts/en.txt": "HELLO = Hello\nYES = Yes"}, NOBODY)
    assert "self.words" in made["main.py"]


def test_the_only_text_of_a_file_stays_though_nothing_asks_for_its_name():
    rules = "# The rules\nRULES =\n  One\n  |\n  Two\n"
    made = shrink.shrunk({"main.py": "", "game/texts/rules_en.txt": rules}, NOBODY)
    assert made["game/texts/rules_en.txt"] == "RULES =\n  One\n  |\n  Two\n"


# What nothing uses


def test_what_nothing_mentions_is_left_out():
    text = (
        "import sys\n"
        "try:\n"
        "    from typing import Optional\n"
        "except ImportError:\n"
        "    pass\n"
        "\n"
        "TABLE = (1, 2)\n"
        "\n"
        "def main() -> Optional[int]:\n"
        "    return Used()\n"
        "\n"
        "def unused(n: int):\n"
        "    return unused(n) + unused_too()\n"
        "\n"
        "def unused_too():\n"
        "    return TABLE\n"
        "\n"
        "class Used:\n"
        "    @property\n"
        "    def there(self):\n"
        "        return self.back()\n"
        "    def back(self):\n"
        "        return self.there\n"
    )
    assert lines(shrunk(main=text)["main"]) == [
        (9, "def main():"),
        (10, "    return a()"),
        (18, "class a:"),
        (19, "    pass"),
    ]


def test_what_only_a_desk_runs_is_left_out():
    text = (
        "import sys\n"
        "table = ()\n"
        'if sys.implementation.name == "cpython":\n'
        "    table = (1, 2)\n"
        "\n"
        "def main():\n"
        "    return table\n"
    )
    made = lines(shrunk(main=text)["main"])
    assert made == [(2, "a = ()"), (6, "def main():"), (7, "    return a")]


def test_what_nothing_imports_from_a_module_is_left_out_there():
    made = shrunk(
        tools="from more import far, near\n\ndef use():\n    near()\n\ndef lie():\n    far()\n",
        more="def far():\n    return 1\n\ndef near():\n    return 2\n",
        main="import tools as t\n\ndef main():\n    return t.use()\n",
    )
    assert "1" not in made["more"]
    assert "2" in made["more"]
    assert made["tools"].count("def") == 1


def test_what_a_function_of_the_same_name_asks_for_stays():
    made = shrunk(
        keep="class Store:\n    def settle(self):\n        return 3\n",
        wrap="from keep import Store\n\ndef settle(code):\n    return code.make(Store).settle()\n",
        main="import wrap as w\n\ndef main(code):\n    code.hold(w)\n    return w.settle(code)\n",
    )
    assert "return 3" in made["keep"]


def test_what_does_something_stays():
    text = "values = []\nkept = values.append(1)\n\ndef main():\n    return len(values)\n"
    assert run(shrunk(main=text)["main"], "main()") == "1"


# What cannot be done safely


def test_what_cannot_be_followed_is_refused_with_its_place():
    assert refused("x = 1\nglobals()['x'] = 2\n") == (
        "main.py, line 2: globals reaches names as strings, which shrinking changes"
    )
    assert "line 1" in refused("from a import *\n")
    assert "composed" in refused("def main(a, b):\n    return getattr(a, b + 'x')\n")
    assert "composed" in refused("def main(a, b):\n    return getattr(a, f'{b}x')\n")
    assert "async" in refused("async def main():\n    pass\n")
    assert "on a desk" in refused("class A:\n    def f(self):\n        self.__x = 1\n")
    assert "sys.modules" in refused("import sys\n\ndef main(m):\n    return sys.modules[m].name\n")
    assert "renamed" in refused("def main(a):\n    return '{0.size}'.format(a)\n")
    assert "no size in a" in refused("from a import size\n", a="x = 1\n")
    assert "semicolon" in refused("x = 1; y = 2\n")


# The program


def run(source, expression):
    done = subprocess.run(
        [sys.executable, "-c", f"{source}\nprint({expression})"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture(scope="module")
def sources():
    return {
        path: file.read_text(encoding="utf-8")
        for path, file in deploy.manifest().items()
        if shrink.is_source(path)
    }


@pytest.fixture(scope="module")
def light(build):
    """The program's sources as they are shrunk for the board."""
    files = files_in(build.shrunk)
    return {path: files[path].decode() for path in sorted(files) if shrink.is_source(path)}


def test_the_command_writes_what_is_deployed(build, light, tmp_path, monkeypatch):
    monkeypatch.setattr(shrink, "shrunk", lambda *_: light)
    assert shrink.main([str(tmp_path)]) == 0
    assert files_in(tmp_path) == files_in(build.shrunk)


def test_no_line_moves_within_its_part(build, light, sources):
    parts = {short["path"]: short["parts"] or [(0, name)] for name, short in build.meanings.items()}
    lines = {shrink.module_name(path): text.count("\n") for path, text in sources.items()}
    for path, text in light.items():
        if path.endswith(".py") and path != shrink.START:
            ends = 0
            for line, name in parts[path]:
                assert line == ends, path
                ends += lines[name]
            assert text.count("\n") == ends, path


def test_what_is_shrunk_is_lighter_by_much(build, light, sources):
    lengths = {shrink.module_name(path): len(text) for path, text in sources.items()}
    parts = {short["path"]: short["parts"] or [(0, name)] for name, short in build.meanings.items()}
    of_parts = {
        path: sum(lengths[name] for _, name in parts[path]) for path in light.keys() & parts
    }
    assert sum(len(light[path]) for path in of_parts) < 0.9 * sum(of_parts.values())


def test_what_only_a_mouse_asks_for_is_left_out(build):
    """Each scene says what a touch means, and on a board nothing asks for that."""
    names = {name for short in build.meanings.values() for name in short["names"].values()}
    for short in build.meanings.values():
        names.update(*short["attributes"].values())
    assert {"enter", "line_at"} <= names
    asked = {"touch", "toward", "of_line", "of_slot", "line_beside", "slot_at", "row_at"}
    assert not names & asked


# Whole games by lot: every edition, saved and read back, action by action.
GAMES = (
    bench.PLAY.partition("def play")[0]
    + """
from kahuna.rules.editions import EDITIONS
from kahuna.saves.game import unpack
from kahuna.saves.packing import pack
from kahuna.rules.view import View

def games(count):
    for number in range(count):
        edition = EDITIONS[number % len(EDITIONS)]
        chance = Chance(seed_of(number))
        buffer = bytearray(MOST)
        handicap = (number & 1, number % 3) if edition.has_handicap else None
        game = Game(edition, edition.has_guard, edition.has_open, number // 2 % 2, handicap)
        played = []
        while game.phase != OVER:
            if game.phase == DEALING:
                deck = rest_of(game)
                chance.shuffle(deck)
                game.deal(deck)
            elif chance.below(9) == 0 and game.length > game.prelude:
                game.undo()
            else:
                played.append(buffer[chance.below(legal(game, buffer))])
                game.apply(played[-1])
            if len(played) % 50 == 0:
                game = unpack(pack(game, (0, 0), (255, 255)))[0]
                played.append(View(game, 1).hands[1] & 255)
        print(number, game.winner, game.reason, game.scores, bytes(played).hex())
"""
)


def play_on_a_desk(files, folder):
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    places = [str(folder), str(folder / "lib")]
    command = f"import sys; sys.path[:0] = {places}; import driver; driver.games(24)"
    return subprocess.run(
        [sys.executable, "-c", command], capture_output=True, text=True, check=True
    ).stdout


def test_the_same_games_are_played(sources, tmp_path):
    core = {path: text for path, text in sources.items() if path.startswith(RULES)}
    core["driver.py"] = GAMES
    outside = deploy.around()
    outside.callers.add("games")
    meanings = {}
    light = shrink.shrunk({**sources, "driver.py": GAMES}, outside, meanings)
    played = play_on_a_desk(core, tmp_path / "source")
    assert played.count("\n") == 24
    core = {moved(path, meanings)[0] for path in core} & light.keys()
    assert play_on_a_desk({p: light[p] for p in core}, tmp_path / "shrunk") == played
    with vm.Vm(files=on_vm(light, core)) as board:
        assert board.run("import driver\ndriver.games(6)").output == "".join(
            played.splitlines(keepends=True)[:6]
        )


# Only what a game is played with is compiled here.
RULES = (
    *("kahuna/__init__.py", "kahuna/rules/", "kahuna/saves/", "kahuna/robots/levels.py"),
    *("kahuna/robots/__init__.py", "lib/handheld/__init__.py", "lib/handheld/chance.py"),
    "lib/handheld/modules.py",
)


def on_vm(files, paths):
    """The modules at these paths, compiled for the VM."""
    return {
        f"/{path[:-3]}.mpy": b"M" + deploy.compiled(path, files[path].encode())[1:]
        for path in paths
    }


# What it is good for


def test_the_rules_take_a_tenth_less_of_the_heap(sources):
    meanings = {}
    light = shrink.shrunk(sources, deploy.around(), meanings)
    assert heap_of_rules(light, meanings) < 0.9 * heap_of_rules(sources, {})


def heap_of_rules(files, meanings):
    paths = {moved(path, meanings)[0] for path in deploy.manifest() if path.startswith(RULES)}
    paths &= files.keys()
    core = " ".join(meanings[name]["name"] if meanings else name for name in bench.CORE.split())
    with vm.Vm(files=on_vm(files, paths)) as board:
        before = board.run("").live
        return board.run(imports(core)).live - before
