"""Every screen looks as it is known to look, pixel by pixel.

`python3 tools/test.py --rewrite-goldens tests/test_golden.py` takes what they show now as right;
look at the pictures in tests/golden/ before keeping them.
"""

import pytest
import stubs
from driving import Player, memory_with, packed
from golden import FOLDER, Goldens, differences, indexed, read
from playing import play

from kahuna.play.chooser import FACE_UP, PILE
from simulator import Simulation
from simulator.screen import HEIGHT, WIDTH

EXAMPLE = """bridges white BE BF AD DE DH EH
bridges black AB AH HI HL EF EI EJ
hand white BA
hand black HHE
round 2
deck CDFGJKLI
"""
LAST_TURN = EXAMPLE + "white B-D A-B ^F\n"
LOGGED = LAST_TURN + "black HH*EH E-H ^\nwhite F-J .\nblack J-K ^C\n"
GUARD = """variant guard
bridges white AB
bridges black AD HI IJ
hand white AADD
hand black EE
round 2
deck CBFGJKLI
"""
FULL = """bridges white AB
bridges black HI
hand white AKDEF
hand black CC
round 1
deck BDGJLI
"""
OPENED = """variant open
deck HKBGLBFLCFKEIHIJAGCEDADJ
white K-I ^F
black L-K ^L
"""
ROUND_ENDS = """bridges white AB AD BC BD EH CG
bridges black HI HL IL EI EJ IJ JK KL
hand white BA
hand black HE
round {}
scores 1 0
deck C
"""
GAME_ENDS = "edition short\n" + ROUND_ENDS.format(3)
DRAWN = "edition short\nhand white A\nhand black B\nround 3\ndeck CD\nwhite ^C\nblack ^D"
TAKE_FAAA = 233


class Walk:
    """A walk through the screens of one game; `shot` compares what is seen on the way."""

    def __init__(self, record, goldens, language="en", torn=False):
        session = packed(play(record)) if record else b""
        memory = memory_with(session, language=language)
        if torn:
            end = len(memory.rstrip(b"\xff")) - 1
            memory = memory[:end] + b"\xff" * (len(memory) - end)
        self.handheld = Simulation(nvm=memory, seed=1)
        self.player = Player(self.handheld)
        self._goldens = goldens
        self._language = language
        self.wrong = []

    def __enter__(self):
        self.handheld.switch_on()
        self.handheld.frame(3)
        return self

    def __exit__(self, *failure):
        assert failure[0] or self.handheld.serial == ""
        self.handheld.switch_off()
        if failure[0] is None and self.wrong:
            pytest.fail("\n".join(self.wrong), pytrace=False)

    def press(self, *buttons):
        self.player.press(*buttons)

    def wait(self, frames):
        self.handheld.frame(frames)

    def shot(self, name, scene):
        """The picture that stands now, on the screen of that module."""
        assert self.player.scene == scene
        self.handheld.frame(1)
        sentence = self._goldens.check(f"{name}-{self._language}", self.handheld.screen.rgb())
        if sentence:
            self.wrong.append(sentence)

    def until(self, scene, frames=600):
        for _ in range(frames):
            if self.player.scene == scene:
                return
            self.handheld.frame()
        raise AssertionError(f"{scene} never came, but {self.player.scene}")

    def turn(self):
        """Past curtain and replay to the turn, its blinking at its beginning."""
        self.player.lift()
        self.wait(2)

    def open_from_menu(self, name):
        self.player.open_from_menu(name)

    def let_play(self, players, turn):
        """Has the side at turn be a machine that thinks a while and then does this turn."""
        program = self.handheld.program
        program.game.session.players[:] = bytes(players)
        stubs.put(program, slices=20, turn=bytes(turn))
        kahuna.go_on()
        self.wait(3)


@pytest.fixture
def goldens(request):
    return Goldens(request.config.getoption("--rewrite-goldens"))


