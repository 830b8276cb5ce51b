"""The robots: fair, legal in every edition and phase, and always the same."""

import random
from array import array

import pytest
from kahuna_games import (
    GAMES,
    actions,
    as_record,
    deal,
    games_under_way,
    go,
    new_game,
    play,
    random_position,
    scrambled,
    steps,
)

from games.kahuna import closer, weights
from games.kahuna.players import named
from handheld.chance import Chance, seed_of
from kahuna.play.within_reach import free_lines
from kahuna.records import notation
from kahuna.robots import create, futures, judgement, search, stages
from kahuna.robots import trial as trials
from kahuna.robots.adviser import create as create_adviser
from kahuna.robots.endings import Endings
from kahuna.robots.judgement import Judgement
from kahuna.robots.knowledge import Knowledge
from kahuna.robots.levels import LEVELS, Level
from kahuna.robots.robot import Robot
from kahuna.robots.stages import CARDS_LEFT, FIRST, NEAR, OWNER, forget, margins_of, rows_of
from kahuna.robots.trial import DECLINED, Trial
from kahuna.robots.verdict import create as create_judge
from kahuna.robots.worth import WON, worth
from kahuna.rules.actions import DISCARD, END, REMOVE, TAKE, card_of, is_discard
from kahuna.rules.cards import copies, count, listed, with_card
from kahuna.rules.limits import HAND_LIMIT, ISLAND_COUNT, LINE_COUNT
from kahuna.rules.phases import DEALING, FINAL, HANDICAP, OVER, PLAY
from kahuna.rules.tables import HIGH, LOW, REACH
from kahuna.rules.view import View

NUMBERS = range(len(LEVELS))
STRONG = len(LEVELS) - 1


def decide(level, view, seed=1, steps=100000):
    robot = create(level, Chance(seed_of(seed)))
    robot.begin(view)
    while not robot.think(steps):
        pass
    return robot.turn


def in_words(turn):
    return " ".join(notation.text(action) for action in turn)


def at_turn(game):
    return game.phase in (HANDICAP, PLAY, FINAL)


def do(game, turn):
    """Does a turn; each action must be legal, and none may be superfluous or missing."""
    side, phase = game.turn, game.phase
    for number, action in enumerate(turn):
        assert action in actions(game), (in_words(turn), number)
        game.apply(action)
        if game.phase == OVER:
            return
    assert game.turn != side or game.phase != phase or phase == HANDICAP


SOME = (0, 6, STRONG)  # that differ in more than numbers


@pytest.mark.parametrize("level", SOME)
def test_what_is_hidden_makes_no_difference(level):
    """Games that differ only in what a side cannot see are the same to its robot."""
    asked = 0
    for game, lot in games_under_way():
        for _ in steps(game, lot):
            if at_turn(game) and lot.random() < 0.02:
                twin = scrambled(game, game.turn, lot)
                if game.hands[1 - game.turn] != twin.hands[1 - game.turn]:
                    asked += 1
                seed = lot.randrange(1000)
                view, other = View(game, game.turn), View(twin, game.turn)
                assert decide(level, view, seed) == decide(level, other, seed)
    assert asked > 20


@pytest.mark.parametrize("level", SOME)
def test_the_same_seed_gives_the_same_turn_however_it_is_sliced(level):
    for game, lot in games_under_way():
        for _ in steps(game, lot):
            if at_turn(game) and lot.random() < 0.01:
                view = View(game, game.turn)
                assert decide(level, view, 7, 1) == decide(level, view, 7)


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_robots_play_whole_games_by_the_rules(number):
    edition, variants = GAMES[number]
    lot = random.Random(number)
    handicap = None if edition == "short" else (lot.choice(["white", "black"]), 1 + number % 3)
    game = new_game(edition, variants, lot.choice(["white", "black"]), handicap)
    levels = [SOME[(number + side) % 3] for side in (0, 1)]
    while game.phase != OVER:
        if game.phase == DEALING:
            deal(game, lot)
        else:
            do(game, decide(levels[game.turn], View(game, game.turn), game.length))


@pytest.mark.parametrize("level", SOME)
def test_a_robot_takes_over_in_the_middle_of_any_turn(level):
    for game, lot in games_under_way():
        for _ in steps(game, lot):
            if at_turn(game) and lot.random() < 0.02:
                twin = scrambled(game, game.turn, lot)
                do(twin, decide(level, View(game, game.turn)))


