"""Reckons how long the handheld takes from a press to the picture.

The program runs in the simulator. Of the frame that answers a press it counts the bytecodes run,
the modules loaded and the pixels sent; the answer to a press is the same each time, so are these.
What each of them takes was fitted to times measured on CircuitPython 10.3, on an RP2040 at 125 MHz
with the screen of a PyGamer (which is somewhat quicker): a page of the rules that breaks a whole
book into lines 2,500 to 2,800 ms, the program's start 670, menu, settings and form 240 to 310, a
hint 605, a whole picture 95 to 145. They may well be a fifth off. Not counted: the chip's own work
when something is saved, and a frame that is under way when a button is pressed (33 ms at most).
"""

import dis
import os
import sys
from collections import namedtuple

import deploy
import environment
from kahuna.rules.legal import MOST, legal
from shrink import module_name
from simulator import Simulation

# Milliseconds
ROUND = 0.0162  # for bytecodes of Python as many as a round of the bench's calibration loop has
MODULE = 10  # to find a module on the drive
KILOBYTE = 5  # of modules
PIXEL = 0.0068
COLLECTION = 16  # of garbage, at a change of screens

WHOLE = 160 * 128
PRESS, CHANGE, PAGE = 60, 400, 200  # what is asked for, PAGE of the rules
ROBOT = 100  # while one thinks


class Answer(namedtuple("Answer", "ms budget rounds modules bytes pixels")):
    """What it takes to answer a press."""

    def __str__(self):
        return "%d of %d ms: %d rounds, %d modules with %d bytes, %d pixels" % self


_MODULES_OF_A_BOARD = 20  # in sys.modules besides the program's own


class Meter(Simulation):
    """A handheld that counts what it does to answer a press."""

    def __init__(self, **more):
        super().__init__(**more)
        self._counts = False
        self._ours = tuple(str(self.root / name) for name in ("kahuna", "piranja", "lib"))
        self._kinds = {}  # of code: whether it is the program's
        self.clear()

    def clear(self):
        self.bytecodes = 0
        self.in_modules = 0  # of these, in the module that goes through all modules
        self.loaded = []  # the paths of modules

    def answer(self, button):
        """Presses a button; afterwards the counts are those of the frame that answered."""
        self.clear()
        self._counts = True
        self.hold(button)
        self.frame()
        self._counts = False
        sent = self.sent
        self.frame()
        self.let_go(button)
        self.frame(2)
        return sent

    def rounds(self):
        """Returns the bytecodes in rounds; there are more modules on a desk than on a board."""
        ours = sum(name.startswith(("kahuna", "piranja", "handheld")) for name in sys.modules)
        share = (ours + _MODULES_OF_A_BOARD) / len(sys.modules)
        return round((self.bytecodes - self.in_modules * (1 - share)) / bytecodes_of_a_round())

    # In the program's thread

    def _run_program(self):
        sys.settrace(None)
        super()._run_program()

    def _hand_over(self):
        sys.settrace(None)
        super()._hand_over()
        if self._counts:
            sys.settrace(self._enter)

    def _enter(self, frame, event, arg):
        code = frame.f_code
        if code not in self._kinds:
            path = code.co_filename
            self._kinds[code] = path.startswith(self._ours) or "adafruit_d" in path
        if not self._kinds[code]:
            return None
        if code.co_name == "<module>":
            self.loaded.append(code.co_filename)
        frame.f_trace_lines = False
        frame.f_trace_opcodes = True
        return self._count_there if code.co_filename.endswith("modules.py") else self._count

    def _count(self, frame, event, arg):
        self.bytecodes += event == "opcode"
        return self._count

    def _count_there(self, frame, event, arg):
        self.bytecodes += event == "opcode"
        self.in_modules += event == "opcode"
        return self._count_there


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

    def __init__(self, handheld, size_of):
        self.handheld = handheld
        self.answers = {}
        self._size_of = size_of

    @property
    def screen(self):
        return self.handheld.program.shown

    def press(self, *buttons):
        """Presses buttons that are not measured."""
        self.handheld.press(*buttons)

    def wait(self, frames=30):
        self.handheld.frame(frames)

    def answer(self, button, what="", budget=PRESS):
        """Presses a button, and measures; where the screen changes, that names the answer."""
        before = self.screen
        sent = self.handheld.answer(button)
        changes = self.screen != before
        if changes:
            budget = max(budget, CHANGE)
        name = f"{before} > {self.screen}" if changes else f"{before}: {what or button}"
        rounds = self.handheld.rounds()
        sizes = [self._size_of(path) for path in self.handheld.loaded]
        loading = MODULE * len(sizes) + KILOBYTE * sum(sizes) / 1024
        ms = round(ROUND * rounds + loading + PIXEL * sent + COLLECTION * changes)
        answer = Answer(ms, budget, rounds, len(sizes), sum(sizes), sent)
        if name not in self.answers or ms > self.answers[name].ms:
            self.answers[name] = answer

    # Menus

    def open(self, does):
        """Goes to the row of a menu that opens that screen or says that, and measures A there."""
        top = self.handheld.program.stage.top
        row = next(row for row, entry in enumerate(top._entries) if does in entry)
        while getattr(top, "form", top).at != row:
            self.answer("down")
        self.answer("a")

    def back_to(self, screen):
        while self.screen != screen:
            self.answer("b", budget=PAGE)


