"""Saves: a game comes back with its whole course, and bytes that are no save are refused."""

import random
from binascii import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import (
    GAMES,
    actions,
    as_record,
    deal,
    go,
    new_game,
    play,
    random_game,
    random_position,
    some_games,
    state,
    steps,
)
from test_properties import dawdle
from test_undo import snapshot

from kahuna.records import record
from kahuna.rules.decks import deck_fits
from kahuna.rules.phases import DEALING, FINAL, HANDICAP, OVER, PLAY
from kahuna.saves.save import SaveError, load_game, load_position, save_game, save_position

COURSE, POSITION = 1, 2


def moments(seed, how_many=6):
    """A game by lot, told at some moments of its course."""
    lot = random.Random(seed)
    edition, variants = lot.choice(GAMES)
    given = None if edition == "short" else lot.choice([None, ("white", 2), ("black", 3)])
    game = new_game(edition, variants, lot.choice(["white", "black"]), given)
    yield game
    for _ in steps(game, lot):
        if lot.random() < how_many / 120 or game.length < 4 or game.phase == OVER:
            yield game


def framed(kind, body):
    """A save with a right length and a right CRC, whatever is in it."""
    data = b"Kh\x01" + bytes([kind]) + len(body).to_bytes(2, "big") + bytes(body)
    return data + crc32(data).to_bytes(4, "big")


def body_of(save):
    return bytearray(save[6:-4])


def refused(data, load=load_game):
    """What is said of bytes that are no save."""
    with pytest.raises(SaveError) as caught:
        load(data)
    return str(caught.value)


# There and back


@pytest.mark.parametrize("seed", range(12))
def test_a_game_comes_back_with_its_whole_course(seed):
    for game in moments(seed):
        again = load_game(save_game(game))
        assert snapshot(again) == snapshot(game)
        while game.length and game.phase != OVER:
            game, again = load_game(save_game(game)), again
            break


@pytest.mark.parametrize("seed", range(6))
def test_a_game_that_came_back_can_be_taken_back_to_its_beginning(seed):
    for game in moments(seed, 2):
        again = load_game(save_game(game))
        while again.length:
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
    """A position: what stands, and the order of the pile."""
    return {
        **state(game),
        "pile": list(game.decks[game.top : game.top + game.pile]),
        "legal": actions(game),
        "declined": game.declined,
    }


@pytest.mark.parametrize("seed", range(12))
def test_a_position_comes_back(seed):
    for game in moments(seed, 30):
        assert public(load_position(save_position(game))) == public(game)


@pytest.mark.parametrize("seed", range(12))
def test_a_position_goes_on_as_the_game_would(seed):
    for game in moments(seed, 5):
        if game.phase in (OVER, DEALING) and not game.length:
            continue
        again = load_position(save_position(game))
        one, other = random.Random(seed), random.Random(seed)
        ahead = load_game(save_game(game))
        while ahead.phase != OVER:
            for it, lot in ((ahead, one), (again, other)):
                if it.phase == DEALING:
                    deal(it, lot)
                else:
                    it.apply(lot.choice(actions(it)))
            assert public(again) == public(ahead)


@pytest.mark.parametrize("seed", range(12))
def test_a_game_from_a_saved_position_comes_back_with_its_course(seed):
    """The decks of later rounds once stood in the place of the first one's."""
    lot = random.Random(seed)
    for game in moments(seed, 4):
        on = load_position(save_position(game))
        for _ in steps(on, lot):
            if on.phase in (DEALING, OVER) or lot.random() < 0.03:
                assert snapshot(load_game(save_game(on))) == snapshot(on)


# Saves that were written when this was version 1 of the format

OLD_GAME = """
    4b68010100270107020009f2001a32e9dee3f00518070a01060b0105050b020a0408070809000602040300
    0309b2e33820
"""
OLD_POSITION = """
    4b680102003101070000020101010000000004000001008000200004020000a00000000000200008240d04
    0807080900060204030003094c35002f
"""
OLD_END = """
    4b680102002400140000040103000101070102db132d04202cd000040000000500000000000000000000ea
    226a81
"""
OLD_RECORD = """
    edition french
    variant guard open
    first black
    handicap white AB KL
    deck HKBGLBFFLCKEIHIJAGCEDADJ
    black K-I ^F
    white #GL ^
"""


def test_saves_of_old_come_back():
    """A save outlives an update of the game: whoever changes the format counts the version up."""
    expected = go(play(OLD_RECORD), "B-E")
    assert snapshot(load_game(bytes.fromhex(OLD_GAME))) == snapshot(expected)
    assert public(load_position(bytes.fromhex(OLD_POSITION))) == public(expected)
    told = state(load_position(bytes.fromhex(OLD_END)))
    assert told["result"] == {"winner": "white", "reason": "points"}


def test_saves_are_written_as_of_old():
    game = go(play(OLD_RECORD), "B-E")
    assert save_game(game) == bytes.fromhex(OLD_GAME)
    assert save_position(game) == bytes.fromhex(OLD_POSITION)


# Sizes


def test_a_game_takes_at_most_1536_bytes():
    games = [*some_games(6), dawdle(new_game("french"))]
    games.append(dawdle(play("edition french\nround 1\ndeck " + "ABCDEFGHIJKL" * 2)))
    games.append(
        dawdle(load_position(save_position(new_game("french", (), "white", ("black", 3)))))
    )
    for game in games:
        assert len(save_game(game)) <= 1536


def test_a_position_takes_at_most_128_bytes():
    for seed in range(20):
        for game in moments(seed, 20):
            assert len(save_position(game)) <= 128


# Damage


def small_save():
    game = play("variant open\nhandicap black AB\ndeck HKBGLBFFLCKEIHIJAGCEDADJ\nwhite K-I ^F")
    return save_game(game)


@pytest.mark.parametrize(
    "data, load",
    [(save_game(random_game(3)), load_game), (small_save(), load_game)]
    + [(save_position(game), load_position) for game in list(moments(4, 3))[:1]],
)
def test_any_flipped_bit_is_noticed(data, load):
    assert load(data)
    for i in range(len(data)):
        for bit in range(8):
            broken = bytearray(data)
            broken[i] ^= 1 << bit
            refused(bytes(broken), load)


@pytest.mark.parametrize("load", [load_game, load_position])
def test_any_missing_or_further_byte_is_noticed(load):
    game = random_game(5)
    data = save_game(game) if load is load_game else save_position(game)
    for length in range(len(data)):
        refused(data[:length], load)
        refused(data[length:][1:], load)
    refused(data + b"\x00", load)


@given(st.binary(max_size=400))
def test_random_bytes_are_refused(data):
    refused(data)
    refused(data, load_position)


@given(st.binary(max_size=200), st.sampled_from([COURSE, POSITION]))
def test_random_bytes_in_a_right_frame_never_do_worse_than_be_refused(body, kind):
    load = load_game if kind == COURSE else load_position
    try:
        game = load(framed(kind, body))
    except SaveError:
        return
    assert_sound(game)


def test_a_game_is_no_position_and_a_position_no_game():
    game = random_game(1)
    assert "something else" in refused(save_position(game))
    assert "something else" in refused(save_game(game), load_position)


@pytest.mark.parametrize("version", [0, 2, 3, 255])
def test_another_version_is_named_as_such(version):
    """A save of a newer Kahuna is whole, so its CRC is right and cannot be what is wrong."""
    for save, load in ((save_game, load_game), (save_position, load_position)):
        data = bytearray(save(random_game(1)))
        data[2] = version
        data[-4:] = crc32(data[:-4]).to_bytes(4, "big")
        assert "version" in refused(bytes(data), load)


def test_nothing_at_all_is_no_save():
    assert "no save" in refused(b"")
    assert "no save" in refused(bytes(256))
    assert "no save" in refused(b"\xff" * 256)


@pytest.mark.parametrize("kind", [bytes, bytearray, memoryview])
def test_a_save_may_lie_in_any_kind_of_bytes(kind):
    """The non-volatile memory of a board hands out bytearrays."""
    game = random_game(8)
    assert snapshot(load_game(kind(save_game(game)))) == snapshot(game)
    assert public(load_position(kind(save_position(game)))) == public(game)


# Well-formed, but impossible


def assert_sound(game):
    """A game that was accepted is one that can be: it is within all bounds and plays on."""
    told = state(game)
    held = told["hands"]["white"] + told["hands"]["black"] + told["face_up"]
    held += ["ABCDEFGHIJKL"[card] for card in game.decks[game.top : game.top + game.pile]]
    assert all(held.count(card) <= 2 for card in held)
    assert told["discards"] >= 0
    assert max(map(len, told["hands"].values())) <= 5
    assert max(map(len, told["bridges"].values())) <= 25
    assert not set(told["bridges"]["white"]) & set(told["bridges"]["black"])
    assert snapshot(load_game(save_game(game))) == snapshot(game)
    assert public(load_position(save_position(game))) == public(game)
    list(record.lines(game))
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

# Where things stand in a packed position.
FLAGS, HELP, LEFT, PHASE, TURN, ROUND, HAPPENED, WINNER, REASON = range(1, 10)
SCORES, WHITE, BLACK = 10, 12, 16
HAND_WHITE, HAND_BLACK, OPEN_WHITE, OPEN_BLACK, FACE_UP, PILE = 20, 23, 26, 29, 32, 35


