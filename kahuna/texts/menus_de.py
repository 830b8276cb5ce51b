"""Deutsch: forms, menus, and what is said between rounds and after a game."""

# A new game
EDITIONS = ("Modern 2014", "Französisch 2012", "Klassisch 1998", "Kurzregeln")
PERSON = "Mensch"
PLAY = "Spielen"
EDITION = "Ausgabe"
GUARD = "Bewachte Inseln"
OPEN = "Offen Gezogenes"
HANDICAP = "Vorsprung"
STARTS = "Beginnt"
LOT = "Das Los"
NOBODY = "Niemand"
BRIDGES = "%s: %d"

# The menu in a game
HINT = "Tipp"
LAST_TURN = "Letzter Zug"

# Settings
COMMENTS = "Kommentare"

# Statistics
TWO_PERSONS = "Zu zweit"

# Scoring
ROUND_OVER = "Runde %d ist vorbei"
POINTS = "Punkte"
ROUND = "Runde"
NO_POINTS = "Gleichstand: keine Punkte"
ONE_POINT = ("1 Punkt für %s", "1 Punkt für dich")
TWO_POINTS = ("2 Punkte für %s", "2 Punkte für dich")
NEXT_ROUND = "A: Runde %d beginnen"

# The end
WINNER = ("%s gewinnt!", "Du gewinnst!")
NO_WINNER = "Unentschieden!"
REASONS = (
    "",
    "Mehr Punkte",
    "Bessere letzte Wertung",
    "Mehr Brücken",
    "%s: keine Brücke mehr",
    "Alles ist gleich",
)
EQUAL_POINTS = "Punktgleich"
COURSE = "So lief das Spiel"
SWING = "Die Wende: Zug %d"
AGAINST = "Gegen Roboter %d"
TURN_BY_TURN = "Das Brett, Zug um Zug"
LOOK_BACK = "Was wäre gewesen, wenn?"

# Looking back
LOOKING_BACK = "Ich schaue mir Zug %d an"
ENOUGH = "B: das reicht"
COST_MOST = "Zug %d war am teuersten"
COST_TOO = "Zug %d war auch teuer"
CHANCE = "Deine Chance: %d → %d %%"
BETTER = "Besser wäre gewesen:"
ALL_WELL = "Gespielt wie die Besten!"
