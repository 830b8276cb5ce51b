"""The puzzles: of all that a turn can come to, exactly one outcome reaches the goal."""

from collections import Counter
from types import SimpleNamespace

import pytest
from golden_pictures import FOLDER, goldens_in
from kahuna_games import UNDER_WAY, actions, play
from kahuna_player import Player, memory_with, packed
from kahuna_texts import BAR, CODES, FONT, every_language, names_in, room_of_answers

import make_puzzles
from games.kahuna.puzzling.judging import grade, puzzles
from games.kahuna.puzzling.outcomes import explore
from handheld import texts
from handheld.clock import Clock
from kahuna.play import daily, lesson_guide
from kahuna.play.chooser import BACK, CHOSEN, NO_CARD, ON_STRIP, RIGHT, YES
from kahuna.play.profiles import load_profile
from kahuna.play.puzzle import COUNT, IN_GRADE, NO_PLAY, SIZE, Puzzle
from kahuna.play.puzzle_goals import goal_of
from kahuna.play.puzzle_tips import next_play, tip
from kahuna.play.puzzles import PUZZLES
from kahuna.play.slots import empty, fill_slots
from kahuna.rules.actions import DISCARD, card_of, is_place, line_of, pair_of
from kahuna.rules.bridges import controlled
from kahuna.rules.cards import count
from kahuna.rules.phases import OVER
from kahuna.rules.tables import HIGH, ISLANDS, LOW, REACH
from kahuna.rules.view import View
from kahuna.saves.position import game_at
from kahuna.saves.profile import Profile
from kahuna.screens.puzzle import _NOT_YET as NOT_YET
from kahuna.screens.puzzle import _QUESTION as QUESTION
from kahuna.screens.puzzle import _SOLVED as SOLVED
from kahuna.screens.puzzle import _TIP as TIP
from simulator import Simulation

LINE = 157  # pixels of a line over the board
BESIDE_A = 148
MOST_ON_DRIVE = 6 * 1024
goldens = goldens_in("puzzles")

ALL = [Puzzle(PUZZLES[at : at + SIZE]) for at in range(0, len(PUZZLES), SIZE)]


def test_there_are_sixty_puzzles_on_little_room():
    assert len(PUZZLES) == COUNT * SIZE
    assert make_puzzles.TARGET.stat().st_size <= MOST_ON_DRIVE


def test_exactly_one_outcome_of_each_turn_reaches_the_goal_and_the_grade_is_right():
    for number, puzzle in enumerate(ALL):
        found = list(puzzles(make_puzzles.state_of(puzzle), [(puzzle.goal, puzzle.number)]))
        assert len(found) == 1, number
        assert grade(found[0]) == number // IN_GRADE, number
        assert tuple(puzzle.plays_to_goal) in found[0].ways, number


def test_the_way_is_legal_and_reaches_the_goal_only_at_its_end():
    for puzzle in ALL:
        game = game_at(puzzle.position)
        assert game.turn == puzzle.side
        puzzle.begin(game)
        for action in puzzle.plays_to_goal:
            assert not puzzle.is_solved(game)
            assert action in actions(game)
            game.apply(action)
        assert puzzle.is_solved(game)


def boards(game):
    """All boards that the plays of a turn can lead to, by the rules."""
    found = {tuple(game.bridges)}
    if game.phase != OVER:
        for action in actions(game):
            if action < DISCARD:
                game.apply(action)
                found |= boards(game)
                game.undo()
    return found


def test_what_is_tried_out_is_what_the_rules_allow():
    tried = 0
    for puzzle in ALL:
        state = make_puzzles.state_of(puzzle)
        if count(state[2]) <= 3:
            sides = 1 - 2 * puzzle.side  # White's bridges come first in a game
            masks = {each[:2][::sides] for each in explore(state)}
            assert masks == boards(game_at(puzzle.position))
            tried += 1
    assert tried > 10


