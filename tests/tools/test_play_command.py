"""The play command: what it prints, keeps and refuses, with and without a window."""

import contextlib
import io
import os
import signal
import subprocess
import sys
import zlib

import pytest
from demo_program import FRAMES, program

import environment
import play
from desk import belongings

WHOLE = 160 * 128


@pytest.fixture
def run(tmp_path, monkeypatch, capsys):
    """Runs the command on a program of its own in `tmp_path`; returns status, output and errors."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(belongings, "folder", lambda: tmp_path / "own")
    program(tmp_path)

    def run(*arguments, script=None, text=None):
        if text is not None:
            program(tmp_path, text)
        if script is not None:
            monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(script.encode())))
            arguments = ("--headless", "--script", "-", *arguments)
        try:
            status = play.main([str(argument) for argument in arguments], tmp_path)
        except SystemExit as end:
            status = end.code
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run


def refused(answer, *words):
    """One line on standard error that says what is wrong, and exit status 2."""
    status, out, err = answer
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert err.startswith("play: ")
    for word in words:
        assert word in err
    return True


def size_and_pixels(path):
    data = path.read_bytes()
    width, height = (int.from_bytes(data[at : at + 4], "big") for at in (16, 20))
    start = data.index(b"IDAT") + 4
    return (width, height), zlib.decompress(data[start:-16])


# Without a window


def test_a_script_prints_what_it_is_asked_for(run):
    status, out, err = run(script="frame wait:1 frame state")
    assert (status, out) == (0, f"{WHOLE}\n0\nnull\n")
    assert err == "ready\n"


def test_a_frame_after_a_press_is_the_one_that_answered_it(run):
    """After a press two frames pass before the next word, and they had nothing to send: the answer
    was 0 after every word."""
    assert run(script="right frame shot:here frame wait:5 frame")[1] == "96\n96\n0\n"


def test_shots_are_pictures_of_true_size(run, tmp_path):
    assert run("--shots", "shots/new", script="shot:one a shot:two")[0] == 0
    size, first = size_and_pixels(tmp_path / "shots" / "new" / "one.png")
    assert size == (160, 128)
    assert len(first) == 128 * (1 + 160 * 3)
    assert size_and_pixels(tmp_path / "shots" / "new" / "two.png")[1] != first


def test_shots_go_here_and_can_be_enlarged(run, tmp_path):
    assert run("--scale", 3, script="shot:one")[0] == 0
    assert size_and_pixels(tmp_path / "one.png")[0] == (480, 384)


def test_a_script_can_be_a_file(run, tmp_path):
    (tmp_path / "moves.txt").write_text("frame # the first\n")
    assert run("--headless", "--script", "moves.txt")[:2] == (0, f"{WHOLE}\n")


def test_a_wrong_word_is_named_before_anything_runs(run, tmp_path):
    answer = run(script="shot:one\nup\nhold:c:3\n")
    assert refused(answer, "line 3", "hold:c:3", "up, down, left")
    assert not (tmp_path / "one.png").exists()


def test_a_long_word_is_cut_in_the_answer(run):
    """Five megabytes of it stood there."""
    for word in ("x" * 5000000, "hold:" + "x" * 5000000 + ":3", "wait:" + "9" * 5000000):
        answer = run(script=word)
        assert refused(answer, "line 1", word[:5], "...", word[-3:])
        assert len(answer[2]) < 300


def test_what_cannot_be_read_is_named(run, tmp_path):
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff")
    assert refused(run("--headless", "--script", "missing.txt"), "missing.txt", "No such file")
    assert refused(run("--headless", "--script", "picture"), "picture")


@pytest.mark.parametrize(
    "arguments, word",
    [
        (["--headless"], "--script FILE"),
        (["--script", "moves"], "--headless"),
        (["--headless", "--script", "-", "--scale", "0"], "--scale"),
        (["--headless", "--script", "-", "--seed", "x"], "--seed"),
        (["--headless", "--script", "-", "--language", "tlh"], "tlh"),
        (["--board", "gameboy"], "gameboy"),
        (["--what"], "--what"),
    ],
)
def test_a_wrong_call_gets_one_line(run, arguments, word):
    assert refused(run(*arguments), word)


def test_a_seed_deals_the_same_again(run):
    text = FRAMES + "import os\nprint(os.urandom(8).hex())\nframes(9)"
    said = [run("--seed", seed, script="wait:1", text=text)[2] for seed in (4, 4, 5)]
    assert said[0] == said[1] != said[2]


def test_the_language_reaches_the_program_as_a_setting_of_the_board(run, monkeypatch):
    monkeypatch.setattr(play, "languages", lambda: ["en", "fr"])
    text = FRAMES + "import os\nprint(os.getenv('KAHUNA_LANGUAGE'))\nframes(9)"
    assert run(script="wait:1", text=text)[2] == "\n"
    assert run("--language", "fr", script="wait:1", text=text)[2] == "fr\n"


@pytest.mark.parametrize("name", play.BOARDS)
def test_each_board_can_be_had(run, name):
    text = (
        FRAMES
        + "import microcontroller\nprint(board.board_id, len(microcontroller.nvm))\nframes(9)"
    )
    boards = {"pygamer": "pygamer 8192", "pybadge": "pybadge 8192", "sprig": "hack_club_sprig 4096"}
    assert run("--board", name, script="wait:1", text=text)[2] == boards[name] + "\n"


def test_a_program_that_fails_does_not_pass_for_one_that_ran(run):
    with pytest.raises(ZeroDivisionError):
        run(script="wait:1", text="1 / 0")


# Memory and drive

COUNTS = """
import microcontroller
microcontroller.nvm[0] = (microcontroller.nvm[0] + 1) % 256
print(microcontroller.nvm[0])
frames(9)
"""


def test_the_memory_is_kept_between_runs(run, tmp_path):
    for count in ("0\n", "1\n", "2\n"):
        assert run("--nvm", "memory", script="wait:1", text=FRAMES + COUNTS)[2] == count
    assert (tmp_path / "memory").read_bytes() == b"\x02" + b"\xff" * 8191
    assert run(script="wait:1")[2] == "0\n"


@pytest.mark.parametrize("content", [b"", b"123"])
def test_a_memory_of_another_size_is_refused_and_left_alone(run, tmp_path, content):
    (tmp_path / "memory").write_bytes(content)
    size = f"{len(content)} bytes"
    assert refused(run("--nvm", "memory", script="a"), "memory", size, "8192")
    assert (tmp_path / "memory").read_bytes() == content


@pytest.mark.skipif(not os.path.exists("/dev/zero"), reason="no /dev/zero here")
def test_a_memory_without_end_is_not_read_to_the_end(run):
    assert refused(run("--nvm", "/dev/zero", script="a"), "'/dev/zero'", "it has more", "8192")


@pytest.mark.parametrize("option", ["--nvm", "--drive", "--shots"])
def test_a_place_without_a_name_is_refused(run, option):
    """It was the folder here."""
    assert refused(run(option, "", script="a"), option, "expected a name")


@pytest.mark.parametrize("option", ["--nvm", "--drive", "--shots"])
def test_a_place_that_cannot_be_used_is_named(run, tmp_path, option):
    (tmp_path / "file").write_text("in the way")
    assert refused(run(option, "file/below", script="a"), "'file/below'")


def test_the_drive_is_a_folder_of_ones_own(run, tmp_path):
    text = """
