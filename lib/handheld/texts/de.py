"""Deutsch."""

# Title and menus
CONTINUE = "Weiterspielen"
NEW_GAME = "Neues Spiel"
LEARN = "Lernen"
PUZZLES = "Knobeleien"
RULES = "Regeln"
SETTINGS = "Einstellungen"
RESUME = "Zurück zum Spiel"
LOG = "Alle Züge"
QUIT = "Hauptmenü"
BATTERY = "Akku %d %%"
AGAIN = "Noch einmal"
TO_COMPUTER = "An den Computer senden"
SENT = "fertig"
PRESS_A = "Drücke A"
YES = "Ja"
NO = "Nein"

# Questions before something is lost
GIVE_UP_SURE = "Spiel aufgeben?"
GAME_LOST = "Das laufende Spiel geht verloren."
LEAVE_SURE = "Spiel verlassen?"
GAME_KEPT = "Es bleibt erhalten: Mit „Weiterspielen“ geht es weiter."
ERASE_SURE = "Statistik löschen?"
ALL_COUNTED = "Alles, was gezählt wurde, geht verloren."

# Settings
LANGUAGE = "Sprache"
SOUND = "Ton"
SOUNDS = ("Aus", "Leise", "Laut")
LIGHTS = "Lichter"
BRIGHTNESS = "Helligkeit"
SPEED = "Tempo"
SPEEDS = ("Langsam", "Normal", "Schnell")
BACK = "Zurück"

# Statistics
STATISTICS = "Statistik"
GAMES = "Spiele: %d, gewonnen: %d"
IN_A_ROW = "In Folge: %d, Rekord: %d"
BEATEN = "Roboter %d besiegt"
NONE_BEATEN = "Noch keiner besiegt"
ERASE = "A: löschen"
