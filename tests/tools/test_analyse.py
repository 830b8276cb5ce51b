"""The analysis of a game: what it reads, what it may know, what it says and draws."""

import binascii
import json
import sys

import pytest
from kahuna_games import play, random_game
from PIL import Image
from tool_runs import referee

import analyse
from contest import charts
from games.kahuna import deep
from games.kahuna.analysis import chances_picture, newest_record, report, turn_costs
from games.kahuna.deep import thinker
from handheld import record_files
from kahuna.records import writer
from kahuna.records.notation import text
from kahuna.records.reader import Reader

DECK = "HKBGLBFFLCKEIHIJAGCEDADJ"
RECORD = f"""kahuna 1
edition modern
deck {DECK}
white K-I ^           // card K: bridge from K to I

black L-K ^F
white .
"""
# The example from the rulebook, which begins from a position.
POSITION = """kahuna 1
bridges white BE BF AD DE DH EH
bridges black AB AH HI HL EF EI EJ
hand white BA
hand black HHE
round 2
deck CDFGJKLI
white B-D A-B ^
black HH*EH E-H ^
"""


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """The analysis thinks as little as it can, uncompiled where nothing compiles."""
    monkeypatch.setattr(thinker, "FULL", thinker.LEAST)
    monkeypatch.setattr(deep, "install", lambda: None)


@pytest.fixture
def analysed(tmp_path, capsys):
    """Runs the command on a record; returns its exit status and what it says."""

    def run(content, *options):
        path = tmp_path / "game.txt"
        path.write_text(content)
        status = analyse.main([str(path), *map(str, options)])
        return (status, *capsys.readouterr())

    return run


# What it reads


def test_every_turn_is_judged(analysed):
    status, out, err = analysed(RECORD, "--json")
    assert (status, err, out.count("\n")) == (0, "", 1)
    answer = json.loads(out)
    assert (answer["edition"], answer["variants"]) == ("modern", [])
    assert answer["all_cards_seen"] is False
    assert answer["result"] is None
    assert [(turn["number"], turn["line"], turn["side"]) for turn in answer["turns"]] == [
        (1, 4, "white"),
        (2, 6, "black"),
        (3, 7, "white"),
    ]
    assert [turn["played"] for turn in answer["turns"]] == ["K-I ^", "L-K ^F", "."]
    for turn in answer["turns"]:
        assert 0 <= turn["after"] <= turn["before"] <= 1
        assert turn["cost"] == pytest.approx(turn["before"] - turn["after"], abs=2e-4)
        if turn["cost"] == 0:
            assert turn["best"] == turn["played"]
    for side, cost in answer["cost"].items():
        costs = [turn["cost"] for turn in answer["turns"] if turn["side"] == side]
        assert cost == pytest.approx(sum(costs))


def test_the_same_record_gives_the_same_analysis(analysed):
    assert analysed(RECORD) == analysed(RECORD)


def test_the_best_turn_is_in_the_notation_and_legal(analysed):
    lines = list(writer.lines(random_game(5, "french", ("guard",))))
    answer = json.loads(analysed("\n".join(lines[:25]), "--json")[1])
    assert len(answer["turns"]) > 15
    for turn in answer["turns"]:
        reader = Reader()
        for line in lines[: turn["line"] - 1]:
            reader.feed(line)
        assert reader.feed(f"{turn['side']} {turn['best']}")


def test_a_record_can_begin_from_a_position(analysed):
    answer = json.loads(analysed(POSITION, "--json")[1])
    assert [turn["played"] for turn in answer["turns"]] == ["B-D A-B ^", "HH*EH E-H ^"]
    assert [turn["round"] for turn in answer["turns"]] == [2, 2]


@pytest.mark.parametrize("content", ["", "kahuna 1", f"kahuna 1\ndeck {DECK}"])
def test_a_record_without_a_turn_is_no_fault(analysed, content):
    assert analysed(content) == (0, "the record has no turn yet\n", "")
    assert json.loads(analysed(content, "--json")[1])["turns"] == []


@pytest.mark.parametrize(
    "content",
    [
        "kahuna 2",
        RECORD + "black K-I ^",
        RECORD + "black",
        RECORD.replace("K-I", "K-A"),
        POSITION.replace("round 2", "round 4"),
        "hand white AAA\n",
    ],
)
def test_a_broken_record_gets_what_the_referee_gives_it(analysed, content):
    judged = referee("-", given=content)
    assert judged.returncode == 1
    assert analysed(content) == (1, "", judged.err[0] + "\n")


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"kahuna 1\0"])
def test_what_is_no_text_gets_what_the_referee_gives_it(tmp_path, capsys, content):
    path = tmp_path / "game.txt"
    path.write_bytes(content)
    judged = referee(path)
    assert analyse.main([str(path)]) == judged.returncode == 2
    assert capsys.readouterr().err == judged.err[0].replace("referee:", "analyse:") + "\n"


