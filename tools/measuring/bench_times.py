"""Reckons how long the handheld takes from a press to the picture.

The program runs in the simulator. For the frame that answers a press this counts the bytecodes run,
the modules loaded and the pixels sent, which are the same each time. What each of them takes was
fitted to times measured on CircuitPython 10.3, on an RP2040 at 125 MHz
with the screen of a PyGamer (which is somewhat quicker): a page of the rules that breaks a whole
book into lines 2,500 to 2,800 ms, the program's start 670, menu, settings and form 240 to 310, a
hint 605, a whole picture 95 to 145. They may well be a fifth off. Not counted: the chip's own work
when something is saved, and a frame that is under way when a button is pressed (33 ms at most).
"""

import dis
import sys
import tempfile
from collections import namedtuple
from pathlib import Path

import deploy
from shrink import is_source, shrunk
from simulator import Simulation

# Milliseconds
ROUND = 0.0162  # for bytecodes of Python as many as a round of the bench's calibration loop has
MODULE = 10  # to find a module on the drive
KILOBYTE = 5  # of modules
PIXEL = 0.0068
COLLECTION = 16  # of garbage, at a change of screens

PRESS, CHANGE, BOOK, PAGE = 60, 400, 500, 200  # what is asked for, PAGE of a text
ROBOT = 100  # while one thinks

LIFTS = 20  # frames for which A is held at the curtain


class Answer(namedtuple("Answer", "ms budget rounds modules bytes pixels")):
    """What it takes to answer a press."""

    def __str__(self):
        return "%d of %d ms: %d rounds, %d modules with %d bytes, %d pixels" % self


class Meter(Simulation):
    """A handheld that counts what it does to answer a press."""

    def __init__(self, board, **more):
        super().__init__(root=board.folder, **more)
        self._board = board
        self._counts = False
        self._kinds = {}  # of code: whether it is the program's

    def _begin_to_count(self):
        self._bytecodes = 0
        self._loaded = []  # the sizes of modules
        self._counts = True

    def answer(self, button):
        """Presses a button, and returns what the frame takes that answers."""
        self.hold(button)
        if self.program.shown == "handover":
            self.frame(LIFTS - 1)
        self._begin_to_count()
        self.frame()
        answer = self._counted()
        self.frame()
        self.let_go(button)
        self.frame(2)
        return answer

    def show(self, screen):
        """Opens a screen over the one shown, and returns what that and its first frame take."""
        self._begin_to_count()
        sys.settrace(self._enter)
        self.program.push(screen)
        sys.settrace(None)
        self.frame()
        answer = self._counted()
        self.frame(2)
        return answer

    def _counted(self):
        self._counts = False
        rounds = round(self._bytecodes / bytecodes_of_a_round())
        modules, size = len(self._loaded), sum(self._loaded)
        return Answer(0, 0, rounds, modules, size, self.sent)

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
            self._loaded.append(self._board.size_of(path))
        frame.f_trace_lines = False
        frame.f_trace_opcodes = True
        return self._count

    def _count(self, frame, event, arg):
        self._bytecodes += event == "opcode"
        return self._count


class Board:
    """The program in a folder, its modules shrunk; `sizes`: of the compiled ones, by path."""

    def __init__(self, folder, sizes):
        self.folder = Path(folder)
        self._sizes = sizes

    def size_of(self, path):
        """Returns the size of a module; a package without anything in it has none on the board."""
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


def bytecodes_of_a_round():
    """Returns how many bytecodes this Python takes for a round of the bench's calibration loop."""
    loop = "def loop(s):\n for i in range(9):\n  s = (s ^ i) & 0xFFFFFF"
    code = next(part for part in compile(loop, "", "exec").co_consts if hasattr(part, "co_code"))
    names = [step.opname for step in dis.get_instructions(code)]
    begin = names.index("FOR_ITER")
    end = next(at for at in range(begin, len(names)) if names[at].startswith("JUMP"))
    return end - begin + 1


class Walk:
    """Goes through the program, and keeps what its answers take: of each kind the slowest."""

    def __init__(self, handheld):
        self.handheld = handheld
        self.answers = {}

    @property
    def screen(self):
        return self.handheld.program.shown

    def press(self, *buttons):
        """Presses buttons that are not measured."""
        self.handheld.press(*buttons)

    def wait(self, frames=30):
        self.handheld.frame(frames)

    def answer(self, button, what="", budget=PRESS):
        """Presses a button, and notes the answer; where the screen changes, that names it."""
        before = self.screen
        self._note(before, self.handheld.answer(button), what or button, budget)

    def show(self, *screens):
        """Opens screens over the one shown, one over the other."""
        for screen in screens:
            before = self.screen
            self._note(before, self.handheld.show(screen), screen, CHANGE)

    def _note(self, before, answer, what, budget):
        changes = self.screen != before
        if changes:
            budget = BOOK if self.screen == "rules" else CHANGE
        name = f"{before} > {self.screen}" if changes else f"{before}: {what}"
        loading = MODULE * answer.modules + KILOBYTE * answer.bytes / 1024
        ms = ROUND * answer.rounds + loading + PIXEL * answer.pixels + COLLECTION * changes
        if name not in self.answers or ms > self.answers[name].ms:
            self.answers[name] = answer._replace(ms=round(ms), budget=budget)

    def back_to(self, screen):
        while self.screen != screen:
            self.answer("b", budget=PAGE)


