"""What a frame sends to the display: no more than has changed."""

import random

import pytest
from kahuna_games import GAMES, SIDES, actions, deal, livelier, members, new_game, play
from kahuna_player import (
    HANDOVER_RESTS,
    WHOLE,
    Player,
    discarding,
    memory_with,
    packed,
    to_place,
    way,
)

from kahuna.look.layout import BOARD_TOP, BRIDGES, SIZES
from kahuna.play.chooser import FACE_UP, NO_CARD, OFFERS, ON_LINES, ON_STRIP, PILE
from kahuna.rules.actions import DISCARD, is_discard, line_of
from kahuna.rules.phases import DEALING, FINAL, OVER, PLAY
from simulator import Simulation

STEP = WHOLE * 15 // 100  # pixels that a step of the cursor may send
MOVE = WHOLE * 20 // 100  # and a move to another card, with what lights up for it
RESULT = WHOLE * 45 // 100  # and what a play has changed


class Meter:
    """Adds up what is sent, frame after frame."""

    def __init__(self):
        self.sum = self.most = 0

    def __call__(self, handheld):
        self.sum += handheld.sent
        self.most = max(self.most, handheld.sent)

    def of(self, player, *buttons):
        """All that is sent from a press until the screen is calm again, blinking included."""
        self.sum = self.most = 0
        player.press(*buttons)
        return self.sum

    def of_a_frame(self, player, *buttons):
        """The most that a frame sends of that."""
        self.of(player, *buttons)
        return self.most


class Most:
    """The most that has been sent, and for what."""

    def __init__(self):
        self.steps = (0, "")
        self.moves = (0, "")
        self.results = (0, "")

    def step(self, sent, what):
        self.steps = max(self.steps, (sent, what))

    def move(self, sent, what):
        self.moves = max(self.moves, (sent, what))

    def result(self, sent, what):
        self.results = max(self.results, (sent, what))


def moments_by_lot(number, seed):
    """Games of all kinds with plenty on the board."""
    lot = random.Random(seed)
    for at in range(number):
        edition, variants = GAMES[(at + seed) % len(GAMES)]
        while True:
            game = new_game(edition, variants, lot.choice(SIDES))
            length = lot.randrange(10, 130)
            while game.phase != OVER and game.length < length:
                if game.phase == DEALING:
                    deal(game, lot)
                else:
                    game.apply(livelier(game, lot))
            if game.phase in (PLAY, FINAL) and [a for a in actions(game) if a < DISCARD]:
                yield game
                break


def measure(meter, player, most):
    """Goes everywhere with the cursor, does every play and takes it back."""
    chooser = player.chooser
    for _ in range(PILE + 1):
        # The cursor comes first, what lights up on the board in the frame after it.
        most.step(meter.of_a_frame(player, "right"), "strip")
        most.move(meter.sum, "strip")
    for place in range(FACE_UP):
        if chooser.cards[place] != NO_CARD and chooser.choices.lines_for(chooser.cards[place]):
            player.follow(to_place(chooser, place))
            measure_lines(meter, player, most)
            if player.scene != "play":
                return
    measure_ends(meter, player, most)


def measure_lines(meter, player, most):
    chooser = player.chooser
    most.step(meter.of(player, "a"), "lines light up")
    for goal in members(chooser.lines):
        for button in way(chooser, goal):
            most.step(meter.of(player, button), "line")
        measure_play(meter, player, most)
        if player.scene != "play":
            return
    most.step(meter.of(player, "b"), "lines go dark")
    assert chooser.mode == ON_STRIP


def measure_play(meter, player, most):
    """Does what the line offers, takes it back, and goes on from the line."""
    chooser = player.chooser
    place, line, length = chooser.at, chooser.line, player.game.length
    if chooser.offer_count > 1:
        most.step(meter.of(player, "a"), "offers")
        for _ in range(chooser.offer_count):
            most.step(meter.of(player, "right"), "offer")
    sent = meter.of_a_frame(player, "a")  # what it has changed comes by degrees
    if player.scene != "play":
        return  # the play has ended the game
    most.result(sent, "play")
    assert player.game.length == length + 1
    most.result(meter.of(player, "select"), "undo")
    assert player.game.length == length
    player.follow(to_place(chooser, place))
    player.press("a")
    player.follow(way(chooser, line))
    assert chooser.mode == ON_LINES


def measure_ends(meter, player, most):
    chooser = player.chooser
    player.follow(to_place(chooser, PILE))
    most.step(meter.of(player, "a"), "end")
    if chooser.mode == OFFERS:
        most.step(meter.of(player, "right"), "end")
    player.press("b", "b")
    length = player.game.length
    discards = [a for a in actions(player.game) if is_discard(a)]
    if discards and player.game.happened == 0:
        cards = [chooser.cards[at] for at in range(FACE_UP) if chooser.cards[at] != NO_CARD]
        for button in discarding(chooser, cards):
            most.result(meter.of(player, button), "discard")
        assert player.game.length == length + len(cards)
        for _ in cards:
            most.result(meter.of(player, "select"), "undo of a discard")


