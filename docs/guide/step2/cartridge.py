"""The game's own part of the program: what its screens share."""

from handheld.cartridge import Cartridge

GOAL = 5


def open(program):
    return Toy(program)


class Toy(Cartridge):
    presses = 0
    saved = True

    def __init__(self, program):
        super().__init__(program, self)  # it is its own session, too

    def speak(self, language):
        """Does nothing: this game has no texts of its own yet."""

    @property
    def over(self):
        return self.presses >= GOAL

    def pack(self):
        return b""  # nothing to save either

    def begin(self):
        self.presses = 0
        self.reset_to("play")

    def press(self):
        self.presses += 1
        self.reset_to("play")
