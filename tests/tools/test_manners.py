"""Every tool answers with one sentence and the right status, whatever it is started with."""

import importlib
import os
import signal
import subprocess
import sys

import pytest
from tool_runs import POSIX

import manners
from environment import ROOT

TOOLS = sorted(
    path.stem
    for path in ROOT.glob("tools/*.py")
    if 'if __name__ == "__main__":' in path.read_text(encoding="utf-8")
)
FULL = pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full here")
# Output is buffered, or written at once: both may fail.
BUFFERED = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
UNBUFFERED = {**os.environ, "PYTHONUNBUFFERED": "1"}


def shell(words, env=BUFFERED, **options):
    """Runs a command of the shell; returns status, output and errors."""
    done = subprocess.run(["bash", "-c", words], capture_output=True, text=True, env=env, **options)
    return done.returncode, done.stdout, done.stderr


def tool(words, **options):
    """Runs a tool, with what the shell does to its streams; returns the tool's own status."""
    name, _, rest = words.partition(" ")
    command = f"'{sys.executable}' '{ROOT / 'tools' / name}.py' {rest}"
    return shell(f"set -o pipefail; {command}", **options)


def small(code, redirected="", env=BUFFERED, **options):
    """Runs a small tool with this body."""
    whole = f"""
import sys
sys.path.insert(0, {str(ROOT / "tools")!r})
import manners

@manners.tool("small")
def main():
    {code}

sys.exit(main())
"""
    env = {**env, "CODE": whole}
    return shell(f"set -o pipefail; '{sys.executable}' -c \"$CODE\" {redirected}", env, **options)


# All tools


def test_all_tools_are_known():
    assert {"arena", "bench", "deploy", "devicelint", "lengthen", "play", "tune"} <= set(TOOLS)


@pytest.mark.parametrize("name", TOOLS)
def test_each_tool_has_manners(name):
    """Without them an interrupt, a closed stream or a full disk leads to a traceback."""
    text = (ROOT / "tools" / f"{name}.py").read_text(encoding="utf-8")
    assert f'@manners.tool("{name}")\ndef main(' in text
    assert "sys.exit(main(" in text


@pytest.mark.parametrize("name", [name for name in TOOLS if name != "test"])
def test_an_unknown_option_is_named_in_one_line(name, capsys):
    """A tool that ignored one went to work, and wrote over pictures."""
    needed = {
        "analyse": ["record"],
        "arena": ["greedy", "random", "--deals", "1"],
        "emulate": ["it.uf2", "boot"],
        "record_walks": ["folder"],
        "shrink": ["folder"],
    }.get(name, [])
    assert importlib.import_module(name).main([*needed, "--nonsense"]) == 2
    assert capsys.readouterr().err == f"{name}: unrecognized arguments: --nonsense\n"


@POSIX
@FULL
@pytest.mark.parametrize("name", [name for name in TOOLS if name != "test"])
def test_each_tool_bears_closed_and_full_streams(name):
    """All tools in turn, in one shell; they need not do their work for it."""
    command = f"'{sys.executable}' '{ROOT / 'tools' / name}.py'"
    calls = f"{command} --help >/dev/full; echo $?; {command} --nonsense <&- >&- 2>&-; echo $?"
    assert shell(calls) == (0, "2\n2\n", f"{name}: cannot write: No space left on device\n")


# What a tool may meet


@POSIX
@FULL
@pytest.mark.parametrize("env", [BUFFERED, UNBUFFERED], ids=["buffered", "unbuffered"])
@pytest.mark.parametrize("much", [1, 99999])
def test_a_full_disk_is_said(much, env):
    answer = small(f'print("word" * {much})', ">/dev/full", env=env)
    assert answer == (2, "", "small: cannot write: No space left on device\n")


@POSIX
@pytest.mark.parametrize("env", [BUFFERED, UNBUFFERED], ids=["buffered", "unbuffered"])
def test_a_reader_that_leaves_is_no_error(env):
    assert small('[print("word") for _ in range(99999)]', "| head -1", env=env) == (0, "word\n", "")


@POSIX
def test_output_that_was_closed_goes_nowhere():
    assert small('print("word")', ">&-") == (0, "", "")
    assert small('raise manners.Mistake("no")', "2>&-") == (2, "", "")


@POSIX
@FULL
def test_a_sentence_that_cannot_be_said_changes_no_status():
    assert small('raise manners.Mistake("no")', "2>/dev/full") == (2, "", "")
    assert small('raise manners.Failure("no")', "2>/dev/full") == (1, "", "")


@POSIX
def test_a_file_does_not_take_the_place_of_a_closed_stream(tmp_path):
    """The first file opened got the number of standard output, and everything that was said."""
    code = 'file = open("taken", "w"); print("word"); import os; os.system("echo word")'
    assert small(code, ">&-", cwd=tmp_path) == (0, "", "")
    assert (tmp_path / "taken").read_text() == ""


@POSIX
def test_input_that_was_closed_cannot_be_read():
    answer = small('print(manners.read("-", "a thing"))', "<&-")
    assert answer == (2, "", "small: cannot read standard input: Bad file descriptor\n")


@POSIX
@pytest.mark.parametrize("when", ["", "import time; time.sleep(60)"])
def test_an_interrupt_is_no_error_to_tell(when):
    """It happens while modules are imported, and at work."""
    wait = "print('ready', flush=True); import time; time.sleep(60)"
    code = f"""
import sys
sys.path.insert(0, {str(ROOT / "tools")!r})
import environment, manners
{"" if when else wait}

@manners.tool("small")
def main():
    {wait}

sys.exit(main())
"""
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", code], stdout=pipe, stderr=pipe) as running:
        assert running.stdout.readline() == b"ready\n"
        running.send_signal(signal.SIGINT)
        assert running.communicate() == (b"", b"")
    assert running.returncode == (130 if when else -signal.SIGINT)  # 130 to a shell


