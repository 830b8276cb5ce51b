"""The memory that outlives the power: each assignment keeps all of it."""

import _machine
from uctypes import addressof


class Nvm:
    def __init__(self, size):
        self._bytes = bytearray(b"\xff" * size)
        _machine.recall_nvm(addressof(self._bytes), size)

    def __len__(self):
        return len(self._bytes)

    def __getitem__(self, at):
        return self._bytes[self._checked(at)]

    def __setitem__(self, at, value):
        at = self._checked(at)
        if isinstance(at, slice):
            if isinstance(value, (str, list)):
                raise NotImplementedError("array/bytes required on right side")
            if not isinstance(value, (bytes, bytearray)):
                raise ValueError("Array values should be single bytes.")
            if len(value) != len(self._bytes[at]):
                raise ValueError("Slice and value different lengths.")
        elif not 0 <= value <= 255:
            raise ValueError("Bytes must be between 0 and 255.")
        self._bytes[at] = value
        if not _machine.keep_nvm(addressof(self._bytes), len(self._bytes)):
            raise OSError(5)

    def _checked(self, at):
        if isinstance(at, slice) and at.step not in (None, 1):
            raise NotImplementedError("only slices with step=1 (aka None) are supported")
        return at


nvm = Nvm(8192)
