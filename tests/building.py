"""The build that the tests of a run share: whichever of its workers wants it first makes it."""

import contextlib
import time

import pytest

import deploy
import shrink


class Build:
    """What deploy.py makes of the program, in a folder that all workers of a run share.

    `compiled` and `source` are as `deploy.build` leaves them; `shrunk` is a drive with the sources
    as they were before they were compiled.
    """

    def __init__(self, folder):
        self.folder = folder
        once(folder / "build", make)
        self.compiled = folder / "build" / "compiled"
        self.source = folder / "build" / "source"
        self.shrunk = folder / "build" / "shrunk"

    def contents(self, source):
        """What goes on the drive, as `deploy.contents` has it: {path: bytes}."""
        drive = (self.source if source else self.compiled) / "CIRCUITPY"
        files = files_in(drive)
        del files[deploy.LIST]
        return dict(sorted(files.items()))

    @contextlib.contextmanager
    def at_hand(self):
        """Meanwhile deploy.py does not shrink and compile anew what is here already."""
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(deploy, "contents", lambda files, source: self.contents(source))
            yield


def make(folder):
    deploy.build(folder / "source", True)
    texts = {}

    def remembered(sources):
        texts.update(shrink.shrunk(sources))
        return texts

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(deploy, "shrunk", remembered)
        deploy.build(folder / "compiled", False)
    shrunk = {path: text.encode() for path, text in texts.items()}
    for path, data in files_in(folder / "compiled" / "CIRCUITPY").items():
        if not path.endswith((".mpy", deploy.LIST)):
            shrunk[path] = data
    deploy.write_folder(folder / "shrunk", shrunk)


def once(place, make):
    """Has `make(folder)` make what is to be at a place, unless another worker has or does."""
    busy = place.with_name(place.name + ".busy")
    while not place.exists():
        try:
            busy.mkdir(parents=True)
        except FileExistsError:
            time.sleep(0.05)
            continue
        try:
            if not place.exists():
                fresh = place.with_name(place.name + ".new")
                make(fresh)
                fresh.rename(place)
        finally:
            busy.rmdir()


def files_in(folder):
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }
