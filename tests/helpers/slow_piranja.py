"""Kai Piranja once more, from its rules, slowly and in words: nothing here is shared with the game.

A table is a dict of lists of words like "ps"; every card is somewhere in it.
"""

SPECIES = "pmfb"
NAMES = {"p": "piranha", "m": "moonfish", "f": "flamefish", "b": "barracuda"}


def shoal_cards():
    return [s + z for s in SPECIES for z, n in (("s", 14), ("b", 14), ("h", 7)) for _ in range(n)]


def sea_cards():
    return [s + z for s in SPECIES for z, n in (("s", 2), ("b", 2), ("h", 1)) for _ in range(n)]


def lay_out(players, first, shoal, sea):
    """`shoal` and `sea` in the order in which they are turned over; players are 1, 2, ..."""
    return {
        "players": players,
        "at turn": first,
        "shoal": list(shoal),
        "sea": list(sea),
        "rows": {player: [] for player in range(1, players + 1)},
        "catches": {player: [] for player in range(1, players + 1)},
        "middle": {species: [] for species in SPECIES},
        "gone": [],
        "turned over": [],
        "ended by": None,
    }


def left_of(table, player):
    return 1 if player == table["players"] else player + 1


def have_something_in_common(one, other):
    return one[0] == other[0] or one[1] == other[1]


def may(table):
    """All that the player at turn may do now, in words: turn, +, ., !p, !m, !f, !b."""
    if table["ended by"]:
        return set()
    row = table["rows"][table["at turn"]]
    allowed = {"turn"}
    for species, pile in table["middle"].items():
        if pile and len([fish for fish in row if fish.startswith(species)]) >= 3:
            allowed.add("!" + species)
    if table["turned over"]:
        allowed.add(".")
        if row:
            allowed.add("+")
    return allowed


def do(table, what):
    """Does it; returns the fish if a card was turned over."""
    player = table["at turn"]
    row, catch = table["rows"][player], table["catches"][player]
    if what == "turn":
        return turn_over(table, player)
    if what.startswith("!"):
        pile = table["middle"][what[1]]
        catch.extend(pile)
        pile.clear()
        return None
    if what == "+":
        catch.extend(row)
        row.clear()
    end_turn(table)
    return None


def end_turn(table):
    table["turned over"] = []
    table["at turn"] = left_of(table, table["at turn"])


def turn_over(table, player):
    last_ones = not table["shoal"]
    fish = (table["sea"] if last_ones else table["shoal"]).pop(0)
    table["turned over"].append(fish)
    if fish.endswith("h"):
        if last_ones:
            table["ended by"] = fish
        else:
            devour(table, player, fish)
        return fish
    neighbour = player
    for _ in range(table["players"]):
        row = table["rows"][neighbour]
        if row == [] or have_something_in_common(row[-1], fish):
            row.append(fish)
            return fish
        neighbour = left_of(table, neighbour)
    table["gone"].append(fish)
    return fish


def devour(table, player, hungry):
    stomach = [hungry]
    row = table["rows"][player]
    while row and row[-1][0] != hungry[0]:
        stomach.append(row.pop())
    table["middle"][hungry[0]].extend(stomach)
    end_turn(table)


def hungry_ones(cards):
    return len([fish for fish in cards if fish.endswith("h")])


def everybody(table):
    return range(1, table["players"] + 1)


def victors(table):
    """The winners: most cards, then most hungry fish; whoever is still equal wins together."""
    catches = table["catches"]
    most = max(len(catches[player]) for player in everybody(table))
    leading = [player for player in everybody(table) if len(catches[player]) == most]
    hungriest = max(hungry_ones(catches[player]) for player in leading)
    return [player for player in leading if hungry_ones(catches[player]) == hungriest]


def state(table):
    """What the referee says of it, without the number of the line."""
    over = table["ended by"] is not None
    catches = table["catches"]
    return {
        "phase": "over" if over else "reveal",
        "turn": None if over else table["at turn"],
        "shoal": len(table["shoal"]),
        "sea": len(table["sea"]),
        "lost": len(table["gone"]),
        "rows": [table["rows"][player] for player in everybody(table)],
        "catches": [len(catches[player]) for player in everybody(table)],
        "hungry": [hungry_ones(catches[player]) for player in everybody(table)],
        "digesting": {
            NAMES[species]: [len(pile), hungry_ones(pile)]
            for species, pile in table["middle"].items()
        },
        "result": victors(table) if over else None,
    }
