"""Other people's programs as players: what they are told, what they answer, and that their mistakes
harm no game but their own."""

import ast
import io
import json
import random
import re
import shlex
import shutil
import subprocess
import sys
import tarfile

import pytest
from kahuna_games import GAMES, actions, go, new_game, play, scrambled, steps
from tool_runs import POSIX, alive, wait_for_the_end_of
from waiting import PATIENCE, wait_for

from contest import crew, program
from environment import ROOT
from games.kahuna import former
from games.kahuna.match import Match, Terms, play_deal
from games.kahuna.protocol import observation
from handheld.chance import Chance, seed_of
from kahuna.robots import create
from kahuna.rules.phases import DEALING, OVER
from kahuna.rules.sides import BLACK, WHITE
from kahuna.rules.view import View

EXAMPLE = ROOT / "tools" / "games" / "kahuna" / "example.py"
FORMER = ROOT / "tools" / "games" / "kahuna" / "former.py"
PROGRESS = ROOT / "tools" / "games" / "kahuna" / "progress.py"


def seen(game, side=None):
    side = game.turn if side is None else side
    return observation(View(game, side), side)


def command(code):
    """A command line that runs some Python."""
    return shlex.join([sys.executable, "-c", code])


def game_of(outsider, edition="modern", variants=(), handicap=0, patience=PATIENCE, number=0):
    """The note of a game between an outside program and `greedy`; the program begins in number
    0."""
    terms = Terms([outsider, "greedy"], edition, variants, handicap, 3, patience, True)
    return Match(terms, 0, number).play()


# What they are told


def test_the_observation_is_the_one_that_the_page_shows():
    """PLAYERS.md shows it for the record at the beginning of RECORDS.md."""
    page = (ROOT / "tools" / "PLAYERS.md").read_text(encoding="utf-8")
    shown = json.loads(re.search(r"^    \{.*?\}$", page, re.DOTALL | re.MULTILINE)[0])
    game = play("deck HKBGLBFFLCKEIHIJAGCEDADJ\nwhite K-I ^")
    assert seen(game) == shown
    assert list(seen(game)) == list(shown)


def test_states_that_differ_in_hidden_things_alone_look_the_same():
    for seed, (edition, variants) in enumerate(GAMES):
        lot = random.Random(seed)
        game = new_game(edition, variants, "white", None if edition == "short" else ("black", 2))
        for _ in steps(game, lot):
            for side in (WHITE, BLACK):
                twin = scrambled(game, side, lot)
                assert json.dumps(seen(twin, side)) == json.dumps(seen(game, side))


def test_the_other_hand_shows_its_number_and_its_open_cards():
    game = play("variant open\nhand white AAB\nhand black CDE\ndeck GHIJKL\nwhite ^I")
    assert seen(game)["hands"] == {"white": ["I", "?", "?", "?"], "black": ["C", "D", "E"]}
    game = play("hand white AAB\nhand black CDE\ndeck GHIJKL\nwhite ^I")
    assert seen(game)["hands"] == {"white": ["?", "?", "?", "?"], "black": ["C", "D", "E"]}
    assert seen(game)["seen"] == {"white": ["I"], "black": []}


def test_the_last_turn_of_the_other_side_is_said_as_it_was_seen():
    game = play("edition french\nhand white ABC\nhand black DEF\ndeck GHIJKL")
    assert seen(game)["last"] is None
    go(game, "#A", "#C", "^")
    assert seen(game)["last"] == "#?? ^"
    assert seen(game, WHITE)["last"] is None
    go(game, "D-E", "^H")
    assert seen(game)["last"] == "D-E ^H"
    assert seen(game)["gone"] == ["A", "C", "D"]
    assert seen(game, BLACK)["gone"] == ["D"]


def test_the_last_turn_stays_told_when_a_round_ends_with_it():
    head = "bridges black KL\nhand white A\nhand black C\ndeck D\n"
    game = play(head + "white A-B ^D\ndeck AABBCDEEFFGGHHIIJJKKLL")
    assert seen(game)["last"] == "A-B ^D"


