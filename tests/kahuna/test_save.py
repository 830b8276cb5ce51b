"""Saves: a game comes back with its whole history, and bytes of impossible games are refused."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kahuna_games import (
    GAMES,
    actions,
    as_record,
    dawdle,
    deal,
    go,
    load_game,
    new_game,
    play,
    random_game,
    random_position,
    save_game,
    snapshot,
    some_games,
    state,
    steps,
)
from old_saves import OLD_GAME, as_of_old, expected_game

from kahuna.records import writer
from kahuna.records.setting_up import set_up
from kahuna.rules.decks import deck_fits, rest_of
from kahuna.rules.editions import EDITIONS
from kahuna.rules.history import turn_start
from kahuna.rules.limits import CARDS
from kahuna.rules.phases import DEALING, FINAL, HANDICAP, OVER, PLAY
from kahuna.saves.game import unpack
from kahuna.saves.packing import VERSION, pack
from kahuna.saves.position import SET_UP, game_at, position_of


def moments(seed, how_many=6):
    """A random game, yielded at some moments."""
    lot = random.Random(seed)
    edition, variants = lot.choice(GAMES)
    given = None if edition == "short" else lot.choice([None, ("white", 2), ("black", 3)])
    game = new_game(edition, variants, lot.choice(["white", "black"]), given)
    yield game
    for _ in steps(game, lot):
        if lot.random() < how_many / 120 or game.length < 4 or game.phase == OVER:
            yield game


def refused(data, load=unpack):
    """What the refusal says of bytes that are no save."""
    with pytest.raises(ValueError) as caught:
        load(data)
    reason = str(caught.value)
    assert " " in reason and "\n" not in reason
    return reason


def refused_position(position):
    """What the refusal says of a position, alone and as the beginning of a game."""
    refused(bytes([VERSION, 0, 255, 255, len(position)]) + bytes(position) + b"\x00")
    return refused(bytes(position), game_at)


# There and back


@pytest.mark.parametrize("seed", range(12))
def test_a_game_comes_back_with_its_whole_course(seed):
    for game in moments(seed):
        again = load_game(save_game(game))
        assert snapshot(again) == snapshot(game)


@pytest.mark.parametrize("players", [(0, 0), (0, 9), (8, 1)])
@pytest.mark.parametrize("drawn", [(255, 255), (0, 11)])
def test_players_and_the_cards_drawn_last_come_back(players, drawn):
    game, *others = unpack(pack(random_game(2), players, drawn))
    assert snapshot(game) == snapshot(random_game(2))
    assert [tuple(pair) for pair in others] == [players, drawn]


@pytest.mark.parametrize("seed", range(6))
def test_the_turn_of_a_game_that_came_back_can_be_taken_back(seed):
    for game in moments(seed, 2):
        again = load_game(save_game(game))
        for _ in range(turn_start(again, again.length), again.length):
            again.undo()
        assert snapshot(again) == snapshot(load_game(save_game(again)))


def test_a_game_from_a_position_comes_back():
    for lot in map(random.Random, range(60)):
        game = play(as_record(random_position(lot)))
        assert snapshot(load_game(save_game(game))) == snapshot(game)
        for _ in steps(game, lot):
            if lot.random() < 0.05 or game.phase in (DEALING, OVER):
                assert snapshot(load_game(save_game(game))) == snapshot(game)


def public(game):
    """A position: the state, and the order of the pile."""
    return {
        **state(game),
        "pile": list(game.decks[game.top : game.top + game.pile]),
        "legal": actions(game),
        "declined": game.declined,
    }


@pytest.mark.parametrize("seed", range(12))
def test_a_position_comes_back(seed):
    for game in moments(seed, 30):
        assert public(game_at(position_of(game))) == public(game)


@pytest.mark.parametrize("seed", range(12))
def test_a_position_goes_on_as_the_game_would(seed):
    for game in moments(seed, 5):
        again = game_at(position_of(game))
        one, other = random.Random(seed), random.Random(seed)
        ahead = load_game(save_game(game))
        while ahead.phase != OVER:
            for it, lot in ((ahead, one), (again, other)):
                if it.phase == DEALING:
                    deal(it, lot)
                else:
                    it.apply(lot.choice(actions(it)))
            assert public(again) == public(ahead)


def test_before_the_first_deal_a_position_is_a_new_game():
    """Its deal deals hands, so there cannot be hands, bridges or points yet."""
    game = new_game("modern", ("open",), "black", ("white", 2))
    again = game_at(position_of(game))
    assert snapshot(again) == snapshot(game)
    assert not deck_fits(again, bytes(5))
    deal(again, random.Random(1))
    assert (list(again.sizes), again.pile) == ([3, 3], CARDS - 9)
    for changes in (
        {HAND_WHITE: cards("AB")},
        {WHITE: (1).to_bytes(4, "big")},
        {SCORES: 1},
        {LEFT: 1},
        {FLAGS: 20},
    ):
        refused_position(changed(position_of(new_game()), changes))


def test_between_rounds_a_position_takes_every_card_that_is_in_no_hand():
    for seed in range(12):
        for game in moments(seed, 0):
            if game.phase == DEALING and game.length:
                again = game_at(position_of(game))
                deck = rest_of(game)
                assert deck_fits(again, deck)
                assert not deck_fits(again, deck[:5]) and not deck_fits(again, b"")


def test_what_was_set_up_by_hand_takes_a_smaller_deck_until_it_is_dealt():
    game = play("edition french\nround 2\nhand white AB\nhand black C\ndeck FGHIJ")
    at_first = game_at(game.start)
    assert at_first.set_up and position_of(at_first) == game.start
    assert deck_fits(at_first, b"\x05\x06") and not deck_fits(at_first, b"")
    assert not game_at(position_of(game)).set_up


@pytest.mark.parametrize("seed", range(12))
def test_a_game_from_a_saved_position_comes_back_with_its_course(seed):
    """The decks of later rounds once stood in the place of the first one's."""
    lot = random.Random(seed)
    for game in moments(seed, 4):
        on = game_at(position_of(game))
        for _ in steps(on, lot):
            if on.phase in (DEALING, OVER) or lot.random() < 0.03:
                assert snapshot(load_game(save_game(on))) == snapshot(on)


