"""Deutsch: a hint, and the reasons for it."""

# A hint
HINT_TAKE = "Nimm %s"
HINT_DRAW = "Zieh vom Stapel"
HINT_END = "Beende den Zug"
HINT_DISCARD = "Wirf %s ab"

# Why nothing is played: for an island, a pair, or more cards
WAITING = (
    "Warte: noch 1 für %s",
    "Warte: behalte beide %s",
    "Sammle: bald %d Karten",
)

# Reasons: for plays, for the card taken, the pile, no card, a discard
MERITS = (
    "gewinnt das Spiel",
    "gewinnt %s",
    "befreit %s",
    "entfernt %d",
    "gewinnt dann %s",
    "befreit dann %s",
    "sperrt %s",
    "bald %s",
    "sichert %s",
    "behält beide %s",
    "eine Brücke mehr",
    "noch %d für %s",
    #
    "beendet die Runde: +%d",
    "gewinnt bald %s",
    "gibt ein Paar",
    "befreit bald %s",
    "sichert %s",
    "%s will sie für %s",
    "kann %s entfernen",
    "die letzte Karte",
    "eine Karte mehr",
    #
    "keine offene hilft",
    "%d von %d Karten helfen",
    "keiner sieht sie",
    #
    "%s muss nun ziehen",
    "%s nimmt die letzte",
    "deine Hand ist voll",
    "keine Karten mehr da",
    #
    "keine Linie dafür",
    "Platz für eine neue",
)
