"""Deutsch."""

# Title and menus
CONTINUE = "Weiterspielen"
NEW_GAME = "Neues Spiel"
RULES = "Regeln"
SETTINGS = "Einstellungen"
RESUME = "Zurück zum Spiel"
LOG = "Alle Züge"
QUIT = "Titelbild"
BATTERY = "Akku %d %%"
AGAIN = "Noch einmal"
TO_TITLE = "Titelbild"
TO_COMPUTER = "Spiel zum Computer"
SENT = "gesendet"
PRESS_A = "Drücke A"
YES = "Ja"
NO = "Nein"

# Settings
LANGUAGE = "Sprache"
SOUND = "Ton"
LIGHTS = "Lichter"
BRIGHTNESS = "Helligkeit"
SPEED = "Tempo"
SPEEDS = ("Langsam", "Normal", "Schnell")
BACK = "Zurück"

# What was lost, or will not be kept
LOST_GAME = "Der Spielstand ist leider verloren."
LOST_TURNS = "Die letzten Züge sind verloren."
MAYBE_LOST_TURNS = "Vielleicht fehlen die letzten Züge."
LOST_SETTINGS = "Einstellungen zurückgesetzt."
DRIVE_FULL = "Laufwerk voll: Es behält nichts mehr."
CANNOT_KEEP = "Das Laufwerk behält gerade nichts."

# At the first start, on lines of their own
MAKING_ROOM = "Einen Moment: Ich mache Platz, um Spiele zu behalten. Bitte nicht ausschalten."

# Why the program stopped: in letters that the board's own font has
MEMORY_FULL = "Der Speicher ist voll. Schalte aus und wieder ein: Das Spiel geht weiter."
FILE_BAD = "%s fehlt oder ist kaputt. Kopiere alle Dateien noch einmal auf das Board."
FAULT = "Da ging etwas schief. Schalte aus und wieder ein: Das Spiel geht weiter."
