"""Deutsch: what is said in a turn."""

# Sides and turns
SIDES = ("Weiß", "Schwarz")
TURN_OF = "Runde %d, %s"
PASS_TO = "Weiter an %s"

# A person's turn
BUILD = "A: %s spielen"
TAKE = "A: %s nehmen"
DRAW = "A: Karte ziehen"
END_TURN = "A: Zug beenden"
TAKE_SURE = "%s nehmen? A: ja"
DRAW_SURE = "Ziehen? A: ja"
END_SURE = "Ohne Karte? A: ja"
DISCARD_START = "Karten abwerfen"
DISCARD_MARK = "A: %s markieren"
DISCARD_DONE = "A: %d abwerfen"
LAY_START = "Vorsprung: noch %d"
REMOVE = "%s: %s entfernen"
REPLACE = "%s: %s ersetzen"
CANNOT = "Geht gerade nicht"
HAND_FULL = "Hand voll: erst spielen"
NOTHING_LEFT = "Nichts mehr zu ziehen"
NOTHING_TO_PLAY = "Keine Linie für %s"
NO_UNDO = "Nichts zurückzunehmen"
YOU_DREW = "Gezogen: %s"
UNDONE = "Zurückgenommen"
HOLDS = "Karten von %s: %d"

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
DEALT = "Runde %d"
TURN_NUMBER = "Zug %d: %s"