# What was once written can be read for ever

GAME = """
    0420030b0301070209f2001a32e9dee3f00518070a01060b0105050b020a04080708090006020403000309
"""
POSITION = """
    0107000002010101000000000400000100800020000402
    0000a00000000000200000000824 0d04080708090006020403000309
"""


def test_a_game_is_written_as_ever():
    """A save outlives an update of the program: whoever changes its bytes counts VERSION up."""
    assert pack(expected_game(), (0, 2), (3, 11)) == bytes.fromhex(GAME)
    game, players, drawn = unpack(bytes.fromhex(GAME))
    assert snapshot(game) == snapshot(expected_game())
    assert (bytes(players), bytes(drawn)) == (b"\x00\x02", b"\x03\x0b")


def test_games_of_former_versions_come_back():
    """The first version had no players; both framed the game."""
    for head, players in ((b"\x01\x03\x0b", b"\x00\x00"), (b"\x02\x12\x03\x0b", b"\x07\x03")):
        game, *others = unpack(head + bytes.fromhex(OLD_GAME))
        assert snapshot(game) == snapshot(expected_game())
        assert [bytes(pair) for pair in others] == [players, b"\x03\x0b"]


def test_the_three_robots_of_the_third_version_become_those_that_play_like_them():
    now = save_game(random_game(1))
    for old, new in ((0x00, (0, 0)), (0x10, (0, 3)), (0x32, (7, 8)), (0x33, (8, 8))):
        game, players, _ = unpack(bytes((3, old)) + now[2:])
        assert tuple(players) == new
        assert snapshot(game) == snapshot(random_game(1))


def test_any_game_of_the_former_version_comes_back():
    assert as_of_old(expected_game())[4:] == bytes.fromhex(OLD_GAME)
    for game in [*some_games(1), *(play(as_record(random_position(lot))) for lot in LOTS)]:
        assert snapshot(load_game(as_of_old(game))) == snapshot(game)


LOTS = [random.Random(seed) for seed in range(20)]


def test_bytes_that_are_not_a_game_of_a_former_version_are_refused():
    for data in (as_of_old(random_game(4)), as_of_old(play(MID_GAME))):
        for length in range(1, len(data)):
            refused(data[:length])
        refused(data + b"\x00")
        for change in (0, 4, 6, 8, 9, 10):
            broken = bytearray(data)
            broken[change] ^= 5
            refused(bytes(broken))


def test_an_old_game_that_contradicts_its_position_is_refused():
    data = as_of_old(play(MID_GAME))
    for at, value in ((10, 1), (11, 4), (12, 1)):
        broken = bytearray(data)
        broken[at] = value
        assert "contradicts" in refused(bytes(broken))


