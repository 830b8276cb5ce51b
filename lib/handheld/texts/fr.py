"""Français."""

# Title and menus
CONTINUE = "Continuer"
NEW_GAME = "Nouvelle partie"
LEARN = "Apprendre"
RULES = "Règles"
SETTINGS = "Réglages"
RESUME = "Retour au jeu"
LOG = "Tous les tours"
QUIT = "Accueil"
BATTERY = "Batterie %d %%"
AGAIN = "Revanche"
TO_TITLE = "Accueil"
TO_COMPUTER = "Partie à l'ordinateur"
SENT = "envoyée"
PRESS_A = "Appuie sur A"
YES = "Oui"
NO = "Non"

# Settings
LANGUAGE = "Langue"
SOUND = "Son"
SOUNDS = ("Coupé", "Doux", "Fort")
LIGHTS = "Lumières"
BRIGHTNESS = "Luminosité"
SPEED = "Vitesse"
SPEEDS = ("Lente", "Normale", "Rapide")
BACK = "Retour"
