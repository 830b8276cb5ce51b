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
            replay = Replay(View(game, side))
            for bridges, counts, round_after, _ in boards:
                rounds = replay.round
                assert replay.step()
                assert replay.bridges == bridges
                assert replay.counts == counts
                # The round changes with its deal, not with the draw that ended the one before.
                assert replay.round in (rounds, rounds + 1)
                assert replay.round <= round_after
            assert not replay.step()
            assert replay.at == game.length


def test_a_replay_says_of_an_action_what_it_did():
    for game, _ in games_with_boards():
        replay = Replay(View(game, 0))
        white, black = [0, 0], [0, 0]
        for at in range(game.length):
            before = [replay.bridges[:], [controlled(replay, 0), controlled(replay, 1)]]
            replay.step()
            mover = replay.mover
            white, black = replay.bridges
            assert replay.taken == before[0][1 - mover] & ~(white, black)[1 - mover]
            assert replay.won == controlled(replay, mover) & ~before[1][mover]
            assert replay.lost == before[1][1 - mover] & ~controlled(replay, 1 - mover)
            action = game.history[at]
            assert replay.action == action or is_discard(action)


def test_the_mover_is_the_side_that_was_at_turn():
    for game, boards in games_with_boards():
        replay = Replay(View(game, 1))
        replay.step()
        for at in range(1, game.length):
            turn = boards[at - 1][3]
            replay.step()
            if replay.action != DEAL:
                assert replay.mover == turn, at


def test_a_walk_knows_who_acts_next():
    for game, boards in games_with_boards():
        replay = Replay(View(game, 1))
        for at in range(1, game.length):
            replay.step()
            if game.history[at] != DEAL:
                assert replay.turn == boards[at - 1][3], at


def test_a_replay_shows_the_other_sides_discards_without_their_cards():
    for game, _ in games_with_boards():
        for side in (0, 1, -1):
            replay = Replay(View(game, side))
            while replay.step():
                if is_discard(replay.action):
                    assert replay.mover == side
                elif replay.action == HIDDEN_DISCARD:
                    assert replay.mover != side


def test_going_to_an_action_is_the_same_from_everywhere():
    for game, boards in games_with_boards():
        replay = Replay(View(game, 0))
        lot = random.Random(6)
        for _ in range(30):
            at = lot.randrange(1, game.length + 1)
            replay.go_to(at)
            assert replay.at == at
            assert replay.bridges == boards[at - 1][0]
            assert replay.counts == boards[at - 1][1]


def test_a_game_from_a_position_is_walked_through_from_there():
    game = play(
        "bridges white BE BF AD DE DH EH\nbridges black AB AH HI HL EF EI EJ\n"
        "hand white BA\nhand black HHE\nround 2\ndeck CDFGJKLI\n"
        "white B-D A-B ^\nblack HH*EH E-H ^"
    )
    replay = Replay(View(game, 0))
    assert replay.bridges[0] == mask("BE BF AD DE DH EH")
    assert replay.round == 2
    while replay.step():
        pass
    assert replay.bridges == game.bridges
    assert replay.round == 2


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
