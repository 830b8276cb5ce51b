"""The build that all tests of a run share: the first worker that needs it makes it."""

import contextlib
import functools
import json
import time

import pytest

import deploy
import shrink
from environment import ROOT


class Build:
    """What deploy.py makes of the program, in a folder that all workers of a run share.

    `compiled` is as `deploy.build` leaves it. `source` is what belongs on the drive as plain
    source, `shrunk` the same with the sources as they were before they were compiled.
    """

    def __init__(self, folder):
        self.folder = folder
        once(folder / "build", make)
        self.compiled = folder / "build" / "compiled"
        self.source = folder / "build" / "source"
        self.shrunk = folder / "build" / "shrunk"

    @functools.cached_property
    def meanings(self):
        """What the short names stand for, as `deploy.contents` gives it."""
        return json.loads((self.folder / "build" / "meanings.json").read_text())

    def contents(self, source=False):
        """What goes on the drive, as `deploy.contents` gives it: {path: bytes}."""
        files = files_in(self.source if source else self.compiled / "CIRCUITPY")
        files.pop(deploy.LIST, None)
        return dict(sorted(files.items()))

    @contextlib.contextmanager
    def at_hand(self):
        """Makes deploy.py take what is here, meanwhile, instead of shrinking and compiling it
        again."""

        def contents(files, source=False, meanings=None):
            if meanings is not None:
                meanings.update(self.meanings)
            return self.contents(source)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(deploy, "contents", contents)
            patch.setattr(deploy, "manifest", manifest)
            yield


_look = deploy.manifest
_whole = functools.lru_cache(maxsize=None)(_look)


def manifest(root=ROOT, chosen=None):
    """What `deploy.manifest` says; the whole project is read only once, as it does not change."""
    return dict(_whole()) if root == ROOT and chosen is None else _look(root, chosen)


def make(folder):
    files = deploy.manifest()
    deploy.write_folder(folder / "source", deploy.contents(files, source=True))
    made = []

    def remembered(sources, around, meanings, *how):
        made.extend((shrink.shrunk(sources, around, meanings, *how), meanings))
        return made[0]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(deploy, "shrunk", remembered)
        deploy.build(folder / "compiled")
    texts, meanings = made
    others = {
        path: place.read_bytes() for path, place in files.items() if not shrink.is_source(path)
    }
    shrunk = {path: text.encode() for path, text in texts.items()}
    deploy.write_folder(folder / "shrunk", {**others, **shrunk})
    (folder / "meanings.json").write_text(json.dumps(meanings))


def moved(path, meanings):
    """The shrunk file that a module of the source is in, the first if there are several, and how
    many lines come before it there."""
    return places(path, meanings)[0]


def places(path, meanings):
    """The same for all shrunk files that it is in."""
    name = shrink.module_name(path)
    found = [
        (module["path"], line)
        for own, module in meanings.items()
        for line, part in module["parts"] or [(0, own)]
        if part == name
    ]
    return found or [(path, 0)]


def once(place, make):
    """Makes a folder with `make(folder)`, unless another worker has made it or is making it."""
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


def kept(folder, name, find_out):
    """The answer of `find_out`, which one worker of a run calls for all others."""

    def write(folder):
        answer = json.dumps(find_out())
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "answer.json").write_text(answer)

    once(folder / name, write)
    return json.loads((folder / name / "answer.json").read_text())


def files_in(folder):
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }
