"""What ships is what is tested: walks through the whole program, on its sources and on the build.

The walks are in walks.py. On the shrunk sources, which deploy.py compiles, everything seen and
heard must be the same, and nearly every function must be called; compiled, on the 32-bit VM, the
same buttons must lead to the same screens.
"""

import shutil

import call_kinds
import nesting
import piranja_walks  # noqa: F401  (its walks join the others)
import pytest
import walks
from contract_on_desk import asked_on_the_desk
from shared_build import kept, places
from vm_walks import OnVm
from walks import WALKS, Step

import record_contract
import vm
from environment import ROOT
from games import GAMES
from simulator import PYBADGE, PYGAMER

# The functions of the build that no walk calls, and why.
NEVER_RUN = {
    "only on boards without synthio": """
        lib/handheld/boards/voices.py sample
        lib/handheld/sample_voice.py SampleVoice.__init__
        lib/handheld/sample_voice.py SampleVoice._wake
        lib/handheld/sample_voice.py SampleVoice.rest
        lib/handheld/sample_voice.py SampleVoice.stop
        lib/handheld/sample_voice.py SampleVoice.tone
    """,
    "only where the version before kept something, or a file was damaged": """
        lib/handheld/migrate.py _newest
        lib/handheld/migrate.py _remove
        lib/handheld/migrate.py move
        lib/handheld/loading.py _is_safe
        lib/handheld/loading.py move_profiles
        lib/handheld/evidence.py Evidence.add_strange
    """,
    "only with texts as they are written, which deploy.py makes tidy": """
        lib/handheld/texts/__init__.py _tidied
        lib/handheld/texts/__init__.py without_comments
    """,
    "only on a drive with the list that deploy.py makes": """
        lib/handheld/file_check.py _total
    """,
    "only where places can be made in a row: see test_flash.py and test_place_row.py": """
        lib/handheld/place_row.py Steps.__init__
        lib/handheld/place_row.py Steps.take
        lib/handheld/place_row.py _grow
        lib/handheld/place_row.py go_on
        lib/handheld/drive_places.py Drive.lacks_records
        lib/handheld/store.py Store._in_nvm
        lib/handheld/room_making.py RoomMaking.__init__
        lib/handheld/room_making.py RoomMaking.done
        lib/handheld/room_making.py RoomMaking.go_on
        lib/handheld/room_making.py lacking
        lib/handheld/room_making.py needed_by
        lib/handheld/waiting.py make_room
    """,
    "only where robot 9 removes a bridge and breaks nothing by it, which is rare": """
        kahuna/play/hint_proposal.py Proposal._weakened
    """,
    "only where memory is full: see test_starting_over.py": """
        lib/handheld/program.py Program.start_over
        lib/handheld/startup.py start_over
    """,
    "only tools and tests ask for it": """
        lib/handheld/device.py Handheld.brightness
        lib/handheld/lights.py Lights.enabled
        lib/handheld/sound.py Sound.volume
    """,
}


@pytest.fixture(scope="module")
def gone_and_noted(shared):
    """`gone_and_noted(name)` gives the steps of a walk and its kinds of calls into the board's
    modules; one worker of a run goes the walk for all others."""

    def go(name):
        with call_kinds.noted(call_kinds.of_program(ROOT)) as found:
            return walks.go(name), found

    return lambda name: kept(shared, f"{name}.source", lambda: go(name))


@pytest.fixture(scope="module")
def gone(gone_and_noted):
    return lambda name: [Step(*step) for step in gone_and_noted(name)[0]]


@pytest.fixture(scope="module")
def cases(shared, tmp_path_factory):
    """The kinds of calls for which the contract has a case."""

    def ask():
        with call_kinds.noted(call_kinds.is_of_a_case) as found:
            for topic in record_contract.topics():
                asked_on_the_desk(topic, tmp_path_factory.mktemp(topic))
        return found

    return kept(shared, "contract", ask)


@pytest.fixture(scope="module")
def gone_again(build, gone, shared):
    """The same on the build, with the functions that were called, and how deep."""

    def go(name):
        steps, reached, deepest = walks.go_again(name, gone(name), build.shrunk)
        return steps, sorted(reached), deepest

    def gone_again(name):
        steps, reached, deepest = kept(shared, f"{name}.shrunk", lambda: go(name))
        return [Step(*step) for step in steps], {tuple(place) for place in reached}, deepest

    return gone_again


@pytest.mark.parametrize("name", WALKS)
def test_the_build_shows_what_the_sources_do(gone, gone_again, name):
    steps = gone(name)
    assert gone_again(name)[0] == steps
    assert len({step.picture for step in steps}) > len(steps) // 3


@pytest.mark.skipif(not nesting.CAN_BE_RECKONED, reason="Python 3.11 or older says how calls nest")
@pytest.mark.parametrize("name", WALKS)
def test_calls_nest_no_deeper_than_circuitpython_9_lets_them(gone_again, name):
    size, calls = gone_again(name)[2]
    assert size <= nesting.MOST, calls


