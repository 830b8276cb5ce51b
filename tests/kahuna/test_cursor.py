"""The cursor on the lines: it reaches every line, a step back comes back, and directions mean what
they say. It begins where a bridge does most, in a puzzle on the first line."""

import functools
from itertools import combinations

import pytest
from kahuna_games import members, play
from kahuna_player import DIRECTIONS, KEYS

from kahuna.look.layout import MIDDLES
from kahuna.play import board_cursor
from kahuna.play.board_cursor import nearest
from kahuna.play.chooser import NO_CARD
from kahuna.play.cursor import DOWN, LEFT, RIGHT, UP, LineSteps
from kahuna.play.cursor_start import most_useful
from kahuna.rules.limits import ISLAND_COUNT, LINE_COUNT
from kahuna.rules.line_names import LINE_NAMES
from kahuna.rules.tables import ALL_LINES, ISLANDS, LETTERS, REACH
from kahuna.rules.view import View

OPPOSITE = {UP: DOWN, DOWN: UP, LEFT: RIGHT, RIGHT: LEFT}
BACKS = tuple(OPPOSITE.items())
ACROSS = (LEFT, RIGHT)


def mask(names):
    return sum(1 << LINE_NAMES.index(name) for name in names.split())


def masks_of_cards():
    """Each set of lines on which a card can ever be used, with the card."""
    for card in range(ISLAND_COUNT):
        lines = members(REACH[card])
        for chosen in range(1, 1 << len(lines)):
            yield sum(1 << line for at, line in enumerate(lines) if chosen >> at & 1), card


def masks_of_head_starts():
    """The free lines while one, two or three bridges are laid before a game."""
    for laid in range(3):
        for lines in combinations(range(LINE_COUNT), laid):
            yield ALL_LINES - sum(1 << line for line in lines), NO_CARD


WAYS = [LineSteps(card) for card in range(ISLAND_COUNT)]


def step(line, direction, lines, card):
    ways = board_cursor if card == NO_CARD else WAYS[card]
    return ways.step(line, direction, lines)


MASKS = [*masks_of_cards(), *masks_of_head_starts()]
PLACES = [(MIDDLES[2 * line], MIDDLES[2 * line + 1]) for line in range(LINE_COUNT)]


@functools.cache
def steps(lines, card):
    """The lines to which the four directions lead from each line."""
    return {
        line: [step(line, direction, lines, card) for direction in OPPOSITE]
        for line in members(lines)
    }


def reached(ways, start):
    found = [start]
    for at in found:
        found += [other for other in dict.fromkeys(ways[at]) if other not in found]
    return set(found)


def cut_off(lines, card):
    """The lines that cannot be reached from all others, by name."""
    ways = steps(lines, card)
    back = {line: [] for line in ways}
    for line in ways:
        for other in ways[line]:
            back[other].append(line)
    # From one line all are reached, and that one from all: then all from all.
    first = next(iter(ways))
    missed = set(ways) - (reached(ways, first) & reached(back, first))
    return [LINE_NAMES[line] for line in sorted(missed)]


def ahead_and_aside(here, there, direction):
    across, down = (b - a for a, b in zip(PLACES[here], PLACES[there]))
    if direction in (UP, DOWN):
        return (down if direction == DOWN else -down), abs(across)
    return (across if direction == RIGHT else -across), abs(down)


def in_quarter_ahead(here, there, direction):
    ahead, aside = ahead_and_aside(here, there, direction)
    return 0 < ahead >= aside


def gone(line, button, lines, card):
    island = NO_CARD if card is None else LETTERS.index(card)
    return LINE_NAMES[step(LINE_NAMES.index(line), KEYS[button], mask(lines), island)]


def test_whatever_lines_are_left_none_is_out_of_reach():
    for lines, card in MASKS:
        assert cut_off(lines, card) == [], bin(lines)


def test_the_cursor_never_leaves_its_lines():
    for lines, card in MASKS:
        for goals in steps(lines, card).values():
            assert all(lines >> goal & 1 for goal in goals)


