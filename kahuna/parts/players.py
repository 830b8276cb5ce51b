"""What those who play are called: White and Black, but to a person playing alone you and the robot.

Sentences of which the texts have two forms are told of a side, or to the person who plays it.
"""


def name_of(kahuna, side):
    session = kahuna.session
    if session.solo_side < 0:
        return kahuna.texts.SIDES[side]
    if side == session.solo_side:
        return kahuna.texts.YOU
    return kahuna.texts.ROBOT % session.players[side]


def said_of(kahuna, forms, side, *values):
    """Returns a sentence: the first form has the side's name before the values."""
    if side == kahuna.session.solo_side:
        return forms[1] % values
    return forms[0] % ((name_of(kahuna, side),) + values)


def result(kahuna):
    """Returns who has won, in words."""
    menus = kahuna.more_texts("menus")
    winner = kahuna.session.view.winner
    return menus.NO_WINNER if winner < 0 else said_of(kahuna, menus.WINNER, winner)
