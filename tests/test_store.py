"""What is kept survives the power going at any moment, and damage of every kind."""

import binascii
import struct

import fakes
import pytest
from hypothesis import given
from hypothesis import strategies as st

from handheld.store import Drive, Store

MAGIC = b"TST"
KINDS = (("settings", 64), ("game", 1600))
OLD = bytes(range(256)) * 5
NEW = bytes(reversed(range(256))) * 6
SETTINGS = b"quiet, dim, French"


class Handheld:
    """A handheld whose power can go; `store` is what a program makes of it after power-up."""

    def __init__(self, computer=False, nvm_size=8192, page=512, drive=True, room=1 << 20):
        self.power = fakes.Power()
        self.nvm = fakes.Nvm(self.power, nvm_size, page) if nvm_size else None
        self.vfs = fakes.Vfs(self.power, computer, room=room) if drive else None

    @property
    def store(self):
        drive = None if self.vfs is None else Drive(self.vfs, self.vfs.remount, "/save")
        return Store(self.nvm, drive, MAGIC, KINDS)

    def power_up(self):
        self.power.restore()
        if self.vfs is not None:
            self.vfs.readonly = True

    def saved(self, kind, payload, computer=None):
        if computer is not None:
            self.vfs.computer = computer
        return self.store.save(kind, payload)

    def cut(self, stages, kind, payload):
        """Save with the power going after so many stages; whether it went at all."""
        self.power.cut_after(stages)
        try:
            self.store.save(kind, payload)
            return False
        except fakes.PowerCut:
            return True
        finally:
            self.power_up()

    @property
    def game_files(self):
        return sorted(path for path in self.vfs.files if "game" in path)


def at_every_cut(prepare, kind, payload):
    """The handheld after a cut at each stage of a save in turn."""
    stages = 1
    while True:
        handheld = prepare()
        if not handheld.cut(stages, kind, payload):
            return
        yield handheld
        stages += 1


def record(payload=OLD, form=1, kind=1, sequence=1):
    """A file of the store's, made by hand."""
    whole = MAGIC + struct.pack("<BBHI", form, kind, len(payload), sequence) + payload
    return whole + struct.pack("<I", binascii.crc32(whole))


def flip(data, at, bit=0):
    return data[:at] + bytes((data[at] ^ 1 << bit,)) + data[at + 1 :]


# Where things go.


def test_nothing_was_kept_yet():
    assert Handheld().store.load("game") == (None, False)


def test_on_battery_the_drive_keeps_it_and_the_nvm_is_spared():
    handheld = Handheld()
    assert handheld.saved("game", OLD) == "drive"
    assert handheld.store.load("game") == (OLD, False)
    assert handheld.nvm.writes == 0


def test_with_a_computer_attached_one_nvm_write_keeps_it():
    handheld = Handheld(computer=True)
    assert handheld.saved("game", OLD) == "nvm"
    assert handheld.store.load("game") == (OLD, False)
    assert handheld.nvm.writes == 1
    assert handheld.vfs.files == {}


def test_when_the_cable_is_pulled_the_drive_serves_again():
    handheld = Handheld()
    assert handheld.saved("game", OLD, computer=True) == "nvm"
    assert handheld.saved("game", NEW, computer=False) == "drive"
    assert handheld.store.load("game") == (NEW, False)


def test_the_newest_copy_wins_wherever_it_is():
    handheld = Handheld()
    for turn in range(12):
        payload = b"turn %d" % turn
        handheld.saved("game", payload, computer=turn % 5 in (1, 4))
        assert handheld.store.load("game") == (payload, False)


def test_the_drive_is_given_back_after_each_write():
    """Or a computer plugged in later could not write to it until the next power-up."""
    handheld = Handheld()
    handheld.saved("game", OLD)
    assert handheld.vfs.readonly
    assert handheld.vfs.remounts == [False, True]


def test_a_drive_that_is_the_programs_anyway_is_left_as_it_is():
    handheld = Handheld()
    handheld.vfs.readonly = False
    assert handheld.saved("game", OLD) == "drive"
    assert handheld.vfs.remounts == []


