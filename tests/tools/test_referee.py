"""The referee: its answers, its exit status, and one clear line for whatever is wrong."""

import json
import os
import re
import subprocess
import sys
import textwrap

import pytest
from kahuna_games import DATA, GAMES
from slow_kahuna import referee as slow_referee
from tool_runs import BUFFERED, POSIX, referee

import games
from environment import ROOT

DECK = "HKBGLBFFLCKEIHIJAGCEDADJ"
RECORD = f"""kahuna 1
edition modern
deck {DECK}
white K-I ^           // card K: bridge from K to I
black .
"""
# The state after the line before the last.
SHOWN = {
    "line": 4,
    "round": 1,
    "phase": "play",
    "turn": "black",
    "bridges": {"white": ["IK"], "black": []},
    "islands": {"white": [], "black": []},
    "hands": {"white": ["B", "C", "H"], "black": ["B", "G", "L"]},
    "open": {"white": [], "black": []},
    "face_up": ["F", "F", "L"],
    "pile": 14,
    "discards": 1,
    "scores": {"white": 0, "black": 0},
    "result": None,
}


def complaint(*arguments, status=2, **options):
    """The one line that answers a wrong call or a wrong record."""
    done = referee(*arguments, **options)
    assert done.returncode == status
    assert len(done.err) == 1 and done.stderr.endswith(b"\n"), done.stderr
    assert "Traceback" not in done.err[0]
    assert status == 1 or not done.out
    return done.err[0]


# Answers


def test_it_tells_the_state_after_every_deck_and_every_turn():
    done = referee("-", given=RECORD)
    assert (done.returncode, done.err) == (0, [])
    answers = [json.loads(line) for line in done.out]
    assert [answer["line"] for answer in answers] == [3, 4, 5]
    assert answers[1] == SHOWN
    assert list(answers[1]) == list(SHOWN)


def test_a_file_is_answered_as_standard_input_is(tmp_path):
    path = tmp_path / "a game.txt"
    path.write_text(RECORD, encoding="utf-8")
    assert referee(path).out == referee("-", given=RECORD).out
    assert referee(path).returncode == 0


