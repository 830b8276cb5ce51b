"""The chance to win after a turn, by what the position is then worth to a robot."""

from math import exp

from ..rules.actions import DISCARD, DRAW, END, TAKE, ends_turn
from ..rules.cards import with_card, without_card
from .worth import worth

_ONE = 64  # of worth, for each time that the odds are multiplied by e
_SURE = 10 * _ONE


def chance(robot, turn):
    """Returns the chance in hundredths after a turn; the robot has decided on one for that view."""
    trial = robot.trial
    hand = trial.hands[0]
    plays = 0
    while plays < len(turn) and turn[plays] < DISCARD:
        plays += 1
    trial.play_path(turn, 0, plays)
    for action in turn[plays:]:
        if action < TAKE:
            trial.hands[0] = without_card(trial.hands[0], action - DISCARD)
    value = _after(robot.endings, trial, turn[-1])
    trial.take_back_path(turn, 0, plays, hand)
    value = max(-_SURE, min(_SURE, value))
    return int(100 / (1 + exp(-value / _ONE)) + 0.5)


def _after(endings, trial, action):
    """Returns the worth when the turn ends with that action; a play has won the game at once."""
    endings.expect(action != END if ends_turn(action) else endings.draws)
    if action == DRAW:
        return endings.worth_of_pile()
    if TAKE <= action < DRAW:
        trial.hands[0] = with_card(trial.hands[0], action - TAKE)
    return worth(trial)
