"""How deep the program's calls nest, in bytes of a board's stack of calls.

There lies the frame of each Python function, as large as its compiled module says; what is C on a
board takes nothing, and generators are on the heap. So nothing that stands on a desk for a board's
modules counts.
"""

import functools
import sys
from types import CodeType

import deploy
from deploying.mpy import Compiled
from environment import ROOT

# Calls of bound methods and those with a star also lay their arguments there, which is not counted:
# it was 16 bytes where that was tried out on a board, with CIRCUITPY_PYSTACK_SIZE.
_ARGUMENTS = 32
MOST = 1536 - _ARGUMENTS  # CircuitPython 9 has 1,536 bytes, 10 has more
CAN_BE_RECKONED = sys.version_info < (3, 12)  # from then on, comprehensions are no calls on a desk


class Nesting:
    """Watches a program in a folder; `deepest` is how deep its calls were at most, and which."""

    def __init__(self, root):
        self.deepest = 0, ()
        self.sizes = {}  # of all code that was run
        self._root = f"{root}/"
        self._calls = []
        self._size = 0

    def watch(self, on):
        sys.setprofile(self._note if on else None)

    def _note(self, frame, event, _):
        if event == "call":
            code = frame.f_code
            if code not in self.sizes:
                self.sizes[code] = self._size_of(code)
            if self.sizes[code]:
                self._calls.append(frame)
                self._size += self.sizes[code]
                if self._size > self.deepest[0]:
                    self.deepest = self._size, [place_of(call.f_code) for call in self._calls]
        elif event == "return" and self._calls and self._calls[-1] is frame:
            self._calls.pop()
            self._size -= self.sizes[frame.f_code]

    def _size_of(self, code):
        path = code.co_filename
        if CAN_BE_RECKONED and (path.startswith(self._root) or path in _libraries()):
            return _frames_in(path)[code.co_firstlineno, code.co_name]
        return 0


def place_of(code):
    return f"{code.co_filename}:{code.co_firstlineno} {code.co_name}"


@functools.lru_cache(None)
def _libraries():
    """Those of the desk's files that a board has as well."""
    others = deploy.manifest().values()
    return {str(path) for path in others if ROOT / "lib" not in path.parents}


@functools.lru_cache(None)
def _frames_in(path):
    """What each function in a source takes: {(first line, name): bytes}."""
    with open(path, encoding="utf-8") as file:
        source = file.read()
    frames = Compiled(deploy.compiled("source.py", source.encode())).frames
    codes = _codes(compile(source, path, "exec"))
    sizes = {}
    for code, size in zip(codes, frames):
        place = code.co_firstlineno, code.co_name
        sizes[place] = max(size, sizes.get(place, 0))
    assert len(codes) == len(frames), path
    return sizes


def _codes(code):
    """The functions of a module, in the order in which both compilers have them."""
    inside = [part for part in code.co_consts if isinstance(part, CodeType)]
    return [code, *(each for part in inside for each in _codes(part))]
