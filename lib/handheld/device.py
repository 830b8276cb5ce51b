"""A handheld as its board's family has put it together (see handheld.boards)."""

# Millivolts of a lithium cell under light load, and what is left in it in percent.
_CHARGE = ((3400, 0), (3680, 10), (3760, 30), (3840, 50), (3940, 70), (4060, 85), (4180, 100))


class Handheld:
    """The parts of a board: display, buttons, clock, sound, lights, nvm, drive, battery.

    `nvm` and `drive` are None where there is none; the other parts are always there, if mute.
    """

    def __init__(self, display, presses, time, voice, pixels, nvm, folder, gauge):
        self.display = display
        self.buttons = presses
        self.clock = time
        self.sound = voice
        self.lights = pixels
        self.nvm = nvm
        self._folder = folder
        self._gauge = gauge

    @property
    def drive(self):
        """The drive for a `Store`; what it is made of is loaded only when it is asked for."""
        try:
            import storage

            from handheld.store import Drive

            return Drive(storage.getmount("/"), storage.remount, self._folder)
        except (ImportError, OSError):
            return None

    @property
    def battery(self):
        """The battery's charge in percent, None where it cannot be told."""
        return None if self._gauge is None else self._gauge.percent

    @property
    def brightness(self):
        """Of the display, 0.0 to 1.0; setting it does nothing where it is fixed."""
        try:
            return self.display.brightness
        except (AttributeError, RuntimeError):
            return 1.0

    @brightness.setter
    def brightness(self, level):
        try:
            self.display.brightness = level
        except (AttributeError, RuntimeError):
            pass


class Gauge:
    """Reads a battery through an analog pin that has its voltage divided by `divider`."""

    def __init__(self, pin, divider):
        self._pin = pin
        self._divider = divider

    @property
    def percent(self):
        total = 0
        for _ in range(8):
            total += self._pin.value
        return charge(total // 8 * 3300 // 65535 * self._divider)


def charge(millivolts):
    """Percent left in a lithium cell, None if no cell has that voltage."""
    if millivolts < 2500:
        return None
    before, below = _CHARGE[0]
    if millivolts <= before:
        return below
    for volts, percent in _CHARGE:
        if millivolts <= volts:
            return below + (percent - below) * (millivolts - before) // (volts - before)
        before, below = volts, percent
    return below
