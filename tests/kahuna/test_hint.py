"""A hint proposes a legal turn, says why, changes nothing and gives nothing away."""

import random
from types import SimpleNamespace

import pytest
import stub_robot
from kahuna_games import (
    EXAMPLE,
    GAMES,
    actions,
    deal,
    games_under_way,
    livelier,
    load_game,
    new_game,
    play,
    save_game,
    steps,
)
from kahuna_player import Player, memory_with, packed

from games.kahuna.players import sketch
from handheld import texts
from handheld.chance import Chance, seed_of
from kahuna.parts import hint_instead, hint_text
from kahuna.parts.bar import ROOM
from kahuna.play.beginner_comments import THREAT
from kahuna.play.hint_reasons import (
    CAN_SECURE,
    CAN_WIN,
    FOR_ISLAND,
    FOR_LAST,
    FOR_MORE,
    FOR_PAIR,
    FOR_ROUND,
    NO_USE,
    PAIR,
    SECRET,
    VALUES,
    WINS,
    WINS_LATER,
)
from kahuna.play.named import named_in
from kahuna.play.preview import Preview
from kahuna.robots import PARTS, adviser
from kahuna.robots.levels import LEVELS
from kahuna.rules.actions import DISCARD, ends_turn
from kahuna.rules.legal import MOST, is_legal
from kahuna.rules.phases import DEALING, FINAL, HANDICAP, OVER, PLAY
from kahuna.rules.view import View
from simulator import Simulation


def moments(number):
    """Turns under way in games of all kinds, one of them in a head start."""
    lot = random.Random(5)
    for at in range(number):
        edition, variants = GAMES[at % len(GAMES)]
        game = new_game(edition, variants, "white", ("black", 2) if at == 0 else None)
        deal(game, lot)
        while game.phase == DEALING or game.length < 9 * at:
            if game.phase == DEALING:
                deal(game, lot)
            else:
                game.apply(livelier(game, lot))
            if game.phase == OVER:
                break
        if game.phase not in (DEALING, OVER):
            yield game


def ask(player, frames=4000):
    """Asks for a hint in a turn; the proposed actions."""
    player.lift()
    player.open_from_menu("HINT")
    for _ in range(frames):
        if player.scene != "hint":
            break
        player.handheld.frame()
    assert player.scene == "hint_steps"
    return bytes(player.top._turn)


def said(handheld):
    return handheld.cartridge.tabletop.bar._words.text


@pytest.mark.parametrize("at", range(14))
def test_a_hint_is_a_legal_turn_and_leaves_the_game_as_it_was(at):
    games = list(moments(14))
    if at >= len(games):
        pytest.skip("that game was over by then")
    game = games[at]
    with Simulation(nvm=memory_with(packed(game))) as handheld:
        player = Player(handheld)
        before = bytes(player.session.pack())
        turn = ask(player)
        other = load_game(save_game(game))
        for action in turn:
            if other.phase in (DEALING, OVER):
                break
            assert is_legal(other, action, bytearray(MOST))
            other.apply(action)
        assert ends_turn(turn[-1]) or game.phase == HANDICAP
        while player.scene == "hint_steps":
            assert said(handheld)
            player.press("a")
        assert player.scene == "play"
        assert bytes(player.session.pack()) == before
        assert player.game.length == game.length
        assert handheld.serial == ""


def test_the_same_question_gets_the_same_answer():
    with Simulation(nvm=memory_with(packed(play(EXAMPLE)))) as handheld:
        player = Player(handheld)
        turns = []
        for _ in range(2):
            turns.append(ask(player))
            player.press("b")
            assert player.scene == "play"
        assert turns[0] == turns[1]


def test_the_robot_that_is_asked_sees_what_the_person_sees_and_draws_no_lots_of_the_game():
    with Simulation(nvm=memory_with(packed(play(EXAMPLE)))) as handheld:
        player = Player(handheld)
        (stub,) = asked(player)
        (view,) = stub.seen
        assert view is player.session.view
        assert view.hands[1] == 0
        assert stub.level == len(LEVELS) - 1
        assert stub.chance is not player.session.chance


def asked(player, slices=4):
    """Asks a stub for a hint; it is still thinking."""
    player.lift()
    made = stub_robot.install(player.handheld.program, slices=slices)
    player.open_from_menu("HINT")
    player.handheld.frame(PARTS)  # in which its code is loaded
    return made


def test_a_hint_can_be_hurried_and_given_up():
    with Simulation(nvm=memory_with(packed(play(EXAMPLE)))) as handheld:
        player = Player(handheld)
        asked(player, 4000)
        assert said(handheld) == handheld.cartridge.texts.LET_ME_THINK
        for button in ("b", "start"):
            player.press(button)
            assert player.scene == "play"
            player.open_from_menu("HINT")
        player.press("a")
        assert player.scene == "hint_steps"
        player.press("b")
        assert player.scene == "play"