def share_that_comes_back(masks):
    """Of all steps that lead to another line, those that the opposite direction takes back; but up
    and down on a card's lines may go far aside, rather than nowhere."""
    moves = back = 0
    for lines, card in masks:
        ways = steps(lines, card)
        for line, goals in ways.items():
            for (direction, opposite), goal in zip(BACKS, goals):
                ahead, aside = ahead_and_aside(line, goal, direction)
                may_stray = card != NO_CARD and direction not in ACROSS
                if goal != line and not (may_stray and 0 < ahead < aside):
                    moves += 1
                    back += ways[goal][opposite] == line
    print(f"{back} of {moves} steps come back, {100 * back / moves:.1f} %")
    return back / moves


def test_nearly_all_steps_are_taken_back_by_the_opposite_one():
    assert share_that_comes_back(masks_of_cards()) > 0.99
    assert share_that_comes_back([(ALL_LINES, NO_CARD)]) > 0.93
    assert share_that_comes_back(masks_of_head_starts()) > 0.92


def test_right_and_left_go_round_all_lines_of_a_card_in_their_order():
    """In the first removal of a lesson RIGHT went to and fro between two lines of HUNA for ever."""
    for lines, card in masks_of_cards():
        across = sorted(members(lines), key=PLACES.__getitem__)
        ways = steps(lines, card)
        for at, line in enumerate(across):
            assert ways[line][LEFT] == across[at - 1]
            assert ways[across[at - 1]][RIGHT] == line


def test_every_press_towards_a_line_of_a_card_moves():
    """UP and DOWN did nothing there, though one line was lower than the other."""
    for lines, card in masks_of_cards():
        for line, goals in steps(lines, card).items():
            for direction, goal in zip(OPPOSITE, goals):
                ahead = [ahead_and_aside(line, o, direction)[0] > 0 for o in members(lines)]
                if any(ahead):
                    assert ahead_and_aside(line, goal, direction)[0] > 0 or direction in ACROSS
                    assert goal != line


def test_a_step_goes_into_the_quarter_ahead_if_a_line_is_there():
    """Except for right and left over the lines of a card, which go round all of them."""
    for lines, card in MASKS:
        for line, goals in steps(lines, card).items():
            for direction, goal in zip(OPPOSITE, goals):
                if card != NO_CARD and direction in ACROSS:
                    continue
                if any(in_quarter_ahead(line, other, direction) for other in members(lines)):
                    ahead, aside = ahead_and_aside(line, goal, direction)
                    # Or a little outside it, if that can be taken back.
                    assert ahead > 0 and aside <= 4 * ahead
                    if aside > ahead:
                        assert step(goal, OPPOSITE[direction], lines, card) == line


def test_only_from_the_edge_does_a_step_go_against_its_direction_and_then_to_the_other_edge():
    """And of a card's lines from there back again: EH up was HL, and HL down was DH."""
    for lines, card in MASKS:
        for line, goals in steps(lines, card).items():
            for direction, goal in zip(OPPOSITE, goals):
                ahead, aside = ahead_and_aside(line, goal, direction)
                if card != NO_CARD and direction in ACROSS:
                    continue  # these go round from any edge
                if goal != line and ahead <= 0:
                    all_ahead = [ahead_and_aside(line, o, direction)[0] for o in members(lines)]
                    assert max(all_ahead) == 0
                    assert ahead == min(all_ahead)
                    assert aside <= -ahead
                    if card != NO_CARD:
                        assert step(goal, OPPOSITE[direction], lines, card) == line


