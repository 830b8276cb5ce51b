"""Runs real CircuitPython on an emulated board, with the program or with a script.

    python3 tools/emulate.py firmware.uf2 run script.py     prints what the script prints
    python3 tools/emulate.py firmware.uf2 boot              goes from power on to the title
    python3 tools/emulate.py firmware.uf2 --symbols firmware.nm --heap walks --only a_turn

docs/emulator.md says where a firmware comes from, and what each command does.
"""

import environment

# isort: split
import sys

import manners


@manners.tool("emulate")
def main(arguments=None):
    options = parser().parse_args(arguments)
    sys.path.append(str(environment.ROOT / "lib"))
    from emulator import commands

    return commands.run(options)


def parser():
    parser = manners.Parser("emulate", __doc__)
    parser.add_argument("firmware", type=manners.place, help="the .uf2 file of CircuitPython")
    parser.add_argument(
        "--symbols",
        type=manners.place,
        metavar="FILE",
        help="find memory and clock by these symbols, which nm lists of its .elf",
    )
    parser.add_argument(
        "--bootrom",
        type=manners.place,
        metavar="FILE",
        help="use this boot ROM of an RP2040 (bootrom.bin beside the firmware)",
    )
    parser.add_argument(
        "--heap",
        action="store_true",
        help="leave as much memory as a PyGamer has (needs symbols)",
    )
    what = parser.add_subparsers(dest="command", required=True, parser_class=_subparser)
    run = what.add_parser("run", help="run a script as code.py, and print what it prints")
    run.add_argument("script", type=manners.place, help="the script, as code.py")
    run.add_argument(
        "files", nargs="*", type=manners.place, help="further files and folders for the drive"
    )
    run.add_argument("--until", metavar="LINE", default="done", help="end at this line (done)")
    run.add_argument(
        "--seconds",
        type=manners.whole(1),
        default=60,
        help="end after so many of the board's seconds (60)",
    )
    what.add_parser("boot", help="go from power on to the title: picture, time, memory")
    walks = what.add_parser("walks", help="take the tests' walks: is every picture as on the desk?")
    walks.add_argument(
        "--jobs",
        type=manners.whole(1),
        help="how many boards to emulate at a time (one for each core)",
    )
    evening = what.add_parser(
        "evening", help="play a family's first evening, then twelve games: memory"
    )
    cuts = what.add_parser("cuts", help="cut the power while something is saved: what that costs")
    cuts.add_argument(
        "--starts",
        type=manners.whole(0),
        default=12,
        help="how often to start from what a cut left (12)",
    )
    cuts.add_argument(
        "--seed", type=manners.whole(0), default=1, help="choose the cuts by this (1)"
    )
    tour = what.add_parser("tour", help="go to every screen: answers to presses, memory")
    for each in (walks, evening, tour, cuts):
        each.add_argument("--only", nargs="+", metavar="NAME", help="take only these")
        each.add_argument(
            "--recorded",
            metavar="DIR",
            type=manners.place,
            help="use what record_walks.py wrote there",
        )
    return parser


def _subparser(prog, help=None, **options):
    made = manners.Parser("emulate", help or "")
    made.prog = prog
    return made


if __name__ == "__main__":
    environment.ensure()
    sys.exit(main())
