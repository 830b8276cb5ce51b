"""Everybody against everybody: ratings on one scale, and the table of pairs.

The ratings are those that make the results likeliest (Bradley and Terry's model, on Elo's scale):
with a lead of 400 a player scores ten times as much as the other one; a draw is half a win. Their
mean is 1500. To keep them finite where somebody has won everything, each player is also given a
drawn game, which weighs a tenth of a real one, with an imaginary player in the middle.
"""

from math import exp, log, sqrt

from games import part

from . import counting

MIDDLE = 1500
_SCALE = 400 / log(10)
_IMAGINED = 0.1  # the weight of the drawn game with a player in the middle


def _share(lead):
    """Returns the share of the points that a lead in strength brings."""
    return 1 / (1 + exp(-lead))


def ratings(number, results):
    """Returns (rating, reach) for each player: the 95% interval reaches so far on either side.

    `results` has for each pair (a, b) how many games a deal has, and what a scored in each deal:
    {(0, 1): (2, [2, 1, 0.5, ...]), ...}.

    The reach comes from the information matrix, as if all games were independent; or, where that
    is more, from how much the deals differ, all games with the same cards taken together (a
    sandwich estimate). So it is too wide rather than too narrow.
    """
    strengths = [0.0] * number  # in natural units
    for _ in range(200):
        slope, information = _likelihood(strengths, results)
        steps = _solved(information, [[part] for part in slope])
        # A long step would overshoot where almost everything is won.
        strengths = [s + max(-1.0, min(1.0, step[0])) for s, step in zip(strengths, steps)]
        if max(abs(step[0]) for step in steps) < 1e-10:
            break
    information = _likelihood(strengths, results)[1]
    identity = [[float(i == j) for j in range(number)] for i in range(number)]
    inverse = _centred(_solved(information, identity))
    scatter = _scatter(strengths, results)
    sandwich = _product(_product(inverse, scatter), inverse)
    mean = sum(strengths) / number
    return [
        (
            MIDDLE + _SCALE * (strengths[i] - mean),
            counting.SIGNIFICANT * _SCALE * sqrt(max(inverse[i][i], sandwich[i][i])),
        )
        for i in range(number)
    ]


def _likelihood(strengths, results):
    """Returns the slope of the logarithm of the likelihood, and the information matrix."""
    number = len(strengths)
    slope = [0.0] * number
    information = [[0.0] * number for _ in range(number)]
    for i, strength in enumerate(strengths):
        share = _share(strength)
        slope[i] += _IMAGINED * (0.5 - share)
        information[i][i] += _IMAGINED * share * (1 - share)
    for (a, b), (games, scores) in results.items():
        share = _share(strengths[a] - strengths[b])
        surprise = sum(scores) - games * len(scores) * share
        slope[a] += surprise
        slope[b] -= surprise
        weight = games * len(scores) * share * (1 - share)
        for i, j, sign in ((a, a, 1), (b, b, 1), (a, b, -1), (b, a, -1)):
            information[i][j] += sign * weight
    return slope, information


def _scatter(strengths, results):
    """Returns how surprises vary from deal to deal; all pairs play a deal with the same cards."""
    number = len(strengths)
    deals = min(len(scores) for _, scores in results.values())
    scatter = [[0.0] * number for _ in range(number)]
    for deal in range(deals):
        surprises = [0.0] * number
        for (a, b), (games, scores) in results.items():
            share = _share(strengths[a] - strengths[b])
            surprises[a] += scores[deal] - games * share
            surprises[b] -= scores[deal] - games * share
        for i in range(number):
            for j in range(number):
                scatter[i][j] += surprises[i] * surprises[j] * deals / max(1, deals - 1)
    return scatter


