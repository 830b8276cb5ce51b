"""Runs real CircuitPython on an emulated board, with the program or with a script.

python3 tools/emulate.py firmware.uf2 run script.py        prints what the script says
python3 tools/emulate.py firmware.uf2 boot                 from power on to the title
"""

import environment

# isort: split
import sys

import manners

EPILOG = """\
example: python3 tools/emulate.py firmware.uf2 --symbols firmware.nm --heap boot
docs/emulator.md says how to get a firmware, and what each of these does.
"""


@manners.tool("emulate")
def main(arguments=None):
    options = parser().parse_args(arguments)
    sys.path.append(str(environment.ROOT / "lib"))
    from emulator import commands

    return commands.run(options)


def parser():
    parser = manners.Parser("emulate", __doc__.partition("\n")[0], EPILOG)
    parser.add_argument("firmware", type=manners.place, help="a .uf2 of CircuitPython")
    parser.add_argument(
        "--symbols", type=manners.place, metavar="FILE", help="what nm lists of its .elf"
    )
    parser.add_argument(
        "--bootrom",
        type=manners.place,
        metavar="FILE",
        help="the RP2040's boot ROM (bootrom.bin beside the firmware)",
    )
    parser.add_argument(
        "--heap",
        action="store_true",
        help="as much memory as a PyGamer has (needs symbols)",
    )
    what = parser.add_subparsers(dest="command", required=True, parser_class=_subparser)
    run = what.add_parser("run", help="a script as code.py: prints what it says")
    run.add_argument("script", type=manners.place)
    run.add_argument(
        "files", nargs="*", type=manners.place, help="further files and folders for the drive"
    )
    run.add_argument("--until", metavar="LINE", default="done", help="the line that ends it (done)")
    run.add_argument("--seconds", type=manners.whole(1), default=60, help="of the board (60)")
    what.add_parser("boot", help="from power on to the title: picture, time, memory")
    walks = what.add_parser("walks", help="the walks of the tests: every picture as on the desk")
    walks.add_argument("--jobs", type=manners.whole(1), help="boards at a time (one for each core)")
    evening = what.add_parser("evening", help="a family's first evening, then twelve games: memory")
    cuts = what.add_parser("cuts", help="what power cuts cost while something is saved")
    cuts.add_argument(
        "--starts", type=manners.whole(0), default=12, help="from what they leave (12)"
    )
    cuts.add_argument("--seed", type=manners.whole(0), default=1, help="which of them (1)")
    tour = what.add_parser("tour", help="every screen: answers to presses as bench.py has them")
    for each in (walks, evening, tour, cuts):
        each.add_argument("--only", nargs="+", metavar="NAME", help="these alone")
        each.add_argument(
            "--recorded",
            metavar="DIR",
            type=manners.place,
            help="as record_walks.py wrote them there",
        )
    return parser


def _subparser(prog, help=None, **options):
    return manners.Parser(prog, help, **{"epilog": None, **options})


if __name__ == "__main__":
    environment.ensure()
    sys.exit(main())
