"""The mouse on the handheld's screen: rows, cards, lines and the pile can be clicked."""

import pytest
from driving import CURTAIN_HANGS, Player

from kahuna.look.layout import BOARD_TOP, MIDDLES
from kahuna.play import chooser as choosing
from kahuna.rules.phases import HANDICAP
from pointing import Pointer
from simulator import Simulation


class Mouse:
    """Clicks, and waits until what a click asks for is done."""

    def __init__(self, handheld):
        self.handheld = handheld
        self._pointer = Pointer(handheld)

    def click(self, x, y, frames=60):
        self._pointer.click(x, y)
        for _ in range(frames):
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


def each_line(lines):
    return [line for line in range(27) if lines >> line & 1]


def test_rows_of_title_and_menus_are_pressed(handheld, mouse):
    title = handheld.program.stage.top
    # Four of the rows are seen at a time, the last one where the picture ends.
    assert title._entries[3][1] == "statistics"
    mouse.click(80, 122)
    assert handheld.program.shown == "statistics"
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
    for line in each_line(turn.lines):
        if line != turn.line:
            mouse.line(line)
        assert turn.line == line
        assert handheld.game.bridges == [0, 0]
    side, line = handheld.game.turn, turn.line
    mouse.line(line)
    assert handheld.game.bridges[side] == 1 << line


def test_a_click_on_a_line_chooses_the_card_under_the_cursor(turn, mouse):
    line = each_line(turn.lines_for(turn.card))[-1]
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
    line = each_line(chooser.lines)[-1]
    if chooser.line != line:
        mouse.line(line)
    assert chooser.line == line
    mouse.line(line)
    assert handheld.game.bridges[0] == 1 << line


def test_a_click_goes_on_where_there_is_nothing_to_choose(handheld, mouse):
    Player(handheld).begin()
    assert handheld.program.shown == "curtain"
    handheld.frame(CURTAIN_HANGS)
    mouse.click(80, 60)
    assert handheld.program.shown != "curtain"
