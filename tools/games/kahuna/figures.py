"""Counts what was noted about games of Kahuna, as a dictionary and as a page of text."""

from collections import Counter

from contest.counting import interval, mean, percent, rounded, short, thinking


def rules(terms):
    """Returns the rules that the games are played by, as part of the results."""
    return {"edition": terms.edition, "variants": list(terms.variants)}


def title(results):
    """Returns the same in words."""
    return " ".join(["edition", results["edition"], *results["variants"]])


def count(terms, deals):
    """Returns the results; `deals` are the notes of both games of each deal, in order.

    What depends on speed is under `time`; the rest is the same at each run.
    """
    games = [game for deal in deals for game in deal]
    decided = [game for game in games if game["winner"] is not None]
    led = [game for game in games if game["leader"] is not None]
    return {
        **rules(terms),
        "handicap": terms.handicap,
        "seed": terms.seed,
        "deals": len(deals),
        "games": len(games),
        "players": [_player(terms, player, deals, games) for player in (0, 1)],
        "draws": len(games) - len(decided),
        "turns_per_game": mean([game["turns"] for game in games]),
        "first_player": _share([game["winner"] == game["starter"] for game in decided]),
        "leader_after_round_two": _share([game["winner"] == game["leader"] for game in led]),
        "endings": dict(sorted(Counter(game["reason"] for game in games).items())),
        "time": {"thinking": [thinking(player, games) for player in (0, 1)]},
    }


def _player(terms, player, deals, games):
    won = [[game["winner"] == player for game in deal] for deal in deals]
    pairs = [sum(deal) for deal in won]
    lost = [game["forfeit"] for game in games if game["forfeit"] and game["winner"] != player]
    return {
        "name": terms.players[player],
        "wins": sum(pairs),
        "share": rounded(sum(pairs) / len(games)),
        "interval": [rounded(end) for end in interval(pairs)],
        "points": mean([game["points"][player] for game in games]),
        "wins_beginning": sum(game["starter"] == player == game["winner"] for game in games),
        "forfeits": len(lost),
        "forfeit_reasons": dict(Counter(lost).most_common(5)),
    }


def _share(truths):
    """Returns how often something was true, and the share, which is None of no games."""
    share = rounded(sum(truths) / len(truths)) if truths else None
    return {"wins": sum(truths), "games": len(truths), "share": share}


# As text


def page(results):
    """Yields the results as lines to read."""
    rules = title(results)
    if results["handicap"]:
        rules += f", handicap {results['handicap']} for the first"
    yield f"{rules}: {results['deals']} deals, {results['games']} games, seed {results['seed']}"
    yield ""
    names = [short(player["name"]) for player in results["players"]]
    width = max(6, *map(len, names))
    yield f"{'':{width}}   wins   share        95%        points   ms a turn   longest"
    for name, player, thought in zip(names, results["players"], results["time"]["thinking"]):
        low, high = player["interval"]
        yield (
            f"{name:{width}}  {player['wins']:5}  {percent(player['share'])}"
            f"  {percent(low)} to {percent(high)}  {player['points']:6.2f}"
            f"  {thought['mean_ms']:10.1f}  {thought['longest_ms']:8.1f}"
        )
    yield f"{'drawn':{width}}  {results['draws']:5}"
    yield ""
    yield f"turns per game            {results['turns_per_game']:.1f}"
    yield f"won by the first player   {_percent(results['first_player'])} of the games not drawn"
    yield (
        f"won by the leader         {_percent(results['leader_after_round_two'])} of the games"
        " that somebody led after round two"
    )
    yield "decided by                " + ", ".join(
        f"{n} {x}" for x, n in results["endings"].items()
    )
    for name, player in zip(names, results["players"]):
        for reason, number in player["forfeit_reasons"].items():
            yield f"{name} lost {number} by forfeit: {reason}"


def _percent(counted):
    return "none" if counted["share"] is None else percent(counted["share"]).strip()
