"""Making up a turn with buttons: every legal action can be done, and nothing else."""

import copy
import random

import pytest
from kahuna_games import (
    GAMES,
    SIDES,
    actions,
    as_record,
    members,
    new_game,
    play,
    random_position,
    steps,
    words,
)
from kahuna_player import KEYS, discarding, to_line, to_place, towards

from kahuna.play.chooser import (
    BACK,
    CHOSEN,
    DOWN,
    FACE_UP,
    LEFT,
    MARKING,
    MOVED,
    NO_CARD,
    NONE,
    OFFERS,
    ON_FREE_LINES,
    ON_LINES,
    ON_STRIP,
    PILE,
    REFUSED,
    RIGHT,
    START_DISCARD,
    UP,
    YES,
    Chooser,
)
from kahuna.play.slots import empty
from kahuna.records import notation
from kahuna.rules.actions import DISCARD, DRAW, END, TAKE, is_discard, is_replace
from kahuna.rules.cards import listed
from kahuna.rules.legal import MOST, is_legal
from kahuna.rules.line_names import LINE_NAMES as NAMES
from kahuna.rules.phases import DEALING, DISCARDED, FINAL, HANDICAP, OVER
from kahuna.rules.tables import LETTERS
from kahuna.rules.view import View


def chooser_of(game):
    chooser = Chooser(empty())
    chooser.look(View(game, game.turn))
    return chooser


def follow(chooser, buttons):
    """Presses the buttons; returns the answer to the last one."""
    answer = NONE
    for button in buttons:
        answer = chooser.press(KEYS[button])
    return answer


def at(chooser, place):
    follow(chooser, to_place(chooser, place))
    return chooser


def hand(chooser):
    return "".join(LETTERS[card] for card in chooser.cards[:FACE_UP] if card != NO_CARD)


def face_up(chooser):
    return "".join("-" if card == NO_CARD else LETTERS[card] for card in chooser.cards[FACE_UP:])


def offers(chooser):
    return [notation.text(action) for action in chooser.offers[: chooser.offer_count]]


