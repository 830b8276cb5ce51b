"""Deutsch."""

# Title and menus
CONTINUE = "Weiterspielen"
NEW_GAME = "Neues Spiel"
LEARN = "Lernen"
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
SOUNDS = ("Aus", "Leise", "Laut")
LIGHTS = "Lichter"
BRIGHTNESS = "Helligkeit"
SPEED = "Tempo"
SPEEDS = ("Langsam", "Normal", "Schnell")
BACK = "Zurück"