def test_bridges_to_lay_and_last_turns_left_are_told():
    game = new_game(handicap=("black", 2))
    game.deal(bytes([*range(12), *range(12)]))
    observed = seen(game)
    assert (observed["phase"], observed["you"], observed["left"], observed["may_end"]) == (
        "handicap",
        "black",
        2,
        False,
    )
    head = "round 3\nbridges white BC\nbridges black KL\nhand white A\nhand black C\ndeck D\n"
    game = play(head + "white ^D")
    assert [seen(game)[word] for word in ("phase", "left", "may_end")] == ["final", 2, True]
    go(game, ".")
    assert [seen(game)[word] for word in ("phase", "left", "may_end")] == ["final", 1, True]


def test_whether_a_turn_may_end_without_a_draw_is_said():
    head = "hand white ABCDE\nhand black C\ndeck FGHIJK"
    game = play(head)
    assert seen(game)["may_end"]
    go(game, ".")
    assert not seen(game)["may_end"]
    assert not seen(play("edition short\n" + head))["may_end"]


# What they answer


def test_a_program_plays_whole_games_by_all_rules():
    for edition, variants in GAMES:
        for number in (0, 1):
            handicap = 0 if edition == "short" else 3
            example = shlex.join([sys.executable, str(EXAMPLE)])
            note = game_of(example, edition, variants, handicap, number=number)
            assert note["forfeit"] is None
            assert note["thoughts"][0] > 5


# Robots of another version


def test_a_robot_plays_the_same_from_what_a_program_reads():
    """At the beginning of a turn a robot needs nothing else, in every edition and variant."""
    lot = random.Random(1)
    compared = 0
    for edition, variants in GAMES:
        game = new_game(edition, variants, "white", None if edition == "short" else ("black", 2))
        for _ in steps(game, lot):
            if game.phase not in (DEALING, OVER) and not game.happened:
                level = lot.randrange(7)
                robots = [create(level, Chance(seed_of(compared))) for _ in range(2)]
                view = View(game, game.turn)
                read = former.view_of(json.loads(json.dumps(seen(game))))
                assert actions(read) == actions(view)
                assert former.turn(robots[0], read) == former.turn(robots[1], view)
                compared += 1
    assert compared > 200


def put(version, folder):
    """Puts a version of the project into a folder."""
    archive = subprocess.run(
        ["git", "archive", version, "kahuna", "lib"], cwd=ROOT, capture_output=True, check=False
    )
    if archive.returncode:
        pytest.skip("this copy of the project has no history")
    with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as files:
        files.extractall(folder)


@pytest.mark.parametrize("version, robot", [("HEAD", "6"), ("eea9189", "1")])
def test_a_robot_of_another_version_plays_a_whole_game(version, robot, tmp_path):
    """PLAYERS.md names the older of the two, which has other modules."""
    put(version, tmp_path)
    note = game_of(shlex.join([sys.executable, str(FORMER), str(tmp_path), robot]), handicap=2)
    assert (note["forfeit"], note["winner"]) == (None, 0)


def test_a_robot_of_another_version_plays_in_one_process(tmp_path):
    """It is that version's, and all by the rules of this one."""
    command = [sys.executable, PROGRESS, tmp_path, "3", "1", "--deals", "2"]
    put("5402c78", tmp_path)
    played = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert re.search(r"^former 3 +4 +100.0%", played, re.MULTILINE)
    shutil.rmtree(tmp_path / "kahuna")
    put("eea9189", tmp_path)
    refused = subprocess.run(command, capture_output=True, text=True, check=False)
    assert refused.returncode == 2
    assert "can play only in the arena: module 'handheld.modules' has no" in refused.stderr


def test_the_example_beats_random_play_clearly():
    example = shlex.join([sys.executable, str(EXAMPLE)])
    terms = Terms([example, "random"], "modern", (), 0, 1, PATIENCE, False)
    games = [game for deal in range(8) for game in play_deal(terms, deal)]
    assert [game["forfeit"] for game in games] == [None] * 16
    assert sum(game["winner"] == 0 for game in games) >= 12


def test_the_example_is_short_and_stands_alone(tmp_path):
    code = EXAMPLE.read_text(encoding="utf-8")
    assert len(code.splitlines()) <= 60
    imported = {
        alias.name
        for node in ast.walk(ast.parse(code))
        if isinstance(node, (ast.Import, ast.ImportFrom))
        for alias in node.names
    }
    assert imported == {"json", "sys"}
    copied = shutil.copy(EXAMPLE, tmp_path / "mine.py")
    assert game_of(shlex.join([sys.executable, "-I", str(copied)]))["forfeit"] is None


