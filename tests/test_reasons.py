"""Why a turn is proposed: facts on the board, and never more than is so."""

import random

from playing import GAMES, actions, deal, new_game, play

from kahuna import reasons as why
from kahuna.actions import DISCARD, card_of, is_place, pair_of
from kahuna.bridges import controlled
from kahuna.cards import copies
from kahuna.notation import parse
from kahuna.phases import DEALING, OVER
from kahuna.reasons import Reasons
from kahuna.tables import LETTERS
from kahuna.view import View


def told(position, *words):
    """What speaks for the first of some actions, islands as letters."""
    game = play(position)
    reasons = Reasons(View(game, game.turn), bytes(parse(word) for word in words))
    return [readable(reason) for reason in reasons.told()]


def readable(reason):
    kind, value = reason
    if kind in (why.GAME, why.MORE, why.TAKES):
        return reason
    if kind == why.PAIR:
        return kind, LETTERS[value]
    return kind, "".join(LETTERS[i] for i in range(12) if value >> i & 1)


EXAMPLE = (
    "bridges white BE BF AD DE DH EH\nbridges black AB AH HI HL EF EI EJ\n"
    "hand white BA\nhand black HHE\nround 2\ndeck CDFGJKLI"
)


def test_an_island_won_is_told_first_then_what_the_other_side_loses():
    assert told(EXAMPLE, "B-D", "^") == [(why.WINS, "B"), (why.BREAKS, "A"), (why.TAKES, 1)]


def test_a_play_that_prepares_another_says_for_what():
    position = "bridges white CG\nhand white GGJ\nhand black A\nround 2\ndeck CDFJKLI"
    assert told(position, "G-K", "G-J", "^")[0] == (why.WINS_LATER, "G")
    assert told(position, "G-K", "^")[0] == (why.NEARLY, "G")


def test_a_removal_that_takes_an_island_says_so():
    position = "bridges white AH\nbridges black AB AD\nhand white AB\nhand black C\ndeck CD"
    assert told(position, "AB*AB", "^") == [(why.BREAKS, "A")]


def test_a_removal_that_does_nothing_else_takes_one_bridge():
    position = "bridges black EJ\nhand white EE\nhand black C\ndeck CDFGJKLI"
    assert told(position, "EE*EJ", "^") == [(why.TAKES, 1)]


def test_the_last_bridge_wins_the_game_where_the_edition_says_so():
    position = "bridges white AB\nbridges black AH\nhand white D\nhand black H\nround {}\ndeck CDFG"
    assert told(position.format(2), "D-A", ".") == [(why.GAME, 0)]
    assert told(position.format(1), "D-A", "^") == [(why.WINS, "A"), (why.TAKES, 1)]
    short = "edition short\n" + position.format(2)
    assert told(short, "D-A", "^")[0] == (why.WINS, "A")


def test_a_line_that_the_other_side_needs_is_blocked():
    # Black needs one of two lines at GOLA; with both gone there is none.
    position = (
        "bridges white GJ\nbridges black CG FG\nhand white K\nhand black A\nround 2\ndeck CDFGJKLI"
    )
    assert told(position, "K-G", "^") == [(why.BLOCKS, "G")]


def test_a_further_bridge_secures_an_island():
    position = "bridges white AB AD\nhand white H\nhand black C\nround 1\ndeck CDFGJKLI"
    assert told(position, "H-A", "^") == [(why.SECURES, "A")]


def test_a_pair_that_is_saved_is_told_after_all_else():
    position = "bridges black AH\nhand white AABL\nhand black C\nround 1\ndeck CDFGJKLI"
    assert told(position, "B-A", "^") == [(why.NEARLY, "A"), (why.PAIR, "A")]
    assert told(position, "A-B", "^") == [(why.NEARLY, "A")]
    assert told(position, "L-H", "^") == [(why.NEARLY, "L")]


def test_a_card_taken_makes_a_pair_or_helps_an_island():
    position = "bridges white AB\nhand white L\nhand black C\nround 1\ndeck DLFGJKI"
    assert told(position, "^L") == [(why.PAIR, "L")]
    assert told(position, "^D") == [(why.HELPS, "A")]
    assert told(position, "^F") == []
    assert told(position, "^") == told(position, ".") == []


def test_the_cards_of_a_step_are_gone_in_the_next():
    game = play("bridges white AB HL\nhand white LD\nhand black C\nround 1\ndeck DLFGJKI")
    reasons = Reasons(View(game, 0), bytes(parse(word) for word in ("L-K", "^L")))
    assert reasons.step()
    assert reasons.told() == []
    assert not reasons.step()


def test_what_is_said_is_so():
    """In many turns of games by lot: islands named are won or lost by it, pairs are there."""
    lot = random.Random(1)
    seen = set()
    for number in range(40):
        edition, variants = GAMES[number % len(GAMES)]
        game = new_game(edition, variants)
        while game.phase != OVER:
            if game.phase == DEALING:
                deal(game, lot)
                continue
            choice = actions(game)
            plays = [action for action in choice if action < DISCARD]
            action = lot.choice(plays if plays and lot.random() < 0.6 else choice)
            reasons = Reasons(View(game, game.turn), bytes((action,)))
            side = game.turn
            held = [controlled(game, 0), controlled(game, 1)]
            hand = game.hands[side]
            said = reasons.told()
            game.apply(action)
            now = [controlled(game, 0), controlled(game, 1)]
            for kind, value in said:
                seen.add(kind)
                if kind == why.WINS:
                    assert value == now[side] & ~held[side]
                elif kind == why.BREAKS:
                    assert value == held[1 - side] & ~now[1 - side]
                elif kind == why.GAME:
                    assert game.phase == OVER and game.winner == side
                elif kind == why.SECURES:
                    assert value & now[side] == value
                elif kind == why.PAIR and action < DISCARD:
                    assert copies(hand, value) == 2
                    assert is_place(action) and card_of(action) != value
                elif kind == why.PAIR:
                    assert copies(game.hands[side], value) == 2
            if action < DISCARD:
                assert said
                if not is_place(action):
                    assert len(pair_of(action)) == 2
    assert seen >= {why.WINS, why.BREAKS, why.TAKES, why.NEARLY, why.SECURES, why.PAIR, why.MORE}