def _solved(matrix, sides):
    """Returns the inverse of a matrix times another, by elimination."""
    rows = [[*row, *side] for row, side in zip(matrix, sides)]
    number = len(rows)
    for i in range(number):
        pivot = max(range(i, number), key=lambda j: abs(rows[j][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [part / rows[i][i] for part in rows[i]]
        for j in range(number):
            if j != i and rows[j][i]:
                factor = rows[j][i]
                rows[j] = [part - factor * own for part, own in zip(rows[j], rows[i])]
    return [row[number:] for row in rows]


def _centred(matrix):
    """Returns the covariance of differences from the mean."""
    number = len(matrix)
    rows = [sum(row) / number for row in matrix]
    whole = sum(rows) / number
    return [
        [matrix[i][j] - rows[i] - rows[j] + whole for j in range(number)] for i in range(number)
    ]


def _product(a, b):
    return [[sum(x * y for x, y in zip(row, column)) for column in zip(*b)] for row in a]


def gaps(number, results):
    """Returns the players in groups; each group lost nothing against the groups after it.

    About two groups the results say only which one is better, not by how much.
    """
    reached = [[i == j for j in range(number)] for i in range(number)]  # by taking points
    for (a, b), (games, scores) in results.items():
        reached[a][b] |= sum(scores) > 0
        reached[b][a] |= sum(scores) < games * len(scores)
    for k in range(number):
        for i in range(number):
            for j in range(number):
                reached[i][j] |= reached[i][k] and reached[k][j]
    groups = {}
    for i in range(number):
        alike = tuple(j for j in range(number) if reached[i][j] and reached[j][i])
        groups[alike] = sum(reached[i])
    return [list(group) for group in sorted(groups, key=groups.get, reverse=True)]


def count(terms, names, deals):
    """Returns the results of a league; `deals` are the notes of each pair's deals, in order."""
    results = {
        pair: (2, [sum(_score(game) for game in games) for games in notes])
        for pair, notes in deals.items()
    }
    rated = ratings(len(names), results)
    players = [
        {
            "name": name,
            "rating": round(rating, 1),
            "interval": [round(rating - reach, 1), round(rating + reach, 1)],
            **_totals(player, deals),
        }
        for player, (name, (rating, reach)) in enumerate(zip(names, rated))
    ]
    pairs = [_pair(names, pair, notes) for pair, notes in deals.items()]
    groups = gaps(len(names), results)
    order = sorted(range(len(names)), key=lambda player: (-rated[player][0], player))
    return {
        **part(terms.game, "figures").rules(terms),
        "seed": terms.seed,
        "deals": len(next(iter(deals.values()))),
        "games": sum(player["games"] for player in players) // 2,
        "players": [players[player] for player in order],
        "pairs": pairs,
        "groups": [[names[player] for player in order if player in group] for group in groups],
        "time": {},
    }


def _score(game):
    return 0.5 if game["winner"] is None else float(game["winner"] == 0)


def _totals(player, deals):
    won = drawn = lost = forfeits = 0
    for pair, notes in deals.items():
        if player in pair:
            for game in (game for games in notes for game in games):
                mine = game["winner"] == pair.index(player)
                drawn += game["winner"] is None
                won += mine
                lost += game["winner"] is not None and not mine
                forfeits += game["forfeit"] is not None and not mine
    games = won + drawn + lost
    return {
        "games": games,
        "wins": won,
        "draws": drawn,
        "losses": lost,
        "score": round((won + drawn / 2) / games, 4),
        "forfeits": forfeits,
    }


def _pair(names, pair, notes):
    games = [game for deal in notes for game in deal]
    won = [[game["winner"] == 0 for game in deal] for deal in notes]
    wins = [sum(game["winner"] == player for game in games) for player in (0, 1)]
    reasons = {game["forfeit"] for game in games if game["forfeit"]}
    return {
        "players": [names[player] for player in pair],
        "wins": wins,
        "draws": len(games) - sum(wins),
        "share": round(wins[0] / len(games), 4),
        "interval": [round(end, 4) for end in counting.interval([sum(deal) for deal in won])],
        "forfeit_reasons": sorted(reasons)[:5],
    }


# As text


def page(results, title):
    """Yields the results as lines to read; the title says by which rules the games were played."""
    yield (
        f"{title}: {len(results['players'])} players, {results['deals']} deals a pair,"
        f" {results['games']} games, seed {results['seed']}"
    )
    yield ""
    names = [counting.short(player["name"]) for player in results["players"]]
    width = max(6, *map(len, names))
    yield f"    {'':{width}}  rating       95%        wins  drawn   lost    score"
    for rank, (name, player) in enumerate(zip(names, results["players"]), 1):
        low, high = player["interval"]
        yield (
            f"{rank:2}  {name:{width}}  {player['rating']:6.0f}  {low:5.0f} to {high:<5.0f}"
            f"  {player['wins']:6} {player['draws']:6} {player['losses']:6}"
            f"  {100 * player['score']:6.1f}%"
        )
    yield ""
    yield "wins of the row against the column, %"
    yield f"    {'':{width}}" + "".join(f"{rank:7}" for rank in range(1, len(names) + 1))
    wins = {}
    for pair in results["pairs"]:
        games = sum(pair["wins"]) + pair["draws"]
        a, b = pair["players"]
        wins[a, b], wins[b, a] = (100 * number / games for number in pair["wins"])
    for rank, (name, player) in enumerate(zip(names, results["players"]), 1):
        row = (
            f"{wins[player['name'], other['name']]:7.1f}" if other is not player else f"{'-':>7}"
            for other in results["players"]
        )
        yield f"{rank:2}  {name:{width}}" + "".join(row)
    if len(results["groups"]) > 1:
        yield ""
    for above, below in zip(results["groups"], results["groups"][1:]):
        yield (
            f"{_all_of(above)} lost nothing to {_all_of(below)}, so there is no knowing how far"
            " apart they are: the ratings show the least that is likely"
        )
    for pair in results["pairs"]:
        for reason in pair["forfeit_reasons"]:
            both = " against ".join(map(counting.short, pair["players"]))
            yield f"forfeited in {both}: {reason}"


def _all_of(names):
    names = [counting.short(name) for name in names]
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1]
