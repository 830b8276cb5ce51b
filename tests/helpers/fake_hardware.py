"""Stand-ins for a handheld's hardware, driven by hand from the tests."""

import sys
import types


class Source:
    """A source of buttons: `press` and `release` happen before the next update."""

    def __init__(self):
        self.down = 0
        self.hit = 0
        self._down = 0
        self._hit = 0

    def press(self, mask):
        self._down |= mask
        self._hit |= mask

    def release(self, mask):
        self._down &= ~mask

    def tap(self, mask):
        self.press(mask)
        self.release(mask)

    def update(self):
        self.down = self._down
        self.hit = self._hit
        self._hit = 0


class Axis:
    """An analog pin: one value, or the values of a noisy one in turn."""

    def __init__(self, *values):
        self._values = values
        self._reads = 0

    @property
    def value(self):
        self._reads += 1
        return self._values[(self._reads - 1) % len(self._values)]

    @value.setter
    def value(self, value):
        self._values = (value,)


class Event:
    def __init__(self, key_number=0, pressed=True):
        self.key_number = key_number
        self.pressed = pressed


class Scanner:
    """A scanner like `keypad`'s: a key held when it is made is reported only after `reset`."""

    def __init__(self, held=(), max_events=64):
        self.events = self
        self.overflowed = False
        self._held = set(held)
        self._queue = []
        self._room = max_events

    def press(self, key):
        self._held.add(key)
        self._put(key, True)

    def release(self, key):
        self._held.discard(key)
        self._put(key, False)

    def reset(self):
        for key in sorted(self._held):
            self._put(key, True)

    def clear(self):
        self._queue.clear()
        self.overflowed = False

    def get_into(self, event):
        if not self._queue:
            return False
        event.key_number, event.pressed = self._queue.pop(0)
        return True

    def _put(self, key, pressed):
        if len(self._queue) == self._room:
            self.overflowed = True
        else:
            self._queue.append((key, pressed))


class Time:
    """A clock that advances only when the test says so, or when somebody sleeps."""

    def __init__(self, now=0):
        self.now = now
        self.slept = []

    def ticks(self):
        return self.now & ((1 << 29) - 1)

    def date(self):
        return self.now // 1000

    def sleep(self, seconds):
        self.slept.append(seconds)
        self.now += round(seconds * 1000)


class Voice:
    """A voice that notes what it is told."""

    loud = True

    def __init__(self):
        self.said = []

    def tone(self, hertz):
        self.said.append(hertz)

    def rest(self):
        self.said.append("rest")

    def stop(self):
        self.said.append("stop")


class Display:
    def __init__(self):
        self.auto_refresh = True
        self.brightness = 1.0
        self.root_group = "terminal"


class FixedDisplay:
    """A display whose brightness cannot be set, as in CircuitPython."""

    auto_refresh = True

    @property
    def brightness(self):
        raise RuntimeError("Brightness not adjustable")

    @brightness.setter
    def brightness(self, level):
        raise RuntimeError("Brightness not adjustable")


def install(monkeypatch, name, **things):
    """Makes `import name` find a module of these things; None forbids it."""
    module = types.ModuleType(name)
    for key, thing in things.items():
        setattr(module, key, thing)
    monkeypatch.setitem(sys.modules, name, module)
    return module


def forbid(monkeypatch, *names):
    """Makes `import` of these modules fail, as on a board that lacks them."""
    for name in names:
        monkeypatch.setitem(sys.modules, name, None)