def measured_in(games):
    most = Most()
    for game in games:
        meter = Meter()
        with Simulation(nvm=memory_with(packed(game)), watch=meter) as handheld:
            player = Player(handheld)
            player.lift()
            handheld.frame(5)
            measure(meter, player, most)
            assert handheld.serial == ""
    return most


@pytest.fixture(scope="module")
def most():
    return measured_in(moments_by_lot(16, 1))


def test_a_step_of_the_cursor_sends_little(most):
    print("a step sends at most %d pixels (%s)" % most.steps)
    assert 0 < most.steps[0] <= STEP


def test_a_move_from_card_to_card_sends_little_with_all_that_lights_up(most):
    print("a move sends at most %d pixels (%s)" % most.moves)
    assert 0 < most.moves[0] <= MOVE


def test_the_result_of_a_play_sends_less_than_half_of_the_screen(most):
    print("a play sends at most %d pixels (%s)" % most.results)
    assert 0 < most.results[0] <= RESULT


# Where most lines and stones change at once, found by a search through many random games.
DEAR = (
    """bridges white BC BD BE CG DE EI FG GJ GK IL
bridges black AB AD AH CF CK DH EF EH FJ HI HL IK JK KL
hand white EGIJL
hand black ACDJL
round 3
deck BFHKBFHK""",
    """bridges white AB AD CF CK DE EF EI GJ GK IJ
bridges black AH BD BE BF DH EH FG HL IK KL
hand white AFJL
hand black DI
round 2
deck BCEGHKBC""",
)


@pytest.mark.parametrize("position", DEAR, ids=["EJ-IJ", "EJ-JK"])
def test_the_dearest_steps_known_send_little(position):
    most = measured_in([play(position)])
    print("a step sends at most %d pixels (%s)" % most.steps)
    assert most.steps[0] <= STEP
    assert most.results[0] <= RESULT


def sent_while_idle(player, frames):
    """What each of the next frames sends, without a press."""
    sent = []
    for _ in range(frames):
        player.handheld.frame()
        sent.append((player.handheld.sent, list(player.handheld.screen.areas)))
    return sent


def test_nothing_is_sent_while_nothing_happens():
    game = next(moments_by_lot(1, 2))
    with Simulation(nvm=memory_with(packed(game))) as handheld:
        player = Player(handheld)
        assert player.scene == "handover"
        handheld.frame(HANDOVER_RESTS)
        assert not any(sent for sent, _ in sent_while_idle(player, 60))
        player.press("start")
        assert player.scene == "menu"
        assert not any(sent for sent, _ in sent_while_idle(player, 60))
        for row in range(1, 4):
            player.choose(row)
            player.press("a")
            if player.scene != "watch":
                assert not any(sent for sent, _ in sent_while_idle(player, 60))
            player.press("b")
            assert player.scene == "menu"
        player.press("b")
        player.lift()
        handheld.frame(3)
        assert not any(sent for sent, _ in sent_while_idle(player, 60))


def test_only_the_line_at_the_cursor_blinks():
    game = next(moments_by_lot(1, 3))
    with Simulation(nvm=memory_with(packed(game))) as handheld:
        player = Player(handheld)
        player.lift()
        chooser = player.chooser
        card = chooser.cards[0]
        assert chooser.choices.lines_for(card)
        player.press("a")
        handheld.frame(3)
        x, y, size = BRIDGES[3 * chooser.line : 3 * chooser.line + 3]
        width, height = SIZES[3 * size : 3 * size + 2]
        sent = sent_while_idle(player, 60)
        blinks = [areas for count, areas in sent if count]
        assert 4 <= len(blinks) <= 10
        for areas in blinks:
            for left, top, right, bottom in areas:
                assert x <= left < right <= x + width
                assert y + BOARD_TOP <= top < bottom <= y + BOARD_TOP + height
        assert line_of(chooser.offered) == chooser.line


# Menus and forms

PRESS = WHOLE * 30 // 100  # pixels: 12 KB, which take some 50 milliseconds


@pytest.mark.parametrize("screen", ["title", "newgame", "settings", "menu", "question"])
def test_a_press_in_a_menu_or_form_sends_little(screen):
    meter = Meter()
    game = next(moments_by_lot(1, 4))
    with Simulation(nvm=memory_with(packed(game)), watch=meter) as handheld:
        player = Player(handheld)
        program = handheld.program
        more = ("Sure?", "All is lost.", program.pop) if screen == "question" else ()
        program.reset_to("title")
        handheld.frame(3)
        if screen != "title":
            program.push(screen, *more)
            handheld.frame(3)
        sent = [meter.of(player, "down") for _ in range(10)]
        if screen in ("newgame", "settings"):
            for _ in range(7):
                player.press("down")
                if player.row not in (0, len(player.top._lines) - 1):
                    sent.append(meter.of(player, "right"))
        print(f"{screen}: a press sends at most {max(sent)} pixels")
        assert 0 < max(sent) <= PRESS
