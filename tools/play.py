"""Plays the games on the desk: in a window, or from a script without one.

    python3 tools/play.py                                   opens the window
    python3 tools/play.py --page                            opens it as a web page
    python3 tools/play.py --headless --script FILE          plays a script; - reads standard input
    python3 tools/play.py --game docs/guide/step1           plays another game (making-a-game.md)

In the window: arrow keys or WASD, Space or X (A), Esc, Backspace or Z (B), Enter (START), Shift
(SELECT); a gamepad; or the mouse, on the handheld's buttons and on what its screen shows. F11 or a
double click beside the handheld fills the screen. Games and settings are saved by themselves.
"""

import environment

# isort: split
import contextlib
import json
import sys
from pathlib import Path

import manners
from manners import Failure, Mistake

ICON = environment.ROOT / "assets" / "kahuna" / "title.bmp", (100, 36, 48, 48)
BOARDS = "pygamer", "pybadge", "sprig"  # the first is the usual one
# Options that mean nothing with --page.
OTHERS = "game headless script shots board seed fresh nvm drive language scale".split()
WORDS = """
words of a script:
  up down left right a b start select   a press and a release
  hold:BUTTON:FRAMES                    holds a button for that many frames
  wait:FRAMES                           waits for that many frames
  shot:NAME                             a picture of the screen, NAME.png
  state                                 prints the game under way as the referee would
  frame                                 prints how many pixels the last refresh sent, 0 if the
                                        word before it changed nothing
  # ...                                 a comment, to the end of the line
"""


def read_arguments(arguments):
    parser = manners.Parser("play", __doc__ + WORDS)
    parser.add_argument("--page", action="store_true", help="open the page in your browser instead")
    parser.add_argument(
        "--game",
        metavar="DIR",
        type=manners.place,
        help="play the game in this folder, and keep nothing of it",
    )
    parser.add_argument("--headless", action="store_true", help="open no window, and simulate time")
    parser.add_argument("--script", metavar="FILE", help="play this script; - reads standard input")
    parser.add_argument(
        "--shots", metavar="DIR", type=manners.place, help="put pictures into this folder (here)"
    )
    parser.add_argument(
        "--board", choices=BOARDS, default=BOARDS[0], help=f"simulate this board ({BOARDS[0]})"
    )
    parser.add_argument("--seed", type=int, metavar="N", help="deal the same cards every time")
    parser.add_argument(
        "--fresh", action="store_true", help="begin with a new handheld, and keep nothing"
    )
    parser.add_argument(
        "--nvm", metavar="FILE", type=manners.place, help="keep the board's memory in this file"
    )
    parser.add_argument(
        "--drive", metavar="DIR", type=manners.place, help="keep what is written to the drive there"
    )
    parser.add_argument(
        "--language", metavar="xx", help="speak this language: " + ", ".join(languages())
    )
    scale = manners.whole(1, 16)
    parser.add_argument(
        "--scale", type=scale, metavar="N", help="enlarge the window (4) or pictures (1) N times"
    )
    options = parser.parse_args(arguments)
    if options.page and any(getattr(options, name) != parser.get_default(name) for name in OTHERS):
        parser.error("--page takes no other options")
    if options.headless and options.script is None:
        parser.error("--headless needs --script FILE, or --script - for standard input")
    if not options.headless and (options.script is not None or options.shots is not None):
        parser.error("--script and --shots go with --headless")
    if options.fresh and (options.nvm or options.drive):
        parser.error("--fresh keeps nothing, so --nvm and --drive do not go with it")
    if options.language is not None and options.language not in languages():
        parser.error(f"there is no language {options.language!r}, only {', '.join(languages())}")
    return options


def languages():
    texts = environment.ROOT / "kahuna" / "texts"
    return sorted(path.stem for path in texts.glob("??.txt"))


def read_script(name):
    from simulator import script

    try:
        return script.parse(manners.read(name, "a script"))
    except script.ScriptError as error:
        raise Mistake(f"{error}") from None


@contextlib.contextmanager
def using(path):
    """Turns the error into a sentence if a place cannot be used."""
    try:
        yield
    except OSError as error:
        raise Mistake(f"cannot use '{path}': {error.strerror or error}") from None


