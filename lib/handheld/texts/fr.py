"""Français."""

# Title and menus
CONTINUE = "Continuer"
NEW_GAME = "Nouvelle partie"
LEARN = "Apprendre"
PUZZLES = "Casse-tête"
RULES = "Règles"
SETTINGS = "Réglages"
RESUME = "Retour au jeu"
LOG = "Tous les tours"
QUIT = "Accueil"
BATTERY = "Batterie %d %%"
AGAIN = "Revanche"
TO_COMPUTER = "Envoyer à l’ordinateur"
SENT = "envoyée"
PRESS_A = "Appuie sur A"
YES = "Oui"
NO = "Non"

# Questions before something is lost
GIVE_UP_SURE = "Abandonner la partie ?"
GAME_LOST = "La partie en cours sera perdue."
LEAVE_SURE = "Quitter la partie ?"
GAME_KEPT = "Elle est sauvegardée, et « Continuer » la reprend."
ERASE_SURE = "Effacer les statistiques ?"
ALL_COUNTED = "Tout ce qui a été compté sera perdu."

# Settings
LANGUAGE = "Langue"
SOUND = "Son"
SOUNDS = ("Coupé", "Doux", "Fort")
LIGHTS = "Lumières"
BRIGHTNESS = "Luminosité"
SPEED = "Vitesse"
SPEEDS = ("Lente", "Normale", "Rapide")
BACK = "Retour"

# Statistics
STATISTICS = "Statistiques"
GAMES = "Parties : %d, gagnées : %d"
IN_A_ROW = "De suite : %d, record : %d"
BEATEN = "Robot %d battu"
NONE_BEATEN = "Aucun robot battu"
ERASE = "A : effacer"