@pytest.mark.parametrize("name", ["worked_example", "modern", "french_guard_open", "short"])
def test_golden_records_are_answered_to_the_letter(name):
    done = referee(DATA / f"{name}.txt")
    expected = (DATA / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    assert (done.returncode, done.err) == (0, [])
    assert done.out == expected


def test_a_record_may_stop_anywhere():
    lines = RECORD.split("\n")
    for end in range(len(lines) + 1):
        done = referee("-", given="\n".join(lines[:end]))
        assert (done.returncode, done.err) == (0, [])
        assert len(done.out) == max(0, end - 2) - (end > 5)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_may_end_as_on_any_system(end):
    done = referee("-", given=RECORD.replace("\n", end))
    assert done.out == referee("-", given=RECORD).out


def test_a_byte_order_mark_is_skipped():
    done = referee("-", given=b"\xef\xbb\xbf" + RECORD.encode())
    assert (done.returncode, len(done.out)) == (0, 3)


def test_lines_are_counted_as_an_editor_counts_them():
    """Form feeds and Unicode's line ends once began a new line in the middle of a comment."""
    text = RECORD.replace("// card", "// a\x0b\x0c\x1c\x1e\x85\u2028\u2029 card")
    assert referee("-", given=text).out == referee("-", given=RECORD).out


def test_the_description_of_the_notation_shows_a_record_and_its_state():
    page = (ROOT / "tools" / "RECORDS.md").read_text(encoding="utf-8")
    record = re.search(r"(?m)^    kahuna 1\n(    .+\n)+", page)[0]
    shown = json.loads(re.search(r'(?ms)^    \{"line".+?\}$', page)[0])
    done = referee("-", given=textwrap.dedent(record))
    assert (done.returncode, done.err) == (0, [])
    answers = [json.loads(line) for line in done.out]
    assert shown == answers[shown["line"] - answers[0]["line"]] == {**SHOWN, "line": shown["line"]}


# Wrong records: status 1


def test_a_line_against_the_rules_ends_it():
    done = referee("-", given=RECORD + "white K-I ^\nblack ^\n")
    assert done.returncode == 1
    assert done.err == ["line 6: White holds no card KAHU"]
    assert done.out == referee("-", given=RECORD).out


@pytest.mark.parametrize(
    "text, words",
    [
        ("hello\n", "line 1: a record begins with 'kahuna 1'"),
        ("kahuna 2\n", "line 1: a record begins with 'kahuna 1'"),
        ("kahuna 1\nedition new\n", "line 2: there is no edition 'new'"),
        ("kahuna 1\nedition short\n\nvariant guard\n", "line 4: the edition short has no variant"),
        (f"kahuna 1\ndeck {DECK[1:]}\n", "line 2: the deck lacks a card HUNA"),
        (f"kahuna 1\ndeck {DECK}\nwhite .\nblack .", "line 4: Black must draw"),
        ("kahuna 1\nround \u00b2\n", "line 2: '\u00b2' is no number"),
    ],
)
def test_a_wrong_line_is_named_with_the_reason(text, words):
    assert complaint("-", given=text, status=1).startswith(words)


def test_what_it_says_of_a_line_is_one_line_that_no_terminal_obeys():
    for word in ("\x1b[2J", "a\x07b", "\x9b31m", "\u202e", "\r"):
        said = complaint("-", given=f"kahuna 1\n{word}x 1\n", status=1)
        assert said.isprintable()


def test_a_huge_line_is_answered_with_a_short_one():
    for line in ("X" * 10**6, "deck " + "A" * 10**6 + "?", f"deck {DECK}\nwhite " + "X" * 10**6):
        assert len(complaint("-", given="kahuna 1\n" + line, status=1)) <= 300


def test_what_it_says_survives_a_plain_terminal():
    plain = {**BUFFERED, "LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    assert "'fo" in complaint("-", given="kahuna 1\nfo\u00f6\n", status=1, env=plain)


# Wrong calls: status 2


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--nonsense"],
        ["-x"],
        ["one", "two"],
        ["--random"],
        ["--random", "x"],
        ["--random", ""],
        ["--random", "-5"],
        ["--random", "1.5"],
        ["--random", "\u0663"],
        ["--random", "\u00b2"],
        ["--random", "9" * 5000],
        ["--rand", "1"],
        ["--random", "1", "one"],
        ["--random", "1", "--edition", "new"],
        ["--random", "1", "--edition"],
        ["--random", "1", "--variant", "closed"],
        ["--random", "1", "--edition", "short", "--variant", "guard"],
        ["--random", "1", "--edition", "classic", "--variant", "open"],
        ["-", "--edition", "modern"],
        ["-", "--variant", "open"],
        ["--no\nsense"],
    ],
)
def test_a_wrong_call_is_answered_with_one_line(arguments):
    assert complaint(*arguments, given="").startswith("referee: ")


def test_a_missing_file_is_named(tmp_path):
    for name in ("nothing.txt", "no\nthing"):
        said = complaint(tmp_path / name)
        assert "cannot read" in said and "thing" in said


def test_a_folder_is_no_record(tmp_path):
    assert "cannot read" in complaint(tmp_path)
    assert "cannot read" in complaint("")


@pytest.mark.parametrize(
    "rubbish",
    {
        "random bytes": bytes(range(256)),
        "zeros": bytes(100),
        "a record in UTF-16": RECORD.encode("utf-16"),
        "a record with a zero": RECORD.encode() + b"\x00",
        "a record with a broken letter": RECORD.encode() + b"// \xe9\n",
        "a program": b"\x7fELF\x02\x01\x01\x00\x00",
        "a picture": b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR",
    }.values(),
)
def test_binary_rubbish_is_no_record(rubbish, tmp_path):
    path = tmp_path / "rubbish"
    path.write_bytes(rubbish)
    assert "rubbish' is not text" in complaint(path)
    assert "standard input is not text" in complaint("-", given=rubbish)


# Where it reads from and writes to


