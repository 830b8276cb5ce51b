"""The arena plays Kai Piranja: seats, figures, records, outside players, and what it says."""

import json
import shlex
import sys
from collections import Counter

import pytest
from piranja_games import play
from tool_runs import POSIX, arena, as_json, refusal, untimed

from contest import crew
from contest.crew import CrewError
from environment import ROOT
from games.piranja.figures import count
from games.piranja.match import Match, Terms, play_deal, seating
from games.piranja.players import NAMES
from games.piranja.protocol import observation
from piranja.records.reader import read
from piranja.rules.view import View

EXAMPLE = f"{sys.executable} {ROOT / 'tools' / 'games' / 'piranja' / 'example.py'}"
FIVE = ("five",) * 3


def terms(*players, seed=1, records=False):
    return Terms(list(players), seed, 5, records)


def program(answer):
    """The command line of a player that always answers the same."""
    code = f"import sys\nfor line in sys.stdin: print({answer!r}, flush=True)"
    return shlex.join([sys.executable, "-c", code])


# Games


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everybody_has_every_seat_as_often_as_the_others(players):
    seats = [seating(players, number) for number in range(4 * players)]
    for seat in range(players):
        assert set(Counter(order[seat] for order in seats).values()) == {4}


def test_neighbours_change():
    beside = Counter()
    for number in range(24):
        order = seating(4, number)
        beside.update((one, order[(at + 1) % 4]) for at, one in enumerate(order))
    assert len(beside) == 12 and set(beside.values()) == {8}


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_game_and_another_one_another(name):
    games = [
        play_deal(terms(name, *FIVE, seed=seed, records=True), 3)[0]["record"].split("\n")[6:]
        for seed in (1, 1, 2)
    ]
    assert games[0] == games[1] != games[2]


def test_the_cards_do_not_depend_on_who_plays():
    """They come in the same order, as far as cards are turned over."""
    decks = []
    for players in (("five", *FIVE), ("random", "3", *FIVE[:2])):
        match = Match(terms(*players), 7)
        match.play()
        decks.append(bytes(fish & 15 for fish in match.game.deck))
    assert decks[0] == decks[1]


def test_what_is_noted_is_in_the_record():
    for number in range(6):
        note = play_deal(terms("3", "sketch", "random", "1", "five", records=True), number)[0]
        game = read(note["record"].split("\n"))
        seats = seating(5, number)
        assert game.over and note["starter"] == seats[0]
        assert note["catches"] == [game.catches[seats.index(player)] for player in range(5)]
        best = max(note["catches"])
        assert all(note["catches"][player] == best for player in note["winners"])
        turns = [line for line in note["record"].split("\n") if line[:1].isdigit()]
        assert note["turns"] == len(turns) and note["turned"] == game.turned


# Figures


def test_wins_are_counted_in_parts():
    def game(winners, starter):
        return {
            "winners": winners, "forfeited": None, "forfeit": None, "starter": starter,
            "turns": 30 + starter, "turned": 97, "catches": [9, 8, 7], "fetched": [1, 0, 0],
            "eaten": [0, 2, 4], "thoughts": [1, 1, 1], "seconds": [0, 0, 0], "longest": [0, 0, 0],
        }  # fmt: skip

    games = [game([0], 0), game([0, 2], 2), game([0, 1, 2], 1), game([1], 1)]
    counted = count(terms("five", "five", "3"), [[game] for game in games])
    wins = [player["wins"] for player in counted["players"]]
    assert wins == [1.8333, 1.3333, 0.8333]
    assert [player["wins_beginning"] for player in counted["players"]] == [1, 1.3333, 0.5]
    assert counted["shared_wins"] == 2 and counted["first_player"] == round(17 / 24, 4)
    assert (counted["shortest"], counted["longest"], counted["turns_per_game"]) == (30, 32, 31)
    low, high = counted["players"][0]["interval"]
    assert low < counted["players"][0]["share"] < high


def test_the_same_seed_gives_the_same_figures_on_any_number_of_processes():
    words = ("--game", "piranja", "random", "five", "sketch", "2", "--deals", 9, "--seed", 5)
    alone = untimed(*words, "--jobs", 1)
    assert alone == untimed(*words, "--jobs", 2)
    assert sum(player["wins"] for player in alone["players"]) == pytest.approx(9, abs=0.01)


def test_the_page_tells_the_same_as_the_json():
    words = ("--game", "piranja", "five", "sketch", "five", "--deals", 7)
    page, figures = arena(*words).stdout, as_json(*words)
    assert page.startswith("Kai Piranja with 3 players: 7 games, seed 1\n")
    rows = page.split("\n")[3:6]
    for row, player in zip(rows, figures["players"]):
        assert row.split()[:3] == [
            player["name"], f"{player['wins']:.1f}", f"{100 * player['share']:.1f}%"
        ]  # fmt: skip


