"""The lessons: each can be done, in just one way; what it says is true, and fits."""

import random
import re

import pytest
from golden_pictures import FOLDER, goldens_in
from kahuna_games import UNDER_WAY, actions, islands, play, result, scores
from kahuna_player import Player, memory_with, packed, to_line, to_place
from kahuna_texts import CODES, FONT, every_language, room_of_answers
from walks import DRAWN

import make_lessons
from handheld import menu_sounds, texts
from kahuna.look import tunes
from kahuna.look.layout import BRIDGES, PIECES
from kahuna.parts.turtle import _BLINKS, ROOM
from kahuna.play.chooser import OFFERS, ON_LINES, ON_STRIP
from kahuna.play.lesson_guide import (
    A_CARD,
    A_LINE,
    AGAIN,
    BACK,
    CHEERS,
    DO,
    EXPLAINS,
    LINE,
    NOWHERE,
    OTHER,
    POSITION,
    SAY,
    SLOT,
    SMILES,
    WONDERS,
    Guide,
)
from kahuna.play.lessons import LESSONS
from kahuna.play.profiles import load_profile, pack_setup
from kahuna.play.slots import FACE_UP, PILE
from kahuna.records import notation
from kahuna.rules.actions import DRAW, card_of, is_discard, is_place, is_remove, line_of
from kahuna.rules.limits import ISLAND_COUNT
from kahuna.rules.tables import ISLANDS
from kahuna.saves.position import game_at
from kahuna.saves.profile import FIRST_GAME
from simulator import Simulation

OVER = DRAWN + "black ^D\n"
SOURCE = make_lessons.SOURCE.read_text(encoding="utf-8")
NAMES = make_lessons.names(SOURCE)
NUMBERS = dict(zip(NAMES, range(len(NAMES))))
SENTENCES = (0, 1, 2, 1)
BAR = 122
SAID = 25  # the height of what is said, over the upper edge of the board
goldens = goldens_in("lessons")

every_lesson = pytest.mark.parametrize("name", NAMES)


def test_the_lessons_are_those_of_the_source():
    assert make_lessons.TARGET.read_bytes() == make_lessons.write(SOURCE)


def test_a_mistake_in_the_source_is_named():
    broken = SOURCE.replace("  hand white LH", "  hand white LX", 1)
    with pytest.raises(make_lessons.manners.Mistake, match=r"line 12: .*'X' is no island"):
        make_lessons.write(broken)


# The lessons by the rules


def steps_of(name):
    """The steps of a lesson, as the handheld reads them."""
    guide = Guide(LESSONS[NUMBERS[name]])
    steps = []
    while guide.next():
        steps.append((guide.kind, guide.content))
    return steps


def ends(steps, game=None):
    """Goes every way that some steps allow, and yields the game at the end of each."""
    if not steps:
        yield game
        return
    (kind, content), rest = steps[0], steps[1:]
    if kind == POSITION:
        game = game_at(content)
    for way in ways(kind, content, game):
        done = 0
        for action in way:
            assert action in actions(game), notation.text(action)
            game.apply(action)
            done += 1
        yield from ends(rest, game)
        for _ in range(done):
            game.undo()


def ways(kind, content, game):
    """What can be done in a step: lists of actions."""
    if kind == OTHER or (kind == DO and is_discard(content[0])):
        return [content]
    if kind != DO:
        return [b""]
    found = [bytes((action,)) for action in content if action in actions(game)]
    assert found, "nothing of what is asked for can be done"
    return found


@every_lesson
def test_a_lesson_can_be_done_in_all_the_ways_it_allows(name):
    assert list(ends(steps_of(name)))


@every_lesson
def test_each_side_acts_in_its_turn(name):
    steps = steps_of(name)
    for at, (kind, _) in enumerate(steps):
        if kind in (DO, OTHER):
            for game in ends(steps[:at]):
                assert game.turn == (kind == OTHER)


