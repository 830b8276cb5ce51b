"""What stops the program, or might, and how the person at the device learns of it."""

import pytest
from kahuna_player import Player, copied_drive, memory_with

from simulator import Simulation


@pytest.fixture
def drive(tmp_path):
    return copied_drive(tmp_path)


def printed(handheld):
    """The last sentence printed, and what went to the console before it."""
    console, _, sentence = handheld.serial.rpartition("\n" * 12)
    return " ".join(sentence.split()), console


def shows_the_terminal(handheld):
    return (
        handheld._program.module("displayio").CIRCUITPYTHON_TERMINAL is handheld.screen.root_group
    )


def fail_with(handheld, problem):
    """Makes the next frame raise something."""

    def frame():
        raise problem

    handheld.program.stage.frame = frame
    handheld.frame(3)


@pytest.mark.parametrize(
    "language, sentence",
    [
        ("en", "The memory is full. Switch off and on: the game goes on."),
        ("fr", "Plus assez de place pour continuer."),
        ("it", "La memoria non basta."),
        ("de", "Der Speicher ist voll."),
    ],
)
def test_full_memory_is_said_in_the_language_chosen(language, sentence):
    with Simulation(nvm=memory_with(language=language)) as handheld:
        fail_with(handheld, MemoryError("memory allocation failed, allocating 512 bytes"))
        said, console = printed(handheld)
        assert said.startswith(sentence)
        assert "Traceback" in console
        assert "MemoryError: memory allocation failed, allocating 512 bytes" in console
        assert shows_the_terminal(handheld)


def test_a_fault_of_the_program_is_reported_and_the_console_gets_the_traceback():
    with Simulation() as handheld:
        fail_with(handheld, AttributeError("'Play' object has no attribute 'gone'"))
        said, console = printed(handheld)
        assert said == "Something went wrong. Switch off and on: the game goes on."
        assert "in frame" in console and "AttributeError: 'Play' object" in console


@pytest.mark.parametrize(
    "path, content",
    [
        ("assets/kahuna/board.bmp", None),
        ("assets/kahuna/board.bmp", b"BM"),
        ("assets/kahuna/stones.bmp", b"nonsense" * 40),
        ("assets/kahuna/emblems.bmp", None),
        ("assets/text.tab", None),
        ("assets/text.tab", b"nonsense" * 40),
        ("assets/tiny.bmp", b""),
    ],
)
def test_a_missing_or_damaged_file_is_named(drive, path, content):
    place = drive / path
    place.unlink()
    if content is not None:
        place.write_bytes(content)
    with Simulation(drive) as handheld:
        if handheld.program:  # some pictures are read when a turn begins
            handheld.cartridge.session.setup.players[:] = bytes(2)  # persons, who see the handover
            handheld.press("down", "a", "a", "a", "a")
        said, console = printed(handheld)
        assert said == f"/{path} is missing or damaged. Copy all files to the board again."
        assert "Traceback" in console


def test_a_missing_picture_of_the_title_is_named(drive):
    (drive / "assets/kahuna/title.bmp").unlink()
    with Simulation(drive) as handheld:
        assert "/assets/kahuna/title.bmp is missing" in printed(handheld)[0]


@pytest.mark.parametrize("path", ["kahuna/rules/legal.py", "lib/handheld/art.py"])
def test_a_missing_module_is_named(drive, path):
    (drive / path).unlink()
    with Simulation(drive) as handheld:
        handheld.press("a", "a", "a", "a")
        name = path[:-3].replace("lib/", "").replace("/", ".")
        assert name.rpartition(".")[2] in printed(handheld)[0]


def test_without_the_library_there_is_a_sentence_all_the_same(drive):
    (drive / "lib").rename(drive / "lob")
    with Simulation(drive) as handheld:
        assert printed(handheld)[0].startswith("/lib/handheld/file_check.py is missing or damaged")


def test_without_the_module_that_finds_out_the_board_there_is_a_sentence(drive):
    """A folder alone is a module, too: the program stopped with an AttributeError."""
    (drive / "lib/handheld/boards/__init__.py").unlink()
    with Simulation(drive) as handheld:
        assert printed(handheld)[0].startswith("A file is missing or damaged")


def test_modules_of_another_version_are_not_called_an_accident():
    with Simulation() as handheld:
        fail_with(handheld, ValueError("incompatible .mpy file"))
        said, _ = printed(handheld)
        assert said == "*.mpy is missing or damaged. Copy all files to the board again."


def test_a_line_without_quotes_in_settings_toml_is_no_trouble():
    """CircuitPython refuses the whole file when it is asked for any line of it."""

    class Malformed(dict):
        def get(self, key, default=None):
            raise ValueError("invalid syntax")

    with Simulation(values=Malformed({"KAHUNA_LANGUAGE": "fr"})) as handheld:
        assert handheld.program.shown == "language"  # nothing says which


@pytest.mark.parametrize(
    "line, language", [("fr", "fr"), ("en", "en"), ("klingon", "de"), ("", "de"), (None, "de")]
)
def test_a_line_in_settings_toml_chooses_the_language(line, language):
    memory = memory_with(language="de")
    with Simulation(nvm=memory, values={"KAHUNA_LANGUAGE": line}) as handheld:
        assert handheld.program.settings.language == language


def test_a_file_called_like_the_folder_of_what_is_kept_is_no_trouble(tmp_path):
    (tmp_path / "save").write_bytes(b"mine")
    with Simulation(drive=tmp_path) as handheld:
        handheld.frame(160)  # places are made
        Player(handheld).begin()
        assert handheld.program.shown == "handover"
    assert (tmp_path / "save").read_bytes() == b"mine"
