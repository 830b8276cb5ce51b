"""Modules that come and go: what is forgotten is let go wholly, and read anew when it is wanted."""

import sys

import pytest

from handheld import modules


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A package `passing` with two modules, the first of them with a class."""
    folder = tmp_path / "passing"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "one.py").write_text("class Thing:\n    def name(self):\n        return 'thing'\n")
    (folder / "other.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    import passing
    import passing.one
    import passing.other

    yield passing
    modules.drop("passing")


def in_memory():
    return sorted(name for name in sys.modules if name.startswith("passing"))


def test_a_dropped_module_is_neither_in_memory_nor_in_its_package(package):
    """Its package would keep it in memory, and hand it to whoever asks for it there."""
    modules.drop("passing.one")
    assert in_memory() == ["passing", "passing.other"]
    assert not hasattr(package, "one")
    assert hasattr(package, "other")


def test_objects_of_a_dropped_module_live_on_and_it_is_read_anew(package):
    thing = package.one.Thing()
    modules.drop("passing.one")
    assert thing.name() == "thing"
    from passing import one

    assert one.Thing is not type(thing)


def test_all_but_what_is_named_is_forgotten_within_some_packages(package):
    everything = set(sys.modules)
    modules.keep(("passing", "passing.other"), ("passing",))
    assert in_memory() == ["passing", "passing.other"]
    assert not hasattr(package, "one")
    assert everything - set(sys.modules) == {"passing.one"}


def test_what_is_in_memory_is_listed_without_what_is_known(package):
    names = set(modules.loaded(("passing",)))
    assert names == {"passing", "passing.one", "passing.other"}
    assert set(modules.loaded(("passing",), ("passing.one",))) == names - {"passing.one"}


def test_a_package_goes_with_its_modules(package):
    modules.drop("passing")
    assert in_memory() == []
