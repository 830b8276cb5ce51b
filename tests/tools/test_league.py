"""The league: everybody against everybody, ratings on one scale, and its picture."""

import itertools
import json
import math
import random
import shlex

import pytest
from PIL import Image
from tool_runs import arena, note, refusal, terms

from contest import charts, league, league_picture


def share(lead):
    return 1 / (1 + 10 ** (-lead / 400))


def played(strengths, deals, seed, together=0.0):
    """Results of players of these strengths, for both games of each deal."""
    lot = random.Random(seed)
    results = {}
    for a, b in itertools.combinations(range(len(strengths)), 2):
        scores = []
        for _ in range(deals):
            first = lot.random() < share(strengths[a] - strengths[b])
            alike = lot.random() < together
            second = first if alike else lot.random() < share(strengths[a] - strengths[b])
            scores.append(float(first + second))
        results[a, b] = 2, scores
    return results


# Ratings


def test_two_players_differ_as_their_score_says():
    """Three of four games won: 191 points apart on Elo's scale, around the mean of 1500."""
    (first, _), (second, _) = league.ratings(2, {(0, 1): (2, [2.0, 1.0] * 1000)})
    assert first - second == pytest.approx(400 * math.log10(3), abs=0.5)
    assert first + second == pytest.approx(3000)


def test_a_draw_is_half_a_win():
    drawn = league.ratings(2, {(0, 1): (2, [1.0, 1.5] * 500)})
    decided = league.ratings(2, {(0, 1): (2, [2.0, 1.0, 1.0, 1.0] * 250)})
    assert drawn[0][0] == pytest.approx(decided[0][0])
    assert drawn[0][0] > 1500


def test_ratings_are_the_likeliest():
    """No player's rating can be changed a little so that the results become likelier."""
    results = played([0, 150, 300, 700], 300, 1)
    rated = [rating for rating, _ in league.ratings(4, results)]

    def likelihood(ratings):
        total = sum(math.log(share(r - 1500)) + math.log(share(1500 - r)) for r in ratings) / 20
        for (a, b), (games, scores) in results.items():
            p, won = share(ratings[a] - ratings[b]), sum(scores)
            total += won * math.log(p) + (games * len(scores) - won) * math.log(1 - p)
        return total

    best = likelihood(rated)
    for player in range(4):
        for change in (-3, 3):
            other = list(rated)
            other[player] += change
            # A difference is moved, as the imagined games pull on all ratings together.
            assert likelihood(other) < best + 0.001


@pytest.mark.parametrize("together", [0.0, 1.0])
def test_an_interval_holds_the_true_rating_in_95_of_100_cases(together):
    strengths = [-250.0, -50.0, 80.0, 220.0]  # on average 0
    held = 0
    for seed in range(60):
        rated = league.ratings(4, played(strengths, 60, seed, together))
        held += sum(
            abs(rating - 1500 - true) < reach for (rating, reach), true in zip(rated, strengths)
        )
    assert held >= 220  # of 240, as the test itself is a sample


def test_games_that_go_together_make_intervals_wider():
    apart = league.ratings(2, {(0, 1): (2, [1.0] * 100)})
    alike = league.ratings(2, {(0, 1): (2, [2.0, 0.0] * 50)})
    assert alike[0][1] == pytest.approx(math.sqrt(2) * apart[0][1], rel=0.02)


def test_the_same_cards_in_all_pairs_count_once():
    """A player who is lucky in a deal is lucky in all its games, so they say less than they
    seem."""
    lot = random.Random(3)
    luck = [float(lot.choice((0, 2))) for _ in range(100)]
    mixed = {pair: lot.sample(luck, 100) for pair in ((0, 1), (0, 2), (0, 3))}
    even = {pair: [1.0] * 100 for pair in ((1, 2), (1, 3), (2, 3))}

    def reach(results):
        return league.ratings(4, {pair: (2, scores) for pair, scores in results.items()})[0][1]

    assert reach({**even, **dict.fromkeys(mixed, luck)}) > 1.3 * reach({**even, **mixed})


def test_the_imagined_games_hardly_pull_the_ends_in():
    """They counted as much as real ones, and cost the first and the last of a league 25 points."""
    lead = 200
    players = range(11)
    results = {
        (a, b): (2, [2 * share((b - a) * lead)] * 40) for a, b in itertools.combinations(players, 2)
    }
    rated = league.ratings(11, results)
    assert rated[0][0] == pytest.approx(1500 + 5 * lead, abs=4)
    assert rated[-1][0] == pytest.approx(1500 - 5 * lead, abs=4)


