"""Judges what a power cut costs at any moment of a log of saves.

A cut leaves the flash as it was after one of the erases or pages in the log, or in the middle of
one. Each such state is read with the program's own store and compared with what was kept before the
save and after it; all other files must be as they were.
"""

import base64
import io
import random
from collections import Counter, namedtuple

from games import GAMES
from handheld.drive_places import Drive
from handheld.saving import MAGIC, kinds
from handheld.store import Store

from .flash_image import files_of, memory_of

PAUSE = 0.25e9  # nanoseconds without a write after which another save begins
BLOCK = 4096
OWN = "keep/"  # the store judges what is in this folder
RECORDS = "records/"

# What a cut may cost, from the least to the worst.
NOTHING, REPORTED, RECORD, TURN, GAME, FILE, WHOLE_DRIVE = (
    *("nothing, and nothing is said", "nothing, but a loss is reported", "records"),
    *("the turn under way", "A GAME", "A FILE", "THE DRIVE"),
)
PROMISED = NOTHING, REPORTED, RECORD, TURN  # no cut costs more

State = namedtuple("State", "save number what flash")  # the flash after a write of a save


class Memory:
    """A drive's files as `storage.getmount` would show them, to be read only."""

    readonly = False

    def __init__(self, files):
        self._files = {f"/{path}": data for path, data in files.items()}

    def open(self, path, mode):
        if path not in self._files:
            raise OSError(2)
        return io.BytesIO(self._files[path])

    def stat(self, path):
        is_folder = any(each.startswith(f"{path}/") for each in self._files)
        size = 0 if is_folder else len(self.open(path, "rb").getvalue())
        return (0,) * 6 + (size,)


class Kept:
    """What the program finds in a flash."""

    def __init__(self, flash):
        files = files_of(flash)
        self.lacks_drive = not files
        self.files = {path: data for path, data in files.items() if not path.startswith(OWN)}
        places = Drive(Memory(files), lambda *how: None, "/keep")
        known = kinds(GAMES)
        store = Store(bytearray(memory_of(flash)), places, MAGIC, known)
        self.games = {kind: store.load(kind) for kind, _ in known}


def saves(log):
    """Returns the writes in a log, as a list for each save."""
    found = []
    for write in log:
        if not found or write[0] - found[-1][-1][0] > PAUSE:
            found.append([])
        found[-1].append(write)
    return found


def states(flash, log):
    """Yields every State that a cut can leave; the last one of each save is the flash without a
    cut."""
    lot = random.Random(1)
    flash = bytearray(flash)
    for save, writes in enumerate(saves(log)):
        for number, (_, start, page) in enumerate(writes):
            if page is None:
                end = start + BLOCK
                old = bytes(flash[start:end])
                flash[start:end] = bytes(value | lot.getrandbits(8) for value in old)
                yield State(save, number, "torn erase", bytes(flash))
                flash[start:end] = b"\xff" * BLOCK
                yield State(save, number, "erase", bytes(flash))
            else:
                data = base64.b64decode(page)
                flash[start : start + 100] = data[:100]
                yield State(save, number, "torn page", bytes(flash))
                flash[start : start + len(data)] = data
                yield State(save, number, "page", bytes(flash))


def after_each(flash, log):
    """Returns the flash before the first save, and after each save."""
    last = {state.save: state.flash for state in states(flash, log)}
    return [bytes(flash), *last.values()]


def cost(kept, before, after):
    """Returns what a cut has cost, from what is `kept` after it and what was kept `before` and
    `after` the save."""
    if kept.lacks_drive:
        return WHOLE_DRIVE
    worst = NOTHING
    for path in {*before.files, *kept.files, *after.files}:
        if kept.files.get(path) in (before.files.get(path), after.files.get(path)):
            continue
        if not path.startswith(RECORDS):
            return FILE
        worst = RECORD
    for kind, (payload, lost) in kept.games.items():
        if payload == after.games[kind][0]:
            worst = REPORTED if lost and worst == NOTHING else worst
        elif payload == before.games[kind][0]:
            worst = TURN
        else:
            return GAME
    return worst


def judged(flash, log):
    """Counts what cuts cost; returns {cost: how many states}, and the states that cost too much."""
    edges = [Kept(each) for each in after_each(flash, log)]
    found, wrong = Counter(), []
    for state in states(flash, log):
        verdict = cost(Kept(state.flash), edges[state.save], edges[state.save + 1])
        found[verdict] += 1
        if verdict not in PROMISED:
            wrong.append((state.save, state.number, state.what, verdict))
    return found, wrong