def look_around(walk):
    """Goes through what the title leads to."""
    walk.press("a")  # the language
    walk.answer("down")
    walk.open("rules")
    walk.answer("down")
    walk.answer("up")
    walk.answer("a", "a chapter", PAGE)
    for _ in range(12):
        walk.answer("right", "a page", PAGE)
    walk.back_to("title")
    for screen in ("settings", "statistics"):
        walk.open(screen)
        walk.answer("down")
        walk.answer("right")
        walk.back_to("title")
    walk.open("learn")
    walk.answer("a")
    walk.answer("a")
    walk.back_to("title")
    walk.open("learn")
    walk.open("puzzles")
    walk.answer("right")
    walk.answer("a")
    walk.answer("right")
    walk.back_to("title")


def play(walk):
    """Plays a game of two persons to its end."""
    program = walk.handheld.program
    walk.open("newgame")
    walk.answer("down")
    walk.answer("right")
    walk.press("left", "up")
    walk.answer("a")
    turns = 0
    while walk.screen != "over":
        walk.wait()
        if walk.screen != "play":
            walk.answer("a")
            continue
        turns += 1
        if turns < 5:
            choose_and_play(walk)
        if turns == 5:
            look_around_in_a_turn(walk, program.game)
        end_turn(program)
        walk.wait()


def choose_and_play(walk):
    """Goes over the cards, and lays a bridge if there is one to lay."""
    for button in ("right", "left", "a", "right", "a", "select"):
        walk.answer(button)
        walk.wait(3)
    walk.press("b", "b")


def look_around_in_a_turn(walk, game):
    for screen in ("log", "rules", "settings", "newgame"):
        walk.answer("start")
        walk.open(screen)
        walk.answer("up")
        walk.back_to("play")
    walk.answer("start")
    walk.open(game.more_texts("menus").HINT)
    while walk.screen == "hint":
        walk.answer("a", budget=ROBOT)
    walk.answer("a")
    walk.back_to("play")


def look_back(walk):
    """Goes through what there is to see after a game."""
    for screen in ("log", "turns", "course"):
        walk.open(screen)
        walk.answer("left")
        walk.answer("left")
        walk.answer("up")
        walk.back_to("over")


def end_turn(program):
    """Ends the turn with legal actions, picked here and there."""
    session = program.game.session
    view = session.view
    side = view.turn
    choice = bytearray(MOST)
    while not (session.over or session.dealing) and view.turn == side:
        session.act(choice[view.length * 7 % legal(view, choice)])
    program.game.go_on()


def measure():
    """Returns {what is pressed where: Answer}, the one that takes most of its budget first."""
    told = {}
    files = deploy.contents(deploy.manifest(), told=told)
    sizes = {module_name(path): len(made) for path, made in files.items() if path[-4:] == ".mpy"}

    def size_of(path):
        """Returns how large a module is on the board; a folder alone may be a package there."""
        inside = path.partition("site-packages" + os.sep)[2]
        name = module_name(inside or os.path.relpath(path, environment.ROOT).replace(os.sep, "/"))
        return sizes.get(told[name]["name"] if name in told else name, 0)

    with Meter(seed=1) as handheld:
        walk = Walk(handheld, size_of)
        look_around(walk)
        play(walk)
        look_back(walk)
    most = sorted(walk.answers.items(), key=lambda answer: -answer[1].ms / answer[1].budget)
    return dict(most)