@every_lesson
def test_nothing_else_is_taken_for_what_was_asked_for(name):
    steps = steps_of(name)
    guide = Guide(LESSONS[NUMBERS[name]])
    for at, (kind, content) in enumerate(steps):
        guide.next()
        if kind == DO:
            for game in ends(steps[:at]):
                accepted = {action for action in actions(game) if guide.wants(bytes((action,)))}
                alone = set() if is_discard(content[0]) else set(content)
                assert accepted == alone & set(actions(game))


# Whether what is said at the end is true: the islands of White and of Black.
AT_THE_END = {
    "BRIDGE": ("", ""),
    "CONTROL": ("GL", ""),
    "SWEEP": ("IL", ""),
    "REMOVE": ("", ""),
    "BOTH": ("L", ""),
    "DRAW": ("GI", ""),
    "FULL": ("L", ""),
    "ROUNDS": ("GIKL", "AD"),
    "NO_BRIDGE": ("I", ""),
}


@every_lesson
def test_a_lesson_ends_with_the_islands_it_speaks_of(name):
    for game in ends(steps_of(name)):
        assert (islands(game, "white"), islands(game, "black")) == AT_THE_END[name]


def test_the_points_are_those_that_are_told():
    first, second, third = parts("ROUNDS")
    for game in ends(first):
        assert (islands(game, "white"), islands(game, "black")) == ("GL", "H")
        assert scores(game) == (1, 0)
    # After round two Black has got two.
    assert scores(game_at(second[0][1])) == (1, 0)
    game = game_at(third[0][1])
    assert (islands(game, "white"), islands(game, "black")) == ("GL", "ADH")
    assert scores(game) == (1, 2)
    for game in ends(third):
        assert (islands(game, "white"), islands(game, "black")) == ("GIKL", "AD")
        assert scores(game) == (3, 2)
        assert result(game) == ("white", "points")


def test_whoever_is_left_no_bridge_loses_at_once_though_ahead():
    """Whichever of the two bridges is taken first."""
    ways = 0
    for game in ends(steps_of("NO_BRIDGE")):
        ways += 1
        assert result(game) == ("white", "no-bridges")
        assert scores(game) == (0, 1)
    assert ways == 4


def parts(name):
    """The steps of a lesson, from each position that it sets up."""
    steps = steps_of(name)
    starts = [at for at, (kind, _) in enumerate(steps) if kind == POSITION]
    return [steps[start:end] for start, end in zip(starts, [*starts[1:], len(steps)])]


def test_bridges_and_hands_stay_from_round_to_round():
    """The board changed all at once, where a rule says that all bridges stay."""
    first, second, third = parts("ROUNDS")
    game = next(ends(first))
    bridges, hands = list(game.bridges), list(game.hands)
    game = game_at(second[0][1])
    assert (list(game.bridges), list(game.hands)) == (bridges, hands)
    assert game.turn == 1  # White drew last
    game = game_at(third[0][1])
    assert all(there & here == here for there, here in zip(game.bridges, bridges))


@pytest.mark.parametrize("name", ["BRIDGE", "CONTROL", "ROUNDS", "NO_BRIDGE"])
def test_nothing_that_wins_an_island_is_refused(name):
    """In the first lesson the line chosen first won LALE before winning was explained; in the
    second it won GOLA, which was "not at LALE"; and in the last KAHU was enough already."""
    guide = Guide(LESSONS[NUMBERS[name]])
    steps = steps_of(name)
    for at, (kind, _) in enumerate(steps):
        guide.next()
        if kind == DO:
            for game in ends(steps[:at]):
                before = islands(game, "white")
                for action in actions(game):
                    if not guide.wants(bytes((action,))):
                        game.apply(action)
                        assert islands(game, "white") == before, notation.text(action)
                        game.undo()


@every_lesson
def test_what_is_said_covers_no_line_that_is_to_be_chosen(name):
    """COCO-GOLA, which could be one of three bridges at GOLA, was half hidden."""
    for kind, content in steps_of(name):
        for action in content if kind == DO else b"":
            if is_place(action) or is_remove(action):
                line = line_of(action)
                first = sum(PIECES[:line])
                for piece in range(first, first + PIECES[line]):
                    assert BRIDGES[3 * piece + 1] >= SAID, notation.text(action)


# What is said


def said(code, name):
    """The sentences of a lesson, each a list of its lines."""
    words = texts.load("kahuna", "lessons_" + code).LESSONS[NUMBERS[name]]
    return [sentence.split("\n") for sentence in words.split("\n\n")]


@every_language
@every_lesson
def test_every_step_has_its_sentences(code, name):
    assert len(said(code, name)) == sum(SENTENCES[kind] for kind, _ in steps_of(name))


@every_language
@every_lesson
def test_sentences_have_room_and_letters(code, name):
    missing = FONT.get_glyph(0xFFFD)
    at = 0
    sentences = said(code, name)
    for kind, _ in steps_of(name):
        for number in range(SENTENCES[kind]):
            lines = sentences[at + number]
            asks = kind == DO and number == 0
            assert len(lines) <= (1 if asks else 2), lines
            for line in lines:
                assert FONT.width(" " + line) <= ROOM, line
                assert all(FONT.get_glyph(ord(letter)) != missing for letter in line), line
        at += SENTENCES[kind]


@every_language
def test_what_to_press_and_titles_have_room(code):
    module = texts.load("kahuna", "lessons_" + code)
    assert len(module.TITLES) == len(LESSONS) == len(module.LESSONS)
    for title in (*module.TITLES, module.FIRST_GAME):
        assert FONT.width(title) <= BAR
    assert room_of_answers(module.LEAVE, 2) <= ROOM
    card, *others = module.PRESS.split("\n")
    for words in (card % "HUNA", *[other.replace("%s", "DUDA-HUNA") for other in others]):
        assert FONT.width(" " + words) <= ROOM, words


@every_language
@every_lesson
def test_all_languages_name_the_same_islands(code, name):
    def named(code):
        return [set(re.findall("|".join(ISLANDS), " ".join(lines))) for lines in said(code, name)]

    for here, there, lines in zip(named(code), named("en"), said(code, name)):
        assert here == there, lines


# Through the buttons


@pytest.fixture
def player():
    with Simulation(seed=1) as handheld:
        handheld.frame(3)
        yield Player(handheld)


def learn(player, number=0):
    """From the title into a lesson."""
    player.open_from_title("learn")
    player.choose(number)
    player.press("a")
    assert player.scene == "lesson"


def done(player):
    return load_profile(player.handheld.program).lessons


def cursor(player):
    """The slot that is chosen, and the line."""
    chooser = player.chooser
    return chooser.at, chooser.line if chooser.lines else None


def board(player):
    view = player.top.session.view
    return list(view.bridges), list(view.hands), view.length, view.turn


def test_lessons_follow_each_other_and_are_ticked_and_then_comes_a_game(player):
    handheld = player.handheld
    player.press("a")
    for number in range(len(LESSONS)):
        assert (player.scene, player.row) == ("learn", number)
        assert done(player) == (1 << number) - 1
        player.press("a")
        while player.scene == "lesson":
            player.take_step()
    assert player.scene == "medal"
    player.press("a")
    assert (player.scene, player.row) == ("learn", len(LESSONS))
    handheld.switch_off()
    handheld.switch_on()
    handheld.frame(3)
    assert done(player) == (1 << len(LESSONS)) - 1
    player.press("a", "a")
    assert player.scene == "first_game"
    player.press("a")
    assert list(player.session.players) == [0, 1]
    assert player.game.first == 0
    assert load_profile(handheld.program).comments


def with_lessons(player, lessons):
    """A profile in which these lessons, a mask, are done."""
    program = player.handheld.program
    profile = load_profile(program)
    profile.lessons = lessons
    program.profile = profile.pack()


EVERY = (1 << len(LESSONS)) - 1


@pytest.mark.parametrize(
    "before, number, then",
    (
        (EVERY & ~0b1000, 3, "medal"),  # the last one missing
        (EVERY >> 1, len(LESSONS) - 1, "medal"),  # all that an older version had
        (EVERY | FIRST_GAME, len(LESSONS) - 1, "medal"),  # once more
        (EVERY, 3, "learn"),
        (EVERY >> 2, len(LESSONS) - 1, "learn"),
    ),
)
def test_the_medal_is_for_all_lessons(player, before, number, then):
    with_lessons(player, before)
    learn(player, number)
    while not player.top._guide.is_last:
        player.take_step()
    player.press("select")
    while player.scene == "lesson":
        player.take_step()
    assert player.scene == then


