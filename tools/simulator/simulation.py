"""The program on a simulated device, run frame by frame from outside."""

import calendar
import threading
import time
from pathlib import Path

from . import script
from .board_modules import Reload
from .boards import PYGAMER
from .device import Device
from .loading import PROGRAM, Program, check_that_none_runs
from .power import PowerOff
from .timing import RealTime, SimulatedTime

PROJECT = Path(__file__).resolve().parents[2]

_PRESS = 2  # frames for which a button is held, and then for which it is released


class Frozen(Exception):
    """The program shows no more frames."""


class _Turn:
    """One thread waits in `take` until another calls `give`."""

    def __init__(self):
        self._lock = threading.Lock()
        self._lock.acquire()

    def take(self, patience=-1):
        return self._lock.acquire(timeout=patience)

    def give(self):
        if self._lock.locked():
            self._lock.release()


class Simulation:
    """A handheld with the program on it, in the hands of a test.

        with Simulation(seed=1) as handheld:
            handheld.play("a down a")
            assert handheld.screen.sent < 2000

    `with` switches it on and off; memory and drive survive `switch_off()` and `switch_on()`. The
    program runs in a thread of its own, but only while `frame()` waits for it, so nothing changes
    in between. `watch`, if given, is called with the simulation after every frame.
    """

    def __init__(
        self,
        root=PROJECT,
        *,
        board=PYGAMER,
        seed=1,
        nvm=None,
        keep_nvm=None,
        drive=None,
        values=None,
        say=None,
        watch=None,
        patience=60,
    ):
        """Puts the program in `root` on a board. A `seed` makes chance repeatable; None does not.

        `nvm` is what the memory holds at first (erased if None); `keep_nvm` is called with what
        it holds after each write. `drive` is the folder that takes what the program writes to its
        drive; without one a computer holds the drive. `values` are what `os.getenv` returns; `say`
        is called with what the program prints.
        """
        self.root = Path(root)
        self.watch = watch
        self.device = Device(
            board,
            self.root,
            seed=seed,
            nvm=nvm,
            keep_nvm=keep_nvm,
            drive=drive,
            values=self.usual_values if values is None else values,
            say=say,
            make_time=self._time,
        )
        self.frames = 0
        self.drawn = 0  # pixels sent by the last refresh that sent any
        self.shots = {}
        self._patience = patience
        self._program = None
        self._thread = None
        self._ended = True
        self._error = None
        self._its_turn = _Turn()
        self._our_turn = _Turn()

    _time = SimulatedTime
    _paints_late = True
    usual_values = None  # what `os.getenv` returns if no values are given

    def __enter__(self):
        self.switch_on()
        return self

    def __exit__(self, *failure):
        self.switch_off()

    def switch_on(self):
        """Switches on, and goes on to the first frame."""
        self.switch_off()
        check_that_none_runs()
        self.device.switch_on()
        self.device.screen.paints_late = self._paints_late
        self.device.turn = self._hand_over
        self._error = None
        self._its_turn = _Turn()
        self._our_turn = _Turn()
        self._ended = False
        self._program = Program(self.device, self.root)
        self._program.install()
        self._thread = threading.Thread(target=self._run, name="program", daemon=True)
        self._thread.start()
        try:
            self.frame()
        except BaseException:
            self.switch_off()
            raise

    def switch_off(self):
        """Switches off at once; memory and drive keep what they hold."""
        if self._program is None:
            return
        self.device.switch_off()
        self._its_turn.give()
        self._thread.join(self._patience)
        self._program.uninstall()
        self._program = None

    @property
    def running(self):
        """Whether the program is running: it has not ended, and the power has not gone."""
        return self._program is not None and not self._ended

    def frame(self, count=1):
        """Goes on for `count` frames; a program that has ended stays as it is."""
        for _ in range(count):
            if not self.running:
                break
            self._its_turn.give()
            if not self._our_turn.take(self._patience):
                raise Frozen(f"no frame within {self._patience} seconds")
            if self._error is not None:
                error, self._error = self._error, None
                raise error
            self.frames += 1
            if self.sent:
                self.drawn = self.sent
            if self.watch:
                self.watch(self)

    def hold(self, button, frames=0):
        """Presses a button and keeps it down, for `frames` frames if given."""
        self.device.hold(button)
        if frames:
            self.frame(frames)
            self.let_go(button)
            self.frame(_PRESS)

    def let_go(self, button):
        self.device.let_go(button)

    def press(self, *buttons):
        """Presses the buttons one after the other."""
        for button in buttons:
            self.hold(button, _PRESS)

    def play(self, text):
        """Plays a script; its shots are kept in `shots` as red, green and blue bytes."""
        script.play(self, script.parse(text), shot=self._keep_shot)

    def _keep_shot(self, name):
        self.shots[name] = self.screen.rgb()

    @property
    def screen(self):
        return self.device.screen

    @property
    def sent(self):
        """How many pixels the last refresh sent."""
        return self.device.screen.sent

    @property
    def nvm(self):
        return self.device.nvm

    @property
    def power(self):
        return self.device.power

    @property
    def serial(self):
        """All that the program has printed."""
        return "".join(self.device.serial)

    @property
    def program(self):
        """The program object, if there is one yet."""
        module = self._program.module(PROGRAM) if self._program else None
        return getattr(module, "made", None)

    @property
    def cartridge(self):
        """The game's own part of the program, if there is one yet."""
        return getattr(self.program, "game", None)

    @property
    def game(self):
        """The game under way, or None."""
        session = getattr(self.cartridge, "session", None)
        return getattr(session, "game", None)

    def _hand_over(self):
        """Called in the program's thread at the end of a frame: lets the other thread go on."""
        self._our_turn.give()
        self._its_turn.take()

    def _run(self):
        try:
            self._its_turn.take()
            self._run_program()
        except (PowerOff, SystemExit):
            pass
        except BaseException as error:
            self._error = error
        finally:
            self._ended = True
            self._our_turn.give()

    def _run_program(self):
        while True:
            try:
                return self._program.run()
            except Reload:
                self.device.restart()
                self._program.uninstall()
                self._program.install()


class LiveSimulation(Simulation):
    """A simulation in real time: the program runs by itself, for the person at the window."""

    _time = RealTime
    _paints_late = False  # as the program goes on while somebody looks

    def switch_on(self):
        self.device.date = calendar.timegm(time.localtime())
        super().switch_on()

    between_frames = staticmethod(lambda: None)  # called in the program's thread
    _due = None  # what is to be called there once, and the event to set afterwards

    def frame(self, count=1):
        """Lets the program begin, and does not wait: the first frame comes when it comes."""
        self._its_turn.give()

    def _hand_over(self):
        self.between_frames()
        if self._due:
            do, done = self._due
            self._due = None
            do()
            done.set()

    def once(self, do, patience=2):
        """Calls `do()` between two frames, in the program's thread, and waits for that.

        It gives up after `patience` seconds, or if the program has ended.
        """
        done = threading.Event()
        self._due = do, done
        end = time.monotonic() + patience
        while self.running and not done.wait(0.05) and time.monotonic() < end:
            pass

    def check(self):
        """Raises the exception that the program failed with, if it did."""
        if self._error is not None:
            raise self._error
