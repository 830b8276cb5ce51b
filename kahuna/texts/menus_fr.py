"""Français: forms, menus, and what is said between rounds and after a game."""

# A new game
EDITIONS = ("Moderne 2014", "Française 2012", "Classique 1998", "Règles courtes")
PERSON = "Une personne"
PLAY = "Jouer"
EDITION = "Édition"
GUARD = "Îles gardées"
OPEN = "Cartes découvertes"
HANDICAP = "Avance"
STARTS = "Commence"
LOT = "Tirage au sort"
NOBODY = "Personne"
BRIDGES = "%s : %d"

# The menu in a game
HINT = "Conseil"
LAST_TURN = "Tour précédent"

# Settings
COMMENTS = "Commentaires"

# Statistics
TWO_PERSONS = "À deux"

# Scoring
ROUND_OVER = "La manche %d est finie"
POINTS = "Points"
ROUND = "Manche"
NO_POINTS = "Égalité : aucun point"
ONE_POINT = ("1 point pour %s", "1 point pour toi")
TWO_POINTS = ("2 points pour %s", "2 points pour toi")
NEXT_ROUND = "A : commencer la manche %d"

# The end
WINNER = ("%s gagne !", "Tu gagnes !")
NO_WINNER = "Partie nulle !"
REASONS = (
    "",
    "Un meilleur total",
    "Meilleur dernier décompte",
    "Davantage de ponts",
    "%s : plus aucun pont",
    "Tout est égal",
)
EQUAL_POINTS = "Égalité de points"
COURSE = "Le cours de la partie"
SWING = "Le tournant : tour %d"
AGAINST = "Contre le robot %d"
TURN_BY_TURN = "Le plateau, tour par tour"
LOOK_BACK = "Et si j’avais joué autrement ?"

# Looking back
LOOKING_BACK = "Je regarde le tour %d"
ENOUGH = "B : ça suffit"
COST_MOST = "Ta pire erreur : tour %d"
COST_TOO = "Coûteux aussi : tour %d"
CHANCE = "Tes chances : %d → %d %%"
BETTER = "Il valait mieux :"
ALL_WELL = "Joué comme les meilleurs !"
