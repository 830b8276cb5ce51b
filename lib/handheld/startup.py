"""Starting the program, and changing its game: done once, or rarely.

It is there, with all that it imports, until a game comes (see Program.leave_game).
"""

from os import getenv

from displayio import Group

from handheld import loading, menu_colours, modules
from handheld.art import Art, colours
from handheld.buttons import SELECT
from handheld.languages import LANGUAGES
from handheld.saving import MEMORY_FULL
from handheld.settings import OFF
from handheld.wrapping import WIDTH, wrap

# Where a sentence stands.
_LEFT = 4
_TOP = 40
_STEP = 12
# What a program's `lacks_room` is: places may be missing that this game needs; or others.
ROOM_NEEDED = 2
ROOM_WANTED = 1


def start(program, language, assets):
    """Goes from what is saved to the first screen."""
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
    """Goes on to the first screen, as soon as the language is known."""
    if loading.lacks_places(program) and not loading.row_lacks(program):
        waiting = _waiting(program)
        if not loading.begin_row(program, waiting.show):
            loading.make_places(program, waiting.show)
    program.lacks_room = ROOM_NEEDED if loading.row_lacks(program) else 0
    if program.settings.former:
        loading.move_profiles(program)
    _load_last_game(program)
    if program.trouble or not program.game.session.pack():
        program.reset_to("title")
    else:
        program.game.resume()


def start_over(program):
    """Goes on from what is saved, and says why."""
    program.trouble |= MEMORY_FULL
    program.save_profile()
    begin(program)


def _load_last_game(program):
    number = program.settings.game
    _load_game(program, number if number in program.present else program.present[0])


def make_room(program):
    """Makes the places that the game needs, before it is played; somebody waits for that."""
    program.lacks_room = ROOM_WANTED
    with modules.passing:
        from handheld import room_making

        needed = room_making.lacking(program)
        if needed:
            waiting = _waiting(program)
            making = room_making.RoomMaking(program, needed)
            done = 0
            while not making.done and making.go_on():
                done += 1
                waiting.show(done, making.count)


def _waiting(program):
    with modules.passing:
        return _Waiting(program, program.troubles.MAKING_ROOM)


class _Waiting:
    """A sentence while the program is busy, and a bar that says how far it is."""

    def __init__(self, program, sentence):
        art = program.art
        group = Group()
        group.append(art.fill(menu_colours.NIGHT))
        ink = colours((None, menu_colours.CREAM))
        for row, text in enumerate(wrap(art.text, sentence)):
            group.append(art.line(_LEFT, _TOP + _STEP * row, WIDTH, ink, text).tile)
        self._bar = art.fill(menu_colours.GLOW, -160, 122, height=6)
        group.append(self._bar)
        self._display = program.device.display
        self._display.root_group = group
        self._display.refresh()

    def show(self, done, of):
        self._bar.x = done * 160 // of - 160
        self._display.refresh()


def _choose_language(settings, name):
    """Sets the language that a line `name = "fr"` in the drive's settings.toml chooses; returns
    whether there is such a line."""
    try:
        wanted = getenv(name)
    except ValueError:  # quotes are missing, in this line or another
        return False
    for code, _ in LANGUAGES:
        if code == wanted:
            settings.language = code
    return wanted is not None


def change_game(program, by):
    """Goes to the title of another game, `by` places further."""
    present = program.present
    number = present[(present.index(program.number) + by) % len(present)]
    _load_game(program, number)
    program.lacks_room = program.lacks_room and ROOM_NEEDED
    program.settings.game = number
    program.save_settings()
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


def _load_game(program, number):
    """Replaces the game by another one, and loads what is saved of that."""
    program.number = number
    program.profile = program.saved_profile = loading.load_profile(program)
    saved = loading.saved_game(program)
    name = program.games[number]
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

    Later, behind all the game's code, it would take the last large room there is.
    """
    largest = getattr(__import__(name), "LARGEST", None)
    if largest:
        from handheld.asset_loading import load_sheet

        art.largest = load_sheet(art.folder + name + "/" + largest + ".bmp", False)
