"""What all editions have in common: cards, turns, bridges, control, removals, draws, rounds."""

import pytest
from kahuna_games import (
    EDITIONS,
    bridges,
    face_up,
    go,
    hand,
    islands,
    play,
    plays,
    refusal,
    result,
    state,
    words,
)
from slow_kahuna import LETTERS, LINES, lines_of

# Cards and turns


def test_three_cards_go_to_each_player_and_three_lie_face_up():
    game = play("deck HKBGLBFFLCKEIHIJAGCEDADJ")
    assert (hand(game, "white"), hand(game, "black"), face_up(game)) == ("BHK", "BGL", "FFL")
    assert (game.pile, game.discards) == (15, 0)
    assert game.sizes[0] + game.sizes[1] + 3 + game.pile == 24


def test_the_first_three_cards_go_to_the_side_that_begins():
    game = play("first black\ndeck HKBGLBFFLCKEIHIJAGCEDADJ")
    assert (hand(game, "black"), hand(game, "white")) == ("BHK", "BGL")
    assert state(game)["turn"] == "black"


def test_the_first_deck_has_all_24_cards():
    assert "LALE" in refusal("deck HKBGLBFFLCKEIHIJAGCEDADJ".replace("L", "", 1))
    assert "KAHU" in refusal("deck HKBGLBFFLCKEIHIJAGCEDADJK")


def test_any_number_of_cards_may_be_played_before_the_draw():
    head = "hand white ABCDE\nhand black K\ndeck FGHIJ\n"
    game = play(head + "white A-H B-C C-K D-E ^")
    assert hand(game, "white") == "EI"
    assert game.discards == 24 - 2 - 1 - 3 - 1


def test_a_turn_may_be_a_draw_alone():
    game = play("hand white A\ndeck FGHIJ\nwhite ^")
    assert hand(game, "white") == "AI"


def test_drawing_ends_the_turn():
    game = play("hand white AB\ndeck FGHIJ\nwhite ^")
    assert state(game)["turn"] == "black"
    assert refusal("hand white AB\ndeck FGHIJ\nwhite ^ A-B")
    assert refusal("hand white AB\ndeck FGHIJ\nwhite ^ ^F")


def test_only_the_side_at_turn_plays():
    assert "White" in refusal("deck HKBGLBFFLCKEIHIJAGCEDADJ\nblack ^")


# Placing


def test_a_card_lays_a_bridge_on_any_line_of_its_island():
    game = play("hand white K\ndeck FGHIJ")
    assert plays(game) == ["K-L", "K-C", "K-G", "K-I", "K-J"]
    go(game, "K-I")
    assert bridges(game, "white") == "IK"
    assert hand(game, "white") == ""


def test_the_same_line_may_be_taken_with_the_card_of_either_end():
    game = play("hand white KL\ndeck FGHIJ")
    assert {"K-L", "L-K"} <= set(plays(game))
    assert hand(go(game, "L-K"), "white") == "K"


@pytest.mark.parametrize("owner", ["white", "black"])
def test_a_line_with_a_bridge_is_not_free(owner):
    game = play(f"bridges {owner} CK KL\nhand white K\ndeck FGHIJ")
    assert plays(game) == ["K-G", "K-I", "K-J"]


def test_nobody_plays_a_card_not_held():
    game = play("hand white K\nhand black A\ndeck FGHIJ")
    assert not [word for word in plays(game) if word[0] != "K"]


ALL_BUT_AB_KL = " ".join(line for line in LINES if line not in ("AB", "KL"))
ALL_BUT_AB_KL_IK = ALL_BUT_AB_KL.replace(" IK", "")


def test_a_player_has_25_bridges():
    game = play(f"bridges white {ALL_BUT_AB_KL}\nhand white ABKL\ndeck FGHIJ")
    assert plays(game) == []


def test_the_25th_bridge_may_be_laid():
    game = play(f"bridges white {ALL_BUT_AB_KL_IK}\nhand white ABKL\ndeck FGHIJ")
    assert "K-I" in plays(game)
    assert plays(go(game, "K-I")) == []


