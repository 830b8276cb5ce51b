"""How often places share erase blocks with other files on drives where files came and went.

The shelf of records counts as one more place.

    MICROPYPATH=lib:tests/flash micropython -X heapsize=128M tests/flash/fragments.py \\
        KB FULL DRIVES [all | mounted]

Makes places on DRIVES drives, of which the share FULL (of 1) is in use. With `all` every part of
them was once in use; with `mounted` they are not mounted again before places are made. Says how
many places share blocks with other files, and on how many drives.
"""

import random
import sys

from chip import Handheld
from cuts import KINDS, drive_of, store
from file_layout import Layout, neighbours, neighbours_of_shelf

from handheld.drive_places import IN_USE
from handheld.place_making import make_shelf

SIZES = (200, 900, 2000, 5000, 12000, 30000)


def wear(handheld, full, how):
    """Makes and removes files until so much (of 1) of the drive is full."""
    vfs = handheld.vfs
    vfs.remount("/")
    total = vfs.statvfs("/")[2]
    files = []
    number = 0

    vfs.mkdir("/more")  # a root folder has no room for many files

    def fill(share):
        nonlocal number
        vfs = handheld.vfs
        while vfs.statvfs("/")[3] > total * (1 - share):
            name = "/more/%d" % number
            number += 1
            with vfs.open(name, "wb") as file:
                file.seek(random.choice(SIZES))
                file.write(b"x")
            files.append(name)

    for _ in range(3):
        fill(full + 0.15)
        # A driver starts its search for room again when the drive is mounted.
        if how != "all":
            handheld.power_up()
            vfs = handheld.vfs
            vfs.remount("/")
        while vfs.statvfs("/")[3] < total * (1 - full + 0.15):
            vfs.remove(files.pop(random.randrange(len(files))))
    fill(full + 0.05)
    while vfs.statvfs("/")[3] < total * (1 - full):
        vfs.remove(files.pop(random.randrange(len(files))))


def endangering(kilobytes, full, how):
    """The places on a worn drive that share blocks with others' files."""
    handheld = Handheld(kilobytes, offset=random.randrange(8))
    wear(handheld, full, how)
    if how != "mounted":
        handheld.power_up()
    if not store(handheld).make_places():
        return None
    drive = drive_of(handheld)
    if drive.use(make_shelf, drive):
        return None
    layout = Layout(handheld.flash)
    found = []
    if neighbours_of_shelf(layout):
        found.append("/records")
    for kind, room in KINDS:
        for number in range(IN_USE):
            place = drive.place(kind, number)
            if neighbours(layout, place, room + 14)[0]:
                found.append(place)
    return found


if __name__ == "__main__":
    random.seed(1)
    kilobytes, full, drives = int(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3])
    how = sys.argv[4] if len(sys.argv) > 4 else ""
    results = [endangering(kilobytes, full, how) for _ in range(drives)]
    made = [places for places in results if places is not None]
    print(
        "%d drives, %d too full, %d of %d places share a block, on %d drives"
        % (
            drives,
            drives - len(made),
            sum([len(places) for places in made]),
            len(made) * (len(KINDS) * IN_USE + 1),
            len([places for places in made if places]),
        )
    )
