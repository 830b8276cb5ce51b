"""Where the printed editions differ, and what variants and handicap change."""

import random

import pytest
from kahuna_games import (
    EDITIONS,
    GAMES,
    actions,
    bridges,
    deal,
    first_letters,
    go,
    hand,
    in_edition,
    islands,
    new_game,
    play,
    plays,
    refusal,
    result,
    scores,
    shown,
    state,
    words,
)
from slow_kahuna import LINES, SIDES

from kahuna.records import notation
from kahuna.records.setting_up import set_up
from kahuna.rules import editions
from kahuna.rules.limits import LINE_COUNT


def test_the_editions_keep_their_places_and_new_ones_come_last():
    """Saves know an edition by its number."""
    assert [edition.name for edition in editions.EDITIONS][: len(EDITIONS)] == list(EDITIONS)


@pytest.mark.parametrize(
    "name, first",
    [
        ("modern", editions.FIRST_AGREED),
        ("french", editions.FIRST_AGREED),
        ("classic", editions.FIRST_NOT_DEALER),
        ("short", editions.FIRST_BY_LOT),
    ],
)
def test_who_begins(name, first):
    assert notation.edition(name).first == first


# Discarding

FIVE = "hand white ABCDE\nhand black FG\ndeck FGHIJ\n"
FOUR = "hand white ABCD\nhand black FG\ndeck FGHIJ\n"
LAST = "round 3\nbridges white AB\nbridges black KL\nhand white ABCDE\nhand black FG\ndeck\n"


@pytest.mark.parametrize("name", ["modern", "short"])
def test_only_a_full_hand_may_be_discarded_from(name):
    assert "#" in first_letters(in_edition(name, FIVE))
    assert "#" not in first_letters(in_edition(name, FOUR))


@pytest.mark.parametrize("name", ["french", "classic"])
def test_any_hand_may_be_discarded_from_instead_of_playing(name):
    assert "#" in first_letters(in_edition(name, FIVE))
    game = in_edition(name, FOUR)
    assert [word for word in words(game) if word[0] == "#"] == ["#A", "#B", "#C", "#D"]
    assert "#" not in first_letters(go(game, "A-B"))


@pytest.mark.parametrize("name", EDITIONS)
def test_several_cards_may_be_discarded_though_the_hand_is_full_no_more(name):
    game = go(in_edition(name, FIVE), "#A")
    assert [word for word in words(game) if word[0] == "#"] == ["#B", "#C", "#D", "#E"]


@pytest.mark.parametrize("name", ["modern", "short"])
def test_a_side_that_discards_must_draw(name):
    game = go(in_edition(name, FIVE), "#D")
    assert words(game) == ["#E", "^F", "^G", "^H", "^"]


@pytest.mark.parametrize("name", ["french", "classic"])
def test_a_side_that_discards_may_decline_to_draw(name):
    game = go(in_edition(name, FIVE), "#D")
    assert words(game) == ["#E", "^F", "^G", "^H", "^", "."]
    assert "." not in words(go(game, "."))


@pytest.mark.parametrize("name", ["french", "classic"])
def test_after_the_opponent_declined_a_discard_must_be_followed_by_a_draw(name):
    game = go(in_edition(name, FIVE), ".", "#F")
    assert words(game) == ["#G", "^F", "^G", "^H", "^"]


def test_nothing_is_discarded_where_nothing_is_left_to_draw():
    assert "#" not in first_letters(in_edition("modern", LAST))


@pytest.mark.parametrize("name", ["french", "classic"])
def test_cards_may_be_discarded_in_the_last_turns(name):
    assert "#" in first_letters(in_edition(name, LAST))


# Declining

FRESH = "deck HKBGLBFFLCKEIHIJAGCEDADJ\n"


@pytest.mark.parametrize("name", ["modern", "french", "classic"])
def test_drawing_may_be_declined(name):
    assert "." in words(in_edition(name, FRESH))
    assert "." in words(in_edition(name, FRESH + "white K-I ^"))
    assert "." in words(in_edition(name, FIVE))


