"""What is stored survives power cuts at any moment, and damage of every kind.

test_flash.py has the same store on a real FAT driver, over a flash that erases blocks.
"""

import binascii
import copy
import errno
import struct
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from handheld import migrate
from handheld.drive_places import BUSY, FULL, NO_PLACE, REFUSED, Drive, size_of
from handheld.evidence import DRIVE, IN_DOUBT, LOST, NVM, OLDER
from handheld.store import Store
from simulator.fat_drive import Drive as SimulatedDrive
from simulator.memory import Nvm
from simulator.power import Power, PowerOff

MAGIC = b"TST"
KINDS = (("settings", 64), ("game", 1600), ("other", 400))
OVERHEAD = 15
OLD = bytes(range(256)) * 5
NEW = bytes(reversed(range(256))) * 6
SETTINGS = b"quiet, dim, French"
HIGHEST = 0x3FFFFFFF


class Handheld:
    """A handheld whose power can go; `store` is the one that a program makes after power-up."""

    def __init__(self, computer=False, nvm_size=8192, page=512, drive=True, places=True):
        self.power = Power()
        self.nvm = Nvm(nvm_size, self.power, page=page) if nvm_size else None
        self.vfs = SimulatedDrive(power=self.power) if drive else None
        self.remounts = []
        if drive and places:
            assert self.store.make_places()
            self.remounts.clear()
        if drive:
            self.vfs.held_by_computer = computer

    @property
    def drive(self):
        return None if self.vfs is None else Drive(self.vfs, self._remount, "/keep")

    @property
    def store(self):
        return Store(self.nvm, self.drive, MAGIC, KINDS)

    def power_up(self):
        self.power.restore()
        if self.vfs is not None:
            self.vfs.switch_on()

    def saved(self, kind, payload, computer=None):
        if computer is not None:
            self.vfs.held_by_computer = computer
        return self.store.save(kind, payload)

    def cut(self, moments, kind, payload):
        """Saves while the power goes after so many moments; returns whether it went at all."""
        return self.gone(lambda: self.store.save(kind, payload), moments)

    def gone(self, action, moments):
        """Does something until the power goes after so many moments; returns whether it went."""
        self.power.cut_after(moments)
        try:
            action()
            return False
        except PowerOff:
            return True
        finally:
            self.power_up()

    def _remount(self, path, readonly):
        self.vfs.remount(path, readonly)
        self.remounts.append(readonly)

    def fill(self, leave=0):
        """Puts somebody's file on the drive, and leaves so many bytes free."""
        self.vfs.remount("/")
        with self.vfs.open("/big", "wb") as file:
            file.write(bytes(self.vfs.statvfs("/")[3] * 512 - leave))
        self.vfs.remount("/", True)

    def put(self, letter, record, kind="game"):
        """Writes a record into a place on the drive."""
        path = f"keep/{kind}.{letter}/in/copy"
        self.vfs.files[path] = record + self.vfs.files[path][len(record) :]

    def at(self, letter, kind="game"):
        return self.vfs.files[f"keep/{kind}.{letter}/in/copy"]

    def break_place(self, letter, kind="game"):
        """What a cut can leave of the folder that a place lies in."""
        del self.vfs.files[f"keep/{kind}.{letter}/in/copy"]


class WornNvm(Nvm):
    """Memory that refuses every write."""

    def __setitem__(self, index, value):
        raise RuntimeError("Unable to write to nvm.")


class ForgetfulNvm(Nvm):
    """Memory that accepts a write and does not keep it."""

    def __setitem__(self, index, value):
        pass


def at_every_cut(prepare, kind, payload):
    """The handheld after a cut at each moment of a save in turn, and finally after no cut."""
    prepared = prepare()
    gone, moments = True, 0
    while gone:
        handheld = copy.deepcopy(prepared)
        gone = handheld.cut(moments, kind, payload)
        yield handheld
        moments += 1


def record(payload=OLD, form=2, kind=1, number=1, magic=MAGIC):
    """A copy of the store's, made by hand."""
    whole = magic + struct.pack("<BBHI", form, kind, len(payload), number) + payload
    return whole + struct.pack("<I", binascii.crc32(whole))


def flip(data, at, bit=0):
    return data[:at] + bytes((data[at] ^ 1 << bit,)) + data[at + 1 :]


# Where things go.


def test_nothing_was_kept_yet():
    assert Handheld().store.load("game") == (None, 0)
    assert not Handheld().store.knows("game")


def test_nvm_and_drive_take_turns_and_on_the_drive_its_two_copies():
    handheld = Handheld()
    places = [handheld.saved("game", b"turn %d" % turn) for turn in range(6)]
    assert places == [NVM, DRIVE] * 3
    assert handheld.nvm.writes == 3
    copies = [handheld.at(letter)[11:17] for letter in "ab"]
    assert copies == [b"turn 5", b"turn 3"]
    assert handheld.store.load("game") == (b"turn 5", 0)


def test_nothing_is_made_or_lengthened_or_removed_by_a_save(monkeypatch):
    handheld = Handheld()
    sizes = {path: len(content) for path, content in handheld.vfs.files.items()}
    monkeypatch.setattr(handheld.vfs, "_change", None)
    for turn in range(20):
        handheld.saved(("game", "settings", "other")[turn % 3], bytes(turn))
    assert sizes == {path: len(content) for path, content in handheld.vfs.files.items()}


def test_a_copy_newest_in_the_nvm_alone_gets_to_the_drive_before_that_is_erased():
    handheld = Handheld()
    assert handheld.saved("game", OLD) == NVM
    assert handheld.saved("settings", SETTINGS) == NVM  # the first of its kind
    handheld.nvm.content[:] = b"\xff" * 8192
    assert handheld.store.load("game")[0] == OLD


def test_while_another_kind_is_newest_in_the_nvm_alone_the_drives_copies_take_turns():
    """Copying that to the drive first would take twice as long."""
    handheld = Handheld()
    for payload in (b"quiet", b"loud", SETTINGS):
        handheld.saved("settings", payload)
        handheld.saved("game", payload)
    assert handheld.store._survey("settings").place == NVM
    writes = handheld.nvm.writes
    for turn in range(5):
        assert handheld.saved("game", b"turn %d" % turn) == DRIVE
    assert handheld.nvm.writes == writes
    assert handheld.saved("settings", b"dim") == DRIVE
    assert handheld.saved("game", NEW) == NVM


def test_what_is_saved_often_spares_the_nvm():
    handheld = Handheld()
    for payload in (b"first", b"second"):
        handheld.saved("game", payload)
    writes = handheld.nvm.writes
    for turn in range(5):
        assert handheld.store.save("game", b"turn %d" % turn, often=True) == DRIVE
        assert handheld.store.load("game") == (b"turn %d" % turn, 0)
    assert handheld.nvm.writes == writes


def test_where_a_place_is_missing_the_nvm_serves_safely_all_the_same():
    handheld = Handheld()
    for payload in (b"quiet", b"loud", SETTINGS):
        handheld.saved("settings", payload)
        handheld.saved("game", payload)
    assert handheld.store._survey("game").place == "/keep/game.b/in/copy"
    for letter in "ac":
        handheld.break_place(letter)
    assert handheld.store.save("game", NEW) == NVM
    handheld.nvm.content[:] = b"\xff" * 8192
    assert handheld.store.load("settings")[0] == SETTINGS


def test_a_save_of_one_kind_writes_over_no_other():
    handheld = Handheld()
    for turn in range(4):
        for kind, _ in KINDS:
            handheld.saved(kind, b"%s %d" % (kind.encode(), turn))
    handheld.store.copy_to_drive()
    before = dict(handheld.vfs.files)
    for turn in range(4):
        handheld.saved("game", bytes([turn]))
        changed = {path for path in before if handheld.vfs.files[path] != before[path]}
        assert changed <= {"keep/game.a/in/copy", "keep/game.b/in/copy"}


def test_with_a_computer_attached_one_nvm_write_keeps_it():
    handheld = Handheld(computer=True)
    before = dict(handheld.vfs.files)
    for payload in (OLD, NEW):
        assert handheld.saved("game", payload) == NVM
        assert handheld.store.load("game") == (payload, 0)
    assert handheld.nvm.writes == 2
    assert handheld.vfs.files == before


def test_the_drive_gets_its_copies_as_soon_as_it_is_ours():
    handheld = Handheld(computer=True)
    handheld.saved("game", OLD)
    handheld.saved("settings", SETTINGS)
    assert not handheld.store.copy_to_drive()
    handheld.vfs.held_by_computer = False
    assert handheld.store.copy_to_drive()
    handheld.nvm.content[:] = b"\xff" * 8192
    assert handheld.store.load("game")[0] == OLD
    assert handheld.store.load("settings")[0] == SETTINGS


def test_the_newest_copy_wins_wherever_it_is():
    handheld = Handheld()
    for turn in range(24):
        payload = b"turn %d" % turn
        handheld.saved("game", payload, computer=turn % 5 in (1, 4))
        assert handheld.store.load("game") == (payload, 0)


def test_the_drive_is_given_back_after_each_write():
    """Otherwise a computer plugged in later could not write to it until the next power-up."""
    handheld = Handheld(nvm_size=0)
    handheld.saved("game", OLD)
    assert handheld.vfs.readonly
    assert handheld.remounts == [False, True]


def test_a_drive_that_is_the_programs_anyway_is_left_as_it_is():
    handheld = Handheld(nvm_size=0)
    handheld.vfs.readonly = False
    assert handheld.saved("game", OLD) == DRIVE
    assert handheld.remounts == []


def test_loading_writes_nothing_and_asks_for_no_drive():
    handheld = Handheld()
    handheld.saved("game", OLD)
    moments = handheld.power.moments
    for kind, _ in KINDS:
        handheld.store.load(kind)
    assert handheld.power.moments == moments
    assert handheld.remounts == []


@pytest.mark.parametrize("computer", [False, True])
@pytest.mark.parametrize("before", [0, 1])
def test_the_same_payload_is_not_written_twice(computer, before):
    handheld = Handheld(computer=computer)
    for turn in range(before):
        handheld.saved("game", bytes([turn]))
    first = handheld.saved("game", OLD)
    moments = handheld.power.moments
    assert handheld.saved("game", bytearray(OLD)) == first
    assert handheld.power.moments == moments


def test_what_was_forgotten_does_not_come_back():
    handheld = Handheld()
    for computer in (True, False, False, True):
        handheld.saved("game", OLD, computer)
        handheld.saved("game", b"", computer)
        assert handheld.store.load("game") == (None, 0)
        assert handheld.store.knows("game")


def test_a_payload_longer_than_its_room_is_refused():
    handheld = Handheld()
    with pytest.raises(ValueError, match="65 bytes do not fit the 64 of settings"):
        handheld.saved("settings", bytes(65))
    with pytest.raises(ValueError, match="no such kind"):
        handheld.saved("highscore", b"")


# Places.


def test_places_are_made_once_and_only_on_battery():
    handheld = Handheld(places=False, computer=True)
    assert not handheld.store.lacks_places()
    store = handheld.store
    assert not store.make_places()
    assert store.obstacle == BUSY
    handheld.vfs.held_by_computer = False
    assert handheld.store.lacks_places()
    assert handheld.store.make_places()
    assert not handheld.store.lacks_places()
    assert not handheld.store.make_places()
    assert handheld.vfs.readonly


def test_what_was_kept_goes_to_the_nvm_before_places_are_made():
    """Places for new kinds are made on a drive that has some: a cut then costs all of the drive."""
    handheld = Handheld()
    for payload in (OLD, NEW):
        assert handheld.store.save("game", payload)
    assert handheld.store.save("game", b"newest", often=True) == DRIVE
    for path in [path for path in handheld.vfs.files if path.startswith("keep/settings.")]:
        handheld.vfs.files.pop(path)
    assert handheld.store.make_places()
    handheld.vfs = None
    assert handheld.store.load("game")[0] == b"newest"


def newest_in_the_nvm():
    """A handheld whose newest game the NVM alone has, and the drive the newest settings."""
    handheld = Handheld()
    for payload in (OLD, SETTINGS):
        handheld.saved("settings", payload[:60])
    while handheld.saved("game", OLD) != NVM:
        handheld.saved("game", NEW)
    assert handheld.store._survey("settings").place != NVM
    return handheld


def test_a_cut_while_the_nvm_gets_its_copies_costs_nothing_that_it_alone_has():
    gone, moments = True, 0
    while gone:
        handheld = newest_in_the_nvm()
        gone = handheld.gone(handheld.store.copy_to_nvm, moments)
        assert handheld.store.load("game")[0] == OLD
        assert handheld.store.load("settings")[0] == SETTINGS
        moments += 1
    assert moments > 20


def test_what_the_nvm_has_is_not_written_there_again():
    handheld = newest_in_the_nvm()
    assert handheld.store.copy_to_nvm()
    writes = handheld.nvm.writes
    assert handheld.store.copy_to_nvm() and handheld.nvm.writes == writes


def test_a_place_has_room_before_and_behind_it():
    handheld = Handheld()
    assert len(handheld.vfs.files) == 3 * 3 * 2 + 1
    assert len(handheld.vfs.files["keep/other.c/behind"]) <= 9 * 5 * 512  # all that was left
    for kind, room in KINDS:
        for letter in "abc":
            assert len(handheld.at(letter, kind)) == size_of(room + OVERHEAD) >= room + 4096
            assert len(handheld.vfs.files[f"keep/{kind}.{letter}/before"]) == 4096


def test_a_cut_while_places_are_made_leaves_something_to_go_on_with():
    """If a cut erases all entries, the filler's room is lost as well, and the NVM serves alone."""
    gone, moments = True, 0
    while gone:
        handheld = Handheld(places=False)
        gone = handheld.gone(handheld.store.make_places, moments)
        if handheld.store.lacks_places():
            assert handheld.store.make_places() or handheld.vfs.files == {}
        assert "keep/filler" not in handheld.vfs.files
        assert handheld.saved("game", OLD) and handheld.saved("game", NEW)
        assert handheld.store.load("game") == (NEW, 0)
        moments += 7
    assert moments > 1000


def test_what_lay_in_a_place_before_it_was_made_is_not_a_copy():
    handheld = Handheld()
    for kind, room in KINDS:
        assert handheld.at("a", kind)[: room + OVERHEAD] == bytes(room + OVERHEAD)


