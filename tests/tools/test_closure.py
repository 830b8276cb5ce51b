"""What belongs on the board is found by following the imports as the board would."""

import pytest

from deploying.closure import Missing, needed

BUILT_IN = {"displayio", "time"}


@pytest.fixture
def follow(tmp_path):
    """The modules that a program needs, out of these files and a few that are always there."""

    def find(name):
        place = tmp_path.joinpath(*name.split("."))
        paths = (place / "__init__.py", place.with_suffix(".py"))
        return next((path for path in paths if path.is_file()), None)

    def follow(program, **files):
        files = {"game/__init__": "", "game/rules": "", "game/other": "", **files}
        for name, text in {"code": program, **files}.items():
            path = tmp_path / f"{name}.py"
            path.parent.mkdir(exist_ok=True)
            path.write_text(text)
        return sorted(needed(tmp_path / "code.py", find, BUILT_IN))

    return follow


@pytest.mark.parametrize(
    "program",
    [
        "import game.rules",
        "import game.rules as r",
        "from game import rules",
        "from game.rules import anything",
        "import displayio, time, game.rules",
        "def later():\n    if displayio:\n        from game import rules",
    ],
)
def test_a_module_comes_with_its_package(follow, program):
    assert follow(program) == ["game", "game.rules"]


def test_a_name_in_a_package_is_no_module(follow):
    assert follow("from game import NAME") == ["game"]


def test_imports_are_followed_on_and_round(follow):
    files = {"a": "import b", "b": "import c", "c": "import a"}
    assert follow("import a", **files) == ["a", "b", "c"]


@pytest.mark.parametrize("text", ["from . import rules", "from .rules import X"])
def test_relative_imports(follow, text):
    everything = ["game", "game.other", "game.rules"]
    assert follow("import game.other", **{"game/other": text}) == everything
    assert follow("import game.other", **{"game/__init__": text}) == everything


def test_relative_imports_from_the_package_above(follow):
    files = {"game/screens/__init__": "", "game/screens/table": "from .. import rules"}
    assert "game.rules" in follow("import game.screens.table", **files)


def test_others_come_with_what_they_import(tmp_path):
    places = {"a": "import b", "b": "", "c": ""}
    for name, text in {**places, "code": "import c"}.items():
        (tmp_path / f"{name}.py").write_text(text)
    found = needed(tmp_path / "code.py", lambda name: tmp_path / f"{name}.py", BUILT_IN, ["a"])
    assert sorted(found) == ["a", "b", "c"]


def test_imports_for_type_checkers_do_not_count(follow):
    program = (
        "try:\n    import time\n    from typing import Tuple\n    import game.rules\n"
        "except ImportError:\n    pass"
    )
    assert follow(program) == []


def test_imports_that_may_fail_and_do_not_count(follow):
    program = "try:\n    import game.rules\nexcept (ImportError, NameError):\n    import game.other"
    assert follow(program) == ["game", "game.other", "game.rules"]


def test_an_import_in_a_try_for_something_else_has_to_be_there(follow):
    with pytest.raises(Missing, match="typing"):
        follow("try:\n    import typing\nexcept OSError:\n    pass")


def test_what_is_not_there_is_named(follow):
    with pytest.raises(Missing, match=r"^game\.rules, line 2, imports json, which the board"):
        follow("import game.rules", **{"game/rules": "\nimport json"})
