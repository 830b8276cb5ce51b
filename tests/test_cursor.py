"""The cursor on the lines: every line can be reached, nowhere is a trap, and directions mean
what they say."""

import random

import pytest
from driving import DIRECTIONS

from kahuna.look.layout import MIDDLES
from kahuna.play.cursor import nearest, step
from kahuna.rules.tables import ALL_LINES, ISLANDS, LINE_NAMES, REACH


def mask(names):
    return sum(1 << LINE_NAMES.index(name) for name in names.split())


def inside(lines):
    return [line for line in range(27) if lines >> line & 1]


def steps(lines):
    """Where the four directions lead from each of the lines."""
    return {
        line: [step(line, dx, dy, lines) for dx, dy in DIRECTIONS.values()]
        for line in inside(lines)
    }


def reached(ways, start):
    found = [start]
    for at in found:
        found += [other for other in dict.fromkeys(ways[at]) if other not in found]
    return set(found)


def cut_off(lines):
    """The lines that cannot be reached from all others, by name."""
    ways = steps(lines)
    back = {line: [] for line in ways}
    for line in ways:
        for other in ways[line]:
            back[other].append(line)
    # From one line all are reached, and that one from all: then all from all.
    first = next(iter(ways))
    missed = set(ways) - (reached(ways, first) & reached(back, first))
    return [LINE_NAMES[line] for line in sorted(missed)]


def gone(line, button, lines):
    return LINE_NAMES[step(LINE_NAMES.index(line), *DIRECTIONS[button], mask(lines))]


def some_masks(number):
    lot = random.Random(5)
    for _ in range(number):
        density = lot.random()
        lines = sum(1 << line for line in range(27) if lot.random() < density)
        if lines:
            yield lines


@pytest.mark.parametrize("island", range(12), ids=ISLANDS)
def test_whatever_lines_of_a_card_are_left_none_is_out_of_reach(island):
    """A card's lines fill up during a game: every subset of them comes up."""
    lines = inside(REACH[island])
    for chosen in range(1, 1 << len(lines)):
        left = sum(1 << line for at, line in enumerate(lines) if chosen >> at & 1)
        assert cut_off(left) == []


def test_in_any_set_of_lines_none_is_out_of_reach():
    """Lines of several cards, and all free lines while a head start is laid."""
    for lines in [ALL_LINES, *some_masks(2000)]:
        assert cut_off(lines) == [], bin(lines)


def test_the_cursor_never_leaves_its_lines_and_always_goes_the_same_way():
    for lines in some_masks(100):
        for line in inside(lines):
            for dx, dy in DIRECTIONS.values():
                other = step(line, dx, dy, lines)
                assert lines >> other & 1
                assert other == step(line, dx, dy, lines)


def test_alone_the_cursor_stays():
    for line in range(27):
        for dx, dy in DIRECTIONS.values():
            assert step(line, dx, dy, 1 << line) == line


def test_no_direction_goes_against_itself_while_there_is_something_ahead():
    """Going right must not end further left, unless the cursor is at the right edge."""
    for lines in [ALL_LINES, *some_masks(150)]:
        for line in inside(lines):
            for dx, dy in DIRECTIONS.values():
                places = {
                    other: dx * (MIDDLES[2 * other] - MIDDLES[2 * line])
                    + dy * (MIDDLES[2 * other + 1] - MIDDLES[2 * line + 1])
                    for other in inside(lines)
                }
                other = step(line, dx, dy, lines)
                if max(places.values()) > 0 and places[other] <= 0:
                    # Something ahead was passed over: only if it lies far more aside than ahead.
                    ahead = [o for o in places if places[o] > 0]
                    assert not [o for o in ahead if quarter_ahead(line, o, dx, dy)]


def quarter_ahead(line, other, dx, dy):
    across = MIDDLES[2 * other] - MIDDLES[2 * line]
    down = MIDDLES[2 * other + 1] - MIDDLES[2 * line + 1]
    return across * dx + down * dy >= abs(across * dy) + abs(down * dx)


def test_what_lies_straight_ahead_is_taken_before_what_lies_aside():
    for lines in [ALL_LINES, *some_masks(150)]:
        for line in inside(lines):
            for dx, dy in DIRECTIONS.values():
                if [o for o in inside(lines) if o != line and quarter_ahead(line, o, dx, dy)]:
                    assert quarter_ahead(line, step(line, dx, dy, lines), dx, dy)


@pytest.mark.parametrize(
    "line, button, lines, goal",
    [
        # ALOA's three lines lie below one another on the left.
        ("AB", "down", "AB AD AH", "AD"),
        ("AD", "down", "AB AD AH", "AH"),
        ("AH", "up", "AB AD AH", "AD"),
        ("AD", "up", "AB AD AH", "AB"),
        # BARI's go out to both sides and down.
        ("AB", "right", "AB BC BD BE BF", "BD"),
        ("BD", "right", "AB BC BD BE BF", "BE"),
        ("BE", "right", "AB BC BD BE BF", "BF"),
        ("BC", "left", "AB BC BD BE BF", "BE"),
        ("BC", "left", "AB BC", "AB"),
        ("AB", "right", "AB BC", "BC"),
        ("BE", "left", "AB BC BD BE BF", "BD"),
        # LALE's two lower ones and the one above.
        ("HL", "right", "HL IL KL", "IL"),
        ("IL", "right", "HL IL KL", "KL"),
        ("KL", "left", "HL IL KL", "IL"),
        ("IL", "left", "HL IL KL", "HL"),
        # What lies ahead, however far aside, comes before what lies behind.
        ("AB", "left", "AB AD BC", "AD"),
        ("BC", "right", "BC EF FJ", "FJ"),
        ("GK", "down", "EJ GK IL", "IL"),
        ("FJ", "up", "AD FJ GK", "AD"),
        # Over the edge and in again on the other side.
        ("AH", "down", "AB AD AH", "AB"),
        ("KL", "right", "HL IL KL", "HL"),
        ("HL", "left", "HL IL KL", "KL"),
    ],
)
def test_directions_lead_where_a_person_expects(line, button, lines, goal):
    assert gone(line, button, lines) == goal


def test_a_step_and_a_step_back_return_along_a_row():
    for row in ("AB AD AH", "HL IL KL", "BD BE BF"):
        names = row.split()
        there, back = ("down", "up") if row == "AB AD AH" else ("right", "left")
        for one, two in zip(names, names[1:]):
            assert gone(one, there, row) == two
            assert gone(two, back, row) == one


def test_nearest_keeps_a_line_that_is_there_and_finds_the_closest_of_others():
    for lines in some_masks(100):
        for line in range(27):
            found = nearest(line, lines)
            assert lines >> found & 1
            if lines >> line & 1:
                assert found == line
    assert LINE_NAMES[nearest(LINE_NAMES.index("AB"), mask("AD KL JK"))] == "AD"
    assert nearest(3, 0) == -1