def test_a_side_that_has_laid_25_bridges_may_still_remove():
    game = play(f"bridges white {ALL_BUT_AB_KL}\nbridges black KL\nhand white AKK\ndeck FGHIJ")
    assert plays(game) == ["KK*KL"]


# Control


@pytest.mark.parametrize("island", LETTERS)
def test_control_is_more_than_half_of_an_islands_lines(island):
    lines = sorted(lines_of(island))
    for laid in range(len(lines) + 1):
        game = play("\n".join(["bridges black " + " ".join(lines[:laid]), "deck FGH"]))
        assert (island in islands(game, "black")) == (2 * laid > len(lines))


def test_exactly_half_is_not_enough():
    game = play("bridges white AD BD\nbridges black BE EF EI\ndeck FGH")
    assert (islands(game, "white"), islands(game, "black")) == ("", "")


def test_the_number_of_stones_is_no_limit():
    game = play(f"bridges white {ALL_BUT_AB_KL}\ndeck FGH")
    assert islands(game, "white") == LETTERS


def test_new_control_takes_the_opponents_bridges_on_the_island():
    game = play("bridges white KL\nbridges black HL AD\nhand white L\ndeck FGH")
    go(game, "L-I")
    assert islands(game, "white") == "L"
    assert bridges(game, "white") == "IL KL"
    assert bridges(game, "black") == "AD"


def test_new_control_takes_nothing_at_an_end_that_is_not_controlled():
    game = play("bridges white KL\nbridges black EI HI HL\nhand white L\ndeck FGH")
    go(game, "L-I")
    assert bridges(game, "black") == "EI HI"


def test_a_side_that_loses_bridges_may_lose_other_islands_but_there_only_the_stone():
    game = play("bridges white KL\nbridges black AH DH HL\nhand white L\ndeck FGH")
    assert islands(game, "black") == "H"
    go(game, "L-I")
    assert islands(game, "black") == ""
    assert bridges(game, "black") == "AH DH"


def test_a_placement_may_win_both_ends():
    head = "bridges white KL AH DH\nbridges black IL EH HI IK\n"
    game = play(head + "hand white L\ndeck FGH")
    go(game, "L-H")
    assert islands(game, "white") == "HL"
    assert bridges(game, "black") == "IK"


def test_another_bridge_on_ones_own_island_removes_nothing():
    game = play("bridges white AB BC BD\nbridges black BE\nhand white B\ndeck FGH")
    go(game, "B-F")
    assert islands(game, "white") == "B"
    assert bridges(game, "black") == "BE"


def test_a_bridge_from_ones_own_island_clears_only_the_newly_won_end():
    head = "bridges white AB BC BD CF FG\nbridges black BE FJ\n"
    game = play(head + "hand white B\ndeck FGH")
    go(game, "B-F")
    assert islands(game, "white") == "BF"
    assert bridges(game, "black") == "BE"


def test_a_bridge_may_be_laid_at_an_island_of_the_opponent():
    game = play("bridges black AB AH\nhand white A\ndeck FGH")
    go(game, "A-D")
    assert islands(game, "black") == "A"
    assert bridges(game, "black") == "AB AH"


def test_control_that_was_lost_and_is_won_again_clears_the_island_again():
    head = "first black\nbridges white IL KL\nbridges black AB\nhand black IIH\nhand white L\n"
    game = play(head + "deck FGHJ\nblack II*IL H-L .")
    assert (islands(game, "white"), bridges(game, "black")) == ("", "AB HL")
    go(game, "L-I")
    assert (islands(game, "white"), bridges(game, "black")) == ("L", "AB")


def test_setting_up_removes_nothing():
    game = play("bridges white IL KL\nbridges black HL\ndeck FGH")
    assert islands(game, "white") == "L"
    assert bridges(game, "black") == "HL"


# Removing


@pytest.mark.parametrize("cards", ["EE", "EH", "HH"])
def test_two_cards_of_a_bridges_islands_remove_it(cards):
    game = play(f"bridges black EH HI\nhand white {cards}\ndeck CFG")
    go(game, cards + "*EH")
    assert (bridges(game, "black"), hand(game, "white")) == ("HI", "")