def test_when_a_place_is_lost_another_serves():
    handheld = Handheld(nvm_size=0)
    handheld.saved("game", OLD)
    handheld.saved("game", NEW)
    handheld.break_place("a")
    assert handheld.store.load("game")[0] == NEW
    for turn in range(4):
        assert handheld.saved("game", bytes([turn])) == DRIVE
        assert handheld.store.load("game") == (bytes([turn]), 0)
    assert handheld.at("c")[:3] == MAGIC
    assert not handheld.store.lacks_places()


def test_when_too_many_places_are_lost_new_ones_are_made():
    handheld = Handheld(nvm_size=0)
    handheld.saved("game", OLD)
    for letter in "bc":
        handheld.break_place(letter)
    store = handheld.store
    assert store.save("game", NEW) is None
    assert store.obstacle == NO_PLACE
    assert store.load("game") == (OLD, 0)
    assert handheld.store.lacks_places()
    assert handheld.store.make_places()
    assert handheld.saved("game", NEW) == DRIVE
    assert handheld.at("d")[:3] == MAGIC


def test_places_can_be_lost_and_made_again_more_often_than_there_are_letters():
    """The names were used up after nine, and the program said "The drive is full"."""
    handheld = Handheld(nvm_size=0)
    for turn in range(40):
        handheld.saved("game", b"turn %d" % turn)
        first = next(handheld.drive.places("game", 1600 + OVERHEAD))[0]
        del handheld.vfs.files[first[1:]]
        if handheld.store.lacks_places():
            assert handheld.store.make_places()
        handheld.saved("game", b"turn %d" % turn)
        assert handheld.store.load("game")[0] == b"turn %d" % turn
    names = {path.split("/")[1] for path in handheld.vfs.files if "/game." in path}
    assert "game.z" in names and "game.ab" in names and "game.i" in names


def test_what_the_nvm_alone_had_is_not_lost_in_silence():
    """It was said when all places had been spoilt and the NVM was erased."""
    handheld = Handheld()
    handheld.saved("game", OLD)
    for letter in "abc":
        handheld.break_place(letter)
        handheld.vfs.folders.add(f"keep/game.{letter}/in")
    assert handheld.saved("game", NEW) == NVM
    assert handheld.store.load("game") == (NEW, 0)
    handheld.nvm.content[:] = b"\xff" * 8192
    assert handheld.store.load("game") == (None, LOST)
    assert handheld.store.load("other") == (None, 0)
    handheld.saved("game", b"")
    assert handheld.store.load("game") == (None, 0)


def test_what_a_computer_put_on_the_drive_is_never_written_over():
    handheld = Handheld(nvm_size=0)
    size = len(handheld.at("a"))
    for letter, content in (("a", b"mine"), ("b", b"mine" * size), ("c", bytes(size))):
        handheld.vfs.files[f"keep/game.{letter}/in/copy"] = content
    before = dict(handheld.vfs.files)
    store = handheld.store
    assert store.save("game", OLD) is None
    assert store.obstacle == NO_PLACE
    assert handheld.vfs.files == before


def test_a_foreign_file_where_a_place_should_be_made_is_left_alone():
    handheld = Handheld(places=False, nvm_size=0)
    handheld.vfs.folders.add("/keep")
    handheld.vfs.files["keep/game.a"] = b"mine"
    assert handheld.store.make_places()
    assert handheld.saved("game", OLD) == DRIVE
    assert handheld.vfs.files["keep/game.a"] == b"mine"


# What boards lack, and what goes wrong.


def test_a_board_without_nvm_keeps_things_on_battery_only():
    handheld = Handheld(nvm_size=0)
    store = handheld.store
    handheld.vfs.held_by_computer = True
    assert store.save("game", OLD) is None
    assert store.obstacle == BUSY
    for payload in (OLD, NEW, OLD):
        assert handheld.saved("game", payload, computer=False) == DRIVE
        assert handheld.store.load("game") == (payload, 0)


def test_a_board_without_drive_keeps_things_in_its_nvm():
    handheld = Handheld(drive=False)
    for payload in (OLD, NEW):
        for kind in ("game", "other"):
            assert handheld.saved(kind, payload[:400]) == NVM
            assert handheld.store.load(kind) == (payload[:400], 0)
    assert not handheld.store.lacks_places()
    assert not handheld.store.make_places()


def test_a_board_with_neither_plays_on():
    handheld = Handheld(drive=False, nvm_size=0)
    assert handheld.saved("game", OLD) is None
    assert handheld.store.load("game") == (None, 0)


def test_four_kilobytes_of_nvm_hold_everything():
    handheld = Handheld(computer=True, nvm_size=4096, page=256)
    payloads = {kind: bytes([number]) * room for number, (kind, room) in enumerate(KINDS, 1)}
    for kind, payload in payloads.items():
        assert handheld.saved(kind, payload) == NVM
    for kind, payload in payloads.items():
        assert handheld.store.load(kind) == (payload, 0)