def test_loading_writes_nothing_and_asks_for_no_drive():
    handheld = Handheld()
    handheld.saved("game", OLD)
    stages = handheld.power.stages
    handheld.store.load("game")
    handheld.store.load("settings")
    assert handheld.power.stages == stages
    assert handheld.vfs.remounts == [False, True]


@pytest.mark.parametrize("computer", [False, True])
def test_the_same_payload_is_not_written_twice(computer):
    handheld = Handheld(computer=computer)
    first = handheld.saved("game", OLD)
    stages = handheld.power.stages
    assert handheld.saved("game", bytearray(OLD)) == first
    assert handheld.power.stages == stages


def test_what_was_forgotten_does_not_come_back():
    """An old copy in the NVM must not return when the game on the drive is over."""
    handheld = Handheld()
    handheld.saved("game", OLD, computer=True)
    handheld.saved("game", b"", computer=False)
    assert handheld.store.load("game") == (None, False)


def test_a_payload_longer_than_its_room_is_refused():
    handheld = Handheld()
    with pytest.raises(ValueError, match="65 bytes do not fit the 64 of settings"):
        handheld.saved("settings", bytes(65))
    with pytest.raises(ValueError, match="no such kind"):
        handheld.saved("highscore", b"")


# What boards lack.


def test_a_board_without_nvm_keeps_things_on_battery_only():
    handheld = Handheld(nvm_size=0)
    assert handheld.saved("game", OLD, computer=True) is None
    assert handheld.saved("game", OLD, computer=False) == "drive"
    assert handheld.store.load("game") == (OLD, False)


def test_a_board_without_drive_keeps_things_in_its_nvm():
    handheld = Handheld(drive=False)
    assert handheld.saved("game", OLD) == "nvm"
    assert handheld.store.load("game") == (OLD, False)


def test_a_board_with_neither_plays_on():
    handheld = Handheld(drive=False, nvm_size=0)
    assert handheld.saved("game", OLD) is None
    assert handheld.store.load("game") == (None, False)


def test_four_kilobytes_of_nvm_hold_everything():
    handheld = Handheld(computer=True, nvm_size=4096, page=256)
    assert handheld.saved("settings", bytes(range(64))) == "nvm"
    assert handheld.saved("game", NEW + bytes(range(64))) == "nvm"
    assert handheld.store.load("settings") == (bytes(range(64)), False)
    assert handheld.store.load("game") == (NEW + bytes(range(64)), False)


@pytest.mark.parametrize("size", [1, 60, 100, 256])
def test_a_small_nvm_keeps_what_fits(size):
    handheld = Handheld(drive=False, nvm_size=size, page=64)
    assert handheld.saved("game", OLD) is None
    assert handheld.saved("settings", SETTINGS) == ("nvm" if size >= 60 else None)
    assert handheld.store.load("game") == (None, False)


def test_a_full_drive_falls_back_to_the_nvm_and_is_not_left_fuller():
    handheld = Handheld(room=700)
    assert handheld.saved("game", OLD) == "nvm"
    assert handheld.store.load("game") == (OLD, False)
    assert handheld.vfs.room == 700
    assert handheld.vfs.readonly


def test_on_a_drive_that_filled_up_the_old_copy_stays():
    handheld = Handheld(nvm_size=0)
    handheld.saved("game", OLD)
    handheld.vfs.room = 100
    assert handheld.saved("game", NEW) is None
    assert handheld.store.load("game") == (OLD, False)


def test_worn_out_nvm_is_no_crash():
    handheld = Handheld(computer=True)
    handheld.nvm = fakes.WornNvm(handheld.power)
    assert handheld.saved("game", OLD) is None


def test_a_drive_that_vanishes_is_no_crash():
    handheld = Handheld()
    handheld.saved("game", OLD)

    def gone(*arguments):
        raise OSError(19)

    for name in ("open", "mkdir", "remove", "rename", "remount"):
        setattr(handheld.vfs, name, gone)
    assert handheld.store.load("game") == (None, False)
    assert handheld.saved("game", NEW) == "nvm"
    assert handheld.store.load("game") == (NEW, False)