def test_every_pair_that_is_held_may_remove():
    game = play("bridges black EH\nhand white EEHH\ndeck CFG")
    assert [word for word in plays(game) if "*" in word] == ["EE*EH", "EH*EH", "HH*EH"]


@pytest.mark.parametrize("cards", ["E", "H", "EA", "AH", "AA", "EIL"])
def test_one_card_or_those_of_other_islands_remove_nothing(cards):
    game = play(f"bridges black EH\nhand white {cards}\ndeck CFG")
    assert not [word for word in plays(game) if "*" in word]


def test_nobody_removes_ones_own_bridge_or_one_that_is_not_there():
    game = play("bridges white EH\nhand white EEHH\ndeck CFG")
    assert not [word for word in plays(game) if "*" in word]


def test_a_removal_may_cost_the_opponent_an_island_but_no_other_bridge():
    game = play("bridges black AB AH\nhand white BB\ndeck FGH")
    assert islands(game, "black") == "A"
    go(game, "BB*AB")
    assert (islands(game, "black"), bridges(game, "black")) == ("", "AH")


def test_a_removal_may_cost_islands_at_both_ends():
    game = play("bridges black AB AH BC BD\nhand white AB\ndeck FGH")
    assert islands(game, "black") == "AB"
    go(game, "AB*AB")
    assert islands(game, "black") == ""


def test_a_removal_gives_nobody_control():
    game = play("bridges white AD BD HL\nbridges black DE DH IL\nhand white DD\ndeck FGH")
    go(game, "DD*DE")
    assert (islands(game, "white"), bridges(game, "black")) == ("", "DH IL")


def test_a_further_card_may_go_on_the_freed_line_in_the_same_turn():
    game = play("bridges black EH\nhand white HHE\ndeck CFG")
    go(game, "HH*EH")
    assert "E-H" in plays(game)
    go(game, "E-H")
    assert (bridges(game, "white"), bridges(game, "black")) == ("EH", "")


# Drawing


def test_a_taken_card_is_replaced_by_the_top_of_the_pile():
    game = play("deck HKBGLBFFLCKEIHIJAGCEDADJ\nwhite ^L")
    assert (hand(game, "white"), face_up(game), game.pile) == ("BHKL", "CFF", 14)


def test_of_two_equal_face_up_cards_one_is_taken():
    game = play("deck HKBGLBFFLCKEIHIJAGCEDADJ\nwhite ^F")
    assert (hand(game, "white"), face_up(game)) == ("BFHK", "CFL")


def test_the_top_of_the_pile_may_be_drawn_unseen():
    game = play("deck HKBGLBFFLCKEIHIJAGCEDADJ\nwhite ^")
    assert (hand(game, "white"), face_up(game), game.pile) == ("BCHK", "FFL", 14)


def test_only_what_lies_face_up_may_be_taken():
    game = play("deck HKBGLBFFLCKEIHIJAGCEDADJ")
    assert [word for word in words(game) if word[0] == "^"] == ["^F", "^L", "^"]


def test_with_the_pile_gone_face_up_cards_are_not_replaced():
    game = play("round 1\ndeck FGH\nwhite ^G")
    assert (face_up(game), game.pile, state(game)["phase"]) == ("FH", 0, "play")
    assert [word for word in words(game) if word[0] == "^"] == ["^F", "^H"]


def test_fewer_than_three_cards_may_lie_face_up_from_the_start():
    game = play("round 1\ndeck FG\nwhite ^G")
    assert (face_up(game), state(game)["phase"]) == ("F", "play")


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_draws_a_sixth_card(edition):
    game = play(f"edition {edition}\nhand white ABCDE\ndeck FGHIJ")
    assert not [word for word in words(game) if word[0] == "^"]
    assert [word for word in words(go(game, "A-B")) if word[0] == "^"] == ["^F", "^G", "^H", "^"]


# Turns without a draw

