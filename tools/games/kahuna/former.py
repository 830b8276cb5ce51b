"""A robot of any version of the project, as a program for the arena, to measure progress.

    git worktree add build/former eea9189
    python3 tools/arena.py "python3 tools/games/kahuna/former.py build/former 3" 9 --deals 100

The robot has its number in that version. It gets a View made from what the program reads.
"""

import json
import sys
import zlib

if __name__ == "__main__":
    sys.path[:1] = [sys.argv[1], sys.argv[1] + "/lib"]

from handheld.chance import Chance, seed_of
from kahuna.records import notation
from kahuna.robots import create
from kahuna.rules import phases
from kahuna.rules.cards import count, with_card
from kahuna.rules.game import Game
from kahuna.rules.tables import HIGH, LETTERS, LOW, REACH
from kahuna.rules.view import View

SIDES = ("white", "black")
# Not every version has these in the same module.
LINE_NAMES = [LETTERS[low] + LETTERS[high] for low, high in zip(LOW, HIGH)]
PHASES = {"handicap": phases.HANDICAP, "play": phases.PLAY, "final": phases.FINAL}


def view_of(seen):
    """Returns the View of the side whose turn begins."""
    edition = notation.edition(seen["edition"])
    game = Game(edition, "guard" in seen["variants"], "open" in seen["variants"])
    view = View(game, SIDES.index(seen["you"]))
    for side, name in enumerate(SIDES):
        view.bridges[side] = sum(1 << LINE_NAMES.index(line) for line in seen["bridges"][name])
        view.sizes[side] = len(seen["hands"][name])
        view.open[side] = cards(seen["open"][name])
        view.seen[side] = cards(seen["seen"][name])
        view.scores[side] = seen["scores"][name]
        for island, lines in enumerate(REACH):
            view.counts[12 * side + island] = count(view.bridges[side] & lines)
    view.hands[view.side] = cards(seen["hands"][seen["you"]])
    view.face_up = cards(seen["face_up"])
    view.gone = cards(seen["gone"])
    for name in ("pile", "discards", "round", "left"):
        setattr(view, name, seen[name])
    view.phase = PHASES[seen["phase"]]
    view.turn = view.side
    view.happened = phases.FRESH
    view.declined = not seen["may_end"]
    return view


def cards(letters):
    found = 0
    for letter in letters:
        found = with_card(found, notation.island(letter))
    return found


def turn(robot, view):
    """Returns the robot's turn, as the program's answer."""
    robot.begin(view)
    while not robot.think(1000):
        pass
    if view.phase == phases.HANDICAP:
        return " ".join(LINE_NAMES[line] for line in robot.turn)
    return " ".join(map(notation.text, robot.turn))


def main():
    robot = None
    for line in sys.stdin:
        seen = json.loads(line)
        # The same games at each run.
        robot = robot or create(int(sys.argv[2]) - 1, Chance(seed_of(zlib.crc32(line.encode()))))
        if not seen["result"]:
            print(turn(robot, view_of(seen)), flush=True)


if __name__ == "__main__":
    main()
