"""The arena: what it plays, what it counts, and what it says."""

import contextlib
import json
import os
import random
import shlex
import signal
import subprocess
import sys
from collections import Counter
from importlib.util import find_spec

import pytest
from kahuna_games import new_game, play
from tool_runs import (
    ARENA,
    POSIX,
    arena,
    as_json,
    note,
    refusal,
    terms,
    untimed,
    wait_for_the_end_of,
)
from waiting import PATIENCE, wait_for

import environment
from contest import cluster, counting, crew
from contest.match import chance_of
from environment import ROOT, installing
from games.kahuna import figures
from games.kahuna.match import Match, deck_of, play_deal
from games.kahuna.records import result
from kahuna.records.reader import read
from kahuna.rules.cards import listed

# Deals


def test_each_deal_is_played_from_both_sides():
    """Both players sit on both sides and begin once, with the same cards before them."""
    sides = Counter()
    for deal in range(4):
        games = [Match(terms(), deal, number) for number in (0, 1)]
        assert {game.seats for game in games} == {(0, 1), (1, 0)}
        assert games[0].game.first == games[1].game.first
        sides[games[0].game.first] += 1
        notes = play_deal(terms(records=True), deal)
        assert [note["starter"] for note in notes] == [0, 1]
        decks = [note["record"].split("deck ")[1].split()[0] for note in notes]
        assert decks[0] == decks[1]
    assert sides == {0: 2, 1: 2}


def test_a_player_against_itself_begins_as_often_as_the_other():
    players = untimed("greedy", "greedy", "--deals", 30)["players"]
    games = [game for deal in range(30) for game in play_deal(terms("greedy", "greedy"), deal)]
    assert sum(game["starter"] for game in games) == 30
    first = sum(player["wins_beginning"] for player in players)
    assert first == sum(game["winner"] == game["starter"] for game in games)


def test_a_player_does_not_play_the_same_game_twice_against_itself():
    games = [note["record"] for note in play_deal(terms("greedy", "greedy", records=True), 1)]
    turns = [
        [line for line in text.split("\n") if line[:5] in ("white", "black")] for text in games
    ]
    assert turns[0] != turns[1]


def test_a_deck_has_the_cards_that_are_in_no_hand_in_the_order_of_the_deal():
    order = bytearray(range(24))
    chance_of("some order").shuffle(order)
    game = new_game()
    whole = deck_of(game, order)
    assert sorted(whole) == sorted([*range(12), *range(12)])
    game.deal(whole)
    held = listed(game.hands[0]) + listed(game.hands[1])
    rest = deck_of(game, order)
    assert sorted([*held, *rest]) == sorted(whole)
    left = iter(whole)
    assert all(card in left for card in rest)  # nothing has changed places


