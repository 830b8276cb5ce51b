"""The functions that the page calls, on the VM in the browser."""

import io
import sys

import _machine
import player
import world
from uctypes import addressof

_SETTLE = 3  # frames until a screen is there
_NOBODY = bytes((255, 255))  # no card was drawn last


class _Hands:
    """What a Pointer needs: hands to press with, and the program to look at."""

    hold = staticmethod(world.hold)
    let_go = staticmethod(world.let_go)

    @property
    def program(self):
        return player.program


_pointer = None
_game = 0
_read = None


def random_bytes(count):
    data = bytearray(count)
    _machine.random_bytes(addressof(data), count)
    return bytes(data)


def begin(language, languages):
    """Switches on; a handheld that was never used speaks the browser's `language`, if it can."""
    global _pointer
    import microcontroller
    from pointing import Pointer

    fresh = not any(value != 255 for value in microcontroller.nvm[:])
    if fresh and language in languages.split():
        world.values = {"KAHUNA_LANGUAGE": language}
    player.boot()
    if world.values:
        player.program.save_settings()
        world.values = {}
    _pointer = Pointer(_Hands())


def frame():
    """Goes on for a frame; returns None, or a sentence and the traceback if that went wrong."""
    try:
        player.program.frame()
        _pointer.frame()
    except Exception as problem:
        return _trouble(problem)


def attempt(do, *more):
    """Calls one of the functions below; returns the same as `frame`."""
    try:
        globals()[do](*more)
    except Exception as problem:
        return _trouble(problem)


def _trouble(problem):
    import start

    text = io.StringIO()
    sys.print_exception(problem, text)
    return start.sentence_for(problem) + "\n" + text.getvalue()


def press(name):
    world.hold(name)


def let_go(name):
    world.let_go(name)


def touch(x, y):
    _pointer.click(x, y)


def touched():
    _pointer.let_go()


def save_all():
    """Saves what the program would have saved a moment later, as the window on a desk does."""
    program = player.program
    if program.game.session.pack():
        program.game.save()
    if program.shown == "settings":
        program.save_settings()


def state():
    """Returns, a line each, the language, the screen, its puzzle (0: none), whether a game is under
    way (1), and the words that say what can be done."""
    program = player.program
    top = program.stage.top
    session = program.game.session
    number = 0
    if program.shown in ("puzzle", "solution"):
        number = top._number + 1
    elif program.shown == "puzzles":
        number = top.at + 1
    playing = session.game and not session.over
    lines = program.settings.language, program.shown, str(number), "1" if playing else ""
    return "\n".join(lines) + "\n" + _words(top)


def _words(top):
    """Returns what the bar says, or the row that is chosen."""
    tabletop = getattr(top, "_tabletop", None) or getattr(top, "tabletop", None)
    bar = getattr(tabletop, "bar", None)
    line = getattr(bar, "_words", None) or getattr(bar, "words", None)
    if line:
        return line.text
    if not hasattr(top, "rows"):
        entries = getattr(top, "_entries", None)
        return entries[top.at][0] if entries else ""
    name, value = top.rows()[top.at][:2]
    asked = top._title + " " if player.program.shown == "question" else ""
    return asked + name + (" " + value if value else "")


def record():
    """Returns the game as text if it is over; before that it would give away what is hidden."""
    game = player.program.game
    over = game.session.game and game.session.over
    return "\n".join(game.record()) + "\n" if over else ""


def open_puzzle(number):
    """Opens a puzzle over what is shown; numbers begin with 1."""
    program = player.program
    _go_to(0)
    program.push("puzzles", number - 1)
    player.frame(_SETTLE)
    program.push("puzzle", number - 1)


def _go_to(game):
    program = player.program
    if program.number != game:
        program.change_game(game - program.number)
        player.frame(_SETTLE)


def read_record(text):
    """Reads a record for `look_at`. Raises ValueError if it is not a record."""
    global _game, _read
    lines = text.replace("\r", "").strip().split("\n")
    name = lines[0].split(" ")[0]
    if name not in player.program.games:
        raise ValueError("line 1: a record begins with the name of a game")
    _game = player.program.games.index(name)
    if name == "kahuna":
        from kahuna.records import reader
    else:
        from piranja.records import reader
    reading = reader.Reader()
    for line in lines:
        reading.feed(line)
    _read = reading.game
    if _read is None:
        raise ValueError("line %d: no turn was played" % len(lines))


def look_at():
    """Shows the record turn by turn."""
    program = player.program
    _go_to(_game)
    session = program.game.session
    if _game == 0:
        from kahuna.saves.packing import pack

        session.unpack(pack(_read, bytes(2), _NOBODY))
    else:
        from piranja.saves.packing import pack

        seats = session.setup.seats
        seats.count = _read.players
        seats.kinds[:] = bytes(len(seats.kinds))
        _complete(_read)
        session.unpack(pack(_read, seats))
    program.reset_to("title")
    player.frame(_SETTLE)
    program.push("log" if _game else "turns")


def _complete(game):
    """Gives a game of Kai Piranja the cards that its record does not name."""
    from piranja.rules import decks

    counts = decks.unseen(game)
    half = len(counts) // 2
    fish = [bytes((number % half,)) * counts[number] for number in range(len(counts))]
    left = max(game.sea_at - game.turned, 0)
    game.deck[game.turned :] = b"".join(fish[:half])[:left] + b"".join(fish[half:])
