"""Français : ce qui se dit pendant un tour."""

# Comment s’appelle qui n’a pas de nom
SIGNS = ("Étoile", "Crabe", "Conque", "Ancre", "Tortue", "Bouée")

SPECIES = ("piranha", "poisson lune", "poisson flamme", "barracuda")

# De tour en tour
NEXT = "À toi, %s"
YOUR_TURN = "À toi de jouer !"

# Ce que fait A
TURN_OVER = "Révéler une carte"
BRING_IN = "Ramener %d"
LEAVE = "Laisser la rangée"
FETCH = "Prendre %d cartes"

# Ce qui se passe
TOO_SMALL = "%s : ni gros ni %s"
TOO_BIG = "%s : ni petit ni %s"
PASSED = "Ne va pas chez %s"
TAKES = "%s le prend"
LOST = "Personne ne peut le prendre"
HUNGRY = "Un %s affamé !"
EATS = "Il en mange %d"
SPARES = "Il ne mange rien"
BROUGHT_IN = "%s en ramène %d"
FETCHED = "%s en prend %d"
LEFT = "%s finit son tour"
THINKS = "%s réfléchit"
UNDONE = "Annulé"
NO_UNDO = "Rien à annuler"
TOO_SOON = "Pas si vite !"
SEA_COMES = "Mer vide : bientôt la fin !"
THE_END = "Un affamé : c’est la fin !"