import storage
storage.remount("/", False)
with open("/kept", "a") as file:
    file.write("again ")
frames(9)
"""
    for _ in range(2):
        assert run("--drive", "drive", script="wait:1", text=FRAMES + text)[0] == 0
    assert (tmp_path / "drive" / "kept").read_text() == "again again "


# The window


def test_without_a_display_one_line_tells_how_to_do_without(run, monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "nothing")
    assert refused(run(), "--headless", "display")


def test_a_screen_that_nobody_sees_is_no_display(run, no_screen, monkeypatch):
    """Without a display SDL drew into memory, and the command ran on unseen for ever."""
    import pygame

    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    assert refused(run(), "--headless", "display")


def test_the_window_opens_plays_and_closes(run, no_screen, monkeypatch):
    import pygame

    from simulator import window

    sizes = []

    def step(self, step=window.Window.step):
        step(self)
        if self._device.serial and self._device.screen.changes:
            sizes.append(self._surface.get_size())
            pygame.event.post(pygame.event.Event(pygame.QUIT))

    monkeypatch.setattr(window.Window, "step", step)
    assert run("--scale", 2) == (0, "", "ready\n")
    assert sizes[0] == (528, 344)


def test_a_program_that_fails_closes_the_window(run, no_screen):
    with pytest.raises(ZeroDivisionError):
        run("--scale", 2, text="1 / 0")


# The end of a run


@contextlib.contextmanager
def started(tmp_path, *arguments, **streams):
    """The command in a process of its own."""
    call = (
        "import sys; sys.path[:0] = sys.argv[1:3]; import play;"
        "sys.exit(play.main(sys.argv[4:], sys.argv[3]))"
    )
    places = [str(environment.ROOT / "tools"), str(environment.ROOT), str(program(tmp_path))]
    command = [sys.executable, "-c", call, *places, *arguments]
    with subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.PIPE, **streams) as process:
        yield process


def test_a_reader_that_leaves_gets_no_traceback(tmp_path):
    (tmp_path / "moves").write_text("frame " * 20000)
    with started(tmp_path, "--headless", "--script", "moves", stdout=subprocess.PIPE) as process:
        assert process.stdout.readline() == b"%d\n" % WHOLE
        process.stdout.close()
        assert process.stderr.read() == b"ready\n"
    assert process.returncode == 0


@pytest.mark.skipif(os.name == "nt", reason="signals are another matter there")
def test_an_interrupt_ends_the_run_quietly(tmp_path):
    (tmp_path / "moves").write_text("wait:999999 " * 1000)
    with started(tmp_path, "--headless", "--script", "moves") as process:
        assert process.stderr.readline() == b"ready\n"
        process.send_signal(signal.SIGINT)
        assert process.stderr.read() == b""
    assert process.returncode == 130


def test_the_page_goes_alone(run):
    assert refused(run("--page", "--seed", "1"), "--page takes no other options")