def test_what_does_not_fit_a_small_nvm_is_not_said_to_be_kept():
    """A short one was written where nobody looks for it."""
    handheld = Handheld(computer=True, nvm_size=1000, page=64)
    assert handheld.saved("game", b"short") is None
    assert handheld.store.load("game") == (None, 0)


@pytest.mark.parametrize("size", [1, 78, 79, 256])
def test_a_small_nvm_keeps_the_kinds_that_fit(size):
    handheld = Handheld(nvm_size=size, page=64)
    for _ in range(2):
        assert handheld.saved("game", OLD) == DRIVE
    assert handheld.saved("settings", SETTINGS) == (NVM if size >= 79 else DRIVE)
    assert handheld.store.load("game") == (OLD, 0)
    assert handheld.store.load("settings") == (SETTINGS, 0)


def test_a_full_drive_falls_back_to_the_nvm_and_is_not_left_fuller():
    handheld = Handheld(places=False)
    handheld.fill(leave=20000)
    full = dict(handheld.vfs.files)
    store = handheld.store
    assert store.lacks_places()
    assert not store.make_places()
    assert store.obstacle == FULL
    assert handheld.vfs.files == full
    assert handheld.vfs.readonly
    for payload in (OLD, NEW):
        assert handheld.saved("game", payload) == NVM
        assert handheld.store.load("game") == (payload, 0)


def test_a_drive_that_fills_up_takes_everything_still():
    handheld = Handheld(nvm_size=0)
    handheld.fill()
    for payload in (OLD, NEW, OLD):
        assert handheld.saved("game", payload) == DRIVE


@pytest.mark.parametrize("error", [errno.EROFS, errno.EIO])
def test_a_drive_that_refuses_is_no_crash(error, monkeypatch):
    handheld = Handheld()
    for payload in (b"1", b"2"):
        handheld.saved("game", payload)
    open_it = handheld.vfs.open

    def refusing(path, mode):
        if mode != "rb":
            raise OSError(error)
        return open_it(path, mode)

    handheld.vfs.open = refusing
    for payload in (OLD, NEW, OLD):
        store = handheld.store
        assert store.save("game", payload) == NVM
        assert store.load("game") == (payload, 0)
    assert store.obstacle == REFUSED
    assert handheld.vfs.readonly


def test_worn_out_nvm_is_no_crash():
    handheld = Handheld()
    handheld.nvm = WornNvm(8192, handheld.power)
    for payload in (OLD, NEW, OLD):
        assert handheld.saved("game", payload) == DRIVE
        assert handheld.store.load("game")[0] == payload


def test_a_drive_that_vanishes_is_no_crash():
    handheld = Handheld()
    handheld.saved("settings", SETTINGS)

    def gone(*arguments):
        raise OSError(19)

    for name in ("open", "stat", "mkdir", "remove", "rmdir", "remount"):
        setattr(handheld.vfs, name, gone)
    for payload in (NEW, OLD):
        assert handheld.saved("game", payload) == NVM
        assert handheld.store.load("game") == (payload, 0)
    assert not handheld.store.lacks_places()


def test_a_drive_that_forgets_what_is_written_is_not_trusted():
    handheld = Handheld()
    for payload in (b"1", b"2", OLD):
        handheld.saved("game", payload)
    open_it = handheld.vfs.open

    def forgetful(path, mode):
        file = open_it(path, mode)
        if mode != "rb":
            file.write = lambda data: None
        return file

    handheld.vfs.open = forgetful
    store = handheld.store
    assert store.save("game", NEW) == NVM
    assert store.obstacle == REFUSED
    assert handheld.store.load("game") == (NEW, 0)
    assert store.save("game", NEW) == NVM
    assert store.obstacle == 0  # there was nothing to write


def test_an_nvm_that_forgets_what_is_written_is_not_trusted():
    handheld = Handheld()
    handheld.nvm = ForgetfulNvm(8192, handheld.power)
    for payload in (OLD, NEW):
        assert handheld.saved("game", payload) == DRIVE
        assert handheld.store.load("game")[0] == payload
    assert handheld.saved("game", OLD, computer=True) is None


def test_other_peoples_bytes_in_the_nvm_are_left_alone():
    handheld = Handheld(computer=True)
    handheld.nvm.content[4000:4004] = b"mine"
    handheld.saved("game", OLD)
    handheld.saved("settings", SETTINGS)
    assert handheld.nvm.content[4000:4004] == b"mine"


# The power goes.


def newest_in_nvm():
    handheld = Handheld()
    handheld.saved("settings", SETTINGS)
    handheld.saved("other", b"another game")
    for turn in range(4):
        handheld.saved("game", b"turn %d" % turn)
    assert handheld.saved("game", OLD) == NVM
    return handheld


def newest_on_drive():
    handheld = Handheld()
    handheld.saved("settings", SETTINGS)
    handheld.saved("game", b"turn 1")
    assert handheld.saved("game", OLD) == DRIVE
    handheld.saved("other", b"another game")
    return handheld


