"""The game's own part of the program: what its screens share."""

from handheld.cartridge import Cartridge


def open(program):
    return Toy(program)


class Toy(Cartridge):
    presses = 0

    def __init__(self, program):
        super().__init__(program, self)  # it is its own session, too

    def speak(self, language):
        """Does nothing: this game has no texts of its own yet."""

    def pack(self):
        return b""  # nothing to save either

    def press(self):
        self.presses += 1
        self.reset_to("title")
