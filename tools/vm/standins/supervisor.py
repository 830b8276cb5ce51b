"""The clock, and the computer that the board is attached to."""

import world
from world import ticks_ms as ticks_ms


class Runtime:
    @property
    def serial_connected(self):
        return True

    @property
    def usb_connected(self):
        return world.has_listener


runtime = Runtime()
