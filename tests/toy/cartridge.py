"""The toy's own part of the program: a game is a number of presses."""

from handheld.cartridge import Cartridge

GOALS = (5, 9)
PROFILE = 100  # bytes: which goal, the games counted, and as many as another game might want


def open(program):
    return Toy(program)


class Toy(Cartridge):
    presses = 0
    saved = True

    def __init__(self, program):
        super().__init__(program, self)

    def pack(self):
        return bytes((self.presses,)) if self.presses and not self.over else b""

    def unpack(self, data):
        if len(data) != 1 or not 0 < data[0] < max(GOALS):
            raise ValueError("that many presses there cannot be")
        self.presses = data[0]

    @property
    def over(self):
        return self.presses >= GOALS[self.profile[0]]

    def begin(self):
        self.presses = 0
        self.resume()

    def resume(self):
        self.reset_to("play")

    def press(self):
        self.presses += 1
        self.saved = False
        self.save()
        if self.over:
            self.program.between_screens(self.finish)
        self.resume()

    @property
    def profile(self):
        return bytearray(self.program.profile or bytes(PROFILE))

    def count(self):
        self.note_at(1, self.profile[1] + 1)

    def note_at(self, place, value):
        profile = self.profile
        profile[place] = value
        self.program.profile = bytes(profile)

    def record(self):
        yield "%d presses" % self.presses