def look_around(walk):
    """Goes through what the title leads to."""
    walk.answer("down")
    walk.show("rules")
    walk.answer("down")
    walk.answer("up")
    for _ in range(12):
        walk.answer("a", "a page", PAGE)
    walk.back_to("title")
    for screen in ("settings", "statistics", "newgame"):
        walk.show(screen)
        walk.answer("down")
        walk.answer("right")
        walk.press("left")
        walk.back_to("title")
    walk.show("learn")
    walk.answer("a")
    walk.answer("a")
    leave(walk)
    walk.back_to("title")


def puzzle(walk):
    walk.show("learn", "puzzles")
    walk.answer("right")
    walk.answer("a")
    walk.answer("right", "the board", PAGE)
    leave(walk)
    walk.back_to("title")


def leave(walk):
    """Leaves a lesson or puzzle, which asks first."""
    for button in ("start", "left", "a"):
        walk.answer(button, budget=PAGE)


def play(walk, program):
    """Plays a game of two persons to its end, and looks back."""
    walk.show("newgame")
    walk.answer("a")
    turns = 0
    while walk.screen != "over":
        walk.wait()
        if walk.screen != "play":
            walk.answer("a", budget=CHANGE if walk.screen == "scoring" else PRESS)
            continue
        turns += 1
        if turns < 5:
            choose_and_play(walk)
        if turns == 5:
            look_around_in_a_turn(walk)
        end_turn(program, turns)
        walk.wait()
    for screen in ("log", "turns", "course"):
        walk.show(screen)
        walk.answer("up", budget=PAGE)
        walk.answer("left", budget=PAGE)
        walk.back_to("over")
    walk.press("b")


def choose_and_play(walk):
    """Goes over the cards, lays a bridge if there is one to lay, and takes it back."""
    for button in ("right", "left", "a", "right", "a", "select"):
        walk.answer(button)
        walk.wait(3)
    walk.press("b", "b")


def look_around_in_a_turn(walk):
    walk.answer("start")
    walk.back_to("play")
    for screen in ("log", "rules", "settings", "newgame"):
        walk.show("menu", screen)
        walk.answer("up", budget=PAGE)
        walk.back_to("play")
    walk.answer("start")
    walk.answer("down")
    walk.answer("a")
    while walk.screen == "hint":
        walk.answer("a", budget=ROBOT)
    walk.answer("a")
    walk.back_to("play")


def end_turn(program, lot):
    """Ends the turn with legal actions, picked here and there."""
    from kahuna.rules.legal import MOST, legal  # those of the program that runs

    session = program.game.session
    side = session.view.turn
    choice = bytearray(MOST)
    while not (session.over or session.dealing) and session.view.turn == side:
        lot = lot * 25173 + 13849 & 32767
        session.act(choice[lot % legal(session.view, choice)])
    program.game.go_on()


def sail(walk, program):
    """Plays Kai Piranja with four persons, from its title to its end."""
    walk.answer("right", "another game", CHANGE)
    look_around(walk)
    walk.show("newgame")
    walk.press("up")
    program.game.session.setup.seats.kinds[:] = bytes(6)
    program.game.begin()
    walk.wait()
    pressed = 0
    while walk.screen != "final":
        walk.answer("a" if pressed % 9 else "right")
        walk.wait(8)
        if pressed == 60:
            for screen in ("log", "rules", "settings"):
                walk.show("menu", screen)
                walk.answer("up", budget=PAGE)
                walk.back_to("play")
        pressed += 1
    walk.wait(400)
    walk.answer("a")
    for screen in ("log", "course"):
        walk.show(screen)
        walk.answer("up", budget=PAGE)
        walk.answer("left", budget=PAGE)
        walk.back_to("over")


def measure():
    """Returns for each game {what is pressed where: Answer}, what is longest over its budget
    first."""
    with tempfile.TemporaryDirectory() as folder, Meter(build(Path(folder, "board"))) as handheld:
        walk = Walk(handheld)
        walk.press("a")  # the language
        look_around(walk)
        puzzle(walk)
        play(walk, handheld.program)
        kahuna, walk.answers = walk.answers, {}
        sail(walk, handheld.program)
    return {"kahuna": ordered(kahuna), "piranja": ordered(walk.answers)}


def ordered(answers):
    return dict(sorted(answers.items(), key=lambda it: -it[1].ms / it[1].budget))
