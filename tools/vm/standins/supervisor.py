"""The clock, and a console at which a computer listens."""

from world import ticks_ms as ticks_ms


class runtime:
    serial_connected = True
