"""The toy's own part of the program: a game is a number of presses, and its own session."""

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
        program.profile = program.profile or bytes(PROFILE)

    @property
    def over(self):
        return self.presses >= GOALS[self.program.profile[0]]

    def pack(self):
        return bytes((self.presses,)) if self.presses and not self.over else b""

    def unpack(self, data):
        if data not in [bytes((presses,)) for presses in range(1, max(GOALS))]:
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
        self.program.between_screens(self.finish if self.over else self.save)
        self.resume()

    def finish(self):
        super().finish()
        self.make_record()
        self.save_record()

    def count(self):
        old = self.program.profile
        self.program.profile = old[:1] + bytes((old[1] + 1,)) + old[2:]

    def record(self):
        yield "%d presses" % self.presses
