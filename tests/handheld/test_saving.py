"""What is saved on the handheld comes back, and what is broken is reported once."""

from types import SimpleNamespace

import pytest

from handheld import loading, saving, settings_bytes
from handheld.careful_saving import store_of
from handheld.drive_places import Drive
from handheld.evidence import LOST
from handheld.settings import Settings
from handheld.store import Store
from kahuna.saves.profile import Profile
from simulator import Simulation
from simulator.fat_drive import Drive as SimulatedDrive
from simulator.memory import Nvm
from simulator.power import Power, PowerOff


class Game:
    """A game saved as the bytes of `value`; it recognizes its own bytes by their beginning."""

    saved = False

    def __init__(self, value=b""):
        self.value = value
        self.session = self

    @property
    def over(self):
        return self.value.endswith(b"over")

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
    """A program at its start, with two games on its drive."""
    return SimpleNamespace(
        device=SimpleNamespace(nvm=nvm, drive=drive),
        games=("one", "other"),
        number=number,
        game=Game(),
        settings=Settings(),
        trouble=0,
        known_trouble=0,
        found={},
    )


def started(nvm, number=0, drive=None):
    program = program_on(nvm, number, drive)
    loading.load_settings(program)
    loading.load_game(program, *loading.saved_game(program))
    return program


def keep(nvm, number=0, payload=b"game under way", **settings):
    program = program_on(nvm, number)
    for name, value in settings.items():
        setattr(program.settings, name, value)
    saving.save_settings(program)
    saving.save(program, saving.kind_of_game(program), payload)


def spoil(nvm, part):
    """Flips a bit in that part of a copy in the memory."""
    nvm.content[nvm.content.index(part)] ^= 1


def test_what_is_kept_comes_back(nvm):
    keep(nvm, brightness=3, language="fr")
    program = started(nvm)
    assert program.game.value == b"game under way"
    assert (program.settings.brightness, program.settings.language) == (3, "fr")
    assert program.trouble == 0


@pytest.mark.parametrize("how", [b"under way", b"over"])
def test_only_a_game_whose_end_is_yet_to_be_seen_is_saved_again(nvm, how):
    keep(nvm, payload=b"game " + how)
    assert started(nvm).game.saved == (how == b"under way")


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
    """What is broken is written again; otherwise every start would report it."""
    keep(nvm, brightness=3)
    spoil(nvm, b"game under way")
    assert started(nvm).trouble == saving.LOST_GAME
    program = started(nvm)
    assert program.trouble == 0
    assert program.game.value == b""
    assert program.settings.brightness == 3


@pytest.mark.parametrize("wiped, trouble_name", ((False, "LOST_TURNS"), (True, "MAYBE_LOST_TURNS")))
def test_turns_that_the_memory_had_alone_are_said_to_be_lost_once(nvm, wiped, trouble_name):
    """The drive was a computer's meanwhile, and has an older one."""
    simulated = SimulatedDrive(power=Power())
    drive = Drive(simulated, simulated.remount, "/keep")
    program = program_on(nvm, drive=drive)
    Store(nvm, drive, saving.MAGIC, saving.kinds(program.games)).make_places()
    for turn in (b"game", b"game on the drive"):
        saving.save(program, saving.kind_of_game(program), turn)
    simulated.held_by_computer = True
    for turn in (b"game one turn later", b"game two turns later"):
        saving.save(program, saving.kind_of_game(program), turn)
    if wiped:
        nvm.content[:] = b"\xff" * len(nvm)
    else:
        spoil(nvm, b"game two turns later")
    for trouble in (getattr(saving, trouble_name), 0):
        program = started(nvm, drive=drive)
        assert (program.game.value, program.trouble) == (b"game on the drive", trouble)


def on_a_drive(nvm):
    """A program with places on its drive, and the paths that are opened from now on."""
    simulated = SimulatedDrive(power=Power())
    program = program_on(nvm, drive=Drive(simulated, simulated.remount, "/keep"))
    assert store_of(program).make_places()
    for turn in (b"game", b"game on"):
        saving.save(program, saving.kind_of_game(program), turn)
    opened = []
    open_it = simulated.open

    def noted(path, mode):
        opened.append(path)
        return open_it(path, mode)

    simulated.open = noted
    return program, simulated, opened


def test_a_save_looks_only_at_the_place_that_it_writes_to(nvm):
    """It read two copies of all kinds, which took longer than writing one."""
    program, _, opened = on_a_drive(nvm)
    for turn in range(6):
        opened.clear()
        saving.save(program, saving.kind_of_game(program), b"game, turn %d" % turn, often=turn > 3)
        assert len(set(opened)) == (0 if turn in (0, 2) else 1)
    assert started(nvm, drive=program.device.drive).game.value == b"game, turn 5"


