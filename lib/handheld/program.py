"""The program: what all games and screens share, what comes after what, and the frame loop.

A game is a package that the program is told of by name:

    cartridge.py   `open(program)` makes the game's own part, which is asked to
                     speak(language)       load its texts in a language
                     resume()              open the screen on which the game under way goes on
                     pack(), unpack(data)  give what is to be kept of that game as bytes (none: no
                                           game), and take it back; ValueError if it cannot be
                     share(), unshare()    make, and let go, what some screens have in common
    screens/       a module a screen: `open(game, *more)` makes its scene (see handheld.scenes). One
                   is `title`; TOGETHER names those that have something in common.

Only one screen is in memory at a time. What it covers is opened anew when it comes back; its `at`,
if it has one, is kept.
"""

import gc

from handheld import modules, texts
from handheld.art import Art
from handheld.buttons import SELECT
from handheld.clock import since
from handheld.scenes import Stage
from handheld.settings import Settings

SETTINGS = "settings"
_SETTINGS_ROOM = 16  # bytes
_GAME_ROOM = 1600
_MAGIC = b"Kh"

_OWN_SCREENS = ("settings",)

# What could not be read at the start.
LOST_GAME = 1
LOST_SETTINGS = 2

_DIM_AFTER = 120000  # milliseconds without a press
_DIMMED = 0.15


class Program:
    """Made of a handheld (see handheld.boards), run by calling `frame` for ever."""

    def __init__(self, device, games, language="", assets="/assets/"):
        """`language` is the line in settings.toml that may ask for one."""
        self.device = device
        self.games = games
        self.game = None
        self.trouble = 0
        self.silent = False  # started with SELECT held: no sound until it is asked for
        self._name = None  # of the screen, what it was opened with, and what it covers
        self._more = ()
        self._covered = []  # of each screen: its name, what it was opened with, its `at`
        self._dim = False
        self._touched = device.clock.ticks()
        self.settings = Settings()
        self._load_settings(language)
        self.art = Art(assets)
        self.stage = Stage(device.display, device.buttons, device.clock)
        self._passing = tuple([name + "." for name in games]) + ("handheld.", "adafruit_")
        self._without_game = modules.loaded()
        self._present = _present(games)
        number = self.settings.game
        self._insert(number if number in self._present else self._present[0])
        self._start()

    # At power-up

    def _load_settings(self, language):
        kept, lost = self._store().load(SETTINGS)
        if lost or (kept is not None and not self.settings.unpack(kept)):
            # What is broken is written anew, or it would be said at every start.
            self.trouble |= LOST_SETTINGS
            self.keep_settings()
        self.settings.choose_language(language)
        self.use_settings()

    def _start(self):
        device = self.device
        device.buttons.poll(device.clock.ticks())
        if device.buttons.held & SELECT:
            self.silent = True
            device.sound.enabled = False
        if self.trouble or not self.game.pack():
            self.go("title")
        else:
            self.game.resume()

    # Games

    def _insert(self, number):
        """Puts a game in the place of the one before, and takes up what is kept of it."""
        self.game = None
        modules.keep(self._without_game, self._passing)
        gc.collect()
        self._number = number
        name = self.games[number]
        self.game = __import__(name + ".cartridge", None, None, ("open",)).open(self)
        self.game.speak(self.settings.language)
        self._together = __import__(name + ".screens", None, None, ("TOGETHER",)).TOGETHER
        self._with_shared = ()  # the modules in memory with what those screens share
        self._resident = modules.loaded()
        kept, lost = self._store().load(self._place)
        if kept:
            try:
                self.game.unpack(kept)
            except ValueError:
                lost = True
        if lost:
            self.trouble |= LOST_GAME
            self.keep_game()

    @property
    def has_other_games(self):
        return len(self._present) > 1

    def change_game(self, by):
        """On the title: goes so many games on."""
        present = self._present
        self._insert(present[(present.index(self._number) + by) % len(present)])
        self.settings.game = self._number
        self.keep_settings()
        self.go("title")

    # Settings

    def use_settings(self):
        """Makes the settings felt."""
        settings = self.settings
        texts.drop("handheld", "")
        if self.game:
            self.game.speak(settings.language)
        self.device.sound.enabled = settings.sound and not self.silent
        self.device.lights.enabled = settings.lights
        self.device.brightness = settings.light

    @property
    def words(self):
        """The words that all games share, in memory only as long as the screen that asks."""
        return texts.load("handheld", self.settings.language)

    # Keeping

    def _store(self):
        """Where settings and games are kept; its code is in memory only for the moment."""
        from handheld.store import Store

        kinds = [(SETTINGS, _SETTINGS_ROOM)]
        for number in range(len(self.games)):
            kinds.append((_place_of(number), _GAME_ROOM))
        store = Store(self.device.nvm, self.device.drive, _MAGIC, kinds)
        modules.drop("handheld.store")
        return store

    @property
    def _place(self):
        return _place_of(self._number)

    def keep_settings(self):
        self._store().save(SETTINGS, self.settings.pack())

    def keep_game(self):
        """Saves the game under way."""
        self._store().save(self._place, self.game.pack())

    def forget_game(self):
        """The game is over, and that has been seen."""
        self._store().save(self._place, b"")

    # From screen to screen

    def go(self, name, *more):
        """Replaces all screens by this one."""
        self._covered.clear()
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
    def shown(self):
        """The name of the screen."""
        return self._name

    @property
    def below(self):
        """The name of the screen that the one shown covers, if it covers one."""
        return self._covered[-1][0] if self._covered else ""

    def _open(self, name, more, at):
        self._make_room(name)
        self._name = name
        self._more = more
        own = name in _OWN_SCREENS
        package = "handheld" if own else self.games[self._number]
        module = __import__(package + ".screens." + name, None, None, ("open",))
        scene = module.open(self if own else self.game, *more)
        if at is not None:
            scene.at = at
        self.stage.go(scene)

    def _make_room(self, name):
        """Drops the modules that a screen can do without."""
        if name in self._together and self._with_shared:
            modules.keep(self._with_shared, self._passing)
            return
        self.game.unshare()
        self._with_shared = ()
        modules.keep(self._resident, self._passing)
        if name in self._together:
            self.game.share()
            self._with_shared = modules.loaded()

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


def _present(games):
    """The numbers of the games that are on the drive; ImportError if none is."""
    present = []
    for number, name in enumerate(games):
        try:
            __import__(name)
            present.append(number)
        except ImportError:
            if number + 1 == len(games) and not present:
                raise
    return present


def _place_of(number):
    """What the store calls the place of a game."""
    return "game%d" % (number + 1) if number else "game"


def run(device, games, language="", assets="/assets/"):
    """Runs the games for ever."""
    global running
    gc.collect()
    running = Program(device, games, language, assets)
    while True:
        running.frame()


running = None