def test_winning_everything_gives_a_finite_rating():
    rated = league.ratings(
        3, {(0, 1): (2, [2.0] * 50), (0, 2): (2, [2.0] * 50), (1, 2): (2, [1.0] * 50)}
    )
    assert 1900 < rated[0][0] < 3500
    assert rated[1][0] == pytest.approx(rated[2][0])
    assert 100 < rated[0][1] < 1500


def test_groups_that_lose_nothing_to_others_are_found():
    results = {(0, 1): (2, [1.0]), (0, 2): (2, [0.0]), (1, 2): (2, [0.0])}
    assert league.gaps(3, results) == [[2], [0, 1]]
    assert league.gaps(3, {**results, (0, 2): (2, [0.5])}) == [[0, 1, 2]]


# The command


def as_json(*words):
    done = arena("--league", *words, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


def test_a_league_is_all_its_pairs(tmp_path):
    """It plays the same games as the arena does for two players, on any number of processes."""
    both = ("--deals", 4, "--seed", 3)
    answer = as_json("random", "greedy", "2", *both, "--records", tmp_path, "--jobs", 2)
    assert [player["name"] for player in answer["players"]][2] == "random"
    assert (answer["deals"], answer["games"]) == (4, 24)
    assert len(answer["pairs"]) == 3
    for pair in answer["pairs"]:
        alone = json.loads(arena(*pair["players"], *both, "--json").stdout)
        assert pair["wins"] == [player["wins"] for player in alone["players"]]
        assert pair["draws"] == alone["draws"]
    by_name = {player["name"]: player for player in answer["players"]}
    assert sum(player["rating"] for player in by_name.values()) == pytest.approx(4500, abs=0.2)
    for name, player in by_name.items():
        wins = [
            pair["wins"][pair["players"].index(name)]
            for pair in answer["pairs"]
            if name in pair["players"]
        ]
        assert player["wins"] == sum(wins)
        assert player["wins"] + player["draws"] + player["losses"] == player["games"] == 16
        assert player["score"] == round((player["wins"] + player["draws"] / 2) / 16, 4)
        assert player["interval"][0] < player["rating"] < player["interval"][1]
    names = sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.txt"))
    assert len(names) == 24 and names[0] == "1-2/00001-1.txt" and names[-1] == "2-3/00004-2.txt"
    drawn = tmp_path / "league.png"
    again = as_json("random", "greedy", "2", *both, "--jobs", 1, "--picture", drawn)
    assert Image.open(drawn).format == "PNG"
    assert {**again, "time": 0} == {**answer, "time": 0}


def league_of(names, winners):
    """The figures with one deal for each pair; `winners` are 0, 1 or None for both games."""
    pairs = itertools.combinations(range(len(names)), 2)
    notes = {pair: [[note(winner), note(winner)]] for pair, winner in zip(pairs, winners)}
    return league.count(terms(), names, notes)


def test_a_draw_counts_half_in_the_score_and_not_as_a_win_of_the_pair():
    results = league_of(["a", "b", "c"], [1, None, 0])
    scores = {player["name"]: player["score"] for player in results["players"]}
    assert scores == {"a": 0.25, "b": 1.0, "c": 0.25}
    ratings = {player["name"]: player["rating"] for player in results["players"]}
    assert ratings["a"] == ratings["c"] < ratings["b"]
    assert [(pair["wins"], pair["draws"]) for pair in results["pairs"]] == [
        ([0, 2], 0),
        ([0, 0], 2),
        ([2, 0], 0),
    ]


def test_a_forfeit_counts_for_the_side_that_made_it():
    notes = [note(0, forfeit="it was late"), note(1, forfeit="it was wrong"), note(1), note(None)]
    results = league.count(terms(), ["a", "b"], {(0, 1): [notes[:2], notes[2:]]})
    assert {player["name"]: player["forfeits"] for player in results["players"]} == {"a": 1, "b": 1}
    notes[1] = note(0, forfeit="it was wrong")
    results = league.count(terms(), ["a", "b"], {(0, 1): [notes[:2], notes[2:]]})
    assert {player["name"]: player["forfeits"] for player in results["players"]} == {"a": 0, "b": 2}
    assert results["pairs"][0]["forfeit_reasons"] == ["it was late", "it was wrong"]


def test_a_forfeit_counts_in_its_own_pair_alone():
    lost = note(1, forfeit="it was late")
    pairs = {(0, 1): [[lost, note(1)]], (0, 2): [[note(0), note(0)]], (1, 2): [[note(1), note(0)]]}
    results = league.count(terms(), ["a", "b", "c"], pairs)
    assert {player["name"]: player["forfeits"] for player in results["players"]} == {
        "a": 1,
        "b": 0,
        "c": 0,
    }
    assert [pair["forfeit_reasons"] for pair in results["pairs"]] == [["it was late"], [], []]


def test_the_page_has_ratings_and_the_table_of_pairs():
    lines = list(league.page(league_of(["a", "b", "c"], [1, None, 0]), "edition modern"))
    assert lines[0] == "edition modern: 3 players, 1 deals a pair, 6 games, seed 1"
    ranked = [line.split() for line in lines[3:6]]
    assert [line[1] for line in ranked] == ["b", "a", "c"]
    assert ranked[0][-4:] == ["4", "0", "0", "100.0%"]
    table = [line.split()[2:] for line in lines[9:12]]
    assert table == [["-", "100.0", "100.0"], ["0.0", "-", "0.0"], ["0.0", "0.0", "-"]]
    assert lines[-1].startswith("b lost nothing to a and c, so there is no knowing how far")


def test_forfeits_are_told_and_make_the_status_1():
    done = arena("--league", "greedy", "random", "python3 -c 1/0", "--deals", 1)
    assert (done.returncode, done.stderr) == (1, "")
    assert "forfeited in greedy against python3 -c 1/0: it ended with status 1" in done.stdout


@pytest.mark.parametrize(
    "words, problem",
    [
        ("greedy --deals 1", "this takes two players, not 1; more can play with --league"),
        ("greedy random 9 --deals 1", "this takes two players, not 3; more can play with"),
        ("--deals 1", "this takes two players, not 0"),
        ("--league --deals 1", "a league is for two players or more, not 0"),
        ("--league greedy --deals 1", "a league is for two players or more, not 1"),
        (
            "--league greedy random greedy --deals 1",
            "in a league each player plays once, but 'greedy' is there twice",
        ),
        ("--league greedy nobody --deals 1", "there is no player 'nobody': they are"),
        (
            "--league greedy random --deals 1 --handicap 1",
            "--handicap is for two players, not for a league",
        ),
        ("greedy random --deals 1 --picture x.png", "--picture goes with --league"),
        ("--league greedy deep --deals 1 --scheduler x", "deep plays only on this computer"),
        (
            "--league greedy random --deals 1 --picture none/x.png",
            "cannot use 'none/x.png': No such file or directory",
        ),
    ],
)
def test_a_wrong_call_is_said_in_one_line(words, problem):
    assert refusal(*shlex.split(words)).startswith("arena: " + problem)


# The picture


def test_the_picture_shows_a_dot_for_each_player_where_its_rating_is(tmp_path):
    answer = league_of(
        ["a", "b", "c", "a program with a very long name " * 3], [0, 0, None, 1, 0, 0]
    )
    league_picture.draw(answer, "edition modern", tmp_path / "league.png")
    image = Image.open(tmp_path / "league.png")
    blue = tuple(bytes.fromhex(charts.BLUE[1:]))
    at = [
        (x, y)
        for x in range(image.width)
        for y in range(image.height)
        if image.getpixel((x, y)) == blue
    ]
    rows = {round((y / charts.SCALE - 44) // 26) for _, y in at}
    assert rows == {0, 1, 2, 3}
    middles = [
        sum(found) / len(found)
        for found in (
            [x for x, y in at if (y / charts.SCALE - 44) // 26 == row] for row in range(4)
        )
    ]
    assert middles == sorted(middles, reverse=True)


def test_words_that_do_not_fit_are_cut():
    assert charts.fitting("short", 100) == "short"
    cut = charts.fitting("a name that is much too long", 100)
    assert cut.endswith("...") and charts.width_of(cut) <= 100


@pytest.mark.parametrize("low, high", [(1400, 1600), (-300, 3100), (1499.9, 1500.1), (0, 100)])
def test_an_axis_has_round_numbers_around_all_there_is(low, high):
    marks = charts.steps(low, high, 9)
    assert 2 <= len(marks) <= 9
    assert marks[0] <= low and marks[-1] >= high
    assert len({b - a for a, b in zip(marks, marks[1:])}) == 1
