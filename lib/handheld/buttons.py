"""Buttons as bits of a mask, from any mix of keypads and sticks.

A source has `update()`, and after it `down` (held now) and `hit` (pressed since the last update,
so that a tap between two frames is not lost).
"""

from handheld.clock import since

UP = 1
DOWN = 2
LEFT = 4
RIGHT = 8
A = 16
B = 32
START = 64
SELECT = 128

DIRECTIONS = UP | DOWN | LEFT | RIGHT

REPEAT_FIRST = 400
REPEAT_NEXT = 120

# A stick's readings run from 0 to 65535.
_MIDDLE = 32768
_ENTER = 18000  # a direction begins 55 % of the way out
_LEAN = 6500  # and ends at 35 %


def _opposites(mask):
    """Returns the directions opposite to those in `mask`."""
    return (mask & (UP | LEFT)) << 1 | (mask & (DOWN | RIGHT)) >> 1


class Buttons:
    """What is pressed on any of its sources, frame by frame; held directions repeat."""

    def __init__(self, *sources):
        self._sources = sources
        self._held = 0
        self._ignored = 0
        self._waiting_since = 0
        self._wait = REPEAT_FIRST

    @property
    def held(self):
        """The buttons held at the last poll; opposite directions cancel each other."""
        return self._held

    def poll(self, now):
        """Returns what was pressed since the last poll, including repeats of held directions."""
        down = hit = 0
        for source in self._sources:
            source.update()
            down |= source.down
            hit |= source.hit
        # A second press means a release in between, even if both came between two polls.
        self._ignored &= down & ~hit
        down &= ~self._ignored
        held = down & ~_opposites(down)
        # A direction freed from its opposite counts as pressed: a thumb rolls over the pad.
        pressed = (hit & ~_opposites(hit | down)) | (held & ~self._held)
        self._held = held
        return pressed | self._repeats(now, pressed)

    def clear(self):
        """Forgets all presses; buttons held now are ignored until they are released."""
        self._held = 0
        self._ignored = 0
        for source in self._sources:
            source.update()
            self._ignored |= source.down

    def _repeats(self, now, pressed):
        directions = self._held & DIRECTIONS
        if pressed & DIRECTIONS or not directions:
            self._waiting_since = now
            self._wait = REPEAT_FIRST
            return 0
        late = since(now, self._waiting_since) - self._wait
        if late < 0:
            return 0
        # A frame that took too long must not be followed by a burst.
        self._waiting_since = now - late if late < REPEAT_NEXT else now
        self._wait = REPEAT_NEXT
        return directions


class Keys:
    """A source made from a scanner of the `keypad` module; `masks[n]` is the button of key n."""

    def __init__(self, scanner, masks, event):
        self.down = 0
        self.hit = 0
        self._scanner = scanner
        self._events = scanner.events
        self._masks = masks
        self._event = event
        self._rescan()

    def update(self):
        self.hit = 0
        events = self._events
        if events.overflowed:
            self._rescan()
        event = self._event
        while events.get_into(event):
            mask = self._masks[event.key_number]
            if event.pressed:
                self.down |= mask
                self.hit |= mask
            else:
                self.down &= ~mask

    def _rescan(self):
        """Makes the scanner report every held key as pressed, as after power-up."""
        self.down = 0
        self._events.clear()
        self._scanner.reset()


class Stick:
    """A source made from an analog stick; `x` and `y` have a `value` of 0 (left, up) to 65535."""

    def __init__(self, x, y):
        self.down = 0
        self.hit = 0
        self._x = x
        self._y = y
        self._centre_x = _centre(x)
        self._centre_y = _centre(y)

    def update(self):
        direction = self._direction(self._x.value - self._centre_x, self._y.value - self._centre_y)
        self.hit = direction & ~self.down
        self.down = direction

    def _direction(self, dx, dy):
        # Biased towards the direction held: it ends later than it began, and diagonals are calm.
        if self.down == LEFT:
            dx -= _LEAN
        elif self.down == RIGHT:
            dx += _LEAN
        elif self.down == UP:
            dy -= _LEAN
        elif self.down == DOWN:
            dy += _LEAN
        if abs(dx) >= abs(dy):
            if abs(dx) < _ENTER:
                return 0
            return RIGHT if dx > 0 else LEFT
        if abs(dy) < _ENTER:
            return 0
        return DOWN if dy > 0 else UP


def _centre(axis):
    total = 0
    for _ in range(8):
        total += axis.value
    centre = total // 8
    # No stick rests so far out: somebody is holding it.
    return centre if abs(centre - _MIDDLE) < 8000 else _MIDDLE