def test_the_puzzles_are_varied():
    for start in range(0, COUNT, IN_GRADE):
        those = ALL[start : start + IN_GRADE]
        assert Counter(puzzle.side for puzzle in those) == {0: IN_GRADE // 2, 1: IN_GRADE // 2}
        assert len({puzzle.goal for puzzle in those}) >= 4
    assert len({bytes(puzzle.data[2:10]) for puzzle in ALL}) == COUNT
    assert {puzzle.goal for puzzle in ALL} == set(make_puzzles.GOALS)


def test_the_tool_finds_the_same_in_a_game_every_time():
    assert list(make_puzzles.found_in(5, 5)) == list(make_puzzles.found_in(5, 5)) != []


# What is said


@every_language
def test_sentences_have_room(code):
    module = texts.load("kahuna", "puzzles_" + code)
    sides = texts.load("kahuna", code).SIDES
    for puzzle in ALL:
        goal = goal_of(puzzle, module, sides)
        assert FONT.width(goal) <= BAR, goal
    for side in sides:
        assert FONT.width(" " + module.YOU_ARE % side) <= LINE
    for words in (module.NOT_YET, module.SOLVED, module.ASTRAY, *tips_of_all(module)):
        first, second = words.split("\n")
        assert FONT.width(" " + first) <= LINE, first
        assert FONT.width(" " + second) <= BESIDE_A, second
    row = f" {module.TODAY} ✓ {module.STREAK % 255}"  # as in the list
    assert FONT.width(row) <= BESIDE_A
    for answer in module.HELP:
        assert room_of_answers(module.QUESTION % answer, 3) <= LINE
    missing = FONT.get_glyph(0xFFFD)
    for name in names_in(module):
        text = getattr(module, name)
        for letter in "".join(text if isinstance(text, tuple) else text.split("\n")):
            assert FONT.get_glyph(ord(letter)) != missing, (name, letter)


def tips_of_all(words):
    """All that tips say on the ways of all puzzles."""
    return {tip[0] for puzzle in ALL for tips in tips_on_the_way(puzzle, words) for tip in tips}


def tips_on_the_way(puzzle, words):
    """The tips for each each of a puzzle's way."""
    game = game_at(puzzle.position)
    cards = empty()
    puzzle.begin(game)
    for each in puzzle.plays_to_goal:
        view = View(game, puzzle.side)
        fill_slots(cards, view)
        assert next_play(puzzle, view) == each
        yield [tip(each, step, view, cards, words) for step in range(3)]
        game.apply(each)


# The puzzle of the day

DAY = 86400  # seconds


def on_day(days, streak=0, last=0):
    """What `daily` asks for on a day; day 0 stands for a clock that was never set."""
    profile = Profile(b"")
    profile.streak, profile.day = streak, last
    date = days * DAY + 12345
    clock = Clock(lambda: 0, None, lambda: date)
    saved = []
    program = SimpleNamespace(
        device=SimpleNamespace(clock=clock), profile=profile.pack(), saved_profile=profile.pack()
    )
    program.save_profile = lambda: saved.append(program.profile)
    program.between_screens = lambda do: do()
    return program


def now(program):
    profile = load_profile(program)
    day = daily.today(program.device.clock, profile)
    return daily.puzzle_of(day), daily.streak(profile, day), profile.day == day


def test_every_puzzle_has_its_day_and_the_grades_alternate():
    days = [daily.puzzle_of(day) for day in range(1, COUNT + 1)]
    assert sorted(days) == list(range(COUNT)) and days[0] == 0
    assert days == [daily.puzzle_of(COUNT + day) for day in range(1, COUNT + 1)]
    grades = [puzzle // IN_GRADE for puzzle in days]
    assert all(grade != after for grade, after in zip(grades, grades[1:]))


def test_the_date_says_which_puzzle_it_is():
    assert now(on_day(20606)) == (daily.puzzle_of(20606), 0, False)
    assert now(on_day(20607))[0] == daily.puzzle_of(20607)


@pytest.mark.parametrize(
    "last, streak, becomes",
    [(20605, 4, 5), (20604, 4, 1), (0, 0, 1), (20605, 255, 255), (20605, 0, 1)],
)
def test_the_streak_grows_from_one_day_to_the_next_and_a_day_left_out_ends_it(
    last, streak, becomes
):
    program = on_day(20606, streak, last)
    assert now(program)[1:] == (streak if last == 20605 else 0, False)
    assert daily.solve(program, daily.puzzle_of(20606))[1] == becomes
    assert now(program)[1:] == (becomes, True)
    assert daily.solve(program, daily.puzzle_of(20606))[1] == 0  # counted once
    assert now(program)[1:] == (becomes, True)


def test_another_puzzle_does_not_count_for_the_day():
    program = on_day(20606, 4, 20605)
    other = (daily.puzzle_of(20606) + 1) % COUNT
    assert daily.solve(program, other)[1] == 0
    daily.give_up(program, other)
    assert now(program)[1:] == (4, False)


def test_whoever_sees_the_way_ends_the_streak_and_cannot_win_it_back_that_day():
    program = on_day(20606, 4, 20605)
    daily.give_up(program, daily.puzzle_of(20606))
    assert now(program)[1:] == (0, True)
    assert daily.solve(program, daily.puzzle_of(20606))[1] == 0
    assert now(program)[1:] == (0, True)


def test_whoever_sees_the_way_after_solving_it_keeps_the_streak():
    program = on_day(20606, 4, 20605)
    daily.solve(program, daily.puzzle_of(20606))
    daily.give_up(program, daily.puzzle_of(20606))
    assert now(program)[1:] == (5, True)


@pytest.mark.parametrize("days", [0, 10957, 18262, 20453])
def test_without_a_date_a_day_lasts_until_its_puzzle_is_done_and_the_board_was_switched_off(days):
    last, streak = 0, 0
    for number in range(1, 130):
        program = on_day(days, streak, last)  # switched on
        assert now(program) == (daily.puzzle_of(number), streak, False)
        program = on_day(days, streak, last)  # again, as nothing was solved
        assert now(program) == (daily.puzzle_of(number), streak, False)
        assert daily.solve(program, daily.puzzle_of(number))[1] == streak + 1
        assert now(program) == (daily.puzzle_of(number), streak + 1, True)  # no other one today
        profile = load_profile(program)
        last, streak = profile.day, profile.streak


@pytest.mark.parametrize("last, day", [(20606, 20607), (20700, 20701), (65535, 1)])
def test_a_board_that_has_lost_the_date_goes_on_counting(last, day):
    program = on_day(0, 4, last)
    assert now(program)[0] == daily.puzzle_of(day)
    daily.solve(program, now(program)[0])
    assert now(program)[2]


# Tips


def test_tips_point_at_an_island_then_a_card_then_a_line():
    words = texts.load("kahuna", "puzzles_en")
    for puzzle in ALL:
        plays = puzzle.plays_to_goal
        for each, (island, card, line) in zip(plays, tips_on_the_way(puzzle, words)):
            ends = LOW[line_of(each)], HIGH[line_of(each)]
            assert 0 <= island[1] - lesson_guide.ISLAND < len(ISLANDS)
            assert 0 <= card[1] - lesson_guide.SLOT < 5
            assert line[1:] == (lesson_guide.LINE + line_of(each), 1 << line_of(each))
            assert all(ISLANDS[end] in line[0] for end in ends)
            used = [card_of(each)] if is_place(each) else pair_of(each)
            assert all(ISLANDS[end] in card[0] for end in used)
            assert ISLANDS[island[1] - lesson_guide.ISLAND] in island[0]
            assert island[2] == REACH[island[1] - lesson_guide.ISLAND]


def test_a_play_that_wins_at_once_is_looked_for_at_the_island_it_wins():
    words = texts.load("kahuna", "puzzles_en")
    for puzzle in ALL:
        game = game_at(puzzle.position)
        for each, tips in zip(puzzle.plays_to_goal, tips_on_the_way(puzzle, words)):
            before = controlled(game, puzzle.side)
            game.apply(each)
            won = controlled(game, puzzle.side) & ~before
            assert not won or won >> tips[0][1] - lesson_guide.ISLAND & 1


def test_tips_go_on_from_any_play_of_the_way_that_came_first():
    """Most puzzles can be solved in many orders: whoever began differently is not led back."""
    others = 0
    for puzzle in ALL:
        (found,) = puzzles(make_puzzles.state_of(puzzle), [(puzzle.goal, puzzle.number)])
        same = [way for way in found.ways if sorted(way) == sorted(puzzle.plays_to_goal)]
        for begun in {way[:at] for way in same for at in range(len(way))}:
            game = game_at(puzzle.position)
            puzzle.begin(game)
            for each in begun:
                game.apply(each)
            following = next_play(puzzle, View(game, puzzle.side))
            assert any(way[: len(begun) + 1] == (*begun, following) for way in same)
            others += following != puzzle.plays_to_goal[len(begun)]
    assert others > 1000


def test_what_does_not_lead_on_is_to_be_taken_back():
    for puzzle in ALL:
        (found,) = puzzles(make_puzzles.state_of(puzzle), [(puzzle.goal, puzzle.number)])
        ways = {way[:2] for way in found.ways if sorted(way) == sorted(puzzle.plays_to_goal)}
        game = game_at(puzzle.position)
        puzzle.begin(game)
        game.apply(puzzle.plays_to_goal[0])
        for each in actions(game):
            if each < DISCARD and (puzzle.plays_to_goal[0], each) not in ways:
                game.apply(each)
                assert next_play(puzzle, View(game, puzzle.side)) == NO_PLAY
                game.undo()


# Through the buttons


@pytest.fixture
def player():
    with Simulation(seed=1) as handheld:
        handheld.frame(3)
        yield Player(handheld)


def open_puzzles(player):
    player.open_from_title("puzzles")


def open_puzzle(player, number):
    open_puzzles(player)
    while player.top.at != number:
        player.press("right")
    player.press("a", "a")
    assert player.scene == "puzzle"


def do(player, way):
    for action in way:
        player.follow(player.way_to(action))
        player.handheld.frame(5)


def solved(player):
    profile = load_profile(player.handheld.program)
    return [number for number in range(COUNT) if profile.is_solved(number)]


LAST_OF_GOALS = {puzzle.goal: number for number, puzzle in enumerate(ALL)}


@pytest.mark.parametrize("number", sorted({1, 19, 20, 39, 40, 59, *LAST_OF_GOALS.values()}))
def test_a_puzzle_is_solved_ticked_and_the_next_one_comes(player, number):
    open_puzzle(player, number)
    do(player, ALL[number].plays_to_goal)
    assert solved(player) == [number]
    player.press("a")
    assert (player.scene, player.top._number) == ("puzzle", (number + 1) % COUNT)
    player.handheld.switch_off()
    player.handheld.switch_on()
    player.handheld.frame(3)
    assert solved(player) == [number]


def list_now(player):
    """The row of the puzzle of the day: which it is, the streak, whether it is solved, and what is
    chosen."""
    assert player.scene == "puzzles"
    shown = player.top
    return shown._today, shown._streak, shown._is_done, shown.at


def test_the_puzzle_of_the_day_is_above_the_others(player):
    open_puzzles(player)
    assert list_now(player) == (0, 0, False, 0)
    player.press("left")
    assert player.top.at == COUNT
    for buttons, at in (("down", 0), ("up", COUNT), ("up", 50), ("down", COUNT), ("left", 59)):
        player.press(buttons)
        assert player.top.at == at
    player.press("right", "a")
    assert (player.scene, player.top._number) == ("puzzle", 0)


def test_the_streak_grows_each_time_the_handheld_is_switched_on(player):
    """It knows no date: its clock begins in 2000."""
    for streak, puzzle in enumerate((0, 23, 46)):
        open_puzzles(player)
        assert list_now(player)[:3] == (puzzle, streak, False)
        while player.top.at != COUNT:
            assert not streak  # a streak is offered to go on
            player.press("left")
        player.press("a", "a")
        do(player, ALL[puzzle].plays_to_goal)
        assert player.top._says == SOLVED
        player.press("a")
        assert list_now(player) == (puzzle, streak + 1, True, 1)
        player.handheld.switch_off()
        player.handheld.switch_on()
        player.handheld.frame(3)


def test_a_solved_puzzle_is_saved_once_the_tune_is_over(player):
    open_puzzles(player)
    player.press("up", "a", "a")
    do(player, ALL[0].plays_to_goal)
    assert player.handheld.program.device.sound.playing
    player.handheld.frame(60)
    assert (player.scene, player.top._says) == ("puzzle", SOLVED)
    player.handheld.switch_off()
    player.handheld.switch_on()
    player.handheld.frame(3)
    assert solved(player) == [0]
    open_puzzles(player)
    assert list_now(player)[:3] == (23, 1, False)


def test_with_a_date_the_streak_grows_from_day_to_day(player):
    for day, streak in ((20606, 0), (20607, 1), (20609, 0)):
        player.handheld.device.date = 86400 * day + 40000
        player.handheld.switch_off()
        player.handheld.switch_on()
        player.handheld.frame(3)
        open_puzzles(player)
        puzzle = daily.puzzle_of(day)
        assert list_now(player)[:3] == (puzzle, streak, False)
        player.handheld.program.replace("puzzle", puzzle)
        player.handheld.frame(3)
        player.press("a")
        do(player, ALL[puzzle].plays_to_goal)
        player.press("b")
        assert list_now(player)[:3] == (puzzle, streak + 1, True)


def test_the_way_of_the_days_puzzle_ends_the_streak(player):
    profile = Profile(b"")
    profile.streak, profile.day = 7, 2
    player.handheld.program.profile = profile.pack()
    open_puzzles(player)
    assert list_now(player) == (46, 7, False, COUNT)
    player.press("a", "a")
    for _ in range(4):
        ask_for_help(player)
    assert player.scene == "solution"
    player.press("b")
    assert list_now(player)[:3] == (46, 0, False)


def test_the_end_of_the_turn_is_taken_back_and_says_not_yet(player):
    open_puzzle(player, 0)
    player.press("left", "a", "a")
    assert player.top._says == NOT_YET
    assert player.top._scratch.session.view.turn == ALL[0].side
    assert solved(player) == []
    do(player, ALL[0].plays_to_goal)
    assert solved(player) == [0]


def test_a_hand_played_out_says_not_yet_and_select_takes_back(player):
    open_puzzle(player, 0)
    session = player.top._scratch.session
    while player.top._says != NOT_YET:
        plays = [action for action in actions(session.game) if action < DISCARD]
        others = [action for action in plays if action not in ALL[0].plays_to_goal]
        do(player, (others or plays)[:1])
    assert solved(player) == []
    while session.can_undo:
        player.press("select")
    do(player, ALL[0].plays_to_goal)
    assert solved(player) == [0]


def board(player):
    view = player.top._scratch.session.view
    return list(view.bridges), list(view.hands), view.length


@pytest.mark.parametrize("button", ("b", "start"))
def test_b_asks_first_and_then_goes_on(player, button):
    """B meant "leave" where B had just been pressed, so a second press lost the turn."""
    open_puzzle(player, 3)
    do(player, ALL[3].plays_to_goal[:1])
    before = board(player)
    for answer in ("b", "start", "a"):
        player.press(button)
        assert player.top._says == QUESTION
        player.press("up", "select", answer)
        assert (player.scene, player.top._says, board(player)) == ("puzzle", 0, before)
    do(player, ALL[3].plays_to_goal[1:])
    assert solved(player) == [3]


def test_the_last_answer_leaves(player):
    open_puzzle(player, 3)
    player.press("b", "left", "a")
    assert (player.scene, player.top.at) == ("puzzles", 3)


def ask_for_help(player):
    player.press("b", "right", "a")


def test_the_second_answer_gives_three_tips_and_then_shows_the_way(player):
    open_puzzle(player, 3)
    before = board(player)
    pages = set()
    for _ in range(3):
        ask_for_help(player)
        assert (player.scene, player.top._says) == ("puzzle", TIP)
        pages.add(bytes(player.top._teacher._page))
    assert len(pages) == 3 and board(player) == before
    ask_for_help(player)
    assert player.scene == "solution"
    player.handheld.frame(200)
    player.press("a")
    assert (player.scene, player.top.at) == ("puzzles", 3)
    assert solved(player) == []


@pytest.mark.parametrize("button, moves", (("a", 0), ("right", 1)))
def test_a_tip_stands_until_a_press(player, button, moves):
    """A only ends it; anything else does at once what it does in a turn."""
    open_puzzle(player, 3)
    at = player.chooser.at
    ask_for_help(player)
    player.handheld.frame(100)
    assert player.top._says == TIP
    player.press(button)
    assert (player.top._says, player.chooser.mode) == (0, ON_STRIP)
    assert player.chooser.at == at + moves


def test_the_tips_begin_again_for_the_next_play(player):
    open_puzzle(player, 3)
    first, second = ALL[3].plays_to_goal
    for _ in range(3):
        ask_for_help(player)
    player.press("a")
    do(player, [first])
    ask_for_help(player)
    assert player.top._says == TIP and player.top._helped == second
    player.press("select")
    assert player.top._scratch.session.view.length == 0
    ask_for_help(player)
    assert player.top._says == TIP and player.top._helped == first


def test_with_another_play_on_the_board_the_tip_is_to_take_it_back(player):
    open_puzzle(player, 3)
    session = player.top._scratch.session
    others = [play for play in actions(session.game) if play not in ALL[3].plays_to_goal]
    do(player, others[:1])
    ask_for_help(player)
    assert (player.top._says, player.top._helped, player.top._tips) == (TIP, NO_PLAY, 1)
    player.press("select")
    assert not session.can_undo
    do(player, ALL[3].plays_to_goal)
    assert solved(player) == [3]


def test_who_presses_start_while_the_last_play_moves_has_solved_it(player):
    open_puzzle(player, 3)
    *ways, last = ALL[3].plays_to_goal
    do(player, ways)
    for button in player.way_to(last):
        player.handheld.press(button)
    assert player.top._play.moves
    player.handheld.press("start")
    assert solved(player) == [3] and player.top._says == SOLVED


def test_a_alone_solves_no_puzzle(player):
    """It solved nine while the cursor began on the line where a bridge does most, and three when it
    began on the first line: the solution was to play the hand in its order."""
    open_puzzle(player, 0)
    for number in range(COUNT):
        player.handheld.program.replace("puzzle", number)
        player.handheld.frame(3)
        for _ in range(20):
            player.press("a")
        assert (player.scene, player.top._number) == ("puzzle", number)
    assert solved(player) == []


def test_the_cursor_begins_on_the_first_line_in_the_order_of_the_board(player):
    open_puzzle(player, 0)
    player.press("a")
    chooser = player.chooser
    for puzzle in ALL:
        chooser.at = 0
        chooser.look(View(game_at(puzzle.position), puzzle.side))
        while chooser.card != NO_CARD:
            if chooser.press(YES) == CHOSEN:
                assert chooser.lines % (2 << chooser.line) == 1 << chooser.line
                chooser.press(BACK)
            chooser.press(RIGHT)


@pytest.mark.parametrize("cut", (False, True))
def test_a_game_under_way_stays_as_it_is(cut):
    with Simulation(nvm=memory_with(packed(play(UNDER_WAY))), seed=1) as handheld:
        handheld.frame(3)
        player = Player(handheld)
        before = player.session.pack()
        player.open_from_menu("QUIT")
        player.say_yes()
        open_puzzle(player, 0)
        do(player, ALL[0].plays_to_goal[: 1 if cut else 5])
        if cut:
            handheld.switch_off()
            handheld.switch_on()
            handheld.frame(3)
        else:
            for screen in ("puzzles", "title"):
                player.press("b")
                assert player.scene == screen, (player.scene, screen)
            while player.top.at:
                player.press("up")
            player.press("a")
        assert player.scene == "handover"
        assert player.session.pack() == before


# As they look


@every_language
def test_puzzles_look_as_they_are_known_to(goldens, code):
    with goldens.in_language(code) as (handheld, shot):
        player = Player(handheld)
        open_puzzles(player)
        player.press("a")
        shot("goal")
        player.press("a")
        shot("turn")
        player.press("left", "a", "a")
        shot("not-yet")
        player.press("b")
        shot("question")
        for step in ("island", "card", "line"):
            player.press("right", "a")
            shot(f"tip-{step}")
            player.press("b")
        shot("question-again")
        player.press("b")
        do(player, ALL[0].plays_to_goal)
        shot("solved")
        player.press("b")
        shot("list")
        profile = load_profile(handheld.program)
        profile.streak, handheld.device.date = 254, 86400 * (profile.day + 20605)
        profile.day += 20604
        handheld.program.profile = profile.pack()
        handheld.program.replace("puzzles")
        handheld.frame(3)
        shot("list-streak")
        player.press("a", "a")
        do(player, ALL[player.top._number].plays_to_goal)
        shot("solved-streak")


def test_no_picture_is_left_over():
    tips = ("tip-island", "tip-card", "tip-line", "question-again")
    names = (
        "goal",
        "turn",
        "not-yet",
        "question",
        *tips,
        "solved",
        "list",
        "list-streak",
        "solved-streak",
    )
    assert {path.stem for path in (FOLDER / "puzzles").glob("*.png")} == {
        f"{name}-{code}" for name in names for code in CODES
    }
