"""The program: what all games share, how one screen follows another, and the frame loop.

handheld.cartridge says what a game is, and what the program asks of it.

Only one screen is in memory at a time. A screen that was covered is opened again when it comes
back, at the row or turn where it was: its `at`, if it has one.
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
    screens,
    sound,
    texts,
)
from handheld.buttons import Buttons  # noqa: F401
from handheld.clock import since
from handheld.device import Handheld  # noqa: F401  (it stays: see handheld.modules)
from handheld.scenes import Stage
from handheld.settings import OFF, Settings

_OWN_SCREENS = ("language", "question", "settings")
_NO_GAME = ("title",) + _OWN_SCREENS

_AHEAD = 200  # milliseconds without a press until code is loaded ahead
_QUIET = 3000  # until places are made
_REST_AFTER = 30000  # milliseconds without a press
_NO_REST_AFTER = 115000
_DIM_AFTER = 120000
_DARK_AFTER = 600000
_DIMMED = 0.15
_BRIGHT, _DIM, _DARK = range(3)


class Program:
    """The program on a handheld (see handheld.boards); it runs as long as `frame` is called."""

    def __init__(self, device, games, language="", assets="/assets/"):
        """`language` is the name of the line in settings.toml that may choose a language."""
        self.device = device
        self.games = games  # the names of the games' packages
        self.present = ()  # the numbers of those games that are on the drive
        self.number = 0  # the number of the current game
        self.game = None  # its own part of the program (see handheld.cartridge)
        # What outlasts a single game of it, as bytes, which its code changes and saves.
        self.profile = self.saved_profile = b""
        self.art = None
        self.settings = Settings()
        self.trouble = 0  # bits: what the player has yet to read (see handheld.saving)
        self.known_trouble = 0  # what was shown already, and is not shown again
        self.found = {}  # where the saved copies are (see handheld.saving)
        self.lacks_room = 1  # whether the drive lacks places (see handheld.startup)
        self._making = None  # makes those places while nobody presses anything
        self._notice = None  # shows the trouble
        self.silent = False  # started with SELECT held: no sound until somebody chooses it
        self.stage = Stage(device.display, device.buttons, device.clock)
        self._due = None  # work to do between two screens
        self._name = None  # of the screen shown
        self._more = ()  # what that was opened with
        self._maker = self._make
        self._at = None  # where it was when it was covered
        self._speaks = True  # whether the game has its texts in the language of the settings
        self._covered = []  # for each covered screen: its name, what it was opened with, its `at`
        # Modules that stay in memory (see handheld.modules): those of the house,
        self._house = modules.loaded()
        self._resident = self._house  # these and those of the game,
        self._shared = ()  # and these and those of the tabletop, while there is one
        self._together = ()
        self._beside = ()
        self._ahead = ""  # the screen whose code was loaded ahead,
        self._loaded_ahead = ()  # its modules,
        self._shared_ahead = ()  # and those of the tabletop that it needs
        self._shine = _BRIGHT
        self._touched = self._tried = device.clock.ticks()
        self.rests = False  # whether nothing was pressed for a while, and nothing is left to do
        self._untidy = True  # whether anything was pressed since the last collection of memory
        self.unsaved = False  # whether settings have to be saved then
        self._forgets = False  # whether the saved game has to be forgotten a frame later
        _startup().start(self, language, assets)

    # Games

    def begin(self):
        """Goes on with the start, now that the language is known."""
        _startup().begin(self)

    def change_game(self, by):
        """Goes to the title of another game, `by` numbers further."""
        # Once the screen is gone: what it holds of this game leaves no room for the other one.
        self._hide_notice()
        self.stage.show_next(lambda: self._change_game(by))

    def _change_game(self, by):
        if self._forgets:  # a button was held all the way from the end of the game
            self._save_game(b"")
        self.leave_game()
        _startup().change_game(self, by)

    def leave_game(self):
        """Drops the current game's own part, and everything in memory except the house."""
        self.game = None
        self._forgets = False
        self._shared = ()
        modules.keep(self._house)
        gc.collect()

    def keep_game(self, together, beside):
        """Keeps the modules of a game's own part, which were just loaded, as long as the game."""
        self._together = together
        self._beside = beside
        self._resident = modules.loaded()

    def start_over(self):
        """Drops all screens and goes on from what was saved, because the memory was full."""
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
        """Puts the settings into effect, except for the language."""
        settings = self.settings
        self.device.sound.volume = OFF if self.silent else settings.sound
        self.device.lights.enabled = settings.lights
        self.device.brightness = settings.light

    def speak(self, *more):
        """Switches to the language of the settings, and opens the current screen again."""
        self._speaks = False
        self.replace(self._name, *more)

    @property
    def words(self):
        """The texts that all games share; they leave memory with the screen that asks for them."""
        return texts.load("handheld", self.settings.language)

    @property
    def troubles(self):
        """The texts about what is wrong."""
        return texts.load("handheld", "troubles_" + self.settings.language)

    # Saving

    def save_settings(self):
        """Saves the settings, including the game's own, which are in its profile."""
        self.pause()
        with modules.passing:
            from handheld import saving

            saving.save_settings(self)
        self.save_profile()

    def save_profile(self):
        """Saves the game's profile, if anything in it has changed."""
        if self.profile != self.saved_profile:
            self.saved_profile = self.profile
            self.pause()
            with modules.passing:
                from handheld import saving

                saving.save_profile(self, self.profile)

    def between_screens(self, do):
        """Calls `do`, which takes much memory, as soon as the current screen is gone."""
        self._due = do

    def save_game(self, often=False):
        """Saves the game under way; `often` means more than once a turn (see handheld.store)."""
        data = self.game.session.pack()  # first, as the code for both does not fit into memory
        self._save_game(data, often)

    def clear_game(self):
        """Forgets the saved game, as soon as nobody presses: it is over, and the players have seen
        that."""
        self._forgets = True

    def _save_game(self, data, often=False):
        self._forgets = False
        self.pause()
        with modules.passing:
            from handheld import saving

            saving.save(self, saving.kind_of_game(self), data, often)

    def pause(self):
        """Prepares for waiting until the chip has written."""
        self.device.sound.hush()  # or a note would sound all the while
        self.stage.fill_frame()

    # From screen to screen

    def reset_to(self, name, *more):
        """Replaces all screens by this one."""
        self._covered.clear()
        self._open(name, more, None)

    def push(self, name, *more):
        """Covers the current screen with this one; `pop` goes back."""
        self._covered.append((self._name, self._more, getattr(self.stage.top, "at", None)))
        self._open(name, more, None)

    def replace(self, name, *more):
        """Replaces the current screen by this one; the screens below stay."""
        self._open(name, more, None)

    def pop(self):
        """Goes back to the screen below, to the row or turn where it was (its `at`)."""
        self._open(*self._covered.pop())

    @property
    def shown(self):
        """The name of the current screen."""
        return self._name

    @property
    def below(self):
        """The name of the screen below the current one, or an empty string."""
        return self._covered[-1][0] if self._covered else ""

    def _open(self, name, more, at):
        self._hide_notice()
        self._making = None
        self._name = name
        self._more = more
        self._at = at
        self.stage.show_next(self._maker)

    def _hide_notice(self):
        """Takes the notice off the old screen, or it could not be shown on the next one."""
        if self._notice:
            self._notice.hide()

    def _make(self):
        """Makes the scene of the next screen, once the one before is gone."""
        name = self._name
        self._copy_kept()
        self._make_room(name)
        if self._due:  # here, as saving takes all the depth of calls that CircuitPython 9 has
            do, self._due = self._due, None
            do()
            gc.collect()  # frees what that took, before anything is made that stays
        if self.lacks_room > 1 and name not in _NO_GAME:
            self.lacks_room = 1  # from now on only other games' places may be missing
            with modules.passing:
                from handheld import waiting

                waiting.make_room(self)
        if name in self._together:
            self.prepare()
        if not self._speaks:
            # The texts stay, so they come before anything that goes soon.
            self._speaks = True
            self.game.speak(self.settings.language)
        module = self._load(name)
        scene = module.open(self if name in _OWN_SCREENS else self.game, *self._more)
        if self._at is not None:
            scene.at = self._at
        return scene

    def _copy_kept(self):
        """Copies what outlasts a screen, right after memory was collected: it was made among
        things that are gone by now, and lies in the middle of free memory."""
        self._more = self._more[:1] + self._more[1:]
        for kind, place in self.found.items():
            self.found[kind] = place and place[:1] + place[1:]
        if self.profile == self.saved_profile:
            self.profile = self.saved_profile = bytes(bytearray(self.profile))

    def _make_room(self, name):
        """Forgets the modules that the next screen does not need."""
        stays = name in self._together or name in self._beside
        if self._shared and (self._due or not stays):
            self.game.unshare()  # the work that is due needs its memory
            self.stage.clear()  # or the tabletop would still be on the display
            self._shared = ()
        if name != self._ahead or self._due:
            self._loaded_ahead = self._shared_ahead = ()
        modules.keep((self._shared or self._resident) + self._shared_ahead + self._loaded_ahead)
        self._ahead = ""
        self._loaded_ahead = ()

    def prepare(self):
        """Makes what the screens TOGETHER share, unless it exists. A screen BESIDE them may call it
        while nobody waits."""
        if not self._shared:
            # A screen BESIDE must import none of the shared ones.
            new = modules.loaded_by(self.game.share)
            self._shared = self._resident + self._shared_ahead + new
            self._shared_ahead = ()

    def _load(self, name):
        """Returns the module of a screen."""
        package = "handheld" if name in _OWN_SCREENS else self.games[self.number]
        return __import__(package + ".screens." + name, None, None, ("open",))

    def _load_ahead(self):
        """Loads the code of the screen that a press will probably open (a scene's `ahead`), but
        first the tabletop, if it may be in memory now."""
        name = getattr(self.stage.top, "ahead", "")
        if name == self._ahead or self.lacks_room or self.stage.goes:
            return
        beside = self._name in self._beside
        if beside and not self._shared and (name in self._together or self.below in self._together):
            self.prepare()
            return
        for module in self._loaded_ahead + self._shared_ahead:
            modules.forget(module)
        self._loaded_ahead = self._shared_ahead = ()
        self._ahead = name
        if name and (name in self._together or not self._shared):  # or there may be no room
            before = modules.loaded()
            try:
                if not self._shared and name in self._together:  # what stays longer comes first
                    self._shared_ahead = modules.loaded_by(self.game.load_tabletop)
                self._loaded_ahead = modules.loaded_by(self._load, name)
            except MemoryError:
                modules.keep(before)  # it comes when it is needed: other code is gone by then
                self._shared_ahead = ()

    def play(self, tune):
        self.device.sound.play(tune)

    def stay_awake(self):
        """Keeps the display bright as a press would, because there is something to see."""
        self._touched = self.device.clock.ticks()

    # The loop

    def frame(self):
        device = self.device
        now = device.clock.ticks()
        touched = self._wakes(now) if self._shine != _BRIGHT else 0
        touched |= self.stage.frame() | device.buttons.held
        if self.trouble and not self.stage.goes:  # otherwise it would go with the scene
            self._show_notice(now, touched)
        self._dim_or_wake(now, touched)
        device.sound.update(now)
        device.lights.update()
        device.display.refresh()
        self._tidy(touched)
        device.clock.pace()

    def _tidy(self, touched):
        """Collects memory once after presses, while nobody waits: what answering them has left
        behind would scatter whatever comes next over the heap."""
        if touched:
            self._untidy = True
        elif self._untidy:
            self._untidy = False
            if self.unsaved:
                self.unsaved = False
                self.save_settings()
            gc.collect()
        elif self._forgets:
            self._save_game(b"")
            gc.collect()

    def _show_notice(self, now, pressed):
        """Shows what is wrong, on any screen, until it has been there long enough to be read."""
        if not self._notice:
            with modules.passing:
                from handheld import notice

                self._notice = notice.Notice(self)
        if self._notice.frame(now, pressed):
            self.trouble &= ~self._notice.about
            self._notice = None

    def _wakes(self, now):
        """Returns the buttons pressed while the display was dim or dark; they only wake it."""
        buttons = self.device.buttons
        touched = buttons.poll(now) | buttons.held
        if touched:
            buttons.clear()
        return touched

    def _make_places(self):
        """Takes a step towards the places that the drive lacks."""
        if self._making is None:
            with modules.passing:
                from handheld import room_making

                self._making = room_making.begin(self)
        elif self._making.done:
            self.lacks_room = 0
            self._making = None
        elif not self._making.go_on():
            self._tried = self.device.clock.ticks()  # a computer may hold the drive: try later
            self._making = None

    def _dim_or_wake(self, now, touched):
        if touched:
            self._touched = self.device.clock.ticks()  # the frame may have taken seconds
        idle = since(now, self._touched)
        if self.lacks_room and self._name == "title" and idle > _QUIET < since(now, self._tried):
            self._make_places()
        made = not (self.lacks_room or self.trouble)
        if idle > _AHEAD:
            self._load_ahead()
        self.rests = made and _REST_AFTER < idle < _NO_REST_AFTER
        shine = _DARK if idle > _DARK_AFTER else _DIM if idle > _DIM_AFTER else _BRIGHT
        if shine == _DARK:
            self._touched = now - _DARK_AFTER - 1  # or the clock would wrap and light it again
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
    global spoken
    gc.collect()
    program = Program(device, games, language, assets)
    failed = False
    try:
        while True:
            try:
                program.frame()
                failed = False
                continue
            except MemoryError as problem:
                if failed:
                    raise
                failed = True
                traceback.print_exception(problem)
            program.start_over()  # here, as the exception is gone, and with it all that it held
    finally:
        spoken = program.settings.language


# The language of a program that has stopped. The program itself is no global: CircuitPython would
# come to it first when it collects memory, with more objects than its stack has entries (64), and
# take twice as long.
spoken = None
