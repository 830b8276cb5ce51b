"""Refuses what the board's code uses and the board's Python lacks, though CPython has it.

    python3 tools/devicelint.py [FILE ...]      without files: the games, lib/ and code.py

It reads the code and knows no types. So a method that the board lacks is refused whatever it is
called on, and no method of the program may have such a name; a list or a bytearray is recognised
only by an assignment in the same file. What it cannot see, people have to remember: dicts are
unordered on the board, and for the same seed `random` gives other numbers there than on CPython.
"""

import environment

# isort: split
import ast
import builtins
import io
import operator
import sys
import tokenize

import manners
from games import GAMES

ROOT = environment.ROOT
BOARD_CODE = *(f"{game}/**/*.py" for game in GAMES), "lib/**/*.py", "code.py"
SMALL = 1 << 30  # larger ints take heap

MODULES = set(
    """
    alarm analogio array audiobusio audiocore audioio audiomixer audiopwmio binascii bitmaptools
    board busdisplay busio collections digitalio displayio errno fontio fourwire gc io json keypad
    math microcontroller micropython msgpack neopixel_write nvm os pwmio rainbowio random re storage
    struct supervisor synthio sys terminalio tilepalettemapper time traceback ulab vectorio
    watchdog zlib _pixelmap handheld
    """.split()
).union(GAMES)

# What the board has in the modules that it shares with CPython.
CONTENTS = {
    "binascii": "a2b_base64 b2a_base64 crc32 hexlify unhexlify",
    "collections": "OrderedDict deque namedtuple",
    "gc": "collect disable enable isenabled mem_alloc mem_free",
    "io": "BytesIO StringIO open",
    "json": "dump dumps load loads",
    "math": "acos asin atan atan2 ceil copysign cos degrees e exp fabs floor fmod frexp isfinite"
    " isinf isnan ldexp log modf pi pow radians sin sqrt tan trunc",
    "os": "chdir getcwd getenv listdir mkdir remove rename rmdir sep stat statvfs sync uname unlink"
    " urandom utime",
    "random": "choice getrandbits randint random randrange seed uniform",
    "re": "compile match search sub",
    "struct": "calcsize pack pack_into unpack unpack_from",
    "sys": "byteorder exit implementation maxsize modules path platform stderr stdin stdout"
    " version version_info",
    "time": "localtime mktime monotonic sleep struct_time time",
    "traceback": "format_exception print_exception",
}
CONTENTS = {module: set(names.split()) for module, names in CONTENTS.items()}

BUILTINS = set(
    """
    abs all any bin bool bytearray bytes callable chr classmethod compile complex delattr dict dir
    divmod enumerate eval exec filter float frozenset getattr globals hasattr hash help hex id input
    int isinstance issubclass iter len list locals map max memoryview min next object oct open ord
    pow print property range repr reversed round set setattr slice sorted staticmethod str sum super
    tuple type zip Ellipsis False None NotImplemented True __build_class__ __debug__ __import__
    __name__ ArithmeticError AssertionError AttributeError BaseException BrokenPipeError
    ConnectionError EOFError Exception GeneratorExit ImportError IndentationError IndexError
    KeyError KeyboardInterrupt LookupError MemoryError NameError NotImplementedError OSError
    OverflowError RuntimeError StopAsyncIteration StopIteration SyntaxError SystemExit TimeoutError
    TypeError UnicodeError ValueError ZeroDivisionError
    """.split()
)

MISSING_METHODS = set(
    """
    as_integer_ratio bit_count capitalize casefold expandtabs format_map isalnum isascii isdecimal
    isidentifier is_integer isnumeric isprintable istitle ljust maketrans removeprefix removesuffix
    rjust swapcase title translate zfill
    """.split()
)
MISSING_OF = {  # methods that CPython's have and the board's lack
    "array": {"clear", "copy", "count", "index", "insert", "pop", "remove", "reverse"},
    "bytearray": {"clear", "copy", "insert", "pop", "remove", "reverse"},
}
KEYWORDS = {"rsplit": "maxsplit sep", "split": "maxsplit sep", "sum": "start", "zip": "strict"}
UNSTABLE = "the board's sort is not stable: make the key a tuple that no two share"
GROWING = {ast.LShift: operator.lshift, ast.Mult: operator.mul, ast.Pow: operator.pow}
UNHEEDED = {
    "__class_getitem__": "the board never calls __class_getitem__",
    "__format__": "the board ignores __format__",
    "__index__": "the board never calls __index__",
    "__init_subclass__": "the board never calls __init_subclass__",
}


def problems(source):
    """Returns what this source uses that the board lacks: a sorted list of (line, sentence)."""
    try:
        tree = ast.parse(source, feature_version=(3, 9))  # the last without `match` and `except*`
    except SyntaxError as error:
        return [(error.lineno or 1, f"the board cannot read this: {error.msg}")]
    linter = _Linter(tree)
    linter.visit(tree)
    linter.found.update(_parenthesised_with(source))
    return sorted(linter.found)


