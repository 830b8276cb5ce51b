"""A game replayed from a side's view: the board at every action, and where turns begin."""

import random

from kahuna_games import GAMES, SIDES, new_game, play, steps

from kahuna.play.replay import Replay
from kahuna.rules.actions import DEAL, HIDDEN_DISCARD, ends_turn, is_discard
from kahuna.rules.bridges import controlled
from kahuna.rules.history import last_turn, turn_start
from kahuna.rules.line_names import LINE_NAMES
from kahuna.rules.phases import OVER
from kahuna.rules.view import View


def mask(names):
    return sum(1 << LINE_NAMES.index(name) for name in names.split())


def games_with_boards():
    """Whole games of every kind, and the board after each of their actions."""
    for edition, variants in GAMES:
        for seed in range(2):
            lot = random.Random(seed)
            handicap = (
                None if edition == "short" or seed else (lot.choice(SIDES), 1 + lot.randrange(3))
            )
            game = new_game(edition, variants, lot.choice(SIDES), handicap)
            boards = []
            for _ in steps(game, lot):
                boards.append((list(game.bridges), bytes(game.counts), game.round, game.turn))
            yield game, boards


def test_the_board_of_a_walk_is_the_board_that_was():
    for game, boards in games_with_boards():
        for side in (0, 1, -1):
            walk = Replay(View(game, side))
            for bridges, counts, round_after, _ in boards:
                rounds = walk.round
                assert walk.step()
                assert walk.bridges == bridges
                assert walk.counts == counts
                # The round changes with its deal, not with the draw that ended the one before.
                assert walk.round in (rounds, rounds + 1)
                assert walk.round <= round_after
            assert not walk.step()
            assert walk.at == game.length


def test_what_a_walk_says_of_an_action_is_what_it_did():
    for game, _ in games_with_boards():
        walk = Replay(View(game, 0))
        white, black = [0, 0], [0, 0]
        for at in range(game.length):
            before = [walk.bridges[:], [controlled(walk, 0), controlled(walk, 1)]]
            walk.step()
            mover = walk.mover
            white, black = walk.bridges
            assert walk.taken == before[0][1 - mover] & ~(white, black)[1 - mover]
            assert walk.won == controlled(walk, mover) & ~before[1][mover]
            assert walk.lost == before[1][1 - mover] & ~controlled(walk, 1 - mover)
            action = game.history[at]
            assert walk.action == action or is_discard(action)


def test_the_mover_is_the_side_that_was_at_turn():
    for game, boards in games_with_boards():
        walk = Replay(View(game, 1))
        walk.step()
        for at in range(1, game.length):
            turn = boards[at - 1][3]
            walk.step()
            if walk.action != DEAL:
                assert walk.mover == turn, at


def test_a_walk_knows_who_acts_next():
    for game, boards in games_with_boards():
        walk = Replay(View(game, 1))
        for at in range(1, game.length):
            walk.step()
            if game.history[at] != DEAL:
                assert walk.turn == boards[at - 1][3], at


def test_the_other_sides_discards_are_walked_past_without_their_cards():
    for game, _ in games_with_boards():
        for side in (0, 1, -1):
            walk = Replay(View(game, side))
            while walk.step():
                if is_discard(walk.action):
                    assert walk.mover == side
                elif walk.action == HIDDEN_DISCARD:
                    assert walk.mover != side


def test_going_to_an_action_is_the_same_from_everywhere():
    for game, boards in games_with_boards():
        walk = Replay(View(game, 0))
        lot = random.Random(6)
        for _ in range(30):
            at = lot.randrange(1, game.length + 1)
            walk.go_to(at)
            assert walk.at == at
            assert walk.bridges == boards[at - 1][0]
            assert walk.counts == boards[at - 1][1]


def test_a_game_from_a_position_is_walked_through_from_there():
    game = play(
        "bridges white BE BF AD DE DH EH\nbridges black AB AH HI HL EF EI EJ\n"
        "hand white BA\nhand black HHE\nround 2\ndeck CDFGJKLI\n"
        "white B-D A-B ^\nblack HH*EH E-H ^"
    )
    walk = Replay(View(game, 0))
    assert walk.bridges[0] == mask("BE BF AD DE DH EH")
    assert walk.round == 2
    while walk.step():
        pass
    assert walk.bridges == game.bridges
    assert walk.round == 2


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


def test_the_last_turn_is_the_last_one_that_was_ended_or_a_head_start_before_all_turns():
    """The same for a turn that ended the game, though it was not played to its end."""
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
            if not turns:
                laid = 1 < game.prelude <= game.length
                assert last_turn(View(game, -1)) == ((1, game.prelude) if laid else (0, 0))
            elif game.phase == OVER and not ends_turn(action):
                assert last_turn(View(game, -1)) == (start, game.length)
            else:
                assert last_turn(View(game, -1)) == turns[-1]