def test_a_drive_that_forgets_what_is_written_is_not_trusted():
    handheld = Handheld()
    handheld.saved("game", OLD)
    read = handheld.vfs.open

    def forgetful(path, mode):
        return (
            read(path, mode) if "fresh" not in path or mode == "wb" else read("/save/game.a", mode)
        )

    handheld.vfs.open = forgetful
    assert handheld.saved("game", NEW) == "nvm"
    assert handheld.store.load("game") == (NEW, False)


def test_other_peoples_bytes_in_the_nvm_are_left_alone():
    handheld = Handheld(computer=True)
    handheld.nvm.bytes[4000:4004] = b"mine"
    handheld.saved("game", OLD)
    handheld.saved("settings", SETTINGS)
    assert handheld.nvm.bytes[4000:4004] == b"mine"


# The power goes.


def on_battery():
    handheld = Handheld()
    handheld.saved("settings", SETTINGS)
    handheld.saved("game", OLD)
    return handheld


def long_on_battery():
    handheld = Handheld()
    handheld.saved("settings", SETTINGS)
    for turn in range(5):
        handheld.saved("game", b"turn %d" % turn)
    handheld.saved("game", OLD)
    return handheld


def unplugged():
    handheld = on_battery()
    handheld.saved("game", b"before", computer=True)
    handheld.saved("game", OLD)
    handheld.vfs.computer = False
    return handheld


def cut_before():
    handheld = long_on_battery()
    assert handheld.cut(4, "game", b"never finished" * 40)
    return handheld


@pytest.mark.parametrize("prepare", [on_battery, long_on_battery, unplugged, cut_before])
def test_a_cut_on_battery_leaves_the_old_or_the_new_game(prepare):
    seen = []
    for handheld in at_every_cut(prepare, "game", NEW):
        payload, trouble = handheld.store.load("game")
        assert payload in (OLD, NEW)
        assert not trouble
        seen.append(payload == NEW)
        assert handheld.store.load("settings") == (SETTINGS, False)
    assert seen == sorted(seen)
    assert len(seen) > 10 and seen[-1]


@pytest.mark.parametrize("prepare", [on_battery, long_on_battery, unplugged, cut_before])
def test_after_a_cut_on_battery_saving_goes_on(prepare):
    for handheld in at_every_cut(prepare, "game", NEW):
        for payload in (b"next", b"and next", b"and so on"):
            assert handheld.saved("game", payload) == "drive"
            assert handheld.store.load("game") == (payload, False)


def test_two_cuts_in_a_row_lose_no_more_than_one():
    first = 1
    while True:
        handheld = long_on_battery()
        if not handheld.cut(first, "game", NEW):
            break
        before, _ = handheld.store.load("game")

        def again(first=first):
            handheld = long_on_battery()
            handheld.cut(first, "game", NEW)
            return handheld

        for handheld in at_every_cut(again, "game", b"third" * 200):
            payload, trouble = handheld.store.load("game")
            assert payload in (before, b"third" * 200)
            assert not trouble
        first += 1
    assert first > 10


@pytest.mark.parametrize("prepare", [on_battery, long_on_battery])
def test_a_cut_while_settings_are_saved_leaves_the_game(prepare):
    for handheld in at_every_cut(prepare, "settings", b"loud"):
        assert handheld.store.load("settings") in ((SETTINGS, False), (b"loud", False))
        assert handheld.store.load("game") == (OLD, False)


def test_a_first_save_cut_leaves_nothing_or_all():
    for handheld in at_every_cut(Handheld, "game", NEW):
        payload, trouble = handheld.store.load("game")
        assert payload in (None, NEW)
        assert not trouble
        assert handheld.saved("game", b"next") == "drive"


def at_the_computer(page=512, size=8192):
    handheld = Handheld(computer=True, nvm_size=size, page=page)
    handheld.saved("settings", SETTINGS)
    handheld.saved("game", OLD)
    return handheld


def small_at_the_computer():
    return at_the_computer(page=256, size=4096)


@pytest.mark.parametrize("prepare", [at_the_computer, small_at_the_computer])
@pytest.mark.parametrize("kind", ["game", "settings"])
def test_a_cut_at_the_computer_is_never_taken_for_a_game(prepare, kind):
    """The NVM protects nothing in itself; what must hold is that no half of a copy counts."""
    new = {"game": NEW, "settings": b"loud"}[kind]
    told = 0
    for handheld in at_every_cut(prepare, kind, new):
        game, trouble = handheld.store.load("game")
        assert game in (OLD, NEW, None)
        told += trouble
        assert handheld.store.load("settings")[0] in (SETTINGS, b"loud", None)
        assert handheld.saved("game", b"next") == "nvm"
        assert handheld.store.load("game") == (b"next", False)
    assert told


def test_a_cut_at_the_computer_brings_back_what_the_drive_had():
    def prepare():
        handheld = on_battery()
        handheld.vfs.computer = True
        handheld.saved("game", b"one turn later")
        return handheld

    outcomes = set()
    for handheld in at_every_cut(prepare, "game", NEW):
        outcomes.add(handheld.store.load("game"))
        assert handheld.store.load("settings") == (SETTINGS, False)
    assert (OLD, True) in outcomes
    assert (NEW, False) in outcomes
    assert {payload for payload, _ in outcomes} <= {OLD, NEW, b"one turn later"}


def test_after_the_loss_was_told_once_and_saved_over_it_is_not_told_again():
    handheld = on_battery()
    handheld.saved("game", NEW, computer=True)
    handheld.nvm.bytes[300] ^= 4
    assert handheld.store.load("game") == (OLD, True)
    assert handheld.saved("game", OLD, computer=False) == "drive"
    assert handheld.store.load("game") == (OLD, False)


# Damage.


def test_a_flipped_bit_anywhere_means_the_other_copy():
    handheld = Handheld()
    handheld.saved("game", b"the old one")
    handheld.saved("game", b"the new one")
    whole = dict(handheld.vfs.files)
    assert handheld.game_files == ["/save/game.a", "/save/game.b"]
    for path, other in (("/save/game.a", b"the new one"), ("/save/game.b", b"the old one")):
        for at in range(len(whole[path])):
            for bit in range(8):
                handheld.vfs.files = dict(whole)
                handheld.vfs.files[path] = flip(whole[path], at, bit)
                payload, trouble = handheld.store.load("game")
                assert payload == other
                assert trouble or other == b"the new one"


@pytest.mark.parametrize("keep", [0, 1, 5, 11, 20])
def test_a_truncated_file_means_the_other_copy(keep):
    handheld = Handheld()
    handheld.saved("game", OLD)
    handheld.saved("game", NEW)
    handheld.vfs.files["/save/game.b"] = handheld.vfs.files["/save/game.b"][:keep]
    assert handheld.store.load("game")[0] == OLD
    assert handheld.saved("game", NEW) == "drive"
    assert handheld.store.load("game") == (NEW, False)


def test_with_every_copy_broken_it_says_so():
    handheld = on_battery()
    for path in handheld.game_files:
        handheld.vfs.files[path] = flip(handheld.vfs.files[path], 40)
    assert handheld.store.load("game") == (None, True)
    assert handheld.store.load("settings") == (SETTINGS, False)
    handheld.saved("game", NEW)
    assert handheld.store.load("game") == (NEW, False)


def test_a_foreign_nvm_is_told_until_something_is_kept():
    handheld = Handheld()
    handheld.nvm.bytes[:] = b"high scores of another game ".ljust(64, b".") * 128
    assert handheld.store.load("game") == (None, True)
    handheld.saved("game", OLD)
    assert handheld.store.load("game") == (OLD, False)


def test_an_nvm_of_zeros_is_as_empty_as_an_erased_one():
    handheld = Handheld()
    handheld.nvm.bytes[:] = bytes(8192)
    assert handheld.store.load("game") == (None, False)


