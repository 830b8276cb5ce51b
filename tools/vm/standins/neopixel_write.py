from digitalio import DigitalInOut


def neopixel_write(digitalinout, colours):
    if not isinstance(digitalinout, DigitalInOut):
        raise TypeError("digitalinout must be of type DigitalInOut")
    digitalinout.check()
    memoryview(colours)
