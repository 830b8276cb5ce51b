"""Asks a board, or the emulated one, what it does in the limiting cases of what the program uses.

    python3 tools/record_contract.py FIRMWARE        asks the emulated board, keeps its answers
    python3 tools/record_contract.py --ask FOLDER    only writes the questions, for a board's drive
    python3 tools/record_contract.py --heard FILE    keeps what a board printed in answer to these

The questions are in tests/contract (see docs/contract.md).
"""

import environment

# isort: split
import ast
import json
import subprocess
import sys
import tempfile
import textwrap
from collections import namedtuple
from pathlib import Path

import manners

FOLDER = environment.ROOT / "tests" / "contract"
BEFORE = "before each"
RECORDED = "recorded on "
ANSWER = "-> "
SPRIGS = ("i2s",)  # topics for a Sprig, which is asked no others
RUN = "run", "--until", "=end=", "--seconds", "300"  # of the board's time

# `last` is the expression at the end of a case, if there is one; `at` the line of its name.
Case = namedtuple("Case", "topic name before body last outcome at")

# Runs on the board, on the desk and on the VM: a line for each case.
ASKER = """
import gc
import json
import sys

KINDS = (  # a desk has finer ones
    EOFError, IndexError, KeyError, NotImplementedError, OSError, OverflowError, UnicodeError,
    ZeroDivisionError,
)

def ask(before, body, last):
    names = {}
    try:
        exec(before, names)
        exec(body, names)
        return repr(eval(last, names)) if last else "done"
    except Exception as error:
        for kind in KINDS:
            if isinstance(error, kind):
                return kind.__name__
        return type(error).__name__

def ask_all(topic, path="/"):
    with open(path + topic + ".json") as file:
        before, cases = json.load(file)
    for name, body, last in cases:
        print("=%s=%s=%s" % (topic, name, ask(before, body, last)))
        gc.collect()
"""
ON_A_BOARD = """
import board
python = sys.implementation
print("=version=CircuitPython %d.%d.%d," % python.version[:3], python._machine)
for topic in {sprigs} if board.board_id == "hack_club_sprig" else {others}:
    ask_all(topic)
print("=end=")
"""


def topics():
    return sorted(path.stem for path in FOLDER.glob("*.txt"))


def topics_for(sprig):
    return [topic for topic in topics() if (topic in SPRIGS) == sprig]


def read(topic):
    """Returns the cases of a topic, as its file has them."""
    return parse(topic, (FOLDER / f"{topic}.txt").read_text(encoding="utf-8"))


def parse(topic, text):
    cases = []
    before = ""
    at = 1
    for block in text.split("\n\n"):
        name, *lines = block.splitlines()
        answers = [line[3:] for line in lines if line.startswith(ANSWER)]
        code = textwrap.dedent("\n".join(line for line in lines if not line.startswith(ANSWER)))
        if name == BEFORE:
            before = code
        elif not name.startswith(RECORDED):
            outcome = answers[0] if answers else ""
            cases.append(Case(topic, name, before, *_parted(code), outcome, at))
        at += block.count("\n") + 2
    return cases


def _parted(code):
    """Returns what a case does, and the expression at its end."""
    end = ast.parse(code).body[-1]
    if not isinstance(end, ast.Expr):
        return code, ""
    lines = code.splitlines()
    return "\n".join(lines[: end.lineno - 1]), "\n".join(lines[end.lineno - 1 :])


def questions(topic):
    """Returns what is put on a drive for the asker."""
    cases = read(topic)
    return json.dumps([cases[0].before, [[case.name, case.body, case.last] for case in cases]])


def write_questions(folder):
    asking = ON_A_BOARD.format(sprigs=topics_for(sprig=True), others=topics_for(sprig=False))
    (folder / "code.py").write_text(ASKER + asking, encoding="utf-8")
    for topic in topics():
        (folder / f"{topic}.json").write_text(questions(topic), encoding="utf-8")


