"""The mouse on the handheld's screen: rows, cards, lines and the pile can be clicked."""

import pytest
from kahuna_games import members, play
from kahuna_player import HANDOVER_TAKES, Player, memory_with, packed
from piranja_games import actions, begun, steps
from piranja_player import PiranjaPlayer
from piranja_player import memory_with as memory_of_piranja

from desk.pointing import Pointer
from kahuna.look.layout import BOARD_TOP, MIDDLES
from kahuna.play import chooser as choosing
from kahuna.play.lesson_guide import DO, LINE, NOWHERE, SLOT
from kahuna.rules.actions import card_of, is_place, line_of, pair_of
from kahuna.rules.phases import HANDICAP
from kahuna.saves.profile import Profile
from piranja.rules.actions import BRING_IN, FETCH, LEAVE, TURN
from simulator import Simulation


class Mouse:
    """Clicks, and waits until it has been done."""

    def __init__(self, handheld):
        self.handheld = handheld
        self._pointer = Pointer(handheld)

    def click(self, x, y, frames=60, down=1):
        """Keeps the mouse down for some of the frames."""
        self._pointer.click(x, y)
        for number in range(frames):
            if number == down:
                self._pointer.let_go()
            self._pointer.frame()
            self.handheld.frame()

    def line(self, line):
        self.click(MIDDLES[2 * line], MIDDLES[2 * line + 1] + BOARD_TOP)

    def slot(self, slot):
        x = 18 * slot if slot < choosing.FACE_UP else 94 + 18 * (slot - choosing.FACE_UP)
        self.click(x + 6, 120)


@pytest.fixture
def handheld():
    with Simulation(seed=4) as handheld:
        yield handheld


@pytest.fixture
def mouse(handheld):
    return Mouse(handheld)


@pytest.fixture
def turn(handheld):
    """The chooser of a person's turn."""
    player = Player(handheld)
    player.begin()
    player.lift()
    return handheld.program.stage.top.chooser


def test_rows_of_title_and_menus_are_pressed(handheld, mouse):
    title = handheld.program.stage.top
    # Four of the rows are seen at a time, the last one where the picture ends.
    assert title._entries[3][1] == "rules"
    mouse.click(80, 122)
    assert handheld.program.shown == "rules"
    handheld.press("b")
    title = handheld.program.stage.top
    for _ in title._entries:
        mouse.click(122, 122)  # the arrow to the rows below
        if title._entries[title.at][1] == "settings":
            break
    mouse.click(80, 122)
    assert handheld.program.shown == "settings"
    lights = handheld.program.settings.lights
    mouse.click(60, 15 + 12 * 2 + 5)
    assert handheld.program.settings.lights != lights
    assert handheld.program.shown == "settings"


def test_a_chapter_of_the_rules_is_opened_and_its_pages_are_turned(handheld, mouse):
    Player(handheld).open_from_title("rules")
    book = handheld.program.stage.top
    mouse.click(40, 16 + 12 * 4 + 5)
    assert (book.chapter, book.page) == (4, 0)
    mouse.click(140, 60)
    assert (book.chapter, book.page) == (4, 1)


def test_a_click_on_a_card_chooses_it_and_another_puts_it_back(turn, mouse):
    for slot in (2, 0, 1):
        mouse.slot(slot)
        assert (turn.at, turn.mode) == (slot, choosing.ON_LINES)
    mouse.slot(1)
    assert turn.mode == choosing.ON_STRIP


def test_every_line_of_a_card_can_be_clicked_and_a_second_click_builds(handheld, turn, mouse):
    mouse.slot(1)
    for line in members(turn.lines):
        if line != turn.line:
            mouse.line(line)
        assert turn.line == line
        assert handheld.game.bridges == [0, 0]
    side, line = handheld.game.turn, turn.line
    mouse.line(line)
    assert handheld.game.bridges[side] == 1 << line


def test_a_click_on_a_line_chooses_the_card_under_the_cursor(turn, mouse):
    line = members(turn.choices.lines_for(turn.card))[-1]
    mouse.line(line)
    assert (turn.mode, turn.line) == (choosing.ON_LINES, line)


def test_a_click_far_from_what_may_be_done_does_nothing(handheld, turn, mouse):
    mouse.slot(0)
    before = turn.line
    mouse.click(8, 20) if not turn.lines & 7 else mouse.click(20, 104)
    assert (turn.line, turn.mode) == (before, choosing.ON_LINES)
    assert handheld.game.bridges == [0, 0]


@pytest.mark.parametrize("slot", [5, 7, 8])
def test_a_face_up_card_and_the_pile_ask_and_a_second_click_says_yes(handheld, turn, mouse, slot):
    mouse.slot(slot)
    assert (turn.at, turn.mode) == (slot, choosing.OFFERS)
    side = handheld.game.turn
    mouse.slot(slot)
    assert handheld.game.turn != side


