"""Français."""

# Title and menus
CONTINUE = "Continuer"
NEW_GAME = "Nouvelle partie"
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
LIGHTS = "Lumières"
BRIGHTNESS = "Luminosité"
SPEED = "Vitesse"
SPEEDS = ("Lente", "Normale", "Rapide")
BACK = "Retour"

# What was lost, or will not be kept
LOST_GAME = "Désolé, la partie gardée est perdue."
LOST_TURNS = "Les derniers tours sont perdus."
MAYBE_LOST_TURNS = "Un tour ou deux manquent peut-être."
LOST_SETTINGS = "Réglages abîmés : réinitialisés."
DRIVE_FULL = "Le disque est plein : rien n’est gardé."
CANNOT_KEEP = "Le disque ne garde rien."

# At the first start, on lines of their own
MAKING_ROOM = "Un instant : je fais de la place pour garder tes parties. N’éteins pas maintenant."

# Why the program stopped: in letters that the board's own font has
MEMORY_FULL = (
    "Plus assez de place pour continuer. Coupe le courant, puis remets-le : la partie reprend."
)
FILE_BAD = "%s manque ou ne peut se lire. Copie de nouveau tous les fichiers sur la carte."
FAULT = "Il y a eu un souci. Coupe le courant, puis remets-le : la partie reprend."
