"""A traceback from the board has the names and lines of the source."""

import io
import sys

import pytest
from shared_build import moved

import deploy
import environment
import lengthen
import shrink
import vm
from shrinking.known import Outside

SOURCES = {
    "kahuna/game.py": '''"""The game."""


class Missing(Exception):
    """Something is not there."""


class Game:
    def __init__(self, cards):
        self.hand_cards = cards
        self.turn_count = 0

    def play_card(self, other):
        self.turn_count += 1
        return (
            other.score_board
            + self.turn_count
        )


class Nothing:
    pass


class Score:
    def __init__(self):
        self.points_won = 3

    def score_board(self):
        return self.no_points
''',
    "kahuna/screen.py": """from kahuna import game


def fail_of_self():
    game.Score().score_board()


def fail_of_other():
    game.Game(3).play_card(game.Nothing())


def fail_of_name():
    return unknown_thing


def fail_of_own_kind():
    raise game.Missing("no cards")


def fail_of_late_name():
    if late_name:
        pass


def set_late_name():
    global late_name
    late_name = game.Game(2).hand_cards
""",
    "code.py": "from kahuna import screen\n",
}
FAILURES = {
    "fail_of_self": """
Traceback (most recent call last):
  File "kahuna/screen.py", line 5, in fail_of_self
    game.Score().score_board()
  File "kahuna/game.py", line 30, in Score.score_board
    return self.no_points
AttributeError: 'Score' object has no attribute 'no_points'
""",
    "fail_of_other": """
Traceback (most recent call last):
  File "kahuna/screen.py", line 9, in fail_of_other
    game.Game(3).play_card(game.Nothing())
  File "kahuna/game.py", line 16, in Game.play_card
    other.score_board
AttributeError: 'Nothing' object has no attribute 'score_board'
""",
    "fail_of_name": """
Traceback (most recent call last):
  File "kahuna/screen.py", line 13, in fail_of_name
    return unknown_thing
NameError: name 'unknown_thing' isn't defined
""",
    "fail_of_own_kind": """
Traceback (most recent call last):
  File "kahuna/screen.py", line 17, in fail_of_own_kind
    raise game.Missing("no cards")
Missing: no cards
""",
    "fail_of_late_name": """
Traceback (most recent call last):
  File "kahuna/screen.py", line 21, in fail_of_late_name
    if late_name:
NameError: name 'late_name' isn't defined
""",
}
CALLS = (*FAILURES, "set_late_name")


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """A small program, shrunk and compiled: the folder of its source, the files, the short
    names."""
    root = tmp_path_factory.mktemp("program")
    for path, text in SOURCES.items():
        (root / path).parent.mkdir(exist_ok=True)
        (root / path).write_text(text)
    meanings = {}
    light = shrink.shrunk(SOURCES, Outside((), CALLS, ("kahuna.screen",)), meanings=meanings)
    files = {
        f"/{path[:-3]}.mpy": b"M" + deploy.compiled(path, text.encode())[1:]
        for path, text in light.items()
        if path != deploy.START
    }
    names = deploy.names({path: root / path for path in SOURCES}, meanings)
    (root / "names.json").write_bytes(names)
    return root, files


@pytest.fixture
def command(built, monkeypatch, capsys):
    """Runs the command on what a board says; status, output and errors."""
    root, _ = built
    monkeypatch.setattr(environment, "ROOT", root)
    lengthen.parsed.cache_clear()

    def run(text, *arguments):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
        status = lengthen.main(["--names", str(root / "names.json"), *map(str, arguments)])
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run


@pytest.fixture(scope="module")
def said(built):
    """What the board says of each failure."""
    _, files = built
    found = {}
    with vm.Vm(files=files) as board:
        board.run("from kahuna import screen")
        for name in FAILURES:
            with pytest.raises(vm.VmError) as caught:
                board.run(f"screen.{name}()")
            found[name] = str(caught.value)
    return found


@pytest.mark.parametrize("name", FAILURES)
def test_a_traceback_is_said_in_the_words_of_the_source(name, said, command):
    lines = [line for line in said[name].strip().split("\n") if "<stdin>" not in line]
    status, out, err = command("\n".join(lines))
    assert (status, err) == (0, "")
    assert out.strip() == FAILURES[name].strip()


def traceback(*lines):
    return "\n".join(["Traceback (most recent call last):", *lines, ""])


def test_text_without_a_traceback_is_passed_on(command):
    text = "ready\n  File \"kahuna.screen\", line 5, in a\nAttributeError: 'a' object\n\n\u2192\n"
    assert command(text) == (0, text, "")


