"""The display: Blinka's displayio draws into a frame buffer in the panel's own 16-bit colours.

Blinka's own window, `blinka_displayio_pygamedisplay`, redraws the whole screen at every refresh,
so it cannot show what a board would send; this display keeps to the areas that displayio asks for.
"""

from array import array

from artwork import png

from . import board_modules

with board_modules.instead_of_blinka():
    import busdisplay
    import displayio
    from displayio import _bitmap, _group
    from displayio._area import Area

    from .terminal import Terminal

displayio._stop_background()  # the thread that draws behind the program's back

WIDTH = 160
HEIGHT = 128

_FRAME_RATE = 60


class Screen(busdisplay.BusDisplay):
    """`board.DISPLAY`, with what the panel shows and how much was sent to it.

    Painting is most of the work. If it `paints_late`, it waits until somebody asks for the pixels:
    then nothing may change between a refresh and that.
    """

    def __init__(self, device, width=WIDTH, height=HEIGHT):
        self._pixels = bytearray(width * height * 2)
        self._unpainted = {}  # areas, by their corners
        self.paints_late = False
        self.sent = 0
        self.areas = []
        self.changes = 0
        self._device = device
        self._refreshed_at = 0
        super().__init__(None, (), width=width, height=height, reverse_bytes_in_word=False)
        self.terminal = Terminal(width, height)
        displayio.CIRCUITPYTHON_TERMINAL = self.terminal.group
        self.reset()

    def __setattr__(self, name, value):
        """Refuses a new attribute once the display is made, as the board does."""
        mine = vars(self)
        if name[0] != "_" and name not in mine and "terminal" in mine and not hasattr(self, name):
            raise AttributeError(f"can't set attribute '{name}'")
        super().__setattr__(name, value)

    @property
    def root_group(self):
        return super().root_group

    @root_group.setter
    def root_group(self, group):
        if group is not None and not isinstance(group, displayio.Group):
            raise ValueError("Must be a Group subclass.")
        busdisplay.BusDisplay.root_group.fset(self, group)

    @property
    def auto_refresh(self):
        return self._auto_refresh

    @auto_refresh.setter
    def auto_refresh(self, on):
        busdisplay.BusDisplay.auto_refresh.fset(self, bool(on))

    def reset(self):
        """Puts the display back into its state before a program changes it."""
        self.root_group = self.terminal.group
        self.auto_refresh = True

    def refresh(self, *, target_frames_per_second=None, minimum_frames_per_second=0):
        self._device.power.check()
        now = self._device.time.seconds
        since = now - self._refreshed_at
        if minimum_frames_per_second and since > 1 / minimum_frames_per_second:
            raise RuntimeError("Below minimum frame rate")
        if target_frames_per_second:
            rest = 1 / target_frames_per_second - since
            if rest < 0 and not self._first_manual_refresh:
                self._refreshed_at = now
                return False
            self._device.time.wait(rest)
        self.draw()
        self._device.end_of_frame()
        return True

    def draw(self):
        """Sends what has changed."""
        self._first_manual_refresh = False
        self._refreshed_at = self._device.time.seconds
        self.sent = 0
        self.areas = []
        if self.root_group is self.terminal.group:
            self.terminal.draw()
        whole = self._core.full_refresh
        self._refresh_display()
        if whole and self.root_group is not None:
            # Blinka leaves everything marked as changed, and would send it all again.
            _settle(self.root_group)
        if self.sent:
            self.changes += 1

    def draw_if_due(self):
        """Draws in the background while `auto_refresh` is on."""
        due = self._refreshed_at + 1 / _FRAME_RATE
        if self.auto_refresh and self._device.time.seconds >= due:
            self.draw()

    @property
    def pixels(self):
        self.paint()
        return self._pixels

    def rgb(self):
        """Returns the picture as red, green and blue bytes, row by row."""
        return png.rgb(self.pixels)

    def png(self, scale=1):
        return png.write(self.width, self.height, self.rgb(), scale)

    def _background(self):
        """Does nothing in Blinka's thread, as the device draws when its program says so."""

    def _refresh_area(self, area):
        clipped = Area()
        if not self._core.clip_area(area, clipped):
            return True
        corners = clipped.x1, clipped.y1, clipped.x2, clipped.y2
        self.sent += clipped.size()
        self.areas.append(corners)
        if clipped.size() == self.width * self.height:
            self._unpainted.clear()
        self._unpainted[corners] = clipped
        if not self.paints_late:
            self.paint()
        return True

    def paint(self):
        """Paints what has been sent."""
        while self._unpainted:
            self._paint_area(self._unpainted.popitem()[1])

    def _paint_area(self, area):
        size = area.size()
        drawn = memoryview(bytearray((size * 2 + 3) // 4 * 4)).cast("I")
        mask = memoryview(bytearray((size // 32 + 1) * 4)).cast("I")
        self._core.fill_area(area, mask, drawn)
        drawn = drawn.cast("B")
        row = area.width() * 2
        stride = self.width * 2
        place = area.y1 * stride + area.x1 * 2
        for start in range(0, size * 2, row):
            self._pixels[place : place + row] = drawn[start : start + row]
            place += stride


def _settle(layer):
    """Marks all as drawn after a whole refresh, as a board does."""
    for part in layer:
        if isinstance(part, displayio.Group):
            _settle(part)
        elif isinstance(part, displayio.TileGrid):
            part._needs_refresh = False
            part._finish_refresh()


def prepare_blinka():
    """Makes Blinka's displayio behave like the board's where it differs; may be called again."""
    displayio.release_displays()
    _group.circuitpython_splash._in_group = False
    # Bitmaps are in words of 32 bits, but "L" has 64 on most computers, so fill() left gaps.
    _bitmap.array = lambda code, values: array("I" if code == "L" else code, values)
