"""Deutsch: Formulare, Menüs, und was nach dem Spiel gesagt wird."""

# Einstellungen
DANGER = "Gefahr zeigen"
CATCHES = "Fänge zeigen"

# Ein neues Spiel
PLAY = "Spielen"
PLAYERS = "Spieler"
PERSON = "Mensch"
ROBOT = "Roboter %d"
STARTS = "Beginnt"
LOT = "Das Los"
LOSER = "Letzter Verlierer"

# Ein Spieler
CHOOSE_SIGN = "Welches Zeichen?"
CHOOSE_NAME = "Welcher Name?"
TO_NAME = "A: zum Namen"
HOW_TO_NAME = "Auf und ab: Buchstaben"
DONE = "A: fertig"

# Der Schluss
THE_CATCHES = "Die Fänge"
TIED = "Gleich: Hungrige entscheiden"
STILL_TIED = "Auch gleich viele Hungrige"
WINNER = "%s gewinnt!"
WINNERS = "%s gewinnen!"
COURSE = "So lief das Spiel"
MOST_EVER = "Größter Fang: %d"

# Alle Züge
CARDS = "%d Karten"
ONE_CARD = "1 Karte"
BROUGHT = "holt %d ein"
LEAVES = "lässt %d liegen"
FETCHES = "holt %d aus der Mitte"
EATEN = "%s frisst %d"
EATS_NOTHING = "%s frisst nichts"
ENDS_GAME = "%s beendet das Spiel"