class _Linter(ast.NodeVisitor):
    def __init__(self, tree):
        self.found = set()
        self.methods = set()  # those defined directly in a class
        self.functions = set()  # the names of all other functions
        self.bound = set()  # all names that the file itself binds
        self.modules = {}  # local name of an imported module -> the module
        self.kinds = {}  # target -> what is assigned to it: {"list", "bytearray", "array", None}
        for node in ast.walk(tree):
            self._note(node)

    def _note(self, node):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            self.bound.add(node.name)
            if node not in self.methods:
                self.functions.add(node.name)
        elif isinstance(node, ast.ClassDef):
            self.bound.add(node.name)
            self.methods.update(node.body)
        elif isinstance(node, ast.arg):
            self.bound.add(node.arg)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            self.bound.add(node.id)
        elif isinstance(node, ast.alias):
            self.bound.add(node.asname or node.name)
        if isinstance(node, ast.Import):
            for alias in node.names:
                self.modules[alias.asname or alias.name] = alias.name
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                self.kinds.setdefault(ast.unparse(target), set()).add(_made_by(node.value))

    def _refuse(self, node, sentence):
        self.found.add((node.lineno, sentence))

    # Imports

    def visit_Import(self, node):
        for alias in node.names:
            module, _, rest = alias.name.partition(".")
            self._check_module(node, module)
            if rest:
                self._check_content(node, module, rest)

    def visit_ImportFrom(self, node):
        module = node.module or ""
        if not node.level:
            self._check_module(node, module.split(".")[0])
        for alias in node.names:
            if alias.name == "*":
                self._refuse(node, "import names, not *")
            elif not node.level:
                self._check_content(node, module, alias.name)

    def _check_module(self, node, module):
        if module not in MODULES and not module.startswith("adafruit_"):
            self._refuse(node, f"the board has no module {module}")

    def _check_content(self, node, module, name):
        if module == "time" and name == "monotonic_ns":
            self._refuse(node, "time.monotonic_ns makes a large int at every call")
        elif name not in CONTENTS.get(module, (name,)):
            self._refuse(node, f"the board has no {module}.{name}")

    # Names

    def visit_Name(self, node):
        if node.id == "__doc__":
            self._refuse(node, "the board keeps no __doc__")
        elif node.id == "__slots__":
            self._refuse(node, "__slots__ saves nothing on the board")
        elif (
            isinstance(node.ctx, ast.Load)
            and hasattr(builtins, node.id)
            and node.id not in BUILTINS | self.bound
        ):
            self._refuse(node, f"the board has no {node.id}")

    def visit_Attribute(self, node):
        owner = node.value
        if node.attr == "__doc__":
            self._refuse(node, "the board keeps no __doc__")
        elif node.attr == "__dict__":
            self._refuse(node, "the board cannot write to a __dict__: do without it")
        elif isinstance(owner, ast.Name):
            if owner.id in self.modules:
                self._check_content(node, self.modules[owner.id], node.attr)
            elif owner.id in self.functions and not isinstance(node.ctx, ast.Load):
                self._refuse(node, "functions have no attributes on the board")
        self.generic_visit(node)

    # Calls

    def visit_Call(self, node):
        name = node.func.attr if isinstance(node.func, ast.Attribute) else _name(node.func)
        if isinstance(node.func, ast.Attribute):
            if name in MISSING_METHODS:
                self._refuse(node, f"the board has no method {name} (give yours another name)")
            for kind in self._kinds_of(node.func.value):
                if name in MISSING_OF.get(kind, ()):
                    self._refuse(node, f"the board's {kind} has no {name}")
        elif name == "next" and len(node.args) > 1:
            self._refuse(node, "next takes no default on the board")
        if name in ("sort", "sorted"):
            for keyword in node.keywords:
                if keyword.arg == "key" and not _makes_tuple(keyword.value):
                    self._refuse(node, UNSTABLE)
        for keyword in node.keywords:
            if keyword.arg in KEYWORDS.get(name, "").split():
                self._refuse(node, f"{name} takes no {keyword.arg}= on the board")
        self.generic_visit(node)

    # Lists, slices and numbers

    def visit_Subscript(self, node):
        if isinstance(node.slice, ast.Slice) and node.slice.step:
            if not isinstance(node.ctx, ast.Load):
                self._refuse(node, "the board cannot write to a slice with a step")
            elif self._kinds_of(node.value) != {"list"}:
                self._refuse(node, "on the board only lists take a step: write list(x)[::n]")
        elif isinstance(node.ctx, ast.Del):
            for kind in self._kinds_of(node.value) & set(MISSING_OF):
                self._refuse(node, f"nothing can be deleted from the board's {kind}")
        self.generic_visit(node)

    def _kinds_of(self, node):
        return self.kinds.get(ast.unparse(node)) or {_made_by(node)}

    def visit_List(self, node):
        target = isinstance(getattr(node, "ctx", None), ast.Store)  # a, *b = c is understood
        if not target and any(isinstance(item, ast.Starred) for item in node.elts):
            self._refuse(node, "the board takes a star in calls only, not in lists, tuples, sets")
        self.generic_visit(node)

    visit_Tuple = visit_Set = visit_List

    def visit_Dict(self, node):
        if None in node.keys:
            self._refuse(node, "the board takes ** in calls only: join dicts with |")
        self.generic_visit(node)

    def visit_Constant(self, node):
        if isinstance(node.value, int) and node.value >= SMALL:
            self._refuse(node, "ints of 2**30 or more live on the heap")

    def visit_BinOp(self, node):
        a, b = (getattr(side, "value", None) for side in (node.left, node.right))
        numbers = isinstance(a, int) and isinstance(b, int)
        if numbers and type(node.op) in GROWING and GROWING[type(node.op)](a, b) >= SMALL:
            self._refuse(node, "ints of 2**30 or more live on the heap")
        self.generic_visit(node)

    def visit_Compare(self, node):
        equality = any(isinstance(op, (ast.Eq, ast.NotEq)) for op in node.ops)
        sides = [node.left, *node.comparators]
        if equality and any(isinstance(x, ast.Call) and _name(x.func) == "range" for x in sides):
            self._refuse(node, "equal ranges are not equal on the board")
        self.generic_visit(node)

    # Definitions and handlers

    def visit_arguments(self, node):
        if node.posonlyargs:
            self._refuse(node.posonlyargs[0], "the board has no positional-only parameters")
        self.generic_visit(node)

    def visit_FunctionDef(self, node):
        if node.name in UNHEEDED:
            self._refuse(node, UNHEEDED[node.name])
        self.generic_visit(node)

    def visit_ClassDef(self, node):
        if node.keywords:
            self._refuse(node, "classes take no keywords on the board, and no metaclass")
        self.generic_visit(node)

    def visit_ExceptHandler(self, node):
        types = node.type.elts if isinstance(node.type, ast.Tuple) else [node.type]
        broad = any(x is None or _name(x) in ("Exception", "BaseException") for x in types)
        passes_on = any(
            (isinstance(x, ast.Raise) and x.exc is None) or _name_of_call(x) == "print_exception"
            for x in ast.walk(node)
        )
        if broad and not passes_on:
            self._refuse(node, "so broad a handler hides faults: name what can be raised")
        self.generic_visit(node)


