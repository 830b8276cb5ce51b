"""What is kept on the handheld: what comes back, and what is broken is said once."""

from types import SimpleNamespace

import pytest

from handheld import keeping
from handheld.drive import Drive
from handheld.settings import Settings
from handheld.store import Store
from simulator.drive import Drive as SimulatedDrive
from simulator.memory import Nvm
from simulator.power import Power


class Game:
    """A game that is kept as the bytes of `value`, and knows its own bytes by their beginning."""

    def __init__(self, value=b""):
        self.value = value

    def pack(self):
        return self.value

    def unpack(self, data):
        if not data.startswith(b"game"):
            raise ValueError("no game")
        self.value = data


@pytest.fixture
def nvm():
    return Nvm(8192, Power())


def program_on(nvm, number=0, drive=None):
    """A program as it is at its start; two games are on its drive."""
    return SimpleNamespace(
        device=SimpleNamespace(nvm=nvm, drive=drive),
        games=("one", "other"),
        number=number,
        game=Game(),
        settings=Settings(),
        trouble=0,
        told=0,
    )


def started(nvm, number=0, drive=None):
    program = program_on(nvm, number, drive)
    keeping.load_settings(program)
    keeping.load_game(program)
    return program


def keep(nvm, number=0, payload=b"game under way", **settings):
    program = program_on(nvm, number)
    for name, value in settings.items():
        setattr(program.settings, name, value)
    keeping.save_settings(program)
    keeping.save_game(program, payload)


def spoil(nvm, part):
    """Flips a bit where that part of a copy lies in the memory."""
    nvm.content[nvm.content.index(part)] ^= 1


def test_what_is_kept_comes_back(nvm):
    keep(nvm, brightness=3, language="fr")
    program = started(nvm)
    assert program.game.value == b"game under way"
    assert (program.settings.brightness, program.settings.language) == (3, "fr")
    assert program.trouble == 0


def test_nothing_kept_is_no_trouble(nvm):
    program = started(nvm)
    assert program.game.value == b""
    assert program.trouble == 0
    assert nvm.writes == 0


def test_each_game_has_a_place_of_its_own(nvm):
    keep(nvm, 0, b"game one")
    keep(nvm, 1, b"game other")
    assert [started(nvm, number).game.value for number in (0, 1)] == [b"game one", b"game other"]


def test_a_board_with_half_the_memory_has_room_for_both_games():
    nvm = bytearray(b"\xff" * 4096)
    whole = b"game" * 400  # as long as one may be
    for number in (0, 1):
        keep(nvm, number, whole)
    assert [started(nvm, number).game.value for number in (0, 1)] == [whole, whole]


def test_a_damaged_game_is_said_once_and_costs_nothing_else(nvm):
    """What is broken is written anew, or it would be said at every start."""
    keep(nvm, brightness=3)
    spoil(nvm, b"game under way")
    assert started(nvm).trouble == keeping.LOST_GAME
    program = started(nvm)
    assert program.trouble == 0
    assert program.game.value == b""
    assert program.settings.brightness == 3


@pytest.mark.parametrize("wiped, told", ((False, "LOST_TURNS"), (True, "MAYBE_LOST_TURNS")))
def test_turns_that_the_memory_had_alone_are_said_to_be_lost_once(nvm, wiped, told):
    """The drive, which a computer had meanwhile, has an older one."""
    simulated = SimulatedDrive(power=Power())
    drive = Drive(simulated, simulated.remount, "/keep")
    program = program_on(nvm, drive=drive)
    Store(nvm, drive, keeping.MAGIC, keeping.kinds(program.games)).make_places()
    for turn in (b"game", b"game on the drive"):
        keeping.save_game(program, turn)
    simulated.held_by_computer = True
    for turn in (b"game one turn later", b"game two turns later"):
        keeping.save_game(program, turn)
    if wiped:
        nvm.content[:] = b"\xff" * len(nvm)
    else:
        spoil(nvm, b"game two turns later")
    for trouble in (getattr(keeping, told), 0):
        program = started(nvm, drive=drive)
        assert (program.game.value, program.trouble) == (b"game on the drive", trouble)


def test_a_game_that_cannot_be_is_said_once(nvm):
    keep(nvm, payload=b"what is this")
    assert started(nvm).trouble == keeping.LOST_GAME
    assert started(nvm).trouble == 0


def test_damaged_settings_are_said_once_and_cost_nothing_else(nvm):
    keep(nvm, brightness=3)
    spoil(nvm, keeping.pack(program_on(nvm).settings)[:3])
    program = started(nvm)
    assert program.trouble == keeping.LOST_SETTINGS
    assert not program.trouble & keeping.LOST_GAME
    assert program.settings.brightness == Settings().brightness
    program = started(nvm)
    assert program.trouble == 0
    assert program.game.value == b"game under way"


def test_settings_that_cannot_be_are_said_once(nvm):
    program = program_on(nvm)
    keeping._store(program).save("settings", b"what?")
    assert started(nvm).trouble == keeping.LOST_SETTINGS
    assert started(nvm).trouble == 0


def test_both_may_be_damaged_at_a_time(nvm):
    keep(nvm, payload=b"what is this")
    keeping._store(program_on(nvm)).save("settings", b"what?")
    assert started(nvm).trouble == keeping.LOST_GAME | keeping.LOST_SETTINGS
    assert started(nvm).trouble == 0
