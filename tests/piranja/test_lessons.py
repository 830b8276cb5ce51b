"""The lessons of Kai Piranja: doing what is said gets through each, and nothing else does."""

import pytest
from golden_pictures import goldens_in
from piranja_player import game_near_its_end, memory_with
from piranja_table import Learner, handheld_with

from artwork.fonts import Face
from handheld import menu_sounds, texts
from handheld.buttons import RIGHT, A, B
from make_assets import SOURCES
from piranja.look.layout import SIGN_SIZE
from piranja.parts.teacher import CHEERS, EXPLAINS, ROOM, SMILES, WONDERS
from piranja.parts.teacher import HEIGHT as TEACHER
from piranja.play.lessons import LESSONS, SAY
from piranja.rules.actions import TURN
from piranja.saves.profile import Profile
from simulator import Simulation
from simulator.screen import HEIGHT, WIDTH

LANGUAGES = ("en", "fr", "it", "de")
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def learner():
    with handheld_with() as handheld:
        handheld.frame(3)
        yield Learner(handheld)
        assert handheld.serial == ""


def said_by_the_teacher(learner):
    """The pixels of the two lines."""
    top = learner.top._teacher.group.y
    return learner.handheld.screen.rgb()[3 * WIDTH * top : 3 * WIDTH * (top + 24)]


@pytest.mark.parametrize("number", range(len(LESSONS)))
def test_a_lesson_ends_with_a_tick_and_the_next_one(learner, number):
    learner.open(number)
    while learner.scene == "lesson":
        learner.follow()
    assert learner.scene == "learn" and learner.row == number + 1
    assert [row for row, _ in learner.top._values] == [number]


@pytest.mark.parametrize("button", ["b", "start"])
def test_leaving_at_the_praise_completes_the_lesson(learner, button):
    learner.open(0)
    while learner.top._at < len(LESSONS[0]) - 1:
        learner.follow()
    learner.press(button)
    assert learner.scene == "learn" and learner.row == 1
    assert [row for row, _ in learner.top._values] == [0]


def test_the_tick_is_kept_while_the_praise_stands(learner):
    """Whoever switched off then lost it."""
    handheld = learner.handheld
    learner.open(0)
    while learner.top._at < len(LESSONS[0]) - 1:
        learner.follow()
    handheld.frame(60)
    assert learner.scene == "lesson"
    handheld.switch_off()
    handheld.switch_on()
    handheld.frame(3)
    assert Profile(handheld.program.profile).lessons == 1


def test_whoever_is_named_first_is_seen(learner):
    """The teacher covered the name of which it said that it was the learner's."""
    learner.open(0)
    rows = learner.top._scratch.tabletop.small.rows
    names_end = max(row.y for row in rows) + SIGN_SIZE
    assert names_end <= learner.top._teacher.group.y <= HEIGHT - TEACHER
    learner.follow()
    assert learner.top._teacher.group.y == 0


def test_the_question_whether_to_leave_is_touched_where_it_stands(learner):
    learner.open(0)
    learner.press("b")
    assert learner.top.touch(155, HEIGHT - TEACHER + 18) == (RIGHT, A)
    assert learner.top.touch(155, 18) == (0, B)
    learner.press("b")
    learner.follow()
    learner.press("b")
    assert learner.top.touch(155, 18) == (RIGHT, A)


