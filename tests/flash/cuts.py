"""Cuts the power at every step of many saves, on a real FAT drive over a flash that erases blocks.

    MICROPYPATH=lib:tests/flash micropython -X heapsize=64M tests/flash/cuts.py SCENARIO

Says what it did in one line; a promise that is broken ends it with an AssertionError.
"""

import random
import sys

from chip import Handheld, PowerCut

from handheld.drive import Drive
from handheld.store import DRIVE, LOST, NVM, OLDER, Store

KINDS = (("settings", 200), ("kahuna", 1600), ("piranja", 1600))
NAMES = [name for name, _ in KINDS]
ROOMS = dict(KINDS)


def store(handheld):
    drive = Drive(handheld.vfs, handheld.vfs.remount, "/keep")
    return Store(handheld.nvm, drive, b"Kh", KINDS)


def some_payload(kind):
    size = random.choice((1, 40, ROOMS[kind] // 2, ROOMS[kind]))
    return bytes([random.getrandbits(8)]) * (size - 1) + bytes([random.getrandbits(8)])


def settled(**how):
    """A handheld with a program on its drive, with places, and something kept of each kind."""
    handheld = Handheld(**how)
    handheld.vfs.remount("/")
    for number in range(12):
        name = "/file%d" % number
        with handheld.vfs.open(name, "wb") as file:
            file.write(bytes([number]) * random.choice((0, 100, 700, 3000, 6000)))
    handheld.vfs.remount("/", True)
    assert store(handheld).lacks_places()
    assert store(handheld).make_places()
    with_more = handheld.vfs
    with_more.remount("/")
    for number in range(12, 20):
        with with_more.open("/file%d" % number, "wb") as file:
            file.write(bytes([number]) * random.choice((100, 700, 3000, 6000)))
    handheld.power_up()
    return handheld


class Life:
    """A handheld that is played on, with the power going now and then."""

    def __init__(self, **how):
        self.handheld = settled(**how)
        self.others = self.handheld.files()
        self.kept = {}  # what each kind was last saved as
        self.cuts = self.saves = self.told = self.most_erased = 0
        for kind in NAMES:
            self.save(kind, some_payload(kind))

    def save(self, kind, payload):
        handheld = self.handheld
        handheld.flash.erased.clear()
        where = store(handheld).save(kind, payload)
        self.kept[kind] = payload
        self.saves += 1
        self.most_erased = max(self.most_erased, len(handheld.flash.erased))
        return where

    def cut(self, kind, payload, steps):
        """Saves with the power going after so many steps; whether it went."""
        handheld = self.handheld
        handheld.power.cut_after(steps)
        try:
            store(handheld).save(kind, payload)
            return False
        except PowerCut:
            self.cuts += 1
            return True
        finally:
            handheld.power_up()

    def check(self, kind, payload):
        """What there is after a cut while `payload` was saved; the answer is what `kind` has."""
        assert self.handheld.files() == self.others
        keeper = store(self.handheld)
        for name in NAMES:
            found, lost = keeper.load(name)
            self.told += lost > 0
            if name != kind:
                assert found == self.kept[name], name
            else:
                assert found == self.kept[name] or found == payload
                now = found
        return now

    def every_cut(self, kind, payload, stride=1):
        """Cuts a save at each step; the save itself is done at last."""
        power = self.handheld.power
        steps = random.randrange(stride)
        while True:
            power.remember()
            if not self.cut(kind, payload, steps):
                power.undo()
                self.handheld.power_up()
                break
            self.check(kind, payload)
            power.undo()
            self.handheld.power_up()
            steps += stride
        self.save(kind, payload)

    def live(self, turns):
        """Saves and is cut for so many turns, going on with what is left each time."""
        for _ in range(turns):
            kind = random.choice(NAMES)
            payload = some_payload(kind)
            if self.cut(kind, payload, random.randrange(60)):
                self.kept[kind] = self.check(kind, payload)
            else:
                self.kept[kind] = payload
            keeper = store(self.handheld)
            if keeper.lacks_places():
                return  # too many places lost, and making new ones is no part of the promise
            for kind in NAMES:
                assert keeper.load(kind)[0] == self.kept[kind]

    def __str__(self):
        return "%d saves, %d cuts, %d told, at most %d blocks a save" % (
            self.saves,
            self.cuts,
            self.told,
            self.most_erased,
        )


def battery(turns=30, **how):
    """Every save is cut at every step or at every third, then many in a row with what is left."""
    life = Life(**how)
    for turn in range(turns):
        kind = random.choice(NAMES)
        life.every_cut(kind, some_payload(kind), 1 if turn < 6 else 3)
    life.live(60)
    assert life.most_erased <= 3
    return life


def anywhere():
    """Blocks know nothing of clusters, so the drive may begin anywhere in one."""
    return [battery(12, offset=offset) for offset in range(8)]


def clusters():
    """Of 1, 2 and 4 KB."""
    return [battery(8, kilobytes=kilobytes) for kilobytes in (2048, 4096, 8192)]


def without_nvm():
    return battery(nvm=0)


def half_the_nvm():
    return battery(nvm=4096)


def computer():
    """While a computer has the drive, nothing is lost in silence, and no more than the NVM had."""
    life = Life()
    handheld = life.handheld
    for _ in range(30):
        keeper = store(handheld)
        assert keeper.settle()
        on_drive = dict(life.kept)
        history = {name: [life.kept[name]] for name in NAMES}
        handheld.computer = True
        handheld.power_up()
        for _ in range(random.randrange(6)):
            kind = random.choice(NAMES)
            payload = some_payload(kind)
            assert life.save(kind, payload) == NVM
            history[kind].append(payload)
        kind = random.choice(NAMES)
        payload = some_payload(kind)
        gone = life.cut(kind, payload, random.randrange(20))
        history[kind].append(payload)
        handheld.computer = random.randrange(2) == 0
        handheld.power_up()
        for name in NAMES:
            found, lost = store(handheld).load(name)
            assert found in history[name], name
            assert lost or found == life.kept[name] or found == payload, name
            assert gone or found == history[name][-1]
            life.told += lost > 0
            life.kept[name] = found
        handheld.computer = False
        handheld.power_up()
        for name in NAMES:
            life.save(name, life.kept[name])
            assert store(handheld).load(name) == (life.kept[name], 0)
        assert handheld.files() == life.others
    return life


SCENARIOS = {
    "battery": battery,
    "anywhere": anywhere,
    "clusters": clusters,
    "without_nvm": without_nvm,
    "half_the_nvm": half_the_nvm,
    "computer": computer,
}

if __name__ == "__main__":
    random.seed(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    result = SCENARIOS[sys.argv[1]]()
    print("\n".join([str(life) for life in (result if isinstance(result, list) else [result])]))
