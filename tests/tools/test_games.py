"""What the tools want of a game is one contract: every game gives all of it under the same names,
and the tools that ask for it name no game."""

import ast
import re

import pytest

import games
from environment import ROOT
from games import GAMES

TOOLS = ROOT / "tools"
WANTED = {
    "records": "Reader RecordError lines state OPTIONS wrong random_game",
    "players": "NAMES HERE named",
    "protocol": "observation read",
    "match": "OPTIONS wrong prepare terms play_deal Terms Match",
    "figures": "count page",
    "tuning": "TARGET GAMES OPTIONS find reached source",
    "bench": "CORE RECORDS PLAY MIDDLE robots",
    "scenes": "look_around play frames MOMENTARY",
}
ASKING = [
    *(
        TOOLS / f"{name}.py"
        for name in (
            "arena",
            "referee",
            "tune",
            "bench",
            "measuring/bench_robots",
            "measuring/bench_scenes",
        )
    ),
    *sorted((TOOLS / "contest").glob("*.py")),
    TOOLS / "games" / "__init__.py",
]


@pytest.mark.parametrize("name", WANTED)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_gives_what_the_tools_want(game, name):
    part = games.part(game, name)
    assert [wanted for wanted in WANTED[name].split() if not hasattr(part, wanted)] == []
    assert games.name_of(game)


def test_the_contract_says_what_is_wanted():
    said = re.findall(r"\w+", games.__doc__)
    for name, wanted in WANTED.items():
        assert {name, *wanted.split()} - {"Match"} <= set(said)


@pytest.mark.parametrize("path", ASKING, ids=lambda path: path.stem)
def test_a_tool_that_asks_names_no_game(path):
    """Except in what it says of itself."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        said = getattr(node, "module", None) or getattr(node, "value", None)
        names = [alias.name for alias in getattr(node, "names", []) if isinstance(alias, ast.alias)]
        words = [word for word in (said, *names) if isinstance(word, str) and "\n" not in word]
        for word in words:
            assert not set(re.findall(r"\w+", word)) & {*GAMES}, f"line {node.lineno}"
