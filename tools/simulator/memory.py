"""`microcontroller.nvm`: memory that is erased as a whole at every assignment."""

from array import array


class Nvm:
    """Bytes that outlive the power, kept as by a flash chip.

    Each assignment, be it of one byte or of all, erases the whole block and programs it again page
    by page; if the power goes in between, the rest stays erased.
    """

    def __init__(self, size, power, content=None, page=512, kept=None):
        self.content = bytearray(content if content is not None else b"\xff" * size)
        if len(self.content) != size:
            raise ValueError(f"{size} bytes expected, not {len(self.content)}")
        self.writes = 0
        self._power = power
        self._page = page
        self._kept = kept or (lambda content: None)

    def __len__(self):
        return len(self.content)

    def __bool__(self):
        return bool(self.content)

    def __getitem__(self, index):
        if isinstance(index, slice):
            _check_step(index)
            return bytearray(self.content[index])
        return self.content[self._place(index)]

    def __setitem__(self, index, value):
        new = bytearray(self.content)
        if isinstance(index, slice):
            _check_step(index)
            if not isinstance(value, (bytes, bytearray, memoryview, array)):
                raise NotImplementedError("array/bytes required on right side")
            if memoryview(value).itemsize != 1:
                raise ValueError("Array values should be single bytes.")
            if len(value) != len(new[index]):
                raise ValueError("Slice and value different lengths.")
            new[index] = bytes(value)
        else:
            place = self._place(index)
            if not 0 <= value <= 255:
                raise ValueError("Bytes must be between 0 and 255.")
            new[place] = value
        self._write(bytes(new))

    def _place(self, index):
        size = len(self.content)
        if not -size <= index < size:
            raise IndexError("index out of range")
        return index % size

    def _write(self, new):
        steps = self._steps(len(new))
        passed = self._power.spend(len(steps))
        self.writes += 1
        state = bytearray(self.content)
        for start, end, erases in steps[:passed]:
            state[start:end] = b"\xff" * (end - start) if erases else new[start:end]
        self.content = state
        self._kept(self.content)
        self._power.check()

    def _steps(self, size):
        """Returns (start, end, erases) for the pieces that are erased, then programmed, one after
        the other; a cut may come in the middle of a page, too."""
        half = size // 2
        steps = [(0, half, True), (half, size, True)]
        for page in range(0, size, self._page):
            middle = page + self._page // 2
            steps += [(page, middle, False), (middle, page + self._page, False)]
        return steps


def _check_step(index):
    if index.step not in (None, 1):
        raise NotImplementedError("only slices with step=1 (aka None) are supported")