def test_what_is_not_where_it_was_is_looked_for_again(nvm):
    program, simulated, _ = on_a_drive(nvm)
    for path in sorted(simulated.files):
        if path.startswith("keep/one.a/in"):
            del simulated.files[path]
    for turn in range(4):
        saving.save(program, saving.kind_of_game(program), b"game, turn %d" % turn, often=True)
        assert started(nvm, drive=program.device.drive).game.value == b"game, turn %d" % turn
    assert program.trouble == 0


def test_what_is_as_it_was_is_not_written_again(nvm):
    program, simulated, _ = on_a_drive(nvm)
    writes = nvm.writes
    files = dict(simulated.files)
    saving.save(program, saving.kind_of_game(program), b"game on")
    assert nvm.writes == writes and simulated.files == files


def test_a_game_that_cannot_be_is_said_once(nvm):
    keep(nvm, payload=b"what is this")
    assert started(nvm).trouble == saving.LOST_GAME
    assert started(nvm).trouble == 0


def test_damaged_settings_are_said_once_and_cost_nothing_else(nvm):
    keep(nvm, brightness=3)
    spoil(nvm, settings_bytes.pack(program_on(nvm).settings)[:3])
    program = started(nvm)
    assert program.trouble == saving.LOST_SETTINGS
    assert not program.trouble & saving.LOST_GAME
    assert program.settings.brightness == Settings().brightness
    program = started(nvm)
    assert program.trouble == 0
    assert program.game.value == b"game under way"


def test_settings_that_cannot_be_are_said_once(nvm):
    program = program_on(nvm)
    store_of(program).save("settings", b"what?")
    assert started(nvm).trouble == saving.LOST_SETTINGS
    assert started(nvm).trouble == 0


def test_both_may_be_damaged_at_a_time(nvm):
    keep(nvm, payload=b"what is this")
    store_of(program_on(nvm)).save("settings", b"what?")
    assert started(nvm).trouble == saving.LOST_GAME | saving.LOST_SETTINGS
    assert started(nvm).trouble == 0


# The profiles of former versions, which kept them with the settings


# What such a version left in the memory: the settings, and a game of Kahuna under way.
FORMER_SETTINGS = bytes.fromhex(
    "4b680200840001000000030103030100005102930109000919ffffffff01020304050607080703ff9999000c80"
    "000c80000c80000c80000c80000c80000c80000c80000c80000000000200000210001b20011b20011b20011b20"
    "010000000000000002012902ffff050500ffff1101100000000000000000000000000000000000000000000000"
    "000000000000009a14487f"
)
FORMER_GAME = bytes.fromhex(
    "4b680201680001000000040009ff030000002ff2f1000828e82f33eee9321ce72220f00bf10fe5ee06ea34f112"
    "f0e403f002f1ebefe630e909ea11ec2b28f129edf21803080b0700020a050406030601040a0b00010709050208"
    "09160108050006010b0503000207070b020a04030604080a26740b1d"
)
FORMER_KINDS = (("settings", 200), ("kahuna", 1600), ("piranja", 1600))
FORMER_ROOM = 214  # of the settings in the memory
GAMES = ("kahuna", "piranja")
PROFILES = [FORMER_SETTINGS[18:99], FORMER_SETTINGS[101:142]]


def test_what_a_former_version_kept_is_there_after_an_update():
    memory = FORMER_SETTINGS.ljust(FORMER_ROOM, b"\xff") + FORMER_GAME
    with Simulation(nvm=memory.ljust(8192, b"\xff"), seed=1) as handheld:
        for _ in range(2):
            program = handheld.program
            assert (program.settings.language, program.settings.brightness) == ("fr", 3)
            assert program.game.session.view.length > 40
            assert program.profile == PROFILES[0]
            assert Profile(program.profile).page == 7
            program.reset_to("title")
            handheld.frame(2)
            handheld.press("right")
            assert program.profile == PROFILES[1]
            handheld.press("left")
            assert program.trouble == 0
            handheld.switch_off()
            handheld.switch_on()