def changed_position(changes, text=MID_GAME):
    body = body_of(save_position(play(text)))
    assert public(load_position(framed(POSITION, body)))
    for at, value in changes.items():
        value = value if isinstance(value, bytes) else bytes([value])
        body[at : at + len(value)] = value
    return framed(POSITION, body)


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
    "a score that no game can reach": {SCORES: 128},
    "a phase that there is not": {PHASE: 5},
    "a third side": {TURN: 2},
    "round zero": {ROUND: 0},
    "round four": {ROUND: 4},
    "an unknown edition": {0: 4},
    "an unknown flag": {FLAGS: 32},
    "a variant that its edition lacks": {0: 3, FLAGS: 1},
    "another variant that its edition lacks": {0: 2, FLAGS: 2},
    "a handicap of four": {HELP: 4},
    "a handicap that its edition lacks": {0: 3, HELP: 1, LEFT: 1, PHASE: HANDICAP},
    "something that cannot have happened": {HAPPENED: 14},
    "a winner though the game goes on": {WINNER: 1},
    "a reason though the game goes on": {REASON: 1},
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
    refused(changed_position(changes), load_position)
    position = body_of(changed_position(changes))
    refused(framed(COURSE, bytes([0, 0, 0, len(position)]) + position + b"\x00"))


def test_a_position_without_cards_is_a_last_turn_or_none():
    empty = MID_GAME.replace("round 2", "round 3").replace("CDFGJKLI", "")
    assert load_position(changed_position({}, empty)).phase == FINAL
    for change in ({PHASE: PLAY, LEFT: 0}, {LEFT: 3}, {LEFT: 0}, {ROUND: 2}, {0: 3}):
        refused(changed_position(change, empty), load_position)


DECK = bytes(map("ABCDEFGHIJKL".index, "HKBGLBFFLCKEIHIJAGCEDADJ"))


def course(actions, deck=DECK, head=(0, 0, 0, 0)):
    return framed(
        COURSE, bytes(head) + bytes([len(actions), *actions]) + bytes([len(deck)]) + bytes(deck)
    )


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
        "an unknown edition": (4, 0, 0, 0),
        "an unknown flag": (0, 16, 0, 0),
        "a handicap of four": (0, 0, 4, 0),
        "a handicap that short has not": (3, 0, 1, 0),
        "guard in short": (3, 1, 0, 0),
        "open in classic": (2, 2, 0, 0),
    }.values(),
)
def test_courses_with_an_impossible_head_are_refused(head):
    assert load_game(course([], b"")[:0] + framed(COURSE, b"\x00\x00\x00\x00\x00"))
    refused(framed(COURSE, bytes(head) + b"\x00"))


def test_a_deck_that_no_deal_asks_for_is_refused():
    refused(course([]))


def test_more_actions_than_any_game_has_are_refused():
    refused(framed(COURSE, b"\x00\x00\x00\x00\xff" + b"\xf2" * 255 + b"\x18" + DECK))


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


def test_mutated_courses_are_refused_or_sound():
    lot = random.Random(1)
    taken = 0
    for game in some_games(1):
        for body in mutations(body_of(save_game(game)), lot, 150):
            try:
                loaded = load_game(framed(COURSE, body))
            except SaveError:
                continue
            taken += 1
            assert_sound(loaded)
    assert taken > 10


def test_mutated_positions_are_refused_or_sound():
    lot = random.Random(2)
    taken = 0
    for seed in range(12):
        for game in moments(seed, 3):
            for body in mutations(body_of(save_position(game)), lot, 40):
                try:
                    loaded = load_position(framed(POSITION, body))
                except SaveError:
                    continue
                taken += 1
                assert_sound(loaded)
    assert taken > 100


def test_mutated_courses_from_positions_are_refused_or_sound():
    lot = random.Random(3)
    for _ in range(25):
        game = play(as_record(random_position(lot)))
        for _ in steps(game, lot):
            if lot.random() < 0.05:
                break
        for body in mutations(body_of(save_game(game)), lot, 60):
            try:
                loaded = load_game(framed(COURSE, body))
            except SaveError:
                continue
            assert_sound(loaded)


def test_a_position_comes_back_whatever_its_scores():
    """Scores that were set up as high as can be, and then grew by a round, once were refused."""
    head = "scores 99 99\nround 2\nbridges white AB AD HL KL\nbridges black BC\ndeck F\n"
    game = play("edition classic\n" + head + "white ^F")
    for _ in steps(game, random.Random(1)):
        again = load_position(save_position(game))
        assert list(again.scores) == list(game.scores)
    assert max(game.scores) > 100
