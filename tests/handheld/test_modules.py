"""What code is in memory: what the layers declare, and for a moment other code."""

import functools
import sys

import pytest
from kahuna_player import Player
from piranja_player import PiranjaPlayer

import environment
from handheld import modules, startup
from shrinking.parsed import Module
from simulator import Simulation


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A package `brief` with two modules, the first of them with a class."""
    folder = tmp_path / "brief"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "one.py").write_text("class Thing:\n    def name(self):\n        return 'thing'\n")
    (folder / "other.py").write_text("from . import one\n")
    monkeypatch.syspath_prepend(tmp_path)
    with modules.passing:
        import brief

        yield brief
    assert in_memory() == []


def in_memory():
    return sorted(name for name in sys.modules if name.startswith("brief"))


def test_wider_tables_have_nothing_more_in_them(package):
    package.b = "its own"
    before = dict(vars(package)), list(sys.modules)
    startup.widen(package)
    assert (dict(vars(package)), list(sys.modules)) == before


def test_what_is_imported_for_a_moment_is_neither_in_memory_nor_in_its_package(package):
    """Otherwise its package would keep it in memory, and hand it to whoever asks there."""
    with modules.passing:
        import brief.other  # noqa: F401

        assert in_memory() == ["brief", "brief.one", "brief.other"]
    assert in_memory() == ["brief"]
    assert not hasattr(package, "one") and not hasattr(package, "other")


def test_objects_of_a_forgotten_module_live_on_and_it_is_read_again(package):
    with modules.passing:
        from brief.one import Thing
    assert Thing().name() == "thing"
    from brief import one

    assert one.Thing is not Thing


def test_what_was_in_memory_stays(package):
    import brief.one

    with modules.passing:
        import brief.other
    assert in_memory() == ["brief", "brief.one"]
    assert package.one is brief.one


def test_one_moment_may_lie_within_another(package):
    with modules.passing:
        import brief.one

        with modules.passing:
            import brief.other  # noqa: F401
        assert in_memory() == ["brief", "brief.one"]
    assert in_memory() == ["brief"]


def test_an_exception_ends_a_moment(package):
    with pytest.raises(KeyError), modules.passing:
        import brief.one  # noqa: F401

        raise KeyError
    assert in_memory() == ["brief"]


# The layers


@functools.cache
def _imported(name, path):
    """The modules that a module imports at its top."""
    place = str(path.relative_to(environment.ROOT))
    return Module(name, place, path.read_text(encoding="utf-8")).wanted(top=True)


def declared(*roots):
    """These modules, and all that they import at their tops, directly or through others."""
    found = set()
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        path = _file(name)
        if path and name not in found:
            found.add(name)
            waiting.append(name.rpartition(".")[0])
            waiting += _imported(name, path)
    return found


def _file(name):
    place = environment.ROOT.joinpath(*["lib"] * name.startswith("handheld"), *name.split("."))
    paths = (place / "__init__.py", place.with_suffix(".py"))
    return next((path for path in paths if path.is_file()), None) if name else None


def check(handheld, screen, shares):
    """Compares what is in memory with the layers, the screen, and the one that is loaded ahead;
    texts go with the screen."""
    assert handheld.program.shown == screen
    game = handheld.program.games[handheld.program.number]
    screens = [f"{game}.screens.{screen}"]
    if handheld.program._loaded_ahead:
        own = "handheld" if handheld.program._ahead == "settings" else game
        screens.append(f"{own}.screens.{handheld.program._ahead}")
    roots = ["handheld.program", f"{game}.cartridge", *screens]
    layers = declared(*roots, *[f"{game}.parts.tabletop"] * shares)
    names = handheld._program._own["__import__"]("sys").modules
    there = {name for name in names if "." in name and name.startswith(("handheld.", game))}
    assert not [name for name in names if "." in name and name not in there | layers]
    assert {name for name in there - layers if ".texts" not in name} == set()
    # A package may be missing: on a board, these have nothing in them, and their modules none.
    packages = {name for name in layers if _file(name).name == "__init__.py"}
    assert {name for name in layers - packages if "." in name} - there == set()


def test_only_what_the_layers_of_kahuna_declare_is_in_memory():
    with Simulation() as handheld:
        player = Player(handheld)
        check(handheld, "title", False)
        handheld.program.game.session.setup.players[:] = bytes(2)
        handheld.program.game.begin()
        handheld.frame(40)
        check(handheld, "handover", True)
        player.lift()
        player.press("right", "a", "a", "select", "b")
        check(handheld, "play", True)
        player.press("start")
        check(handheld, "menu", True)
        player.press("b")
        check(handheld, "play", True)
        handheld.program.game.quit()
        handheld.frame(3)
        check(handheld, "title", False)


def test_only_what_the_layers_of_kai_piranja_declare_is_in_memory():
    with Simulation() as handheld:
        player = PiranjaPlayer(handheld)
        player.press("left")
        check(handheld, "title", False)
        session = handheld.program.game.session
        session.setup.seats.kinds[:] = bytes((0, 3, 2, 1, 0, 0))
        handheld.program.game.begin()
        handheld.frame(3)
        if player.scene == "handover":
            player.lift()
        for _ in range(12):  # somebody chooses, thinks, and turns a card over
            check(handheld, "play", True)
            handheld.press("a")
            handheld.frame(5)
            if player.scene == "handover":
                player.lift()
        while player.scene == "play":
            handheld.press("start")
            handheld.frame(5)
        check(handheld, "menu", True)


# Loading ahead


def screens_in_memory(handheld):
    names = handheld._program._own["__import__"]("sys").modules
    return {name for name in names if ".screens." in name}


def test_while_nobody_presses_the_code_of_the_screen_that_a_would_open_is_loaded():
    with Simulation() as handheld:
        handheld.frame(20)
        assert screens_in_memory(handheld) == {"kahuna.screens.title", "kahuna.screens.learn"}
        made = handheld._program.module("kahuna.screens.learn")
        handheld.press("a")
        assert screens_in_memory(handheld) == {"kahuna.screens.learn"}
        assert handheld._program.module("kahuna.screens.learn") is made


def test_what_was_loaded_ahead_makes_room_for_another_screen():
    with Simulation() as handheld:
        handheld.frame(20)
        handheld.press("up")  # from the first row to the last, the settings
        assert "kahuna.screens.learn" in screens_in_memory(handheld)
        handheld.frame(20)
        assert screens_in_memory(handheld) == {"kahuna.screens.title", "handheld.screens.settings"}
        handheld.press("down")
        handheld.press("a")
        assert screens_in_memory(handheld) == {"kahuna.screens.learn"}


@pytest.mark.parametrize("screen", ["settings", "statistics"])
def test_what_leads_only_back_loads_the_screen_below_ahead(screen):
    with Simulation() as handheld:
        Player(handheld).open_from_title(screen)
        handheld.frame(20)
        package = "handheld" if screen == "settings" else "kahuna"
        both = {f"{package}.screens.{screen}", "kahuna.screens.title"}
        assert screens_in_memory(handheld) == both


def test_nothing_is_loaded_ahead_right_after_a_press():
    with Simulation() as handheld:
        handheld.press("down")
        handheld.frame(4)
        assert screens_in_memory(handheld) == {"kahuna.screens.title"}


def test_behind_a_menu_the_tabletop_comes_back_while_nobody_presses():
    with Simulation() as handheld:
        player = Player(handheld)
        player.begin()
        player.lift()
        player.press("start")
        player.choose(4)
        player.press("a")
        assert player.scene == "settings" and not handheld.program.game.tabletop
        player.press("b")
        assert player.scene == "menu" and not handheld.program.game.tabletop
        handheld.frame(20)
        assert handheld.program.game.tabletop
        check(handheld, "menu", True)


@pytest.mark.parametrize("screen", ["learn", "puzzles"])
def test_what_screens_share_is_the_same_whether_or_not_code_was_loaded_ahead(screen):
    shared = []
    for frames in (1, 40):
        with Simulation() as handheld:
            player = Player(handheld)
            player.open_from_title(screen)
            handheld.frame(frames)
            player.press("a")
            shared.append(set(handheld.program._shared))
    assert "kahuna.parts.bar" in shared[0] and shared[0] == shared[1]


def test_too_little_memory_to_load_ahead_does_no_harm():
    with Simulation() as handheld:
        handheld.frame(2)
        load = handheld.program._load

        def cannot(name):
            load(name)
            raise MemoryError

        handheld.program._load = cannot
        handheld.frame(40)
        assert screens_in_memory(handheld) == {"kahuna.screens.title"}
        handheld.program._load = load
        handheld.press("a")
        assert handheld.program.shown == "learn"