def test_all_that_is_weighed_is_legal(monkeypatch):
    """One game in forty was lost by a discard without the draw that must follow."""
    # It would rather not draw.
    unwilling = [array("h", rows_of(stage)) for stage in range(6)]
    for rows in unwilling:
        rows[DECLINED] = 2000
    monkeypatch.setattr(trials, "rows_of", unwilling.__getitem__)
    weighed = []
    begin = Robot._make_options

    def note(self, level):
        weighed.append(begin(self, level))
        return weighed[-1]

    monkeypatch.setattr(Robot, "_make_options", note)
    for game, lot in games_under_way():
        for _ in steps(game, lot):
            if game.phase == PLAY and lot.random() < 0.05:
                decide(STRONG, View(game, game.turn))
                for way in weighed[-1].found:
                    do(scrambled(game, game.turn, lot), way.turn)


@pytest.mark.parametrize("level", NUMBERS)
def test_a_handicap_is_laid_to_its_end(level):
    for number in (1, 2, 3):
        game = new_game("modern", handicap=("black", number))
        deal(game, random.Random(number))
        turn = decide(level, View(game, 1))
        assert len(turn) == number
        do(game, turn)
        assert game.phase == PLAY


def test_the_weakest_has_its_whims_also_for_a_head_start():
    game = new_game("modern", handicap=("white", 1))
    deal(game, random.Random(1))
    chosen = [{decide(level, View(game, 0), seed) for seed in range(30)} for level in NUMBERS]
    assert len(chosen[0]) > 5 and len(chosen[STRONG]) == 1


def test_seeds_make_the_weakest_play_this_way_and_that():
    game = play("hand white ABEGK\nhand black CDE\ndeck FHIJLL\n")
    assert len({decide(0, View(game, 0), seed) for seed in range(40)}) > 5


def test_a_hurried_robot_decides_within_a_few_slices():
    for game, lot in games_under_way():
        for _ in steps(game, lot):
            if game.phase == PLAY and lot.random() < 0.02:
                robot = create(STRONG, Chance(seed_of(1)))
                robot.begin(View(game, game.turn))
                robot.think(25)
                robot.hurry()
                slices = 1
                while not robot.think(25):
                    slices += 1
                assert slices < 12
                do(scrambled(game, game.turn, lot), robot.turn)


def test_progress_goes_up_to_a_hundred():
    game = play("hand white ABCDE\nhand black FGHIJ\ndeck KLKLAB\n")
    robot = create(STRONG, Chance(seed_of(1)))
    robot.begin(View(game, 0))
    seen = [robot.progress]
    while not robot.think(25):
        seen.append(robot.progress)
    assert seen == sorted(seen) and seen[0] == 0 and len(seen) > 5
    assert robot.progress == 100


@pytest.mark.parametrize("level", NUMBERS)
def test_no_turn_takes_more_positions_than_its_level_allows(level):
    """Only the last cards to draw, which it had begun to look at, exceed the limit."""
    for game, lot in games_under_way():
        for _ in steps(game, lot):
            if at_turn(game) and lot.random() < 0.01:
                robot = create(level, Chance(seed_of(1)))
                robot.begin(View(game, game.turn))
                while not robot.think(1000):
                    pass
                assert robot.pace.spent < LEVELS[level].most + 100


def test_the_limit_holds_also_where_the_turn_itself_has_too_many_ways():
    game = play("hand white ABCDE\nhand black FGHIJ\ndeck KLKLAB\n")
    level = LEVELS[STRONG]._replace(most=100)
    robot = Robot(level, Chance(seed_of(1)))
    robot.begin(View(game, 0))
    while not robot.think(1000):
        pass
    assert 100 <= robot.pace.spent < 320
    do(scrambled(game, 0, random.Random(1)), robot.turn)


@pytest.mark.parametrize("level", range(7))
def test_whims_never_make_it_discard_what_it_could_play(level):
    asked = 0
    for seed in range(100):
        lot = random.Random(seed)
        position = random_position(lot)
        if len(position["hands"]["white"]) < 5:
            continue
        game = play(as_record(position))
        most = DISCARD if LEVELS[level].removes else REMOVE
        if game.phase == PLAY and game.sizes[game.turn] == 5 and actions(game)[0] < most:
            asked += 1
            assert decide(level, View(game, game.turn), seed)[0] < DISCARD
    assert asked > 5


