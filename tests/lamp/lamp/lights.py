"""A light of one colour."""

from .levels import BRIGHTEST, DARK, STEP


class Light:
    def __init__(self, colour):
        self.colour = colour
        self.brightness = DARK

    def brighten(self):
        """Makes it brighter; returns whether that was possible."""
        if self.brightness == BRIGHTEST:
            return False
        self.brightness = min(self.brightness + STEP, BRIGHTEST)
        return True

    def put_out(self):
        self.brightness = DARK
