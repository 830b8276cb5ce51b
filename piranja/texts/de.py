"""Deutsch: was in einem Zug gesagt wird."""

# Wie heißt, wer keinen Namen hat
SIGNS = ("Stern", "Krebs", "Muschel", "Anker", "Schildkröte", "Ring")

SPECIES = ("Piranha", "Kugelfisch", "Feuerfisch", "Sägefisch")

# Von Zug zu Zug
NEXT = "%s ist dran"
YOUR_TURN = "Du bist dran!"

# Was A tut
TURN_OVER = "Karte aufdecken"
BRING_IN = "%d einholen"
LEAVE = "Reihe liegen lassen"
FETCH = "%d Karten holen"

# Was geschieht
TOO_SMALL = "%s: zu klein, kein %s"
TOO_BIG = "%s: zu groß, kein %s"
PASSED = "Passt bei %s nicht"
TAKES = "%s nimmt ihn"
LOST = "Niemand kann ihn nehmen"
HUNGRY = "Hungriger %s!"
EATS = "Er frisst %d"
SPARES = "Er frisst nichts"
BROUGHT_IN = "%s holt %d ein"
FETCHED = "%s holt %d"
LEFT = "%s beendet den Zug"
THINKS = "%s denkt nach"
UNDONE = "Zurückgenommen"
NO_UNDO = "Nichts zurückzunehmen"
TOO_SOON = "Nicht so schnell!"
SEA_COMES = "Leeres Meer: bald ist Schluss!"
THE_END = "Ein hungriger Fisch: Schluss!"