def test_the_medal_comes_with_a_fanfare_and_lights_that_go_round(player):
    handheld = player.handheld
    program = handheld.program
    handheld.device.speaker.heard.clear()
    with_lessons(player, EVERY | FIRST_GAME)
    program.push("medal")
    seen = []
    for _ in range(150):
        handheld.frame()
        if list(handheld.device.lights) not in seen:
            seen.append(list(handheld.device.lights))
    heard = [tone.hz for tone in handheld.device.speaker.heard]
    assert heard == [tone for tone in tunes.FANFARE[::2] if tone]
    assert len(seen) >= 4
    player.press("a")
    assert (player.scene, player.row) == ("learn", len(LESSONS))
    assert not any(map(any, handheld.device.lights))


@every_language
def test_what_is_said_with_the_medal_has_room(code):
    module = texts.load("kahuna", "lessons_" + code)
    for words in (module.MEDAL, module.MEDAL_FOR):
        assert FONT.width(words) <= 156, words


def test_the_form_stays_as_it_is_when_the_first_game_begins(player):
    setup = player.session.setup
    setup.edition = 2
    setup.players[:] = bytes((0, 5))
    player.open_from_title("learn")
    player.choose(len(LESSONS))
    player.press("a", "a")
    assert player.game.edition.name == "modern"
    assert list(player.session.players) == [0, 1]
    assert player.session.setup is setup
    assert (setup.edition, list(setup.players)) == (2, [0, 5])


def test_the_first_hand_is_seen_once_it_is_saved(player):
    """Or switching off would deal again."""
    seen = set()

    def look(handheld):
        if player.scene == "play" and handheld.cartridge.tabletop:
            shown = handheld.cartridge.tabletop.strip._faces[0][0] < ISLAND_COUNT
            seen.add((shown, player.session.saved))

    player.open_from_title("learn")
    player.choose(len(LESSONS))
    player.press("a")
    player.handheld.watch = look
    player.press("a")
    player.handheld.frame(20)
    assert seen == {(False, False), (True, True)}


def test_the_first_game_has_its_tick_when_it_was_played_to_its_end(player):
    program = player.handheld.program

    def begin_first():
        player.open_from_title("learn")
        player.choose(len(LESSONS))
        player.press("a", "a")
        if player.scene == "question":
            player.say_yes()
        assert load_profile(program).first

    def end():
        player.session.begin(play(OVER))
        player.session.players[:] = bytes((0, 1))
        program.game.count()

    begin_first()
    pack_setup(program, player.session.setup, True)  # another game begins instead
    end()
    assert not done(player) & FIRST_GAME
    program.game.reset_to("title")
    player.handheld.frame(3)
    begin_first()
    player.session.begin(play(OVER.replace("white ^C\nblack ^D", "white ^D\nblack ^C")))
    player.session.players[:] = bytes((0, 1))
    program.game.count()
    assert done(player) == FIRST_GAME and not load_profile(program).first


@every_lesson
def test_pressing_a_where_the_teacher_points_does_what_is_asked(player, name):
    """One press after the other, from card to card as well where several must be discarded."""
    learn(player, NUMBERS[name])
    while player.scene == "lesson":
        guide, chooser = player.top._guide, player.chooser
        at, length = guide._at, board(player)[2]
        if guide.kind == DO:
            presses = 0
            while board(player)[2] == length:
                presses += 1
                assert presses < 20, "it leads round in circles"
                place, press = guide.next_press(chooser)
                assert press != BACK and (press == AGAIN) == (chooser.mode == OFFERS)
                if press == AGAIN:
                    assert place == (LINE + chooser.line if chooser.lines else SLOT + chooser.at)
                elif press == A_LINE:
                    player.follow(to_line(chooser, place - LINE))
                else:
                    player.follow(to_place(chooser, place - SLOT))
                player.press("a")
            assert not player.top._wrong
        player.handheld.frame(5)  # cards may be on their way
        while player.scene == "lesson" and guide._at == at:
            player.press("a")
    assert done(player) == 1 << NUMBERS[name]


