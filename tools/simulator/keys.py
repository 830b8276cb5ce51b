"""`keypad`: keys that are scanned in the background, with their changes in a queue."""

import types
from collections import deque

from vm.standins import refusals

from .pins import Native, OnPins


class Event(Native):
    """A key went down or came up."""

    def __init__(self, key_number=0, pressed=True, timestamp=None):
        self._parts = refusals.at_least(key_number, 0, "key_number"), pressed, timestamp

    key_number = property(lambda self: self._parts[0])
    pressed = property(lambda self: self._parts[1])
    timestamp = property(lambda self: self._parts[2])

    @property
    def released(self):
        return not self.pressed

    def __eq__(self, other):
        return (self.key_number, self.pressed) == (other.key_number, other.pressed)

    def __hash__(self):
        return hash((self.key_number, self.pressed))

    def __repr__(self):
        return f"<Event: key_number {self.key_number} {'pressed' if self.pressed else 'released'}>"


class EventQueue(Native):
    def __init__(self, max_events):
        self._overflowed = False
        self._max_events = max_events
        self._waiting = deque()

    def get(self):
        return self._waiting.popleft() if self._waiting else None

    def get_into(self, event):
        if not isinstance(event, Event):
            raise TypeError(f"event must be of type Event, not {type(event).__name__}")
        if not self._waiting:
            return False
        event._parts = self._waiting.popleft()._parts
        return True

    @property
    def overflowed(self):
        return self._overflowed

    def clear(self):
        self._waiting.clear()
        self._overflowed = False

    def record(self, event):
        if len(self._waiting) < self._max_events:
            self._waiting.append(event)
        else:
            self._overflowed = True

    def __len__(self):
        return len(self._waiting)

    def __bool__(self):
        return bool(self._waiting)


class _Scanner(OnPins):
    """Looks at its keys every `interval` of the device's time."""

    def __init__(self, pins, key_count, interval, max_events, debounce_threshold):
        super().__init__(*pins)
        self._events = EventQueue(max_events)
        self._key_count = key_count
        self._device = pins[0].device
        self._interval = interval
        self._next = 0
        self._threshold = debounce_threshold
        # A key held while the scanner is made is not reported; only `reset()` reports it.
        self._counters = [0] * key_count
        self._device.scanners.append(self)
        self._scan()

    @property
    def events(self):
        self._check()
        return self._events

    @property
    def key_count(self):
        self._check()
        return self._key_count

    def reset(self):
        self._check()
        self._counters = [-self._threshold] * self._key_count
        self._scan()

    def deinit(self):
        if self in self._device.scanners:
            self._device.scanners.remove(self)
        super().deinit()

    def tick(self):
        """Called in the background: scans if the interval is over."""
        if self._device.time.seconds >= self._next:
            self._scan()

    def _scan(self):
        self._next = self._device.time.seconds + self._interval
        for key in range(self._key_count):
            step = 1 if self._is_down(key) else -1
            counter = self._counters[key]
            if counter == step * self._threshold:
                continue
            self._counters[key] = counter = counter + step
            if counter == 0:
                self._counters[key] = step * self._threshold
                self._events.record(Event(key, step > 0, self._device.time.ticks))


class Keys(_Scanner):
    """Keys on pins of their own."""

    def __init__(self, *given, **named):
        pins, value_when_pressed, pull, *how = refusals.keys(*given, **named)
        self._value_when_pressed = bool(value_when_pressed)
        self._pulled_up = pull and not value_when_pressed
        super().__init__(tuple(pins), len(pins), *how)

    def _is_down(self, key):
        level = self._device.level(self._pins[key], self._pulled_up)
        return level == self._value_when_pressed


class ShiftRegisterKeys(_Scanner):
    """Keys behind a shift register, as on PyBadge and PyGamer."""

    def __init__(self, **named):
        pins, value_when_pressed, *how = refusals.shift_register_keys(**named)
        self._value_when_pressed = bool(value_when_pressed)
        super().__init__(pins, *how)

    def _is_down(self, key):
        return self._device.register_bit(key) == self._value_when_pressed


def keypad_module():
    module = types.ModuleType("keypad")
    for part in (Event, EventQueue, Keys, ShiftRegisterKeys):
        setattr(module, part.__name__, part)
    return module
