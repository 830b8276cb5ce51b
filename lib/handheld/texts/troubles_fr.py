"""Français: what is wrong, and what to do."""

# What was lost, or will not be kept
LOST_GAME = "La partie sauvegardée est perdue."
LOST_TURNS = "Les derniers tours sont perdus."
MAYBE_LOST_TURNS = "Un tour ou deux manquent peut-être."
LOST_SETTINGS = "Réglages abîmés : réinitialisés"
DRIVE_FULL = "Disque plein : gardé en mémoire."
DRIVE_FAILS = "Disque en panne : gardé en mémoire."
CANNOT_KEEP = "Plus rien ne peut être gardé."
STARTED_OVER = "Mémoire pleine : on reprend la partie."

# At the first start, on lines of their own
MAKING_ROOM = "Un instant : je fais de la place pour garder tes parties. N’éteins pas maintenant."

# Why the program stopped: in letters that the board's own font has
MEMORY_FULL = (
    "Plus assez de place pour continuer. Coupe le courant, puis remets-le : la partie reprend."
)
FILE_BAD = "%s manque ou ne peut se lire. Copie de nouveau tous les fichiers sur la carte."
FAULT = "Il y a eu un souci. Coupe le courant, puis remets-le : la partie reprend."
