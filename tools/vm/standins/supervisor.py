"""The clock, and the computer that the board is attached to."""

from world import ticks_ms as ticks_ms


class Runtime:
    @property
    def serial_connected(self):
        return True

    @property
    def usb_connected(self):
        return True


runtime = Runtime()
