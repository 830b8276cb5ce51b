"""Counts notes about games: what the figures of all games have in common."""

from math import sqrt

SIGNIFICANT = 1.96  # standard errors on either side: 95 of 100 intervals hold the true share


def wilson(share, number):
    """Returns Wilson's 95% interval for a share measured in `number` independent trials."""
    z2 = SIGNIFICANT**2
    middle = (share + z2 / (2 * number)) / (1 + z2 / number)
    reach = SIGNIFICANT / (1 + z2 / number)
    reach *= sqrt(share * (1 - share) / number + z2 / (4 * number**2))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def interval(pairs):
    """Returns the 95% interval of a share; `pairs` says of each deal in how many of its two games
    it was so.

    The two games of a deal are not independent: they have the cards in common. How strongly they
    go together shows in how much the deals differ: the variance of their means, compared with that
    of independent games, says how many independent games they are worth, and that number goes into
    Wilson's interval. It is at least the number of deals (if both games always end alike), and is
    kept to at most that of games: a deal's luck may cancel out, but that is not relied on, so the
    interval is too wide rather than too narrow.
    """
    deals = len(pairs)
    share = sum(pairs) / (2 * deals)
    likely = share * (1 - share)
    worth = deals
    if likely and deals > 1:
        variance = sum((pair / 2 - share) ** 2 for pair in pairs) / (deals - 1) / deals
        worth = likely / variance if variance else 2 * deals
        worth = min(max(worth, deals), 2 * deals)
    return wilson(share, worth)


def thinking(player, games):
    turns = sum(game["thoughts"][player] for game in games)
    return {
        "turns": turns,
        "mean_ms": rounded(1000 * sum(game["seconds"][player] for game in games) / max(turns, 1)),
        "longest_ms": rounded(1000 * max(game["longest"][player] for game in games)),
    }


def mean(numbers):
    return rounded(sum(numbers) / len(numbers))


def rounded(number):
    return round(number, 4)


# As text


def short(name):
    name = " ".join(name.split())
    return name if len(name) <= 40 else "..." + name[-37:]


def percent(share):
    return f"{100 * share:6.1f}%"
