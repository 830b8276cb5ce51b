"""The board: twelve islands, 27 lines, and the tables that follow from them."""

import shutil
import subprocess
import sys

import pytest
from kahuna_games import actions, games_under_way, members, steps
from slow_kahuna import LETTERS, LINES, lines_of

import make_tables
from environment import ROOT
from kahuna.records.notation import island, line, parse, text
from kahuna.rules import legal, tables
from kahuna.rules.actions import (
    DISCARD,
    TAKE,
    card_of,
    is_discard,
    is_place,
    is_remove,
    is_replace,
    is_take,
    pair_of,
)
from kahuna.rules.line_names import LINE_NAMES

# The board as it was read off the printed one a second time: an island, its lines, its neighbours.
BOARD = """
    ALOA 3 2 B D H
    BARI 5 3 A C D E F
    COCO 4 3 B F G K
    DUDA 4 3 A B E H
    ELAI 6 4 B D F H I J
    FAAA 5 3 B C E G J
    GOLA 4 3 C F J K
    HUNA 5 3 A D E I L
    IFFI 5 3 E H J K L
    JOJO 5 3 E F G I K
    KAHU 5 3 C G I J L
    LALE 3 2 H I K
"""
ROWS = [row.split() for row in BOARD.strip().split("\n")]


def test_the_committed_tables_are_what_the_tool_writes():
    assert make_tables.TARGET.read_bytes() == make_tables.source().encode()


@pytest.mark.parametrize("change, status", [(b"", 0), (b"# by hand\n", 1)])
def test_the_tool_says_whether_the_tables_are_its_own(change, status, tmp_path):
    for folder in ("tools", "kahuna/rules"):
        (tmp_path / folder).mkdir(parents=True)
    tool = tmp_path / "tools" / "make_tables.py"
    shutil.copy(ROOT / "tools" / "make_tables.py", tool)
    for name in ("environment", "manners"):
        shutil.copytree(ROOT / "tools" / name, tmp_path / "tools" / name)
    table = tmp_path / "kahuna" / "rules" / "tables.py"
    table.write_bytes(make_tables.TARGET.read_bytes() + change)
    done = subprocess.run([sys.executable, str(tool), "--check"], capture_output=True)
    assert (done.returncode, done.stdout, bool(done.stderr)) == (status, b"", bool(status))
    assert subprocess.run([sys.executable, str(tool)]).returncode == 0
    assert table.read_bytes() == make_tables.TARGET.read_bytes()


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_every_island_has_the_lines_and_neighbours_of_the_printed_board(row):
    name, lines, need, *neighbours = row
    number = tables.ISLANDS.index(name)
    assert tables.LETTERS[number] == name[0]
    at = members(tables.REACH[number])
    assert len(at) == int(lines)
    assert tables.NEED[number] == int(need)
    assert sorted(LINE_NAMES[i].replace(name[0], "") for i in at) == neighbours


def test_islands_and_lines_stand_in_alphabetical_order():
    assert list(tables.ISLANDS) == sorted(tables.ISLANDS) == [row[0] for row in ROWS]
    assert list(LINE_NAMES) == sorted(LINE_NAMES) == LINES
    assert tables.LETTERS == LETTERS


def test_a_line_has_its_lower_island_first():
    for number, name in enumerate(LINE_NAMES):
        low, high = tables.LOW[number], tables.HIGH[number]
        assert low < high
        assert LETTERS[low] + LETTERS[high] == name


def test_every_line_is_at_two_islands():
    for number in range(27):
        at = [i for i in range(12) if tables.REACH[i] >> number & 1]
        assert at == [tables.LOW[number], tables.HIGH[number]]


def test_control_needs_more_than_half():
    for i, letter in enumerate(LETTERS):
        half = len(lines_of(letter)) / 2
        assert tables.NEED[i] - 1 <= half < tables.NEED[i]


def test_the_number_of_a_bit_is_found():
    assert [tables.BIT[(1 << number) % 37] for number in range(27)] == list(range(27))
    # The bits of a set of cards are looked up as well.
    assert len({(1 << number) % 37 for number in range(27)}) == 27


