"""Why a turn is proposed: facts on the board, and nothing that is not so."""

import random

from hint_letters import readable
from kahuna_games import GAMES, deal, livelier, new_game, play

from kahuna.play import hint_reasons
from kahuna.play.hint_proposal import Proposal
from kahuna.records.notation import parse
from kahuna.rules.actions import DISCARD, DRAW, card_of, is_place, pair_of
from kahuna.rules.bridges import controlled
from kahuna.rules.cards import copies
from kahuna.rules.phases import DEALING, OVER
from kahuna.rules.view import View


def of_first(position, *words):
    """What speaks for the first of some actions, in letters."""
    game = play(position)
    proposed = Proposal(View(game, game.turn), bytes(parse(word) for word in words))
    return readable(proposed.reasons())


EXAMPLE = (
    "bridges white BE BF AD DE DH EH\nbridges black AB AH HI HL EF EI EJ\n"
    "hand white BA\nhand black HHE\nround 2\ndeck CDFGJKLI"
)


def test_an_island_won_is_said_first_then_what_the_other_side_loses():
    assert of_first(EXAMPLE, "B-D", "^") == [
        (hint_reasons.WINS, "B"),
        (hint_reasons.BREAKS, "A"),
        (hint_reasons.TAKES, 1),
    ]


def test_a_play_that_prepares_another_says_for_what():
    position = "bridges white CG\nhand white GGJ\nhand black A\ndeck CDFJKLI"
    assert of_first(position, "G-K", "G-J", "^")[0] == (hint_reasons.WINS_LATER, "G")
    assert of_first(position, "G-K", "^")[0] == (hint_reasons.NEARLY, "G")


def test_a_removal_that_takes_an_island_says_so():
    position = "bridges white AH\nbridges black AB AD\nhand white AB\nhand black C\ndeck CD"
    assert of_first(position, "AB*AB", "^") == [(hint_reasons.BREAKS, "A")]


def test_a_removal_that_breaks_nothing_says_where_it_weakens_the_other_side():
    """Hints said "removes 1", which goes without saying."""
    position = "bridges black {}\nhand white EE\nhand black C\ndeck CDFGJKLI"
    assert of_first(position.format("EJ"), "EE*EJ", "^") == [(hint_reasons.WEAKENS, 1, "J")]
    held = "EJ EB ED EF EH"  # ELAI, with one bridge more than it takes
    assert of_first(position.format(held), "EE*EJ", "^") == [(hint_reasons.WEAKENS, 1, "E")]


def test_the_last_bridge_wins_the_game_where_the_edition_says_so():
    position = "bridges white AB\nbridges black AH\nhand white D\nhand black H\nround {}\ndeck CDFG"
    assert of_first(position.format(2), "D-A", ".") == [(hint_reasons.GAME,)]
    assert of_first(position.format(1), "D-A", "^") == [
        (hint_reasons.WINS, "A"),
        (hint_reasons.TAKES, 1),
    ]
    short = "edition short\n" + position.format(2)
    assert of_first(short, "D-A", "^")[0] == (hint_reasons.WINS, "A")


def test_a_line_that_the_other_side_needs_is_blocked():
    # Black needs one of two lines at GOLA; with both gone there is none.
    position = (
        "bridges white GJ\nbridges black CG FG\nhand white K\nhand black A\nround 2\ndeck CDFGJKLI"
    )
    assert of_first(position, "K-G", "^") == [(hint_reasons.BLOCKS, "G")]


def test_a_further_bridge_secures_an_island():
    position = "bridges white AB AD\nhand white H\nhand black C\nround 1\ndeck CDFGJKLI"
    assert of_first(position, "H-A", "^") == [(hint_reasons.SECURES, "A")]


def test_a_pair_that_is_saved_is_named_last():
    position = "bridges black AH\nhand white AABL\nhand black C\nround 1\ndeck CDFGJKLI"
    assert of_first(position, "B-A", "^") == [(hint_reasons.NEARLY, "A"), (hint_reasons.PAIR, "A")]
    assert of_first(position, "A-B", "^") == [(hint_reasons.NEARLY, "A")]
    assert of_first(position, "L-H", "^") == [(hint_reasons.NEARLY, "L")]


def test_what_the_rest_of_the_turn_wins_is_said_only_where_it_takes_this_play():
    """A hint said "AD: then wins GOLA" when the turn's other plays won it by themselves."""
    position = "bridges white CG FG\nhand white AGJ\nhand black A\ndeck CDFJKLI"
    assert of_first(position, "A-D", "G-K", "^") == [(hint_reasons.NEARLY, "A")]
    removal = "bridges white BE DE EF\nbridges black EH\nhand white HHE\nhand black C\ndeck CDFG"
    assert of_first(removal, "HH*EH", "E-H", "^") == [(hint_reasons.WINS_LATER, "E")]


