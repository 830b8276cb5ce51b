"""The program: what all games share, the way from screen to screen, and the frame loop.

handheld.cartridge says what a game is, and what it is asked for.

Only one screen is in memory at a time. A screen that was covered is opened again when it comes
back, at the place where it was: its `at`, if it has one.
"""

import gc
import traceback

from handheld import (  # noqa: F401
    art,
    cartridge,
    font,
    lights,
    line,
    menu_colours,
    menu_sounds,
    modules,
    sound,
    texts,
)
from handheld.buttons import Buttons  # noqa: F401
from handheld.clock import since
from handheld.device import Handheld  # noqa: F401  (as the rest it stays, see handheld.modules)
from handheld.scenes import Stage
from handheld.settings import OFF, Settings

_OWN_SCREENS = ("language", "question", "settings")
_NO_GAME = ("title",) + _OWN_SCREENS

_QUIET = 3000  # milliseconds without a press; then places are made
_DIM_AFTER = 120000  # milliseconds without a press
_DARK_AFTER = 600000
_DIMMED = 0.15
_BRIGHT, _DIM, _DARK = range(3)


class Program:
    """Made from a handheld (see handheld.boards), run by calling `frame` for ever."""

    def __init__(self, device, games, language="", assets="/assets/"):
        """`language` names the line in settings.toml that may choose a language."""
        self.device = device
        self.games = games  # the names of the packages; of these:
        self.present = ()  # the numbers of those that are on the drive
        self.number = 0  # the number of the one being played
        self.game = None  # its own part of the program (see handheld.cartridge)
        # What outlasts a game of the one being played: bytes, which it changes and saves.
        self.profile = self.saved_profile = b""
        self.art = None
        self.settings = Settings()
        self.trouble = 0  # bits: what the player has to be told (see handheld.saving)
        self.known_trouble = 0  # what was told, and is not told again
        self.found = {}  # where what is saved lies (see handheld.saving)
        self.lacks_room = 1  # whether places are to be made on the drive (see handheld.startup)
        self._making = None  # makes them while nobody presses anything
        self._notice = None  # says it
        self.silent = False  # started with SELECT held: no sound until it is asked for
        self.stage = Stage(device.display, device.buttons, device.clock)
        self._due = None  # what is to be done between screens
        self._name = None  # of the screen shown; then what it was opened with, and what it covers
        self._more = ()
        self._maker = self._make
        self._at = None  # where it was when it was covered
        self._speaks = True  # the language of the settings
        self._covered = []  # of each screen: its name, what it was opened with, its `at`
        # Modules that stay in memory (see handheld.modules): the house's,
        self._house = modules.loaded()
        self._resident = self._house  # with those of the game,
        self._shared = ()  # and with those of the screens TOGETHER, while there are any
        self._together = ()
        self._beside = ()
        self._shine = _BRIGHT
        self._touched = device.clock.ticks()
        self._untidy = True  # something was pressed since memory was collected
        self.unsaved = False  # whether settings are to be saved then
        _startup().start(self, language, assets)

    # Games

    def begin(self):
        """Goes on from the start, now that the language is known."""
        _startup().begin(self)

    def change_game(self, by):
        """Goes to the title of another game, `by` places further."""
        # When the screen is gone: what it holds of this game has no room beside the other.
        self._hide_notice()
        self.stage.go(lambda: self._change_game(by))

    def _change_game(self, by):
        self.leave_game()
        _startup().change_game(self, by)

    def leave_game(self):
        """Drops a game's own part, and all that is in memory but for the house."""
        self.game = None
        self._shared = ()
        modules.keep(self._house)
        gc.collect()

    def keep_game(self, together, beside):
        """Keeps the modules of a game's own part, which have just come, as long as the game."""
        self._together = together
        self._beside = beside
        self._resident = modules.loaded()

    def start_over(self):
        """Drops all screens, and goes on from what was saved: the memory was full."""
        self._hide_notice()
        self.stage.clear()
        self._covered.clear()
        self._more = ()
        self._due = None
        self.found.clear()
        self.leave_game()
        _startup().start_over(self)

    # Settings

    def use_settings(self):
        """Puts the settings into effect, but for the language."""
        settings = self.settings
        self.device.sound.volume = OFF if self.silent else settings.sound
        self.device.lights.enabled = settings.lights
        self.device.brightness = settings.light

    def speak(self, *more):
        """Speaks the language of the settings from now on, and opens the screen shown again."""
        self._speaks = False
        self.replace(self._name, *more)

    @property
    def words(self):
        """The words that all games share; they go with the screen that asks for them."""
        return texts.load("handheld", self.settings.language)

    @property
    def troubles(self):
        """The words for what is wrong."""
        return texts.load("handheld", "troubles_" + self.settings.language)

    # Saving

    def save_settings(self):
        """Saves the settings, the game's own among them: they are in its profile."""
        self._pause()
        with modules.passing:
            from handheld import saving

            saving.save_settings(self)
        self.save_profile()

    def save_profile(self):
        """Saves the game's profile, if anything in it has changed."""
        if self.profile != self.saved_profile:
            self.saved_profile = self.profile
            self._pause()
            with modules.passing:
                from handheld import saving

                saving.save_profile(self, self.profile)

    def between_screens(self, do):
        """Calls `do`, which takes much memory, as soon as nothing is left of the screen shown."""
        self._due = do

    def save_game(self, often=False):
        """Saves the game under way; `often`: more than once a turn (see handheld.store)."""
        data = self.game.session.pack()  # before: there is no room for both codes
        self._save_game(data, often)

    def clear_game(self):
        """Saves no game any more: it is over, and that has been seen."""
        self._save_game(b"")

    def _save_game(self, data, often=False):
        self._pause()
        with modules.passing:
            from handheld import saving

            saving.save(self, saving.kind_of_game(self), data, often)

    def _pause(self):
        """Prepares for a wait for the chip."""
        self.device.sound.hush()  # or a note would hang
        self.stage.fill_frame()

    def save_record(self):
        """Saves a game that is over as text, if the drive is ours (see record_files)."""
        self._pause()
        with modules.passing:
            from handheld import record_files

            record_files.save(self.device.drive, self.game.record)

    # From screen to screen

    def reset_to(self, name, *more):
        """Replaces all screens by this one."""
        self._covered.clear()
        self._open(name, more, None)

    def push(self, name, *more):
        """Covers the screen by this one; `pop` goes back."""
        self._covered.append((self._name, self._more, getattr(self.stage.top, "at", None)))
        self._open(name, more, None)

    def replace(self, name, *more):
        """Replaces the screen shown by this one; what that covers stays."""
        self._open(name, more, None)

    def pop(self):
        """Goes back to the screen below, to the place where it was (its `at`)."""
        self._open(*self._covered.pop())

    @property
    def shown(self):
        """The name of the screen shown."""
        return self._name

    @property
    def below(self):
        """The name of the screen that the one shown covers, or an empty string."""
        return self._covered[-1][0] if self._covered else ""

    def _open(self, name, more, at):
        self._hide_notice()
        self._making = None
        self._name = name
        self._more = more
        self._at = at
        self.stage.go(self._maker)

    def _hide_notice(self):
        """Takes it off the screen that goes, or it could not be shown on the next one."""
        if self._notice:
            self._notice.hide()

    def _make(self):
        """Makes the scene of the screen to be shown, when nothing is left of the one before."""
        name = self._name
        self._settle()
        self._make_room(name)
        if self._due:  # called here, as CircuitPython 9 nests no deeper than what saves
            do, self._due = self._due, None
            do()
            gc.collect()  # what that took goes before anything comes that stays
        if self.lacks_room > 1 and name not in _NO_GAME:
            self.lacks_room = 1  # only others, from now on
            with modules.passing:
                from handheld import waiting

                waiting.make_room(self)
        if name in self._together:
            self.prepare()
        if not self._speaks:
            # Before anything that goes soon: words stay.
            self._speaks = True
            self.game.speak(self.settings.language)
        own = name in _OWN_SCREENS
        package = "handheld" if own else self.games[self.number]
        module = __import__(package + ".screens." + name, None, None, ("open",))
        scene = module.open(self if own else self.game, *self._more)
        if self._at is not None:
            scene.at = self._at
        return scene

    def _settle(self):
        """Makes again what stays beyond a screen, when memory has been collected: it was made among
        things that are gone, and lies in the middle of what is free."""
        self._more = self._more[:1] + self._more[1:]
        for kind, place in self.found.items():
            self.found[kind] = place and place[:1] + place[1:]
        if self.profile == self.saved_profile:
            self.profile = self.saved_profile = bytes(bytearray(self.profile))

    def _make_room(self, name):
        """Forgets the modules that a screen does not need."""
        stays = name in self._together or name in self._beside
        if self._shared and (self._due or not stays):
            self.game.unshare()  # what is due takes the memory that this has
            self._shared = ()
        modules.keep(self._shared or self._resident)

    def prepare(self):
        """Makes what the screens TOGETHER share, unless it is there; those BESIDE them may do so
        while nobody waits."""
        if not self._shared:
            before = modules.loaded()  # of a screen BESIDE, which must import nothing of it
            self.game.share()
            new = [name for name in modules.loaded() if name not in before]
            self._shared = self._resident + tuple(new)

    def play(self, tune):
        self.device.sound.play(tune)

    def stay_awake(self):
        """Keeps the display bright, as a press would, since there is something to see."""
        self._touched = self.device.clock.ticks()

    # The loop

    def frame(self):
        device = self.device
        now = device.clock.ticks()
        touched = self._wakes(now) if self._shine != _BRIGHT else 0
        touched |= self.stage.frame() | device.buttons.held
        if self.trouble:
            self._tell(now, touched)
        self._dim_or_wake(now, touched)
        device.sound.update(now)
        device.lights.update()
        device.display.refresh()
        self._tidy(touched)
        device.clock.pace()

    def _tidy(self, touched):
        """Collects once after presses, while nobody waits: what answering them has left lies in the
        way of what comes next, and would strew that over the heap."""
        if touched:
            self._untidy = True
        elif self._untidy:
            self._untidy = False
            if self.unsaved:
                self.unsaved = False
                self.save_settings()
            gc.collect()

    def _tell(self, now, pressed):
        """Says on any screen what is wrong, at least once for long enough."""
        if not self._notice:
            with modules.passing:
                from handheld import notice

                self._notice = notice.Notice(self)
        if self._notice.frame(now, pressed):
            self.trouble &= ~self._notice.about
            self._notice = None

    def _wakes(self, now):
        """Returns what was pressed while the display was dim or dark; that only wakes it."""
        buttons = self.device.buttons
        touched = buttons.poll(now) | buttons.held
        if touched:
            buttons.clear()
        return touched

    def _make_places(self):
        """Takes a step towards the places that are still to be made."""
        if self._making is None:
            with modules.passing:
                from handheld.room_making import RoomMaking

                self._making = RoomMaking(self)
        elif self._making.done:
            self.lacks_room = 0
            self._making = None
        elif not self._making.go_on():
            self._touched = self.device.clock.ticks()  # a computer may have the drive: later
            self._making = None

    def _dim_or_wake(self, now, touched):
        if touched:
            self._touched = now
        idle = since(now, self._touched)
        if self.lacks_room and self._name == "title" and idle > _QUIET:
            self._make_places()
        shine = _DARK if idle > _DARK_AFTER else _DIM if idle > _DIM_AFTER else _BRIGHT
        if shine == _DARK:
            self._touched = now - _DARK_AFTER - 1  # or time would come round and light it again
        if shine != self._shine:
            self._shine = shine
            device = self.device
            device.brightness = (self.settings.light, _DIMMED, 0)[shine]
            device.lights.enabled = self.settings.lights and shine != _DARK


def _startup():
    from handheld import startup

    return startup


def run(device, games, language="", assets="/assets/"):
    """Runs the games for ever."""
    global running
    gc.collect()
    running = Program(device, games, language, assets)
    failed = False
    while True:
        try:
            running.frame()
            failed = False
            continue
        except MemoryError as problem:
            if failed:
                raise
            failed = True
            traceback.print_exception(problem)
        running.start_over()  # now that the exception is gone, and what it held


running = None