def test_short_never_lets_anyone_decline():
    assert "." not in words(in_edition("short", FRESH))
    assert "." not in words(go(in_edition("short", FRESH), "K-I"))
    assert "." not in words(in_edition("short", FIVE))


# The early end

LAST_BRIDGE = "bridges white AB\nbridges black KL\nhand white KKC\nhand black D\ndeck FGHIJ\n"
BARE = "bridges white AB\nhand white CC\nhand black D\n"
EARLY = ["modern", "french", "classic"]


@pytest.mark.parametrize("name", EARLY)
@pytest.mark.parametrize("number", [2, 3])
def test_taking_the_last_bridge_wins_at_once(name, number):
    game = in_edition(name, f"round {number}\n{LAST_BRIDGE}")
    go(game, "KK*KL")
    assert (state(game)["phase"], result(game)) == ("over", ("white", "no-bridges"))
    assert scores(game) == (0, 0)
    assert words(game) == []


@pytest.mark.parametrize("name", EARLY)
def test_a_placement_may_take_the_last_bridge(name):
    head = "round 2\nbridges black KL\nbridges white HL\nhand black D\nhand white L\n"
    game = go(in_edition(name, head + "deck FGHIJ"), "L-I")
    assert result(game) == ("white", "no-bridges")


@pytest.mark.parametrize("name", EARLY)
def test_the_last_bridge_may_be_taken_in_the_last_turns(name):
    head = "round 3\nbridges white AB\nbridges black KL\nhand white KKC\nhand black D\ndeck\n"
    game = go(in_edition(name, head), "KK*KL")
    assert result(game) == ("white", "no-bridges")


@pytest.mark.parametrize("name", EDITIONS)
def test_nobody_loses_by_the_last_bridge_in_round_one(name):
    game = in_edition(name, f"round 1\n{LAST_BRIDGE}")
    go(game, "KK*KL")
    assert (state(game)["phase"], result(game)) == ("play", None)
    go(game, "C-G", "^")
    assert result(game) is None


@pytest.mark.parametrize("number", [2, 3])
def test_short_has_no_early_end(number):
    game = in_edition("short", f"round {number}\n{LAST_BRIDGE}")
    go(game, "KK*KL", "^")
    assert (state(game)["phase"], result(game)) == ("play", None)


@pytest.mark.parametrize("name", ["modern", "classic"])
def test_a_player_without_bridges_loses_as_round_two_begins(name):
    game = in_edition(name, f"round 1\n{BARE}deck F\nwhite ^F")
    assert (state(game)["phase"], result(game)) == ("over", ("white", "no-bridges"))


@pytest.mark.parametrize("name", ["modern", "classic"])
def test_the_round_that_ends_so_is_scored_before(name):
    game = in_edition(name, "round 1\nbridges white AB AD\ndeck F\nwhite ^F")
    assert (result(game), scores(game)) == (("white", "no-bridges"), (1, 0))


@pytest.mark.parametrize("name", ["french", "short"])
def test_a_player_without_bridges_goes_on_as_round_two_begins(name):
    game = in_edition(name, f"round 1\n{BARE}deck F\nwhite ^F")
    assert (state(game)["phase"], result(game)) == ("deal", None)


@pytest.mark.parametrize("name", ["modern", "classic"])
def test_with_both_bare_the_first_to_lay_a_bridge_wins(name):
    game = in_edition(name, "round 2\nhand white C\nhand black D\ndeck FGHIJ\n")
    assert result(go(game, "^")) is None
    assert result(go(game, "D-A")) == ("black", "no-bridges")


def test_in_french_laying_the_first_bridge_wins_nothing():
    game = in_edition("french", "round 2\nhand white C\nhand black D\ndeck FGHIJ\n")
    go(game, "^", "D-A", "^")
    assert result(game) is None