def test_a_head_start_is_laid_with_the_mouse(handheld, mouse):
    player = Player(handheld)
    player.begin(handicap=("white", 2))
    player.lift()
    chooser = handheld.program.stage.top.chooser
    assert chooser.view.phase == HANDICAP
    line = members(chooser.lines)[-1]
    if chooser.line != line:
        mouse.line(line)
    assert chooser.line == line
    mouse.line(line)
    assert handheld.game.bridges[0] == 1 << line


def test_a_click_goes_on_where_there_is_nothing_to_choose(handheld, turn, mouse):
    mouse.slot(choosing.PILE)
    mouse.slot(choosing.PILE)
    assert handheld.program.shown == "drawn"
    mouse.click(80, 60)
    assert handheld.program.shown == "handover"


def test_the_mouse_ends_the_handover_as_a_thumb_does(handheld, mouse):
    Player(handheld).begin()
    for _ in range(10):
        mouse.click(80, 60, frames=8, down=4)
        assert handheld.program.shown == "handover"
    mouse.click(80, 60, down=HANDOVER_TAKES + 2)
    assert handheld.program.shown == "play"


FIVE_CARDS = "edition french\nhand white ABCDE\nhand black F\ndeck GHIJKL"


def test_cards_to_discard_are_marked_with_the_mouse():
    with Simulation(nvm=memory_with(packed(play(FIVE_CARDS))), seed=1) as handheld:
        Player(handheld).lift()
        mouse = Mouse(handheld)
        chooser = handheld.program.stage.top.chooser
        mouse.slot(choosing.PILE)
        while chooser.offered != choosing.START_DISCARD:
            mouse.click(end_of_bar(handheld) - 2, 5, frames=6)
        mouse.slot(choosing.PILE)
        for slot in (3, 1, 4, 4):
            mouse.slot(slot)
        mouse.slot(6)  # a face-up card is none of those
        assert chooser.mode == choosing.MARKING and chooser.marked == 1 << 3 | 1 << 1
        mouse.slot(choosing.PILE)
        assert handheld.game.sizes[0] == 3


def end_of_bar(handheld):
    """The column in which the words in the bar end."""
    return handheld.program.stage.top._tabletop.bar._words.width


# Lessons and puzzles


def learn(handheld, number):
    """Opens a lesson."""
    player = Player(handheld)
    player.open_from_title("learn")
    player.choose(number)
    player.press("a")
    assert player.scene == "lesson"
    return player.top


@pytest.mark.parametrize("number", range(9))
def test_every_lesson_is_done_by_clicking_where_it_points(handheld, mouse, number):
    lesson = learn(handheld, number)
    for _ in range(80):
        if handheld.program.stage.top is not lesson:
            break
        chooser = lesson._play.chooser
        place = lesson._guide.next_press(chooser)[0] if lesson._guide.kind == DO else NOWHERE
        if place >= LINE:
            mouse.line(place - LINE)
        elif place >= SLOT:
            mouse.slot(place - SLOT)
        else:
            mouse.click(80, 20)
    assert handheld.program.shown == "learn"
    assert Profile(handheld.program.profile).lessons == 1 << number


def test_what_a_lesson_asks_for_is_not_clicked_away(handheld, mouse):
    lesson = learn(handheld, 0)
    while lesson._guide.kind != DO:
        mouse.click(80, 20)
    before = lesson._guide._at, lesson._play.chooser.mode
    mouse.click(80, 20)
    assert (lesson._guide._at, lesson._play.chooser.mode) == before


def test_a_lesson_goes_on_by_mouse_after_another_move(handheld, mouse):
    lesson = learn(handheld, 0)
    while lesson._guide.kind != DO:
        mouse.click(80, 20)
    slot = lesson._guide.next_press(lesson._play.chooser)[0] - SLOT
    mouse.slot(slot)
    place, _ = lesson._guide.next_press(lesson._play.chooser)
    lines = lesson._play.chooser.lines
    other = next(line for line in members(lines) if line != place - LINE)
    if lesson._play.chooser.line != other:
        mouse.line(other)
    mouse.click(MIDDLES[2 * other], MIDDLES[2 * other + 1] + BOARD_TOP, frames=8)
    assert lesson._wrong
    mouse.line(place - LINE)
    assert not lesson._wrong
    assert lesson._play.chooser.line == place - LINE


def test_a_lesson_is_left_or_not_where_the_words_say_so(handheld, mouse):
    lesson = learn(handheld, 0)
    for x, shown in ((20, "lesson"), (70, "learn")):
        handheld.press("b")
        mouse.click(x, 20, frames=5)  # only a question
        assert lesson._asks
        mouse.click(x, 30, frames=5)
        assert handheld.program.shown == shown


