"""English: what was done, in the log and while a turn is watched."""

# What a side did: told of it, and to it where a person plays alone
LAID = ("%s: %s", "You lay %s")
REMOVED = ("%s removes %s", "You remove %s")
REPLACED = ("%s replaces %s", "You replace %s")
DISCARDED = ("%s discards %d", "You discard %d")
TOOK = ("%s takes %s", "You take %s")
DREW = ("%s draws a card", "You draw a card")
DECLINED = ("%s draws no card", "You draw no card")

# What that did
WINS = ("wins %s", "win %s")
FREES = ("frees %s", "free %s")
REMOVES_ONE = ("removes 1 bridge", "remove 1 bridge")
REMOVES = ("removes %d bridges", "remove %d bridges")
DID = ("%s %s", "You %s")
YOU_LOST = "You lost %s"
