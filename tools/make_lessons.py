"""Writes kahuna/play/lessons.py: the lessons of lessons.txt as bytes that the handheld can set up.

python3 tools/make_lessons.py            write the file
python3 tools/make_lessons.py --check    say whether the file is what would be written
"""

import environment

# isort: split
import sys

import manners

sys.path += [str(environment.ROOT), str(environment.ROOT / "lib")]

from kahuna.play.lesson_guide import DO, ISLAND, LINE, OTHER, POSITION, SAY, SLOT
from kahuna.records import notation
from kahuna.records.reader import Reader, RecordError
from kahuna.saves.position import position_of

SOURCE = environment.ROOT / "tools" / "games" / "kahuna" / "lessons.txt"
TARGET = environment.ROOT / "kahuna" / "play" / "lessons.py"
ACTING = {"do": DO, "other": OTHER}


def names(text):
    """Returns the names of the lessons."""
    return [line.split()[1] for line in text.splitlines() if line.startswith("lesson ")]


def lessons(text):
    """Returns the lessons, each as a list of steps: (kind, its contents as bytes)."""
    found = []
    reader = None
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split() if line.startswith("#") else line.split()
        if not words:
            continue
        try:
            if words[0] == "lesson":
                found.append([])
            if words[0] in ("lesson", "position"):
                reader = Reader()
                reader.feed("kahuna 1")
            elif words[0] == "say" or words[0] in ACTING:
                if reader:
                    found[-1].append((POSITION, position_of(reader.game)))
                    reader = None
                found[-1].append(_step(words))
            else:
                reader.feed(" ".join(words))
        except (RecordError, ValueError) as error:
            raise manners.Mistake(f"{SOURCE.name}, line {number}: {error}") from None
    return found


def _step(words):
    if words[0] == "say":
        return SAY, bytes([_place(*words[1:])] if words[1:] else [])
    return ACTING[words[0]], bytes(notation.parse(word) for word in words[1:])


def _place(what, slot=None):
    """Returns the byte that says where the arrow points."""
    if slot:
        return SLOT + int(slot)
    return ISLAND + notation.island(what) if len(what) == 1 else LINE + notation.line(what)


def packed(steps):
    """Returns the steps of a lesson as the handheld reads them."""
    return b"".join(bytes((kind, len(content))) + content for kind, content in steps)


def write(text):
    rows = []
    for name, steps in zip(names(text), lessons(text)):
        rows.append(f"    # {name}")
        for kind, content in steps:
            step = packed([(kind, content)])
            for at in range(0, len(step), 20):
                rows.append(
                    '    b"' + "".join(f"\\x{byte:02x}" for byte in step[at : at + 20]) + '"'
                )
        rows[-1] += ","
    return (
        '"""The lessons as bytes, which lesson_guide.py goes through.\n\n'
        "Written by tools/make_lessons.py from tools/games/kahuna/lessons.txt; "
        "change that, not this.\n"
        '"""\n\n'
        "LESSONS = (\n" + "\n".join(rows) + "\n)\n"
    ).encode()


@manners.tool("make_lessons")
def main(arguments=None):
    parser = manners.Parser("make_lessons", __doc__)
    parser.add_argument(
        "--check", action="store_true", help="write nothing; fail if anything changes"
    )
    options = parser.parse_args(arguments)
    made = write(SOURCE.read_text(encoding="utf-8"))
    current = TARGET.exists() and TARGET.read_bytes() == made
    if not current and not options.check:
        TARGET.write_bytes(made)
    if not current:
        print("differs:" if options.check else "wrote", TARGET.relative_to(environment.ROOT))
    return 1 if options.check and not current else 0


if __name__ == "__main__":
    sys.exit(main())
