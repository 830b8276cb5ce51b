"""Français: what was done, in the log and while a turn is watched."""

# What a side did: told of it, and to it where a person plays alone
LAID = ("%s : %s", "Tu poses %s")
REMOVED = ("%s retire %s", "Tu retires %s")
REPLACED = ("%s remplace %s", "Tu remplaces %s")
DISCARDED = ("%s défausse %d", "Tu défausses %d")
TOOK = ("%s prend %s", "Tu prends %s")
DREW = ("%s pioche une carte", "Tu pioches une carte")
DECLINED = ("%s ne pioche pas", "Tu ne pioches pas")

# What that did
WINS = ("gagne %s", "gagnes %s")
FREES = ("libère %s", "libères %s")
REMOVES_ONE = ("retire 1 pont", "retires 1 pont")
REMOVES = ("retire %d ponts", "retires %d ponts")
DID = ("%s %s", "Tu %s")
YOU_LOST = "Tu as perdu %s"