def parts_kept(options, board):
    """Returns the arguments with which a simulation keeps memory and drive where the options
    say."""
    kept = {"seed": options.seed}
    if options.language:
        kept["values"] = {"KAHUNA_LANGUAGE": options.language}
    if options.drive:
        with using(options.drive):
            options.drive.mkdir(parents=True, exist_ok=True)
        kept["drive"] = options.drive
    if options.nvm:
        kept["keep_nvm"] = lambda content: replace(options.nvm, content)
        with using(options.nvm):
            if options.nvm.exists():
                kept["nvm"] = read_memory(options.nvm, board.nvm)
            replace(options.nvm, kept.get("nvm", b"\xff" * board.nvm))  # so that it fails now
    return kept


def read_memory(path, size):
    """Reads a memory of that size; the file may be something else, or endless."""
    with open(path, "rb") as file:
        content = file.read(size + 1)
    if len(content) != size:
        has = f"{len(content)} bytes" if len(content) < size else "more"
        raise Mistake(f"'{path}' is not this board's memory: it has {has}, the memory {size}")
    return content


def replace(path, content):
    """Replaces a file so that there is never half of one."""
    fresh = path.with_name(path.name + ".new")
    fresh.write_bytes(content)
    fresh.replace(path)


def play_script(options, board, root):
    from simulator import Simulation, script

    steps = read_script(options.script)
    folder = options.shots or Path()
    with using(folder):
        folder.mkdir(parents=True, exist_ok=True)

    def shot(name):
        path = folder / f"{name}.png"
        with using(path):
            path.write_bytes(handheld.screen.png(options.scale or 1))

    def state():
        print("null" if handheld.game is None else stands(handheld))

    parts = parts_kept(options, board)
    with Simulation(root, board=board, say=manners.tell, **parts) as handheld:
        script.play(handheld, steps, shot=shot, state=state, frame=lambda: print(handheld.drawn))


def stands(handheld):
    """Returns what the referee would print for the game under way."""
    import games

    program = handheld.program
    records = games.part(program.games[program.number], "records")
    written = [text for text in records.lines(handheld.game) if not text.startswith("//")]
    return json.dumps(records.state(handheld.game, len(written)))


@contextlib.contextmanager
def own_folder(options, board):
    """Keeps the window's games in the user's data folder, unless the options name other places."""
    from desk import belongings

    with contextlib.ExitStack() as stack:
        if not (options.fresh or options.nvm or options.drive):
            place = belongings.folder()
            if options.board != BOARDS[0]:
                place /= options.board
            spoken = options.language or belongings.system_language(languages())
            try:
                kept = belongings.kept_in(place, board.nvm, spoken)
                options.nvm, options.drive = stack.enter_context(kept)
            except belongings.InUse:
                options.language = spoken
                manners.say("another window already keeps games there, so this one keeps nothing")
            except OSError as error:
                options.language = spoken
                manners.say(f"nothing is kept: cannot use '{place}': {error.strerror or error}")
        yield


def keep_all(simulation):
    """Saves what the program would have saved a moment later, as no battery dies here."""
    program = simulation.program
    if program and program.game and program.game.session.pack():
        program.game.save()
    if program and program.shown == "settings":
        program.save_settings()


def play_window(options, board, root):
    from desk.pointing import Pointer
    from simulator import LiveSimulation
    from simulator.window import NoDisplay, show

    try:
        with own_folder(options, board):
            show(
                LiveSimulation(root, board=board, say=manners.tell, **parts_kept(options, board)),
                options.scale,
                "Kahuna and Kai Piranja",
                ICON,
                Pointer,
                keep_all,
            )
    except NoDisplay as error:
        raise Mistake(
            f"there is no display to open a window on ({error}); --headless --script FILE"
            " plays without one"
        ) from None


@manners.tool("play")
def main(arguments=None, root=environment.ROOT):
    options = read_arguments(arguments)
    if options.page:
        import make_page

        return make_page.main([]) or make_page.serve()
    import simulator

    board = getattr(simulator, options.board.upper())
    if options.game:
        from desk import guest

        root = guest.drive(options.game)
        options.fresh = not (options.nvm or options.drive)
    try:
        (play_script if options.headless else play_window)(options, board, root)
    except simulator.Frozen as frozen:
        raise Failure(f"the program hangs: {frozen}") from None


if __name__ == "__main__":
    environment.ensure()
    # Last, so that nothing of the project hides one of Python's modules.
    sys.path += [str(environment.ROOT), str(environment.ROOT / "lib")]
    sys.exit(main())