def test_calls_that_nest_deeper_are_noticed(gone, gone_again, build, tmp_path):
    name = "an_early_end"
    deeper = "(lambda: (lambda: (lambda: main())())())()"
    root = with_other(build.shrunk, tmp_path, "code.py", "        main()", f"        {deeper}")
    before = gone_again(name)[2][0]
    assert walks.go_again(name, gone(name), root)[2][0] == before + 3 * 24


def test_what_no_walk_comes_by_is_listed(gone_again, build):
    functions = walks.functions(build.shrunk)
    names, sources = walks.functions(ROOT), {}
    for path, line in names:
        for now, after in places(path, build.meanings):  # one of them is enough to come by
            sources[now, after + line] = path, line
    reached = set().union(*(gone_again(name)[1] for name in WALKS))
    missed = {sources[place] for place in functions} - {sources.get(place) for place in reached}
    missed = {f"{place[0]} {names[place]}" for place in missed}
    listed = {line.strip() for lines in NEVER_RUN.values() for line in lines.strip().splitlines()}
    assert missed - listed == set(), f"no walk comes by these: {missed - listed}"
    assert listed - missed == set(), f"take these off the list: {listed - missed}"


@pytest.mark.parametrize("name", WALKS)
def test_what_a_walk_asks_of_the_board_has_a_case(gone_and_noted, cases, name):
    assert unknown(gone_and_noted(name)[1], cases) == {}


def unknown(found, cases):
    """The program's calls of a kind that no case of the contract has: {place: kind}."""
    return {place: kind for kind, place in found.items() if kind not in cases}


def test_a_call_without_a_case_is_noticed_at_its_line(cases, tmp_path):
    """`fill` takes no keyword arguments on a board, though it does on the desk."""
    plate = "kahuna/parts/spotlight.py"
    root = with_other(ROOT, tmp_path, plate, "plate.fill(1)", "plate.fill(value=1)")
    with call_kinds.noted(call_kinds.of_program(root)) as found:
        walks.go("a_turn", root)
    ((place, kind),) = unknown(found, cases).items()
    line = (root / plate).read_text(encoding="utf-8").partition("plate.fill(")[0].count("\n") + 1
    assert (place, kind) == (f"{plate}:{line}", "Bitmap.fill Bitmap2 value=int")


def test_a_screen_that_crashes_is_noticed(gone, build, tmp_path):
    screen = "kahuna/screens/final.py"
    root = with_other(build.shrunk, tmp_path, screen, "return ", "return nothing_like_that, ")
    with pytest.raises(AssertionError, match="'nothing_like_that' is not defined"):
        walks.go_again("an_early_end", gone("an_early_end"), root)


def test_what_only_a_board_refuses_is_noticed_at_its_line(tmp_path):
    """The spotlight's plate had two values, the names drawn on it four. CircuitPython's `blit`
    refuses that, Blinka's does not: on the board each turn ended in "Something went wrong", and all
    tests were green."""
    screen = "kahuna/parts/spotlight.py"
    plate = "Bitmap(_WIDTH, _HEIGHT, {})".format
    root = with_other(ROOT, tmp_path, screen, plate(4), plate(2))
    with pytest.raises(AssertionError, match=r"(?s)spotlight\.py.*source palette too large"):
        walks.go("a_turn", root)


def test_a_word_that_differs_is_noticed(gone, build, tmp_path):
    words = "lib/handheld/texts/en.txt"
    root = with_other(build.shrunk, tmp_path, words, "Press A", "Press B")
    steps = gone("an_early_end")
    assert walks.go_again("an_early_end", steps, root)[0] != steps


def with_other(whole, folder, path, right, wrong):
    """A copy of the program with one of its sources changed."""
    root = shutil.copytree(whole, folder / "changed", ignore=walks.not_of_the_program)
    text = (root / path).read_text(encoding="utf-8")
    assert right in text
    (root / path).write_text(text.replace(right, wrong), encoding="utf-8")
    return root


# Compiled, on the machine of the page

# In two more languages they go where the German one does.
ON_DESK = ("in_french", "in_italian")
ON_VM = [
    name
    for name, walk in WALKS.items()
    if walk.board in (PYGAMER, PYBADGE) and not walk.lacks and name not in ON_DESK
    if walk.drive != walks.NEW  # where the drive's blocks matter, which the VM has not
]


@pytest.fixture(scope="module")
def machine(build):
    machine = OnVm({**vm.program(build.contents()), **vm.stand_ins()})
    yield machine
    machine.close()


@pytest.mark.parametrize("name", ON_VM)
def test_compiled_it_shows_the_same_on_the_machine_of_the_page(gone, machine, name):
    steps = gone(name)
    machine.begin(WALKS[name])
    for number, step in enumerate(steps):
        found = machine.do(step.done)
        assert found == (step.seen, step.screen), [step.done for step in steps[: number + 1]]


def test_these_walks_open_every_screen(gone):
    folders = [ROOT / folder / "screens" for folder in (*GAMES, "lib/handheld")]
    screens = {path.stem for folder in folders for path in folder.glob("[a-z]*.py")}
    assert {step.screen for name in ON_VM for step in gone(name)} == screens