DECLINING = ["modern", "french", "classic"]
FIVE = "hand white ABCDE\nhand black AHIJK\ndeck FGHIJ\n"
FEW = "hand white AB\nhand black HI\ndeck FGHIJ\n"


@pytest.mark.parametrize("edition", DECLINING)
def test_nobody_declines_right_after_the_opponent(edition):
    game = play(f"edition {edition}\n{FEW}white .")
    assert "." not in words(game)
    go(game, "^")
    assert "." in words(game)


@pytest.mark.parametrize("edition", DECLINING)
def test_nobody_declines_after_the_opponent_even_when_playing_first(edition):
    game = play(f"edition {edition}\n{FEW}white .")
    assert "." not in words(go(game, "H-L"))


@pytest.mark.parametrize("edition", DECLINING)
def test_playing_does_not_make_a_turn_without_a_draw_any_other(edition):
    game = play(f"edition {edition}\n{FEW}white A-B .")
    assert "." not in words(game)


@pytest.mark.parametrize("edition", DECLINING)
def test_a_turn_that_five_cards_leave_without_a_draw_counts_as_declining(edition):
    game = play(f"edition {edition}\n{FIVE}white .")
    assert "." not in words(game)


@pytest.mark.parametrize("edition", DECLINING)
def test_with_five_cards_after_the_opponent_declined_one_must_play_or_discard_first(edition):
    game = play(f"edition {edition}\n{FIVE}white .")
    assert {word[0] for word in words(game)} == set("AHIJK#")
    played = go(play(f"edition {edition}\n{FIVE}white ."), "A-B")
    assert "^" in words(played) and "." not in words(played)
    thrown = go(game, "#A")
    assert "^" in words(thrown) and "." not in words(thrown)


def test_declining_leaves_all_cards_where_they_are():
    game = play(FEW + "white .")
    assert (hand(game, "white"), face_up(game), game.pile) == ("AB", "FGH", 2)
    assert state(game)["phase"] == "play"