def games_by_lot(number):
    """Games of every edition and variant under way, every other one with a handicap."""
    for edition, variants in GAMES:
        for seed in range(number):
            lot = random.Random(seed)
            handicap = None
            if seed % 2 and edition != "short":
                handicap = (SIDES[seed // 2 % 2], 1 + seed % 3)
            game = new_game(edition, variants, lot.choice(SIDES), handicap)
            for _ in steps(game, lot):
                if game.phase not in (DEALING, OVER):
                    yield game, lot


def positions_by_lot(number):
    """Strange positions: many bridges, any hands, few cards left."""
    lot = random.Random(11)
    for _ in range(number):
        game = play(as_record(random_position(lot)))
        if game.phase not in (DEALING, OVER):
            yield game, lot


def every_action_is_reached(game, lot):
    start = lot.randrange(PILE + 1)
    for action in actions(game):
        chooser = chooser_of(game)
        if chooser.mode == ON_STRIP and chooser.cards[start % PILE] != NO_CARD:
            at(chooser, start % PILE)
        if not is_discard(action):
            assert follow(chooser, towards(chooser, action)) == action, notation.text(action)
        elif action == actions(game)[-1] or game.happened < 2:
            assert follow(chooser, discarding(chooser, [action - DISCARD])) == action


def test_every_legal_action_of_whole_games_is_reached():
    for game, lot in games_by_lot(1):
        every_action_is_reached(game, lot)


def test_every_legal_action_of_strange_positions_is_reached():
    for game, lot in positions_by_lot(150):
        every_action_is_reached(game, lot)


def test_a_cursor_left_by_the_play_before_reaches_everything_too():
    """One chooser for all: what it remembers must never put anything out of reach."""
    for edition, variants in GAMES:
        lot = random.Random(3)
        game = new_game(edition, variants, "white", None if edition == "short" else ("black", 2))
        choosers = [Chooser(empty()), Chooser(empty())]
        for _ in steps(game, lot):
            if game.phase not in (DEALING, OVER):
                side = game.turn
                action = lot.choice(actions(game))
                chooser = choosers[side]
                chooser.look(View(game, side))
                if not is_discard(action):
                    assert follow(chooser, towards(chooser, action)) == action


def discards_of(game, chooser):
    """Does what the screen does with the marks, all of which must be legal."""
    done = []
    buffer = bytearray(MOST)
    for place in range(FACE_UP):
        if chooser.marked >> place & 1:
            action = DISCARD + chooser.cards[place]
            assert is_legal(game, action, buffer), notation.text(action)
            game.apply(action)
            done.append(action)
    for _ in done:
        game.undo()
    return done


def all_that_buttons_do(game):
    """The actions that any presses of buttons lead to, in any number of steps, without discards."""
    first = chooser_of(game)
    seen = {situation(first)}
    waiting = [first]
    done = set()
    discarded = set()
    while waiting:
        before = waiting.pop()
        check(before)
        for button in KEYS.values():
            chooser = copied(before)
            answer = chooser.press(button)
            if answer >= 0 and before.mode == MARKING:
                discarded.add(tuple(discards_of(game, before)))
            elif answer >= 0:
                done.add(answer)
            else:
                assert answer in (NONE, REFUSED, MOVED, CHOSEN)
                # A press that is answered with NONE or REFUSED changes nothing.
                assert (answer in (MOVED, CHOSEN)) or situation(chooser) == situation(before)
                if situation(chooser) not in seen:
                    seen.add(situation(chooser))
                    waiting.append(chooser)
    return done, discarded


def situation(chooser):
    offered = bytes(chooser.offers[: chooser.offer_count])
    line = chooser.line if chooser.lines else -1
    return chooser.mode, chooser.at, line, chooser.lines, offered, chooser.offer, chooser.marked


def copied(chooser):
    other = copy.copy(chooser)
    other.offers = bytearray(chooser.offers)
    return other


def check(chooser):
    if chooser.mode == ON_STRIP:
        assert chooser.at == PILE or chooser.cards[chooser.at] != NO_CARD
        assert (chooser.lines, chooser.offer_count, chooser.marked) == (0, 0, 0)
    elif chooser.mode in (ON_LINES, ON_FREE_LINES):
        assert chooser.lines >> chooser.line & 1
    elif chooser.mode == OFFERS:
        assert 0 <= chooser.offer < chooser.offer_count
        assert chooser.offered == chooser.offers[chooser.offer]


def buttons_do_what_is_legal(game):
    legal = set(actions(game))
    discards = {action for action in legal if is_discard(action)}
    done, discarded = all_that_buttons_do(game)
    assert done == legal - discards
    if game.happened < DISCARDED:
        assert {chosen[0] for chosen in discarded} == discards
    else:
        assert not discarded


def test_no_buttons_do_anything_illegal_in_whole_games():
    """Tries every sequence of buttons, at some moments of games of every kind."""
    for game, lot in games_by_lot(1):
        if lot.random() < 0.3:
            buttons_do_what_is_legal(game)


def test_no_buttons_do_anything_illegal_in_strange_positions():
    for game, _ in positions_by_lot(200):
        buttons_do_what_is_legal(game)


def test_no_buttons_do_anything_illegal_after_a_discard():
    for game, _ in positions_by_lot(300):
        discards = [action for action in actions(game) if is_discard(action)]
        if discards:
            game.apply(discards[len(discards) // 2])
            buttons_do_what_is_legal(game)


def test_back_leads_to_the_strip_from_everywhere():
    for game, lot in positions_by_lot(100):
        if game.phase == HANDICAP:
            continue
        chooser = chooser_of(game)
        for _ in range(60):
            chooser.press(lot.choice((LEFT, RIGHT, YES, YES)))
            follow(chooser, ["b", "b"])
            assert chooser.mode == ON_STRIP
            assert (chooser.lines, chooser.offer_count, chooser.marked) == (0, 0, 0)


# The strip


DEALT = "deck HKBGLBFLCFKEIHIJAGCEDADJ"


def test_the_strip_shows_the_hand_in_order_and_the_face_up_cards():
    chooser = chooser_of(play(DEALT))
    assert hand(chooser) == "BHK"
    assert face_up(chooser) == "CFL"


def test_a_card_taken_leaves_its_gap_to_the_one_that_comes():
    """The new card is where the old one lay; the others do not move."""
    game = play(DEALT)
    first, second = face_up(chooser_of(game))[:2]
    chooser = chooser_of(game)
    before = face_up(chooser)
    game.apply(TAKE + LETTERS.index(second))
    chooser.look(View(game, 0))
    after = face_up(chooser)
    assert (after[0], after[2]) == (before[0], before[2])
    assert after[1] != "-"
    assert first == before[0]


def test_the_face_up_cards_are_shown_as_they_are_through_whole_games():
    for game, _ in games_by_lot(1):
        chooser = chooser_of(game)
        open_cards = sorted(card for card in chooser.cards[FACE_UP:] if card != NO_CARD)
        assert open_cards == listed(game.face_up)
        assert [card for card in chooser.cards[:FACE_UP] if card != NO_CARD] == listed(
            game.hands[game.turn]
        )


def test_the_cursor_runs_around_the_strip_and_skips_what_is_empty():
    chooser = chooser_of(play(DEALT))
    seen = []
    for _ in range(8):
        seen.append(chooser.at)
        assert chooser.press(RIGHT) == MOVED
    assert seen == [0, 1, 2, 5, 6, 7, 8, 0]
    assert chooser.press(LEFT) == MOVED
    assert chooser.at == 0


def test_up_goes_to_the_lines_of_a_card_of_the_hand_alone():
    chooser = chooser_of(play(DEALT))
    assert chooser.press(UP) == CHOSEN
    assert chooser.mode == ON_LINES
    chooser.press(BACK)
    at(chooser, FACE_UP)
    assert chooser.press(UP) == NONE


# Lines


ALONE = """
bridges white AB
bridges black AD
hand white AK
hand black C
round 2
deck CDFGJKLI
"""


def test_only_the_lines_that_a_card_can_be_used_on_light_up():
    chooser = chooser_of(play(ALONE))
    chooser.press(YES)
    assert named(chooser.lines) == ["AH"]
    assert chooser.press(YES) == NAMES.index("AH")  # family 0: the card of the lower island


def test_a_card_without_a_line_is_refused():
    chooser = chooser_of(play(ALONE.replace("AD", "AD AH")))
    assert chooser.press(LEFT) == MOVED
    assert chooser.press(YES) == REFUSED
    assert chooser.mode == ON_STRIP
    assert chooser.press(UP) == REFUSED


def test_the_cursor_begins_where_a_does_something():
    """It stood on a card without a line: "BARI-ELAI wins ELAI" was said, and A was refused."""
    stuck = ALONE.replace("AD", "AD AH")
    assert chooser_of(play(stuck)).at == 1
    chooser = chooser_of(play(stuck.replace("white AK", "white A")))
    assert chooser.at == FACE_UP
    assert at(chooser, 0).press(YES) == REFUSED
    chooser.look(chooser.view)
    assert chooser.at == FACE_UP
    bridges = "bridges white AB AD AH HL IL KL BD DE DH"
    useless = play(bridges + "\nhand white AALLD\nhand black C\ndeck FGHIJK\n")
    assert chooser_of(useless).at == 0  # where A begins to discard


def test_a_removal_with_one_pair_needs_no_offers():
    chooser = chooser_of(
        play(ALONE.replace("AD", "AD AH").replace("hand white AK", "hand white AD"))
    )
    chooser.press(YES)
    assert offers(chooser) == ["AD*AD"]
    assert notation.text(chooser.press(YES)) == "AD*AD"


PAIRS = """
bridges white AB
bridges black AD
hand white AADD
hand black C
round 2
deck CBFGJKLI
"""


@pytest.mark.parametrize("cards, chosen, partner", [("AD", 0, 1), ("AD", 1, 0), ("AA", 0, 1)])
def test_the_other_card_that_a_removal_costs_is_marked(cards, chosen, partner):
    record = f"bridges black AD\nhand white {cards}\nhand black C\ndeck CBFGJKLI"
    chooser = at(chooser_of(play(record)), chosen)
    assert chooser.partner == NO_CARD
    chooser.press(YES)
    follow(chooser, to_line(chooser, NAMES.index("AD")))
    assert offers(chooser) == [f"{cards}*AD"]
    assert chooser.partner == partner


def test_a_cursor_that_cannot_go_on_stays_in_silence():
    chooser = chooser_of(play("bridges black AD\nhand white AA\nhand black C\ndeck CBFGJKLI"))
    chooser.press(YES)
    chooser.lines = 1 << chooser.line
    assert {chooser.press(button) for button in (UP, DOWN, LEFT, RIGHT)} == {NONE}


def test_the_pairs_for_a_removal_are_offered_one_by_one():
    chooser = chooser_of(play(PAIRS))
    chooser.press(YES)
    follow(chooser, ["left", "right", "down", "up"])
    while NAMES[chooser.line] != "AD":
        chooser.press(KEYS["down"])
    assert sorted(offers(chooser)) == ["AA*AD", "AD*AD"]
    assert chooser.press(YES) == CHOSEN
    assert chooser.mode == OFFERS
    first = chooser.offered
    assert chooser.press(RIGHT) == MOVED
    second = chooser.offered
    assert chooser.press(RIGHT) == MOVED
    assert chooser.offered == first != second
    assert chooser.press(BACK) == MOVED
    assert chooser.mode == ON_LINES
    chooser.press(YES)
    assert chooser.press(YES) == first


def test_guard_offers_the_replacement_with_every_pair():
    chooser = chooser_of(play("variant guard" + PAIRS))
    chooser.press(YES)
    while NAMES[chooser.line] != "AD":
        chooser.press(KEYS["down"])
    assert sorted(offers(chooser)) == ["AA*AD", "AA*AD+", "AD*AD", "AD*AD+"]
    # With a bridge first: it is what one wants more often.
    assert is_replace(chooser.offered)


def test_guard_offers_no_replacement_where_it_is_forbidden():
    game = play("variant guard" + PAIRS.replace("black AD", "black AD DE DH BD"))
    assert [word for word in words(game) if word.endswith("+")] == []
    chooser = chooser_of(game)
    chooser.press(YES)
    while NAMES[chooser.line] != "AD":
        chooser.press(KEYS["down"])
    assert sorted(offers(chooser)) == ["AA*AD", "AD*AD"]


# Ends of a turn


def test_taking_a_card_is_asked_once_more():
    game = play(DEALT)
    chooser = at(chooser_of(game), FACE_UP + 1)
    card = chooser.card
    assert chooser.press(YES) == CHOSEN
    assert chooser.offered == TAKE + card
    assert chooser.press(BACK) == MOVED
    assert chooser.mode == ON_STRIP
    assert chooser.at == FACE_UP + 1
    chooser.press(YES)
    assert chooser.press(YES) == TAKE + card


@pytest.mark.parametrize("button, by", [(RIGHT, 1), (LEFT, -1), (UP, 0), (DOWN, 0)])
def test_a_question_is_left_by_moving(button, by):
    chooser = at(chooser_of(play(DEALT)), FACE_UP + 1)
    chooser.press(YES)
    assert chooser.mode == OFFERS
    assert chooser.press(button) == MOVED
    assert (chooser.mode, chooser.at) == (ON_STRIP, FACE_UP + 1 + by)
    assert chooser.offered == NONE


def test_a_question_with_several_answers_is_left_by_moving_up_or_down():
    for button in (UP, DOWN):
        chooser = at(chooser_of(play(DEALT)), PILE)
        chooser.press(YES)
        assert chooser.offer_count == 2
        assert chooser.press(button) == MOVED
        assert (chooser.mode, chooser.at) == (ON_STRIP, PILE)


def test_the_pile_offers_drawing_first_and_then_ending_without():
    chooser = at(chooser_of(play(DEALT)), PILE)
    assert chooser.press(YES) == CHOSEN
    assert list(chooser.offers[: chooser.offer_count]) == [DRAW, END]
    assert chooser.offered == DRAW
    chooser.press(RIGHT)
    assert chooser.press(YES) == END


def test_after_a_decline_only_drawing_is_offered():
    game = play(DEALT + "\nwhite .")
    chooser = at(chooser_of(game), PILE)
    chooser.press(YES)
    assert list(chooser.offers[: chooser.offer_count]) == [DRAW]


FULL = """
bridges white AB
hand white AKDEF
hand black C
round 1
deck CDGJLI
"""


def test_a_full_hand_is_led_to_discarding_from_the_face_up_cards():
    chooser = at(chooser_of(play(FULL)), FACE_UP)
    assert chooser.press(YES) == CHOSEN
    assert chooser.mode == MARKING


def test_a_full_hand_without_a_way_out_is_refused_at_the_face_up_cards():
    """In every edition a full hand from which nothing was played may discard, but for the
    opponent's hand and the last turns: there nothing is left to draw."""
    game = play("edition french" + FULL)
    chooser = at(chooser_of(game), FACE_UP)
    assert chooser.press(YES) == CHOSEN
    game = play("bridges white AB\nbridges black KL\nhand white AKDEF\nhand black C\nround 3\ndeck")
    assert game.phase == FINAL
    chooser = at(chooser_of(game), PILE)
    assert face_up(chooser) == "---"
    chooser.press(YES)
    assert list(chooser.offers[: chooser.offer_count]) == [END]


# Discarding


def marking(game):
    chooser = at(chooser_of(game), PILE)
    chooser.press(YES)
    while chooser.offered != START_DISCARD:
        chooser.press(RIGHT)
    assert chooser.press(YES) == CHOSEN
    assert chooser.mode == MARKING
    return chooser


def test_cards_are_marked_and_unmarked_and_go_together():
    chooser = marking(play(FULL))
    chooser.press(YES)
    chooser.press(RIGHT)
    chooser.press(YES)
    chooser.press(YES)
    chooser.press(RIGHT)
    chooser.press(YES)
    assert chooser.marked == 0b101
    at(chooser, PILE)
    assert chooser.press(YES) == DISCARD + chooser.cards[0]


def test_a_on_one_of_five_useless_cards_begins_to_mark_there():
    """The bar said "All useless: discard some", and A on such a card was refused."""
    board = "bridges white AB AD AH HL IL KL BD DE DH\nhand white %s\nhand black C\ndeck FGHIJK"
    chooser = at(chooser_of(play(board % "AALLD")), 3)
    assert chooser.press(YES) == CHOSEN
    assert (chooser.mode, chooser.at, chooser.marked) == (MARKING, 3, 0)
    chooser = at(chooser_of(play(board % "AALLC")), 1)
    assert chooser.press(YES) == REFUSED


def test_nothing_marked_discards_nothing():
    chooser = at(marking(play(FULL)), PILE)
    assert chooser.press(YES) == REFUSED
    assert chooser.mode == MARKING


def test_the_cursor_passes_the_face_up_cards_by_while_marking():
    chooser = marking(play(FULL))
    seen = [chooser.at]
    for _ in range(6):
        chooser.press(RIGHT)
        seen.append(chooser.at)
    assert seen == [0, 1, 2, 3, 4, PILE, 0]


def test_back_from_marking_forgets_the_marks():
    chooser = marking(play(FULL))
    chooser.press(YES)
    assert chooser.press(BACK) == MOVED
    assert (chooser.mode, chooser.marked) == (ON_STRIP, 0)


def test_discarding_is_not_offered_a_second_time_in_a_turn():
    """After a discard another one was offered; a lower card marked then was discarded against the
    rules, and the saved game could no longer be read."""
    game = play("edition french" + FULL)
    chooser = marking(game)
    chooser.press(YES)
    at(chooser, 1)
    game.apply(DISCARD + chooser.cards[1])
    chooser.look(View(game, 0))
    assert chooser.mode == ON_STRIP
    at(chooser, PILE)
    chooser.press(YES)
    assert START_DISCARD not in chooser.offers[: chooser.offer_count]
    assert DRAW in chooser.offers[: chooser.offer_count]


@pytest.mark.parametrize("edition", ["modern", "french", "classic", "short"])
def test_any_set_of_cards_can_be_discarded(edition):
    for chosen in range(1, 32):
        game = play(f"edition {edition}" + FULL.replace("hand white AKDEF", "hand white AAKKF"))
        chooser = chooser_of(game)
        cards = [chooser.cards[place] for place in range(FACE_UP) if chosen >> place & 1]
        follow(chooser, discarding(chooser, cards))
        assert discards_of(game, chooser) == [DISCARD + card for card in cards]


# The head start


def test_a_head_start_lies_on_any_free_line():
    game = new_game("modern", (), "white", ("black", 2))
    lot = random.Random(1)
    play_on = steps(game, lot)
    next(play_on)
    assert game.phase == HANDICAP
    chooser = chooser_of(game)
    assert chooser.mode == ON_FREE_LINES
    assert chooser.lines == (1 << 27) - 1
    assert chooser.press(BACK) == NONE
    line = chooser.line
    assert chooser.press(YES) == line
    game.apply(line)
    chooser.look(View(game, game.turn))
    assert not chooser.lines >> line & 1
    assert chooser.lines >> chooser.line & 1


def test_somebody_who_may_see_no_hand_gets_no_hand():
    game = play(DEALT)
    chooser = Chooser(empty())
    chooser.look(View(game, -1))
    assert hand(chooser) == ""
    assert face_up(chooser) == "CFL"
    for button in (LEFT, RIGHT, YES, BACK, UP):
        chooser.press(button)


def test_a_card_lights_up_the_lines_it_lays_on_and_those_it_helps_to_clear():
    chooser = chooser_of(play(PAIRS))
    assert [NAMES[line] for line in lines_of(chooser, "A")] == ["AD", "AH"]
    assert [NAMES[line] for line in lines_of(chooser, "D")] == ["AD", "BD", "DE", "DH"]


def lines_of(chooser, letter):
    return members(chooser.choices.lines_for(LETTERS.index(letter)))


# What is shown for a card


def named(lines):
    return [NAMES[line] for line in members(lines)]


def idle(chooser):
    return [at for at in range(PILE) if chooser.idle >> at & 1]


def test_a_card_shows_the_lines_that_it_can_use():
    chooser = chooser_of(play(PAIRS))
    assert named(chooser.reach) == ["AD", "AH"]
    assert named(at(chooser, 2).reach) == ["AD", "BD", "DE", "DH"]
    chooser.press(YES)
    assert chooser.reach == 0  # the lines themselves are shown then


def test_a_card_lying_open_shows_the_lines_that_it_could_use_once_taken():
    game = play("bridges white AB\nbridges black CF FJ\nhand white CA\nhand black B\ndeck FGHIJK")
    chooser = at(chooser_of(game), FACE_UP)
    assert LETTERS[chooser.card] == "F"
    # CF could be removed with the C in the hand, FJ with nothing there.
    assert named(chooser.reach) == ["BF", "CF", "EF", "FG"]


def test_the_pile_and_an_empty_slot_show_no_lines():
    chooser = at(chooser_of(play(PAIRS)), PILE)
    assert chooser.reach == 0


def test_cards_without_a_use_are_idle():
    # All of A's lines are Black's, and one A takes none away; the H can be laid.
    game = play("bridges black AB AD AH\nhand white AH\nhand black B\ndeck CDEFGI")
    assert idle(chooser_of(game)) == []  # together they remove AH
    game = play("bridges black AB AD AH\nhand white AL\nhand black B\ndeck CDEFGI")
    assert idle(chooser_of(game)) == [0]


def test_cards_lying_open_are_idle_when_the_hand_is_full():
    game = play("hand white ABCDE\nhand black B\ndeck FGHIJK")
    assert idle(chooser_of(game)) == [5, 6, 7]


def test_after_a_discard_all_of_the_hand_is_idle():
    game = play("hand white ABCDE\nhand black B\ndeck FGHIJK")
    game.apply(DISCARD)
    assert idle(chooser_of(game)) == [0, 1, 2, 3]