def without_nvm():
    handheld = Handheld(nvm_size=0)
    handheld.saved("settings", SETTINGS)
    handheld.saved("other", b"another game")
    handheld.saved("game", b"turn 1")
    handheld.saved("game", OLD)
    return handheld


def unplugged():
    handheld = newest_on_drive()
    for kind, payload in (("settings", SETTINGS), ("game", b"before"), ("other", b"?")):
        handheld.saved(kind, payload, computer=True)
    handheld.saved("other", b"another game")
    handheld.saved("game", OLD)
    handheld.vfs.held_by_computer = False
    return handheld


def cut_before():
    handheld = newest_on_drive()
    assert handheld.cut(2, "game", b"never finished" * 40)
    return handheld


PREPARED = [newest_in_nvm, newest_on_drive, without_nvm, unplugged, cut_before]


@pytest.mark.parametrize("prepare", PREPARED)
@pytest.mark.parametrize("kind, new", [("game", NEW), ("settings", b"loud")])
def test_a_cut_on_battery_costs_what_was_being_saved_at_most(prepare, kind, new):
    kept = {"game": OLD, "settings": SETTINGS, "other": b"another game"}
    seen = []
    for handheld in at_every_cut(prepare, kind, new):
        for each, payload in kept.items():
            found, lost = handheld.store.load(each)
            assert found == payload or (each == kind and found == new)
            assert lost in (0, IN_DOUBT) or prepare is cut_before
            assert handheld.vfs.lost == set()
            if each == kind:
                seen.append(found == new)
    assert len(seen) > 3 and not seen[0] and seen[-1]


@pytest.mark.parametrize("prepare", PREPARED)
def test_after_a_cut_on_battery_saving_goes_on(prepare):
    for handheld in at_every_cut(prepare, "game", NEW):
        for payload in (b"next", b"and next", b"and so on"):
            assert handheld.saved("game", payload)
            assert handheld.store.load("game") == (payload, 0)


def test_a_cut_on_the_drive_goes_without_saying():
    """It costs the turn under way; whoever switched off in the middle of it knows that."""
    for handheld in at_every_cut(newest_in_nvm, "game", NEW):
        assert handheld.store.load("game") in ((OLD, 0), (NEW, 0))


def test_two_cuts_in_a_row_lose_no_more_than_one():
    third = b"third" * 200
    first = 0
    prepared = newest_on_drive()
    while True:
        handheld = copy.deepcopy(prepared)
        if not handheld.cut(first, "game", NEW):
            break
        before, _ = handheld.store.load("game")

        for again in at_every_cut(partial(copy.deepcopy, handheld), "game", third):
            assert again.store.load("game")[0] in (before, third)
        first += 1
    assert first > 8


def test_a_first_save_cut_leaves_nothing_or_all():
    for handheld in at_every_cut(Handheld, "game", NEW):
        assert handheld.store.load("game")[0] in (None, NEW)
        assert handheld.saved("game", b"next")
        assert handheld.store.load("game") == (b"next", 0)


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
    """The NVM itself protects nothing; half a copy must never count."""
    new = {"game": NEW, "settings": b"loud"}[kind]
    losses = 0
    for handheld in at_every_cut(prepare, kind, new):
        game, lost = handheld.store.load("game")
        assert game in (OLD, NEW, None)
        losses += lost == LOST
        assert handheld.store.load("settings")[0] in (SETTINGS, b"loud", None)
        assert handheld.saved("game", b"next") == NVM
        assert handheld.store.load("game") == (b"next", 0)
    assert losses or kind == "settings"


def test_a_cut_at_the_computer_brings_back_what_the_drive_had_and_says_so():
    def prepare():
        handheld = newest_on_drive()
        handheld.vfs.held_by_computer = True
        handheld.saved("game", b"one turn later")
        return handheld

    outcomes = set()
    for handheld in at_every_cut(prepare, "game", NEW):
        outcomes.add(handheld.store.load("game"))
        assert handheld.store.load("settings")[0] == SETTINGS
    later = (b"one turn later", 0)
    assert outcomes == {later, (OLD, IN_DOUBT), (OLD, OLDER), (NEW, 0)}


@pytest.mark.parametrize("computer", [False, True])
@pytest.mark.parametrize("wiped", [False, True])
def test_a_loss_is_said_once(wiped, computer):
    handheld = newest_on_drive()
    handheld.saved("game", b"later", computer=True)
    handheld.saved("game", NEW)
    if wiped:
        handheld.nvm.content[:] = b"\xff" * 8192
    else:
        handheld.nvm.content[200] ^= 4
    assert handheld.store.load("game") == (OLD, IN_DOUBT if wiped else OLDER)
    handheld.saved("game", OLD, computer=computer)
    assert handheld.store.load("game") == (OLD, 0)
    handheld.saved("game", NEW, computer=False)
    assert handheld.store.load("game") == (NEW, 0)