@pytest.mark.parametrize("apart", (4, 6, 9))
def test_pressing_a_quickly_gets_on(learner, apart):
    """While A was pressed again and again it did nothing, even where it was the thing to do."""
    learner.open(0)
    for _ in range(300 // apart):
        learner.press("a")
        learner.handheld.frame(apart - 4)
    assert learner.lesson.turned == 3


@pytest.mark.parametrize("number", range(len(LESSONS)))
def test_the_teacher_smiles_at_what_is_right_and_wonders_at_something_else(learner, number):
    """It does not smile when a hungry fish has ended the turn, as both do in the second lesson."""
    learner.open(number)
    lesson, face = learner.top, EXPLAINS
    while learner.scene == "lesson":
        last = lesson._at == len(LESSONS[number]) - 1
        assert lesson._teacher._face[0] == (CHEERS if last else face)
        face = EXPLAINS
        if learner.step != SAY:
            learner.pause()
            if learner.chooser.offered != learner.step:
                learner.press("a")
                assert lesson._teacher._face[0] == WONDERS
            face = EXPLAINS if number == 1 else SMILES
        learner.follow()


def test_what_is_not_asked_for_is_not_done(learner):
    learner.open(0)
    while learner.step != 1:  # bring in
        learner.follow()
    turned = learner.lesson.turned
    assert learner.chooser.offered == TURN
    asked = said_by_the_teacher(learner)
    learner.press("a")
    assert said_by_the_teacher(learner) != asked
    learner.press("right")  # the thing to do is said once more
    assert said_by_the_teacher(learner) == asked
    learner.press("left", "a")
    learner.handheld.frame(60)
    assert learner.lesson.turned == turned and learner.step == 1
    learner.follow()
    assert learner.lesson.catches[0] == 3


@pytest.mark.parametrize("button", ["b", "start"])
def test_a_lesson_can_be_left_at_any_time(learner, button):
    learner.open(1)
    learner.press("a", "a", button, "right", "a")
    assert learner.scene == "learn" and learner.row == 1 and not learner.top._values


@pytest.mark.parametrize("button", ["b", "start"])
def test_it_is_asked_in_every_step_before_a_lesson_is_left(learner, button):
    """One press of B lost the lesson, in every step but the last."""
    learner.open(0)
    lesson = learner.top
    while lesson._at < len(LESSONS[0]) - 1:
        at, turned = lesson._at, learner.lesson.turned
        said = said_by_the_teacher(learner)
        for answer in ("b", "start", "a"):
            learner.press(button)
            assert said_by_the_teacher(learner) != said
            learner.press("left", "right", "select", answer)
            assert learner.top is lesson and lesson._at == at
            assert said_by_the_teacher(learner) == said and learner.lesson.turned == turned
        learner.follow()


def standing(learner):
    """Which step a lesson is at, what is shown apart from the fish that move, and the table."""
    lesson, game = learner.top, learner.lesson
    rows = [bytes(row) for row in game.rows], bytes(game.digesting), bytes(game.catches)
    return lesson._at, said_by_the_teacher(learner), learner.turn.choosing, game.turned, rows


@pytest.mark.parametrize("number", range(len(LESSONS)))
def test_select_goes_back_to_every_step_as_it_began(learner, number):
    """Over turns that have ended and other tables too; then the lesson goes on from there."""
    learner.open(number)
    steps = [standing(learner)]
    while learner.scene == "lesson":
        learner.follow()
        if learner.scene == "lesson":
            learner.press("select")
            assert standing(learner) == steps[-1]
            learner.follow()
            steps.append(standing(learner))
    learner.press("up", "a")
    while learner.top._at < len(LESSONS[number]) - 1:
        learner.follow()
    for step in reversed(steps):
        assert standing(learner) == step
        learner.press("select")
    assert standing(learner) == steps[0]
    while learner.scene == "lesson":
        learner.follow()
    assert learner.row == number + 1


def test_select_at_the_first_step_is_refused(learner):
    learner.open(0)
    before = standing(learner)
    learner.press("select")
    learner.handheld.frame(10)
    heard = [tone.hz for tone in learner.handheld.device.speaker.heard]
    assert heard[-2:] == [tone for tone in menu_sounds.REFUSE[::2] if tone]
    assert standing(learner) == before


def test_select_does_nothing_while_a_fish_moves(learner):
    learner.open(0)
    while learner.step == SAY:
        learner.follow()
    at = learner.top._at
    learner.pause()
    learner.press("a")
    assert not learner.turn.choosing
    learner.press("select")
    assert learner.top._at == at and not learner.turn.choosing


def test_the_game_under_way_stays_as_it_is():
    game = game_near_its_end(3)
    with Simulation(nvm=memory_with(game), seed=1) as handheld:
        handheld.frame(3)
        learner = Learner(handheld)
        learner.piranja.quit()
        handheld.frame(2)
        before = learner.session.pack()
        learner.open(2)
        while learner.scene == "lesson":
            learner.follow()
        assert learner.session.pack() == before


def test_the_words_of_the_lessons_tell_the_truth():
    """The sentences count fish and cards, and say who takes one."""
    row, hungry, fetch = (
        [step for step in lesson if isinstance(step, tuple)] for lesson in LESSONS
    )
    assert len(row[0][0].split()) + 2 == 3
    assert len(hungry[0][0].split()) == 4
    assert fetch[0][2] == 6 and len(fetch[0][0].split()) + 1 == 4
    for language in LANGUAGES:
        row = texts.load("piranja", "lessons_" + language).LESSONS[0]
        names = texts.load("piranja", language).SIGNS
        assert names[1] in row  # who sits to the left


@every_language
def test_there_is_a_sentence_for_each_step_and_it_fits(language):
    words = texts.load("piranja", "lessons_" + language)
    font = Face(SOURCES / "text.txt")
    assert len(words.TITLES) == len(LESSONS) == len(words.LESSONS)
    question, *answers = words.LEAVE.split("\n")
    assert len(answers) == 2 and font.width(" " + question) <= ROOM
    assert sum(font.width(answer) + 15 for answer in answers) <= 160
    for lesson, lesson_text in zip(LESSONS, words.LESSONS):
        sentences = lesson_text.split("\n\n")
        assert len(sentences) == sum(not isinstance(step, tuple) for step in lesson)
        for sentence in [*sentences, words.NOT_YET]:
            lines = sentence.split("\n")
            assert len(lines) <= 2
            for line in lines:
                assert font.width(" " + line) <= ROOM, line


goldens = goldens_in("piranja_lessons")


@every_language
def test_lessons_look_as_they_are_known_to_look(goldens, language):
    wrong = []
    with handheld_with(language) as handheld:
        handheld.frame(3)
        learner = Learner(handheld)
        learner.open(0)
        handheld.frame(3)
        wrong.append(goldens.check(f"names-{language}", handheld.screen.rgb()))
        learner.press("b", "right", "a")
        learner.open(2)
        for name, steps in (("say", 0), ("do", 1), ("fetch", 1)):
            for _ in range(steps):
                learner.follow()
            handheld.frame(3)
            wrong.append(goldens.check(f"{name}-{language}", handheld.screen.rgb()))
        learner.press("b", "right", "a")
        learner.handheld.frame(2)
        wrong.append(goldens.check(f"learn-{language}", handheld.screen.rgb()))
    assert not any(wrong), wrong
