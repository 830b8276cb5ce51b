"""Records: what is written can be replayed; what cannot be read is refused in a player's words."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kahuna_games import (
    DATA,
    GAMES,
    as_record,
    bridges,
    go,
    hand,
    islands,
    new_game,
    play,
    random_game,
    random_position,
    refusal,
    save_game,
    some_games,
    state,
    steps,
)
from slow_kahuna import LINES, referee

from kahuna.records import notation, writer
from kahuna.records.reader import Reader, RecordError, read
from kahuna.records.setting_up import set_up
from kahuna.rules.phases import FINAL, HANDICAP, OVER, PLAY
from kahuna.saves.position import game_at, position_of

DECK = "HKBGLBFFLCKEIHIJAGCEDADJ"
FIVE = "hand white ABCDE\nhand black AHIJK\ndeck FGHIJ\n"


# Written and read


def test_every_game_can_be_written_and_replays():
    for game in some_games(8):
        again = read(writer.lines(game))
        assert save_game(again) == save_game(game)
        assert list(writer.lines(again)) == list(writer.lines(game))


def test_a_record_may_be_written_at_any_moment():
    """A turn under way becomes a comment: the record ends where the turn began."""
    for seed in range(12):
        lot = random.Random(seed)
        game = new_game("french", ("guard", "open"), "black", ("white", 2))
        for _ in steps(game, lot):
            if game.phase == HANDICAP:
                continue
            written = list(writer.lines(game))
            again = read(written)
            if game.happened and game.phase != OVER:
                assert written[-1].startswith("// ")
                done = written[-1].replace("#", " #").split()[2:]
                words = [
                    c for w in done for c in (["#" + x for x in w[1:]] if w[0] == "#" else [w])
                ]
                go(again, *words)
            assert state(again) == state(game)


def test_games_from_positions_can_be_written_and_replay():
    for lot in map(random.Random, range(60)):
        game = play(as_record(random_position(lot)))
        for _ in steps(game, lot):
            pass
        again = read(writer.lines(game))
        assert save_game(again) == save_game(game)


def test_games_from_saved_positions_can_be_written_and_replay():
    """Handicap bridges and the decks of later rounds were once lost in them."""
    tried = set()
    for seed in range(40):
        lot = random.Random(seed)
        game = new_game("modern", ("guard",), "white", ("black", 3))
        for _ in steps(game, lot):
            if game.phase == OVER or game.happened or (game.phase == FINAL and game.left == 1):
                continue
            if game.phase == PLAY and lot.random() < 0.95:
                continue
            tried.add(game.phase)
            on = game_at(position_of(game))
            for _ in steps(on, lot):
                pass
            assert state(read(writer.lines(on))) == state(on)
    assert len(tried) == 4


def test_a_record_has_its_head_first():
    game = play(
        f"edition french\nvariant open guard\nfirst black\nhandicap white DE AB\ndeck {DECK}"
    )
    assert list(writer.lines(game)) == [
        "kahuna 1",
        "edition french",
        "variant guard open",
        "first black",
        "handicap white DE AB",
        f"deck {DECK}",
    ]


def test_a_position_is_written_as_it_was_set_up():
    head = ["bridges white BE BF", "hand white AB", "bridges black AB KL", "hand black EHH"]
    lines = ["kahuna 1", "edition modern", "first white", *head]
    lines += ["round 2", "scores 1 0", "deck CDFGJKLI", "white B-D ^", "black E-H ^C"]
    assert list(writer.lines(read(lines))) == lines


def test_a_turn_that_ends_the_game_ends_with_a_full_stop():
    head = ["bridges white AB", "hand white KK", "bridges black KL", "round 2", "scores 0 0"]
    lines = ["kahuna 1", "edition modern", "first white", *head, "deck FGHIJ", "white KK*KL ."]
    game = read(lines)
    assert game.phase == OVER
    assert list(writer.lines(game)) == lines


def test_cards_discarded_together_are_written_together():
    game = play(FIVE + "white #EBA ^")
    assert list(writer.lines(game))[-1] == "white #ABE ^"


def test_words_of_a_play_lead_back_to_it():
    for game in some_games(1):
        for action in game.history[: game.length]:
            if action < 242:
                assert notation.parse(notation.text(action)) == action


# How it may be written


def test_comments_and_empty_lines_are_skipped():
    text = f"""
        // a game

        edition modern // the usual one
        deck {DECK} //
        white K-I ^ // and so on // and on
        //
    """
    assert bridges(play(text), "white") == "IK"


def test_lines_are_counted_with_those_that_are_skipped():
    reader = Reader()
    for line in ("", "// words", "kahuna 1", "", f"deck {DECK}", ""):
        reader.feed(line)
    with pytest.raises(RecordError, match="line 7: ") as caught:
        reader.feed("white ^A")
    assert caught.value.line == 7
    assert str(caught.value) == "line 7: " + caught.value.reason


def test_only_decks_and_turns_are_answered():
    reader = Reader()
    answers = [reader.feed(line) for line in ("kahuna 1", "", "first black", f"deck {DECK}")]
    assert answers == [False, False, False, True]
    assert reader.feed("black ^") is True
    assert reader.feed("// the end") is False


def test_the_parts_of_the_head_may_stand_in_any_order():
    head = ["edition french", "variant open", "first black", "handicap white AB", "round 1"]
    found = set()
    for seed in range(6):
        random.Random(seed).shuffle(head)
        found.add(str(state(play("\n".join(head) + "\ndeck FGHIJ"))))
    assert len(found) == 1


def test_several_variants_stand_in_one_line():
    game = play(f"variant open guard\ndeck {DECK}")
    assert game.guard and game.opened


def test_missing_parts_of_the_head_are_modern_white_and_no_variant():
    game = play(f"deck {DECK}")
    assert (game.edition.name, game.guard, game.opened, game.first) == ("modern", False, False, 0)


def test_a_deck_may_be_written_in_groups():
    assert state(play("deck HKB GLB FFL CKEIHI JAGCEDADJ")) == state(play(f"deck {DECK}"))


def test_a_record_may_stop_anywhere():
    game = random_game(3)
    lines = list(writer.lines(game))
    decks = next(i for i, line in enumerate(lines) if line.startswith("deck"))
    for end in range(decks + 1, len(lines) + 1):
        assert read(lines[:end])


def test_cards_named_nowhere_are_discards():
    game = play("hand white AB\ndeck FGHIJ")
    assert game.discards == 24 - 2 - 5


def test_a_position_needs_no_more_than_one_of_its_lines():
    for head in ("bridges white AB", "hand black C", "round 2"):
        assert play(f"{head}\ndeck FGHIJ").pile == 2


def test_a_position_may_be_set_up_without_a_record():
    game = new_game("french")
    set_up(game, round=2)
    game.deal(bytes([0, 1, 2, 3]))
    expected = play("edition french\nround 2\ndeck ABCD")
    assert state(game) == state(expected)
    assert save_game(game) == save_game(expected)


def test_the_line_of_a_removal_may_be_named_in_either_order():
    head = "bridges black EH KL\nhand white HHE\ndeck FGIJ\n"
    assert bridges(play(head + "white HE*HE ^"), "black") == "KL"
    assert hand(play(head + "white HE*EH ^"), "white") == "HJ"


def test_control_follows_from_the_bridges_of_a_position():
    assert islands(play("bridges white AB AD\ndeck F"), "white") == "A"


# What is refused, and in which words

SENTENCES = [
    # the head
    ("edition new", "there is no edition 'new'"),
    ("edition", "one edition"),
    ("edition modern french", "one edition"),
    ("edition modern\nedition french", "'edition' is given twice"),
    ("variant closed", "no variant 'closed'"),
    ("first red", "'red' is no side: white or black"),
    ("first", "one side"),
    ("handicap", "a side is missing"),
    ("handicap white", "one to three bridges"),
    ("handicap white AB AD AH BC", "one to three bridges"),
    ("handicap white AC", "no line between A and C"),
    ("handicap white AB AB", "a bridge on AB already"),
    ("bridges", "a side is missing"),
    ("bridges grey AB", "'grey' is no side"),
    ("bridges white AB AB", "AB is given twice"),
    ("bridges white ACB", "'ACB' is no line"),
    ("bridges white A", "'A' is no line"),
    ("bridges white AZ", "'Z' is no island"),
    ("bridges white AB\nbridges black AB", "line AB has two bridges"),
    ("bridges white " + " ".join(LINES[:26]), "only 25 bridges"),
    ("hand white ABCDEF", "White holds more than five cards"),
    ("hand black AAA", "only two cards ALOA"),
    ("hand white AA\nhand black A", "only two cards ALOA"),
    ("hand white a", "'a' is no island"),
    ("round 4", "three rounds"),
    ("round 0", "three rounds"),
    ("round", "one round"),
    ("round two", "'two' is no number"),
    ("round \u00b2", "'\u00b2' is no number"),
    ("round \u0663", "'\u0663' is no number"),
    ("scores 1", "two scores"),
    ("scores 1 2 3", "two scores"),
    ("scores 999 0", "the scores cannot be 999 and 0"),
    ("round 2\nscores 1 1", "the scores cannot be 1 and 1"),
    ("scores 2 0\nround 2\ndeck FGHIJ", "in round 2 the scores cannot be 2 and 0"),
    ("round 3\nscores 2 2", "the scores cannot be 2 and 2"),
    ("scores 1 0\ndeck FGHIJ", "in round 1 the scores cannot be 1 and 0"),
    ("bridges white AB\nround 2\ndeck FGHIJ", "in round 2 a side without bridges has lost"),
    ("scores 0 1000", "no number"),
    ("scores -1 0", "'-1' is no number"),
    ("scores 1 \u00bd", "no number"),
    ("edition short\nvariant guard", "the edition short has no variant guard"),
    ("variant open\nedition classic", "the edition classic has no variant open"),
    ("edition short\nhandicap white AB", "no handicap"),
    ("kahuna 1", "'kahuna' begins no line"),
    ("WHITE ^", "'WHITE' begins no line"),
    (f"deck {DECK}\nedition modern", "'edition' belongs before the first deck"),
    (f"deck {DECK}\nhand white A", "'hand white' belongs before the first deck"),
    # decks
    ("deck", "the deck lacks a card ALOA"),
    (f"deck {DECK}A", "only two cards ALOA"),
    (f"deck {DECK[:-1]}", "the deck lacks a card JOJO"),
    (f"deck {DECK[:-1]}Z", "'Z' is no island"),
    ("hand white A\ndeck AA", "ALOA"),
    ("hand white A\ndeck", "the deck is empty"),
    (f"deck {DECK}\ndeck {DECK}", "no deck is due: it is White's turn"),
    # turns
    ("white ^", "the first deck is due"),
    (f"deck {DECK}\nblack ^", "it is White's turn"),
    (f"deck {DECK}\nwhite", "the turn has no end"),
    (f"deck {DECK}\nwhite K-I", "the turn has no end"),
    (f"deck {DECK}\nwhite ^ ^", "'^' comes after the end of the turn"),
    (f"deck {DECK}\nwhite ^ K-I", "'K-I' comes after the end of the turn"),
    (f"deck {DECK}\nwhite K-I^", "'K-I^' is no play"),
    (f"deck {DECK}\nwhite KI ^", "'KI' is no play"),
    (f"deck {DECK}\nwhite K-K ^", "no line between K and K"),
    (f"deck {DECK}\nwhite K-A ^", "no line between K and A"),
    (f"deck {DECK}\nwhite k-i ^", "'k' is no island"),
    (f"deck {DECK}\nwhite A-B ^", "White holds no card ALOA"),
    (f"deck {DECK}\nwhite K-I K-J ^", "White holds no card KAHU"),
    (f"deck {DECK}\nwhite H-E ^\nblack B-E L-H G-J .\nwhite K-G K-C ^", "no card KAHU"),
    (f"deck {DECK}\nwhite HH*EH ^", "White does not hold two cards HUNA"),
    (f"deck {DECK}\nwhite HE*EH ^", "White holds no card ELAI"),
    (f"deck {DECK}\nwhite HB*EH ^", "BARI is no end of line EH"),
    (f"deck {DECK}\nwhite H*EH ^", "'H*EH' is no play"),
    (f"deck {DECK}\nwhite HH*EH- ^", "'HH*EH-' is no play"),
    (f"deck {DECK}\nwhite #K ^", "only a hand of five cards"),
    (f"deck {DECK}\nwhite # ^", "'#' is no play"),
    (f"deck {DECK}\nwhite ^A", "no card ALOA lies face up"),
    (f"deck {DECK}\nwhite .\nblack .", "White has just ended a turn without"),
    ("bridges white EH\nhand white E\ndeck FGIJ\nwhite E-H ^", "between ELAI and HUNA already"),
    ("bridges white EH\nhand white EE\ndeck FGIJ\nwhite EE*EH ^", "Black has no bridge between"),
    ("hand white EE\ndeck FGIJ\nwhite EE*EH ^", "Black has no bridge between"),
    ("bridges black EH\nhand white EE\ndeck FGIJ\nwhite EE*EH+ ^", "only in the variant guard"),
    (FIVE + "white ^", "White holds five cards, and cannot draw a sixth"),
    (FIVE + "white ^F", "White holds five cards, and cannot draw a sixth"),
    (FIVE + "white .\nblack .", "play or discard a card and draw"),
    (FIVE + "white #A .", "has discarded, and must draw"),
    (FIVE + "white #A B-C ^", "has discarded, and cannot play"),
    (FIVE + "white A-B #C ^", "has played a card, and cannot discard"),
    (FIVE + "white #F ^", "White holds no card FAAA"),
    (FIVE + "white #AA ^", "White holds no card ALOA"),
    (FIVE + "white #B #A ^", "discarded together, as one word"),
    (FIVE + "white #A #B ^", "discarded together, as one word"),
    (FIVE + "white #AB #CD ^", "discarded together, as one word"),
    ("edition short\n" + FIVE + "white .", "this edition has no turn without a draw"),
    (f"edition short\ndeck {DECK}\nwhite .", "this edition has no turn without a draw"),
    ("round 1\ndeck FG\nwhite ^", "the pile is empty"),
    ("round 3\ndeck\nwhite ^", "nothing is left to draw"),
    ("round 3\nhand white ABCDE\ndeck\nwhite #A .", "nothing is left to draw"),
    # the end
    ("round 1\nbridges white AB\nbridges black KL\ndeck F\nwhite ^F\nblack ^", "a deck is due"),
    ("round 3\ndeck\nwhite .\nblack .\nwhite .", "the game is over"),
    ("round 3\ndeck\nwhite .\nblack .\ndeck ABC", "the game is over"),
]
EARLY = "round 2\nbridges white AB\nbridges black KL\nhand white KKA\ndeck FGHIJ\nwhite KK*KL"
SENTENCES += [
    (EARLY, "the game is over: the turn ends with a full stop"),
    (EARLY + " ^", "the game is over: the turn ends with a full stop"),
    (EARLY + " A-D .", "the game is over: the turn ends with a full stop"),
    (EARLY + " . .", "comes after the end of the turn"),
]
GUARD = "variant guard\nbridges white CF\nhand white AADD\nbridges black "
SENTENCES += [
    (GUARD + "AB AH\ndeck FGHIJ\nwhite D-A ^", "Black controls ALOA"),
    (GUARD + "AB AH AD\ndeck FGHIJ\nwhite AA*AB+ ^", "Black controls ALOA"),
    # The removal costs Black ALOA: what forbids the bridge is BARI.
    (GUARD + "AB AH BC BD BE\ndeck FGHIJ\nwhite AA*AB+ ^", "Black controls BARI"),
    (
        "bridges white " + " ".join(LINES[:25]) + "\nhand white K\ndeck FGHIJ\nwhite K-L ^",
        "White has laid all 25 bridges",
    ),
]


@pytest.mark.parametrize("text, words", SENTENCES)
def test_what_is_wrong_is_said_in_a_players_words(text, words):
    reason = refusal(text)
    assert words in reason
    assert reason[-1] != "." or "with ." in reason
    assert "\n" not in reason


@pytest.mark.parametrize("line", ["", "kahuna", "kahuna 2", "kahuna 1 1", "Kahuna 1", "hello"])
def test_a_record_begins_with_its_name_and_version(line):
    reader = Reader()
    if not line:
        assert reader.feed(line) is False
        line = f"deck {DECK}"
    with pytest.raises(RecordError, match="a record begins with 'kahuna 1'"):
        reader.feed(line)


def test_a_record_without_a_deck_is_no_game():
    with pytest.raises(RecordError, match=r"line 3: .* before its first deck"):
        read(["kahuna 1", "edition short"])


def test_a_discard_that_is_not_held_leaves_the_reason_not_the_rest():
    """Cards are taken one by one, whichever is missing."""
    assert "GOLA" in refusal(FIVE + "white #AGB ^")


# Whatever comes

WORDS = """
    kahuna 1 2 edition modern french classic short variant guard open first white black handicap
    bridges hand round scores deck // # ^ . + * - AB AD KL EH A B L AA HH*EH HH*EH+ EH*EH K-I I-K
    ^F ^A #A #AB #ABCDE 0 1 2 3 99 100 -1 \u00b2 \u0663 \u00bd 1e3 0x1 \x00 \ufeff \u2028 \U0001f600
    HKBGLBFFLCKEIHIJAGCEDADJ FGHIJ F ABCDEFGHIJKL \u0410 \uff21 \xdf \ud800 '%s' {0} %d
    A-B- *AB AB* HHEH
