"""Français."""

# Sides, and what things are called.
SIDES = ("Blanc", "Noir")
EDITIONS = ("Moderne 2014", "Française 2012", "Classique 1998", "Une feuille")

# New game
PLAYERS = ("Une personne", "Robot doux", "Robot solide", "Robot fort")
PLAY = "Jouer"
EDITION = "Règles"
GUARD = "Îles gardées"
OPEN = "Cartes découvertes"
HANDICAP = "Avance"
STARTS = "Commence"
LOT = "Au sort"
NOBODY = "Personne"
BRIDGES = "%s : %d"

# Curtain
PASS_TO = "Passe à %s"

# A turn
BUILD = "A : jouer %s"
TAKE = "A : prendre %s"
DRAW = "A : piocher une carte"
END_TURN = "A : finir le tour"
TAKE_SURE = "Prendre %s ? A : oui"
DRAW_SURE = "Piocher ? A : oui"
END_SURE = "Finir sans carte ? A : oui"
DISCARD_START = "Défausser"
DISCARD_MARK = "A : marquer %s"
DISCARD_DONE = "A : défausser %d"
LAY_START = "Avance : encore %d"
WINS = "gagne %s"
TAKES = "retire %d"
BREAKS = "libère %s"
REMOVE = "%s : retirer %s"
REPLACE = "%s : remplacer %s"
CANNOT = "Impossible maintenant"
HAND_FULL = "Main pleine : joue"
NOTHING_LEFT = "Plus rien à piocher"
NOTHING_TO_PLAY = "Aucune ligne : %s"
NO_UNDO = "Rien à annuler"
UNDONE = "Annulé"
HOLDS = "Cartes de %s : %d"

# A robot's turn
THINKS = "%s réfléchit"
HURRY = "B : plus vite !"

# A hint, and what speaks for it
HINT = "Conseil"
HINT_WAIT = "Je réfléchis"
HINT_KEEP = "Garde tes cartes"
HINT_TAKE = "Prends %s"
HINT_DRAW = "Pioche une carte"
HINT_END = "Finis ton tour"
HINT_DISCARD = "Défausse %s"
MERITS = (
    "gagne la partie",
    "gagne %s",
    "libère %s",
    "retire %d",
    "puis gagne %s",
    "puis libère %s",
    "bloque %s",
    "presque %s",
    "protège %s",
    "garde 2 %s",
    "pour %s",
    "un pont de plus",
    "une paire",
)

# The last turn shown again
PLAYED = "%s : %s"
REMOVED = "%s retire %s"
REPLACED = "%s remplace %s"
DISCARDED = "%s défausse %d"
TOOK = "%s prend %s"
DREW = "%s pioche une carte"
DECLINED = "%s ne pioche pas"
DEALT = "Manche %d"

# Scoring
ROUND_OVER = "La manche %d est finie"
POINTS = "Points"
NO_POINTS = "Égalité : aucun point"
ONE_POINT = "1 point pour %s"
MORE_POINTS = "%d points pour %s"
NEXT_ROUND = "A : donner la manche %d"
WINNER = "%s gagne !"
NO_WINNER = "Partie nulle !"
REASONS = (
    "",
    "Un meilleur total",
    "Meilleur dernier décompte",
    "Davantage de ponts",
    "L’autre n’a aucun pont",
    "Tout est égal",
)
COURSE = "Le cours de la partie"
SWING = "Le tournant : tour %d, %s"

# Menu
LAST_TURN = "Tour précédent"
TURN_OF = "Manche %d, %s"