def test_in_french_taking_wins_even_without_a_bridge_of_ones_own():
    head = "round 2\nbridges black KL\nhand white KKC\nhand black D\ndeck FGHIJ\n"
    assert result(go(in_edition("french", head), "KK*KL")) == ("white", "no-bridges")


def test_in_french_black_wins_in_the_same_way():
    head = "first black\nround 2\nbridges white KL\nhand black KKC\nhand white D\ndeck FGHIJ\n"
    assert result(go(in_edition("french", head), "KK*KL")) == ("black", "no-bridges")


def test_in_french_a_turn_that_takes_nothing_wins_nothing():
    head = "round 2\nbridges white AB\nhand white CC\nhand black D\ndeck FGHIJ\n"
    game = go(in_edition("french", head), "C-K", "^", "^")
    assert result(game) is None


# Variant guard


def guarded(text, name="modern"):
    return play(f"edition {name}\nvariant guard\n{text}")


@pytest.mark.parametrize("name", ["modern", "french", "classic"])
def test_guard_forbids_a_bridge_at_an_island_of_the_opponent(name):
    text = "bridges black AB AH\nhand white AD\ndeck FGHIJ"
    game = guarded(text, name)
    assert plays(game) == ["D-E", "D-H", "D-B"]
    assert {"A-D", "D-A"} <= set(plays(in_edition(name, text)))


def test_guard_forbids_no_bridge_at_ones_own_island_or_one_that_nobody_controls():
    game = guarded("bridges white AB AH\nbridges black BD\nhand white A\ndeck FGHIJ")
    assert plays(game) == ["A-D"]


def test_guard_allows_ones_own_bridge_at_once_after_a_removal():
    game = guarded("bridges black EH KL\nhand white HH\ndeck CFG")
    assert [word for word in plays(game) if "*" in word] == ["HH*EH", "HH*EH+"]
    go(game, "HH*EH+")
    assert (bridges(game, "white"), bridges(game, "black")) == ("EH", "KL")
    assert hand(game, "white") == ""


@pytest.mark.parametrize("pair", ["EE", "EH", "HH"])
def test_guard_lets_lay_at_once_whatever_pair_was_played(pair):
    game = go(guarded("bridges black EH KL\nhand white EEHH\ndeck CFG"), pair + "*EH+")
    assert bridges(game, "white") == "EH"
    assert "".join(sorted(hand(game, "white") + pair)) == "EEHH"


def test_guard_allows_a_bridge_at_once_where_the_removal_itself_costs_the_island():
    game = guarded("bridges black AB AH\nhand white BB\ndeck CFG")
    go(game, "BB*AB+")
    assert (bridges(game, "white"), islands(game, "black")) == ("AB", "")


@pytest.mark.parametrize("black", ["AB AD AH", "AB BC BD BE", "AB AD AH BC BD BE"])
def test_guard_forbids_a_bridge_at_once_where_the_opponent_still_controls_an_end(black):
    game = guarded(f"bridges black {black}\nhand white AABB\ndeck CFG")
    assert [word for word in plays(game) if word.endswith("*AB+")] == []
    assert {"AA*AB", "AB*AB", "BB*AB"} <= set(plays(game))


def test_a_bridge_laid_at_once_may_win_islands():
    game = guarded("bridges white IL\nbridges black HL KL\nhand white KK\ndeck CFG")
    go(game, "KK*KL+")
    assert (islands(game, "white"), bridges(game, "black")) == ("L", "")


def test_a_bridge_laid_at_once_is_one_of_the_25():
    laid = " ".join(line for line in LINES if line not in ("AB", "KL"))
    head = f"bridges white {laid}\nbridges black KL\nhand white KK\ndeck CFG"
    assert plays(guarded(head)) == ["KK*KL"]
    assert plays(guarded(head.replace(" IK", ""))) == ["K-I", "KK*KL", "KK*KL+"]


@pytest.mark.parametrize("name", ["modern", "french", "classic"])
def test_taking_the_last_bridge_and_laying_at_once_is_one_play(name):
    head = "round 2\nbridges white AB\nbridges black KL\nhand white KK\nhand black D\ndeck CFGJI"
    game = go(guarded(head, name), "KK*KL+")
    assert result(game) == ("white", "no-bridges")
    assert bridges(game, "white") == "AB KL"