class Board:
    """A board on which a former version was played, with or without places on its drive."""

    def __init__(self, nvm=True, places=True, computer=False, games=2):
        self.power = Power()
        self.nvm = Nvm(8192, self.power) if nvm else None
        self.vfs = SimulatedDrive(power=self.power) if places else None
        former = Store(self.nvm, self.drive, saving.FORMER_MAGIC, FORMER_KINDS)
        if places:
            assert former.make_places()
        kept = FORMER_SETTINGS[10 : 99 if games == 1 else -4]
        for settings in (kept[:-1] + b"!", kept):
            former.save("kahuna", FORMER_GAME[10:-4])
            former.save("settings", settings)
        if places:
            if not computer:  # the update came from a computer, so no place is made yet
                self.start(make_only=True)
            self.vfs.held_by_computer = computer

    @property
    def drive(self):
        return self.vfs and Drive(self.vfs, self.vfs.remount, "/keep")

    def start(self, make_only=False):
        """What a start makes of what was saved."""
        program = program_on(self.nvm)
        program.device.drive = self.drive
        program.games = GAMES
        loading.move_former(program)
        loading.load_settings(program)
        if loading.lacks_places(program):
            store_of(program).make_places()
        if not make_only:
            loading.move_profiles(program)
        return program

    def power_up(self):
        self.power.restore()
        if self.vfs:
            self.vfs.switch_on()

    def profiles(self):
        program = self.start()
        found = []
        for program.number in range(len(GAMES)):
            found.append(loading.load_profile(program))
        return found, program.trouble


@pytest.mark.parametrize("nvm, places", [(True, True), (False, True), (True, False)])
def test_the_profiles_are_moved_once(nvm, places):
    board = Board(nvm, places)
    assert board.profiles() == (PROFILES, 0)
    store = store_of(SimpleNamespace(device=board, games=GAMES, found={}))
    assert len(store.load("settings")[0]) == 6
    for number, profile in enumerate(PROFILES):
        assert store.load(f"profile{number}") == (profile, 0)
    assert store.load("kahuna") == (FORMER_GAME[10:-4], 0)
    writes = nvm and board.nvm.writes
    assert board.profiles() == (PROFILES, 0)
    assert not nvm or board.nvm.writes == writes


@pytest.mark.parametrize("games", [1, 2])
@pytest.mark.parametrize("nvm", [True, False])
@pytest.mark.parametrize("computer", [True, False])
def test_no_cut_while_they_are_moved_costs_any(nvm, computer, games):
    """Neither does it cost the settings or the game, whether a computer is attached or not."""
    stages = 0
    gone = True
    while gone:
        board = Board(nvm, computer=computer, games=games)
        board.power.cut_after(stages)
        try:
            board.start()
            gone = False
        except PowerOff:
            gone = True
        board.power_up()
        assert board.profiles()[0] == [PROFILES[0], PROFILES[1] if games == 2 else b""]
        program = board.start()
        assert program.settings.language == "fr"
        store = store_of(program)
        assert store.load("kahuna")[0] == FORMER_GAME[10:-4]
        stages += 1
    assert stages > 7 or (computer and not nvm)  # then there is no place to move them to


def test_a_profile_that_was_changed_since_is_not_replaced_by_the_former_one():
    """While there is no place for them on the drive they stay with the settings."""
    board = Board(computer=True)
    program = board.start()
    assert loading.load_profile(program) == PROFILES[0]
    saving.save_profile(program, b"changed")
    assert program.settings.former
    board.vfs.held_by_computer = False
    assert board.profiles()[0] == [b"changed", PROFILES[1]]


def test_a_profile_that_is_lost_is_said_once_and_costs_nothing_else(nvm):
    keep(nvm, brightness=3)
    program = program_on(nvm)
    saving.save_profile(program, b"my profile")
    assert store_of(program).load("profile0") == (b"my profile", 0)
    spoil(nvm, b"my profile")
    assert store_of(program).load("profile0") == (None, LOST)
    program = started(nvm)
    assert (loading.load_profile(program), program.trouble) == (b"", saving.LOST_SETTINGS)
    program = started(nvm)
    assert (loading.load_profile(program), program.trouble) == (b"", 0)
    assert (program.game.value, program.settings.brightness) == (b"game under way", 3)


def test_all_that_two_games_keep_fits_half_the_memory():
    nvm = bytearray(b"\xff" * 4096)
    program = program_on(nvm)
    keep(nvm, payload=b"game" * 400)
    for program.number in (0, 1):
        saving.save_profile(program, bytes((65 + program.number,)) * saving.PROFILE_ROOM)
    for program.number in (0, 1):
        assert loading.load_profile(program)[:1] == bytes((65 + program.number,))
    assert started(nvm).game.value == b"game" * 400


def test_a_third_game_leaves_what_two_have_kept_where_it_is():
    two, three = saving.kinds(GAMES), saving.kinds((*GAMES, "toy"))
    assert three[: len(two)] == two