def test_a_guarded_line_is_none_to_win_an_island_on():
    """Islands were nearly won, served or blocked by bridges that the variant forbids."""
    held = "bridges black BD DE DH EH HI\nround 1\n"  # DUDA and HUNA: all that is left at ALOA
    nearly = held + "hand white B\nhand black C\ndeck CDFG"
    blocked = (
        "bridges white EJ GK IJ JK\nbridges black CG FG\nhand white G\nhand black C\ndeck DCFG"
    )
    assert of_first(nearly, "B-A", "^") == [(hint_reasons.NEARLY, "A")]
    assert of_first(blocked, "G-J", "^") == [
        (hint_reasons.BLOCKS, "G"),
        (hint_reasons.SECURES, "J"),
    ]
    guard = "variant guard\n"
    assert of_first(guard + nearly, "B-A", "^") == [(hint_reasons.LACKS, 2, "B")]
    assert of_first(guard + blocked, "G-J", "^") == [(hint_reasons.SECURES, "J")]


def test_a_pair_that_is_broken_later_in_the_turn_is_not_saved():
    position = "bridges black AH\nhand white AABL\nhand black C\nround 1\ndeck CDFGJKLI"
    assert of_first(position, "B-A", "A-D", "^") == [(hint_reasons.WINS_LATER, "A")]
    assert of_first(position, "B-A", "AA*AH", "^") == [
        (hint_reasons.NEARLY, "A"),
        (hint_reasons.PAIR, "A"),
    ]


def test_nothing_is_prepared_in_a_last_turn():
    """A hint said "nearly wins" of islands that nobody would win any more."""
    position = (
        "bridges white AB GJ\nbridges black CG FG\nhand white DDBK\nhand black L\nround 3\n"
        "deck EI\nwhite ^E\nblack ^I\n"
    )
    assert of_first(position, "B-C", ".") == [
        (hint_reasons.MORE,)
    ]  # D is a pair at B-D, and COCO is far
    assert of_first(position, "B-D", ".") == [(hint_reasons.MORE,)]
    assert of_first(position, "K-G", ".") == [(hint_reasons.BLOCKS, "G")]
    position += "white .\n"
    assert of_first(position, "L-K", ".") == [(hint_reasons.MORE,)]


def test_nothing_is_blocked_or_secured_in_the_very_last_turn():
    """Nobody comes after it who could have won the island, or taken it back."""
    position = (
        "bridges white GJ AB AD\nbridges black CG FG\nhand white KH\nhand black L\n"
        "round 3\ndeck E\n"
    )
    last_but_one = "first black\n" + position + "black ^E\n"
    assert of_first(last_but_one, "K-G", ".") == [(hint_reasons.BLOCKS, "G")]
    assert of_first(last_but_one, "H-A", ".") == [(hint_reasons.SECURES, "A")]
    very_last = position + "white ^E\nblack .\n"
    assert of_first(very_last, "K-G", ".") == [(hint_reasons.MORE,)]
    assert of_first(very_last, "H-A", ".") == [(hint_reasons.MORE,)]


def test_of_a_turn_that_wins_the_game_no_more_is_said():
    """A hint proposed to draw a card when the game was won already."""
    position = "bridges white AB\nbridges black AH\nhand white DE\nhand black H\nround 2\n"
    game = play(position + "deck CFGK")
    proposed = Proposal(View(game, 0), bytes(parse(word) for word in ("D-A", "^")))
    assert proposed.reasons() == [(hint_reasons.GAME,)]
    assert not proposed.step()


def test_a_bridge_that_does_nothing_yet_tells_how_many_are_missing():
    position = "bridges black GJ\nhand white EL\nhand black C\nround 1\ndeck CDFGJKI"
    assert of_first(position, "L-I", "^") == [(hint_reasons.NEARLY, "L")]
    assert of_first(position, "E-I", "^") == [(hint_reasons.LACKS, 2, "I")]  # ELAI lacks three
    blocked = position.replace("black GJ", "black HI IJ IL")
    assert of_first(blocked, "E-I", "^") == [
        (hint_reasons.LACKS, 3, "E")
    ]  # one line is left at IFFI
    last = (
        "bridges white CG\nbridges black GJ\nhand white E\nhand black C\nround 3\ndeck LK\n"
        "white ^L\nblack ^K\n"
    )
    assert of_first(last, "E-I", ".") == [(hint_reasons.MORE,)]


def test_a_removal_that_prepares_another_says_what_breaks():
    position = "bridges white KL\nbridges black AB AD AH\nhand white AADD\nhand black C\ndeck CFGH"
    assert of_first(position, "AA*AB", "DD*AD", "^") == [(hint_reasons.BREAKS_LATER, "A")]
    assert of_first(position, "AA*AB", "^") == [(hint_reasons.WEAKENS, 1, "A")]


