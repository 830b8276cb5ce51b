"""Walks through the program in a plain form: what is done, and the pictures that it leads to.

A recording is a folder:

    start.json   what the walk begins with: `board`, the board that was simulated; `computer`,
                 whether a computer has the drive; `values`, the lines of settings.toml; `lacks`,
                 the files that are missing on the drive; `chance`, what `os.urandom` gives after
                 switching on, one call after the other, in hexadecimal (if that is empty: the
                 bytes 1, 2, 3, ... at each call)
    memory.bin   what the non-volatile memory (NVM) holds at the beginning
    steps.txt    a line for each step: what is done, the name of the picture it leads to, and the
                 program's name of the screen
    0001.png ... the pictures, 160x128

A step is one of

    start        switches on, and goes on to the first frame
    press a      holds a button for two frames, and lets go for two (up, down, left, right, a, b,
                 start, select)
    press a 24   holds it for 24 frames
    wait 12      goes on for 12 frames of 33 ms
    settle 40    goes on until nothing has been drawn for STILL frames, which took 40 in all here
    power        switches off and on again, and goes on to the first frame
    empty        sets the battery to 3.3 volts

A machine that counts the same frames, with time that stands still while the program works, must
show each picture. Any other machine presses, waits at each `settle` until nothing moves, and
compares only there.
"""

import json
import zlib
from collections import namedtuple

from . import pictures

Step = namedtuple("Step", "done picture screen")

STILL = 36  # frames without anything drawn: 1.2 seconds


class Recording:
    """A recording in a folder."""

    def __init__(self, folder):
        self.folder = folder
        self.name = folder.name
        self.start = json.loads((folder / "start.json").read_text(encoding="utf-8"))
        self.memory = (folder / "memory.bin").read_bytes()
        lines = (folder / "steps.txt").read_text(encoding="utf-8").splitlines()
        self.steps = [Step(*line.split("\t")) for line in lines]

    @property
    def settings(self):
        """The contents of settings.toml."""
        values = self.start["values"].items()
        return "".join(f'{name} = "{value}"\n' for name, value in values).encode()

    @property
    def lacks(self):
        return self.start["lacks"]

    @property
    def computer(self):
        return self.start["computer"]

    def answers(self):
        """Yields each step with the name of its answer, which says the screen and the button, or
        the screen that it leads to; the name is empty if nothing is pressed."""
        before = ""
        for step in self.steps:
            what, _, how = step.done.partition(" ")
            led = f" > {step.screen}" if step.screen != before else f": {how}"
            yield step, before + led if what == "press" else ""
            before = step.screen

    def picture(self, step):
        return pictures.read_png((self.folder / step.picture).read_bytes())


class Recorder:
    """Writes a recording."""

    def __init__(self, folder, memory, **start):
        folder.mkdir(parents=True)
        self._folder = folder
        self._steps = []
        self._known = {}
        (folder / "start.json").write_text(json.dumps(start, indent=1) + "\n", encoding="utf-8")
        (folder / "memory.bin").write_bytes(memory)

    @property
    def count(self):
        return len(self._steps)

    def add(self, done, picture, screen):
        key = zlib.crc32(picture), picture[:64]
        if key not in self._known:
            self._known[key] = f"{len(self._known) + 1:04}.png"
            (self._folder / self._known[key]).write_bytes(pictures.png(picture))
        self._steps.append(Step(done, self._known[key], screen))

    def close(self):
        lines = "".join("\t".join(step) + "\n" for step in self._steps)
        (self._folder / "steps.txt").write_text(lines, encoding="utf-8")


def in_folder(folder):
    """Returns all recordings in a folder, by name."""
    return {path.parent.name: Recording(path.parent) for path in sorted(folder.glob("*/steps.txt"))}
