"""The game's own part of the program: what its screens share."""

from handheld.cartridge import Cartridge

GOALS = (5, 9)


def open(program):
    return Toy(program)


class Toy(Cartridge):
    presses = 0
    saved = True

    def __init__(self, program):
        super().__init__(program, self)  # it is its own session, too
        program.profile = program.profile or bytes(1)  # the number of the goal

    @property
    def over(self):
        return self.presses >= GOALS[self.program.profile[0]]

    def pack(self):
        return bytes((self.presses,)) if self.presses and not self.over else b""

    def unpack(self, data):
        if len(data) != 1 or not 0 < data[0] < max(GOALS):
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
