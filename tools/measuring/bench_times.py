"""Estimates how long the handheld takes from a press to the picture.

The program takes the same tours as in `emulate.py tour`, but in the simulator. For the frame that
answers a press this counts the bytecodes run, the modules loaded and the pixels composed and sent,
which are the same each time. What each of them takes is fitted to the tours on the emulated board
(CircuitPython 10.2.1 on an RP2040 at 125 MHz with the screen of a PyGamer, which itself is somewhat
quicker). Not counted: the chip's own work when something is saved, and a frame that is under way
when a button is pressed (33 ms at most).
"""

import copy
import dis
import functools
import sys
import tempfile
from collections import namedtuple
from pathlib import Path

import deploy
from deploying.board_drive import Drive
from deploying.drive_room import make_places
from emulator import recordings
from games import GAMES
from shrink import is_source, shrunk
from simulator import PYGAMER, Simulation, painting

# Milliseconds
ROUND = 0.018  # for as many bytecodes as one round of the bench's calibration loop has
MODULE = 14  # to find a module on the drive
KILOBYTE = 8  # to load a kilobyte of modules
PIXEL = 0.0009  # to send a pixel
TILE = 0.0042  # to ask a TileGrid for a pixel, opaque or not
SHAPE = 0.0022  # to ask a shape for one
COPIED = 0.0023  # to copy a pixel between Bitmaps, as for letters
CHANGING = 16  # to change screens, with a collection of garbage

# The budgets: for a press, for another screen, for the book of rules, for turning a page
PRESS, CHANGE, BOOK, PAGE = 60, 400, 500, 200
ROBOT = 100  # while a robot thinks
BUDGETS = {
    **dict.fromkeys(
        ("rules", "log", "turns", "course", "missed", "lesson", "puzzle", "retry"), PAGE
    ),
    **dict.fromkeys(("hint", "lookback"), ROBOT),
    "scoring": CHANGE,
}


class Answer(namedtuple("Answer", "ms rounds modules bytes pixels tiles shapes copied")):
    """What it takes to answer a press. `tiles` and `shapes` are pixels that such layers were asked
    for; `copied` pixels written into Bitmaps (filled ones count half)."""

    def __str__(self):
        words = "%d ms: %d rounds, %d modules with %d bytes, %d pixels"
        return (words + " from %d of tiles and %d of shapes, %d copied") % self


_ran = [0]  # bytecodes


def _count(frame, event, arg):
    """Is called for each bytecode, so it is a plain function, and returns nothing."""
    if event == "opcode":
        _ran[0] += 1


class Meter(Simulation):
    """A handheld at the beginning of a tour, which counts what it does to answer a press."""

    def __init__(self, built, tour, drive):
        board = copy.copy(PYGAMER)
        board.nvm = len(tour.memory)
        values = tour.start["values"]
        super().__init__(
            built.folder, board=board, nvm=tour.memory, drive=Path(drive), values=values
        )
        self.device.entropy = lambda count: bytes(range(1, count + 1))
        self._built = built
        self._counts = False
        self._kinds = {}  # of code: whether it is the program's

    def answer(self, button, frames):
        """Holds a button for `frames` frames; returns what the first one takes, which answers; or
        if the button has to be held, the longest."""
        self.hold(button)
        counted = 1 if frames == 2 else frames
        answers = [self._counted() for _ in range(counted)]
        self.frame(frames - counted)
        self.let_go(button)
        self.frame(2)
        return max(answers)

    def _counted(self):
        before = self.program.shown
        _ran[0] = 0
        self._loaded = []  # the sizes of modules
        self._counts = True
        self.device.screen.paint()
        painting.worked[:] = 0, 0, 0, 0
        self.frame()
        self.device.screen.paint()
        self._counts = False
        rounds = round(_ran[0] / bytecodes_of_a_round())
        modules, size = len(self._loaded), sum(self._loaded)
        changes = self.program.shown != before
        ms = ROUND * rounds + MODULE * modules + KILOBYTE * size / 1024
        tiles, shapes, copied, filled = painting.worked
        copied += filled // 2
        ms += PIXEL * self.sent + TILE * tiles + SHAPE * shapes + COPIED * copied
        ms += CHANGING * changes
        return Answer(round(ms), rounds, modules, size, self.sent, tiles, shapes, copied)

    # In the program's thread

    def _hand_over(self):
        sys.settrace(None)
        super()._hand_over()
        if self._counts:
            sys.settrace(self._enter)

    def _enter(self, frame, event, arg):
        code = frame.f_code
        path = code.co_filename
        if code not in self._kinds:
            self._kinds[code] = path.startswith(str(self.root))
        if not self._kinds[code]:
            return None
        if code.co_name == "<module>":
            self._loaded.append(self._built.size_of(path))
        frame.f_trace_lines = False
        frame.f_trace_opcodes = True
        return _count