@pytest.mark.parametrize(
    "card, line, button, lines, goal",
    [
        # ALOA's three lines lie below one another on the left.
        ("A", "AB", "down", "AB AD AH", "AD"),
        ("A", "AD", "down", "AB AD AH", "AH"),
        ("A", "AH", "up", "AB AD AH", "AD"),
        ("A", "AD", "up", "AB AD AH", "AB"),
        ("A", "AB", "right", "AB AD AH", "AH"),
        # BARI's go out to both sides and down.
        ("B", "AB", "right", "AB BC BD BE BF", "BD"),
        ("B", "BD", "right", "AB BC BD BE BF", "BE"),
        ("B", "BE", "right", "AB BC BD BE BF", "BF"),
        ("B", "BF", "right", "AB BC BD BE BF", "BC"),
        ("B", "AB", "right", "AB BC", "BC"),
        ("B", "BC", "left", "AB BC", "AB"),
        # DUDA's lie in a ring.
        ("D", "AD", "right", "AD BD DE DH", "DH"),
        ("D", "DH", "right", "AD BD DE DH", "BD"),
        ("D", "BD", "down", "AD BD DE DH", "DE"),
        ("D", "DE", "left", "AD BD DE DH", "BD"),
        ("D", "DH", "up", "AD BD DE DH", "AD"),
        # Those of HUNA in the first removal of a lesson.
        ("H", "HI", "right", "AH EH HI HL", "EH"),
        ("H", "EH", "right", "AH EH HI HL", "AH"),
        ("H", "AH", "right", "AH EH HI HL", "HL"),
        ("H", "HL", "right", "AH EH HI HL", "HI"),
        ("H", "HI", "up", "AH EH HI HL", "EH"),
        ("H", "HI", "down", "AH EH HI HL", "HL"),
        # LALE's two lower ones and the one above.
        ("L", "HL", "right", "HL IL KL", "IL"),
        ("L", "IL", "right", "HL IL KL", "KL"),
        # Below KAHU's lowest line there is nothing.
        ("K", "KL", "down", "CK GK IK JK KL", "KL"),
        # Over the edge and in again on the other side.
        ("A", "AH", "down", "AB AD AH", "AB"),
        ("L", "KL", "right", "HL IL KL", "HL"),
        ("L", "HL", "left", "HL IL KL", "KL"),
        # Over the whole board; past a line that is taken to the one beyond.
        (None, "AD", "right", " ".join(LINE_NAMES), "DE"),
        (None, "AD", "right", " ".join(LINE_NAMES).replace("DE ", ""), "EF"),
    ],
)
def test_directions_lead_where_a_person_expects(card, line, button, lines, goal):
    assert gone(line, button, lines, card) == goal


def test_every_button_for_a_direction_is_one():
    assert [KEYS[name] for name in DIRECTIONS] == [UP, DOWN, LEFT, RIGHT]


def test_nearest_keeps_a_line_that_is_there_and_finds_the_closest_of_others():
    for lines, _ in MASKS[::7]:
        for line in range(LINE_COUNT):
            found = nearest(line, lines)
            assert lines >> found & 1
            if lines >> line & 1:
                assert found == line
    assert LINE_NAMES[nearest(LINE_NAMES.index("AB"), mask("AD KL JK"))] == "AD"
    assert nearest(3, 0) == -1


# Where it begins

BEGINS = [
    # An island that is won comes first, two before one, and of two the one with more to take.
    ("white BE BF HI", "black AB", "AH BC", "BC"),
    ("white BE BF DE AD", "black AB", "BC BD", "BD"),
    ("white AD CK GK", "black AH KL IK", "AB JK", "JK"),
    ("white AD IL CK", "black AB EF", "KL AH", "AH"),
    # Then the island at which fewest bridges are missing, if there are lines enough.
    ("white HI", "black EJ", "AH DH HL", "AH"),
    ("white IL", "black AD", "AB AH", "AB"),
    ("white", "black HL KL", "AB IL", "AB"),
    ("white CF", "black BC CG", "CK KL", "KL"),
    # Then the line that is more in the other side's way.
    ("white", "black FJ GJ", "DE FG", "FG"),
    # One's own bridge before a removal, and of removals the one that breaks an island.
    ("white", "black AB AD BC", "AB AH", "AH"),
    ("white", "black AB AD BC", "AB BC", "AB"),
]


@pytest.mark.parametrize("white, black, lines, best", BEGINS)
def test_the_cursor_begins_where_a_play_does_most(white, black, lines, best):
    record = f"bridges {white}\nbridges {black}\nhand white A\nhand black B\ndeck CDEFGH"
    assert LINE_NAMES[most_useful(View(play(record), 0), mask(lines))] == best


def test_the_cursor_begins_for_the_side_at_turn():
    record = "bridges white BC\nbridges black KL\nfirst black\nhand white A\nhand black L\ndeck BDE"
    assert LINE_NAMES[most_useful(View(play(record), 1), mask("BD HL"))] == "HL"


def test_there_is_a_first_line_wherever_there_is_one():
    view = View(play("hand white A\nhand black B\ndeck CDEFGH"), 0)
    for lines, _ in MASKS:
        assert lines >> most_useful(view, lines) & 1
    assert len(ISLANDS) == 12 and most_useful(view, 0) == -1