def test_lines_of_several_islands_are_the_lines_of_each():
    for islands in range(4096):
        if bin(islands).count("1") in (1, 2, 11, 12):
            low = tables.LOW_AF[islands & 63] | tables.LOW_GL[islands >> 6]
            high = tables.HIGH_AF[islands & 63] | tables.HIGH_GL[islands >> 6]
            assert members(low) == [n for n in range(27) if islands >> tables.LOW[n] & 1]
            assert members(high) == [n for n in range(27) if islands >> tables.HIGH[n] & 1]


def test_on_a_desk_all_sets_have_what_a_board_puts_together():
    assert len(legal.LINES) == len(legal.TAKES) == len(legal.DISCARDS) == 4096
    for islands, (low, high) in enumerate(legal.LINES):
        assert low == tables.LOW_AF[islands & 63] | tables.LOW_GL[islands >> 6]
        assert high == tables.HIGH_AF[islands & 63] | tables.HIGH_GL[islands >> 6]
        assert [action - TAKE for action in legal.TAKES[islands]] == members(islands)
        assert [action - DISCARD for action in legal.DISCARDS[islands]] == members(islands)


@pytest.mark.parametrize(
    "sets, first, size",
    [
        (legal.LOW_FIRST, 0, 14),
        (legal.LOW_OTHERS, 14, 13),
        (legal.HIGH_FIRST, 27, 14),
        (legal.HIGH_OTHERS, 41, 13),
    ],
)
def test_on_a_desk_all_sets_of_lines_are_listed(sets, first, size):
    assert len(sets) == 1 << size
    for lines, places in enumerate(sets):
        assert [action - first for action in places] == members(lines)


def test_a_board_without_those_tables_offers_the_same_actions(monkeypatch):
    for game, lot in games_under_way():
        for _ in steps(game, lot):
            at_a_desk = actions(game)
            with monkeypatch.context() as board:
                board.setattr(legal, "ON_A_DESK", 0)
                assert actions(game) == at_a_desk


def test_every_mask_is_a_small_int_of_the_board():
    masks = [*tables.REACH, tables.ALL_LINES]
    for table in (tables.LOW_AF, tables.LOW_GL, tables.HIGH_AF, tables.HIGH_GL):
        assert len(table) == 64
        masks += table
    assert max(masks) == tables.ALL_LINES == 2**27 - 1 < 2**30


# Names and numbers


def test_names_of_islands_and_lines_lead_back_to_them():
    assert [island(letter) for letter in LETTERS] == list(range(12))
    assert [line(name) for name in LINES] == list(range(27))
    assert [line(name[::-1]) for name in LINES] == list(range(27))


def test_every_action_has_a_word_that_leads_back_to_it():
    words = [text(action) for action in range(242)]
    assert len(set(words)) == 242
    assert [parse(word) for word in words] == list(range(242))


def test_words_are_those_of_the_record_notation():
    for word in "K-I I-K HH*EH EH*EH EE*EH HH*EH+ #A #L ^F ^ .".split():
        assert text(parse(word)) == word


def test_a_placement_tells_its_card_and_a_removal_both():
    assert [card_of(parse("K-I")), card_of(parse("I-K"))] == [10, 8]
    assert [card_of(parse("#C")), card_of(parse("^D"))] == [2, 3]
    assert [pair_of(parse(word + "*EH")) for word in ("EE", "EH", "HH")] == [(4, 4), (4, 7), (7, 7)]
    assert pair_of(parse("HH*EH+")) == (7, 7)


def test_every_action_is_of_one_kind():
    for action in range(242):
        word = text(action)
        assert is_place(action) == ("-" in word)
        assert is_remove(action) == ("*" in word)
        assert is_replace(action) == word.endswith("+")
        assert is_discard(action) == (word[0] == "#")
        assert is_take(action) == (word[0] == "^" and len(word) == 2)