@pytest.mark.parametrize("name", ["modern", "classic"])
def test_a_bridge_laid_at_once_is_there_when_the_early_end_is_checked(name):
    head = "round 2\nbridges white AB\nbridges black KL\nhand white KK\nhand black D\ndeck CFGJI"
    assert result(go(guarded(head, name), "KK*KL+")) == ("white", "no-bridges")


@pytest.mark.parametrize("name", EDITIONS)
def test_without_guard_nothing_is_laid_at_once(name):
    game = in_edition(name, "bridges black EH KL\nhand white HH\ndeck CFG")
    assert [word for word in plays(game) if "*" in word] == ["HH*EH"]


# Variant open


def in_the_open(text, name="modern"):
    return play(f"edition {name}\nvariant open\n{text}")


@pytest.mark.parametrize("name", ["modern", "french"])
def test_open_shows_cards_taken_face_up_while_they_are_held(name):
    game = in_the_open("hand white A\nhand black D\ndeck FGHIJK\nwhite ^F", name)
    assert (shown(game, "white"), hand(game, "white")) == ("F", "AF")
    assert shown(go(game, "^", "F-B"), "white") == ""


def test_open_does_not_show_the_draw_from_the_pile():
    game = in_the_open("hand white A\nhand black D\ndeck FGHIJK\nwhite ^")
    assert (shown(game, "white"), hand(game, "white")) == ("", "AI")


def test_without_open_no_card_is_shown():
    assert shown(play("hand white A\ndeck FGHIJK\nwhite ^F"), "white") == ""


OPEN_AND_HIDDEN = "bridges black EF\nhand white F\nhand black D\ndeck FGHIJK\nwhite ^F\nblack ^\n"


def test_of_two_equal_cards_the_hidden_one_is_spent_first():
    game = in_the_open(OPEN_AND_HIDDEN)
    assert (hand(game, "white"), shown(game, "white")) == ("FF", "F")
    go(game, "F-B")
    assert (hand(game, "white"), shown(game, "white")) == ("F", "F")
    go(game, "F-C")
    assert (hand(game, "white"), shown(game, "white")) == ("", "")


def test_a_removal_with_two_equal_cards_spends_the_open_one_too():
    game = go(in_the_open(OPEN_AND_HIDDEN), "FF*EF")
    assert (hand(game, "white"), shown(game, "white")) == ("", "")


def test_of_two_equal_cards_the_hidden_one_is_discarded_first():
    game = go(in_the_open(OPEN_AND_HIDDEN, "french"), "#F")
    assert (hand(game, "white"), shown(game, "white")) == ("F", "F")
    assert shown(go(game, "#F"), "white") == ""


def test_two_equal_cards_may_both_be_open():
    text = "hand black D\ndeck FFHIJK\nwhite ^F\nblack ^\nwhite ^F\nblack ."
    game = in_the_open(text)
    assert (hand(game, "white"), shown(game, "white")) == ("FF", "FF")
    assert shown(go(game, "F-B"), "white") == "F"


def test_a_card_stays_open_when_its_equal_is_drawn_from_the_pile():
    game = in_the_open("hand black D\ndeck FGHJF\nwhite ^F\nblack .\nwhite ^")
    assert (hand(game, "white"), shown(game, "white")) == ("FF", "F")
    assert shown(go(game, ".", "F-B"), "white") == "F"


def test_open_cards_stay_open_in_the_next_round():
    head = "bridges white AB\nbridges black KL\nhand white A\ndeck F\nwhite ^F\n"
    game = in_the_open(head + "deck ABBCCDDEEFGGHHIIJJKKLL")
    assert shown(game, "white") == "F"


# Handicap

DECK = "deck HKBGLBFFLCKEIHIJAGCEDADJ\n"