def test_if_several_cards_do_the_one_under_the_cursor_is_pointed_at(player):
    learn(player, NUMBERS["DRAW"])
    cards = ()
    while len(cards) < 2:
        player.take_step()
        guide, chooser = player.top._guide, player.chooser
        wanted = {card_of(action) for action in guide.content} if guide.kind == DO else ()
        cards = [at for at in range(FACE_UP) if chooser.cards[at] in wanted]
    for at in cards:
        player.follow(to_place(chooser, at))
        assert guide.next_press(chooser) == (SLOT + at, A_CARD)


@pytest.mark.parametrize("name, at", (("BRIDGE", 1), ("DRAW", PILE), ("FULL", 0)))
def test_a_player_on_another_way_is_told_to_go_back(player, name, at):
    """Neither on the lines of another card, nor before another way to end the turn."""
    learn(player, NUMBERS[name])
    while player.top._guide.kind != DO:
        player.take_step()
    player.follow(to_place(player.chooser, at))
    player.press("a")
    assert player.chooser.mode in (ON_LINES, OFFERS)
    assert player.top._guide.next_press(player.chooser) == (NOWHERE, BACK)


@every_lesson
def test_any_other_move_is_answered_and_taken_back(player, name):
    """Tries one of the other actions in each step, picked at random. The cursor stays where it
    was: it once went from the line back to the cards, and from a face-up card to the first of
    the hand."""
    lot = random.Random(name)
    learn(player, NUMBERS[name])
    while player.scene == "lesson":
        steps = player.top._guide
        if steps.kind == DO:
            others = unasked(player.top)
            for action in lot.sample(others, min(1, len(others))):
                before, at = board(player), steps._at
                for button in player.way_to(action):
                    where = cursor(player)
                    player.press(button)
                assert player.top._wrong
                player.handheld.frame(50)
                assert board(player) == before
                assert steps._at == at
                assert cursor(player) == where
                while player.chooser.mode != ON_STRIP:
                    player.press("b")
        player.take_step()
    assert done(player) == 1 << NUMBERS[name]


def test_discarding_something_else_is_taken_back(player):
    learn(player, NUMBERS["FULL"])
    player.take_step()
    player.take_step()
    before = board(player)
    player.discard_apart([notation.island("A")])
    assert player.top._wrong
    player.press("a")
    assert board(player) == before


def leaves(player):
    """Answers the question that B asks with the last answer."""
    assert player.top._asks
    player.press("left", "a")
    return player.scene == "learn"


def test_b_leaves_a_lesson_that_is_then_not_done(player):
    learn(player, 1)
    player.take_step()
    player.press("b")
    assert leaves(player)
    assert player.row == 1
    assert done(player) == 0
    player.press("b")
    assert player.scene == "title"


@every_lesson
def test_b_asks_in_every_step_first_and_then_goes_on(player, name):
    """B left a lesson without asking, even one press after "Press B to go back"."""
    learn(player, NUMBERS[name])
    lesson = player.top
    while player.scene == "lesson":
        while lesson._guide.kind == OTHER and lesson._done < len(lesson._guide.content):
            player.press("a")
        before = shown(lesson)
        for button, answer in (("b", "b"), ("start", "a"), ("b", "start")):
            player.press(button)
            assert lesson._asks
            assert shown(lesson) != before
            player.press("up", "select", answer)
            assert not lesson._asks
            assert shown(lesson) == before
        player.take_step()
    assert done(player) == 1 << NUMBERS[name]


def shown(lesson):
    """What the teacher says."""
    return (
        bytes(lesson._teacher._page._data),
        lesson._teacher._button.x,
        lesson._teacher._button.hidden,
    )


def test_b_after_going_back_to_the_cards_leaves_nothing(player):
    learn(player)
    while player.top._guide.kind != DO:
        player.take_step()
    lesson = player.top
    player.press("a", "b")
    assert lesson._play.chooser.mode == ON_STRIP and not lesson._asks
    player.press("b", "b")
    assert player.top is lesson and not lesson._asks


