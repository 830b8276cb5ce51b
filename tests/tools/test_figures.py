"""The tables in docs/robots.md come from one command, and have its form."""

import re

import pytest

import figures
from environment import ROOT


@pytest.fixture
def run(monkeypatch, capsys):
    """The command; of the players only the first one ever wins, in the games that are asked for."""
    asked = []

    def played(*words, **more):
        asked.append(words)
        player = {"name": "1", "share": 1.0, "interval": [0.5, 1.0], "rating": 1500.4}
        player.update(wins=3, games=4)
        share = {"games": 7, "share": 0.61}
        more = {"first_player": share, "leader_after_round_two": share}
        return {"players": [player], **more}

    monkeypatch.setattr(figures, "played", played)

    def run(*arguments):
        status = figures.main([*arguments])
        captured = capsys.readouterr()
        return status, captured.out, captured.err, asked

    return run


def test_a_table_says_its_seed_and_commit(run):
    status, out, _, asked = run("ladder")
    assert status == 0 and re.match(r"ladder: seed 1, commit \w+\+?\n\n\|", out)
    assert asked[0] == ("2", "1", "--deals", 1000) and len(asked) == 8
    assert "| 2 against 1 | 1,000 | 100.0% | 50.0 to 100.0% |" in out


def test_a_share_of_the_games_is_enough_for_a_look(run):
    assert run("sea", "--share", "0.01")[3][0][-1] == 80


def test_wrong_calls_are_told(run):
    assert "there is no table 'laddr'" in run("laddr")[2]
    assert "--share is more than 0" in run("ladder", "--share", "0")[2]


def test_the_page_has_the_tables_as_they_are_printed(run):
    """What is in the columns differs, of course."""
    page = (ROOT / "docs" / "robots.md").read_text(encoding="utf-8")
    for table in ("ladder", "others", "best", "league", "sea"):
        lines = run(table, "--share", "0.5")[1].splitlines()[2:4]
        assert "\n".join(lines) in page, table


def test_games_are_really_played():
    results = figures.played("1", "random", "--deals", 2)
    assert [player["name"] for player in results["players"]] == ["1", "random"]
    assert figures.league_table(figures.played("--league", "1", "random", "--deals", 1))[
        2
    ].startswith("| 1 | ")