def test_the_weakest_spends_no_two_cards_on_a_bridge_of_the_other_side():
    could = 0
    for game, lot in games_under_way():
        for _ in steps(game, lot):
            if game.phase == PLAY and lot.random() < 0.1:
                could += any(REMOVE <= action < DISCARD for action in actions(game))
                turn = decide(0, View(game, game.turn), lot.randrange(1000))
                assert not any(REMOVE <= action < DISCARD for action in turn)
    assert could > 10


def test_the_weights_are_read_as_they_were_learnt():
    read = [list(rows_of(stage)) for stage in range(6)] + [list(margins_of(i)) for i in range(11)]
    assert read == [list(array("b", row)) for row in (*weights.ROWS, *weights.MARGINS)]
    assert (FIRST, OWNER, NEAR) == (weights.FIRST, weights.OWNER, weights.NEAR)
    assert array("b", weights.CARDS) == CARDS_LEFT
    closer_rows = b"".join(closer.ROWS)
    assert stages.read(stages.CLOSER, 9999) == closer_rows + closer.LINES


def test_a_turn_reads_the_weights_of_few_stages_and_parts():
    """A board has no room for all."""
    game = new_game()
    deal(game, random.Random(1))
    forget()
    decide(STRONG, View(game, game.turn))
    assert sorted(map(len, stages._kept.values())) == [50, 693]


def test_a_turn_looked_back_at_begins_without_the_weights_of_those_before():
    game = new_game()
    deal(game, random.Random(1))
    rows_of(5)
    create_judge().judge(View(game, game.turn), bytes((END,)), False, Chance(seed_of(1)))
    assert not stages._kept


def test_far_ahead_it_plays_instead_of_discarding():
    """Once all turns seemed won, it threw away cards that it could play, one in every game."""
    discarded = 0
    for seed in range(4):
        for view, turn in turns_against_greedy(7, seed):
            if is_discard(turn[0]):
                discarded += free_lines(view, view, view.side) & REACH[card_of(turn[0])] > 0
    assert discarded <= 1


@pytest.mark.parametrize("level", SOME)
def test_it_never_takes_the_island_that_it_has_just_discarded(level):
    """It did so to keep its hand; whoever watched wondered."""
    asked = 0
    for game, lot in games_under_way():
        for _ in steps(game, lot):
            if game.phase == PLAY and lot.random() < 0.03:
                for option in all_options(LEVELS[level], View(game, game.turn)):
                    if is_discard(option.turn[0]):
                        asked += 1
                        assert option.turn[-1] != TAKE + card_of(option.turn[0])
    assert asked > 20 or level == 0


def all_options(level, view):
    robot = Robot(level._replace(candidates=99, most=9999), Chance(seed_of(1)))
    collected = []
    robot._look_ahead = lambda found, _: iter([collected.extend(found)])
    robot.begin(view)
    while not robot.think(9999):
        pass
    return collected


def turns_against_greedy(level, seed):
    """Yields the turns of a robot in a game against `greedy`, each with what it saw."""
    lot = random.Random(seed)
    game = new_game("modern")
    greedy = named("greedy", Chance(seed_of(seed)))
    while game.phase != OVER:
        if game.phase == DEALING:
            deal(game, lot)
            continue
        view = View(game, game.turn)
        turn = decide(level, view, game.length) if game.turn == 0 else greedy.moves(view)
        if game.turn == 0:
            yield view, turn
        do(game, turn)


def test_a_level_of_any_shape_can_be_made():
    game = play("hand white ABCDE\nhand black FGHIJ\ndeck KLKLAB\n")
    for shape in (
        (0, True, 5, 1, 1, 200, False),
        (0, True, 1, 12, 8, 500, True),
        (16, False, 5, 3, 2, 1, True),
        (15, True, 2, 1, 1, 1, False),
        (900, False, 3, 2, 3, 900, True),
    ):
        robot = Robot(Level(*shape), Chance(seed_of(1)))
        robot.begin(View(game, 0))
        while not robot.think(50):
            pass
        do(scrambled(game, 0, random.Random(1)), robot.turn)


# What they make of a position


def test_the_strong_one_wins_where_a_play_takes_the_last_bridge():
    head = "round 2\nbridges white BE BF\nbridges black AB\nhand white CAB\nhand black HHE\n"
    game = play(head + "deck CDFGJKLI\n")
    do(game, decide(STRONG, View(game, 0)))
    assert (game.phase, game.winner) == (OVER, 0)


