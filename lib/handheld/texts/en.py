"""English."""

# Title and menus
CONTINUE = "Continue"
NEW_GAME = "New game"
LEARN = "Learn"
PUZZLES = "Puzzles"
RULES = "Rules"
SETTINGS = "Settings"
RESUME = "Back to the game"
LOG = "All turns"
QUIT = "Title screen"
BATTERY = "Battery %d%%"
AGAIN = "Again"
TO_COMPUTER = "Send to computer"
SENT = "sent"
PRESS_A = "Press A"
YES = "Yes"
NO = "No"

# Questions before something is lost
GIVE_UP_SURE = "Give up the game?"
GAME_LOST = "The game under way will be lost."
LEAVE_SURE = "Leave the game?"
GAME_KEPT = "It is kept: “Continue” on the title screen goes on with it."
ERASE_SURE = "Erase the statistics?"
ALL_COUNTED = "All that was counted will be lost."

# Settings
LANGUAGE = "Language"
SOUND = "Sound"
SOUNDS = ("Off", "Soft", "Loud")
LIGHTS = "Lights"
BRIGHTNESS = "Brightness"
SPEED = "Speed"
SPEEDS = ("Slow", "Normal", "Fast")
BACK = "Back"

# Statistics
STATISTICS = "Statistics"
GAMES = "Games: %d, won: %d"
IN_A_ROW = "Win streak: %d, best: %d"
BEATEN = "Robot %d beaten"
NONE_BEATEN = "No robot beaten yet"
ERASE = "A: erase"
