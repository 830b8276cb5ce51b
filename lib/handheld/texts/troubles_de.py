"""Deutsch: what is wrong, and what to do."""

# What was lost, or will not be kept
LOST_GAME = "Der Spielstand ist leider verloren."
LOST_TURNS = "Die letzten Züge sind verloren."
MAYBE_LOST_TURNS = "Vielleicht fehlen die letzten Züge."
LOST_SETTINGS = "Einstellungen zurückgesetzt"
DRIVE_FULL = "Laufwerk voll: im Chip gesichert."
DRIVE_FAILS = "Laufwerk defekt: im Chip gesichert."
CANNOT_KEEP = "Jetzt wird nichts mehr gespeichert."
STARTED_OVER = "Speicher war voll: Es geht weiter."

# At the first start, on lines of their own
MAKING_ROOM = "Einen Moment: Ich mache Platz, um Spiele zu behalten. Bitte nicht ausschalten."

# Why the program stopped: in letters that the board's own font has
MEMORY_FULL = "Der Speicher ist voll. Schalte aus und wieder ein: Das Spiel geht weiter."
FILE_BAD = "%s fehlt oder ist kaputt. Kopiere alle Dateien noch einmal auf das Board."
FAULT = "Da ging etwas schief. Schalte aus und wieder ein: Das Spiel geht weiter."
