"""Starts the program, and changes its game.

The module is in memory, with all that it imports, until a game comes (see Program.leave_game).
"""

import sys
from os import getenv

from handheld import loading
from handheld.art import Art
from handheld.buttons import SELECT
from handheld.languages import LANGUAGES
from handheld.saving import MEMORY_FULL
from handheld.settings import OFF
from handheld.sheets import load_sheet

_LETTERS = "abcdefghijklmnopqrstuvwxyz"
ROOM_NEEDED = 2  # a program's `lacks_room`, if the current game may lack a place


def start(program, language, assets):
    """Loads what is saved, and opens the first screen."""
    from handheld import drive_places  # noqa: F401  (it stays: asking for the drive needs it)

    loading.move_former(program)
    known = loading.load_settings(program)
    known |= _choose_language(program.settings, language)
    program.use_settings()
    program.art = Art(assets)
    program.present = _present(program.games)
    device = program.device
    device.buttons.poll(device.clock.ticks())
    if device.buttons.held & SELECT:
        program.silent = True
        device.sound.volume = OFF
    if known:
        begin(program)
    else:
        program.reset_to("language")


def begin(program):
    """Goes on to the first screen, once the language is known."""
    number = program.settings.game
    number = number if number in program.present else program.present[0]
    loading.copy_to_drive(program, program.games[number])
    lacks = loading.row_lacks(program) or loading.lacks_places(program)
    program.lacks_room = ROOM_NEEDED if lacks else 0
    if program.settings.former:
        loading.move_profiles(program)
    _load_game(program, number)
    if program.trouble or not program.game.session.pack():
        program.reset_to("title")
    else:
        program.game.resume()


def start_over(program):
    """Goes on from what is saved, and says why."""
    program.trouble |= MEMORY_FULL
    program.save_profile()
    begin(program)


def _choose_language(settings, name):
    """Sets the language to what a line `name = "fr"` in the drive's settings.toml says; returns
    whether there is such a line."""
    try:
        wanted = getenv(name)
    except ValueError:  # quotes are missing, in this line or in another one
        return False
    for code, _ in LANGUAGES:
        if code == wanted:
            settings.language = code
    return wanted is not None


def change_game(program, by):
    """Goes to the title of another game, `by` numbers further."""
    present = program.present
    number = present[(present.index(program.number) + by) % len(present)]
    _load_game(program, number)
    program.lacks_room = program.lacks_room and ROOM_NEEDED
    program.settings.game = number
    program.unsaved = True
    program.reset_to("title")


def _present(games):
    """Returns the numbers of the games on the drive; raises ImportError if there are none."""
    present = []
    for number, name in enumerate(games):
        try:
            __import__(name)
            present.append(number)
        except ImportError:
            if number + 1 == len(games) and not present:
                raise
    return present


def widen(package):
    """Makes the tables of all modules, and of those in a package, as large as they will ever be: a
    table that grows later ends up in the middle of free memory."""
    full = [letter for letter in _LETTERS if letter not in sys.modules]
    inside = [letter for letter in _LETTERS if not hasattr(package, letter)]
    for letter in full:
        sys.modules[letter] = None
    for letter in inside:
        setattr(package, letter, None)
    for letter in full:
        del sys.modules[letter]
    for letter in inside:
        delattr(package, letter)


def _load_game(program, number):
    """Replaces the game by another one, and loads what is saved of the new one."""
    program.number = number
    program.profile = program.saved_profile = loading.load_profile(program)
    saved = loading.saved_game(program)
    name = program.games[number]
    widen(__import__(name))
    _load_largest(program.art, name)
    program.leave_game()
    cartridge = __import__(name + ".cartridge", None, None, ("open",))
    screens = __import__(name + ".screens", None, None, ("TOGETHER", "BESIDE"))
    program.keep_game(screens.TOGETHER, screens.BESIDE)
    program.game = cartridge.open(program)
    program.game.speak(program.settings.language)
    loading.load_game(program, *saved)


def _load_largest(art, name):
    """Loads the LARGEST picture of a game, if its package names one; the game takes it from `art`.

    Later, behind all the game's code, it would take the last large piece of free memory.
    """
    largest = getattr(__import__(name), "LARGEST", None)
    if largest:
        art.largest = load_sheet(art.folder + name + "/" + largest + ".bmp", False)
