"""Goes recorded walks on an emulated board and compares the pictures."""

from collections import namedtuple

from manners import Failure

from . import Board, drive, pictures

EMPTY = 3.3  # volts of a battery that is empty

# Walks that cannot look alike, and why.
UNLIKE = {
    "a_file_got_lost": "the sentence stands in CircuitPython's own terminal, with its status bar",
}

Difference = namedtuple("Difference", "number step wanted shown")


class Walker:
    """Does the steps of a recording on a board."""

    def __init__(self, firmware, program, recording, paced, **options):
        """`program`: what is on the drive, {path: bytes}. If it is `paced` the frames of the desk
        are counted; otherwise time goes on as it does."""
        self.recording = recording
        self.paced = paced
        files = {path: data for path, data in program.items() if path not in recording.lacks}
        files["settings.toml"] = recording.settings
        flash = drive.with_files(firmware, files, recording.memory)
        options.update(paced=paced, computer=recording.computer)
        self.board = Board(firmware, flash, **options)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.board.close()

    def go(self, compare=None):
        """Goes the whole walk; yields what differs. `compare(step)` says whether to look."""
        for number, step in enumerate(self.recording.steps, 1):
            self.do(step.done)
            if "Traceback" in self.board.console and not self.recording.lacks:
                raise Failure(f"step {number}, {step.done}: {self.board.said[-600:]}")
            wanted, shown = self.recording.picture(step), self.board.picture()
            if wanted != shown:
                yield Difference(number, step, wanted, shown)

    def do(self, done):
        what, _, which = done.partition(" ")
        getattr(self, f"_{what}")(which)

    def _start(self, _):
        self.board.frame()

    def _press(self, button):
        self.board.hold(button)
        self.board.frame(2)
        self.board.hold()
        self.board.frame(2)

    def _wait(self, frames):
        self.board.frame(int(frames))

    _settle = _wait

    def _power(self, _):
        self.board.switch_off_and_on()
        self.board.frame()

    def _empty(self, _):
        self.board.battery(EMPTY)


def walk(firmware, program, recording, folder, **options):
    """Goes a walk; what differs is drawn in the folder. Returns (steps, differences, seconds)."""
    found = []
    with Walker(firmware, program, recording, paced=True, **options) as walker:
        for difference in walker.go():
            found.append(difference)
            folder.mkdir(parents=True, exist_ok=True)
            name = f"{recording.name}-{difference.number:04}.png"
            picture = pictures.side_by_side(difference.wanted, difference.shown)
            (folder / name).write_bytes(picture)
        return len(recording.steps), found, walker.board
