"""How the program's memory is measured: stand-ins weigh what the board's objects weigh, and a walk
leads through the screens as a board could do it."""

import pytest

import vm
from games.kahuna import scenes as kahuna_scenes
from measuring import bench_scenes

BOARD = 146_000  # bytes of heap that are free on a PyGamer
SHARE = 90_000  # of them, for any screen of Kai Piranja, also while a robot thinks


@pytest.fixture(scope="module")
def files(build):
    with build.at_hand():
        return bench_scenes.program()


def standins():
    return {path.replace("/standins", ""): data for path, data in vm.stand_ins().items()}


@pytest.mark.parametrize(
    "width, values, size", [(160, 16, 80), (9, 2, 4), (33, 2, 8), (17, 3, 8), (40, 256, 40)]
)
def test_a_row_of_pixels_is_padded_to_words(width, values, size):
    answers = vm.run_steps(
        [f"import displayio\nprint(displayio.row_bytes({width}, {values}))"], files=standins()
    )
    assert int(answers[0].output) == size


def test_pixels_weigh_only_if_they_are_told_to():
    picture = "kept = displayio.Bitmap(160, 103, 16)"
    empty, light, heavy = vm.run_steps(
        [
            "import displayio\nkept = None",
            picture,
            "kept = None\ndisplayio.weighs = True\n" + picture,
        ],
        files=standins(),
    )
    assert light.live - empty.live < 200
    assert 80 * 103 <= heavy.live - light.live < 80 * 103 + 200


def test_objects_of_pictures_weigh_about_what_they_do_on_a_board():
    """A TileGrid takes 84 bytes there, a Group 60 and a list, a palette 16 for a colour."""
    kinds = ("TileGrid(sheet, pixel_shader=shades)", "Group()", "Palette(16)")
    made = "sheet = displayio.Bitmap(8, 8, 2)\nshades = displayio.Palette(2)"
    steps = [f"import displayio\nkept = [None] * 100\ni = 0\n{made}"]
    steps += [f"for i in range(100):\n    kept[i] = displayio.{kind}" for kind in kinds]
    results = vm.run_steps([*steps, "kept = [None] * 100"], files=standins())
    empty = results[-1].live
    sizes = [(result.live - empty) / 100 for result in results[1:-1]]
    assert [round(size, -1) for size in sizes] == pytest.approx([96, 96, 300], abs=16)


def test_what_is_dead_counts_on_no_heap(files):
    """Heaps with holes in other ways are as full.

    When heaps lay at low addresses, bytes such as 00 00 08 00 in loaded code passed for one. On
    some heaps a module that was forgotten lay there, and 7 KB of it stayed.
    """
    titles, places = [], set()
    for heap in (0, 2, 4):
        with bench_scenes.Handheld(files, heap=heap) as handheld:
            titles.append(handheld.switch_on())
            places.add(handheld.ask("id(player.program)"))
    assert max(titles) - min(titles) < 200
    assert len(places) == 3  # the holes are really others


def test_for_each_step_of_a_walk_the_least_counts():
    walks = [[("a", 3), ("b", 5), ("a", 4)], [("a", 6), ("b", 2), ("a", 1)]]
    assert bench_scenes.least(walks) == {"a": 3, "b": 2}
    with pytest.raises(ValueError, match="part"):
        bench_scenes.least([[("a", 3)], [("b", 3)]])


def test_the_program_runs_on_the_vm_within_the_heap_of_a_board(files):
    """The pixels of its pictures count; dead objects count only where two heaps keep them."""
    walks = []
    for heap in (0, 1):
        with bench_scenes.Handheld(files, weighs=True, heap=heap) as handheld:
            title = handheld.switch_on()
            handheld.look_at("settings", "down right")
            handheld.look_at("learn", kahuna_scenes.LESSON)
            handheld.look_at("puzzles", kahuna_scenes.PUZZLE)
            handheld.step("kahuna_player.begin()")
            handheld.step("player.frame()", 30)
            handheld.press("a")
            kahuna_scenes.take_a_hint(handheld)
            kahuna_scenes.play_against_a_robot(handheld, turns=1)
            walks.append(handheld.walk)
    scenes = bench_scenes.least(walks)
    seen = {
        "title",
        "settings",
        "lesson",
        "puzzle",
        "solution",
        "handover",
        "play",
        "hint",
        "hint_steps",
    }
    assert seen | {"hint_steps", "robot", "watch"} <= set(scenes)
    assert 20_000 < title <= scenes["title"] < max(scenes.values()) < BOARD
    assert bench_scenes.on_board(scenes, "kahuna") <= bench_scenes.MOST_LIVE, scenes


def test_kai_piranja_stays_within_its_share(files):
    """Six play a game to its end, through all its screens; the pixels of its pictures count."""
    walks = []
    for heap in range(bench_scenes.HEAPS):  # another one tells which objects were dead
        walks.append(bench_scenes.walk(files, "piranja", True, heap))
        scenes = bench_scenes.least(walks)
        if max(scenes.values()) <= SHARE:
            break
    seen = {"newgame", "player", "handover", "play", "menu", "log", "rules", "final", "course"}
    seen |= {"learn", "lesson"}
    assert seen <= set(scenes)
    assert max(scenes.values()) <= SHARE, scenes