class Board:
    """The program in a folder, with its modules shrunk; `sizes` are those of the compiled ones, by
    path."""

    def __init__(self, folder, sizes):
        self.folder = Path(folder)
        self._sizes = sizes

    def size_of(self, path):
        """Returns the size of a module; a package that does nothing has no file on the board."""
        path = Path(path).relative_to(self.folder).with_suffix(".mpy").as_posix()
        return self._sizes.get(path, 0)


def build(folder):
    """Makes the Board in a folder."""
    files = deploy.manifest()
    sources = {path: deploy.read(at) for path, at in files.items() if is_source(path)}
    light = shrunk(sources, deploy.around(), None, deploy.TOGETHER, deploy.APART)
    made = {path: text.encode() for path, text in light.items()}
    others = {path: at.read_bytes() for path, at in files.items() if not is_source(path)}
    deploy.write_folder(folder, {**others, **made})
    modules = [path for path in made if path[-3:] == ".py"]
    sizes = {path[:-3] + ".mpy": len(deploy.compiled(path, made[path])) for path in modules}
    return Board(folder, sizes)


@functools.lru_cache(None)
def bytecodes_of_a_round():
    """Returns how many bytecodes this Python runs in a round of the bench's calibration loop."""
    loop = "def loop(s):\n for i in range(9):\n  s = (s ^ i) & 0xFFFFFF"
    code = next(part for part in compile(loop, "", "exec").co_consts if hasattr(part, "co_code"))
    names = [step.opname for step in dis.get_instructions(code)]
    begin = names.index("FOR_ITER")
    end = next(at for at in range(begin, len(names)) if names[at].startswith("JUMP"))
    return end - begin + 1


def measure():
    """Returns for each tour {what is pressed where: Answer}, beginning with the answer that takes
    most of its budget."""
    import record_walks

    with tempfile.TemporaryDirectory() as folder:
        built = build(Path(folder, "board"))
        record_walks.record_all(Path(folder, "tours"), record_walks.known("tours"))
        tours = recordings.in_folder(Path(folder, "tours"))
        return {name: ordered(answers(built, tour)) for name, tour in tours.items()}


def answers(built, tour):
    """Takes a recorded tour; returns the slowest answer of each kind."""
    slowest = {}
    with tempfile.TemporaryDirectory() as drive:
        make_places(Drive(drive), GAMES)
        with Meter(built, tour, drive) as handheld:
            for step, name in tour.answers():
                what, *how = step.done.split(" ")
                if name:
                    answer = handheld.answer(how[0], int((how[1:] or [2])[0]))
                    slowest[name] = max(answer, slowest.get(name, answer))
                elif what == "wait":
                    handheld.frame(int(how[0]))
    return slowest


def budget_of(name):
    """Returns how many milliseconds an answer may take."""
    before, changes, after = name.partition(" > ")
    if changes:
        return BOOK if after == "rules" else CHANGE
    return BUDGETS.get(before.partition(":")[0], PRESS)


def ordered(found):
    return dict(sorted(found.items(), key=lambda it: -it[1].ms / budget_of(it[0])))
