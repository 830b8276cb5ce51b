"""How much of what cost a game is shown by "What could have been?"."""

import hindsight
from kahuna.play.hindsight import SHOWN


def test_turns_that_cost_a_tenth_are_counted_and_how_many_of_them_are_shown():
    """Four turns cost that much, three of which could be shown; one of two shown is among them."""
    one = hindsight.count([0.3, 0.0, 0.12, 0.1, 0.2, 0.05], [(0.25, 0.3), (0.1, 0.05)], 12000)
    assert one == {
        "turns": 6,
        "costly": 4,
        "could_be_shown": SHOWN,
        "shown": 2,
        "shown_and_costly": 1,
        "wrong_by": [0.3 - 0.25, 0.05],
        "positions": 12000,
    }
    other = hindsight.count([0.0, 0.0], [], 8000)
    both = hindsight.summed([one, other])
    assert (both["sides"], both["turns"], both["could_be_shown"]) == (2, 8, 3)
    assert (both["positions"], both["most_positions"], both["wrong_by"]) == (10000, 12000, 0.05)
    assert list(hindsight.page(both)) == [
        "2 sides of games, 8 turns: 4 cost 0.1 or more, of which 3 could be shown",
        "2 turns are shown, 1 of them costly ones; the cost shown is wrong by 0.05 on average",
        "10000 positions a side, 12000 at most",
    ]


def test_what_is_shown_of_a_game_is_compared_with_what_deep_says_of_the_same_turns():
    """Each turn that is shown is found again by where it began."""
    record = next(hindsight.games_of(1, 1))
    game, played = hindsight.turn_costs.read(record.split("\n"))
    costs = {turn.view.length: (turn.view.side, turn.view.length / 1000) for turn in played}
    found, positions = hindsight.shown_of(game, 0, costs)
    assert 0 < len(found) <= SHOWN and 3000 < positions < 30000
    assert all(1000 * cost in costs and costs[1000 * cost][0] == 0 for _, cost in found)
    assert [cost for cost, _ in found] == sorted([cost for cost, _ in found], reverse=True)