LISTENER = """
import sys
with open({path!r}, "w") as file:
    for line in sys.stdin:
        file.write(line)
        if '"result": null' in line:
            print({answer!r}, flush=True)
    file.write("the end")
"""


def test_a_program_hears_the_result_and_may_end_by_itself(tmp_path):
    path = tmp_path / "heard"
    note = game_of(command(LISTENER.format(path=str(path), answer="^")))
    *heard, last, end = path.read_text().split("\n")
    assert end == "the end"
    assert all(json.loads(line)["turn"] == "white" for line in heard)
    assert len(heard) == note["thoughts"][0] == 3  # with five cards it cannot draw again
    answer = json.loads(last)
    assert answer["result"] == {"winner": "black", "reason": "forfeit"}
    assert note["forfeit"] == "White holds five cards, and cannot draw a sixth"


def answering(line):
    """A program that says a line and ends."""
    return command(f"import sys; sys.stdout.buffer.write({line.encode()!r} + b'\\n')")


@pytest.mark.parametrize(
    "answer, reason",
    [
        ("A-B ^", "White holds no card ALOA"),
        ("F-B", "its turn has no end: ^, ^F or . must come last"),
        ("#FK ^", "only a hand of five cards may be discarded from"),
        ("^ ^", "its answer cannot be read: '^' comes after the end of the turn"),
        ("", "its answer cannot be read: it is an empty line"),
        ("hello", "its answer cannot be read: 'hello' is no play"),
        ("A-L ^", "its answer cannot be read: there is no line between A and L"),
        ("#Z ^", "its answer cannot be read: 'Z' is no island: they are A to L"),
        ("K\x1b[2J ^", "its answer cannot be read: 'K?[2J' is no play"),
        ("\u2192", "its answer cannot be read: '\u2192' is no play"),
        ("x" * 999, f"its answer cannot be read: '{'x' * 47}...{'x' * 47}' is no play"),
        ("x" * 1000, "its answer is longer than 1000 bytes"),
    ],
)
def test_a_turn_that_cannot_be_loses_the_game(answer, reason):
    note = game_of(answering(answer))
    assert (note["winner"], note["reason"], note["forfeit"]) == (1, "forfeit", reason)
    assert note["record"].endswith(f"// white loses: {reason}\n")


def test_the_bridges_of_a_handicap_are_counted():
    note = game_of(answering("AB"), handicap=2)
    assert note["forfeit"] == "its answer cannot be read: bridges to lay: 2, lines given: 1"
    note = game_of(answering("AB BA"), handicap=2)
    assert note["forfeit"] == "there is a bridge on AB already"


def test_the_other_side_of_a_handicap_can_be_outside_too():
    terms = Terms(["greedy", answering("^")], "modern", (), 2, 3, PATIENCE, False)
    assert Match(terms, 0, 0).play()["winner"] == 0


