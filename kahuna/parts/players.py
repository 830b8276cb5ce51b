"""What the players are called: their names, or White and Black; but "you" and the robot to a
person playing alone.

Some sentences have two forms in the texts: one about a side, one to the person who plays it.
"""


def name_of(kahuna, side):
    session = kahuna.session
    if session.solo_side < 0:
        name = "" if session.players[side] else session.names[side]
        return name or kahuna.texts.SIDES[side]
    if side == session.solo_side:
        return kahuna.texts.YOU
    return kahuna.texts.ROBOT % session.players[side]


def said_of(kahuna, forms, side, *values):
    """Returns the form about a side (its name before the values), or the one to its person."""
    if side == kahuna.session.solo_side:
        return forms[1] % values
    return forms[0] % ((name_of(kahuna, side),) + values)


def result(kahuna):
    """Returns who has won, in words."""
    menus = kahuna.more_texts("menus")
    winner = kahuna.session.view.winner
    return menus.NO_WINNER if winner < 0 else said_of(kahuna, menus.WINNER, winner)
