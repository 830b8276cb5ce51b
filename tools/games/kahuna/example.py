"""An example of a player for the arena; PLAYERS.md explains what it reads and writes.

python3 tools/arena.py "python3 tools/games/kahuna/example.py" random --deals 20
"""

import json
import sys

LINES = "AB AD AH BC BD BE BF CF CG CK DE DH EF EH EI EJ FG FJ GJ GK HI HL IJ IK IL JK KL".split()
REACH = {island: {line for line in LINES if island in line} for island in "ABCDEFGHIJKL"}


def controlled(bridges):
    return {island for island in REACH if 2 * len(bridges & REACH[island]) > len(REACH[island])}


def touching(islands):
    return set().union(*(REACH[island] for island in islands))


def lay(mine, theirs, line):
    """Returns my bridges and theirs after I lay one: theirs go from the islands it wins."""
    won = controlled(mine | {line}) - controlled(mine)
    return mine | {line}, theirs - touching(won)


def ahead(mine, theirs):
    return len(controlled(mine)) - len(controlled(theirs)), len(mine) - len(theirs)


def play(hand, mine, theirs, guard):
    """Lays, card by card, the bridge that helps most; returns the words and the cards left."""
    words = []
    while len(mine) < 25:
        free = set(LINES) - mine - theirs - touching(controlled(theirs) if guard else "")
        ways = [(card, line) for card in hand for line in sorted(free & REACH[card])]
        if not ways:
            break
        card, line = max(ways, key=lambda way: ahead(*lay(mine, theirs, way[1])))
        mine, theirs = lay(mine, theirs, line)
        hand.remove(card)
        words.append(card + "-" + line.replace(card, ""))
    return words, hand


def turn(seen):
    other = {"white": "black", "black": "white"}[seen["you"]]
    mine, theirs = (set(seen["bridges"][side]) for side in (seen["you"], other))
    if seen["phase"] == "handicap":
        return " ".join(sorted(set(LINES) - mine - theirs)[: seen["left"]])
    words, hand = play(seen["hands"][seen["you"]], mine, theirs, "guard" in seen["variants"])
    if seen["phase"] == "final" or (len(hand) == 5 and seen["may_end"]):
        return " ".join([*words, "."])
    words = ["#" + hand[0]] if len(hand) == 5 else words
    return " ".join([*words, "^" if seen["pile"] else "^" + seen["face_up"][0]])


for observed in map(json.loads, sys.stdin):
    if not observed["result"]:
        print(turn(observed), flush=True)