def _parenthesised_with(source):
    """Yields where `with (...):` stands, which leaves no trace in the syntax tree."""
    tokens = list(tokenize.generate_tokens(io.StringIO(source).readline))
    for at, token in enumerate(tokens):
        if token.string == "with" and tokens[at + 1].string == "(":
            depth = 0
            for end in range(at + 1, len(tokens)):
                depth += {"(": 1, ")": -1}.get(tokens[end].string, 0)
                if not depth:
                    break
            if tokens[end + 1].string == ":":
                yield token.start[0], "the board takes no parentheses around what follows `with`"


def _name_of_call(node):
    """Returns the last part of what is called, if this is a call."""
    called = node.func if isinstance(node, ast.Call) else None
    return getattr(called, "attr", None) or _name(called)


def _name(node):
    return node.id if isinstance(node, ast.Name) else None


def _makes_tuple(key):
    return isinstance(key, ast.Lambda) and isinstance(key.body, ast.Tuple)


def _made_by(node):
    """Returns what an expression makes: "list", "bytearray", "array", or None if that is unsure."""
    if isinstance(node, (ast.List, ast.ListComp)):
        return "list"
    if isinstance(node, ast.Call):
        maker = node.func.attr if isinstance(node.func, ast.Attribute) else _name(node.func)
        return {"sorted": "list"}.get(maker, maker if maker in ("list", *MISSING_OF) else None)
    return None


def files():
    """Returns the files that run on the board."""
    return sorted(path for name in BOARD_CODE for path in ROOT.glob(name))


@manners.tool("devicelint")
def main(arguments=None):
    parser = manners.Parser("devicelint", __doc__)
    parser.add_argument(
        "files",
        metavar="FILE",
        type=manners.place,
        nargs="*",
        help="read these (all that runs on a board)",
    )
    found = 0
    for path in parser.parse_args(arguments).files or files():
        shown = path.relative_to(ROOT) if path.is_absolute() and ROOT in path.parents else path
        for line, sentence in problems(manners.read(path, "source code")):
            print(f"{shown}:{line}: {sentence}")
            found += 1
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
