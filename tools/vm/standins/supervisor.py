"""The clock, and a computer at which the board is."""

from world import ticks_ms as ticks_ms


class runtime:
    serial_connected = usb_connected = True