# Sizes


def test_a_game_takes_at_most_400_bytes():
    """The store has room for 1,600."""
    games = [*some_games(6), dawdle(new_game("french"))]
    games.append(dawdle(play("edition french\nround 1\ndeck " + "ABCDEFGHIJKL" * 2)))
    games.append(dawdle(game_at(position_of(new_game("french", (), "white", ("black", 3))))))
    for game in games:
        assert len(save_game(game)) <= 400


def test_a_position_takes_at_most_60_bytes():
    for seed in range(20):
        for game in moments(seed, 20):
            assert len(position_of(game)) <= 60


# Bytes of something else


def test_any_missing_or_further_byte_is_noticed():
    for game in (random_game(5), play(MID_GAME)):
        for data, load in ((save_game(game), unpack), (position_of(game), game_at)):
            for length in range(len(data)):
                refused(data[:length], load)
            refused(data + b"\x00", load)


@given(st.binary(max_size=400))
def test_random_bytes_are_refused(data):
    refused(bytes([VERSION]) + data)
    refused(data)


@given(st.binary(max_size=200))
def test_random_bytes_behind_a_right_head_never_do_worse_than_be_refused(data):
    try:
        game = load_game(bytes([VERSION, 0, 255, 255, 3, 0, 0, 0]) + data)
    except ValueError:
        return
    assert_sound(game)


@pytest.mark.parametrize("version", [0, 5, 255])
def test_another_version_is_named_as_such(version):
    data = save_game(random_game(1))
    assert "another version" in refused(bytes([version]) + data[1:])


@pytest.mark.parametrize("players", [0x0A, 0xA0, 0xFF])
def test_players_that_there_are_not_are_refused(players):
    data = bytearray(save_game(random_game(1)))
    data[1] = players
    assert "unknown players" in refused(bytes(data))


@pytest.mark.parametrize("players", [0x04, 0x40])
def test_players_that_there_were_not_are_refused(players):
    data = save_game(random_game(1))
    assert "unknown players" in refused(bytes((3, players)) + data[2:])


@pytest.mark.parametrize("kind", [bytes, bytearray, memoryview])
def test_a_save_may_lie_in_any_kind_of_bytes(kind):
    """The non-volatile memory of a board hands out bytearrays."""
    game = random_game(8)
    assert snapshot(load_game(kind(save_game(game)))) == snapshot(game)
    assert public(game_at(kind(position_of(game)))) == public(game)


# Well-formed, but impossible


def assert_sound(game):
    """A game that is accepted is possible: it is within all bounds and can be played on."""
    answer = state(game)
    held = answer["hands"]["white"] + answer["hands"]["black"] + answer["face_up"]
    held += ["ABCDEFGHIJKL"[card] for card in game.decks[game.top : game.top + game.pile]]
    assert all(held.count(card) <= 2 for card in held)
    assert answer["discards"] >= 0
    assert max(map(len, answer["hands"].values())) <= 5
    assert max(map(len, answer["bridges"].values())) <= 25
    assert not set(answer["bridges"]["white"]) & set(answer["bridges"]["black"])
    assert snapshot(load_game(save_game(game))) == snapshot(game)
    assert public(game_at(position_of(game))) == public(game)
    list(writer.lines(game))
    if game.phase in (PLAY, FINAL, HANDICAP):
        assert actions(game)
    for _ in steps(game, random.Random(1)):
        assert game.phase in (OVER, DEALING) or actions(game)


MID_GAME = "\n".join(
    [
        "bridges white AB AD KL",
        "bridges black EH HI",
        "hand white AB",
        "hand black HHE",
        "round 2",
        "deck CDFGJKLI",
    ]
)

# Where things stand in a position.
FLAGS, HELP, LEFT, PHASE, TURN, ROUND, HAPPENED, WINNER, REASON = range(1, 10)
SCORES, WHITE, BLACK = 10, 12, 16
HAND_WHITE, HAND_BLACK, OPEN_WHITE, OPEN_BLACK, FACE_UP, PILE = 20, 23, 26, 29, 32, 35


def changed(position, changes):
    position = bytearray(position)
    assert game_at(bytes(position))
    for at, value in changes.items():
        value = value if isinstance(value, bytes) else bytes([value])
        position[at : at + len(value)] = value
    return bytes(position)