def test_the_second_card_of_an_island_lies_anywhere_when_the_first_is_held():
    game = play("hand white A\nhand black BC\ndeck D")
    places = Counter()
    for number in range(4000):
        order = bytearray(range(24))
        chance_of(number).shuffle(order)
        places[deck_of(game, order).index(0) // 7] += 1
    assert len(places) == 3 and all(1230 < place < 1440 for place in places.values())


def test_shuffles_are_not_disturbed_by_what_players_leave_to_chance():
    """`random` draws many random numbers in a game, yet both games of a deal have the same cards:
    those that are in both decks of a round come in the same order."""
    deal = [note["record"] for note in play_deal(terms(records=True), 5)]
    for decks in zip(*[[line for line in text.split("\n") if line[:4] == "deck"] for text in deal]):
        both = Counter(decks[0][5:]) & Counter(decks[1][5:])
        once = [card for card in both if decks[0].count(card) == decks[1].count(card) == both[card]]
        assert len(once) > 3
        orders = [[card for card in deck[5:] if card in once] for deck in decks]
        assert orders[0] == orders[1]


def test_the_leader_after_round_two_and_the_points_are_those_of_the_record():
    for deal in range(12):
        match = Match(terms("greedy", "greedy", records=True), deal, 0)
        note, seats = match.play(), match.seats
        lines = note["record"].split("\n")
        decks = [number for number, line in enumerate(lines) if line[:4] == "deck"]
        if len(decks) < 3:
            assert note["leader"] is None
            continue
        third = decks[2]
        white, black = read(lines[:third]).scores
        expected = None if white == black else seats[black > white]
        assert note["leader"] == expected
        game = read(lines)
        assert [game.scores[seats.index(player)] for player in (0, 1)] == note["points"]
        assert note["turns"] == sum(line[:6] in ("white ", "black ") for line in lines)


# Intervals


def test_wilson_intervals_are_the_known_ones():
    for share, number, low, high in (
        (0.5, 10, 0.2366, 0.7634),
        (0, 10, 0, 0.2775),
        (1, 1, 0.2065, 1),
    ):
        assert counting.wilson(share, number) == pytest.approx((low, high), abs=1e-4)


def test_deals_that_always_end_alike_count_once():
    assert counting.interval([0, 2] * 20) == pytest.approx(counting.wilson(0.5, 40), abs=0.004)
    assert counting.interval([2] * 20) == counting.wilson(1, 20)


def test_deals_whose_games_differ_count_twice_and_no_more():
    assert counting.interval([1] * 20) == counting.wilson(0.5, 40)


@pytest.mark.parametrize("together", [0, 0.5, 1])
@pytest.mark.parametrize("share", [0.3, 0.75, 0.95])
def test_an_interval_holds_the_true_share_in_95_of_100_cases(share, together):
    """This holds however much the two games of a deal are alike."""
    lot = random.Random(1)
    held = 0
    for _ in range(400):
        pairs = []
        for _ in range(100):
            first = lot.random() < share
            pairs.append(first + (first if lot.random() < together else lot.random() < share))
        low, high = counting.interval(pairs)
        held += low <= share <= high
    assert held >= 368  # of 400, as the test itself is a sample


# Figures


def test_what_was_noted_is_counted():
    lost = {"reason": "forfeit", "forfeit": "no answer", "points": [0, 0], "thoughts": [0, 1]}
    deals = [
        [note(0, 0, leader=0), note(0, 1, leader=1)],
        [note(None, 0), note(1, 1, leader=1, turns=44)],
        [note(0, 0, **lost), note(1, 1)],
    ]
    counted = figures.count(terms("greedy", "my program"), deals)
    a, b = counted["players"]
    assert (counted["deals"], counted["games"], counted["draws"]) == (3, 6, 1)
    assert (a["name"], a["wins"], a["share"], a["wins_beginning"]) == ("greedy", 3, 0.5, 2)
    assert (b["name"], b["wins"], b["share"], b["wins_beginning"]) == ("my program", 2, 0.3333, 2)
    assert (a["points"], b["points"]) == (2.5, 0.8333)
    assert (a["forfeits"], b["forfeits"]) == (0, 1)
    assert b["forfeit_reasons"] == {"no answer": 1}
    assert counted["turns_per_game"] == 40.6667
    assert counted["first_player"] == {"wins": 4, "games": 5, "share": 0.8}
    assert counted["leader_after_round_two"] == {"wins": 2, "games": 3, "share": 0.6667}
    assert counted["endings"] == {"draw": 1, "forfeit": 1, "points": 4}
    assert counted["time"]["thinking"] == [
        {"turns": 100, "mean_ms": 12.0, "longest_ms": 100},
        {"turns": 101, "mean_ms": 23.7624, "longest_ms": 300},
    ]
    page = "\n".join(figures.page(counted))
    for words in (
        "my program lost 1 by forfeit: no answer",
        " 50.0%",
        "80.0%",
        "66.7%",
        " 23.8 ",
    ):
        assert words in page


def test_nothing_to_count_is_no_reason_to_break_down():
    """All games were drawn, or lost before a turn."""
    for notes in ([note(None), note(None)], [note(1, thoughts=[0, 0]), note(1, thoughts=[0, 0])]):
        assert list(figures.page(figures.count(terms(), [notes])))


# The command


WORDS = (
    "edition variants handicap seed deals games players draws turns_per_game first_player"
    " leader_after_round_two endings time"
).split()


def test_the_answer_in_json_has_all_figures():
    words = ("--variant", "open", "--variant", "guard", "--handicap", "2", "--seed", "9")
    answer = as_json("greedy", "random", "--deals", 3, *words)
    assert list(answer) == WORDS
    assert answer["variants"] == ["guard", "open"]
    assert (answer["edition"], answer["handicap"], answer["seed"]) == ("modern", 2, 9)
    assert list(answer["players"][0]) == (
        "name wins share interval points wins_beginning forfeits forfeit_reasons".split()
    )
    assert sum(player["wins"] for player in answer["players"]) + answer["draws"] == 6
    assert sum(answer["endings"].values()) == answer["games"] == 6
    assert set(answer["time"]) == {"thinking", "seconds"}
    assert set(answer["time"]["thinking"][0]) == {"turns", "mean_ms", "longest_ms"}


def test_the_same_seed_gives_the_same_figures_on_any_number_of_processes():
    words = ("greedy", "random", "--deals", 25, "--seed")
    one = untimed(*words, 4, "--jobs", 1)
    assert untimed(*words, 4, "--jobs", 3) == one
    assert untimed(*words, 5, "--jobs", 3) != one


def test_the_page_tells_the_same_as_the_json():
    words = ("greedy", "random", "--deals", 10)
    answer = untimed(*words)
    page = arena(*words).stdout
    assert page.startswith("edition modern: 10 deals, 20 games, seed 1\n")
    assert f"greedy     {answer['players'][0]['wins']}" in page
    assert f"turns per game            {answer['turns_per_game']:.1f}" in page


def test_records_can_be_replayed_by_the_referee(tmp_path):
    folder = tmp_path / "new" / "games"
    answer = as_json("greedy", "random", "--deals", 3, "--records", folder)
    files = sorted(folder.iterdir())
    names = [f"{deal:05}-{game}.txt" for deal in (1, 2, 3) for game in (1, 2)]
    assert [path.name for path in files] == names
    games = [read(path.read_text().split("\n")) for path in files]
    assert Counter(result(game)["reason"] for game in games) == answer["endings"]
    referee = [sys.executable, str(ROOT / "tools" / "referee.py"), str(files[0])]
    done = subprocess.run(referee, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout.split("\n")[-2])["phase"] == "over"


def test_a_game_that_was_forfeited_has_a_record_too(tmp_path):
    loser = f"{sys.executable} -c pass"
    assert arena("greedy", loser, "--deals", 1, "--records", tmp_path).returncode == 1
    for path in tmp_path.iterdir():
        text = path.read_text()
        assert "loses: it ended with status 0 instead of answering\n" in text
        assert read(text.split("\n"))


def test_it_needs_nothing_but_python(tmp_path):
    """It works without the packages of the project's environment, from any folder."""
    worker = crew.COMMAND.format([str(ROOT / f) for f in ("tools", "", "lib")]).replace(
        "serve()", ""
    )
    for words in ([ARENA, "greedy", "random", "--deals", "1"], ["-c", worker]):
        command = [sys.executable, "-S", *words]
        done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    "words, problem",
    [
        ("1", "this takes two players, not 1"),
        (
            "gentel random --deals 1",
            "there is no player 'gentel': they are 1, 2, 3, 4, 5, 6, 7, 8, 9,",
        ),
        ("greedy '' --deals 1", "there is no player ''"),
        ("greedy 'a b' --deals 1", "there is no player 'a b'"),
        ("greedy '\"a b' --deals 1", "'\"a b' is not a command line: No closing quotation"),
        ("greedy random --deals 0", "--deals is at least 1, not 0"),
        (f"greedy random --deals {10**20}", "--deals is at most 1000000, not 1000000000"),
        ("greedy random --deals x", "argument --deals: invalid int value: 'x'"),
        ("greedy random --deals 1 --jobs 0", "--jobs is at least 1, not 0"),
        ("greedy random --deals 1 --seed -1", "--seed is at least 0, not -1"),
        ("greedy random --deals 1 --edition old", "argument --edition: invalid choice: 'old'"),
        ("greedy random --deals 1 --variant x", "argument --variant: invalid choice: 'x'"),
        (
            "greedy random --deals 1 --edition classic --variant open",
            "the edition classic has no variant open",
        ),
        ("greedy random --deals 1 --handicap 4", "--handicap is 1 to 3 bridges, not 4"),
        (
            "greedy random --deals 1 --edition short --handicap 1",
            "the edition short has no handicap",
        ),
        ("greedy random --deals 1 --patience 0", "--patience is a number of seconds above 0"),
        ("greedy random --deals 1 --patience nan", "--patience is a number of seconds"),
        ("greedy random --deals 1 --scheduler ''", "--scheduler is the address of a cluster"),
    ],
)
def test_a_wrong_call_is_said_in_one_line(words, problem):
    assert refusal(*shlex.split(words)).startswith("arena: " + problem)


