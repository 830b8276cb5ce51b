"""Records the walks of the tests in a plain form that other machines can follow and compare.

    python3 tools/record_walks.py DIR                      every walk, a folder each
    python3 tools/record_walks.py DIR --kind evenings      the longer ones in long_walks.py
    python3 tools/record_walks.py DIR --settled            with a pause after each step
    python3 tools/record_walks.py DIR --only a_turn a_hint

The form is described in tools/emulator/recordings.py. Walks for a board other than the one recorded
are left out.
"""

import environment

# isort: split
import copy
import shutil
import sys

import manners
from manners import Mistake

NVM = 4096  # bytes of it on an RP2040; all that walks begin with fits there
PAGE = 256
MOST = 200  # frames after which whatever moves should have come to rest
BOARDS = "pygamer", "sprig"
KINDS = "walks", "evenings", "tours", "saves"
USUAL = {"KAHUNA_LANGUAGE": ""}  # settings.toml names no language, and so no question is asked


@manners.tool("record_walks")
def main(arguments=None):
    parser = manners.Parser("record_walks", __doc__)
    parser.add_argument(
        "folder", metavar="DIR", type=manners.place, help="where each walk gets a folder"
    )
    parser.add_argument("--only", nargs="+", metavar="WALK", help="record only these")
    parser.add_argument("--kind", choices=KINDS, default="walks", help="record these (walks)")
    parser.add_argument(
        "--board", choices=BOARDS, default="pygamer", help="take them on this board (pygamer)"
    )
    parser.add_argument("--settled", action="store_true", help="pause after each step")
    options = parser.parse_args(arguments)
    walks = known(options.kind)
    how = {"board": options.board, "settled": options.settled}
    for name, what in record_all(options.folder, walks, options.only, **how).items():
        print(f"{name}: {what}")


def record_all(folder, walks, only=None, **how):
    """Records walks, in place of earlier recordings; returns {name: what became of it}."""
    for name in only or ():
        if name not in walks:
            raise Mistake(f"there is no walk {name!r}")
    return {name: record(folder / name, walks[name], **how) for name in only or walks}


def known(kind):
    """Returns the walks of a kind that the tests have, by name."""
    sys.path[:0] = [str(environment.ROOT / folder) for folder in ("tests/helpers", "lib", ".")]
    import long_walks
    import piranja_walks  # noqa: F401  (its walks join the others)
    import walks

    return {
        "walks": walks.WALKS,
        "evenings": long_walks.EVENINGS,
        "tours": long_walks.TOURS,
        "saves": long_walks.SAVES,
    }[kind]


def record(folder, walk, board="pygamer", settled=False, chance=()):
    """Takes a walk and records it; returns how many steps it has, or why it was left out.

    `settled`: with a pause after each step, and on a board without a computer, as nothing can pass
    for one on the emulated board; `chance`: what `os.urandom` gives after each start, in
    hexadecimal.
    """
    import walks

    import simulator
    from emulator.recordings import Recorder

    wanted = getattr(simulator, board.upper())
    if walk.board not in (simulator.PYGAMER, wanted):
        return f"left out, it is for the board {walk.board.id}"
    if walk.drive == walks.NEW:
        return "left out, on a real drive making places takes other steps"
    walk = copy.copy(walk)
    walk.board = copy.copy(wanted)
    walk.board.nvm, walk.board.nvm_page = NVM, PAGE
    walk.memory = walk.memory[:NVM]
    walk.drive = walk.drive or settled
    walk.values = USUAL if walk.values is None else walk.values
    fresh = folder.with_name(folder.name + ".new")
    for place in (folder, fresh):
        if place.exists():
            shutil.rmtree(place)
    recorder = Recorder(
        fresh,
        walk.memory,
        board=walk.board.id,
        computer=not walk.drive,
        values=walk.values,
        lacks=[walk.lacks] if walk.lacks else [],
        chance=list(chance),
    )
    drawn = Chance(chance) if chance else None
    with walks.begun(walk, environment.ROOT, simulator.Simulation, drawn) as handheld:
        try:
            walk.way(walks.Player(hand_of(handheld, recorder, settled, drawn)))
        except AssertionError as failed:
            if not settled:
                raise
            return f"left out, it cannot be taken with pauses ({failed})"
    recorder.close()
    fresh.rename(folder)
    return f"{recorder.count} steps"


class Chance:
    """`os.urandom` of a board that gives the same at each start."""

    def __init__(self, drawn):
        self._drawn = [bytes.fromhex(each) for each in drawn]
        self.calls = 0

    def __call__(self, count):
        self.calls += 1
        return self._drawn[self.calls - 1][:count]


def hand_of(handheld, recorder, settled, chance):
    """Returns a hand whose steps are recorded."""
    import walks

    hand = walks.StepRecorder(handheld)
    act = hand.do

    def do(what):
        if what == "power" and chance:
            chance.calls = 0
        act(what)
        recorder.add(worded(what), bytes(handheld.screen.pixels), hand.steps[-1].screen)
        if settled:
            recorder.add(settle(handheld), bytes(handheld.screen.pixels), shown(handheld))

    hand.do = do
    recorder.add("start", bytes(handheld.screen.pixels), shown(handheld))
    if settled:
        recorder.add(settle(handheld), bytes(handheld.screen.pixels), shown(handheld))
    return hand


def worded(what):
    if what.isdigit():
        return f"wait {what}"
    return what if what in ("power", "empty") else f"press {what.replace(':', ' ')}"


def shown(handheld):
    return getattr(handheld.program, "shown", "")


def settle(handheld):
    """Goes on until nothing has been drawn for a while; returns the words for that step."""
    from emulator.recordings import STILL

    still = count = 0
    while still < STILL and count < MOST:
        handheld.frame()
        count += 1
        still = 0 if handheld.sent else still + 1
    return f"settle {count}" if still == STILL else f"wait {count}"  # something always moves


if __name__ == "__main__":
    environment.ensure()
    sys.exit(main())