def cards(text):
    """A set of cards as it is packed."""
    mask = 0
    for card in text:
        bit = "ABCDEFGHIJKL".index(card)
        mask |= 4096 << bit if mask >> bit & 1 else 1 << bit
    return mask.to_bytes(3, "big")


IMPOSSIBLE = {
    "three cards ALOA": {HAND_WHITE: cards("AA"), HAND_BLACK: cards("A")},
    "three cards, one of them face up": {HAND_WHITE: cards("AA"), FACE_UP: cards("ADF")},
    "three cards, one of them in the pile": {HAND_WHITE: cards("GG")},
    "six cards in a hand": {HAND_WHITE: cards("AABBCK")},
    "four cards face up": {FACE_UP: cards("BCDF")},
    "two cards face up though there is a pile": {FACE_UP: cards("CD")},
    "no card face up though there is a pile": {FACE_UP: cards("")},
    "a line with two bridges": {BLACK: (1 << 0 | 1 << 13).to_bytes(4, "big")},
    "a bridge on a 28th line": {WHITE: (1 << 27).to_bytes(4, "big")},
    "26 bridges": {WHITE: (2**26 - 1).to_bytes(4, "big"), BLACK: bytes(4)},
    "a second card without a first": {HAND_WHITE: (4096).to_bytes(3, "big")},
    "an open card that nobody holds": {FLAGS: 2, OPEN_WHITE: cards("C")},
    "two open cards of which one is held": {FLAGS: 2, OPEN_WHITE: cards("AA")},
    "an open card without the variant": {OPEN_WHITE: cards("A")},
    "a thirteenth island in the pile": {PILE + 1: 12},
    "26 bridges of the other side": {BLACK: (2**26 - 1).to_bytes(4, "big"), WHITE: bytes(4)},
    "an open card of which the other one is known": {
        FLAGS: 2,
        HAND_WHITE: cards("AA"),
        OPEN_WHITE: (4096).to_bytes(3, "big"),
    },
    "a score that no game can reach": {SCORES: 101},
    "a phase that there is not": {PHASE: 5},
    "a third side": {TURN: 2},
    "round zero": {ROUND: 0},
    "round four": {ROUND: 4},
    "an unknown edition": {0: len(EDITIONS)},
    "an unknown flag": {FLAGS: 64},
    "a variant that its edition lacks": {0: 3, FLAGS: 1},
    "another variant that its edition lacks": {0: 2, FLAGS: 2},
    "a handicap of four": {HELP: 4},
    "a handicap that its edition lacks": {0: 3, HELP: 1, LEFT: 1, PHASE: HANDICAP},
    "a handicap still to be laid in the midst of a game": {HELP: 1},
    "another side at turn than the one that begins": {TURN: 1},
    "a deck that may lack cards though it has been dealt": {FLAGS: SET_UP},
    "a turn without a draw in an edition without any": {0: 3, FLAGS: 16},
    "a card discarded that is in play twice": {HAPPENED: 2 + 7},
    "something that cannot have happened": {HAPPENED: 14},
    "a winner though the game goes on": {WINNER: 1},
    "a reason though the game goes on": {REASON: 1},
    "a draw though the game goes on": {REASON: 5},
    "a game that is over for no reason": {PHASE: OVER},
    "a game that is drawn and won": {PHASE: OVER, WINNER: 1, REASON: 5},
    "a game that is won by nobody": {PHASE: OVER, WINNER: 0, REASON: 1},
    "a winner that there is not": {PHASE: OVER, WINNER: 3, REASON: 1},
    "last turns with cards to draw": {PHASE: FINAL, LEFT: 2, ROUND: 3},
    "a deal that is due though cards lie there": {PHASE: DEALING},
    "turns left before the last turns": {LEFT: 1},
    "a card played though there are five": {HAND_WHITE: cards("AABBC"), HAPPENED: 1},
    "a card discarded though there are five": {HAND_WHITE: cards("AABBC"), HAPPENED: 3},
}


