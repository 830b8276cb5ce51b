"""Pins of the chip, and objects that own pins until they give them back."""

_all = []


class Pin:
    def __init__(self, name):
        self.name = name
        self.used = False
        _all.append(self)


def give_back():
    """Frees all pins, as a start of the board does."""
    for pin in _all:
        pin.used = False


class OnPins:
    def __init__(self, *pins):
        for pin in pins:
            if not isinstance(pin, Pin):
                raise TypeError("pin must be of type Pin")
        for pin in pins:
            if pin.used:
                raise ValueError("%s in use" % pin.name)
            pin.used = True
        self._pins = pins

    def deinit(self):
        for pin in self._pins:
            pin.used = False
        self._pins = ()

    def check(self):
        if not self._pins:
            raise ValueError("Object has been deinitialized and can no longer be used.")
