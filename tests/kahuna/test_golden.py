"""Every screen looks as it is known to look, pixel by pixel.

`python3 tools/test.py --rewrite-goldens tests/kahuna/test_golden.py` takes what they show now as
right; look at the pictures in tests/golden/ before keeping them.
"""

from pathlib import Path

import pytest
import stub_robot
from golden_pictures import FOLDER, Goldens, GoldenTour, differences, goldens_in, indexed, read
from kahuna_games import DRAWN, EXAMPLE, GUARD, OPENED, play
from kahuna_player import HANDOVER_RESTS, Player, memory_with, packed
from walks import LAST_CARD

from handheld import saving
from kahuna.play.beginner_comments import WIN_WITH
from kahuna.play.chooser import FACE_UP, PILE
from kahuna.play.turn_numbers import turns_of
from kahuna.robots import PARTS
from kahuna.rules.actions import DRAW
from kahuna.saves.profile import Profile
from simulator import Simulation
from simulator.screen import HEIGHT, WIDTH

LAST_TURN = EXAMPLE + "white B-D A-B ^F\n"
LOGGED = LAST_TURN + "black HH*EH E-H ^\nwhite F-J .\nblack J-K ^C\n"
FULL = """bridges white AB
bridges black HI
hand white AKDEF
hand black CC
round 1
deck BDGJLI
"""
WAITING = """bridges white CG
bridges black HI
hand white G
hand black LL
round 1
deck KEDFJIAB
"""
ROUND_ENDS = LAST_CARD.format("modern", "{}")
GAME_ENDS = LAST_CARD.format("short", 3)
LAST_ONE = ROUND_ENDS.format(3) + "white ^C\n"
FEW = "bridges white AB\nhand white C\ndeck DEFGH\n"
NONE = FEW.replace("DEFGH", "DEF")
NONE_AT_LAST = "first black\nround 3\nbridges black IL\n" + NONE
TAKE_COCO = 230
TAKE_FAAA = 233
TAKE_KAHU = 238
ENDED = """edition classic
round 3
scores 2 1
bridges white AB AD
bridges black KL HI HL IL EI EJ IJ
deck E
white ^E
black .
white .
"""
EARLY = """bridges white AB
bridges black AH
hand white D
round 2
scores 0 1
deck CDFG
white D-A .
"""


class Tour(GoldenTour):
    """A tour from the title, or from a game that stands in a record."""

    def __init__(self, record, goldens, language="en", torn=False):
        session = packed(play(record)) if record else b""
        memory = memory_with(session, language=language)
        if torn:
            end = len(memory.rstrip(b"\xff")) - 1
            memory = memory[:end] + b"\xff" * (len(memory) - end)
        handheld = Simulation(nvm=memory, seed=1)
        super().__init__(handheld, Player(handheld), goldens, language)

    def wait(self, frames):
        self.handheld.frame(frames)

    def until(self, scene, frames=600):
        for _ in range(frames):
            if self.player.scene == scene and not self.handheld.program.stage._make:
                return
            self.handheld.frame()
        raise AssertionError(f"{scene} never came, but {self.player.scene}")

    def until_summed_up(self):
        """Waits until the turn that is watched has been shown to its end."""
        self.until("watch")
        while not self.player.top._summing:
            self.wait(1)

    def turn(self):
        """Goes past handover, replay and announcement to the turn."""
        self.player.lift()
        self.wait(2)

    def open_from_menu(self, name):
        self.player.open_from_menu(name)

    def let_play(self, players, turn):
        """Makes the side at turn a robot that thinks a while and then does this turn."""
        program = self.handheld.program
        program.game.session.players[:] = bytes(players)
        stub_robot.install(program, slices=20, turn=bytes(turn))
        program.game.go_on()
        self.wait(3)


goldens = goldens_in()