def test_records_can_be_replayed(tmp_path):
    as_json("--game", "piranja", "five", "random", "sketch", "--deals", 3, "--records", tmp_path)
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["00001.txt", "00002.txt", "00003.txt"]
    for name in names:
        text = (tmp_path / name).read_text()
        assert read(text.split("\n")).over and "// player 2: " in text


def test_a_killed_worker_costs_no_game(monkeypatch):
    wanted = dict(crew.play(terms("five", *FIVE), range(4), 1))
    lost = []

    def play_once_in_vain(self, deal, again=crew.Worker.play):
        if deal == 2 and not lost:
            lost.append(deal)
            self._process.kill()
        return again(self, deal)

    monkeypatch.setattr(crew.Worker, "play", play_once_in_vain)
    games = dict(crew.play(terms("five", *FIVE), range(4), 1))
    assert lost and games.keys() == wanted.keys()
    for number, (game,) in games.items():
        assert game["catches"] == wanted[number][0]["catches"]


def test_what_goes_wrong_in_a_worker_is_said():
    with pytest.raises(CrewError, match="list"):
        list(crew.play(terms("five", *FIVE)._replace(players=[["five"], *FIVE]), range(1), 1))


# Outside players


def test_the_observation_is_the_one_that_the_page_shows():
    game = play("1 ps fs mh\n2 pb bb +\n3 bs .", players=3)
    seen = observation(View(game), 0)
    for counts in seen["unseen"].values():
        assert all(counts[fish] for fish in counts) and len(counts) == 12
    shown = (ROOT / "tools" / "PLAYERS.md").read_text().split("## Kai Piranja")[1]
    shown = shown[shown.index("    {") : shown.index("The words are")]
    shown = json.loads(shown.replace(", ...", ""))
    for cards in ("shoal", "sea"):
        part = shown["unseen"].pop(cards)
        assert part == {fish: seen["unseen"][cards][fish] for fish in part}
    del seen["unseen"], shown["unseen"]
    assert seen == shown


def test_the_example_plays_whole_games_and_is_better_than_chance():
    counted = as_json("--game", "piranja", EXAMPLE, "random", "random", "--deals", 6, "--jobs", 1)
    example = counted["players"][0]
    assert example["forfeits"] == 0 and example["wins"] > 3


@POSIX
@pytest.mark.parametrize(
    "answer, reason",
    [
        ("", "its answer cannot be read: it is an empty line"),
        ("+", "+ is not legal there, only turn"),
        ("!p turn", "!p is not legal there, only turn"),
        ("turn turn", "its answer cannot be read: 'turn' comes after the end of the answer"),
        ("jump", "its answer cannot be read: 'jump' is not one of turn + . !p !m !f !b"),
    ],
)
def test_an_answer_that_cannot_be_loses_the_game(answer, reason):
    note = play_deal(terms("five", program(answer), "five"), 0)[0]
    assert (note["forfeited"], note["forfeit"]) == (1, reason)
    assert note["winners"] == [0, 2]


@POSIX
def test_a_player_that_forfeits_everything_makes_the_status_1(tmp_path):
    words = ("--game", "piranja", "five", "five", "false", "--deals", 3, "--records", tmp_path)
    done = arena(*words)
    assert done.returncode == 1 and "false lost 3 by forfeit: it ended" in done.stdout
    assert "// player 3 loses: it ended" in (tmp_path / "00001.txt").read_text()


# What it says


@pytest.mark.parametrize(
    "words, problem",
    [
        ("five five --deals 1", "Kai Piranja takes three to six players, not 2"),
        ("1 1 1 1 1 1 1 --deals 1", "Kai Piranja takes three to six players, not 7"),
        ("1 2 3 --deals 1 --league", "--league is for Kahuna"),
        ("1 2 3 --deals 1 --edition modern", "--edition is for Kahuna"),
        ("1 2 3 --deals 0", "--deals is at least 1, not 0"),
        ("1 2 3 --deals 9999999", "--deals is at most 1000000, not 9999999"),
        ("1 2 4 --deals 1", "there is no player '4': they are 1, 2, 3, random, five, sketch,"),
        ("1 2 3 --deals 1 --jobs 0", "--jobs is at least 1, not 0"),
    ],
)
def test_a_wrong_call_is_said_in_one_line(words, problem):
    said = refusal("--game", "piranja", *shlex.split(words))
    assert said.startswith("arena: " + problem)
