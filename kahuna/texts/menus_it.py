"""Italiano: forms, menus, and what is said between rounds and after a game."""

# A new game
EDITIONS = ("Moderna 2014", "Francese 2012", "Classica 1998", "Regole brevi")
PERSON = "Una persona"
PLAY = "Gioca"
EDITION = "Edizione"
GUARD = "Isole protette"
OPEN = "Carte in vista"
HANDICAP = "Vantaggio"
STARTS = "Comincia"
LOT = "A sorte"
NOBODY = "Nessuno"
BRIDGES = "%s: %d"

# The menu in a game
HINT = "Consiglio"
LAST_TURN = "Ultimo turno"

# Settings
COMMENTS = "Commenti"

# Statistics
TWO_PERSONS = "In due"

# Scoring
ROUND_OVER = "La manche %d è finita"
POINTS = "Punti"
ROUND = "Manche"
NO_POINTS = "Parità: nessun punto"
ONE_POINT = ("1 punto al %s", "1 punto a te")
TWO_POINTS = ("2 punti al %s", "2 punti a te")
NEXT_ROUND = "A: inizia la manche %d"

# The end
WINNER = ("Vince il %s!", "Hai vinto!")
NO_WINNER = "Partita patta!"
REASONS = (
    "",
    "Più punti",
    "Ultimo conteggio migliore",
    "Più ponti",
    "%s: nessun ponte rimasto",
    "Parità totale",
)
EQUAL_POINTS = "Punti pari"
COURSE = "Com’è andata la partita"
SWING = "La svolta: turno %d"
AGAINST = "Contro il robot %d"
TURN_BY_TURN = "Il tabellone, turno per turno"
LOOK_BACK = "E se avessi giocato altrimenti?"

# Looking back
LOOKING_BACK = "Guardo il turno %d"
ENOUGH = "B: basta così"
COST_MOST = "Errore più grave: turno %d"
COST_TOO = "Grave anche il turno %d"
CHANCE = "Le tue chance: %d → %d%%"
BETTER = "Era meglio così:"
ALL_WELL = "Giocato come i migliori!"