def test_a_loss_is_said_once_while_the_broken_copy_stays():
    """The next save has a higher number, as the drive may be a computer's."""
    handheld = Handheld(computer=True)
    handheld.put("a", record(OLD, number=5))
    handheld.put("b", flip(record(NEW, number=8), 30))
    assert handheld.store.load("game") == (OLD, OLDER)
    assert handheld.saved("game", OLD) == NVM
    assert handheld.store.load("game") == (OLD, 0)


# Damage.


def test_a_flipped_bit_anywhere_in_a_file_means_the_other_copy():
    handheld = Handheld(nvm_size=0)
    handheld.saved("game", b"the old one")
    handheld.saved("game", b"the new one")
    length = len(record(b"the old one"))
    for letter, other in (("a", b"the new one"), ("b", b"the old one")):
        whole = handheld.at(letter)
        for at in range(length):
            for bit in range(8):
                handheld.put(letter, flip(whole, at, bit))
                assert handheld.store.load("game")[0] == other
        handheld.put(letter, whole)


def test_with_every_copy_broken_it_says_so():
    handheld = newest_on_drive()
    for letter in "ab":
        handheld.put(letter, flip(handheld.at(letter), 30) if letter == "a" else record()[:40])
    handheld.nvm.content[92] ^= 4
    assert handheld.store.load("game") == (None, LOST)
    assert handheld.store.load("settings")[0] == SETTINGS
    handheld.saved("game", NEW)
    assert handheld.store.load("game") == (NEW, 0)


@pytest.mark.parametrize(
    "foreign", [b"high scores of another game ".ljust(64, b".") * 128, bytes(8192), b"TST" * 2730]
)
def test_what_another_program_left_in_the_nvm_is_nothing_to_tell(foreign):
    handheld = Handheld()
    handheld.nvm.content[: len(foreign)] = foreign
    assert handheld.store.load("game") == (None, 0)
    handheld.saved("game", OLD)
    assert handheld.store.load("game") == (OLD, 0)


def test_the_layout_of_a_copy():
    handheld = Handheld(nvm_size=0)
    handheld.saved("game", OLD)
    handheld.saved("game", NEW)
    assert handheld.at("a")[: len(record())] == record()
    assert handheld.at("b")[: len(record(NEW))] == record(NEW, number=2)


@pytest.mark.parametrize("strange", [{"form": 3}, {"kind": 0}, {"number": 0xFFFFFFFF}])
def test_a_whole_copy_of_another_kind_or_time_is_not_taken_for_ours(strange):
    handheld = Handheld(nvm_size=0)
    handheld.put("b", record(**strange))
    assert handheld.store.load("game") == (None, LOST)
    for payload in (NEW, OLD):
        assert handheld.saved("game", payload) == DRIVE
        assert handheld.store.load("game") == (payload, 0)


@pytest.mark.parametrize("nvm_size", [0, 8192])
@pytest.mark.parametrize("number", [HIGHEST, HIGHEST - 1, 0x20000000, 0x1FFFFFFF])
def test_after_the_highest_number_it_goes_on(number, nvm_size):
    handheld = Handheld(nvm_size=nvm_size)
    handheld.put("a", record(number=number))
    assert handheld.store.load("game")[0] == OLD
    for turn in range(6):
        assert handheld.saved("game", bytes([turn]))
        assert handheld.store.load("game") == (bytes([turn]), 0)


def test_a_huge_number_on_a_broken_copy_blocks_nothing():
    for number in (0xFFFFFFFF, HIGHEST, 0x20000000, 0x1FFFFFFF):
        handheld = Handheld(nvm_size=0)
        handheld.saved("game", OLD)
        handheld.put("b", flip(record(number=number), 40))
        for payload in (b"one", b"two", b"three"):
            assert handheld.saved("game", payload) == DRIVE
            assert handheld.store.load("game") == (payload, 0)


@given(st.binary(max_size=200), st.sampled_from("ab"))
def test_any_bytes_in_a_file_are_refused_without_a_crash(rubbish, letter):
    handheld = Handheld(nvm_size=0)
    handheld.put(letter, rubbish)
    payload, lost = handheld.store.load("game")
    assert payload is None
    assert lost or not rubbish[:11].strip(b"\0\xff")
    assert handheld.saved("game", NEW) == DRIVE
    assert handheld.store.load("game") == (NEW, 0)


@given(st.binary(min_size=1, max_size=2000), st.integers(0, 1900))
def test_any_bytes_in_the_nvm_are_refused_without_a_crash(rubbish, at):
    handheld = Handheld(computer=True)
    handheld.saved("game", OLD)
    handheld.nvm.content[at : at + len(rubbish)] = rubbish
    assert handheld.store.load("game")[0] in (OLD, None)
    assert handheld.saved("game", NEW) == NVM
    assert handheld.store.load("game") == (NEW, 0)


# A long life.