@pytest.mark.parametrize("number", [0, 9, 13, 20, 38, 59])
def test_the_puzzle_clicked_is_the_one_that_opens(handheld, mouse, number):
    handheld.program.push("puzzles")
    handheld.frame(2)
    grade, at = divmod(number, 20)
    mouse.click(12 + 15 * (at % 10), 44 + 33 * grade + 11 * (at // 10))
    assert handheld.program.shown == "puzzle"
    assert handheld.program.stage.top._number == number


def test_the_puzzle_of_the_day_is_clicked_in_its_row(handheld, mouse):
    handheld.program.push("puzzles")
    handheld.frame(2)
    mouse.click(80, 32)  # the name of a grade
    assert handheld.program.shown == "puzzles"
    mouse.click(80, 20)
    assert (handheld.program.shown, handheld.program.stage.top._number) == ("puzzle", 0)


@pytest.fixture
def puzzle(handheld):
    handheld.program.push("puzzle", 0)
    handheld.frame(5)
    return handheld.program.stage.top


def test_a_puzzle_is_solved_with_the_mouse(handheld, puzzle, mouse):
    """Goes its own way, with a click for each card and one or two for each line."""
    mouse.click(80, 20)
    assert not puzzle._says
    chooser = puzzle._play.chooser
    for action in puzzle._puzzle.plays_to_goal:
        spent = (card_of(action),) if is_place(action) else pair_of(action)
        mouse.slot(next(at for at in range(5) if chooser.cards[at] in spent))
        while chooser.line != line_of(action):
            mouse.line(line_of(action))
        mouse.line(line_of(action))
        while chooser.mode == choosing.OFFERS:
            if chooser.offered == action:
                mouse.line(line_of(action))
            else:
                mouse.click(puzzle._tabletop.bar._words.width - 2, 5)
    assert Profile(handheld.program.profile).is_solved(0)
    mouse.click(80, 20)
    assert (handheld.program.shown, handheld.program.stage.top.at) == ("puzzles", 1)


def test_a_puzzle_is_given_up_or_not_where_the_words_say_so(handheld, puzzle, mouse):
    mouse.click(80, 20)
    mouse.click(80, 60)
    for x, shown in ((20, "puzzle"), (70, "solution"), (120, "puzzles")):
        handheld.program.replace("puzzles", 0)
        handheld.frame(5)
        handheld.program.replace("puzzle", 0)
        handheld.frame(5)
        mouse.click(80, 20)
        for _ in range(3):  # tips come before the way is shown
            handheld.press("start")
            mouse.click(70, 30, frames=5)
            mouse.click(80, 60)
        handheld.press("start")
        mouse.click(x, 20, frames=5)  # only a question
        assert handheld.program.shown == "puzzle"
        mouse.click(x, 30, frames=5)
        assert handheld.program.shown == shown


def test_a_click_beside_a_question_is_no_yes(handheld, turn, mouse):
    for slot in (5, 8):
        mouse.slot(slot)
        assert turn.mode == choosing.OFFERS
        mouse.click(8, 40)
        assert turn.mode == choosing.ON_STRIP


# What can be seen


def test_a_click_on_statistics_erases_only_where_that_is_said():
    profile = Profile(b"")
    profile.count_people(0)
    with Simulation(nvm=memory_with(profile=profile.pack()), seed=1) as handheld:
        mouse = Mouse(handheld)
        handheld.program.push("statistics")
        handheld.frame(2)
        mouse.click(140, 5)
        assert handheld.program.shown == "question"
        handheld.press("b")
        mouse.click(80, 60)
        assert handheld.program.shown == "title"


FEW_TURNS = """edition short
bridges white BE
hand white AB
hand black CD
round 3
deck FGHI
white A-B ^F
black ^G
white ^H
black ^I
"""


@pytest.fixture
def over():
    """A game that is over, and its menu."""
    with Simulation(nvm=memory_with(packed(play(FEW_TURNS))), seed=1) as handheld:
        player = Player(handheld)
        handheld.frame(3)
        player.go_past_the_end()
        yield handheld


def test_a_turn_is_chosen_in_the_picture_of_the_course(over):
    mouse = Mouse(over)
    over.program.push("course")
    over.frame(2)
    course = over.program.stage.top
    for turn in (1, 4, 2):
        x = course.graph.x(turn)
        if course.at != turn:
            mouse.click(x, 60)
        assert course.at == turn and over.program.shown == "course"
    mouse.click(x, 60)
    assert over.program.shown == "turns"
    turns = over.program.stage.top
    assert turns.at == 2
    mouse.click(10, 60)
    assert turns.at == 1
    mouse.click(150, 60)
    assert turns.at == 2


def test_a_turn_of_the_log_is_opened(over):
    mouse = Mouse(over)
    over.program.push("log")
    over.frame(2)
    log = over.program.stage.top
    row = next(row for row, line in enumerate(log._lines) if line.text.startswith("2. "))
    mouse.click(60, log._lines[row].tile.y + 4)
    assert over.program.shown == "turns"
    assert over.program.stage.top.at == 2


# Kai Piranja


def with_a_pile_to_fetch():
    for seed in range(100):
        for game in steps(*begun(seed, 4)):
            if {TURN, BRING_IN, FETCH + 1} <= set(actions(game)):
                return game
    raise AssertionError("there is no such game")


@pytest.fixture
def sea():
    """A player who may do everything."""
    with Simulation(nvm=memory_of_piranja(with_a_pile_to_fetch()), seed=1) as handheld:
        handheld.frame(3)
        PiranjaPlayer(handheld).lift()
        yield handheld


PLACES = {TURN: (140, 95), BRING_IN: (60, 68), FETCH + 1: (45, 95)}


@pytest.mark.parametrize("action", PLACES)
def test_deck_row_and_pile_are_clicked_for_what_they_are_for(sea, action):
    mouse = Mouse(sea)
    turn = sea.program.stage.top
    if action != TURN:
        mouse.click(*PLACES[action], frames=10)
        assert turn.chooser.offered == action
    done = []
    act = turn.act
    turn.act = lambda now, what: (done.append(what), act(now, what))
    mouse.click(*PLACES[action], frames=6)
    assert done == [action]


def test_the_turn_is_ended_by_the_arrows_around_what_a_does(sea):
    mouse = Mouse(sea)
    play = sea.program.stage.top
    while play.chooser.offered != LEAVE:
        mouse.click(154, 122, frames=10)
    mouse.click(5, 122, frames=10)
    assert play.chooser.offered != LEAVE
    mouse.click(154, 122, frames=10)
    turn = sea.game.turn
    mouse.click(80, 122, frames=10)
    assert sea.game.turn == (turn + 1) % 4


def test_what_is_of_no_use_now_does_nothing_when_clicked(sea):
    mouse = Mouse(sea)
    offers = sea.program.stage.top.chooser
    others = [species for species in range(4) if FETCH + species not in actions(sea.game)]
    for x, y in [(80, 30)] + [(15 + 31 * species, 95) for species in others]:
        mouse.click(x, y, frames=10)
    assert len(others) == 3
    assert sea.program.stage.top.chooser is offers and offers.offered == TURN


@pytest.mark.parametrize("number", range(3))
def test_the_lessons_of_kai_piranja_are_done_with_the_mouse(number):
    with Simulation(nvm=memory_of_piranja(), seed=1) as handheld:
        mouse = Mouse(handheld)
        handheld.program.push("lesson", number)
        handheld.frame(5)
        lesson = handheld.program.stage.top
        for _ in range(60):
            if handheld.program.stage.top is not lesson:
                break
            asked = lesson._steps[lesson._at]
            mouse.click(*PLACES.get(asked, (80, 10)), frames=20)
        assert handheld.program.shown == "learn"


@pytest.mark.parametrize("place, then", (((60, 18), "learn"), ((20, 18), ""), ((60, 80), "")))
def test_whether_to_leave_a_lesson_of_kai_piranja_is_answered_with_the_mouse(place, then):
    with Simulation(nvm=memory_of_piranja(), seed=1) as handheld:
        mouse = Mouse(handheld)
        handheld.program.push("lesson", 1)
        handheld.frame(5)
        lesson = handheld.program.stage.top
        handheld.press("b")
        mouse.click(*place, frames=20)
        assert handheld.program.shown == (then or "lesson")
        assert then or (lesson._answer < 0 and lesson._at == 1)


def test_a_sign_and_a_name_are_put_in_with_the_mouse():
    with Simulation(nvm=memory_of_piranja(), seed=1) as handheld:
        mouse = Mouse(handheld)
        handheld.program.push("newgame")
        handheld.frame(2)
        form = handheld.program.stage.top
        value = form._lines[3][1].tile
        x, y = value.x + 4, value.y + 4
        mouse.click(x, y)
        assert form.setup.seats.kinds[1] == 2
        mouse.click(40, y)
        assert handheld.program.shown == "player"
        mouse.click(60, 38, frames=6)
        mouse.click(100, 38, frames=6)
        mouse.click(24, 70, frames=12)  # B
        mouse.click(145, 106, frames=60)  # done
        assert handheld.program.shown == "newgame"
        assert form.setup.seats.signs[1] == 2
        assert form.setup.seats.names[1] == b"\x01"
