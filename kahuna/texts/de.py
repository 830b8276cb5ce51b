"""Deutsch."""

# Sides, and what things are called.
SIDES = ("Weiß", "Schwarz")
EDITIONS = ("Modern 2014", "Französisch 2012", "Klassisch 1998", "Ein Blatt")

# New game
PLAYERS = ("Mensch", "Sanfter Roboter", "Solider Roboter", "Starker Roboter")
PLAY = "Spielen"
EDITION = "Regeln"
GUARD = "Bewachte Inseln"
OPEN = "Offene Karten"
HANDICAP = "Vorsprung"
STARTS = "Beginnt"
LOT = "Das Los"
NOBODY = "Niemand"
BRIDGES = "%s: %d"

# Curtain
PASS_TO = "Weiter an %s"

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
BREAKS = "befreit %s"
REMOVE = "%s: %s entfernen"
REPLACE = "%s: %s ersetzen"
CANNOT = "Geht gerade nicht"
HAND_FULL = "Hand voll: erst spielen"
NOTHING_LEFT = "Nichts mehr zu ziehen"
NOTHING_TO_PLAY = "Keine Linie für %s"
NO_UNDO = "Nichts zurückzunehmen"
UNDONE = "Zurückgenommen"
HOLDS = "Karten von %s: %d"

# A robot's turn
THINKS = "%s denkt nach"
HURRY = "B: schneller!"

# A hint, and what speaks for it
HINT = "Tipp"
HINT_WAIT = "Ich überlege"
HINT_KEEP = "Behalte deine Karten"
HINT_TAKE = "Nimm %s"
HINT_DRAW = "Zieh vom Stapel"
HINT_END = "Beende den Zug"
HINT_DISCARD = "Wirf %s ab"
MERITS = (
    "gewinnt das Spiel",
    "gewinnt %s",
    "befreit %s",
    "entfernt %d",
    "holt dann %s",
    "befreit dann %s",
    "sperrt %s",
    "fast %s",
    "sichert %s",
    "spart 2 %s",
    "für %s",
    "eine Brücke mehr",
    "gibt ein Paar",
)

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
COURSE = "So lief das Spiel"
SWING = "Die Wende: Zug %d, %s"

# Menu
LAST_TURN = "Letzter Zug"
TURN_OF = "Runde %d, %s"