@pytest.mark.parametrize("name", ["modern", "french", "classic"])
@pytest.mark.parametrize("laid", ["AB", "AB DE", "AB DE KL"])
def test_the_weaker_player_lays_one_to_three_bridges_first(name, laid):
    game = in_edition(name, f"handicap black {laid}\n{DECK}")
    assert (bridges(game, "black"), bridges(game, "white")) == (laid, "")
    assert (state(game)["turn"], state(game)["phase"], game.discards) == ("white", "play", 0)
    assert (hand(game, "white"), hand(game, "black")) == ("BHK", "BGL")


def test_the_side_with_the_handicap_may_begin():
    game = play(f"first black\nhandicap black AB\n{DECK}")
    assert (bridges(game, "black"), state(game)["turn"]) == ("AB", "black")


def test_bridges_of_a_handicap_control_islands():
    assert islands(play(f"handicap white AB AD\n{DECK}"), "white") == "A"


def test_bridges_of_a_handicap_remove_as_always():
    head = "bridges white AB\nbridges black AD\nhandicap white AH\ndeck FGHIJ\n"
    game = play(head)
    assert (islands(game, "white"), bridges(game, "black")) == ("A", "")


def test_a_handicap_is_laid_on_free_lines():
    """The refusal names the line of the record that makes it impossible, not a later one."""
    assert "a bridge on AB already" in refusal("handicap white AB AB")
    assert "a bridge on AB already" in refusal("bridges black AB\nhandicap white DE AB")
    assert "a bridge on AB already" in refusal("handicap white AB\nbridges black AB")


def test_a_handicap_may_free_the_line_of_its_next_bridge():
    game = play("bridges black AB\nhandicap white AD AH AB\ndeck FGHIJ")
    assert (bridges(game, "white"), bridges(game, "black")) == ("AB AD AH", "")


def test_a_handicap_needs_free_lines_and_bridges():
    white, black = " ".join(LINES[:13]), " ".join(LINES[13:25])
    full = f"bridges white {white}\nbridges black {black}\n"
    assert play(full + f"handicap white {LINES[25]} {LINES[26]}\ndeck FGHIJ")
    words = "too few lines or bridges left"
    laid = f"bridges white {white}\nhandicap white IL JK KL\nbridges black {black}"
    assert words in refusal(laid)
    assert words in refusal(f"bridges white {' '.join(LINES[:25])}\nhandicap white KL")


def test_a_handicap_is_laid_action_by_action():
    game = new_game(handicap=("black", 2))
    deal(game, random.Random(1))
    assert actions(game) == list(range(LINE_COUNT))
    game.apply(0)
    assert actions(game) == list(range(1, 27))
    assert (state(game)["phase"], state(game)["turn"]) == ("handicap", "black")
    game.apply(26)
    assert (state(game)["phase"], state(game)["turn"]) == ("play", "white")
    assert bridges(game, "black") == "AB KL"


def test_after_a_handicap_with_nothing_to_draw_come_the_last_turns():
    game = new_game(handicap=("black", 1))
    set_up(game, round=3)
    game.deal(b"")
    game.apply(0)
    assert (state(game)["phase"], state(game)["turn"], game.left) == ("final", "white", 2)
    go(game, ".")
    assert state(game)["phase"] == "over"  # by the early end: White has no bridge


# Who offers what


@pytest.mark.parametrize("variant", ["guard", "open"])
@pytest.mark.parametrize("name", EDITIONS)
def test_variants_only_where_the_edition_has_them(name, variant):
    text = f"edition {name}\nvariant {variant}\n"
    if any(name == edition and variant in variants for edition, variants in GAMES):
        assert play(text + DECK)
    else:
        assert f"no variant {variant}" in refusal(text)


def test_short_has_no_handicap():
    assert "no handicap" in refusal("edition short\nhandicap white AB")


@pytest.mark.parametrize("side", SIDES)
def test_guard_and_open_may_be_played_together(side):
    game = play(f"variant guard open\nfirst {side}\n{DECK}")
    assert game.guard and game.opened