def test_the_layout_of_a_file():
    handheld = Handheld()
    handheld.saved("game", OLD)
    assert handheld.vfs.files == {"/save/game.a": record()}


@pytest.mark.parametrize("strange", [{"form": 2}, {"kind": 0}, {"sequence": 0xFFFFFFFF}])
def test_a_whole_copy_of_another_kind_or_time_is_not_taken_for_ours(strange):
    handheld = Handheld()
    handheld.vfs.folders.add("/save")
    handheld.vfs.files["/save/game.b"] = record(**strange)
    assert handheld.store.load("game") == (None, True)
    assert handheld.saved("game", NEW) == "drive"
    assert handheld.saved("game", OLD) == "drive"
    assert handheld.store.load("game") == (OLD, False)


def test_a_huge_number_on_a_broken_copy_blocks_nothing():
    handheld = Handheld()
    handheld.saved("game", OLD)
    for number in (0xFFFFFFFF, 0x3FFFFFFF, 0x20000000, 0x1FFFFFFF):
        handheld.vfs.files["/save/game.b"] = flip(record(sequence=number), 40)
        for payload in (b"one", b"two", b"three"):
            assert handheld.saved("game", payload) == "drive"
            assert handheld.store.load("game") == (payload, False)
        handheld.saved("game", OLD)


@given(st.binary(max_size=200), st.sampled_from(["/save/game.a", "/save/game.b"]))
def test_any_bytes_in_a_file_are_refused_without_a_crash(rubbish, path):
    handheld = Handheld()
    handheld.vfs.files[path] = rubbish
    payload, trouble = handheld.store.load("game")
    assert payload is None
    assert trouble or not rubbish.strip(b"\0\xff") or rubbish[:11].strip(b"\0\xff") == b""
    assert handheld.saved("game", NEW) == "drive"


@given(st.binary(min_size=1, max_size=2000), st.integers(0, 1900))
def test_any_bytes_in_the_nvm_are_refused_without_a_crash(rubbish, at):
    handheld = Handheld(computer=True)
    handheld.saved("game", OLD)
    handheld.nvm.bytes[at : at + len(rubbish)] = rubbish
    assert handheld.store.load("game")[0] in (OLD, None)
    assert handheld.saved("game", NEW) == "nvm"
    assert handheld.store.load("game") == (NEW, False)


# A long life.

steps = st.lists(
    st.tuples(
        st.sampled_from(["game", "settings"]),
        st.binary(min_size=1, max_size=64),
        st.booleans(),
        st.none() | st.integers(1, 60),
    ),
    max_size=30,
)


@given(steps)
def test_through_a_life_of_saves_and_cuts_on_the_drive_nothing_is_lost(steps):
    handheld = Handheld(nvm_size=0)
    known = {"game": None, "settings": None}
    for kind, payload, computer, cut in steps:
        handheld.vfs.computer = computer
        if cut is None:
            if handheld.saved(kind, payload) is not None:
                known[kind] = payload
            assert handheld.store.load(kind) == (known[kind], False)
        else:
            handheld.cut(cut, kind, payload)
            found, trouble = handheld.store.load(kind)
            assert found in (known[kind], payload)
            assert not trouble
            known[kind] = found
        for other in known:
            assert handheld.store.load(other)[0] == known[other]


@given(steps)
def test_through_a_life_with_cables_only_the_nvm_forgets(steps):
    """Every payload that comes back was once saved, and none comes back from before the drive's."""
    handheld = Handheld()
    history = {"game": [None], "settings": [None]}
    drive = {"game": 0, "settings": 0}
    for kind, payload, computer, cut in steps:
        handheld.vfs.computer = computer
        history[kind].append(payload)
        if cut is None:
            if handheld.saved(kind, payload) == "drive":
                drive[kind] = len(history[kind]) - 1
            assert handheld.store.load(kind)[0] == payload
        else:
            handheld.cut(cut, kind, payload)
        for each in history:
            assert handheld.store.load(each)[0] in history[each][drive[each] :]
