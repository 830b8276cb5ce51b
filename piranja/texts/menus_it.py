"""Italiano: moduli, menù, e ciò che si dice dopo la partita."""

# Impostazioni
DANGER = "Mostra pericolo"
CATCHES = "Mostra prese"

# Una nuova partita
PLAY = "Gioca"
PLAYERS = "Giocatori"
PERSON = "Una persona"
ROBOT = "Robot %d"
STARTS = "Comincia"
LOT = "A sorte"
LOSER = "Chi ha perso"

# Un giocatore
CHOOSE_SIGN = "Quale segno?"
CHOOSE_NAME = "Quale nome?"
TO_NAME = "A: il nome"
HOW_TO_NAME = "Su e giù: lettere"
DONE = "A: fatto"

# La fine
THE_CATCHES = "Le prese"
TIED = "Parità: decidono gli affamati"
STILL_TIED = "Pari anche gli affamati"
WINNER = "%s vince!"
WINNERS = "%s vincono!"
COURSE = "Com’è andata la partita"
MOST_EVER = "Record di prese: %d"

# Tutti i turni
CARDS = "%d carte"
ONE_CARD = "1 carta"
BROUGHT = "ne mette in salvo %d"
LEAVES = "ne lascia %d"
FETCHES = "ne prende %d dal centro"
EATEN = "%s ne mangia %d"
EATS_NOTHING = "%s non mangia niente"
ENDS_GAME = "%s mette fine alla partita"