def test_the_strong_one_removes_first_where_a_bridge_is_won_by_it():
    """White needs the line EH for HUNA; with Black's bridge gone one card wins the island."""
    head = (
        "round 3\nbridges white AH DH\nbridges black EH BE BF FJ\nhand white EEH\nhand black AB\n"
    )
    game = play(head + "deck C\n")
    turn = decide(STRONG, View(game, 0))
    do(game, turn)
    assert game.counts[7] >= 3


def test_the_last_turn_is_played_to_win():
    """With equal points White needs one island more, whatever else a bridge would be worth."""
    game = play(
        "round 3\nscores 0 1\nbridges white AB EH EI EJ\nbridges black DH\nhand white AFG\n"
        "hand black C\ndeck K\nwhite ^K\nblack .\n"
    )
    assert game.phase == FINAL
    do(game, decide(STRONG, View(game, 0)))
    assert (game.phase, game.winner) == (OVER, 0)


# What they know


def knowledge(game, side):
    known = Knowledge()
    known.look(View(game, side))
    return known


def test_cards_that_lie_open_are_not_expected_elsewhere():
    game = play("hand white AAB\nhand black CDE\ndeck BGHKKL\n")
    unseen = knowledge(game, 0).unseen
    assert (unseen[0], unseen[1], unseen[6]) == (0, 0, 1)


def test_a_card_seen_taken_is_known_until_it_is_played():
    game = play("hand white AAB\nhand black CDE\ndeck BGHKKLIJ\nwhite ^\nblack ^G\n")
    assert listed(knowledge(game, 0).known) == [6]
    go(game, "A-B", "^", "G-J", "^")
    assert knowledge(game, 0).known == 0


def test_hands_that_are_supposed_have_what_is_known_and_the_right_size():
    for game, lot in games_under_way():
        for _ in steps(game, lot):
            if at_turn(game) and lot.random() < 0.05:
                known = knowledge(game, game.turn)
                hand = known.deal(Chance(seed_of(lot.randrange(1000))))
                assert count(hand) == game.sizes[1 - game.turn]
                if count(known.known) <= count(hand):
                    assert hand & known.known == known.known
                mine, face_up = game.hands[game.turn], game.face_up
                for card in range(ISLAND_COUNT):
                    assert sum(copies(cards, card) for cards in (hand, mine, face_up)) <= 2