def advice(player, *turn):
    """Shows this turn as the proposal."""
    player.lift()
    player.handheld.program.push("hint_steps", bytes(turn))
    player.handheld.frame(3)


def test_each_step_is_shown_with_its_cards_and_what_speaks_for_it():
    with Simulation(nvm=memory_with(packed(play(EXAMPLE)))) as handheld:
        player = Player(handheld)
        advice(player, 4, 0, 228 + 5)
        cards = handheld.cartridge.tabletop.strip.cards
        assert list(cards[:2]) == [0, 1]
        assert said(handheld) == "BARI-DUDA: wins BARI"
        handheld.frame(2500 // 33)
        assert said(handheld) == "frees ALOA, removes 1"
        player.press("a")
        assert list(cards[:2]) == [0, 255]  # the first step's card is spent
        assert said(handheld) == "ALOA-BARI: wins ALOA"
        player.press("a")
        assert said(handheld) == "Take FAAA:"
        assert list(cards[:2]) == [255, 255]
        player.press("a")
        assert player.scene == "play"
        assert list(player.chooser.cards[:2]) == [0, 1]


FULL = "bridges white AB\nhand white AKDEF\nhand black CC\nround 1\ndeck BDGJLI"


@pytest.mark.parametrize(
    "record, turn, sentences",
    [
        (
            EXAMPLE.replace("white BA", "white GA"),
            (240,),
            [
                "Wait: BARI needs 1 card",
                "Draw from the pile:",
                "10 of 19 cards help",
                "nobody sees it",
            ],
        ),
        (
            EXAMPLE.replace("white BA", "white GA"),
            (241,),
            ["Wait: BARI needs 1 card", "End your turn:", "Black must draw now"],
        ),
        (EXAMPLE, (228 + 3,), ["Save up: soon 3 cards", "Take DUDA:", "Black wants it for DUDA"]),
        (
            EXAMPLE.replace("CDFGJKLI", "ADFGJKLI"),
            (228,),
            ["Save up: soon 3 cards", "Take ALOA: makes a pair", "to free HUNA"],
        ),
        (FULL, (216 + 10, 240), ["Discard KAHU:", "room for a new card"]),
        (FULL.replace("AKD", "BKD"), (0, 228 + 3), ["ALOA-BARI: wins ALOA"]),
    ],
)
def test_a_turn_without_a_play_is_put_into_words(record, turn, sentences):
    with Simulation(nvm=memory_with(packed(play(record)))) as handheld:
        player = Player(handheld)
        advice(player, *turn)
        assert player.top._sentences == sentences
        handheld.frame(200)
        assert said(handheld) in sentences


def test_what_is_proposed_is_said_with_its_first_reason_or_by_itself_if_that_is_long():
    with Simulation(nvm=memory_with(packed(play(EXAMPLE)))) as handheld:
        Player(handheld).lift()
        hints = handheld.cartridge.more_texts("hints")

        def sentences(action, *reasons):
            return hint_text.sentences(
                handheld.cartridge, hints, Proposed(action, reasons), ROOM - 10
            )

        three = 0b111 << 9
        assert sentences(4, (WINS_LATER, three), (PAIR, 1)) == [
            "BARI-DUDA:",
            "then wins J K L",
            "keeps both BARI",
        ]
        assert sentences(228 + 10, (CAN_SECURE, 1 << 10)) == ["Take KAHU:", "to secure KAHU"]
        assert sentences(228 + 10, (CAN_WIN, 1 << 10)) == ["Take KAHU: to win KAHU"]


@pytest.mark.parametrize("code", ["en", "fr", "it", "de"])
def test_every_sentence_fits_in_every_language(code):
    """However many islands a play wins, there is room for all their letters."""
    with Simulation(nvm=memory_with(packed(play(EXAMPLE)), language=code)) as handheld:
        player = Player(handheld)
        advice(player, 4, 0, 240)
        player.session.players[1] = 9  # "Roboter 9" is wider than any side
        hints = handheld.cartridge.more_texts("hints")
        turns = [bytes((action,)) for action in (4, 228 + 10, 240, 241, 216 + 10)]
        for turn in turns:
            for reason in widest_reasons():
                proposal = Proposed(turn[0], [(WINS, 1 << 4), reason])
                for sentence in hint_text.sentences(handheld.cartridge, hints, proposal, ROOM - 10):
                    assert handheld.program.art.text.width(sentence) <= ROOM - 10, sentence
        others = [(FOR_LAST,), (FOR_ROUND, 2), (NO_USE,)]
        for waiting in ((FOR_ISLAND, 1 << 10), (FOR_PAIR, 10), (FOR_MORE, 5), *others):
            proposal = Proposed(240, [(SECRET,)], waiting)
            for sentence in hint_text.sentences(handheld.cartridge, hints, proposal, ROOM - 10):
                assert handheld.program.art.text.width(sentence) <= ROOM - 10, sentence


class Proposed:
    """A proposal with reasons that are made up."""

    def __init__(self, action, reasons, waiting=None):
        self.action = action
        self.reasons = lambda: list(reasons)
        self.reason_to_wait = lambda: waiting


def widest_reasons():
    """Each reason, with the values that take most room: Black, KAHU, two islands."""
    widest = {"i": 0b11 << 9, "l": 1 << 25, "c": 10, "s": 1, "n": 18}
    for reason, kinds in enumerate(VALUES):
        yield (reason, *[widest[kind] for kind in kinds])


def test_only_the_line_of_the_step_blinks():
    with Simulation(nvm=memory_with(packed(play(EXAMPLE)))) as handheld:
        player = Player(handheld)
        advice(player, 0, 240)  # two cards of ALOA's: one sentence, so nothing else changes
        handheld.frame(3)
        sent = []
        for _ in range(60):
            handheld.frame()
            sent.append(handheld.sent)
        blinks = [pixels for pixels in sent if pixels]
        assert 4 <= len(blinks) <= 10
        assert max(blinks) <= 16 * 12  # the tile of its bridge


# Hints and comments

# Two cards win GOLA, but robot 9 draws first; Black threatens ALOA, and White's cards do not help.
CAN_WAIT = """bridges white CG
bridges black HI
hand white GK
hand black C
round 2
deck ABDEHLI
"""
IS_LOST = """bridges white HI HE HD AD
bridges black IL KL AB
hand white CG
hand black C
round 1
deck BDFGJLI
"""


def thought_about(view):
    """What the comment names in a turn, and the adviser once it has decided."""
    named = named_in(view)
    robot = adviser.create(Chance(seed_of(view.length)), named)
    robot.begin(view)
    while not robot.think(22):
        pass
    return named, robot


@pytest.fixture(scope="module")
def commented():
    """Views with a comment, each with what it names and the adviser that has decided."""
    thoughts = []
    for game, lot in games_under_way():
        for _ in steps(game, lot):
            if game.phase in (PLAY, FINAL) and lot.random() < 0.05:
                view = View(game, game.turn)
                if named_in(view):
                    thoughts.append((view, *thought_about(view)))
    return thoughts


def after(view, turn):
    """The board after the plays of a turn, with its side as side 0."""
    board = Preview()
    board.begin(view, view.side)
    for action in turn:
        if action < DISCARD:
            board.play(action)
    half = len(board.counts) // 2 * view.side
    counts = board.counts[half:] + board.counts[:half]
    bridges = board.bridges[:: 1 - 2 * view.side]
    return SimpleNamespace(bridges=bridges, counts=counts)


def test_a_hint_brings_what_a_comment_names_or_says_why_not(commented):
    """In two of three turns it was about something else, and said nothing."""
    hints = texts.load("kahuna", "hints_en")
    silent = []
    for view, named, robot in commented:
        if named.has(after(view, robot.turn)):
            assert robot.chance < 0
        else:
            instead = named.kind, named.island, robot.chance, robot.less
            assert robot.chance > robot.less
            if not hint_instead.sentences(hints, view, robot.turn, instead):
                silent.append((view.phase, robot.chance))
    assert len(commented) > 50
    # Then it ends the turn, which wins the game.
    assert all(moment == (FINAL, 100) for moment in silent), silent


def test_if_a_comment_is_about_a_threat_that_no_hint_ends_then_no_play_does(commented):
    """Tried with all ways to play the hand."""
    lost = 0
    for view, named, robot in commented:
        if named.kind == THREAT and robot.less < 0 <= robot.chance:
            lost += 1
            assert not any(named.has(after(view, plays)) for plays in all_plays(view))
    assert lost


def all_plays(view, plays=b""):
    game = sketch(view)
    for action in plays:
        game.apply(action)
    yield plays
    if game.phase != OVER and game.turn == view.side:
        for action in actions(game):
            if action < DISCARD:
                yield from all_plays(view, plays + bytes((action,)))


@pytest.mark.parametrize(
    "record, sentences",
    [
        (CAN_WAIT, ["GOLA can wait", "Your chance: 81, not 79%"]),
        (IS_LOST, ["ALOA cannot be defended"]),
    ],
)
def test_why_a_hint_is_something_else_is_said_first_if_there_are_comments(record, sentences):
    for comments in (True, False):
        with Simulation(nvm=memory_with(packed(play(record)))) as handheld:
            player = Player(handheld)
            player.session.players[1] = 1
            handheld.cartridge.comments = comments
            ask(player)
            shown = player.top._sentences
            assert (shown[: len(sentences)] == sentences) is comments
            assert shown[-1] != sentences[-1]


def test_a_hint_hurried_at_once_still_names_no_worse_turn():
    view = View(play(CAN_WAIT), 0)
    robot = adviser.create(Chance(seed_of(1)), named_in(view))
    robot.begin(view)
    robot.hurry()
    while not robot.think(22):
        pass
    assert robot.turn
    assert robot.chance >= robot.less