# Discarding


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_side_that_discards_plays_nothing_that_turn(edition):
    game = play(f"edition {edition}\n{FIVE}")
    go(game, "#B")
    assert plays(game) == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_side_that_has_played_discards_nothing_that_turn(edition):
    game = play(f"edition {edition}\n{FIVE}")
    assert [word for word in words(game) if word[0] == "#"] == ["#A", "#B", "#C", "#D", "#E"]
    go(game, "A-B")
    assert not [word for word in words(game) if word[0] == "#"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_whole_hand_may_be_discarded(edition):
    game = play(f"edition {edition}\n{FIVE}white #ABCDE ^")
    assert (hand(game, "white"), game.discards) == ("I", 24 - 5 - 1 - 4)


@pytest.mark.parametrize("edition", EDITIONS)
def test_both_cards_of_an_island_may_be_discarded(edition):
    game = play(f"edition {edition}\nhand white AABBC\ndeck FGHIJ\nwhite #ABB ^")
    assert hand(game, "white") == "ACI"


def test_a_discard_is_said_in_any_order_of_its_cards():
    assert hand(play(FIVE + "white #DBA ^"), "white") == "CEI"


# Rounds

END_OF_ROUND = """
    round {}
    bridges white AB AD CK
    bridges black KL
    hand white CC
    hand black D
    deck F
"""


@pytest.mark.parametrize("number", [1, 2])
def test_a_round_ends_when_pile_and_face_up_cards_are_gone(number):
    game = play(END_OF_ROUND.format(number) + "white C-F ^F")
    answer = state(game)
    assert (answer["phase"], answer["round"], answer["turn"]) == ("deal", number + 1, "black")
    assert (answer["face_up"], answer["pile"], answer["discards"]) == ([], 0, 24 - 3)
    assert words(game) == []


@pytest.mark.parametrize("number", [1, 2])
def test_bridges_stones_and_hands_outlast_the_round(number):
    end = END_OF_ROUND.format(number) + "white ^F\n"
    for record in (end, end + "deck AABBDEEFGGHHIIJJKKLL"):
        answer = state(play(record))
        assert answer["bridges"] == {"white": ["AB", "AD", "CK"], "black": ["KL"]}
        assert answer["islands"] == {"white": ["A"], "black": []}
        assert answer["hands"] == {"white": ["C", "C", "F"], "black": ["D"]}


def test_the_other_cards_are_shuffled_for_the_next_round():
    end = END_OF_ROUND.format(1) + "white ^F\n"
    answer = state(play(end + "deck AABBDEEFGGHHIIJJKKLL"))
    assert (answer["face_up"], answer["pile"], answer["discards"]) == (["A", "A", "B"], 17, 0)
    assert "COCO" in refusal(end + "deck AABBCDEEFGGHHIIJJKKLL")
    assert "LALE" in refusal(end + "deck AABBDEEFGGHHIIJJKKL")
    assert "DUDA" in refusal(end + "deck AABBDDEEFGGHHIIJJKKLL")


@pytest.mark.parametrize("side, other", [("white", "black"), ("black", "white")])
def test_the_opponent_of_the_side_that_drew_last_goes_on(side, other):
    end = f"first {side}\nbridges white AB\nbridges black KL\ndeck F\n{side} ^F\n"
    assert state(play(end))["turn"] == other
    assert state(play(end + "deck AABBCCDDEEFGGHHIIJJKKLL"))["turn"] == other


def test_the_round_goes_on_while_cards_lie_face_up():
    game = play("bridges white AB\nbridges black KL\ndeck FG\nwhite ^F")
    assert state(game)["phase"] == "play"
    assert words(game) == ["^G", "."]


def test_drawing_the_last_card_of_the_pile_ends_no_round():
    game = play("bridges white AB\nbridges black KL\ndeck FGHI\nwhite ^")
    assert (state(game)["phase"], face_up(game)) == ("play", "FGH")


def test_one_may_decline_at_the_start_of_a_round():
    game = play(END_OF_ROUND.format(1) + "white ^F\ndeck AABBDEEFGGHHIIJJKKLL")
    assert "." in words(game)


# The worked example, state by state

EXAMPLE = """
    bridges white BE BF AD DE DH EH
    bridges black AB AH HI HL EF EI EJ
    hand white BA
    hand black HHE
    round 2
    deck CDFGJKLI
"""


def test_the_worked_example_begins_with_the_stones_of_the_printed_board():
    game = play(EXAMPLE)
    assert (islands(game, "white"), islands(game, "black")) == ("D", "AH")


def test_the_worked_example_white_wins_bari_and_black_loses_aloa():
    game = go(play(EXAMPLE), "B-D")
    assert (islands(game, "white"), islands(game, "black")) == ("BD", "H")
    assert bridges(game, "black") == "AH EF EI EJ HI HL"
    assert bridges(game, "white") == "AD BD BE BF DE DH EH"


def test_the_worked_example_white_wins_aloa_and_black_loses_huna():
    game = go(play(EXAMPLE), "B-D", "A-B")
    assert (islands(game, "white"), islands(game, "black")) == ("ABD", "")
    assert bridges(game, "black") == "EF EI EJ HI HL"
    assert bridges(game, "white") == "AB AD BD BE BF DE DH EH"


def test_the_worked_example_two_huna_cards_remove_a_bridge():
    game = go(play(EXAMPLE), "B-D", "A-B", "^", "HH*EH")
    assert (islands(game, "white"), islands(game, "black")) == ("ABD", "")
    assert bridges(game, "white") == "AB AD BD BE BF DE DH"


def test_the_worked_example_black_wins_huna_and_elai_at_once():
    game = go(play(EXAMPLE), "B-D", "A-B", "^", "HH*EH", "E-H", "^")
    assert (islands(game, "white"), islands(game, "black")) == ("AB", "EH")
    assert bridges(game, "white") == "AB AD BD BF"
    assert bridges(game, "black") == "EF EH EI EJ HI HL"
    assert (hand(game, "white"), hand(game, "black")) == ("G", "J")
    assert result(game) is None
