"""The program: the parts that all screens share, what comes after what, and the frame loop."""

import gc

from handheld import modules
from handheld.buttons import SELECT
from handheld.clock import since
from handheld.scenes import Stage

from . import screens, texts
from .look.art import Art
from .play.session import Session
from .play.settings import Settings
from .rules.history import last_turn

GAME = "game"
SETTINGS = "settings"
_KINDS = ((SETTINGS, 16), (GAME, 1600))
_MAGIC = b"Kh"

# Of these modules only what is in use stays in memory.
_PASSING = ("kahuna.", "adafruit_")

_DIM_AFTER = 120000  # milliseconds without a press
_DIMMED = 0.15
_LIGHT_OF = (0x604830, 0x102060)  # whose turn: warm for White, deep blue for Black


class Program:
    """Made of a handheld (see handheld.boards), run by calling `frame` for ever."""

    def __init__(self, device, assets="/assets/"):
        self.device = device
        self.art = Art(assets)
        self.settings = Settings()
        self.session = Session()
        self.stage = Stage(device.display, device.buttons, device.clock)
        self.texts = None
        self.trouble = 0  # what could not be read at the start: 1 the game, 2 the settings
        self._tabletop = None
        self._with_tabletop = ()  # the modules in memory with it
        self._name = None
        self._more = ()
        self._covered = []  # of each screen: its name, what it was opened with, its `at`
        self.silent = False  # started with SELECT held: no sound until it is asked for
        self.robot = None  # the opponent at turn, also while another screen covers its own
        self._dim = False
        self._touched = device.clock.ticks()
        self._resident = modules.loaded()
        self._load()
        self._start()

    # At power-up

    def _load(self):
        store = self._store()
        kept, lost = store.load(SETTINGS)
        if (kept is not None and not self.settings.unpack(kept)) or lost:
            self.trouble |= 2
        self.settings.choose_language()
        kept, lost = store.load(GAME)
        if kept:
            try:
                self.session.unpack(kept)
            except ValueError:
                lost = True
        if lost:
            self.trouble |= 1
        # What is broken is written anew, or it would be said at every start.
        if self.trouble & 2:
            self.keep_settings()
        if self.trouble & 1:
            self.keep_game()
        self.use_settings()

    def _start(self):
        device = self.device
        device.buttons.poll(device.clock.ticks())
        if device.buttons.held & SELECT:
            self.silent = True
            device.sound.enabled = False
        if self.session.game and not self.trouble:
            self.resume()
        else:
            self.go("title")

    # Settings

    def use_settings(self):
        """Makes the settings felt; a new language is loaded in place of the old one."""
        settings = self.settings
        self.texts = texts.load(settings.language)
        self.device.sound.enabled = settings.sound and not self.silent
        self.device.lights.enabled = settings.lights
        self.device.brightness = settings.light

    # Keeping

    def _store(self):
        """Where settings and game are kept; its code is in memory only for the moment."""
        from handheld.store import Store

        store = Store(self.device.nvm, self.device.drive, _MAGIC, _KINDS)
        modules.drop("handheld.store")
        return store

    def keep_settings(self):
        self._store().save(SETTINGS, self.settings.pack())

    def keep_game(self):
        """Saves the game under way."""
        self._store().save(GAME, self.session.pack())

    def forget_game(self):
        """The game is over, and that has been seen."""
        self._store().save(GAME, b"")

    # From screen to screen: only one is in memory, what it covers is opened anew

    def go(self, name, *more):
        """Replaces all screens by this one."""
        self._covered.clear()
        self.robot = None
        self._open(name, more, None)

    def show(self, name, *more):
        """Covers the screen by this one; `close` goes back."""
        self._covered.append((self._name, self._more, getattr(self.stage.top, "at", None)))
        self._open(name, more, None)

    def change(self, name, *more):
        """Puts this screen in the place of the one shown; what that covers stays."""
        self._open(name, more, None)

    def close(self):
        """Goes back to the screen below, to the place where it was (its `at`)."""
        self._open(*self._covered.pop())

    @property
    def below(self):
        """The name of the screen that the one shown covers, if it covers one."""
        return self._covered[-1][0] if self._covered else ""

    def _open(self, name, more, at):
        if name not in screens.ON_THE_TABLETOP:
            self._tabletop = None
            modules.keep(self._resident, _PASSING)
        elif self._tabletop is None:
            modules.keep(self._resident, _PASSING)
            screens.load("desk")
            self._with_tabletop = modules.loaded()
        else:
            modules.keep(self._with_tabletop, _PASSING)
        self._name = name
        self._more = more
        scene = screens.load(name).open(self, *more)
        if at is not None:
            scene.at = at
        self.stage.go(scene)

    @property
    def tabletop(self):
        """The main picture, which some screens share as long as they follow one another."""
        if self._tabletop is None:
            self._tabletop = screens.load("desk").Tabletop(self.art)
        return self._tabletop

    def begin(self):
        """A new game by the setup."""
        self.session.begin()
        self.go_on()

    def again(self):
        """The same once more, with the other side starting."""
        self.session.again()
        self.go_on()

    def resume(self):
        """Goes on with a game that was left; who plays alone sees the last turn once more."""
        session = self.session
        start, end = last_turn(session.view)
        if session.watches_last_turn and end > start:
            session.show_to(session.watcher)
            self.go("watch", start, end)
        else:
            self.go_on()

    def go_on(self):
        """The screen that the state of the game asks for."""
        session = self.session
        if session.over:
            self.go("final")
        elif session.dealing:
            self.go("scoring")
        elif session.persons == 2:
            self.go("curtain")
        else:
            # Somebody who plays alone has nothing to hide, and who watches sees no hand.
            session.show_to(session.watcher)
            if session.awaits_person:
                self.keep_game()  # there is no curtain to do it
                self.go("play")
            else:
                self.go("robot")

    def think(self):
        """The opponent at turn, at work on what its side sees; no screen sees that."""
        session = self.session
        if self.robot is None:
            side = session.view.turn
            self.robot = self.new_robot(session.players[side] - 1, session.chance)
            self.robot.begin(session.sight_of(side))
        return self.robot

    def new_robot(self, level, chance):
        """A machine of that level; its code is in memory only as long as its screen is."""
        from .robots import create

        return create(level, chance)

    def light(self, side):
        """Shows on the lights whose turn it is; -1 for nobody's."""
        self.device.lights.fill(_LIGHT_OF[side] if side >= 0 else 0)

    def play(self, tune):
        self.device.sound.play(tune)

    def stay_awake(self):
        """Keeps the display bright, as a press would: there is something to see."""
        self._touched = self.device.clock.ticks()

    # The loop

    def frame(self):
        device = self.device
        now = device.clock.ticks()
        touched = self._wakes(now) if self._dim else 0
        touched |= self.stage.frame() | device.buttons.held
        self._dim_or_wake(now, touched)
        device.sound.update(now)
        device.lights.update()
        device.display.refresh()
        device.clock.pace()

    def _wakes(self, now):
        """What was pressed while the display was dim: it wakes that, and does nothing else."""
        buttons = self.device.buttons
        touched = buttons.poll(now) | buttons.held
        if touched:
            buttons.clear()
        return touched

    def _dim_or_wake(self, now, touched):
        if touched:
            self._touched = now
        dim = since(now, self._touched) > _DIM_AFTER
        if dim != self._dim:
            self._dim = dim
            self.device.brightness = _DIMMED if dim else self.settings.light


def run(device, assets="/assets/"):
    """Runs the game for ever."""
    global running
    gc.collect()
    running = Program(device, assets)
    while True:
        running.frame()


running = None
