"""Measures speed and memory of the program, and prints them as one JSON object.

    python3 tools/bench.py [--games N] [--answers]

Speed is measured in complete random games of Kahuna (any legal action as likely as any other,
edition modern) on this Python, in seconds of CPU time. Timings differ between computers: compare
`actions_per_calibration`, the actions done in the time of one calibration loop. One such loop runs
after every few games, so that a busy computer slows both equally; the median of these pairs counts.

Memory is what lives on the heap of the 32-bit VM, in bytes:

    vm_core       the core with editions, views and saves, imported from source
    vm_records    what reading and writing records and positions adds
    vm_game       what a game under way adds
    vm_growth     how much more is left after game 100 than after game 10

For the strongest robot:

    turn_rounds       the time of the longest of 120 turns against itself, in rounds of the
                      calibration loop on the same VM
    turn_rounds_mean  the mean time of these turns
    turn_positions    the most positions it looked at in a turn
    turn_heap         what it takes on the heap while it thinks, less weights.py, which it gives
                      back then
    turn_code         its code and weights, imported from source

For the whole program as it is put on a board, with stand-ins for CircuitPython's modules (see
bench_scenes.py):

    scenes           the most live heap of every screen during games of three rounds
    vm_program       the highest of these
    bitmaps          the most that pixels of Bitmaps take besides
    vm_with_bitmaps  the highest screen with its Bitmaps
    board            what lives on a board at its fullest moment, fitted to the emulated one:
                     118,720 leave 20 KB free
    program_growth   how much more is left after game 3 than after game 1
    frame_growth     what is left by 1,000 frames in which nothing happens or the cursor moves
    names            the letters of all names interned since the start
    compile_peak     the module that takes most heap to compile from source
    evening          ten games in a row, with every screen and language in between: the heap at the
                     title after each, its highest screen, and how many names there are (names are
                     never given back, so their number shows where the ceiling is)

`answers` says how long the handheld takes to answer presses, in either game, as bench_times.py
estimates it from what it counts; with --answers nothing else is printed. `emulate.py tour` times
the same presses on an emulated board.

`piranja` has the same for Kai Piranja: speed, core and growth with four players, a game under way
with six players who have twelve fish each in their rows, and its scenes.
"""

import environment

# isort: split
import json
import statistics
import sys
import time

import games
import manners

GAMES_PER_BATCH = 80  # about as long as one calibration loop


def calibrate():
    """Runs the loop with which speeds are compared."""
    s = 0
    for i in range(1000000):
        s = (s ^ i) & 0xFFFFFF


def measure_speed(number, code):
    sys.path[:0] = [str(environment.ROOT), str(environment.ROOT / "lib")]
    names = {}
    exec(code, names)
    play, buffer = names["play"], names["buffer"]
    batches = []
    for first in range(0, number, GAMES_PER_BATCH):
        began = time.process_time()
        actions = sum(play(n, buffer) for n in range(first, min(first + GAMES_PER_BATCH, number)))
        played = time.process_time()
        calibrate()
        batches.append((actions, played - began, time.process_time() - played))
    actions, playing, calibrating = map(sum, zip(*batches))
    return {
        "games_per_s": round(number / playing),
        "actions_per_s": round(actions / playing),
        "calibration_ms": round(calibrating / len(batches) * 1000, 1),
        "actions_per_calibration": round(
            statistics.median(actions / playing * loop for actions, playing, loop in batches)
        ),
    }


def measure_memory(package, game):
    from vm import Vm

    with Vm(package, "lib") as board:
        empty = board.run("").live
        core = board.run(imports(game.CORE)).live
        before = board.run(game.PLAY + "seed = 0").live
        # A game half played, with all that it keeps.
        board.run(game.MIDDLE)
        under_way = board.run("").live
        board.run("game = None")
        one = "play(seed, buffer)\nseed += 1"
        ten = board.run(one, times=10).live
        hundred = board.run(one, times=90).live
        records = board.run(imports(game.RECORDS)).live
    return {
        "vm_core": core - empty,
        "vm_records": records - hundred,
        "vm_game": under_way - before,
        "vm_growth": hundred - ten,
    }


def imports(names):
    return "\n".join(f"import {name}" for name in names.split())


def measure(number):
    from measuring import bench_scenes

    first, *others = games.GAMES
    return {
        **measure_answers(),
        **measure_game(first, number),
        "evening": bench_scenes.measure_evening(first),
        "compile_peak": bench_scenes.worst_compile_peak(),
        **{name: measure_game(name, number) for name in others},
    }


def measure_game(name, number):
    from measuring import bench_scenes

    game = games.part(name, "bench")
    return {
        **measure_speed(number, game.PLAY),
        **measure_memory(name, game),
        **game.robots(),
        **bench_scenes.measure(name),
    }


def measure_answers():
    from measuring import bench_times

    return {
        "answers": {
            tour: {
                name: f"{answer}, of {bench_times.budget_of(name)} ms"
                for name, answer in found.items()
            }
            for tour, found in bench_times.measure().items()
        }
    }


@manners.tool("bench")
def main(arguments=None):
    parser = manners.Parser("bench", __doc__)
    add = parser.add_argument
    add("--games", type=manners.whole(1), metavar="N", default=2000, help="how many to play (2000)")
    add("--answers", action="store_true", help="only estimate how long answers to presses take")
    options = parser.parse_args(arguments)
    environment.ensure()
    from vm import VmError

    try:
        measured = measure_answers() if options.answers else measure(options.games)
        print(json.dumps(measured, indent=2))
    except VmError as error:
        raise manners.Failure(f"the VM: {error}") from None


if __name__ == "__main__":
    sys.exit(main())
