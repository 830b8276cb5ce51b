"""Scenes take over from one another between frames, and what is held fires nothing."""

import weakref

import fake_hardware
import pytest

from handheld import scenes
from handheld.buttons import A, B, Buttons
from handheld.clock import Clock
from handheld.scenes import Stage


class Scene:
    """A scene that notes what happens to it in a list that all scenes share."""

    def __init__(self, name, diary, on_enter=None, on_frame=None):
        self.group = None
        self._name = name
        self._diary = diary
        self._on_enter = on_enter
        self._on_frame = on_frame

    def enter(self, stage):
        self._diary.append("enter " + self._name)
        self._stage = stage
        self.group = "pictures of " + self._name
        if self._on_enter:
            self._on_enter(stage)

    def frame(self, now, pressed):
        self._diary.append("frame " + self._name)
        self.pressed = pressed
        self.now = now
        if self._on_frame:
            self._on_frame(self._stage)
            self._diary.append("done " + self._name)

    def leave(self):
        self._diary.append("leave " + self._name)


@pytest.fixture
def diary():
    return []


@pytest.fixture
def source():
    return fake_hardware.Source()


@pytest.fixture
def time():
    return fake_hardware.Time()


@pytest.fixture
def stage(source, time):
    return Stage(fake_hardware.Display(), Buttons(source), Clock(time.ticks, time.sleep, time.date))


def test_a_scene_shows_its_group_and_gets_its_frames(stage, diary, source, time):
    scene = Scene("title", diary)
    stage.show_next(lambda: scene)
    stage.frame()
    assert stage.display.root_group == "pictures of title"
    time.now = 33
    source.press(A)
    assert stage.frame() == A
    assert (scene.now, scene.pressed) == (33, A)
    assert diary == ["enter title", "frame title", "frame title"]


def test_one_scene_leaves_before_the_next_enters(stage, diary):
    stage.show_next(lambda: Scene("title", diary))
    stage.frame()
    stage.show_next(lambda: Scene("game", diary))
    stage.frame()
    assert diary[2:] == ["leave title", "enter game", "frame game"]


def test_a_scene_ends_its_frame_before_it_is_left(stage, diary):
    game = Scene("game", diary)
    stage.show_next(
        lambda: Scene("title", diary, on_frame=lambda stage: stage.show_next(lambda: game))
    )
    stage.frame()
    assert diary == ["enter title", "frame title", "done title", "leave title", "enter game"]
    assert stage.display.root_group == "pictures of game"


def test_a_scene_may_send_on_as_it_is_entered(stage, diary):
    final = Scene("final", diary)
    stage.show_next(
        lambda: Scene("round", diary, on_enter=lambda stage: stage.show_next(lambda: final))
    )
    stage.frame()
    assert diary == ["enter round", "leave round", "enter final", "frame final"]
    assert stage.display.root_group == "pictures of final"


def test_making_a_scene_may_lead_to_another_one_instead(stage, diary):
    stage.show_next(lambda: stage.show_next(lambda: Scene("final", diary)))
    stage.frame()
    assert diary == ["enter final", "frame final"]


def test_nothing_is_held_when_all_is_let_go_of(stage, diary):
    stage.show_next(lambda: Scene("title", diary))
    stage.frame()
    stage.show_next(lambda: Scene("game", diary))
    stage.lasting = stage.display.root_group
    stage.clear()
    assert (stage.top, stage.display.root_group, stage._make) == (None, None, None)
    assert stage.lasting is None


def test_a_button_held_through_a_change_fires_nothing_in_the_new_scene(stage, diary, source):
    handover = Scene("handover", diary)
    stage.show_next(lambda: Scene("board", diary))
    stage.frame()
    source.press(A)
    stage.show_next(lambda: handover)
    for _ in range(30):
        stage.frame()
        assert handover.pressed == 0
    source.release(A)
    source.tap(B)
    stage.frame()
    assert handover.pressed == B


def test_the_old_pictures_are_let_go_before_the_new_ones_are_made(stage, diary):
    stage.show_next(lambda: Scene("title", diary))
    stage.frame()
    shown = []
    stage.show_next(
        lambda: Scene("game", diary, on_enter=lambda stage: shown.append(stage.display.root_group))
    )
    stage.frame()
    assert shown == [None]


class Noting(fake_hardware.Display):
    """A display that notes what it is given: each time it draws all of it."""

    def __init__(self):
        self.given = []
        super().__init__()

    def __setattr__(self, name, value):
        super().__setattr__(name, value)
        if name == "root_group":
            self.given.append(value)


@pytest.mark.parametrize(("second", "given"), [("table", ["table"]), ("menu", ["table", "menu"])])
def test_a_group_that_lasts_is_drawn_whole_only_after_another_one(stage, diary, second, given):
    def show(name):
        scene = Scene(name, diary)
        scene.enter = lambda stage: setattr(scene, "group", name)
        stage.show_next(lambda: scene)
        stage.frame()

    stage.display = Noting()
    stage.display.given.clear()
    stage.lasting = "table"
    show("table")
    show(second)
    assert [group for group in stage.display.given if group] == given
    show("table")
    assert [group for group in stage.display.given if group][len(given) :] == (
        ["table"] if second == "menu" else []
    )


def test_nothing_is_left_of_a_scene_when_the_next_one_is_made(stage, diary):
    """Both scenes together took more memory than anything else: a family's evening ended there."""
    scenes = [Scene("title", diary)]
    left = weakref.ref(scenes[0])
    stage.show_next(scenes.pop)
    stage.frame()

    def make():
        diary.append(left())
        return Scene("game", diary)

    stage.show_next(make)
    stage.frame()
    assert diary[2:] == ["leave title", None, "enter game", "frame game"]


def test_the_stack_is_wiped_of_a_scene_before_the_next_one_is_made(stage, diary, monkeypatch):
    """A board's collector finds what is left there; the desk's has no such stack."""
    monkeypatch.setattr(scenes, "_wipe", lambda: diary.append("wipe"))
    stage.show_next(lambda: Scene("title", diary))
    stage.frame()
    stage.show_next(lambda: diary.append("make") or Scene("game", diary))
    del diary[:]
    stage.frame()
    assert diary[-5:] == ["leave title", "wipe", "make", "enter game", "frame game"]


def test_what_a_scene_raises_is_not_swallowed(stage, diary):
    def fail(stage):
        raise MemoryError("too little")

    stage.show_next(lambda: Scene("game", diary, on_frame=fail))
    with pytest.raises(MemoryError):
        stage.frame()