LATE = "no answer within 0.5 seconds"
WAIT = "import sys, time; time.sleep(60)"
WRONG = {
    "ends at once": ("", "it ended with status 0 instead of answering"),
    "crashes": (
        "import sys; sys.stdin.readline(); 1 / 0",
        "it ended with status 1 instead of answering; its last words: "
        "ZeroDivisionError: division by zero",
    ),
    "closes its output": (
        "import os, time; os.close(1); time.sleep(60)",
        "it closed its output instead of answering",
    ),
    "says nothing": (WAIT, LATE),
    "says half a line": (
        "import time; print('^', end='', flush=True); time.sleep(60)",
        LATE,
    ),
    "never stops talking": (
        "while True: print('yes')",
        "its answer cannot be read: 'yes' is no play",
    ),
    "has no end of line": (
        "import sys\nwhile True: sys.stdout.write('y' * 500)",
        "its answer is longer than 1000 bytes",
    ),
    "says rubbish": (
        "import sys; sys.stdout.buffer.write(bytes(range(128, 256)) + b'\\n')",
        "its answer is not text",
    ),
    "complains without end": (
        "import sys\nwhile True: sys.stderr.write('oh ' * 500)",
        LATE,
    ),
    "clings to life": (
        "import signal\nfor n in set(signal.Signals) - {9, 19}: signal.signal(n, signal.SIG_IGN)\n"
        + WAIT,
        LATE,
    ),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_program_that_does_not_answer_loses_its_game_and_is_gone(wrong, monkeypatch):
    started = watch_programs(monkeypatch)
    code, reason = WRONG[wrong]
    note = game_of(command(code), patience=0.5 if reason == LATE else PATIENCE)
    assert (note["winner"], note["reason"], note["forfeit"]) == (1, "forfeit", reason)
    (process,) = started
    assert process.returncode is not None  # ended, and its parent has noticed
    assert not program._running


def watch_programs(monkeypatch):
    """A list that every program joins when it is started."""
    started = []
    start = subprocess.Popen

    def popen(*words, **options):
        started.append(start(*words, **options))
        return started[-1]

    monkeypatch.setattr(program.subprocess, "Popen", popen)
    return started


@pytest.mark.parametrize(
    "words, reason",
    [
        ("no-such-program", "it cannot be started: No such file or directory"),
        (str(EXAMPLE), "it cannot be started: Permission denied"),
        ("'unfinished", "it cannot be started: No closing quotation"),
    ],
)
def test_a_program_that_cannot_be_started_loses(words, reason):
    assert game_of(words)["forfeit"] == reason


LOUD = """
import json, sys
for line in sys.stdin:
    sys.stderr.write("oh " * 100000)
    observed = json.loads(line)
    hand = observed["hands"][observed["you"]]
    full = len(hand) == 5 and observed["phase"] == "play"
    draw = "^" if observed["pile"] else "^" + "".join(observed["face_up"])[:1]
    print("." if observed["phase"] == "final" else "#" + hand[0] + " " + draw if full else draw)
    sys.stdout.flush()
"""


def test_much_on_standard_error_stops_nobody():
    """It writes more than a pipe holds, at every turn."""
    note = game_of(command(LOUD))
    assert note["forfeit"] is None
    assert note["thoughts"][0] > 5


@POSIX
def test_what_a_program_has_started_goes_with_it(tmp_path):
    path = tmp_path / "child"
    note = game_of(shlex.join(["sh", "-c", f"sleep 600 & echo $! > '{path}'; echo hello; wait"]))
    assert "'hello'" in note["forfeit"]
    wait_for_the_end_of(int(path.read_text()))


DAEMON = """
import os, sys, time
def hide(path):
    os.setsid()
    if os.fork():
        os._exit(0)
    with open(path, "a") as file:
        print(os.getpid(), file=file)
path, itself = sys.argv[1:]
if itself == "itself":
    if os.fork():
        os._exit(0)
    hide(path)
elif not os.fork():
    hide(path)
    for stream in (0, 1, 2):
        os.close(stream)
    time.sleep(600)
sys.stdin.readline()
while not os.path.exists(path):
    time.sleep(0.01)
print("hello", flush=True)
time.sleep(600)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="needs what Linux knows of orphans")
@pytest.mark.parametrize("which", ["itself", "another"])
@pytest.mark.parametrize("end", ["played", "killed"])
def test_a_daemon_does_not_outlive_the_games(tmp_path, which, end):
    """It has a session of its own, and is nobody's child."""
    path = tmp_path / "daemons"
    outsider = shlex.join([sys.executable, "-c", DAEMON, str(path), which])
    worker = crew.Worker(Terms([outsider, "greedy"], "modern", (), 0, 3, PATIENCE, False))
    if end == "played":
        notes = worker.play(0)
        assert ["'hello'" in note["forfeit"] for note in notes] == [True, True]
        daemons = path.read_text().split()
        assert len(daemons) == 2
        assert not any(alive(int(pid)) for pid in daemons)  # nobody waits for the arena's end
        worker.close()
    else:
        worker._send(0)
        wait_for(lambda: path.exists() and path.read_text().endswith("\n"))
        worker.close()
        for pid in path.read_text().split():
            wait_for_the_end_of(int(pid))


CRASHING = f"""
import itertools, sys
first = sys.stdin.readline()
if '"you": "white"' in first:
    sys.exit("White is beyond me")
sys.stdin = itertools.chain([first], sys.stdin)
exec(open({str(EXAMPLE)!r}).read())
"""


def test_a_crash_in_one_game_leaves_the_others_alone():
    """It crashes whenever it is White."""
    terms = Terms([command(CRASHING), "greedy"], "modern", (), 0, 1, PATIENCE, False)
    games = [game for deal in (0, 1) for game in play_deal(terms, deal)]
    reason = "it ended with status 1 instead of answering; its last words: White is beyond me"
    assert [game["forfeit"] for game in games] == [reason, None, None, reason]
    assert [game["starter"] for game in games] == [0, 1, 0, 1]