steps = st.lists(
    st.tuples(
        st.sampled_from(["game", "settings", "other"]),
        st.binary(min_size=1, max_size=64),
        st.booleans(),
        st.none() | st.integers(1, 40),
    ),
    max_size=30,
)


@given(steps, st.sampled_from([0, 4096]))
def test_through_a_life_of_saves_and_cuts_on_battery_nothing_is_lost(steps, nvm_size):
    handheld = Handheld(nvm_size=nvm_size, page=256)
    known = {"game": None, "settings": None, "other": None}
    for kind, payload, _, cut in steps:
        if cut is None:
            assert handheld.saved(kind, payload)
            known[kind] = payload
        else:
            handheld.cut(cut, kind, payload)
            found, _ = handheld.store.load(kind)
            assert found in (known[kind], payload)
            known[kind] = found
        for other in known:
            assert handheld.store.load(other)[0] == known[other]
        if handheld.store.lacks_places():
            return


@given(steps)
def test_through_a_life_with_cables_only_the_nvm_forgets(steps):
    """Every payload that comes back was once saved, and none is older than the drive's."""
    handheld = Handheld()
    history = {"game": [None], "settings": [None], "other": [None]}
    drive = {"game": 0, "settings": 0, "other": 0}
    for kind, payload, computer, cut in steps:
        handheld.vfs.held_by_computer = computer
        if not computer and handheld.store.copy_to_drive():
            for each in history:
                found, _ = handheld.store.load(each)
                drive[each] = max(at for at, old in enumerate(history[each]) if old == found)
        history[kind].append(payload)
        if cut is None:
            handheld.saved(kind, payload)
            assert handheld.store.load(kind)[0] == payload
        else:
            handheld.cut(cut, kind, payload)
        for each in history:
            assert handheld.store.load(each)[0] in history[each][drive[each] :]


# What the previous version kept.

FORMER = (("settings", 16, "settings"), ("game", 1600, "game"))


def with_former(files=(), nvm=(), **how):
    """A handheld on which the previous version kept records, in files and in the NVM."""
    handheld = Handheld(**how)
    handheld.vfs.folders.add("save")
    handheld.vfs.files.update(files)
    for at, content in nvm:
        handheld.nvm.content[at : at + len(content)] = content
    return handheld


def moved(handheld):
    migrate.move(handheld.nvm, handheld.drive, (MAGIC, MAGIC), KINDS, FORMER, "/save")
    return {kind: handheld.store.load(kind)[0] for kind, _ in KINDS}


def old_record(payload, number, kind=1):
    return record(payload, form=1, kind=kind, number=number)


@pytest.mark.parametrize("computer", [False, True])
@pytest.mark.parametrize(
    "files, nvm, game",
    [
        ({"save/game.a": old_record(OLD, 1)}, [], OLD),
        ({"save/game.a": old_record(OLD, 1), "save/game.b": old_record(NEW, 2)}, [], NEW),
        ({"save/game.a": old_record(OLD, 3), "save/game.b": b"rubbish"}, [], OLD),
        ({"save/game.a": old_record(OLD, 1)}, [(31, old_record(NEW, 2))], NEW),
        ({"save/game.a": old_record(OLD, 3)}, [(31, old_record(NEW, 2))], OLD),
        ({}, [(31, old_record(NEW, HIGHEST))], NEW),
        ({"save/game.a": old_record(b"", 3)}, [(31, old_record(NEW, 2))], None),
        ({}, [], None),
    ],
)
def test_what_the_version_before_kept_is_moved(files, nvm, game, computer):
    settings = (0, old_record(b"quiet", 7, kind=0))
    handheld = with_former(files, [settings, *nvm], computer=computer)
    for _ in range(2):
        assert moved(handheld) == {"settings": b"quiet", "game": game, "other": None}
    assert handheld.store.load("game")[1] == 0
    handheld.vfs.held_by_computer = False
    moved(handheld)
    assert not [path for path in handheld.vfs.files if path.startswith("save")]
    for kind, payload in (("game", b"new"), ("settings", b"loud")):
        handheld.saved(kind, payload)
        assert moved(handheld)[kind] == payload


def test_a_cut_while_it_is_moved_on_battery_loses_nothing():
    prepared = with_former(
        {"save/game.a": old_record(OLD, 1)},
        [(0, old_record(b"quiet", 7, kind=0)), (31, old_record(NEW, 2))],
    )
    gone, moments = True, 0
    while gone:
        handheld = copy.deepcopy(prepared)
        gone = handheld.gone(partial(moved, handheld), moments)
        assert moved(handheld) == {"settings": b"quiet", "game": NEW, "other": None}
        moments += 1
    assert moments > 20


def test_a_game_that_is_over_does_not_come_back_from_the_version_before():
    handheld = with_former({"save/game.a": old_record(OLD, 1)})
    handheld.vfs.held_by_computer = True
    moved(handheld)
    handheld.saved("game", b"")
    assert moved(handheld)["game"] is None