LANGUAGES = ("en", "fr", "it", "de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_and_what_it_leads_to(goldens, language):
    with Walk(None, goldens, language) as walk:
        walk.shot("title", "title")
        walk.press("a")
        walk.shot("newgame", "newgame")
        walk.press("down", "left", "down", "right")
        walk.shot("newgame-robots", "newgame")
        walk.press("b", "down", "a")
        walk.shot("rules", "rules")
        walk.press("b", "down", "a")
        walk.shot("settings", "settings")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_a_lost_game(goldens, language):
    with Walk(LOGGED, goldens, language, torn=True) as walk:
        walk.shot("title-lost", "title")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_curtain_and_the_menu(goldens, language):
    with Walk(LOGGED, goldens, language) as walk:
        walk.shot("curtain-white", "curtain")
        walk.open_from_menu("LOG")
        walk.shot("log", "log")
        walk.press("left")
        walk.shot("log-before", "log")
        walk.press("b", "b")
        walk.press("start")
        walk.shot("menu", "menu")
        if language == "en":
            walk.press("up", "a")
            walk.shot("title-continue", "title")


def test_the_curtain_of_black_and_the_last_turn(goldens):
    with Walk(LAST_TURN, goldens) as walk:
        walk.shot("curtain-black", "curtain")
        walk.press("a")
        step = walk.handheld.program.settings.pace // 33 // 2
        for number in range(6):
            walk.shot(f"replay-{number}", "replay")
            walk.wait(step)
        walk.until("play")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn(goldens, language):
    with Walk(EXAMPLE, goldens, language) as walk:
        walk.turn()
        walk.shot("turn", "play")
        walk.press("left", "a")
        walk.shot("draw-sure", "play")
        walk.press("right")
        walk.shot("end-sure", "play")
        walk.press("b", "b")
        walk.shot("status", "play")
        walk.press("b")
        walk.shot("status-other", "play")


def test_a_card_and_its_lines(goldens):
    with Walk(EXAMPLE, goldens) as walk:
        walk.turn()
        walk.press("right", "a")
        walk.shot("lines", "play")
        walk.press("right")
        walk.shot("lines-winning", "play")
        walk.press("b", "select")
        walk.shot("nothing-to-undo", "play")
        while walk.player.chooser.at != FACE_UP:
            walk.press("right")
        walk.shot("face-up", "play")
        walk.press("a")
        walk.shot("take-sure", "play")
        walk.press("b")
        while walk.player.chooser.at != PILE:
            walk.press("right")
        walk.shot("pile", "play")


def test_removing_and_replacing(goldens):
    with Walk(GUARD, goldens) as walk:
        walk.turn()
        walk.press("a")
        while walk.player.chooser.offer_count < 3:
            walk.press("down")
        walk.shot("pairs-line", "play")
        walk.press("a")
        for number in range(4):
            walk.shot(f"pairs-{number}", "play")
            walk.press("right")


def test_discarding_from_a_full_hand(goldens):
    with Walk(FULL, goldens) as walk:
        walk.turn()
        walk.press("left", "left", "a")
        walk.shot("marking", "play")
        walk.press("a", "right", "right", "a")
        walk.shot("marked", "play")
        walk.press("left", "left", "left")
        walk.shot("discard-sure", "play")
        walk.press("a")
        walk.shot("discarded", "play")


def test_open_cards_and_a_new_card(goldens):
    with Walk(OPENED, goldens) as walk:
        walk.turn()
        walk.shot("open-hand", "play")
        walk.press("b", "b")
        walk.shot("open-other", "play")
        walk.press("left", "a", "a")
        walk.until("curtain")
        walk.turn()
        walk.shot("fresh-card", "play")


def test_a_head_start(goldens):
    with Walk(None, goldens) as walk:
        walk.player.begin(handicap=("black", 2))
        walk.wait(3)
        walk.player.lift()
        walk.press("a")
        walk.shot("head-start", "play")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scoring(goldens, language):
    with Walk(ROUND_ENDS.format(2), goldens, language) as walk:
        walk.turn()
        while not FACE_UP <= walk.player.chooser.at < PILE:
            walk.press("left")
        walk.press("a", "a")
        walk.wait(2)
        if language == "en":
            walk.shot("scoring-counting", "scoring")
        walk.wait(200)
        walk.shot("scoring", "scoring")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end(goldens, language):
    with Walk(GAME_ENDS, goldens, language) as walk:
        walk.turn()
        while not FACE_UP <= walk.player.chooser.at < PILE:
            walk.press("left")
        walk.press("a", "a")
        walk.wait(250)
        walk.shot("final", "final")
        walk.press("a")
        walk.shot("over", "over")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_machines_turn(goldens, language):
    with Walk(EXAMPLE, goldens, language) as walk:
        walk.let_play((3, 0), (4, 0, TAKE_FAAA))
        walk.shot("thinking", "robot")
        walk.wait(10)
        walk.shot("thinking-long", "robot")
        walk.until("watch")
        step = walk.handheld.program.settings.pace // 33 // 2
        for number in range(6):
            walk.wait(step)
            if language == "en":
                walk.shot(f"watch-{number}", "watch")
        while not walk.player.top._summing:
            walk.wait(1)
        walk.shot("summary", "watch")
        walk.wait(4 * step)
        walk.shot("summary-drawn", "watch")


def test_two_machines(goldens):
    with Walk(EXAMPLE, goldens) as walk:
        walk.let_play((3, 1), (4, 0, TAKE_FAAA))
        walk.shot("unwatched", "robot")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint(goldens, language):
    with Walk(EXAMPLE, goldens, language) as walk:
        walk.turn()
        walk.press("start")
        walk.shot("menu-turn", "menu")
        walk.press("b")
        stubs.put(walk.handheld.program, slices=20, turn=bytes((4, 0, TAKE_FAAA)))
        walk.open_from_menu("HINT")
        walk.wait(5)
        walk.shot("hint-thinking", "hint")
        walk.until("advice")
        for number in range(3):
            walk.wait(3)
            walk.shot(f"advice-{number}", "advice")
            walk.press("a")


def test_the_hint_of_a_removal(goldens):
    with Walk(GUARD, goldens) as walk:
        walk.turn()
        stubs.put(walk.handheld.program, turn=bytes((136, 240)))
        walk.open_from_menu("HINT")
        walk.until("advice")
        walk.wait(3)
        walk.shot("advice-pair", "advice")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_course_of_a_game(goldens, language):
    with Walk(EXAMPLE, goldens, language) as walk:
        program = walk.handheld.program
        program.game.session._take(stubs.whole_game(11))
        program.game.session.show_to(-1)
        program.show("course")
        walk.wait(3)
        walk.shot("course", "course")
        if language == "en":
            program.game.session._take(play(DRAWN))
            program.game.session.show_to(-1)
            program.change("course")
            walk.wait(3)
            walk.shot("course-drawn", "course")


def test_no_golden_picture_is_left_over(goldens):
    """Every picture belongs to a shot of these walks: the names of all that are taken."""
    if goldens.rewrite:
        pytest.skip("pictures are being written")
    source = (FOLDER.parent / "test_golden.py").read_text(encoding="utf-8")
    for path in FOLDER.glob("*.png"):
        name = path.stem.rpartition("-")[0]
        base = name.rstrip("0123456789")
        assert f'"{name}"' in source or f'"{base}{{number}}"' in source, path.name


# The comparison itself


def picture(colour=(0, 0, 0)):
    return bytearray(bytes(colour) * (WIDTH * HEIGHT))


def test_a_picture_is_read_as_it_was_written(tmp_path):
    rgb = picture((1, 2, 3))
    rgb[100:103] = b"abc"
    (tmp_path / "one.png").write_bytes(indexed(bytes(rgb)))
    assert read(tmp_path / "one.png") == rgb


def test_a_single_pixel_is_noticed_and_named(tmp_path):
    goldens = Goldens(True, tmp_path / "golden", tmp_path / "actual")
    assert goldens.check("one", bytes(picture())) is None
    goldens.rewrite = False
    assert goldens.check("one", bytes(picture())) is None
    changed = picture()
    changed[(7 * WIDTH + 5) * 3] = 255
    said = goldens.check("one", bytes(changed))
    assert "1 pixels differ, from 5,7 to 5,7" in said
    assert (tmp_path / "actual" / "one.png").exists()
    assert differences(bytes(picture()), bytes(changed)) == [(5, 7)]


def test_a_picture_without_a_golden_one_is_no_success(tmp_path):
    goldens = Goldens(False, tmp_path / "golden", tmp_path / "actual")
    assert "no golden picture" in goldens.check("one", bytes(picture()))
    assert (tmp_path / "actual" / "one.png").exists()
    assert not (tmp_path / "golden").exists()