@pytest.mark.parametrize("changes", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_impossible_positions_are_refused(changes):
    refused_position(changed(position_of(play(MID_GAME)), changes))


FEW = "bridges white AB AD\nbridges black KL\nhand black D\nround 3\n"
FULL_DECK = "deck AABBCCDDEEFFGGHHIIJJKKL\n"
# Possible positions, and changes that make them impossible.
ALMOST = {
    "won by points": (
        FEW + "scores 1 0\ndeck\nwhite .\nblack .",
        {"winner": "white", "reason": "points"},
        [
            {WINNER: 2},
            {REASON: 2},
            {REASON: 3},
            {REASON: 4},
            {REASON: 5, WINNER: 0},
            {SCORES: 0},
            {ROUND: 2},
            {HAPPENED: 1},
            {LEFT: 1},
            {FLAGS: 0},
            {FACE_UP: cards("C")},
            {SCORES + 1: 2},
            {BLACK: bytes(4)},
        ],
    ),
    "won by the third scoring": (
        FEW + "scores 0 1\ndeck\nwhite .\nblack .",
        {"winner": "white", "reason": "final"},
        [{WINNER: 2}, {REASON: 1}, {REASON: 3}, {REASON: 5, WINNER: 0}, {SCORES: 2}],
    ),
    "won by bridges": (
        FEW.replace(" AD", " BC") + "deck\nwhite .\nblack .",
        {"winner": "white", "reason": "bridges"},
        [{WINNER: 2}, {REASON: 1}, {REASON: 2}, {REASON: 5, WINNER: 0}, {SCORES: 2}],
    ),
    "drawn": (
        FEW.replace(" AD", "") + "deck\nwhite .\nblack .",
        {"winner": None, "reason": "draw"},
        [{WINNER: 1, REASON: 1}, {WINNER: 1, REASON: 2}, {WINNER: 1, REASON: 3}, {SCORES: 2}],
    ),
    "drawn in short": (
        "edition short\n" + FEW + "scores 0 1\ndeck F\nwhite ^F",
        {"winner": None, "reason": "draw"},
        [{FLAGS: 4 + 16}, {WINNER: 1, REASON: 2}, {SCORES: 2}],
    ),
    "won in classic": (
        "edition classic\n" + FEW + "scores 0 0\ndeck\nwhite .\nblack .",
        {"winner": "white", "reason": "points"},
        [{SCORES: 0, SCORES + 1: 1, WINNER: 2}],
    ),
    "won early": (
        "bridges white AB\nbridges black KL\nround 2\nhand white KKA\ndeck FGHIJ\nwhite KK*KL .",
        {"winner": "white", "reason": "no-bridges"},
        [
            {WINNER: 2},
            {ROUND: 1},
            {BLACK: b"\x00\x00\x00\x01"},
            {WHITE: bytes(4)},
            {0: 3},
            {LEFT: 1},
            {HAPPENED: 2},
            {WINNER: 0},
            {REASON: 5, WINNER: 0},
            {REASON: 1},
        ],
    ),
    "won early in french": (
        "edition french\nbridges black KL\nround 2\nhand white KKA\ndeck FGHIJ\nwhite KK*KL .",
        {"winner": "white", "reason": "no-bridges"},
        [{HAPPENED: 0}, {WINNER: 2}, {0: 0}],
    ),
    "won early in the last turns": (
        FEW + "hand white KK\ndeck\nwhite KK*KL .",
        {"winner": "white", "reason": "no-bridges"},
        [{LEFT: 3}, {LEFT: 0}, {ROUND: 2}, {0: 3}],
    ),
    "won early between turns": (
        "bridges white AB\nhand white C\nround 1\ndeck F\nwhite ^F",
        {"winner": "white", "reason": "no-bridges"},
        [{LEFT: 1}, {HAPPENED: 1}, {0: 1}, {WINNER: 3}],
    ),
    "between rounds in french": (
        "edition french\nbridges white AB\nhand white C\nround 1\ndeck F\nwhite ^F",
        None,
        [{0: 0}],
    ),
    "the second last turn": (
        FEW + "hand white A\ndeck\nwhite .",
        None,
        [
            {FLAGS: 4},
            {LEFT: 2},
            {LEFT: 0},
            {LEFT: 3},
            {BLACK: bytes(4)},
            {ROUND: 2},
            {0: 3},
            {HAPPENED: 2},
            {HAPPENED: 1, HAND_BLACK: cards("ABCDE")},
        ],
    ),
    "between rounds": (
        FEW.replace("round 3", "round 2") + "deck F\nwhite ^F",
        None,
        [
            {FLAGS: 4 + 16},
            {HELP: 1},
            {LEFT: 1},
            {HAPPENED: 1},
            {HAND_WHITE: cards("")},
            {BLACK: bytes(4)},
            {FACE_UP: cards("C")},
            {ROUND: 1},
        ],
    ),
    "set up by hand": (
        "variant open\n" + FEW + "deck F",
        None,
        [
            {FLAGS: SET_UP + 2, PHASE: DEALING, FACE_UP: cards(""), OPEN_BLACK: cards("D")},
            {
                FLAGS: SET_UP + 2,
                PHASE: DEALING,
                FACE_UP: cards(""),
                HAND_WHITE: cards("A"),
                OPEN_WHITE: cards("A"),
            },
            {FACE_UP: cards("BCFG")},
        ],
    ),
    "few cards discarded": (
        "edition modern\nhand white L\n" + FULL_DECK,
        None,
        [{HAPPENED: 1}, {HAPPENED: 2}, {HAPPENED: 2 + 11}],
    ),
    "the midst of round two": (
        "bridges white AB\nbridges black EI\nround 2\nhand white AAKL\nhand black CBB\ndeck FGHIJ",
        None,
        [
            {BLACK: bytes(4)},
            {WHITE: bytes(4)},
            {SCORES: 1, SCORES + 1: 1},
            {SCORES: 2},
            {ROUND: 1, SCORES: 1},
            {ROUND: 3, SCORES: 2, SCORES + 1: 2},
            {HAPPENED: 1},  # both cards of both ends of the bridge are held
        ],
    ),
}


@pytest.mark.parametrize("text, result, wrong", ALMOST.values(), ids=ALMOST)
def test_nothing_that_cannot_come_about_is_accepted(text, result, wrong):
    position = position_of(play(text))
    assert state(game_at(position))["result"] == result
    for changes in wrong:
        refused_position(changed(position, changes))


def test_a_handicap_half_laid_is_the_business_of_its_side():
    game = new_game("french", ("open",), "white", ("black", 2))
    deal(game, random.Random(1))
    game.apply(5)
    position = position_of(game)
    assert public(game_at(position)) == public(game)
    for changes in (
        {TURN: 0},
        {LEFT: 2},
        {HELP: 2},
        {LEFT: 0},
        {HAPPENED: 1},
        {FLAGS: position[FLAGS] | 16},
        {WHITE: ((1 << 27) - 1 ^ 1 << 5).to_bytes(4, "big")},
        {WHITE: bytes(4), BLACK: (2**25 - 1).to_bytes(4, "big")},
        {WHITE: (2**13 - 1).to_bytes(4, "big"), BLACK: (2**27 - 2**13).to_bytes(4, "big")},
        {OPEN_WHITE: bytes(position[HAND_WHITE : HAND_WHITE + 3])},
        {OPEN_BLACK: bytes(position[HAND_BLACK : HAND_BLACK + 3])},
    ):
        refused_position(changed(position, changes))


def test_a_handicap_may_be_laid_where_nothing_is_left_to_draw():
    game = new_game("modern", (), "white", ("black", 2))
    set_up(game, round=3)
    game.deal(b"")
    game.apply(3)
    again = game_at(position_of(game))
    assert public(again) == public(game)
    again.apply(4)
    assert again.phase == FINAL
    for changes in ({ROUND: 2}, {FLAGS: position_of(game)[FLAGS] | 16}):
        refused_position(changed(position_of(game), changes))


def test_a_discard_from_a_full_hand_is_all_that_is_missing():
    game = go(play("hand white ABCDE\nhand black L\ndeck FGHIJ"), "#A", "#C")
    assert public(game_at(position_of(game))) == public(game)
    last_turn = {PHASE: FINAL, ROUND: 3, LEFT: 2, FACE_UP: cards("")}
    refused_position(changed(position_of(game), {**last_turn, HAPPENED: 4})[:PILE] + b"\0")
    game = play("hand white K\ndeck AABBCCDDEEFFGGHHIIJJKL")
    refused_position(changed(position_of(game), {HAPPENED: 2 + 11}))
    assert game_at(changed(position_of(game), {0: 1, HAPPENED: 2 + 11}))


def test_a_position_without_cards_is_a_last_turn_or_none():
    empty = MID_GAME.replace("round 2", "round 3").replace("CDFGJKLI", "")
    position = position_of(play(empty))
    assert game_at(position).phase == FINAL
    for change in ({PHASE: PLAY, LEFT: 0}, {LEFT: 3}, {LEFT: 0}, {ROUND: 2}, {0: 3}):
        refused_position(changed(position, change))


DECK = bytes(map("ABCDEFGHIJKL".index, "HKBGLBFFLCKEIHIJAGCEDADJ"))


def course(actions, deck=DECK, head=(0, 0, 0)):
    """A save that begins with the first deal, or some bytes in the form of one."""
    return bytes([VERSION, 0, 255, 255, len(head), *head, len(actions), *actions, len(deck), *deck])


DEAL, DRAW, END, TAKE_C, TAKE_F = 242, 240, 241, 230, 233


def test_a_course_is_played_again():
    game = load_game(course([DEAL, DRAW, TAKE_F, END]))
    assert (state(game)["turn"], game.length) == ("black", 4)


@pytest.mark.parametrize(
    "actions",
    {
        "a draw before the deal": [DRAW],
        "two deals": [DEAL, DEAL],
        "a card that does not lie there": [DEAL, TAKE_C],
        "declining after the opponent did": [DEAL, END, END],
        "a card that is not held": [DEAL, 0],
        "a removal where no bridge is": [DEAL, 54],
        "a discard though the hand is not full": [DEAL, 217],
        "the hidden discard of a view": [DEAL, 243],
        "a number that is no action": [DEAL, 255],
        "a bridge on a bridge": [DEAL, 19, 46],
    }.values(),
)
def test_courses_against_the_rules_are_refused(actions):
    refused(course(actions))


@pytest.mark.parametrize(
    "deck",
    {
        "too few": DECK[:-1],
        "none": b"",
        "three alike": DECK[:-1] + DECK[:1],
        "a thirteenth island": DECK[:-1] + b"\x0c",
        "too many": DECK + b"\x00",
    }.values(),
)
def test_courses_with_an_impossible_deck_are_refused(deck):
    refused(course([DEAL], deck))


@pytest.mark.parametrize(
    "head",
    {
        "an unknown edition": (len(EDITIONS), 0, 0),
        "an unknown flag": (0, 16, 0),
        "a handicap of four": (0, 0, 4),
        "a handicap that short has not": (3, 0, 1),
        "guard in short": (3, 1, 0),
        "open in classic": (2, 2, 0),
        "none": (),
        "two bytes": (0, 0),
        "four bytes": (0, 0, 0, 0),
    }.values(),
)
def test_courses_with_an_impossible_head_are_refused(head):
    assert load_game(course([DEAL])).pile == CARDS - 9
    refused(course([DEAL], head=head))


def test_a_deck_that_no_deal_asks_for_is_refused():
    refused(course([]))


def test_more_actions_than_any_game_has_are_refused():
    refused(course([DEAL] * 255))


def test_a_deck_of_round_two_lacks_nothing():
    game = play("bridges white AB\nbridges black KL\nhand white C\ndeck F\nwhite ^F")
    assert not deck_fits(game, bytes(23)) and not deck_fits(game, b"")


# Whatever stands in the body


def mutations(body, lot, number):
    for _ in range(number):
        changed = bytearray(body)
        for _ in range(lot.choice((1, 1, 1, 2, 3))):
            at = lot.randrange(len(changed))
            what = lot.random()
            if what < 0.6:
                changed[at] = lot.choice((0, 1, 2, 255, lot.randrange(256), changed[at] ^ 1))
            elif what < 0.8:
                del changed[at]
            else:
                changed.insert(at, lot.randrange(256))
            if not changed:
                break
        yield changed


def test_mutated_games_are_refused_or_sound():
    lot = random.Random(1)
    taken = 0
    for game in some_games(1):
        for data in mutations(save_game(game), lot, 150):
            try:
                again = load_game(bytes(data))
            except ValueError:
                continue
            taken += 1
            assert_sound(again)
    assert taken > 10


def test_mutated_positions_are_refused_or_sound():
    lot = random.Random(2)
    taken = 0
    for seed in range(12):
        for game in moments(seed, 3):
            for position in mutations(position_of(game), lot, 40):
                try:
                    again = game_at(bytes(position))
                except ValueError:
                    continue
                taken += 1
                assert_sound(again)
    assert taken > 100


def test_mutated_games_from_positions_are_refused_or_sound():
    lot = random.Random(3)
    for _ in range(25):
        game = play(as_record(random_position(lot)))
        for _ in steps(game, lot):
            if lot.random() < 0.05:
                break
        for data in mutations(save_game(game), lot, 60):
            try:
                again = load_game(bytes(data))
            except ValueError:
                continue
            assert_sound(again)
