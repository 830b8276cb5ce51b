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
        return bytes((self.presses,)) if self.presses and not self.over else b""

    def unpack(self, data):
        if len(data) != 1 or not 0 < data[0] < GOAL:
            raise ValueError("no game has that many presses")
        self.presses = data[0]

    def resume(self):
        self.reset_to("play")

    def begin(self):
        self.presses = 0
        self.resume()

    def press(self):
        self.presses += 1
        self.saved = False
        self.program.between_screens(self.save)
        self.resume()
