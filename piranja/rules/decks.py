"""Which cards are shuffled for a game, set aside (rule 1), or not seen by anybody yet."""

from .fish import HUNGRY, KINDS, SEA, copies


def count_aside(players):
    """Returns how many shoal cards are set aside unseen."""
    return 47 if players < 5 else 0


def shuffled(players, chance):
    """Returns the shuffled cards of a game: those of the shoal, and those of the sea."""
    shoal = bytearray(bytes(range(HUNGRY)) * 14 + bytes(range(HUNGRY, KINDS)) * 7)
    chance.shuffle(shoal)
    sea = bytearray(bytes(range(HUNGRY)) * 2 + bytes(range(HUNGRY, KINDS)))
    chance.shuffle(sea)
    return shoal[count_aside(players) :], sea


def unseen(game):
    """Returns how many cards of each fish nobody has seen: first those of the shoal, including the
    cards set aside, and from number 12 on those of the sea."""
    counts = bytearray(2 * KINDS)
    for fish in range(KINDS):
        counts[fish] = copies(fish, False)
        counts[KINDS + fish] = copies(fish, True)
    for at in range(game.turned):
        fish = game.deck[at] & 15
        counts[fish if at < game.sea_at else KINDS + fish] -= 1
    return counts


def shoal_left(game):
    return max(game.sea_at - game.turned, 0)


def sea_left(game):
    return SEA - max(game.turned - game.sea_at, 0)
