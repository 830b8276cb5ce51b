"""Looking back at a game: what a person's turns cost, found with no more than that person saw."""

import copy
import operator
import sys

import pytest
import stub_robot
from kahuna_games import games_under_way, play, save_game, steps
from kahuna_player import Player, memory_with, packed, shows
from kahuna_texts import every_language, room_of_answers

from handheld import texts
from handheld.chance import Chance, seed_of
from kahuna.play.curves import Curves
from kahuna.play.full_replay import FullReplay
from kahuna.play.hindsight import Hindsight
from kahuna.play.proposed import was_proposed
from kahuna.play.turn_numbers import turns_of
from kahuna.records import notation
from kahuna.robots import verdict
from kahuna.robots.knowledge import Knowledge
from kahuna.rules.actions import DRAW
from kahuna.rules.view import View
from kahuna.saves.position import game_at, position_of
from simulator import Simulation

# White could win at once by D-A, and does not.
BLUNDER = """bridges white AB BC CG
bridges black AH
hand white D
hand black HIL
round 2
deck CDFGKIJ
white ^C
black H-L L-I ^
"""
WIN = "D-A"


def looking_back(handheld, players=(0, 1)):
    """After a game, once the look back has begun."""
    player = Player(handheld)
    player.session.players[:] = bytes(players)
    handheld.program.reset_to("over")
    handheld.frame(2)
    while player.top._entries[player.top.at][1] != "lookback":
        player.press("down")
    player.press("a")
    return player


def found(player, frames=3000):
    """Everything found in the end."""
    for _ in range(frames):
        if player.scene != "lookback":
            break
        player.handheld.frame()
    assert player.scene == "missed"
    return player.top._found


def of_record(text, players=(0, 1)):
    with Simulation(nvm=memory_with(packed(play(text)))) as handheld:
        return found(looking_back(handheld, players))


def said(handheld):
    return handheld.cartridge.tabletop.bar._words.text


# The past


def state(view):
    """All that a view has, as it is now."""
    content = {name: copy.copy(value) for name, value in vars(view).items()}
    content["history"] = bytes(view.history[: view.length])
    return content


def test_the_past_shows_what_a_side_saw_forwards_and_backwards():
    """It is another game that goes there and back."""
    for game, lot in list(games_under_way())[::3]:
        views = [seen_by_both(game), *[seen_by_both(game) for _ in steps(game, lot)]]
        before = save_game(game)
        past = FullReplay(game)
        end = game.length
        for length in [*range(end + 1), *range(end, -1, -7), end]:
            past.go_to(length)
            assert [state(past.view(side)) for side in (0, 1)] == views[length]
        assert save_game(game) == before


def seen_by_both(game):
    return [state(View(game, side)) for side in (0, 1)]


def test_the_past_of_a_game_that_began_from_a_position():
    game = game_at(position_of(play(BLUNDER)))
    start = state(View(game, 0))
    past = FullReplay(game)
    assert state(past.view(0)) == start


def test_it_travels_in_short_steps():
    game = stub_robot.whole_game(11)
    past = FullReplay(game)
    halts = sum(1 for _ in past.travel(game.length))
    assert halts == game.length // 8


def test_all_turns_of_both_sides_are_counted_as_the_course_of_the_game_counts_them():
    game = stub_robot.whole_game(11)
    view = View(game, -1)
    turns = sorted(turns_of(view, 0) + turns_of(view, 1))
    assert [number for number, _, _ in turns] == list(range(1, Curves(view).turns + 1))
    for side in (0, 1):
        for _, start, end in turns_of(view, side):
            past = FullReplay(game)
            past.go_to(start)
            assert past.view(side).turn == side
            past.go_to(end)
            assert past.view(side).turn != side or past.view(side).winner >= 0


# The verdict


def judged(record, words, ahead, judge=None):
    """The judge, once it has judged White's turn after that record."""
    game = play(record)
    judge = judge or verdict.create()
    turn = bytes(notation.parse(word) for word in words.split())
    judge.judge(View(game, game.turn), turn, ahead, Chance(seed_of(1)))
    while not judge.think(100):
        pass
    return judge


@pytest.mark.parametrize("ahead", [False, True])
def test_a_turn_that_wins_the_game_has_every_chance_and_others_fewer(ahead):
    start = BLUNDER.partition("white ^C")[0]
    for won in (WIN, WIN + " .", WIN + " ^C"):
        assert judged(start, won, ahead).then == 100
    other = judged(start, "^C", ahead)
    assert other.then < 95
    assert other.best == 100
    assert other.turn[0] == notation.parse(WIN)