def test_what_a_tool_says_of_a_file_names_it(tmp_path, capsys):
    @manners.tool("small")
    def main(path):
        open(path).close()

    for path in (tmp_path, tmp_path / "missing"):
        assert main(path) == 2
        said = capsys.readouterr().err
        assert said.startswith(f"small: cannot use '{path}': ") and said.count("\n") == 1


def test_faults_of_the_tool_itself_are_not_hidden():
    @manners.tool("small")
    def main():
        return 1 // 0

    with pytest.raises(ZeroDivisionError):
        main()


# Sentences


def test_long_words_are_cut_and_both_ends_are_shown():
    assert manners.cut_words("a " + "b" * 100 + " c") == "a " + "b" * 100 + " c"
    assert manners.cut_words("a " + "b" * 60 + "c" * 5000000) == "a " + "b" * 48 + "..." + "c" * 48
    assert len(manners.one_line("word " * 1000)) == manners.LONGEST_LINE


def test_what_is_said_is_one_line_that_no_terminal_takes_for_orders():
    assert manners.one_line("a\nb\x1b[2Jc\u202ed") == "a?b?[2Jc?d"


@pytest.mark.parametrize("text", ["0", "17", "x", "", "1.5", "\u00b2", "9" * 5000])
def test_a_number_that_will_not_do_is_said(text):
    parser = manners.Parser("small", "A tool.")
    parser.add_argument("--size", type=manners.whole(1, 16))
    with pytest.raises(manners.Mistake, match="expected a whole number from 1 to 16, not '"):
        parser.parse_args(["--size", text])
    assert parser.parse_args(["--size", "16"]).size == 16


# What is read


def test_a_file_without_end_is_not_read_to_the_end():
    if not os.path.exists("/dev/zero"):
        pytest.skip("no /dev/zero here")
    with pytest.raises(manners.Mistake, match="'/dev/zero' is too long for a thing"):
        manners.read("/dev/zero", "a thing")


def test_what_cannot_be_read_is_said(tmp_path):
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff")
    for name, problem in (
        ("missing", "cannot read '.*missing': No such file"),
        ("", "cannot read '.*"),
        ("picture", "'.*picture' is not text, so not a thing"),
    ):
        with pytest.raises(manners.Mistake, match=problem):
            manners.read(tmp_path / name, "a thing")


# Tools that answered otherwise


def test_devicelint_names_a_file_that_is_not_there(capsys):
    import devicelint

    assert devicelint.main(["/nonexistent"]) == 2
    assert capsys.readouterr().err == (
        "devicelint: cannot read '/nonexistent': No such file or directory\n"
    )


@POSIX
@FULL
def test_bench_says_that_its_figures_cannot_be_written():
    code = "import bench; bench.measure = lambda games: {}; sys.exit(bench.main([]))"
    call = f"import sys; sys.path.insert(0, '{ROOT / 'tools'}'); {code}"
    answer = shell(f'"{sys.executable}" -c "{call}" >/dev/full')
    assert answer == (2, "", "bench: cannot write: No space left on device\n")


@POSIX
@FULL
def test_deploy_says_that_its_figures_cannot_be_written():
    build = "lambda folder, chosen: print('built')"
    code = f"import deploy; deploy.build = {build}; sys.exit(deploy.main([]))"
    call = f"import sys; sys.path.insert(0, '{ROOT / 'tools'}'); {code}"
    answer = shell(f'"{sys.executable}" -c "{call}" >/dev/full')
    assert answer == (2, "", "deploy: cannot write: No space left on device\n")


@POSIX
@FULL
def test_play_bears_closed_and_full_streams():
    assert tool("play --headless --script - <&-") == (
        *(2, ""),
        "play: cannot read standard input: Bad file descriptor\n",
    )
    assert tool("play --headless --script - >&- <<<frame")[0] == 0
    assert tool("play --headless --script - 2>/dev/full <<<state") == (0, "null\n", "")
    status, _, said = tool("play --headless --script - >/dev/full <<<frame")
    assert (status, said) == (2, "play: cannot write: No space left on device\n")


def test_shrink_does_not_write_over_the_sources(capsys):
    import shrink

    for name, problem in ((str(ROOT), "holds the sources"), ("", "expected a name")):
        assert shrink.main([name]) == 2
        assert problem in capsys.readouterr().err


def test_the_tables_are_checked_and_not_written(tmp_path, capsys, monkeypatch):
    import make_tables

    assert make_tables.main(["--check"]) == 0
    monkeypatch.setattr(make_tables, "TARGET", tmp_path / "tables.py")
    assert make_tables.main(["--check"]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert make_tables.main([]) == 0
    assert make_tables.main(["--check"]) == 0


# What the tools say of themselves


@pytest.mark.parametrize("name", [name for name in TOOLS if name != "test"])  # which is pytest
def test_every_tool_says_what_it_does_with_an_example(name, monkeypatch):
    """And what each option does, in words."""
    parsers = []

    def stop(parser, *arguments):
        parsers.append(parser)
        raise InterruptedError

    for method in ("parse_args", "parse_intermixed_args"):
        monkeypatch.setattr(manners.Parser, method, stop)
    tool = importlib.import_module(name)
    with pytest.raises(InterruptedError):
        tool.main.__wrapped__([])
    (parser,) = parsers
    text = parser.format_help()
    assert parser.description.endswith((".", "?")) and parser.description[0].isupper()
    assert text.count(f"python3 tools/{name}.py") >= 2  # the usage, and an example
    for action in parser._actions:
        assert action.help is None or len(action.help.split()) > 1, action
        assert action.help or action.dest == "command", action
