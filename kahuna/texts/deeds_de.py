"""Deutsch: what was done, in the log and while a turn is watched."""

# What a side did: told of it, and to it where a person plays alone
LAID = ("%s: %s", "Du legst %s")
REMOVED = ("%s entfernt %s", "Du entfernst %s")
REPLACED = ("%s ersetzt %s", "Du ersetzt %s")
DISCARDED = ("%s wirft %d ab", "Du wirfst %d ab")
TOOK = ("%s nimmt %s", "Du nimmst %s")
DREW = ("%s zieht eine Karte", "Du ziehst eine Karte")
DECLINED = ("%s zieht nichts", "Du ziehst nichts")

# What that did
WINS = ("gewinnt %s", "gewinnst %s")
FREES = ("befreit %s", "befreist %s")
REMOVES_ONE = ("entfernt 1 Brücke", "entfernst 1 Brücke")
REMOVES = ("entfernt %d Brücken", "entfernst %d Brücken")
DID = ("%s %s", "Du %s")
YOU_LOST = "Du hast %s verloren"