def test_a_traceback_may_stand_among_other_lines_and_end_them_as_a_board_does(command):
    text = traceback('  File "code.py", line 1, in <module>', "ValueError: 3")
    _, out, _ = command("before\n" + text.replace("\n", "\r\n") + "after\r\n")
    assert out == (
        "before\nTraceback (most recent call last):\n"
        '  File "code.py", line 1, in <module>\n    from kahuna import screen\n'
        "ValueError: 3\nafter\n"
    )


def test_modules_that_are_not_ours_and_lines_that_are_not_there_stay(command):
    text = traceback('  File "other.py", line 3, in a', '  File "<stdin>", line 1', "OSError: 5")
    assert command(text)[1] == text
    text = traceback('  File "kahuna.screen", line 999, in a', "OSError: 5")
    assert command(text)[1] == text.replace("kahuna.screen", "kahuna/screen.py")


def test_a_module_that_is_missing_is_said_by_its_own_name(built, command):
    """On the drive it has a short name."""
    _, files = built
    (moved,) = {path[1:-4].replace("/", ".") for path in files} - {"kahuna.screen"}
    assert moved != "kahuna.game"
    said = "ImportError: no module named '{}'"
    text = traceback('  File "kahuna.screen", line 1, in <module>', said.format(moved))
    assert said.format("kahuna.game") in command(text)[1]
    assert said.format("other") in command(text.replace(moved, "other"))[1]


def test_a_name_that_may_stand_for_several_is_given_as_all_of_them():
    """Where the line itself does not say which."""
    module = {"names": {}, "attributes": {"c": ["lines", "look"]}, "parts": []}
    frame = lengthen.Frame({**module, "path": "code.py", "digest": ""}, 999, None)
    line = "AttributeError: 'NoneType' object has no attribute 'c'"
    assert lengthen.message(line, frame, {"code.py": module}) == (
        "AttributeError: 'NoneType' object has no attribute 'lines' or 'look'"
    )
    module["attributes"]["c"] = list("qrst")  # too many to tell anything
    assert lengthen.message(line, frame, {"code.py": module}) == line


def test_a_source_that_has_changed_since_the_build_is_said_once(built, command):
    root, _ = built
    place = root / "kahuna" / "screen.py"
    before = place.read_text()
    text = traceback(*['  File "kahuna.screen", line 16, in a'] * 2, "ValueError")
    try:
        place.write_text("# another line\n" + before)
        status, out, err = command(text)
        assert status == 0 and out.count("kahuna/screen.py") == 2
        assert err == (
            "lengthen: kahuna/screen.py has changed since the build: the lines shown may be wrong\n"
        )
        lengthen.parsed.cache_clear()
        place.write_text("def (")
        assert command(text)[0] == 0
        place.unlink()
        assert command(text)[2] == "lengthen: kahuna/screen.py has been removed since the build\n"
    finally:
        place.write_text(before)


def test_what_the_board_said_may_be_in_a_file(command, tmp_path):
    (tmp_path / "said").write_text("ready\n")
    assert command("", tmp_path / "said") == (0, "ready\n", "")
    missing = tmp_path / "missing"
    assert command("", missing) == (
        2,
        "",
        f"lengthen: cannot read '{missing}': No such file or directory\n",
    )


@pytest.mark.parametrize("text", ["", "[]", "{", '{"a": 3}', '{"a": {"path": ""}}', "[" * 9])
def test_only_the_names_of_a_build_will_do(text, tmp_path, capsys):
    names = tmp_path / "names.json"
    names.write_text(text)
    assert lengthen.main(["--names", str(names)]) == 2
    assert "is not a list of names that tools/deploy.py wrote" in capsys.readouterr().err


def test_without_a_build_it_says_how_to_make_one(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(lengthen, "BUILD", tmp_path)
    assert lengthen.main([]) == 2
    assert capsys.readouterr().err == (
        "lengthen: nothing has been built yet: run tools/deploy.py first\n"
    )


def test_the_names_of_the_program_are_told(build):
    """For two modules with many names, each name that was shortened."""
    for path in ("kahuna/screens/play.py", "lib/handheld/store.py"):
        now, first = moved(path, build.meanings)
        names = build.meanings[shrink.module_name(path)]["names"]
        before = lengthen.ast.parse((environment.ROOT / path).read_text(encoding="utf-8"))
        after = lengthen.ast.parse((build.shrunk / now).read_text(encoding="utf-8"))
        own = {node.lineno: node.name for node in before.body if hasattr(node, "name")}
        short = {node.lineno - first: node.name for node in after.body if hasattr(node, "name")}
        short = {line: name for line, name in short.items() if line > 0}
        assert short
        for line, name in short.items():
            assert names.get(name, name) == own[line]
