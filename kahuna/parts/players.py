"""What the players are called: their names, or White and Black; for a person playing alone, "you"
and the robot.

Some sentences have two forms in the texts: one about a side, one that addresses its player.
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
    """Returns the form about a side, with its name before the values, or the one to its player."""
    if side == kahuna.session.solo_side:
        return forms[1] % values
    return forms[0] % ((name_of(kahuna, side),) + values)


def result(kahuna):
    """Says who has won."""
    menus = kahuna.more_texts("menus")
    winner = kahuna.session.view.winner
    return menus.NO_WINNER if winner < 0 else said_of(kahuna, menus.WINNER, winner)