TO_JUDGE = "hand white ABBDE\nhand black CCDEF\nround 1\ndeck AFGHIJ\n"


@pytest.mark.parametrize("words", ["A-B ^", "#A #B ^", "#B #B #D ^F", "^", ".", "A-B B-C ^F"])
def test_every_turn_has_a_chance_and_judging_leaves_no_trace(words):
    judge = judged(TO_JUDGE, words, False)
    at_a_glance = judge.best, judge.then
    assert 0 < judge.then < 100
    judged(TO_JUDGE, words, True, judge)
    assert 0 < judge.then < 100
    assert judge.then <= judge.best
    judged(TO_JUDGE, words, False, judge)
    assert (judge.best, judge.then) == at_a_glance


def test_the_best_turn_costs_nothing_if_it_was_played():
    """Both are looked at with the same cards."""
    judge = judged(TO_JUDGE, "^", True)
    best = " ".join(map(notation.text, judge.turn))
    again = judged(TO_JUDGE, best, True)
    assert again.best == again.then
    assert again.turn == judge.turn


# On the handheld


def test_a_blunder_is_found_first_and_shown_with_what_was_better():
    with Simulation(nvm=memory_with(packed(play(BLUNDER)))) as handheld:
        player = looking_back(handheld)
        worst = found(player)[0]
        cost, number, start, end, best, then, better = worst
        assert (number, start, end, best) == (1, 1, 2, 100)
        assert cost == best - then >= 5
        assert better[0] == notation.parse(WIN)
        handheld.frame(2)
        menus = handheld.cartridge.more_texts("menus")
        assert said(handheld) == menus.COST_MOST[0] % 1
        handheld.frame(2500 // 33)
        assert said(handheld) == menus.CHANCE % (100, then)
        cards = handheld.cartridge.tabletop.strip.cards
        assert list(cards[:2]) == [3, 255]
        player.press("a")
        assert said(handheld) == "You take COCO"
        assert list(cards[:3]) == [2, 3, 255]
        player.press("a")
        assert list(cards[:2]) == [3, 255]
        player.press("right", "a")
        assert player.scene == "hint_steps"
        assert said(handheld) == "ALOA-DUDA: wins the game"


def test_turns_that_cost_little_are_not_shown():
    for finding in of_record(BLUNDER):
        assert finding[0] >= 5


def test_the_worst_come_first_and_are_three_at_most():
    with Simulation(nvm=memory_with(packed(stub_robot.whole_game(11)))) as handheld:
        costs = [finding[0] for finding in found(looking_back(handheld))]
        assert len(costs) == 3
        assert costs == sorted(costs, reverse=True)


OWN = """bridges white AB AD
bridges black HI
hand white BD
hand black {}
round 2
deck CDFLJ{}
white ^C
black .
white D-H ^D
black .
"""


def test_it_sees_only_what_that_side_saw():
    """With another hand and pile on the other side it finds the same."""
    one, other = OWN.format("GIK", "EEHHA"), OWN.format("EEH", "KIGHA")
    assert of_record(one) == of_record(other)
    views = []
    for record in (one, other):
        past = FullReplay(play(record))
        for at in (0, 2):
            past.go_to(at)
            views.append(state(past.view(0)))
    assert views[:2] == views[2:]


def test_the_robot_is_shown_a_view_of_that_side_and_thinks_in_slices():
    with Simulation(nvm=memory_with(packed(play(BLUNDER)))) as handheld:
        seen = []
        player = Player(handheld)
        player.session.players[:] = b"\1\0"
        handheld.program.reset_to("over")
        handheld.frame(2)
        handheld.program.push("lookback")
        handheld.frame(2)
        judge = player.top._hindsight._judge
        begin, think = judge.begin, judge.think
        judge.begin = lambda view: (seen.append((view.side, list(view.hands))), begin(view))
        judge.think = lambda steps: (seen.append(steps), think(steps))[1]
        assert judge._chance is not player.session.chance
        while player.scene == "lookback":
            before = len(seen)
            handheld.frame()
            steps = [step for step in seen[before:] if isinstance(step, int)]
            assert sum(steps) <= 25
        views = [view for view in seen if not isinstance(view, int)]
        assert views
        assert all(side == 1 and not hands[0] for side, hands in views)


@pytest.mark.parametrize("frames", [1, 15, 60, 100, 200, 250, 350])
def test_it_can_be_ended_at_any_time_and_what_it_has_found_is_shown(frames):
    with Simulation(nvm=memory_with(packed(stub_robot.whole_game(11)))) as handheld:
        player = looking_back(handheld)
        handheld.frame(frames)
        assert player.scene == "lookback"
        known = player.top._hindsight.found
        player.press("b")
        if known:
            assert player.scene == "missed"
            handheld.frame(3)
            player.press("b")
        assert player.scene == "over"
        assert frames < 60 or known


def test_nothing_of_the_game_is_changed_or_saved():
    with Simulation(nvm=memory_with(packed(stub_robot.whole_game(11)))) as handheld:
        player = looking_back(handheld)
        game = player.game

        def all_kept():
            return bytes(player.session.pack()), bytes(handheld.nvm.content)

        before = all_kept()
        found(player)
        while player.scene != "over":
            player.press("right", "a")
        assert player.game is game
        assert all_kept() == before


def test_everything_is_given_back():
    with Simulation(nvm=memory_with(packed(play(BLUNDER)))) as handheld:
        player = looking_back(handheld)
        assert "kahuna.robots.verdict" in sys.modules
        found(player)
        assert not [name for name in sys.modules if name.startswith("kahuna.robots.")]
        player.press("b")
        assert player.scene == "over"
        for name in ("play.past", "rules.undo", "screens.missed", "screens.lookback"):
            assert "kahuna." + name not in sys.modules


def test_left_and_right_leaf_through_what_was_found():
    with Simulation(nvm=memory_with(packed(stub_robot.whole_game(11)))) as handheld:
        player = looking_back(handheld)
        numbers = [finding[1] for finding in found(player)]
        handheld.frame(2)
        menus = handheld.cartridge.more_texts("menus")
        won = handheld.cartridge.session.view.winner == 0
        first, *others = [menus.COST_TOO[won] % number for number in numbers]
        first = menus.COST_MOST[won] % numbers[0]
        shown = [said(handheld)]
        for button in ("left", "right", "right", "right", "left"):
            player.press(button)
            shown.append(said(handheld))
        assert shown == [first, first, others[0], others[1], others[1], others[0]]


def test_two_people_are_asked_whose_turns():
    with Simulation(nvm=memory_with(packed(play(BLUNDER)))) as handheld:
        player = looking_back(handheld, (0, 0))
        assert [entry[0] for entry in player.top._entries] == ["White", "Black"]
        player.press("b")
        assert player.scene == "over"
        player.press("a")
        player.press("down", "a")
        found(player)
        assert player.session.view.side == 1
        player.press("b")
        assert player.scene == "over"


def test_two_robots_have_nothing_to_look_back_at():
    with Simulation(nvm=memory_with(packed(play(BLUNDER)))) as handheld:
        player = Player(handheld)
        entries = {}
        for players in ((1, 2), (0, 2)):
            player.session.players[:] = bytes(players)
            handheld.program.reset_to("over")
            handheld.frame(2)
            entries[players] = [entry[0] for entry in player.top._entries]
        text = handheld.cartridge.more_texts("menus").LOOK_BACK
        assert text in entries[0, 2]
        assert text not in entries[1, 2]


WELL = BLUNDER.partition("white ^C")[0] + "white D-A .\n"


def test_a_person_who_played_like_the_strongest_robot_hears_so():
    with Simulation(nvm=memory_with(packed(play(WELL)))) as handheld:
        player = looking_back(handheld)
        while player.scene == "lookback":
            handheld.frame()
        assert player.scene == "missed"
        assert said(handheld) == handheld.cartridge.more_texts("menus").ALL_WELL
        player.press("a")
        assert player.scene == "over"


@pytest.mark.parametrize("players", [(0, 1), (1, 0)])
def test_a_winner_hears_what_was_even_better_and_a_loser_what_it_cost(players):
    with Simulation(nvm=memory_with(packed(stub_robot.whole_game(11)))) as handheld:
        player = looking_back(handheld, players)
        worst = found(player)[0]
        handheld.frame(2)
        won = players[handheld.cartridge.session.view.winner] == 0
        menus = handheld.cartridge.more_texts("menus")
        assert said(handheld) == menus.COST_MOST[won] % worst[1]


# What comments proposed

WINS_ALOA = BLUNDER.partition("white ^C")[0].replace("round 2", "round 1")
PROPOSED = [
    (WINS_ALOA, "D-A ^C", True),
    (WINS_ALOA, "^C", False),
    (WINS_ALOA, "D-H ^C", False),
    # Two cards win HUNA, or free it; one of them does not.
    ("bridges white HI\nhand white HHK\nhand black C\ndeck CDFGKIJ\n", "H-L H-A ^", True),
    ("bridges white HI\nhand white HHK\nhand black C\ndeck CDFGKIJ\n", "H-L ^", False),
    (
        "bridges black HI HL HE AB\nhand white HHK\nhand black C\ndeck CDFGKIJ\n",
        "HH*HI ^",
        True,
    ),
    ("bridges black HI HL HE AB\nhand white HHK\nhand black C\ndeck CDFGKIJ\n", "K-J ^", False),
]


@pytest.mark.parametrize("record, turn, follows", PROPOSED)
def test_a_turn_was_proposed_if_it_does_what_a_comment_said(record, turn, follows):
    game = play(record + "white " + turn)
    history = game.history[: game.length]
    start = game.length - len(turn.split())
    assert was_proposed(FullReplay(game), 0, bytes(history[start:]), start) is follows


def test_what_a_comment_had_proposed_is_called_no_mistake():
    record = WINS_ALOA + "white D-A ^C\nblack H-L L-I ^"
    with Simulation(nvm=memory_with(packed(play(record)))) as handheld:
        kahuna = handheld.cartridge
        kahuna.session.players[:] = bytes((0, 1))
        kahuna.session.show_to(0)
        blamed = (9, 1, 1, 3, 60, 51, bytes((241,)))
        for comments, screen in ((False, "Missed"), (True, "Last")):
            kahuna.comments = comments
            handheld.program.reset_to("missed", 0, [blamed])
            handheld.frame(2)
            assert type(handheld.program.stage.top).__name__ == screen
        assert said(handheld) == kahuna.more_texts("menus").AS_PROPOSED


# A turn played again


def played_again(handheld, words):
    """The person's worst turn, played again and judged."""
    player = looking_back(handheld)
    found(player)
    while player.scene != "retry":
        player.press("a")
    for word in words.split():
        player.follow(player.way_to(notation.parse(word)))
    while player.scene != "missed":
        handheld.frame()
    handheld.frame(2)
    return player


@pytest.mark.parametrize(
    "first, words, answer",
    [
        ("^C", "D-A", "AS_GOOD"),
        ("^C", "^C", False),
        ("^C", "D-B ^C", False),
        ("D-H ^C", "^C", True),
    ],
)
def test_a_turn_played_again_is_praised_or_found_better_or_not_yet(first, words, answer):
    record = BLUNDER.replace("white ^C", "white " + first)
    with Simulation(nvm=memory_with(packed(play(record)))) as handheld:
        player = played_again(handheld, words)
        again, played, better = player.top._judged[1]
        assert (better, played) == player.top._found[0][4:6]
        menus = handheld.cartridge.more_texts("menus")
        if answer == "AS_GOOD":
            assert again == 100
            assert said(handheld) == menus.AS_GOOD
            player.press("a")
            assert type(player.top).__name__ == "Last"
        else:
            assert said(handheld) == menus.CHANCE % (played, again)
            assert shows(handheld, menus.JUDGED[answer])
            player.press("a")
            assert player.scene == "retry"


def test_a_turn_is_played_again_from_what_was_seen_then():
    with Simulation(nvm=memory_with(packed(play(BLUNDER)))) as handheld:
        player = looking_back(handheld)
        found(player)
        then = FullReplay(player.game)
        then.go_to(1)
        seen = state(then.view(0))
        while player.scene != "retry":
            player.press("a")
        assert state(player.top._scratch.session.view) == seen
        assert said(handheld) == handheld.cartridge.texts.TURN_NUMBER % (
            handheld.cartridge.texts.YOU,
            1,
        )
        player.follow(player.way_to(notation.parse("D-H")))
        player.press("select")
        assert state(player.top._scratch.session.view) == seen
        player.press("select")  # no further
        assert state(player.top._scratch.session.view) == seen
        player.press("b")
        assert player.scene == "missed"


def test_nothing_of_the_game_or_of_what_is_kept_is_changed_by_playing_again():
    with Simulation(nvm=memory_with(packed(play(BLUNDER)))) as handheld:
        player = looking_back(handheld)
        before = bytes(player.session.pack()), bytes(handheld.nvm.content), handheld.program.profile
        found(player)
        game = player.game
        while player.scene != "retry":
            player.press("a")
        player.follow(player.way_to(notation.parse("D-H")))
        handheld.frame(400)  # longer than it takes until a turn so far is saved
        player.follow(player.way_to(notation.parse("^C")))
        while player.scene != "missed":
            handheld.frame()
        assert player.game is game
        assert before == (
            bytes(player.session.pack()),
            bytes(handheld.nvm.content),
            handheld.program.profile,
        )


def test_after_the_better_turn_comes_the_next_one_and_not_what_was_judged_again():
    with Simulation(nvm=memory_with(packed(stub_robot.whole_game(11)))) as handheld:
        player = looking_back(handheld)
        worst = found(player)
        judged = [worst[0][5], *worst[0][5:3:-1]]
        handheld.program.replace("missed", 0, worst, None, 0, judged)
        handheld.frame(2)
        player.press("right", "a")
        assert player.scene == "hint_steps"
        player.press("b")
        handheld.frame(2)
        assert player.top.at == 1
        menus = handheld.cartridge.more_texts("menus")
        won = handheld.cartridge.session.view.winner == 0
        assert said(handheld) == menus.COST_TOO[won] % worst[1][1]


def test_the_judge_compares_turns_as_it_judged_them():
    """So what is said of them does not change when a turn is played again."""
    game = stub_robot.whole_game(11)
    past = FullReplay(game)
    compared = 0
    for _, start, end in turns_of(View(game, 0), 0)[2:8]:
        past.go_to(start)
        view = past.view(0)
        played = bytes(game.history[start:end])
        judge = verdict.create()
        judge.judge(view, played, True, Chance(seed_of(start)))
        while not judge.think(100):
            pass
        best, then, turn = judge.best, judge.then, judge.turn
        if judge.pace.hurried:
            continue
        compared += 1
        judge.compare(view, (turn, played), Chance(seed_of(start)))
        while not judge.think(100):
            pass
        assert judge.each == [best, then]
    assert compared > 2


@every_language
def test_the_questions_fit_over_the_board(code):
    menus = texts.load("kahuna", "menus_" + code)
    for words in (menus.RETRY, *menus.JUDGED):
        assert room_of_answers(words + "\n" + menus.RETRY_OR_SEE, 2) <= 158


# The luck in drawing


@pytest.mark.parametrize("words", ["^", "A-B ^", "#B ^"])
def test_the_luck_of_all_cards_that_could_come_is_even_and_better_cards_are_lucky(words):
    game = play(TO_JUDGE)
    view = View(game, 0)
    turn = bytes(notation.parse(word) for word in words.split())
    judge = verdict.create()
    known = Knowledge()
    known.look(view)
    before = state(view)
    luck = [judge.luck(view, turn, card) for card in range(12)]
    assert abs(sum(map(operator.mul, luck, known.unseen))) <= known.total
    assert min(luck) < 0 < max(luck)
    judge.judge(view, turn, False, Chance(seed_of(1)))
    assert state(view) == before
    # The luckiest card is the one that a side would choose to take.
    assert judge.luck(view, turn, luck.index(max(luck))) == max(luck)


def test_the_luck_of_both_sides_is_summed_up_over_all_cards_from_the_pile():
    game = stub_robot.whole_game(11)
    judge = verdict.create()
    hindsight = Hindsight(FullReplay(game), View(game, 0), 0, judge)
    for _ in hindsight.look_back():
        if hindsight.luck is not None:
            break
    sums = [0, 0]
    drawn = 0
    past = FullReplay(game)
    for side in (0, 1):
        for _, start, end in turns_of(View(game, 0), side):
            if game.history[end - 1] == DRAW:
                past.go_to(end - 1)
                hand = past.game.hands[side]
                past.go_to(end)
                card = (past.game.hands[side] ^ hand).bit_length() - 1
                past.go_to(start)
                turn = bytes(game.history[start:end])
                sums[side] += judge.luck(past.view(side), turn, card % 12)
                drawn += 1
    assert drawn > 10
    assert hindsight.luck == tuple((luck + 50) // 100 for luck in sums)
    assert any(sums)


def test_the_luck_is_shown_at_the_end_but_not_where_looking_back_was_ended_early():
    with Simulation(nvm=memory_with(packed(play(WELL)))) as handheld:
        handheld.program.reset_to("over")
        handheld.frame(2)
        kahuna = handheld.cartridge
        kahuna.session.players[1] = 9
        menus = kahuna.more_texts("menus")
        for kahuna.comments in (False, True):
            shown = {}
            for luck in (None, (12, -3)):
                handheld.program.push("missed", 0, [], luck)
                shown[luck] = []
                for _ in range(4):
                    handheld.frame(76)
                    shown[luck].append(said(handheld))
                Player(handheld).press("a")
                assert handheld.program.shown == "over"
            assert set(shown[None]) == {menus.ALL_WELL}
            assert set(shown[12, -3]) == {menus.ALL_WELL, menus.DRAWS, "You: +12%", "Robot 9: -3%"}


def test_looking_back_that_is_ended_at_once_knows_no_luck():
    game = stub_robot.whole_game(11)
    hindsight = Hindsight(FullReplay(game), View(game, 0), 0, verdict.create())
    for _, _ in zip(hindsight.look_back(), range(50)):
        assert hindsight.luck is None