def test_b_takes_another_move_back_and_leaves_nothing(player):
    learn(player)
    lesson = player.top
    for button, asks in (("b", False), ("start", True)):
        while lesson._guide.kind != DO:
            player.take_step()
        before = board(player)
        player.press("right", "right", "a", "a")
        player.handheld.frame(8)
        assert lesson._wrong
        player.press(button)
        assert not lesson._wrong and lesson._asks == asks
        assert board(player) == before


def standing(player):
    """Which step a lesson is at, what is said unless that depends on the cursor, and the board."""
    lesson = player.top
    says = None if lesson._guide.kind == DO else shown(lesson)
    return lesson._guide._at, says, board(player), bytes(lesson.session.fresh)


@every_lesson
def test_select_goes_back_to_every_step_as_it_began(player, name):
    """Over turns of the other side and positions too; then the lesson goes on from there."""
    learn(player, NUMBERS[name])
    steps = [standing(player)]
    while player.scene == "lesson":
        player.take_step()
        if player.scene == "lesson":
            player.press("select")
            assert standing(player) == steps[-1]
            player.take_step()
            steps.append(standing(player))
    learn_again(player, NUMBERS[name])
    while not player.top._guide.is_last:
        player.take_step()
    for step in reversed(steps):
        assert standing(player) == step
        player.press("select")
    assert standing(player) == steps[0]


def learn_again(player, number):
    player.choose(number)
    player.press("a")


def test_select_at_the_first_step_is_refused(player):
    learn(player)
    before = standing(player)
    player.press("select")
    player.handheld.frame(10)
    heard = [tone.hz for tone in player.handheld.device.speaker.heard]
    assert heard[-2:] == [tone for tone in menu_sounds.REFUSE[::2] if tone]
    assert standing(player) == before


def test_select_goes_back_to_what_was_played_there(player):
    """Of two bridges that would have done, it is still the one that was laid."""
    learn(player, NUMBERS["CONTROL"])
    player.take_step()
    player.follow(player.way_to(notation.parse("L-K")))
    player.handheld.frame(5)
    player.press("a", "a", "select", "select")
    player.handheld.frame(5)
    assert notation.line("KL") in lines_of(player.top.session.view.bridges[0])


def lines_of(mask):
    return [line for line in range(27) if mask >> line & 1]


def test_select_takes_another_move_back_first(player):
    learn(player)
    lesson = player.top
    while lesson._guide.kind != DO:
        player.take_step()
    before, at = board(player), lesson._guide._at
    player.press("right", "right", "a", "a")
    player.handheld.frame(8)
    assert lesson._wrong
    player.press("select")
    assert (board(player), lesson._guide._at) == (before, at)
    player.press("select")
    assert lesson._guide.kind == SAY


def test_select_on_a_line_goes_back_too(player):
    learn(player)
    lesson = player.top
    while lesson._guide.kind != DO:
        player.take_step()
    player.press("a", "select")
    assert lesson._guide.kind == SAY
    player.press("a")
    assert lesson._play.chooser.mode == ON_STRIP


@every_lesson
def test_the_teacher_smiles_at_what_is_right_and_wonders_at_another_move(player, name):
    lot = random.Random(name)
    learn(player, NUMBERS[name])
    lesson = player.top
    face = EXPLAINS
    while player.scene == "lesson":
        assert lesson._turtle.tile[0] == (CHEERS if lesson._guide.is_last else face)
        face = EXPLAINS
        if lesson._guide.kind == DO:
            face = SMILES
            others = unasked(lesson)
            for action in lot.sample(others, min(1, len(others))):
                player.follow(player.way_to(action))
                assert lesson._turtle.tile[0] == WONDERS
                player.handheld.frame(50)
                assert lesson._turtle.tile[0] == WONDERS  # as long as that is said
                while player.chooser.mode != ON_STRIP:
                    player.press("b")
                player.press("right")
                assert lesson._turtle.tile[0] == EXPLAINS
        player.take_step()