def test_a_file_that_is_missing_gets_what_the_referee_gives_it(tmp_path, capsys):
    judged = referee(tmp_path / "none.txt")
    assert analyse.main([str(tmp_path / "none.txt")]) == judged.returncode == 2
    assert capsys.readouterr().err == judged.err[0].replace("referee:", "analyse:") + "\n"


def test_a_picture_that_cannot_be_written_is_said_before_any_thinking(analysed, monkeypatch):
    monkeypatch.setattr(turn_costs, "judge", lambda *_: pytest.fail("it thinks"))
    status, out, err = analysed(RECORD, "--picture", "none/here.png")
    assert (status, out) == (2, "")
    assert err == "analyse: cannot use 'none/here.png': No such file or directory\n"


def test_an_interrupt_ends_it_quietly(analysed, monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(turn_costs, "judge", interrupted)
    assert analysed(RECORD) == (130, "", "")


# The drive


def keep(folder, **texts):
    """Puts texts into slots of a drive: slot1=(number, text)."""
    for slot, (number, record) in texts.items():
        path = record_files.paths()[int(slot[4:]) - 1]
        place = folder / path.lstrip("/")
        place.parent.mkdir(parents=True, exist_ok=True)
        record = record.strip()
        with place.open("wb") as file:
            record_files.write(file, path, (number, binascii.crc32(record.encode())), [record])


def test_a_drive_is_analysed_by_its_newest_record_of_kahuna(tmp_path, capsys):
    other = "piranja 1\n1 ps ."
    keep(
        tmp_path, slot1=(21, RECORD), slot2=(22, other), slot3=(3, RECORD), slot20=(20, "nor this")
    )
    place = tmp_path / "records" / "1" / "01.txt"
    assert newest_record.newest(str(tmp_path)) == str(place)
    assert capsys.readouterr().err == f"{place}: the newest game of Kahuna there\n"
    assert analyse.main([str(tmp_path)]) == 0
    assert "K-I ^" in capsys.readouterr().out


def test_games_of_kai_piranja_are_not_analysed(tmp_path, capsys, analysed):
    keep(tmp_path, slot1=(21, "piranja 1\n1 ps ."))
    assert analyse.main([str(tmp_path)]) == 2
    assert "is of Kahuna; only Kahuna can be analysed" in capsys.readouterr().err
    assert "this is a game of Kai Piranja" in analysed("piranja 1\n1 ps .")[2]


def test_a_file_is_taken_as_it_is(tmp_path):
    assert newest_record.newest(str(tmp_path / "game.txt")) == str(tmp_path / "game.txt")
    assert newest_record.newest("-") == "-"


@pytest.mark.parametrize("made", ["", "records/1", "records/1/01.txt"])
def test_a_drive_without_a_record_is_said(tmp_path, capsys, made):
    if made.endswith("txt"):
        (tmp_path / made).parent.mkdir(parents=True)
        (tmp_path / made).write_text("what is this?")
    elif made:
        (tmp_path / made).mkdir(parents=True)
    assert analyse.main([str(tmp_path)]) == 2
    assert capsys.readouterr().err == (
        f"analyse: there is no record in '{tmp_path / 'records'}': the handheld keeps a game there"
        " when it is over and no computer has the drive\n"
    )


# What it may know

# White's hand, face-up cards and plays are the same; Black's hand and the pile are not.
HIDDEN = ("HKBGLBFFLCKEIHIJAGCEDADJ", "HKBCDDFFLAJEIGLKJHACEBIG")


def test_it_knows_only_what_the_side_at_turn_could_know(analysed):
    def before(deck, *options):
        content = RECORD.split("black")[0].replace(DECK, deck)
        return json.loads(analysed(content, "--json", *options)[1])["turns"][0]

    assert before(HIDDEN[0]) == before(HIDDEN[1])
    assert before(HIDDEN[0], "--open") != before(HIDDEN[1], "--open")


def test_with_all_cards_seen_it_uses_them(monkeypatch):
    lines = "kahuna 1,round 3,hand white BK,hand black L,deck AJ,white ^A".split(",")
    _, (turn,) = turn_costs.read(lines)
    seen = []
    monkeypatch.setattr(
        thinker.Thinker, "think", lambda self, game, played: seen.append(list(game)) or THOUGHT
    )
    for opened in (False, True):
        turn_costs.judge(turn, opened)
    hands = thinker.flat_rules.HANDS
    assert seen[0][hands + 1] != turn.hands[1] == seen[1][hands + 1]
    assert seen[0][thinker.flat_rules.ALL_SEEN] == 0 and seen[1][thinker.flat_rules.ALL_SEEN] == 1


THOUGHT = thinker.Thought(bytes([241]), 0.5, 0.5)


# What it says


def judged(*costs):
    """The turns of a game, as if the analysis had found that they cost so much."""
    waits = "white ^, black ^, white ., black ^, white ^, black .".split(", ")
    game, played = turn_costs.read(["kahuna 1", f"deck {DECK}", *waits])
    return game, [
        (turn, turn_costs.Judgement(0.9, 0.9 - cost, "K-I ^")) for turn, cost in zip(played, costs)
    ]


def test_marks_are_for_what_cost_much():
    found = report.figures(*judged(0.0, 0.09, 0.1001, 0.19, 0.2001, 0.8), False)
    assert [turn["mark"] for turn in found["turns"]] == ["", "", "?", "?", "??", "??"]


def test_the_three_turns_that_cost_most_are_pointed_out():
    found = report.figures(*judged(0.1, 0.3, 0.0, 0.2, 0.3), False)
    assert found["costliest"] == [2, 5, 4]
    assert report.figures(*judged(0.0, 0.005), False)["costliest"] == []
    assert found["cost"] == {"white": 0.4, "black": 0.5}


def test_the_page_has_a_line_for_each_turn_and_the_costliest_again():
    lines = list(report.page(report.figures(*judged(0.02, 0.25), False)))
    assert lines[0] == "edition modern; as each side saw it"
    first, second = (line.split() for line in lines[3:5])
    assert first == "1 line 3 white ^ 90% to 88% K-I ^".split()
    assert second == "2 line 4 black ^ 90% to 65% ?? K-I ^".split()
    assert "turn 2, Black: ^ cost 25%, best was K-I ^" in lines
    assert lines[-1] == "altogether White gave away 0.02 games, Black 0.25"
    opened = list(report.page(report.figures(*judged(0.0), True)))
    assert opened[0] == "edition modern; as if both sides saw all cards"


def test_a_turn_that_ends_the_game_is_said_with_a_full_stop():
    """Taking the last bridge wins, so what was to follow is left out."""
    game = play(
        "round 2\nbridges white BE\nbridges black AB\nhand white AB\nhand black C\ndeck DEF"
    )
    view = turn_costs._seen(game)[0]
    taking = [action for action in range(54, 135) if text(action) == "AB*AB"]
    assert turn_costs.in_notation(view, [*taking, 240]) == "AB*AB ."
    assert turn_costs.in_notation(view, [240]) == "^"


def test_discards_are_one_word():
    game = play("edition french\nhand white AAB\nhand black C\ndeck DEF")
    assert turn_costs.in_notation(turn_costs._seen(game)[0], [216, 217, 240]) == "#AB ^"


class Terminal:
    """A standard error that is a terminal, and remembers what it shows."""

    def __init__(self):
        self.shown = ""

    def isatty(self):
        return True

    def write(self, text):
        self.shown += text

    def flush(self):
        pass


def test_progress_is_shown_on_a_terminal_alone(analysed, monkeypatch):
    assert analysed(RECORD)[2] == ""
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    analysed(RECORD)
    assert "3 of 3 turns" in terminal.shown and terminal.shown.endswith("\r\033[K")


# The picture


def test_the_picture_shows_the_chances_and_the_costliest_turns(analysed, tmp_path):
    path = tmp_path / "game.png"
    assert analysed(RECORD, "--picture", path)[0] == 0
    assert Image.open(path).format == "PNG"
    found = report.figures(*judged(0.0, 0.5, 0.0, 0.0, 0.1), False)
    chances_picture.draw(found, path)
    image = Image.open(path)
    orange = tuple(bytes.fromhex(charts.ORANGE[1:]))
    at = {
        (x // charts.SCALE, y // charts.SCALE)
        for x in range(image.width)
        for y in range(image.height)
        if image.getpixel((x, y)) == orange
    }
    # Turn 2 of five: Black's chance falls from 90 to 40%, so White's rises from 10 to 60%.
    x = 56 + (704 - 56) * 2 // 5
    bar = [y for column, y in at if column == x and y < 276]
    assert min(bar) < 276 - 220 * 0.55 and max(bar) == pytest.approx(276 - 220 * 0.1, abs=3)
    assert not any(56 + 10 < column < x - 20 for column, y in at if y < 276)
    rows = {round((y - 316 - 12) / 24) for column, y in at if y > 300}
    assert rows == {0, 1}  # two turns cost something, and are explained below


def test_numbers_keep_out_of_each_others_way():
    taken = []
    for _ in range(3):
        y = chances_picture._free(100, 150, -1, taken)
        assert all(abs(y - other) >= 17 for _, other in taken)
        taken.append((100, y))


def test_a_picture_of_no_turn_is_drawn(analysed, tmp_path):
    assert analysed(f"kahuna 1\ndeck {DECK}", "--picture", tmp_path / "none.png")[0] == 0
    assert Image.open(tmp_path / "none.png").format == "PNG"