def test_hands_that_are_supposed_one_after_another_have_other_cards():
    """So a few of them tell more; over many, each unseen card is there as often as any other."""
    game = play("hand white AAB\nhand black CDE\ndeck BGHKKLIJ\n")
    known = knowledge(game, 0)
    times = [0] * ISLAND_COUNT
    chance = Chance(seed_of(1))
    for _ in range(2000):
        dealt = []
        for _ in range(known.total // 3):
            dealt += listed(known.deal(chance))
        assert all(dealt.count(card) <= known.unseen[card] for card in dealt)
        for card in dealt:
            times[card] += 1
    share = sum(times) / known.total
    assert all(
        0.95 * share <= number / unseen <= 1.05 * share
        for number, unseen in zip(times, known.unseen)
        if unseen
    )
    assert known.total > 6


def test_a_handicap_is_laid_with_the_whole_game_in_mind():
    """It was once laid as if the last turns had come, in which only islands count."""
    game = new_game("modern", handicap=("white", 2))
    deal(game, random.Random(4))
    robot = create(STRONG, Chance(seed_of(1)))
    robot.begin(View(game, 0))
    while not robot.think(1000):
        pass
    assert robot.trial.stage == 0


def test_a_future_that_was_not_looked_at_to_the_end_does_not_count(monkeypatch):
    game = play("hand white ABCDE\nhand black FGHIJ\ndeck KLKLAB\n")
    settled = LEVELS[STRONG]._replace(candidates=1)
    without = decided(settled, View(game, 0))

    class Interrupted:
        def __init__(self, *more):
            pass

        def weigh(self, way, hand, pace):
            """Says that all is lost, and that there was no time to see."""
            way.reply = -65536
            pace.hurried = True
            yield

    monkeypatch.setattr("kahuna.robots.futures.Futures", Interrupted)
    assert decided(LEVELS[STRONG], View(game, 0)) == without


@pytest.mark.parametrize("wanted", ["^K", "^A", "^L"])
def test_turns_that_differ_in_the_draw_alone_are_compared_by_what_comes_of_them(
    wanted, monkeypatch
):
    class Wishes:
        def __init__(self, *more):
            pass

        def weigh(self, way, hand, pace):
            way.reply = 65536 * (way.turn == bytes((notation.parse(wanted),)))
            pace.spent += 100
            yield

    game = play("hand black FGHIJ\ndeck KALBCD\n")
    monkeypatch.setattr("kahuna.robots.futures.Futures", Wishes)
    assert decided(LEVELS[STRONG], View(game, 0)) == bytes((notation.parse(wanted),))


def decided(level, view):
    robot = Robot(level, Chance(seed_of(1)))
    robot.begin(view)
    while not robot.think(1000):
        pass
    return robot.turn


REACHED = [("", 0), ("B", 1), ("BD", 2), ("BDH", 3), ("A", 1), ("AB", 2), ("ABD", 3)]


@pytest.mark.parametrize("cards, bridges", [*REACHED, ("AA", 2), ("AAB", 3), ("AABDH", 3)])
def test_an_island_is_worth_what_its_row_says_for_as_many_bridges_as_the_cards_can_lay(
    cards, bridges
):
    """ALOA has three lines, as LALE has: Black's bridges there make another row of it."""
    game = play(f"bridges white CG\nbridges black HL IL KL\nhand white {cards}\nround 2\ndeck CC\n")
    trial, endings = trial_of(View(game, 0))
    endings.expect(True)
    state = FIRST[0]
    values = []
    for row in range(4):
        trial.table = bytearray(len(trial.table))
        trial.table[74 * row + state] = 100
        values.append(worth(trial))
    most = max(values)
    assert [most - value for value in values] == [100 * (row != bridges) for row in range(4)]


@pytest.mark.parametrize("level", [STRONG, STRONG - 1, 5])
def test_a_worth_is_the_same_from_any_position_before(level, monkeypatch):
    """Robots add up only what has changed since."""
    seen = []

    def compare(trial, gain=0):
        blank = Trial()
        blank.counts[:], blank.expected[:] = trial.counts, trial.expected
        for name in TERMS:
            setattr(blank, name, getattr(trial, name))
        value = worth(trial, gain)
        assert value == worth(blank, gain)
        seen.append(value)
        return value

    for module in (search, futures, judgement):
        monkeypatch.setattr(module, "worth", compare)
    for game, lot in games_under_way():
        for _ in steps(game, lot):
            if game.phase in (PLAY, FINAL) and not game.happened and lot.random() < 0.01:
                decide(level, View(game, game.turn))
    assert len(seen) > 100


TERMS = "bridges hands table rest margins lead prize over edition ends_early early".split()


def test_a_turn_found_is_judged_by_its_lines_and_by_rows_of_its_own(monkeypatch):
    judged = set()
    for game, lot in games_under_way():
        for _ in steps(game, lot):
            if game.phase == PLAY and lot.random() < 0.1:
                trial, endings = trial_of(View(game, game.turn))
                drawn = lot.random() < 0.5
                endings.expect(drawn)
                judged_closely = Judgement(trial)
                judged_closely.look()
                hand, room = trial.hands[0], count(trial.hands[0]) < HAND_LIMIT
                more = [card for card in range(ISLAND_COUNT) if room and copies(hand, card) < 2]
                trial.hands[0] = with_card(hand, lot.choice(more)) if more else hand
                value = judged_closely.worth(trial)
                assert trial.table == rows_of(trial.stage)  # as it was
                if abs(value) < WON - ISLAND_COUNT and not trial.over:
                    lines, kinds = lines_of(trial)
                    with monkeypatch.context() as patch:
                        patch.setattr(trials, "rows_of", closer_rows_of)
                        trial.stage = -1
                        endings.expect(drawn)
                        assert value == worth(trial) + lines
                    judged |= kinds
    assert len(judged) == 3 + 5 * 4


def closer_rows_of(stage):
    return array("b", closer.ROWS[stage])


def lines_of(trial):
    """Returns what lines and islands add, and the kinds of them that were there."""
    table = array("b", closer.LINES)
    hand = trial.hands[0]
    states = [FIRST[7 * i + trial.counts[i]] + trial.counts[12 + i] for i in range(ISLAND_COUNT)]
    cards = [copies(hand, island) for island in range(ISLAND_COUNT)]
    theirs = [held / 16 for held in trial.expected]
    mine, others = cards[:], theirs[:]
    value, kinds = 0, set()
    for line in range(LINE_COUNT):
        ends = LOW[line], HIGH[line]
        if trial.bridges[0] >> line & 1:
            kind, at, many = "mine", 666, 3
            seen = [(theirs[end] >= 0.5) + (theirs[end] >= 1.25) for end in ends]
        elif trial.bridges[1] >> line & 1:
            kind, at, many = "theirs", 1044, 3
            seen = [cards[end] for end in ends]
        else:
            kind, at, many = "free", 0, 4
            seen = [2 * (cards[end] > 0) + (theirs[end] >= 0.75) for end in ends]
            for end, far in (ends, ends[::-1]):
                mine[end] += cards[far] > 0
                others[end] += min(1, theirs[far])
        less, more = sorted(many * NEAR[states[end]] + what for end, what in zip(ends, seen))
        value += table[at + sum(range(more + 1)) + less]
        kinds.add(kind)
    for island, state in enumerate(states):
        kind = min(4, mine[island]), min(3, int(others[island] + 0.5))
        value += table[1422 + 74 * (4 * kind[0] + kind[1]) + state]
        kinds.add(kind)
    return value, kinds


@pytest.mark.parametrize("create_other", [create_judge, lambda: create_adviser(None, None)])
def test_turns_that_others_chose_are_judged_like_those_that_it_finds(create_other):
    """The search never judged them closely."""
    assert LEVELS[STRONG].closer
    assert create_other().level == LEVELS[STRONG]._replace(
        closer=False, most=create_other().level.most
    )


# Early ends


def test_in_french_the_side_that_takes_the_last_bridge_wins_even_without_one():
    head = "edition french\nround 2\nbridges black KL\nhand white KKA\nhand black C\n"
    game = play(head + "deck DEFGHIJ")
    trial, endings = trial_of(View(game, 0))
    endings.expect(True)
    trial.do(notation.parse("KK*KL"))
    assert worth(trial) == WON
    go(game, "KK*KL")
    assert (game.phase, game.winner) == (OVER, 0)


def test_a_last_bridge_taken_in_the_first_round_does_not_win_in_french():
    """Not even if the last card of the round is drawn after it; in `modern` the lack of bridges
    decides."""
    record = "edition {}\nbridges white BC\nbridges black KL\nhand white KK\nhand black C\ndeck D"
    for edition, wins in (("french", False), ("modern", True)):
        game = play(record.format(edition))
        trial, endings = trial_of(View(game, 0))
        endings.expect(True)
        trial.do(notation.parse("KK*KL"))
        assert (worth(trial) == WON) == wins
        go(game, "KK*KL", "^D")
        assert (game.phase == OVER) == wins


def test_the_end_of_a_turn_is_foreseen_as_it_comes():
    """Whether the game is over, who wins, and what is left of the round: for random turns from
    positions of all editions."""
    ends = 0
    for seed in range(500):
        lot = random.Random(seed)
        position = random_position(lot)
        if seed % 2:
            position["deck"] = position["deck"][:2]
            position["bridges"]["black"] = position["bridges"]["black"][:2]
        game = play(as_record(position))
        while at_turn(game):
            side = game.turn
            trial, endings = trial_of(View(game, side))
            while game.turn == side and at_turn(game):
                action = lot.choice(actions(game))
                if action < DISCARD:
                    trial.do(action)
                game.apply(action)
            endings.expect(action != END)
            trial.hands[0] = game.hands[side]
            ends += game.phase == OVER
            assert_foreseen(game, side, trial)
    assert ends > 100


def trial_of(view):
    trial = Trial()
    trial.see(view, Knowledge())
    endings = Endings(trial, Knowledge())
    endings.look(view)
    return trial, endings


def assert_foreseen(game, side, trial):
    value = worth(trial)
    if game.phase == OVER:
        won = 0 if game.winner < 0 else 1 if game.winner == side else -1
        assert abs(value - won * WON) <= 12
        return
    assert abs(value) < WON - 12
    assert trial.round == game.round
    if game.phase == FINAL:
        assert trial.left == game.left
    elif game.phase == PLAY:
        assert trial.cards == game.pile + count(game.face_up)


def test_cards_that_lie_open_in_the_other_hand_are_known():
    """Of two equal cards the hidden one is played first: the card that was taken still lies
    open."""
    turns = "hand white AAB\nhand black GDE\ndeck BGHKKLIJ\nwhite ^\nblack ^G\nwhite ^\nblack G-J ^"
    game = play("variant open\n" + turns)
    assert listed(knowledge(game, 0).known) == [6]
    assert listed(knowledge(play(turns), 0).known) == []
