"""Deutsch: what is said wherever a turn is seen."""

# Sides and turns
SIDES = ("Weiß", "Schwarz")
TURN_OF = "Runde %d, %s"
PASS_TO = "Weiter an %s"

# A robot's turn, and a hint
THINKS = "%s denkt nach"
HURRY = "A: schneller!"
LET_ME_THINK = "Ich überlege"

# What was done, and what it did
WINS = "gewinnt %s"
TAKES = "entfernt %d"
BREAKS = "befreit %s"
PLAYED = "%s: %s"
REMOVED = "%s entfernt %s"
REPLACED = "%s ersetzt %s"
DISCARDED = "%s wirft %d ab"
TOOK = "%s nimmt %s"
DREW = "%s zieht eine Karte"
DECLINED = "%s zieht keine Karte"
YOU_LOST = "Du hast %s verloren"
DEALT = "Runde %d"
TURN_NUMBER = "Zug %d: %s"
