"""Italiano."""

# Title and menus
CONTINUE = "Continua"
NEW_GAME = "Nuova partita"
LEARN = "Impara"
PUZZLES = "Rompicapi"
RULES = "Regole"
SETTINGS = "Impostazioni"
RESUME = "Torna alla partita"
LOG = "Tutti i turni"
QUIT = "Torna all’inizio"
BATTERY = "Batteria %d%%"
AGAIN = "Rivincita"
TO_COMPUTER = "Invia al computer"
SENT = "inviata"
PRESS_A = "Premi A"
YES = "Sì"
NO = "No"

# Questions before something is lost
GIVE_UP_SURE = "Abbandonare la partita?"
GAME_LOST = "La partita in corso andrà persa."
LEAVE_SURE = "Lasciare la partita?"
GAME_KEPT = "È salvata: “Continua” all’inizio la riprende."
ERASE_SURE = "Cancellare le statistiche?"
ALL_COUNTED = "Tutto ciò che è stato contato andrà perso."

# Settings
LANGUAGE = "Lingua"
SOUND = "Suono"
SOUNDS = ("Spento", "Piano", "Forte")
LIGHTS = "Luci"
BRIGHTNESS = "Luminosità"
SPEED = "Velocità"
SPEEDS = ("Lenta", "Normale", "Rapida")
BACK = "Indietro"

# Statistics
STATISTICS = "Statistiche"
GAMES = "Partite: %d, vinte: %d"
IN_A_ROW = "Di fila: %d, record: %d"
BEATEN = "Battuto il robot %d"
NONE_BEATEN = "Nessun robot battuto"
ERASE = "A: cancella"
