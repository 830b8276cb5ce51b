"""Counts what was noted about games of Kai Piranja, as a dictionary and as a page of text."""

from collections import Counter

from contest.counting import mean, percent, rounded, short, thinking, wilson


def count(terms, deals):
    """Returns the results; a shared win counts in parts.

    What depends on speed is under `time`; the rest is the same at each run.
    """
    games = [game for deal in deals for game in deal]
    players = range(len(terms.players))
    return {
        "game": terms.game,
        "seed": terms.seed,
        "games": len(games),
        "players": [_player(terms, player, games) for player in players],
        "shared_wins": sum(len(game["winners"]) > 1 for game in games),
        "turns_per_game": mean([game["turns"] for game in games]),
        "cards_per_game": mean([game["turned"] for game in games]),
        "shortest": min(game["turns"] for game in games),
        "longest": max(game["turns"] for game in games),
        "first_player": rounded(sum(_part(game, game["starter"]) for game in games) / len(games)),
        "time": {"thinking": [thinking(player, games) for player in players]},
    }


def _player(terms, player, games):
    wins = sum(_part(game, player) for game in games)
    share = wins / len(games)
    lost = [game["forfeit"] for game in games if game["forfeited"] == player]
    return {
        "name": terms.players[player],
        "wins": rounded(wins),
        "share": rounded(share),
        # Wins in parts vary less than whole ones, so this is too wide rather than too narrow.
        "interval": [rounded(end) for end in wilson(share, len(games))],
        "catch": mean([game["catches"][player] for game in games]),
        "most": max(game["catches"][player] for game in games),
        "fetched": mean([game["fetched"][player] for game in games]),
        "eaten": mean([game["eaten"][player] for game in games]),
        "wins_beginning": rounded(
            sum(_part(game, player) for game in games if game["starter"] == player)
        ),
        "forfeits": len(lost),
        "forfeit_reasons": dict(Counter(lost).most_common(5)),
    }


def _part(game, player):
    """Returns a player's part of a win."""
    winners = game["winners"]
    return 1 / len(winners) if player in winners else 0


# As text


def page(results):
    """Yields the results as lines to read."""
    players = results["players"]
    games, seed = results["games"], results["seed"]
    yield f"Kai Piranja with {len(players)} players: {games} games, seed {seed}"
    yield ""
    names = [short(player["name"]) for player in players]
    width = max(6, *map(len, names))
    yield (
        f"{'':{width}}    wins   share        95%         catch  most  fetched  eaten"
        "   ms a choice   longest"
    )
    for name, player, thought in zip(names, players, results["time"]["thinking"]):
        low, high = player["interval"]
        yield (
            f"{name:{width}}  {player['wins']:6.1f}  {percent(player['share'])}"
            f"  {percent(low)} to {percent(high)}  {player['catch']:6.1f}  {player['most']:4}"
            f"  {player['fetched']:7.1f}  {player['eaten']:5.1f}"
            f"  {thought['mean_ms']:12.1f}  {thought['longest_ms']:8.1f}"
        )
    yield ""
    yield f"even share                {percent(1 / len(players)).strip()}"
    yield f"won by the first player   {percent(results['first_player']).strip()}"
    yield f"games with shared wins    {results['shared_wins']}"
    yield (
        f"turns per game            {results['turns_per_game']:.1f}"
        f" ({results['shortest']} to {results['longest']})"
    )
    yield f"cards per game            {results['cards_per_game']:.1f}"
    for name, player in zip(names, players):
        for reason, number in player["forfeit_reasons"].items():
            yield f"{name} lost {number} by forfeit: {reason}"
