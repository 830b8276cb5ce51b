"""Italiano."""

# Title and menus
CONTINUE = "Continua"
NEW_GAME = "Nuova partita"
LEARN = "Impara"
RULES = "Regole"
SETTINGS = "Impostazioni"
RESUME = "Torna alla partita"
LOG = "Tutti i turni"
QUIT = "Torna all’inizio"
BATTERY = "Batteria %d %%"
AGAIN = "Rivincita"
TO_TITLE = "Inizio"
TO_COMPUTER = "Partita al computer"
SENT = "inviata"
PRESS_A = "Premi A"
YES = "Sì"
NO = "No"

# Settings
LANGUAGE = "Lingua"
SOUND = "Suono"
SOUNDS = ("Spento", "Piano", "Forte")
LIGHTS = "Luci"
BRIGHTNESS = "Luminosità"
SPEED = "Velocità"
SPEEDS = ("Lenta", "Normale", "Rapida")
BACK = "Indietro"
