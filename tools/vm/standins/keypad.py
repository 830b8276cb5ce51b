import refusals
import world
from pins import OnPins


class Event:
    def __init__(self, key_number=0, pressed=True, timestamp=None):
        refusals.at_least(key_number, 0, "key_number")
        self._packed = key_number << 1 | bool(pressed)

    @property
    def key_number(self):
        return self._packed >> 1

    @property
    def pressed(self):
        return self._packed & 1 != 0

    @property
    def released(self):
        return self._packed & 1 == 0

    def __eq__(self, other):
        return self._packed == other._packed


class EventQueue:
    @property
    def overflowed(self):
        return False

    def __len__(self):
        return len(world.events)

    def clear(self):
        world.events.clear()

    def get(self):
        event = Event()
        return event if self.get_into(event) else None

    def get_into(self, event):
        if not isinstance(event, Event):
            raise TypeError("event must be of type Event")
        if not world.events:
            return False
        event._packed = world.events.pop()
        return True


class _Scanner(OnPins):
    def _begin(self, count, *pins):
        super().__init__(*pins)
        self._count = count
        self._queue = EventQueue()

    @property
    def key_count(self):
        self.check()
        return self._count

    @property
    def events(self):
        self.check()
        return self._queue

    def reset(self):
        self.check()
        world.report()


class Keys(_Scanner):
    def __init__(self, pins, **named):
        refusals.keys(pins, **named)
        self._begin(len(pins), *pins)


class ShiftRegisterKeys(_Scanner):
    def __init__(self, **named):
        pins, _, key_count, *_ = refusals.shift_register_keys(**named)
        self._begin(key_count, *pins)
