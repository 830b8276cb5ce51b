"""Cuts the power within the saves of many lives, on a FAT drive over a flash that erases blocks.

    MICROPYPATH=lib:tests/flash micropython -X heapsize=128M tests/flash/cuts.py SCENARIO [SEED]

Prints a line for each handheld, which says what was done to it; a broken promise ends the script
with an AssertionError.
"""

import binascii
import random
import struct
import sys

from chip import Handheld, PowerCut
from file_layout import Layout, neighbours, neighbours_of_shelf

from handheld import place_row, record_files, saving
from handheld.drive_places import Drive
from handheld.place_making import make_shelf
from handheld.place_row import Steps
from handheld.saving import FORMER_MAGIC, MAGIC, kinds
from handheld.store import Store

KINDS = kinds(("kahuna", "piranja"))
NAMES = [name for name, _ in KINDS]
ROOMS = dict(KINDS)
OVERHEAD = 14  # of a copy
ROOMS_BETWEEN = "/before", "/behind", "/here"


class NoGarbage:
    """Looking for garbage among megabytes of flash took most of the time."""

    @staticmethod
    def collect():
        pass


record_files.gc = NoGarbage


def drive_of(handheld):
    return Drive(handheld.vfs, handheld.vfs.remount, "/keep")


def store(handheld):
    return Store(handheld.nvm, drive_of(handheld), MAGIC, KINDS, FORMER_MAGIC)


def keep_record(drive, text):
    record_files.save(drive, record_files.make(drive, lambda: text.split("\n")))


class Program:
    """What saving asks of a program; `found` is what it knows since it was switched on."""

    games = ("kahuna", "piranja")

    def __init__(self, handheld):
        self.device = self
        self.nvm = handheld.nvm
        self.drive = drive_of(handheld)
        self.found = {}
        self.trouble = self.known_trouble = 0
        self.lacks_room = True  # a place may be missing


