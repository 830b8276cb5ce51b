"""A game told again from a side's view: the board at every action, and where turns begin."""

import random

from playing import GAMES, SIDES, new_game, play, steps

from kahuna.actions import DEAL, HIDDEN_DISCARD, ends_turn, is_discard
from kahuna.bridges import controlled
from kahuna.phases import DEALING, OVER
from kahuna.tables import LINES
from kahuna.telling import Telling
from kahuna.turns import last_turn, turn_start
from kahuna.view import View


def mask(names):
    return sum(1 << LINES.index(name) for name in names.split())


def games_with_boards():
    """Whole games of every kind, and the board after each of their actions."""
    for edition, variants in GAMES:
        for seed in range(2):
            lot = random.Random(seed)
            helped = (
                None if edition == "short" or seed else (lot.choice(SIDES), 1 + lot.randrange(3))
            )
            game = new_game(edition, variants, lot.choice(SIDES), helped)
            boards = []
            for _ in steps(game, lot):
                boards.append((list(game.bridges), list(game.counts), game.round, game.turn))
            yield game, boards


def test_the_board_told_is_the_board_that_was():
    for game, boards in games_with_boards():
        for side in (0, 1, -1):
            telling = Telling(View(game, side))
            for bridges, counts, round_after, _ in boards:
                rounds = telling.round
                assert telling.step()
                assert telling.bridges == bridges
                assert telling.counts == counts
                # The round changes with its deal, not with the draw that ended the one before.
                assert telling.round in (rounds, rounds + 1)
                assert telling.round <= round_after
            assert not telling.step()
            assert telling.at == game.length


def test_what_is_told_of_an_action_is_what_it_did():
    for game, _ in games_with_boards():
        telling = Telling(View(game, 0))
        white, black = [0, 0], [0, 0]
        for at in range(game.length):
            before = [telling.bridges[:], [controlled(telling, 0), controlled(telling, 1)]]
            telling.step()
            mover = telling.mover
            white, black = telling.bridges
            assert telling.taken == before[0][1 - mover] & ~(white, black)[1 - mover]
            assert telling.won == controlled(telling, mover) & ~before[1][mover]
            assert telling.lost == before[1][1 - mover] & ~controlled(telling, 1 - mover)
            action = game.history[at]
            assert telling.action == action or is_discard(action)


def test_the_mover_is_who_was_at_turn():
    for game, boards in games_with_boards():
        telling = Telling(View(game, 1))
        telling.step()
        for at in range(1, game.length):
            turn = boards[at - 1][3]
            telling.step()
            if telling.action != DEAL:
                assert telling.mover == turn, at


def test_the_other_sides_discards_are_told_without_their_cards():
    for game, _ in games_with_boards():
        for side in (0, 1, -1):
            telling = Telling(View(game, side))
            while telling.step():
                if is_discard(telling.action):
                    assert telling.mover == side
                elif telling.action == HIDDEN_DISCARD:
                    assert telling.mover != side


def test_going_to_an_action_is_the_same_from_everywhere():
    for game, boards in games_with_boards():
        telling = Telling(View(game, 0))
        lot = random.Random(6)
        for _ in range(30):
            at = lot.randrange(1, game.length + 1)
            telling.go_to(at)
            assert telling.at == at
            assert telling.bridges == boards[at - 1][0]
            assert telling.counts == boards[at - 1][1]


def test_a_game_from_a_position_is_told_from_that_position():
    game = play(
        "bridges white BE BF AD DE DH EH\nbridges black AB AH HI HL EF EI EJ\n"
        "hand white BA\nhand black HHE\nround 2\ndeck CDFGJKLI\n"
        "white B-D A-B ^\nblack HH*EH E-H ^"
    )
    telling = Telling(View(game, 0))
    assert telling.bridges[0] == mask("BE BF AD DE DH EH")
    assert telling.round == 2
    while telling.step():
        pass
    assert telling.bridges == game.bridges
    assert telling.round == 2


# Turns


def test_a_turn_begins_after_the_end_of_the_one_before_or_the_deal():
    for game, _ in games_with_boards():
        view = View(game, -1)
        start = 0
        for at in range(1, game.length + 1):
            before = game.history[at - 1]
            if ends_turn(before) or before == DEAL or at == game.prelude:
                start = at
            assert turn_start(view, at) == start


def test_the_last_turn_is_the_last_one_that_was_ended():
    for edition, variants in GAMES:
        lot = random.Random(8)
        game = new_game(edition, variants, "black", None if edition == "short" else ("white", 2))
        turns = []
        start = 0
        for _ in steps(game, lot):
            action = game.history[game.length - 1]
            if game.length <= game.prelude or action == DEAL:
                start = game.length
            elif ends_turn(action):
                turns.append((start, game.length))
                start = game.length
            if game.phase not in (DEALING, OVER) and not turns:
                assert last_turn(View(game, -1)) == (0, 0)
            elif turns:
                assert last_turn(View(game, -1)) == turns[-1]
