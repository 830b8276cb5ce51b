"""Reads a compiled module (.mpy, version 6): its names, and the sizes of its functions. Sees to it
that a module points to no memory but its own."""

from itertools import count

_OBJECTS = {5: 1, 6: 1, 7: 0, 8: 0, 9: 0}  # kinds with a length: how many bytes follow theirs
_TUPLE = 10
_FRAME, _TRY = 20, 12  # bytes of a frame besides its values, and of each `try` within another
_GENERATOR = 1
_NONE = b"\1"  # a constant


class Compiled:
    """A compiled module. `count` says how many names it has; `names` are those that the firmware
    lacks; `constants` is the number of its constants. `code` has for each function the bytes that
    it takes in one piece, `frames` those that a call of it takes on the stack of calls."""

    def __init__(self, data):
        self._data = data
        self._at = 4
        self.count, self.constants = self._number(), self._number()
        self.names_at = self._at
        self.names = [name for name in [self._name() for _ in range(self.count)] if name]
        self.constants_at = self._at
        for _ in range(self.constants):
            self._object()
        self.code = []
        self.frames = []
        self._function()

    def _number(self):
        value = 0
        for at in count(self._at):
            value = value << 7 | self._data[at] & 127
            if self._data[at] < 128:
                self._at = at + 1
                return value

    def _take(self, length):
        self._at += length
        return self._data[self._at - length : self._at]

    def _name(self):
        length = self._number()
        if length & 1:  # the firmware has this name
            return None
        return self._take((length >> 1) + 1)[:-1].decode()

    def _object(self):
        (kind,) = self._take(1)
        if kind == _TUPLE:
            for _ in range(self._number()):
                self._object()
        elif kind in _OBJECTS:
            self._take(self._number() + _OBJECTS[kind])

    def _function(self):
        head = self._number()
        self.code.append(head >> 3)
        self.frames.append(_frame(self._take(head >> 3)))
        if head & 4:
            for _ in range(self._number()):
                self._function()


def inward(data):
    """Returns a compiled module that points to no memory but its own.

    A module's constants follow its names in one piece of memory, which has blocks of 16 bytes. If
    it has no constants, and its names fill their blocks, the next block seems to be its constants:
    the collector keeps whatever begins there as long as the module. It then gets a constant that
    nothing uses.
    """
    module = Compiled(data)
    if module.constants or (module.count + 1) // 2 % 4:
        return data
    names = data[module.names_at : module.constants_at]
    return data[: module.names_at - 1] + b"\1" + names + _NONE + data[module.constants_at :]


def _frame(code):
    """Returns how many bytes a function's frame takes on a 32-bit board, by its first bytes."""
    first, *more = code[: 1 + next(at for at, byte in enumerate(code) if byte < 128)]
    values, tries = first >> 3 & 15, first >> 2 & 1
    flags = 0
    for n, byte in enumerate(more):
        values |= (byte & 0x30) << 2 * n
        tries |= (byte & 2) << n
        flags |= (byte >> 6 & 1) << n
    if flags & _GENERATOR:
        return 0  # a generator's frame is on the heap
    size = _FRAME + 4 * (values + 1) + _TRY * tries
    return (size + 7) // 8 * 8
