"""A few coloured lights in a row, written only when something changes."""

_DIM = 24


def writer(write, pin):
    """Returns a function that sends colours to a pin. It is made here, because a function keeps in
    memory whatever surrounds it."""
    return lambda colours: write(pin, colours)


class Lights:
    """`count` lights that show 0xRRGGBB colours; `write(buffer)` sends three bytes for each.

    Colours are set at full brightness and sent at `brightness` (0 to 255).
    """

    def __init__(self, write, count, brightness=_DIM):
        self._write = write
        self._colours = bytearray(3 * count)
        self._sent = bytearray(3 * count)
        self._brightness = brightness
        self._enabled = True
        self._changed = True
        self.count = count
        write(self._sent)

    @property
    def enabled(self):
        return self._enabled

    @enabled.setter
    def enabled(self, on):
        self._enabled = on
        self._changed = True

    def set(self, index, colour):
        """Sets the colour of one light; an index past the last one is ignored."""
        if index < self.count:
            # The lights expect green first.
            at = 3 * index
            self._put(at, colour >> 8 & 255)
            self._put(at + 1, colour >> 16 & 255)
            self._put(at + 2, colour & 255)

    def fill(self, colour):
        for index in range(self.count):
            self.set(index, colour)

    def update(self):
        """Sends the colours, once a frame, unless the lights show them already."""
        if not self._changed:
            return
        self._changed = False
        scale = self._brightness if self._enabled else 0
        differs = False
        for i in range(3 * self.count):
            value = self._colours[i] * scale // 255
            if self._sent[i] != value:
                self._sent[i] = value
                differs = True
        if differs:
            self._write(self._sent)

    def _put(self, at, value):
        if self._colours[at] != value:
            self._colours[at] = value
            self._changed = True