def some_payload(kind):
    """Bytes that were not saved before."""
    size = random.choice((4, 40, ROOMS[kind] // 2, ROOMS[kind]))
    return struct.pack("<I", random.getrandbits(30)) + bytes([random.getrandbits(8)]) * (size - 4)


def some_files(handheld, first, last):
    handheld.vfs.remount("/")
    for number in range(first, last):
        with handheld.vfs.open("/file%d" % number, "wb") as file:
            file.write(bytes([number]) * random.choice((0, 100, 700, 3000, 6000)))
    handheld.vfs.remount("/", True)


class Life:
    """A handheld with a program's files on its drive; somebody plays on it, and its power goes."""

    def __init__(self, **how):
        self.handheld = Handheld(**how)
        some_files(self.handheld, 0, 12)
        assert store(self.handheld).lacks_places()
        assert store(self.handheld).make_places()
        assert drive_of(self.handheld).use(make_shelf, drive_of(self.handheld)) == 0
        some_files(self.handheld, 12, 20)
        self.handheld.power_up()
        self.program = Program(self.handheld)
        self.others = self.handheld.files()
        self.kept = {}  # what each kind was last saved as
        self.saves = self.cuts = self.reported = self.most_erased = 0
        self.made = self.most_erased_to_make = 0
        for kind in NAMES:
            self.save(kind, some_payload(kind))
        self.most_erased = 0  # the first save of a kind may take one more

    def __str__(self):
        return "%d saves, %d cuts, %d losses reported, at most %d blocks erased in a save" % (
            self.saves,
            self.cuts,
            self.reported,
            self.most_erased,
        )

    @property
    def nvm(self):
        return self.handheld.nvm and bytes(self.handheld.nvm.bytes)

    def save(self, kind, payload):
        handheld = self.handheld
        handheld.flash.erased.clear()
        writes = handheld.nvm.writes if handheld.nvm else 0
        saving.save(self.program, kind, payload)
        assert not self.program.trouble
        self.kept[kind] = payload
        self.saves += 1
        erased = len(handheld.flash.erased)
        if handheld.nvm:
            erased += handheld.nvm.writes - writes
        self.most_erased = max(self.most_erased, erased)

    def cut(self, kind, payload, steps):
        """Saves while the power goes after so many steps; returns whether it went."""
        return self.gone(lambda: saving.save(self.program, kind, payload), steps)

    def gone(self, action, steps):
        """Does something until the power goes after so many steps; returns whether it went."""
        handheld = self.handheld
        handheld.power.cut_after(steps)
        try:
            action()
            return False
        except PowerCut:
            self.cuts += 1
            return True
        finally:
            self.power_up()

    def power_up(self):
        self.handheld.power_up()
        self.program = Program(self.handheld)

    def check(self, kind=None, payload=None):
        """What there is after a cut while `payload` was saved; the answer is what `kind` has.

        All else is as it was, and what `kind` has is the payload or the one before.
        """
        assert self.handheld.files() == self.others
        now = None
        for name in NAMES:
            found, lost = store(self.handheld).load(name)
            self.reported += lost > 0
            if name == kind:
                now = found
                assert found == self.kept[name] or found == payload
            else:
                assert found == self.kept[name], name
        return now

    def every_cut(self, kind, payload, stride=1):
        """Cuts a save at every step, or every so many steps; in the end the save is done."""
        handheld = self.handheld
        nvm = self.nvm
        reported = self.reported
        steps = random.randrange(stride)
        known = self.program.found
        gone = True
        while gone:
            handheld.power.remember()
            self.program.found = dict(known)
            gone = self.cut(kind, payload, steps)
            if gone:
                self.check(kind, payload)
                # A cut on the drive costs only the turn under way, so nothing is said about it.
                assert self.reported == reported or nvm != self.nvm or handheld.power.left_noise
                reported = self.reported
            handheld.power.undo()
            self.power_up()
            steps += stride
        self.program.found = known
        self.save(kind, payload)

    def live(self, turns):
        """Cuts one save after the other; each time the handheld goes on with what is left."""
        for _ in range(turns):
            kind = random.choice(NAMES)
            payload = some_payload(kind)
            if self.cut(kind, payload, random.randrange(60)):
                self.kept[kind] = self.check(kind, payload)
                self.start()
            else:
                self.kept[kind] = payload
            for kind in NAMES:
                assert store(self.handheld).load(kind)[0] == self.kept[kind]

    def start(self):
        """Starts the program until its start is not cut either: it copies to the drive what only
        the NVM has, except a game, and replaces the places that cuts have spoilt."""
        game = random.choice(Program.games)
        while self.gone(lambda: store(self.handheld).copy_to_drive(game), random.randrange(120)):
            self.check()
        if store(self.handheld).lacks_places():
            self.make()

    def make(self):
        """Making places is not cut: the screen asks people to wait for that."""
        handheld = self.handheld
        handheld.flash.erased.clear()
        assert store(handheld).make_places()
        self.made += 1
        self.most_erased_to_make = max(self.most_erased_to_make, len(handheld.flash.erased))
        assert store(handheld).copy_to_drive()
        self.power_up()
        self.layout()

    def layout(self):
        """What a save overwrites shares no erase block with any other file."""
        layout = Layout(self.handheld.flash)
        assert set(neighbours_of_shelf(layout)) <= {"/keep/here"}
        for kind, room in KINDS:
            places = [path for path, _ in drive_of(self.handheld).places(kind, room + OVERHEAD)]
            assert places, kind
            for path in places:
                found = neighbours(layout, path[: -len("/in/copy")], room + OVERHEAD)[0]
                assert not [name for name in found if not name.endswith(ROOMS_BETWEEN)], found


def battery(turns=100, **how):
    life = Life(**how)
    for turn in range(turns):
        kind = random.choice(NAMES)
        life.every_cut(kind, some_payload(kind), 1 if turn % 8 == 0 else 5)
    life.live(60)
    assert life.most_erased <= 3 or life.handheld.flash.restless
    return [life]


def anywhere():
    """Blocks know nothing of clusters, so the drive may begin anywhere in one."""
    lives = []
    for offset in range(1, 8):
        lives += battery(8, offset=offset)
    return lives


def clusters():
    """Clusters of 1, 2 and 4 KB; on a PyGamer, whose drive has 8 MB less one block, they have 1
    KB."""
    lives = []
    for kilobytes in (2048, 4092, 8188, 8192):
        lives += battery(12, kilobytes=kilobytes, offset=random.randrange(8))
    return lives


def kai_piranja():
    """A game of Kai Piranja, in which every card is saved before it is seen."""
    from handheld.chance import Chance, seed_of
    from piranja.rules.decks import shuffled
    from piranja.rules.game import Game
    from piranja.rules.legal import MOST, legal
    from piranja.saves.game import unpack
    from piranja.saves.packing import pack
    from piranja.saves.seats import Seats

    chance = Chance(seed_of(7))
    seats = Seats()
    seats.count = 6
    game = Game(6, *shuffled(6, chance))
    allowed = bytearray(MOST)
    life = Life(kilobytes=2048, offset=3)
    life.save("piranja", pack(game, seats))
    life.most_erased = 0
    while not game.over:
        game.apply(allowed[chance.below(legal(game, allowed))])
        data = pack(game, seats)
        assert len(data) <= 256
        life.every_cut("piranja", data, 7)
        found, _ = store(life.handheld).load("piranja")
        there = unpack(found, Seats())
        assert (there.deck, there.rows, there.turn) == (game.deck, game.rows, game.turn)
    return [life]


def worn_out():
    """Many cuts, each in a save: the next start repairs what they spoilt."""
    lives = []
    for kilobytes, offset in ((2048, 3), (8188, 0), (8188, 5)):
        life = Life(kilobytes=kilobytes, offset=offset)
        while life.cuts < CUTS:
            life.live(10)
        assert life.made
        print(
            "%d cuts, places made again %d times, at most %d blocks erased for that"
            % (life.cuts, life.made, life.most_erased_to_make)
        )
    return lives


def restless():
    """The system flushes the drive at any time."""
    return battery(30, restless=True)


def without_nvm():
    return battery(nvm=0)


def half_the_nvm():
    return battery(30, nvm=4096)


def computer():
    """With a computer now and then: what the NVM alone had can be lost, but not in silence."""
    life = Life()
    handheld = life.handheld

    def plug(computer):
        handheld.computer = computer
        life.power_up()

    for _ in range(60):
        assert store(handheld).copy_to_drive()
        history = {name: [life.kept[name]] for name in NAMES}
        plug(True)
        for _ in range(random.randrange(6)):
            kind = random.choice(NAMES)
            life.save(kind, some_payload(kind))
            history[kind].append(life.kept[kind])
        kind = random.choice(NAMES)
        payload = some_payload(kind)
        gone = life.cut(kind, payload, random.randrange(20))
        history[kind].append(payload)
        plug(random.randrange(2) == 0)
        for name in NAMES:
            found, lost = store(handheld).load(name)
            assert found in history[name], name
            assert lost or found == life.kept[name] or found == payload, name
            assert gone or found == history[name][-1]
            life.reported += lost > 0
            life.kept[name] = found
        plug(False)
        for name in NAMES:
            life.save(name, life.kept[name])
            assert store(handheld).load(name) == (life.kept[name], 0)
        assert handheld.files() == life.others
    assert life.reported
    return [life]


# Records


class Shelved(Life):
    """A life in which games end as well."""

    def __init__(self, **how):
        super().__init__(**how)
        assert not neighbours_of_shelf(Layout(self.handheld.flash))
        self.shelved = []  # all records that were whole when last looked at
        self.lost = 0  # records lost in one cut, at most
        for _ in range(record_files.SLOTS + 3):
            self.record(some_record())

    def __str__(self):
        return "%d cuts, at most %d records lost in one, at most %d blocks erased for one" % (
            self.cuts,
            self.lost,
            self.most_erased,
        )

    def record(self, text):
        handheld = self.handheld
        handheld.flash.erased.clear()
        keep_record(drive_of(handheld), text)
        self.most_erased = max(self.most_erased, len(handheld.flash.erased))
        self.shelved = self.records()
        assert self.shelved[-1] == checksum(text)

    def records(self):
        """The checksums of what is on the shelf, the oldest first."""
        drive = drive_of(self.handheld)
        found = [record_files.look(drive, path) for path in record_files.paths()]
        return [check for number, check in sorted([each for each in found if each and each[0]])]

    def cut_record(self, text, steps):
        """Keeps a record while the power goes after so many steps; returns whether it went."""
        return self.gone(lambda: keep_record(drive_of(self.handheld), text), steps)

    def check_records(self, text):
        """Everything else is as it was; each record on the shelf was there before, or is the new
        one."""
        assert self.handheld.files() == self.others
        for name in NAMES:
            assert store(self.handheld).load(name) == (self.kept[name], 0)
        found = self.records()
        for record in found:
            assert record in self.shelved or record == checksum(text)
        # The oldest one was to go.
        left = [record for record in self.shelved[-record_files.SLOTS + 1 :] if record not in found]
        self.lost = max(self.lost, len(left))

    def every_cut_of_a_record(self):
        handheld = self.handheld
        text = some_record()
        steps = 0
        gone = True
        while gone:
            handheld.power.remember()
            gone = self.cut_record(text, steps)
            if gone:
                self.check_records(text)
                shelved = self.shelved
                self.record(some_record())
                self.shelved = shelved
            handheld.power.undo()
            self.power_up()
            steps += 1
        self.record(text)


def checksum(text):
    return binascii.crc32(text.encode())


def some_record():
    """Records as long as those of games, or as long as possible."""
    size = random.choice((300, 900, 1100, record_files.SIZE - 70))
    return "game %08x\n" % random.getrandbits(30) + "white A-B ^\n" * (size // 12 - 2) + "."


def records():
    """A shelf survives all cuts on any drive, except for the record being written."""
    lives = []
    for kilobytes, offset in ((1024, 0), (1024, 5), (2048, 3), (4096, 6), (8192, 1)):
        life = Shelved(kilobytes=kilobytes, offset=offset)
        for _ in range(4):
            life.every_cut_of_a_record()
        lives.append(life)
    return lives


def records_in_a_row():
    """One cut after the other: the shelf goes on with the slots that are left."""
    life = Shelved(kilobytes=2048, offset=3)
    for _ in range(20):
        life.cut_record(some_record(), random.randrange(40))
        assert life.handheld.files() == life.others
        life.record(some_record())
    return [life]


class Rowed(Life):
    """A life with a row (see place_row) that has no places yet, so that the NVM keeps all."""

    def __init__(self, kilobytes):
        self.handheld = Handheld(kilobytes)
        some_files(self.handheld, 0, 12)
        self.cuts = self.reported = self.saves = self.most_erased = self.steps = 0
        self.power_up()
        self.lengths = store(self.handheld).lengths
        self.take(place_row.begin(drive_of(self.handheld), self.lengths))
        drive = drive_of(self.handheld)
        assert drive.has(drive.row)
        assert not drive_of(self.handheld).has_filler()
        self.kept = {}
        for kind in NAMES:
            self.save(kind, some_payload(kind))
        self.power_up()
        self.others = self.handheld.files()

    def __str__(self):
        return "%d cuts in %d steps" % (self.cuts, self.steps)

    def take(self, steps, most=1000):
        """Takes these steps, or as many of them; returns whether that was all."""
        steps = Steps(steps)
        while steps.left and most:
            assert drive_of(self.handheld).use(steps.take) == 0
            self.steps += 1
            most -= 1
        return not steps.left

    def go_on(self, most=1000):
        return self.take(place_row.go_on(drive_of(self.handheld), self.lengths), most)


def row():
    """No cut in any step costs a file, the drive or what is kept: the NVM has that meanwhile."""
    life = Rowed(8188)
    handheld = life.handheld
    done = False
    while not done:
        assert store(handheld).copy_to_nvm()
        for most in (30, 30, 100, 100, 300, 1000):
            handheld.power.remember()
            if life.gone(life.go_on, random.randrange(most)):
                life.check()
            handheld.power.undo()
            life.power_up()
        done = life.go_on(random.randrange(2, 8))
        life.power_up()
        for kind in NAMES:
            life.save(kind, some_payload(kind))
    life.layout()
    drive = drive_of(handheld)
    assert [path for path in record_files.paths() if not record_files.look(drive, path)] == []
    return [life]


def with_new_files():
    """Saving as it is done on a desk, into a new file that takes the old one's name.

    The drive does not survive that: this is to show that the harness would notice.
    """
    life = Life()
    handheld = life.handheld
    damaged = steps = 0
    while True:
        handheld.power.remember()
        handheld.power.cut_after(steps)
        handheld.vfs.remount("/")
        try:
            with handheld.vfs.open("/fresh", "wb") as file:
                file.write(bytes(1600))
            handheld.vfs.remove("/file3")
            handheld.fat.rename("/fresh", "/file3")
            break
        except PowerCut:
            pass
        try:
            handheld.power_up()
            files = handheld.files()
            others = [name for name in life.others if name != "/file3"]
            damaged += any(files.get(name) != life.others[name] for name in others)
        except (OSError, UnicodeError):
            damaged += 1
        handheld.power.undo()
        handheld.power_up()
        steps += 1
    assert damaged > 10
    return ["%d of %d cuts cost other files" % (damaged, steps)]


SCENARIOS = {
    "battery": battery,
    "anywhere": anywhere,
    "clusters": clusters,
    "kai_piranja": kai_piranja,
    "worn_out": worn_out,
    "restless": restless,
    "without_nvm": without_nvm,
    "half_the_nvm": half_the_nvm,
    "computer": computer,
    "records": records,
    "records_in_a_row": records_in_a_row,
    "row": row,
    "with_new_files": with_new_files,
}

CUTS = int(sys.argv[3]) if len(sys.argv) > 3 else 100  # of which `worn_out` is tired

if __name__ == "__main__":
    random.seed(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    for line in SCENARIOS[sys.argv[1]]():
        print(line)
