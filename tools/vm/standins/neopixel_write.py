import _machine
from digitalio import DigitalInOut
from uctypes import addressof


def neopixel_write(digitalinout, colours):
    if not isinstance(digitalinout, DigitalInOut):
        raise TypeError("digitalinout must be of type DigitalInOut")
    digitalinout.check()
    memoryview(colours)
    _machine.set_lights(addressof(colours), len(colours))
