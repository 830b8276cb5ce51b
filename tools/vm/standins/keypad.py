import world


class Event:
    key_number = 0
    pressed = False


class EventQueue:
    overflowed = False

    def clear(self):
        world.events.clear()

    def get_into(self, event):
        if not world.events:
            return False
        told = world.events.pop()
        event.key_number = told >> 1
        event.pressed = bool(told & 1)
        return True


class ShiftRegisterKeys:
    def __init__(self, *, clock, data, latch, key_count, value_when_pressed):
        self.events = EventQueue()

    def reset(self):
        pass