""".split()


def feed_all(lines):
    """Every line is taken or refused with a sentence; the first refusal ends it."""
    reader = Reader()
    for number, line in enumerate(lines, 1):
        try:
            reader.feed(line)
        except RecordError as error:
            assert error.line == number
            assert str(error).startswith(f"line {number}: ")
            assert error.reason and "\n" not in error.reason
            return reader
    if reader.game:
        list(writer.lines(reader.game))
        save_game(reader.game)
    return reader


HEADS = [
    ["kahuna 1"],
    ["kahuna 1", f"deck {DECK}"],
    ["kahuna 1", "edition french", *FIVE.split("\n")],
]


def test_whatever_words_come_only_record_errors_are_raised():
    lot = random.Random(7)
    for _ in range(20000):
        line = " ".join(lot.choice(WORDS) for _ in range(lot.randint(0, 5)))
        if lot.random() < 0.5:
            line = lot.choice(("white ", "black ", "deck ", "hand white ", "bridges black ")) + line
        feed_all([*lot.choice(HEADS), line])


@given(st.lists(st.text(max_size=30), max_size=6))
def test_whatever_text_comes_only_record_errors_are_raised(lines):
    for head in HEADS:
        feed_all([*head, *lines])


@given(st.text(alphabet="ABCHKI#^.*+-/ \u00b2", max_size=12))
def test_whatever_turn_comes_only_record_errors_are_raised(text):
    feed_all([*HEADS[2], "white " + text])


def test_records_with_changed_signs_are_read_or_refused():
    lot = random.Random(3)
    signs = "ABCDEFGHIJKL#^.*+- /0123abc\u00b2\x00"
    for seed in range(12):
        text = "\n".join(writer.lines(random_game(seed, "french", ("guard", "open"))))
        for _ in range(60):
            changed = list(text)
            for _ in range(lot.choice((1, 1, 2, 5))):
                changed[lot.randrange(len(changed))] = lot.choice(signs)
            feed_all("".join(changed).split("\n"))


def test_huge_lines_are_refused():
    for line in (
        "A" * 10**6,
        "deck " + "A" * 10**6,
        "white " + "K-I " * 10**5,
        "hand white " + "A" * 10**6,
    ):
        assert feed_all([*HEADS[1][:1], line]).line == 2
        feed_all([*HEADS[1], line])
    assert feed_all(["kahuna 1", "round " + "9" * 10**6]).line == 2
    assert feed_all(["kahuna 1", "bridges white " + "AB" * 10**5]).line == 2


# Golden records: the worked example, and one game of every edition and variant, with their states
# by slow_kahuna.py

GOLDEN = sorted(path.stem for path in DATA.glob("*.txt"))


def golden(name):
    text = (DATA / f"{name}.txt").read_text(encoding="utf-8")
    states = (DATA / f"{name}.jsonl").read_text(encoding="utf-8")
    return text.splitlines(), [json.loads(line) for line in states.splitlines()]


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_records_are_answered_as_ever(name):
    lines, expected = golden(name)
    reader = Reader()
    answers = [{"line": reader.line, **state(reader.game)} for line in lines if reader.feed(line)]
    assert answers == expected


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_records_are_answered_alike_by_the_slow_rules(name):
    lines, expected = golden(name)
    assert list(referee(lines)) == expected


def test_every_edition_and_variant_has_a_golden_record():
    heads = set()
    for name in GOLDEN:
        game = read(golden(name)[0])
        variants = [word for word, on in (("guard", game.guard), ("open", game.opened)) if on]
        heads.add((game.edition.name, tuple(variants)))
    assert heads >= set(GAMES)