def unasked(lesson):
    """What could be done, but is not asked for; discards would take several cards."""
    return [
        action
        for action in actions(lesson.session.game)
        if not lesson._guide.wants(bytes((action,))) and not is_discard(action)
    ]


def test_the_teacher_blinks_now_and_then(player):
    learn(player)
    turtle = player.top._turtle
    seen = set()
    for _ in range(150):
        player.handheld.frame()
        seen.add(turtle.tile[0])
    assert seen == {EXPLAINS, _BLINKS}
    assert turtle.tile[0] == EXPLAINS


def test_in_lessons_no_luck_is_counted(player):
    """The teacher says enough, and knows which cards come."""
    handheld = player.handheld
    handheld.cartridge.shows_luck = True
    prompt = handheld.cartridge.more_texts("turn").DRAW
    learn(player)
    while player.top._guide.kind != DO or not player.chooser.choices.has(DRAW):
        player.take_step()
    while player.chooser.at != PILE:
        player.press("right")
    handheld.frame(3)
    assert player.top.tabletop.bar._words.text == prompt


def test_the_tick_is_kept_as_the_praise_is_left(player):
    """Beside board and teacher it took more memory than anything else of an evening."""
    handheld = player.handheld
    learn(player, 1)
    while not player.top._guide.is_last:
        assert done(player) == 0
        player.take_step()
    while player.scene == "lesson":
        player.press("a")
    handheld.switch_off()
    handheld.switch_on()
    handheld.frame(3)
    assert done(player) == 2


def test_the_tick_is_kept_while_the_praise_stands(player):
    """Whoever switched off then lost it. Saving it at once would cut off the tune."""
    handheld = player.handheld
    program = handheld.program
    learn(player, 1)
    while not player.top._guide.is_last:
        player.take_step()
    assert program.device.sound.playing and program.saved_profile != program.profile
    handheld.frame(40)
    assert player.scene == "lesson"
    handheld.switch_off()
    handheld.switch_on()
    handheld.frame(3)
    assert done(player) == 2


@pytest.mark.parametrize("cut", (False, True))
def test_a_game_under_way_stays_as_it_is(cut):
    memory = memory_with(packed(play(UNDER_WAY)))
    with Simulation(nvm=memory, seed=1) as handheld:
        handheld.frame(3)
        player = Player(handheld)
        before = player.session.pack()
        player.open_from_menu("QUIT")
        player.say_yes()
        learn(player, NUMBERS["DRAW"])
        for _ in range(4):
            player.take_step()
        if cut:
            handheld.switch_off()
            handheld.switch_on()
            handheld.frame(3)
        else:
            while player.scene == "lesson":
                player.take_step()
            player.press("b")
            assert player.scene == "title"
            while player.top.at:
                player.press("up")
            player.press("a")
        assert player.scene == "handover"
        assert player.session.pack() == before


def test_lessons_come_first_until_a_game_was_begun(player):
    words = player.handheld.program.words
    rows = [text for text, _ in player.top._entries]
    assert rows[:2] == [words.LEARN, words.NEW_GAME]
    player.begin()
    player.open_from_menu("QUIT")
    player.say_yes()
    rows = [text for text, _ in player.top._entries]
    assert rows[:3] == [words.CONTINUE, words.NEW_GAME, words.LEARN]


# As they look


@every_language
def test_every_step_looks_as_it_is_known_to(goldens, code):
    with goldens.in_language(code) as (handheld, shot):
        player = Player(handheld)
        player.press("a")
        shot("menu")
        for name in NAMES:
            player.press("a")
            at = 0
            while player.scene == "lesson":
                shot(f"{name.lower()}-{at:02}")
                player.take_step()
                at += 1
        shot("medal")
        player.press("a")
        shot("menu-done")


def test_no_picture_of_a_step_is_left_over():
    names = {
        f"{name.lower()}-{at:02}"
        for name in NAMES
        for at in range(sum(kind != POSITION for kind, _ in steps_of(name)))
    } | {"menu", "medal", "menu-done"}
    assert {path.stem for path in (FOLDER / "lessons").glob("*.png")} == {
        f"{name}-{code}" for name in names for code in CODES
    }
