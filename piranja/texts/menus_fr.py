"""Français : formulaires, menus, et ce qui se dit après la partie."""

# Réglages
DANGER = "Voir le danger"
CATCHES = "Voir les prises"

# Une nouvelle partie
PLAY = "Jouer"
PLAYERS = "Joueurs"
PERSON = "Une personne"
ROBOT = "Robot %d"
STARTS = "Commence"
LOT = "Tirage au sort"
LOSER = "Le perdant"

# Un joueur
CHOOSE_SIGN = "Quel signe ?"
CHOOSE_NAME = "Quel nom ?"
TO_NAME = "A : le nom"
HOW_TO_NAME = "Haut et bas : lettres"
DONE = "A : c’est bon"

# La fin
THE_CATCHES = "Les prises"
TIED = "Égalité : les affamés décident"
STILL_TIED = "Autant d’affamés aussi"
WINNER = "%s gagne !"
WINNERS = "%s gagnent !"
COURSE = "Le cours de la partie"
MOST_EVER = "Record de prises : %d"

# Tous les tours
CARDS = "%d cartes"
ONE_CARD = "1 carte"
BROUGHT = "en ramène %d"
LEAVES = "en laisse %d"
FETCHES = "en prend %d au milieu"
EATEN = "%s en mange %d"
EATS_NOTHING = "%s ne mange rien"
ENDS_GAME = "%s met fin à la partie"
