"""An example of a player of Kai Piranja for the arena; PLAYERS.md says what it reads and writes.

python3 tools/arena.py --game piranja "python3 tools/games/piranja/example.py" five five --deals 30
"""

import json
import sys


def kept(row, species):
    """Returns what a hungry fish of that species would leave of a row."""
    while row and row[-1][0] != species:
        row = row[:-1]
    return row


def fits(row, fish):
    return not row or row[-1][0] == fish[0] or row[-1][1] == fish[1]


def promise(seen):
    """Returns how many more fish another card may be expected to bring, times the cards left."""
    row = seen["rows"][seen["you"] - 1]
    more = 0
    for fish, number in seen["unseen"]["shoal" if seen["shoal"] else "sea"].items():
        if fish[1] == "h":
            left = kept(row, fish[0]) if seen["shoal"] else []
            more -= number * (len(row) - len(left))
        elif fits(row, fish):
            more += number
    return more


def choice(seen):
    fetches = [word for word in seen["may"] if word[0] == "!"]
    goes_on = "+" not in seen["may"] or promise(seen) > 0
    return " ".join([*fetches, "turn" if goes_on else "+"])


for observed in map(json.loads, sys.stdin):
    if not observed["result"]:
        print(choice(observed), flush=True)