def test_a_removal_secures_nothing_but_may_free_the_line_that_an_island_takes():
    position = "bridges white {}\nbridges black {}\nhand white CCHH\nhand black A\ndeck DFGK"
    secured = position.format("AB AD", "AH")
    assert of_first(secured, "HH*AH", "^") == [(hint_reasons.WEAKENS, 1, "A")]
    opened = position.format("BC CF", "CG CK")
    assert of_first(opened, "CC*CG", "^") == [(hint_reasons.NEARLY, "C")]


def test_the_guard_forbids_nothing_at_islands_that_nobody_holds():
    position = "variant guard\nbridges white CG\nbridges black BD DE DH EH HI\n"
    position += "hand white C\nhand black A\ndeck KLFG"
    assert of_first(position, "C-K", "^") == [(hint_reasons.NEARLY, "C")]


def test_each_step_says_what_speaks_for_it():
    proposed = Proposal(View(play(EXAMPLE), 0), bytes(parse(word) for word in ("B-D", "A-B", "^")))
    assert proposed.step()
    assert readable(proposed.reasons()) == [
        (hint_reasons.WINS, "A"),
        (hint_reasons.BREAKS, "H"),
        (hint_reasons.TAKES, 1),
    ]
    assert proposed.step()
    assert proposed.action == DRAW
    assert not proposed.step()


def test_what_is_discarded_changes_nothing_on_the_board():
    game = play("bridges white AB\nhand white AKDEF\nhand black C\ndeck CDGJLI")
    proposed = Proposal(View(game, 0), bytes((DISCARD + 0, DISCARD + 10, parse("^"))))
    for _ in range(3):
        for board in (proposed.board, proposed.next):
            assert board.bridges == game.bridges
        proposed.step()


def test_a_pair_of_which_a_removal_takes_one_is_not_saved():
    position = "bridges black AH\nhand white AABHL\nhand black C\nround 1\ndeck DLFGJKI"
    assert of_first(position, "B-A", "AH*AH", "^") == [(hint_reasons.NEARLY, "A")]
    assert of_first(position, "B-A", "L-K", "^") == [
        (hint_reasons.NEARLY, "A"),
        (hint_reasons.PAIR, "A"),
    ]


def test_no_card_is_saved_where_none_is_spent():
    """Bridges of a handicap cost no card, and a removal does not choose between two."""
    game = new_game(handicap=("white", 1))
    game.deal(bytes((1, 1, 0, 2, 3, 4, 5, 6, 7)))
    proposed = Proposal(View(game, 0), bytes((0,)))
    assert readable(proposed.reasons()) == [(hint_reasons.NEARLY, "A")]
    position = "bridges black EJ\nhand white EEJJ\nhand black C\nround 1\ndeck DLFGKI"
    assert of_first(position, "EJ*EJ", "^") == [(hint_reasons.WEAKENS, 1, "J")]


def test_what_is_said_is_so():
    """In many turns of random games: the turn wins or loses the islands named, and pairs are
    there."""
    lot = random.Random(1)
    seen = set()
    for number in range(40):
        edition, variants = GAMES[number % len(GAMES)]
        game = new_game(edition, variants)
        while game.phase != OVER:
            if game.phase == DEALING:
                deal(game, lot)
                continue
            action = livelier(game, lot)
            proposed = Proposal(View(game, game.turn), bytes((action,)))
            side = game.turn
            held = [controlled(game, 0), controlled(game, 1)]
            hand = game.hands[side]
            said = proposed.reasons()
            game.apply(action)
            now = [controlled(game, 0), controlled(game, 1)]
            for kind, *values in said:
                seen.add(kind)
                value = values[0] if values else None
                if kind == hint_reasons.WINS:
                    assert value == now[side] & ~held[side]
                elif kind == hint_reasons.BREAKS:
                    assert value == held[1 - side] & ~now[1 - side]
                elif kind == hint_reasons.GAME:
                    assert game.phase == OVER and game.winner == side
                elif kind == hint_reasons.SECURES:
                    assert value & now[side] == value
                elif kind == hint_reasons.PAIR:
                    assert copies(hand, value) == 2
                    assert is_place(action) and card_of(action) != value
            if action < DISCARD:
                assert said
                if not is_place(action):
                    assert len(pair_of(action)) == 2
    assert seen >= {
        hint_reasons.WINS,
        hint_reasons.BREAKS,
        hint_reasons.TAKES,
        hint_reasons.NEARLY,
        hint_reasons.SECURES,
        hint_reasons.PAIR,
        hint_reasons.MORE,
    }