def shell(command, given=b""):
    words = f'"{sys.executable}" "{ROOT / "tools" / "referee.py"}" '
    return subprocess.run(
        ["bash", "-c", "set -o pipefail; " + command.replace("referee ", words)],
        input=given,
        capture_output=True,
        env=BUFFERED,
    )


@pytest.mark.parametrize("arguments", [["-"], ["--random", "1"]])
def test_a_reader_that_closes_early_is_no_error(arguments):
    """As when it is piped into `head`: the rest of the output is dropped in silence."""
    command = [sys.executable, str(ROOT / "tools" / "referee.py"), *arguments]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=BUFFERED) as running:
        running.stdout.close()
        running.stdin.write((DATA / "modern.txt").read_bytes())
        running.stdin.close()
        assert running.stderr.read() == b""
    assert running.returncode == 0


@POSIX
def test_it_can_be_piped_into_head():
    done = shell("referee - | head -n 1", (DATA / "modern.txt").read_bytes())
    assert (done.returncode, done.stderr, done.stdout.count(b"\n")) == (0, b"", 1)


def test_what_is_wrong_is_said_after_the_states_before_it():
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "referee.py"), "-"],
        input=(RECORD + "white K-I ^\n").encode(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=BUFFERED,
    )
    lines = done.stdout.decode().splitlines()
    assert [line[:8] for line in lines] == ['{"line":'] * 3 + ["line 6: "]


@POSIX
@pytest.mark.parametrize("command", ["referee - >/dev/full", "referee --random 1 >/dev/full"])
def test_a_full_disk_is_said(command):
    if not os.path.exists("/dev/full"):
        pytest.skip("no /dev/full here")
    done = shell(command, (DATA / "modern.txt").read_bytes())
    assert done.returncode == 2
    assert done.stderr.startswith(b"referee: cannot write") and done.stderr.count(b"\n") == 1


@POSIX
def test_closed_streams_are_no_reason_to_break_down():
    done = shell("referee - <&-")
    assert done.returncode == 2
    assert done.stderr.startswith(b"referee: cannot read standard input")
    assert done.stderr.count(b"\n") == 1
    assert shell("referee --random 1 >&-").stderr == b""
    assert shell("referee - >&-", RECORD.encode()).stderr == b""


# Random games


def test_the_same_seed_gives_the_same_game():
    assert referee("--random", "7").out == referee("--random", "7").out
    assert referee("--random", "7").out != referee("--random", "8").out


@pytest.mark.parametrize("edition, variants", GAMES)
def test_a_random_game_is_a_whole_legal_record(edition, variants):
    options = [word for variant in variants for word in ("--variant", variant)]
    written = referee("--random", "12", "--edition", edition, *options)
    assert (written.returncode, written.err) == (0, [])
    assert f"edition {edition}" in written.out
    assert not variants or " ".join(["variant", *variants]) in written.out
    answered = referee("-", given="\n".join(written.out))
    assert (answered.returncode, answered.err) == (0, [])
    answers = [json.loads(line) for line in answered.out]
    assert answers == list(slow_referee(written.out))
    assert answers[-1]["phase"] == "over"


def test_a_random_game_is_modern_if_nothing_else_is_asked():
    assert referee("--random", "3").out == referee("--random", "3", "--edition", "modern").out


def test_both_sides_begin_some_random_games():
    firsts = {referee("--random", seed).out[2] for seed in range(8)}
    assert firsts == {"first white", "first black"}


def test_help_is_given():
    done = referee("--help")
    assert (done.returncode, done.err) == (0, [])
    assert "--random" in done.stdout.decode()


@pytest.mark.parametrize(
    "head, meant", [("Piranja 1", "piranja"), ("kahunna 1", "kahuna"), ("Kai-Piranja 1", "piranja")]
)
def test_of_a_misspelt_head_it_is_said_what_it_looks_like(head, meant):
    done = referee("-", given=f"// a game\n{head}\n")
    name = games.name_of(meant)
    word = head.split()[0]
    assert done.returncode == 1
    assert done.err == [f"line 2: '{word}' looks like a record of {name}: write '{meant}'"]
