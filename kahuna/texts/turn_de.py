"""Deutsch: what a person is told in a turn."""

# With the cursor on a card or the pile
STANDS = "du %d, %s %d, nötig %d"
SHORT_ROBOT = "er"
DRAW = "A: Karte ziehen"
DRAW_OF_FEW = "A: ziehen (noch %d)"
END_TURN = "A: Zug beenden"
END_LAST = "A: letzten Zug beenden"
MUST_DISCARD = "A: Karten abwerfen"
MUST_TAKE = "Nimm eine offene Karte"
HAND_FULL = "Hand voll: erst spielen"

# Questions
SURE = "%s A: ja"
TAKE_SURE = "%s nehmen?"
DRAW_SURE = "Ziehen?"
END_SURE = "Ohne Ziehen beenden?"
END_TURN_SURE = "Zug beenden?"
END_LAST_SURE = "Letzten Zug beenden?"

# Removals, of a line and by two cards
REMOVE = ("%s entfernen", "%s: entfernen")
REPLACE = ("%s ersetzen", "%s: ersetzen")

# Head start and discards
LAY_START = "Vorsprung: noch %d"
DISCARD_START = "Karten abwerfen"
DISCARD_MARK = "A: %s markieren"
DISCARD_KEEP = "A: %s behalten"
DISCARD_DONE = "A: %d abwerfen"
MARK_FIRST = "Erst Karten markieren"
