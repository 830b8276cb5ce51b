"""Who has won (rule 8)."""


def winners(game):
    """Returns the winners: those with most cards in the catch; in a tie, with most hungry fish."""
    best = max([score(game, player) for player in range(game.players)])
    return [player for player in range(game.players) if score(game, player) == best]


def score(game, player):
    """Returns a number that ranks a catch: by its cards, then by its hungry fish."""
    return game.catches[player] << 8 | game.catches[game.players + player]