LANGUAGES = ("en", "fr", "it", "de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_and_what_it_leads_to(goldens, language):
    with Tour(None, goldens, language) as tour:
        tour.shot("title", "title")
        tour.player.open_from_title("newgame")
        tour.shot("newgame", "newgame")
        tour.press("down", "left", "down", "right")
        tour.shot("newgame-robots", "newgame")
        tour.press("up", "up", "up", "right", "right")
        tour.shot("newgame-head-start", "newgame")
        tour.press("b", "down", "down", "a")
        tour.shot("rules", "rules")
        tour.press("a", "right")
        tour.shot("rules-signs", "rules")
        tour.press("b", *["down"] * 5, "a", "left")
        tour.shot("rules-board", "rules")
        tour.press("b", "b", "down", "a")
        if language == "en":
            tour.shot("statistics-none", "statistics")
        tour.press("b", "down", "a")
        tour.shot("settings", "settings")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_a_lost_game(goldens, language):
    with Tour(LOGGED, goldens, language, torn=True) as tour:
        tour.shot("title-lost", "title")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_handover_and_the_menu(goldens, language):
    with Tour(LOGGED, goldens, language) as tour:
        tour.wait(HANDOVER_RESTS)
        tour.shot("handover-white", "handover")
        tour.open_from_menu("LOG")
        tour.shot("log", "log")
        tour.press("left")
        tour.shot("log-before", "log")
        tour.press("b", "b")
        tour.player.press_handover("start")
        tour.shot("menu", "menu")
        tour.press("up", "a")
        tour.shot("leave", "question")
        if language == "en":
            tour.player.say_yes()
            tour.shot("title-continue", "title")
            tour.press("up")
            tour.shot("title-below", "title")


def test_the_handover_to_black_and_the_last_turn(goldens):
    with Tour(LAST_TURN, goldens) as tour:
        tour.shot("handover-black", "handover")
        tour.handheld.hold("a", 12)
        tour.shot("handover-black", "handover")  # a tap is not enough
        tour.handheld.hold("a")
        tour.wait(12)
        tour.shot("handover-held", "handover")
        tour.wait(7)
        tour.handheld.let_go("a")
        tour.wait(4)
        step = tour.handheld.program.settings.pace // 33 // 2
        for number in range(8):
            tour.shot(f"last-turn-{number}", "watch")
            tour.wait(step)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_handover_announces(goldens, language):
    for name, record in (("last", LAST_ONE), ("few", FEW), ("none", NONE)):
        with Tour(record, goldens, language) as tour:
            tour.wait(HANDOVER_RESTS)
            tour.shot(f"handover-{name}", "handover")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_announcement_of_a_turn(goldens, language):
    for name, record in (("turn", GUARD), ("none", NONE), ("end", NONE_AT_LAST)):
        with Tour(record, goldens, language) as tour:
            tour.handheld.cartridge.take_turn()
            tour.wait(4)
            tour.shot(f"announced-{name}", "play")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_that_was_drawn(goldens, language):
    with Tour(EXAMPLE, goldens, language) as tour:
        tour.turn()
        tour.press("left", "a", "a")
        tour.wait(5)
        tour.shot("drawn", "drawn")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn(goldens, language):
    with Tour(EXAMPLE, goldens, language) as tour:
        tour.turn()
        tour.shot("turn", "play")
        tour.press("left", "a")
        tour.shot("draw-sure", "play")
        tour.press("right")
        tour.shot("end-sure", "play")
        tour.press("b", "b")
        tour.shot("status", "play")
        tour.press("b")
        tour.shot("status-other", "play")


def test_a_card_and_its_lines(goldens):
    with Tour(EXAMPLE, goldens) as tour:
        tour.turn()
        tour.press("right", "a")
        tour.shot("lines-winning", "play")
        tour.press("left")
        tour.shot("lines", "play")
        tour.press("b", "select")
        tour.shot("nothing-to-undo", "play")
        while tour.player.chooser.at != FACE_UP:
            tour.press("right")
        tour.shot("face-up", "play")
        tour.press("a")
        tour.shot("take-sure", "play")
        tour.press("b")
        while tour.player.chooser.at != PILE:
            tour.press("right")
        tour.shot("pile", "play")


def test_removing_and_replacing(goldens):
    with Tour(GUARD, goldens) as tour:
        tour.turn()
        tour.press("a")
        while tour.player.chooser.offer_count < 3:
            tour.press("down")
        tour.shot("pairs-line", "play")
        tour.press("a")
        for number in range(4):
            tour.shot(f"pairs-{number}", "play")
            tour.press("right")


def test_discarding_from_a_full_hand(goldens):
    with Tour(FULL, goldens) as tour:
        tour.turn()
        tour.press("left", "left", "a")
        tour.shot("marking", "play")
        tour.press("a", "right", "right", "a")
        tour.shot("marked", "play")
        tour.press("left", "left", "left")
        tour.shot("discard-sure", "play")
        tour.press("a")
        tour.shot("discarded", "play")


def test_open_cards_and_a_new_card(goldens):
    with Tour(OPENED, goldens) as tour:
        tour.turn()
        tour.shot("open-hand", "play")
        tour.press("b", "b")
        tour.shot("open-other", "play")
        tour.press("left", "a", "a")
        tour.until("handover")
        tour.turn()
        tour.shot("fresh-card", "play")


def test_a_head_start(goldens):
    with Tour(None, goldens) as tour:
        tour.player.begin(handicap=("black", 2))
        tour.wait(3)
        tour.player.lift()
        tour.press("a")
        tour.shot("head-start", "play")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scoring(goldens, language):
    with Tour(ROUND_ENDS.format(2), goldens, language) as tour:
        tour.turn()
        while not FACE_UP <= tour.player.chooser.at < PILE:
            tour.press("left")
        tour.press("a", "a")
        tour.until_summed_up()
        tour.press("a")
        if language == "en":
            tour.wait(26)
            tour.shot("scoring-counting", "scoring")
            while not tour.player.top._doing:
                tour.wait(1)
            tour.wait(4)
            tour.shot("scoring-adding", "scoring")
        tour.wait(200)
        tour.shot("scoring", "scoring")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end(goldens, language):
    with Tour(GAME_ENDS, goldens, language) as tour:
        tour.turn()
        while not FACE_UP <= tour.player.chooser.at < PILE:
            tour.press("left")
        tour.press("a", "a")
        tour.until_summed_up()
        tour.press("a")
        tour.wait(250)
        tour.shot("scoring-last", "scoring")
        tour.press("a")
        tour.shot("final", "final")
        tour.press("a")
        tour.shot("over", "over")
        tour.press("down", "down", "down", "down", "a")
        tour.shot("turn-by-turn", "turns")
        tour.press("b", "down", "a")
        tour.shot("over-sent", "over")


@pytest.mark.parametrize(
    "name, record, players",
    [
        ("final-won", ENDED, (2, 0)),
        ("final-black", ENDED, (0, 0)),
        ("final-lost", ENDED, (0, 2)),
        ("final-even", DRAWN, (0, 2)),
        ("final-early", EARLY, (0, 2)),
    ],
    ids=["won", "won-by-black", "lost", "even", "early"],
)
def test_each_end_has_its_picture(goldens, name, record, players):
    with Tour(record, goldens) as tour:
        tour.handheld.program.game.session.players[:] = bytes(players)
        tour.handheld.program.reset_to("final")
        tour.wait(5)
        tour.shot(name, "final")


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_a_game_was_lost_an_easier_one_is_offered(goldens, language):
    with Tour(ENDED, goldens, language) as tour:
        program = tour.handheld.program
        for number in (4, 1):
            program.game.session.players[:] = bytes((0, number))
            program.reset_to("over")
            tour.wait(2)
            tour.shot(f"over-lost-to-{number}", "over")


@pytest.mark.parametrize("language", LANGUAGES)
def test_persons_with_names(goldens, language):
    with Tour(ROUND_ENDS.format(2), goldens, language) as tour:
        player = tour.player
        player.session.names[:] = ["Alexande", "Aaaaaaaa"]
        tour.handheld.program.reset_to("handover")
        tour.wait(HANDOVER_RESTS)
        tour.shot("handover-named", "handover")
        tour.turn()
        tour.press("right")
        tour.shot("turn-named", "play")
        tour.press("start")
        tour.shot("menu-named", "menu")
        tour.press("a")
        player.do(TAKE_COCO)
        tour.until("watch")
        tour.until_summed_up()
        tour.shot("watch-named", "watch")
        tour.press("a", "a")
        tour.wait(30)
        tour.shot("scoring-named", "scoring")


@pytest.mark.parametrize("language", LANGUAGES)
def test_typing_a_name(goldens, language):
    with Tour(None, goldens, language) as tour:
        tour.player.open_from_title("newgame")
        tour.press("down", "a", "a", "down", "a")
        tour.shot("name", "player")


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_the_first_game(goldens, language):
    with Tour(None, goldens, language) as tour:
        tour.player.open_from_title("learn")
        tour.press("up", "a")
        tour.shot("first-game", "first_game")


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_a_robot_was_beaten(goldens, language):
    with Tour(GAME_ENDS, goldens, language) as tour:
        tour.handheld.program.game.offered = 4
        tour.handheld.program.reset_to("over")
        tour.wait(2)
        tour.shot("over-beaten", "over")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_robots_turn(goldens, language):
    with Tour(EXAMPLE, goldens, language) as tour:
        tour.let_play((3, 0), (4, 0, TAKE_FAAA))
        tour.wait(PARTS + 1)  # the robot was loaded
        tour.shot("thinking", "robot")
        tour.wait(10)
        tour.shot("thinking-long", "robot")
        tour.until("watch")
        step = tour.handheld.program.settings.pace // 33 // 2
        for number in range(6):
            tour.wait(step)
            if language == "en":
                tour.shot(f"watch-{number}", "watch")
        tour.until_summed_up()
        tour.shot("summary", "watch")
        tour.wait(4 * step)
        tour.shot("summary-drawn", "watch")


def test_two_robots(goldens):
    with Tour(EXAMPLE, goldens) as tour:
        tour.let_play((3, 1), (4, 0, TAKE_FAAA))
        tour.wait(PARTS + 2)
        tour.shot("unwatched", "robot")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint(goldens, language):
    with Tour(EXAMPLE, goldens, language) as tour:
        tour.turn()
        tour.press("start")
        tour.shot("menu-turn", "menu")
        tour.press("b")
        stub_robot.install(tour.handheld.program, slices=20, turn=bytes((4, 0, TAKE_FAAA)))
        tour.open_from_menu("HINT")
        tour.wait(PARTS + 5)
        tour.shot("hint-thinking", "hint")
        tour.until("hint_steps")
        for number in range(3):
            tour.wait(3)
            tour.shot(f"advice-{number}", "hint_steps")
            tour.press("a")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_to_wait(goldens, language):
    """Why nothing is played, what is taken instead, and what for."""
    with Tour(WAITING, goldens, language) as tour:
        tour.turn()
        stub_robot.install(tour.handheld.program, turn=bytes((TAKE_KAHU,)))
        tour.open_from_menu("HINT")
        tour.until("hint_steps")
        tour.wait(3)
        for number in range(3):
            tour.shot(f"waiting-{number}", "hint_steps")
            tour.wait(76)


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_hint_is_not_what_a_comment_names(goldens, language):
    record = WAITING.replace("white G\n", "white GK\n")
    with Tour(record, goldens, language) as tour:
        tour.turn()
        wins_gola = WIN_WITH, 6, 81, 78
        tour.handheld.program.push("hint_steps", bytes((DRAW,)), None, wins_gola)
        for number in range(2):
            tour.wait(3)
            tour.shot(f"instead-{number}", "hint_steps")
            tour.wait(73)


def test_the_hint_of_a_removal(goldens):
    with Tour(GUARD, goldens) as tour:
        tour.turn()
        stub_robot.install(tour.handheld.program, turn=bytes((136, 240)))
        tour.open_from_menu("HINT")
        tour.until("hint_steps")
        tour.wait(3)
        tour.shot("advice-pair", "hint_steps")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_course_of_a_game(goldens, language):
    with Tour(EXAMPLE, goldens, language) as tour:
        program = tour.handheld.program
        program.game.session.begin(stub_robot.whole_game(11))
        program.game.session.show_to(-1)
        program.push("course")
        tour.wait(3)
        tour.shot("course", "course")
        tour.press("left")
        tour.shot("course-turn", "course")
        chosen = tour.player.top.at
        tour.press("a")
        assert (tour.player.scene, tour.player.top.at) == ("turns", chosen)
        tour.press("b")
        assert (tour.player.scene, tour.player.top.at) == ("course", chosen)
        program.push("log")
        tour.wait(3)
        tour.shot("log-whole", "log")
        tour.press("b")
        if language == "en":
            program.game.session.begin(play(DRAWN))
            program.game.session.show_to(-1)
            program.replace("course")
            tour.wait(3)
            tour.shot("course-drawn", "course")


@pytest.mark.parametrize("language", LANGUAGES)
def test_looking_back(goldens, language):
    with Tour(LOGGED, goldens, language) as tour:
        program = tour.handheld.program
        program.push("lookback")
        tour.wait(2)
        tour.shot("whose", "lookback")
        program.replace("lookback", 0)
        tour.wait(2)
        tour.player.top._hindsight._done = 33
        tour.shot("lookback", "lookback")
        better = bytes((4, 0, TAKE_FAAA))
        turns = turns_of(program.game.session.view, 0)
        found = [(21, *turns[1], 62, 41, better), (9, *turns[0], 55, 46, better)]
        program.replace("missed", 0, found)
        tour.wait(2)
        tour.shot("missed", "missed")
        tour.wait(76)
        tour.shot("missed-chance", "missed")
        tour.press("a")
        tour.shot("missed-played", "missed")
        tour.press("a", "a")
        tour.shot("missed-question", "missed")
        tour.press("a")
        tour.shot("retry", "retry")
        for name, chance in (("worse", 42), ("better", 50), ("good", 62)):
            program.replace("missed", 0, found, None, 0, [chance, 41, 62])
            tour.wait(2)
            tour.shot(f"missed-{name}", "missed")
        tour.press("a")
        tour.shot("missed-too", "missed")
        program.replace("missed", 0, [])
        tour.wait(2)
        tour.shot("missed-nothing", "missed")
        program.replace("missed", 0, found, (12, -3), 2)
        tour.wait(2)
        for number in range(3):
            tour.shot(f"luck-{number}", "missed")
            tour.wait(75)


def test_no_golden_picture_is_left_over(goldens):
    """Every picture belongs to a shot of these tours: the names of all that are taken."""
    if goldens.rewrite:
        pytest.skip("pictures are being written")
    source = Path(__file__).read_text(encoding="utf-8")
    for path in FOLDER.glob("*.png"):
        name = path.stem.rpartition("-")[0]
        base = name.rstrip("0123456789")
        stem = name.rpartition("-")[0]
        made = (f'"{name}"', f'"{base}{{number}}"', f'"{stem}-{{name}}"')
        assert any(written in source for written in made), path.name


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_lost_or_will_be(goldens, language):
    with Tour(EXAMPLE, goldens, language) as tour:
        program = tour.handheld.program
        for name, trouble in (
            ("title-lost-turns", saving.LOST_TURNS),
            ("title-maybe-lost-turns", saving.MAYBE_LOST_TURNS),
            ("title-lost-settings", saving.LOST_SETTINGS),
            ("title-drive-full", saving.DRIVE_FULL),
            ("title-drive-fails", saving.DRIVE_FAILS),
            ("title-cannot-keep", saving.CANNOT_KEEP),
        ):
            program.reset_to("title")
            tour.wait(70)
            tour.press("select")  # which ends what is said there
            program.trouble = trouble
            tour.wait(2)
            tour.shot(name, "title")


@pytest.mark.parametrize("language", LANGUAGES)
def test_statistics(goldens, language):
    with Tour(EXAMPLE, goldens, language) as tour:
        tour.turn()
        tour.open_from_menu("NEW_GAME")
        tour.press("a")
        tour.shot("give-up", "question")
        program = tour.handheld.program
        profile = Profile(b"")
        for number in range(60):
            profile.count(1 + number % 7 * number // 60, number % 9 % 4, number % 5 > 1)
        for winner in (0, 1, 1, -1, 1):
            profile.count_people(winner)
        program.profile = profile.pack()
        program.save_profile()
        program.reset_to("title")
        tour.wait(2)
        tour.player.open_from_title("statistics")
        tour.shot("statistics", "statistics")
        tour.press("a")
        tour.shot("erase", "question")


@pytest.mark.parametrize("language", LANGUAGES)
def test_room_is_made_on_the_drive(goldens, language, tmp_path):
    """The first time on battery that nobody presses on the title, which goes meanwhile."""
    with Simulation(drive=tmp_path, nvm=memory_with(b"", language=language), seed=1) as handheld:
        while handheld.program.stage.top:
            handheld.frame()
        name = "making-room"
        sentence = goldens.check(f"{name}-{language}", handheld.screen.rgb())
        assert sentence is None, sentence