def test_records_that_cannot_be_written_are_said(tmp_path):
    taken = tmp_path / "file"
    taken.write_text("")
    done = arena("greedy", "random", "--deals", 1, "--records", taken)
    assert (done.returncode, done.stderr) == (2, f"arena: cannot use '{taken}': File exists\n")


def test_a_cluster_that_is_not_there_is_said():
    if not find_spec("distributed"):
        pytest.skip("Dask is not installed: tools/test.py installs it")
    done = arena("greedy", "random", "--deals", 1, "--scheduler", "nonsense")
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert done.stderr.startswith("arena: the cluster at nonsense does not play: ")


def test_dask_is_installed_once_and_again_when_the_pins_change(tmp_path, monkeypatch):
    done = []
    monkeypatch.setattr(installing, "find_spec", lambda name: None)
    monkeypatch.setattr(cluster, "PINS", tmp_path / "requirements-cluster.txt")
    monkeypatch.setattr(environment, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(environment, "ensure", lambda: environment.VENV.mkdir(exist_ok=True))
    monkeypatch.setattr(installing, "pip_install", lambda *what: done.append(what))
    for pins in ("dask==1", "dask==1", "dask==2"):
        cluster.PINS.write_text(pins)
        cluster.install()
    assert done == [("-r", cluster.PINS)] * 2


def test_a_python_that_has_dask_is_left_alone(monkeypatch):
    monkeypatch.setattr(installing, "find_spec", lambda name: "found")
    monkeypatch.setattr(environment, "VENV", ROOT / "tools")
    monkeypatch.setattr(environment, "ensure", lambda: pytest.fail("it sets up another"))
    cluster.install()


def test_a_player_that_forfeits_everything_makes_the_status_1():
    done = arena("greedy", f"{sys.executable} -c 1/0", "--deals", 2)
    assert (done.returncode, done.stderr) == (1, "")
    assert "lost 4 by forfeit: it ended with status 1 instead of answering; its last" in done.stdout


@pytest.mark.skipif(os.name == "nt", reason="programs cannot end others so easily here")
@pytest.mark.parametrize("others", [["greedy"], ["--game", "piranja", "1", "2"]])
def test_a_program_that_ends_its_parent_is_named(tmp_path, others):
    program = tmp_path / "killer.py"
    program.write_text("import os, sys\nfor line in sys.stdin: os.kill(os.getppid(), 9)")
    command = f"{sys.executable} {program}"
    done = arena(*others, command, "--deals", 2)
    assert (done.returncode, done.stdout) == (1, "")
    # Long words are cut.
    assert "processes in a row that played the same deal were ended; '" in done.stderr
    assert done.stderr.endswith("killer.py' had been asked last\n")


def test_a_killed_worker_costs_no_game(monkeypatch):
    """The worker that gets deal 2 first is killed over it; all deals come out as without that."""
    killed = []

    class Mortal(crew.Worker):
        def _send(self, what):
            super()._send(what)
            if what == 2 and not killed:
                killed.append(self._process)
                self._process.kill()

    monkeypatch.setattr(crew, "Worker", Mortal)
    notes = dict(crew.play(terms("2", "greedy"), range(6), 2))
    assert killed[0].returncode
    assert [untimed_notes(notes[deal]) for deal in range(6)] == [
        untimed_notes(play_deal(terms("2", "greedy"), deal)) for deal in range(6)
    ]


def untimed_notes(games):
    return [{**note, "seconds": None, "longest": None} for note in games]


def test_a_deal_that_ends_every_process_is_given_up(monkeypatch):
    monkeypatch.setattr(crew, "COMMAND", "{!r}")
    with pytest.raises(crew.CrewError, match="a row that played the same deal"):
        list(crew.play(terms(), range(2), 1))


def test_what_goes_wrong_in_a_worker_is_said():
    with pytest.raises(crew.CrewError, match="there is no edition 'new'"):
        list(crew.play(terms()._replace(edition="new"), range(2), 2))


@POSIX
@pytest.mark.parametrize("name, status", [("SIGINT", 130), ("SIGTERM", -15), ("SIGKILL", -9)])
def test_whatever_ends_the_arena_ends_its_workers_and_their_programs(tmp_path, name, status):
    path = tmp_path / "sleepers"
    sleepy = f"sh -c 'echo $$ >>{path}; exec sleep 600'"
    command = [sys.executable, ARENA, sleepy, "greedy", "--deals", "9", "--jobs", "2"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        wait_for(lambda: path.exists() and path.read_text().count("\n") > 1)
        running.send_signal(getattr(signal, name))
        assert running.communicate(timeout=PATIENCE) == (b"", b"")
    assert running.returncode == status
    for pid in path.read_text().split():
        wait_for_the_end_of(int(pid))


@POSIX
def test_a_worker_that_nobody_hears_any_more_says_nothing():
    """When the arena was killed, now and then a worker complained that it could not answer."""
    command = crew.COMMAND.format([str(ROOT / place) for place in ("tools", "", "lib")])
    pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    with subprocess.Popen([sys.executable, "-c", command], **pipes) as running:
        running.stdout.close()
        for line in (terms()._asdict(), 0):
            running.stdin.write(json.dumps(line).encode() + b"\n")
        running.stdin.flush()
        assert running.stderr.read() == b""
    assert running.returncode == 0


@POSIX
def test_a_reader_that_closes_early_is_no_error():
    command = [sys.executable, ARENA, "greedy", "random", "--deals", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 0


@POSIX
def all_of(terminal):
    """What was written to a terminal; it comes in pieces, and its end is an error."""
    pieces = []
    with contextlib.suppress(OSError):
        while piece := os.read(terminal, 10000):
            pieces.append(piece)
    return b"".join(pieces)


def test_a_bar_shows_on_a_terminal_alone():
    import pty

    try:
        there, here = pty.openpty()
    except OSError:
        pytest.skip("this machine has no terminal to lend")
    command = [sys.executable, ARENA, "greedy", "random", "--deals", "2"]
    subprocess.run(command, stdout=subprocess.PIPE, stderr=here, check=True)
    os.close(here)
    shown = all_of(there).decode()
    os.close(there)
    assert "#" * 40 + " 2 of 2 deals" in shown
    assert shown.endswith("\r\033[K")
    assert arena("greedy", "random", "--deals", 2).stderr == ""


def test_help_is_given():
    done = arena("--help")
    assert done.returncode == 0
    assert "--scheduler" in done.stdout and "PLAYERS.md" in done.stdout
