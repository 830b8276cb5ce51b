"""The toy's own part of the program."""

from handheld import modules, texts

GOAL = 5


def open(program):
    return Toy(program)


class Toy:
    def __init__(self, program):
        self.program = program
        self.texts = None
        self.presses = 0
        self.screen = None  # a drawing that stays as long as the screens that share it

    def speak(self, language):
        with modules.passing:
            self.texts = texts.load("toy", language)

    @property
    def colour(self):
        return 1 if self.program.notes == b"\x01" else 0

    def pack(self):
        return bytes((self.presses,)) if 0 < self.presses < GOAL else b""

    def unpack(self, data):
        if len(data) != 1 or not 0 < data[0] < GOAL:
            raise ValueError("that many presses there cannot be")
        self.presses = data[0]

    def resume(self):
        self.program.go("play")

    def share(self):
        self.screen = self.program.art.fill(0x203040)

    def unshare(self):
        self.screen = None

    def begin(self):
        self.presses = 0
        self.program.go("play")