def heard(text):
    """Returns what was printed as (version, {(topic, name): outcome})."""
    version, outcomes = "", {}
    for line in text.replace("\r", "").splitlines():
        if line.startswith("=version="):
            version = line[len("=version=") :]
        elif line.startswith("=") and line.count("=") > 2:
            _, topic, name, outcome = line.split("=", 3)
            outcomes[topic, name] = outcome
    return version, outcomes


def keep(topic, version, outcomes):
    """Writes the outcomes into the file of a topic."""
    path = FOLDER / f"{topic}.txt"
    blocks = [f"{RECORDED}{version}"]
    for block in path.read_text(encoding="utf-8").rstrip().split("\n\n"):
        lines = [line for line in block.splitlines() if not line.startswith(ANSWER)]
        outcome = outcomes.get((topic, lines[0]))
        if outcome is not None:
            lines.append(ANSWER + outcome)
        if not lines[0].startswith(RECORDED):
            blocks.append("\n".join(lines))
    path.write_text("\n\n".join(blocks) + "\n", encoding="utf-8")


def compare(topic, outcomes):
    """Prints where a board's answers differ from those in the file of a topic."""
    for case in read(topic):
        outcome = outcomes[topic, case.name]
        if outcome != case.outcome:
            print(f"{topic}: {case.name}: {outcome}, not {case.outcome}")


def missing(outcomes, asked):
    """Returns the cases of the topics asked that have no outcome."""
    asked = [(topic, case.name) for topic in asked for case in read(topic)]
    return [": ".join(case) for case in asked if case not in outcomes]


def ask(firmware, **options):
    """Returns what the emulated board prints; the options are those of emulate.py."""
    emulated = [sys.executable, environment.ROOT / "tools" / "emulate.py", firmware]
    for name, path in options.items():
        if path:
            emulated += [f"--{name}", path]
    with tempfile.TemporaryDirectory() as folder:
        write_questions(Path(folder))
        files = sorted(Path(folder).iterdir(), key=lambda path: path.name != "code.py")
        done = subprocess.run([*emulated, *RUN, *files], capture_output=True, text=True)
    if done.returncode:
        kind = manners.Mistake if done.returncode == 2 else manners.Failure
        raise kind(f"the emulated board cannot be asked: {done.stderr.strip()}")
    return done.stdout


@manners.tool("record_contract")
def main(arguments=None):
    parser = manners.Parser("record_contract", __doc__)
    parser.add_argument(
        "firmware",
        metavar="FIRMWARE",
        type=manners.place,
        nargs="?",
        help="ask the emulated board with this .uf2 of CircuitPython",
    )
    for option in ("--symbols", "--bootrom"):
        parser.add_argument(
            option, metavar="FILE", type=manners.place, help="passed on to emulate.py"
        )
    parser.add_argument(
        "--ask", metavar="FOLDER", type=manners.place, help="write the questions there"
    )
    parser.add_argument(
        "--heard", metavar="FILE", type=manners.place, help="keep the answers in this file"
    )
    parser.add_argument("--compare", action="store_true", help="print what differs, keep nothing")
    options = parser.parse_args(arguments)
    if options.ask:
        write_questions(options.ask)
        return 0
    if options.heard:
        text = manners.read(options.heard, "what a board printed")
    elif options.firmware:
        text = ask(options.firmware, symbols=options.symbols, bootrom=options.bootrom)
    else:
        parser.error("name a firmware, or --ask or --heard")
    version, outcomes = heard(text)
    asked = topics_for(sprig=any(topic in SPRIGS for topic, _ in outcomes))
    lacks = missing(outcomes, asked)
    if lacks:
        raise manners.Failure(f"no answer to {len(lacks)} questions: {'; '.join(lacks)}")
    for topic in asked:
        if options.compare:
            compare(topic, outcomes)
        else:
            keep(topic, version, outcomes)
    print(f"{len(outcomes)} answers of {version}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
