"""Deutsch."""

# Sides, and what things are called.
SIDES = ("Weiß", "Schwarz")
EDITIONS = ("Modern 2014", "Französisch 2012", "Klassisch 1998", "Ein Blatt")

# Title
CONTINUE = "Weiterspielen"
NEW_GAME = "Neues Spiel"
RULES = "Regeln"
SETTINGS = "Einstellungen"
LOST_SAVE = "Der Spielstand ist leider verloren."
LOST_SETTINGS = "Einstellungen kaputt, nun wie neu."

# New game
PLAY = "Spielen"
EDITION = "Regeln"
GUARD = "Bewachte Inseln"
OPEN = "Offene Karten"
HANDICAP = "Vorsprung"
STARTS = "Beginnt"
LOT = "Das Los"
NOBODY = "Niemand"
BRIDGES = "%s: %d"
YES = "Ja"
NO = "Nein"

# Curtain
PASS_TO = "Weiter an %s"
PRESS_A = "Drücke A"

# A turn
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
WINS = "gewinnt %s"
TAKES = "entfernt %d"
REMOVE = "%s: %s entfernen"
REPLACE = "%s: %s ersetzen"
CANNOT = "Geht gerade nicht"
HAND_FULL = "Hand voll: erst spielen"
NOTHING_LEFT = "Nichts mehr zu ziehen"
NOTHING_TO_PLAY = "Keine Linie für %s"
NO_UNDO = "Nichts zurückzunehmen"
UNDONE = "Zurückgenommen"
HOLDS = "Karten von %s: %d"

# The last turn shown again
PLAYED = "%s: %s"
REMOVED = "%s entfernt %s"
REPLACED = "%s ersetzt %s"
DISCARDED = "%s wirft %d ab"
TOOK = "%s nimmt %s"
DREW = "%s zieht eine Karte"
DECLINED = "%s zieht keine Karte"
DEALT = "Runde %d"

# Scoring
ROUND_OVER = "Runde %d ist vorbei"
POINTS = "Punkte"
NO_POINTS = "Gleichstand: keine Punkte"
ONE_POINT = "1 Punkt für %s"
MORE_POINTS = "%d Punkte für %s"
NEXT_ROUND = "A: Runde %d geben"
WINNER = "%s gewinnt!"
NO_WINNER = "Unentschieden!"
REASONS = (
    "",
    "Mehr Punkte",
    "Bessere letzte Wertung",
    "Mehr Brücken",
    "Keine Brücke mehr",
    "Alles ist gleich",
)
AGAIN = "Noch einmal"
TO_TITLE = "Titelbild"

# Menu
RESUME = "Zurück zum Spiel"
LAST_TURN = "Letzter Zug"
LOG = "Alle Züge"
QUIT = "Titelbild"
BATTERY = "Akku %d %%"
TURN_OF = "Runde %d, %s"

# Settings
LANGUAGE = "Sprache"
SOUND = "Ton"
LIGHTS = "Lichter"
BRIGHTNESS = "Helligkeit"
SPEED = "Tempo"
SPEEDS = ("Langsam", "Normal", "Schnell")
BACK = "Zurück"
