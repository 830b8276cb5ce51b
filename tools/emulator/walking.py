"""Takes recorded walks on an emulated board and compares the pictures."""

import tempfile
from collections import namedtuple
from pathlib import Path

from deploying import drive_room
from deploying.board_drive import Drive
from games import GAMES
from manners import Failure

from . import Board, flash_image, pictures
from .recordings import STILL

FRAME = 0.033  # seconds
PRESS = 2  # frames for which a button is held
STARTED = 4  # if nothing happens for so many seconds, it has started
STARTING = 240  # seconds that it may take
EMPTY = 3.3  # volts of a battery that is empty

# Walks that cannot look the same, and why.
UNLIKE = {
    "a_file_got_lost": "the sentence stands in CircuitPython's own terminal, with its status bar",
}


class Walker:
    """Does the steps of a recording on a board."""

    def __init__(self, firmware, program, recording, paced, **options):
        """`program` is what is on the drive, {path: bytes}. If `paced`, it counts the frames of the
        desk; otherwise time passes as on a real board."""
        self.recording = recording
        self.paced = paced
        files = {path: data for path, data in program.items() if path not in recording.lacks}
        files["settings.toml"] = recording.settings
        if not recording.computer:
            files.update(_places())
        flash = flash_image.with_files(firmware, files, recording.memory)
        if paced:
            options.update(paced=True, computer=recording.computer)
        self.board = Board(firmware, flash, **options)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.board.close()

    def go(self):
        """Takes the whole walk; yields (number, step) after each step."""
        for number, step in enumerate(self.recording.steps, 1):
            self.do(step.done)
            if "Traceback" in self.board.console and not self.recording.lacks:
                raise Failure(f"step {number}, {step.done}: {self.board.said[-600:]}")
            yield number, step

    def compare(self, number, step, folder):
        """Whether the display shows the same as the desk did; if not, draws both in the folder.

        If it is not paced, it compares only once nothing moves.
        """
        if not self.paced and not step.done.startswith("settle"):
            return True
        wanted, shown = self.recording.picture(step), self.board.picture()
        if wanted == shown:
            return True
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self.recording.name}-{number:05}.png"
        path.write_bytes(pictures.side_by_side(wanted, shown))
        return False

    def do(self, done):
        what, _, which = done.partition(" ")
        getattr(self, f"_{what}")(which)

    def _start(self, _):
        if self.paced:
            self.board.frame()
        else:
            self.board.settle(STARTED, STARTING, much=True)

    def _press(self, which):
        button, _, frames = which.partition(" ")
        self.pressed = len(self.board.frames)
        self.held = int(frames or PRESS)
        self.board.hold(button)
        self._go_on(self.held)
        self.board.hold()
        self._go_on(2)

    def _wait(self, frames):
        self._go_on(int(frames))

    def _settle(self, frames):
        if self.paced:
            self.board.frame(int(frames))
        else:
            self.board.settle(STILL * FRAME)

    def _power(self, _):
        self.board.switch_off_and_on()
        self._start(_)

    def _go_on(self, frames):
        if self.paced:
            self.board.frame(frames)
        else:
            self.board.run(frames * FRAME)

    def _empty(self, _):
        self.board.battery(EMPTY)


def _places():
    """Returns the places that deploy.py makes on a drive, as files: {path: bytes}."""
    with tempfile.TemporaryDirectory() as folder:
        drive_room.make_places(Drive(folder), GAMES)
        found = [path for path in Path(folder).rglob("*") if path.is_file()]
        return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


def walk(firmware, program, recording, folder, **options):
    """Takes a walk; returns the steps that differ, as (number, step), and the board."""
    paced = firmware.symbols is not None
    with Walker(firmware, program, recording, paced, **options) as walker:
        found = [each for each in walker.go() if not walker.compare(*each, folder)]
        return found, walker.board


class Worst:
    """The most memory that was in use, the least that was free, and the least largest piece."""

    def __init__(self):
        self.used, self.free, self.largest = 0, 1 << 20, 1 << 20

    def take(self, found):
        self.used = max(self.used, found.get("used", 0))
        self.free = min(self.free, found.get("free", self.free))
        self.largest = min(self.largest, found.get("largest", self.largest))

    def __str__(self):
        return f"{self.used:8} {self.free:8} {self.largest:8}"


def spend(firmware, program, recording, folder, say, **options):
    """Plays an evening; returns what differs, the board, and the worst of each screen's memory."""
    found, worst = [], {}
    with Walker(firmware, program, recording, paced=True, **options) as walker:
        board = walker.board
        board.probe()
        for number, step in walker.go():
            screen = worst.setdefault(step.screen, Worst())
            screen.take(board.probe())
            for collection in board.collections:
                screen.take(collection)
            board.collections.clear()
            if not walker.compare(number, step, folder):
                found.append((number, step))
            if board.failures:
                break
            if number % 500 == 0:
                say(
                    f"{recording.name}: {number} of {len(recording.steps)} steps, {board.now:.0f} s"
                )
        return found, board, worst


class Answer(namedtuple("Answer", "ms bytes then used free largest")):
    """What it takes to answer a press; what a frame takes afterwards, and the memory then."""

    def __str__(self):
        memory = f"{self.used} bytes live, {self.free} free, {self.largest} in one piece"
        return f"{self.ms} ms: {self.bytes} bytes sent; {self.then:.1f} ms a frame then; {memory}"


def answers(firmware, program, recording, folder, **options):
    """Takes a tour; returns the slowest answer of each kind, the worst of each screen's memory,
    what differs, and the board."""
    found, slowest, worst = [], {}, {}
    with Walker(firmware, program, recording, paced=True, **options) as walker:
        board = walker.board
        board.probe()
        for (number, step), (_, name) in zip(walker.go(), recording.answers()):
            if not walker.compare(number, step, folder):
                found.append((number, step))
            if name:
                answer = _answer(board, walker.pressed, walker.held)
                if name not in slowest or answer.ms > slowest[name].ms:
                    slowest[name] = answer
            worst.setdefault(step.screen, Worst()).take(board.probe())
        return slowest, worst, found, board


def _answer(board, pressed, held):
    """Returns the Answer to a press: the frame after the one under way answers it; if the button
    has to be held, the longest frame in that time."""
    frames = board.frames[pressed + 1 :]
    answer = frames[0]
    if held > PRESS:
        answer = max(frames[:held], key=lambda frame: frame["busy"])
    still = sorted(frame["busy"] for frame in frames[1:] if not frame["bytes"])
    then = still[len(still) // 2] if still else 0
    memory = board.memory()
    return Answer(round(answer["busy"] * 1000), answer["bytes"], then * 1000, **memory)
