"""Writes kahuna/rules/tables.py: the board as small tables for the rules to look things up in.

python3 tools/make_tables.py            write the file
python3 tools/make_tables.py --check    say whether the file is what would be written
"""

import environment

# isort: split
import sys

import manners

TARGET = environment.ROOT / "kahuna" / "rules" / "tables.py"

# The twelve islands and the lines between them: all else follows from these.
ISLANDS = "ALOA BARI COCO DUDA ELAI FAAA GOLA HUNA IFFI JOJO KAHU LALE".split()
LINE_NAMES = (
    "AB AD AH BC BD BE BF CF CG CK DE DH EF EH EI EJ FG FJ GJ GK HI HL IJ IK IL JK KL".split()
)

# 2 is a primitive root modulo 37, so 1 << line has a different remainder for each line.
BIT_MODULUS = 37


def island(letter):
    return ord(letter) - ord("A")


def lines_at(number):
    return [i for i, line in enumerate(LINE_NAMES) if number in map(island, line)]


def mask(numbers):
    return sum(1 << number for number in numbers)


def half_hand(end, first):
    """Returns, for each set of six islands from `first` on, the lines whose lower (0) or higher (1)
    end is in it."""
    return [
        mask(
            i
            for i, line in enumerate(LINE_NAMES)
            if first <= island(line[end]) < first + 6 and cards >> (island(line[end]) - first) & 1
        )
        for cards in range(64)
    ]


def bit_numbers():
    table = [0] * BIT_MODULUS
    for line in range(len(LINE_NAMES)):
        table[(1 << line) % BIT_MODULUS] = line
    return table


def as_bytes(values):
    return f"bytes({as_tuple(values)})"


def as_tuple(values):
    text, row = "(\n", "   "
    for value in values:
        word = f" {value},"
        if len(row) + len(word) > 98:
            text, row = text + row + "\n", "   "
        row += word
    return text + row + "\n)"


def source():
    reach = [mask(lines_at(i)) for i in range(len(ISLANDS))]
    names = [f'"{name}"' for name in ISLANDS]
    return f'''"""The board as tables, written by tools/make_tables.py: change that, not this.

Islands are the numbers 0 to 11 in the order of their letters, lines the numbers 0 to 26 in
alphabetical order. A set of lines is a mask of 27 bits, a set of islands one of 12.
"""

import sys

# fmt: off
ISLANDS = {as_tuple(names)}
LETTERS = "{"".join(name[0] for name in ISLANDS)}"
ALL_LINES = {mask(range(len(LINE_NAMES)))}

# The two islands of each line.
LOW = {as_bytes(island(line[0]) for line in LINE_NAMES)}
HIGH = {as_bytes(island(line[1]) for line in LINE_NAMES)}

# For each island: its lines, and how many bridges control it.
REACH = {as_tuple(reach)}
NEED = {as_bytes(len(lines_at(i)) // 2 + 1 for i in range(len(ISLANDS)))}

# BIT[mask % 37] is the number of the line whose mask it is (a mask of one bit).
BIT = {as_bytes(bit_numbers())}

# The lines whose lower (or higher) island is in a set of islands, A to F and G to L apart:
# LOW_AF[islands & 63] | LOW_GL[islands >> 6].
LOW_AF = {as_tuple(half_hand(0, 0))}
LOW_GL = {as_tuple(half_hand(0, 6))}
HIGH_AF = {as_tuple(half_hand(1, 0))}
HIGH_GL = {as_tuple(half_hand(1, 6))}

if sys.implementation.name == "cpython":
    # A desk reads tuples faster than bytes.
    LOW, HIGH, NEED, BIT = tuple(LOW), tuple(HIGH), tuple(NEED), tuple(BIT)
# fmt: on
'''


@manners.tool("make_tables")
def main(arguments=None):
    parser = manners.Parser("make_tables", __doc__)
    parser.add_argument("--check", action="store_true", help="compare only, change nothing")
    if not parser.parse_args(arguments).check:
        TARGET.write_bytes(source().encode())
    elif not TARGET.exists() or TARGET.read_bytes() != source().encode():
        raise manners.Failure(f"{TARGET.name} is out of date: run this without --check")


if __name__ == "__main__":
    sys.exit(main())
