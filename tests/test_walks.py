"""What ships is what is tested: walks through all of the program, on its sources and on the build.

The walks are in walks.py. On the shrunk sources, which deploy.py compiles, all that is to be seen
and heard must be the same, and nearly every function must be called; compiled, on the 32-bit VM,
the same buttons must lead to the same screens.
"""

import json

import pytest
import walks
from building import once
from walks import WALKS, Step

import bench_scenes
from environment import ROOT
from simulator import PYGAMER

# The functions of the build that no walk comes by, and why.
NEVER_RUN = {
    "one game is on the drive": """
        lib/handheld/program.py Program.change_game
        lib/handheld/starting.py change_game
    """,
    "only on boards without synthio": """
        lib/handheld/boards/voices.py sample
        lib/handheld/sample_voice.py SampleVoice.__init__
        lib/handheld/sample_voice.py SampleVoice._wake
        lib/handheld/sample_voice.py SampleVoice.rest
        lib/handheld/sample_voice.py SampleVoice.stop
        lib/handheld/sample_voice.py SampleVoice.tone
    """,
    "on a board nothing is taken back past the beginning of a turn": """
        kahuna/rules/undo.py _back_on_pile
        kahuna/rules/undo.py _give_up
        kahuna/rules/undo.py _undo_deal
        kahuna/rules/undo.py _undo_end
    """,
    "only tools and tests ask for it": """
        kahuna/robots/robot.py Robot.replay
        kahuna/robots/search.py Best.first
        lib/handheld/device.py Handheld.brightness
        lib/handheld/lights.py Lights.brightness
        lib/handheld/lights.py Lights.enabled
        lib/handheld/line.py Line.text
        lib/handheld/program.py Program.shown
        lib/handheld/sound.py Sound.enabled
        lib/handheld/sound.py Sound.playing
    """,
}


@pytest.fixture(scope="module")
def gone(build):
    """`gone(name)` is what came of a walk, which one worker of a run goes for all others."""

    def gone(name):
        place = build.folder / "walks" / name
        once(place, lambda folder: go_both_ways(name, build.shrunk, folder))
        told = json.loads((place / "told.json").read_text())
        return {
            "source": [Step(*step) for step in told["source"]],
            "shrunk": [Step(*step) for step in told["shrunk"]],
            "reached": {tuple(function) for function in told["reached"]},
        }

    return gone


def go_both_ways(name, shrunk, folder):
    source = walks.go(name)
    steps, reached = walks.go_again(name, source, shrunk)
    folder.mkdir(parents=True, exist_ok=True)
    told = {"source": source, "shrunk": steps, "reached": sorted(reached)}
    (folder / "told.json").write_text(json.dumps(told))


@pytest.mark.parametrize("name", WALKS)
def test_the_build_shows_what_the_sources_do(gone, name):
    told = gone(name)
    assert told["shrunk"] == told["source"]
    assert len({step.picture for step in told["source"]}) > len(told["source"]) // 3


def test_what_no_walk_comes_by_is_listed(gone, build):
    functions = walks.functions(build.shrunk)
    names = walks.functions(ROOT)
    reached = set().union(*(gone(name)["reached"] for name in WALKS))
    missed = {f"{place[0]} {names[place]}" for place in functions if place not in reached}
    listed = {line.strip() for lines in NEVER_RUN.values() for line in lines.strip().splitlines()}
    assert missed - listed == set(), "no walk comes by these: add a step that does"
    assert listed - missed == set(), "these are run, or gone: take them off the list"


# Compiled, on the VM


@pytest.fixture(scope="module")
def files(build):
    with build.at_hand():
        return bench_scenes.program()


def test_every_screen_opens_on_the_vm(gone, files):
    seen = set()
    with bench_scenes.Handheld(files) as handheld:
        for name, walk in WALKS.items():
            if walk.board is PYGAMER and not walk.lacks and name not in LEFT_OUT:
                steps = gone(name)["source"]
                start_anew(handheld, walk.memory)
                shown = [do_again(handheld, step.done) for step in steps]
                assert shown == [step.screen for step in steps], name
                seen.update(shown)
    folders = (ROOT / "kahuna" / "screens", ROOT / "lib" / "handheld" / "screens")
    assert seen == {path.stem for folder in folders for path in folder.glob("[a-z]*.py")}


LEFT_OUT = ("in_french", "in_italian")  # as in German


def start_anew(handheld, memory):
    """Switches the board on with that in its memory, and nothing on its drive."""
    handheld.step(
        f"""
import uos
microcontroller.nvm[:] = bytes.fromhex('{memory.hex()}')
if 'save' in uos.listdir('/'):
    for name in uos.listdir('/save'):
        uos.remove('/save/' + name)
"""
        + ON,
    )


ON = "player.boot()\nplayer.frame()"
PRESS = "world.hold('{0}')\nplayer.frame(2)\nworld.let_go('{0}')\nplayer.frame(2)"


def do_again(handheld, done):
    """Does what was done in a step; the name of the screen that is shown then."""
    if done.isdigit():
        handheld.step(f"player.frame({done})")
    else:
        handheld.step(ON if done == "power" else PRESS.format(done))
    return handheld.screen
