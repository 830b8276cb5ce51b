"""English."""

# Title and menus
CONTINUE = "Continue"
NEW_GAME = "New game"
LEARN = "Learn"
RULES = "Rules"
SETTINGS = "Settings"
RESUME = "Back to the game"
LOG = "All turns"
QUIT = "Title screen"
BATTERY = "Battery %d %%"
AGAIN = "Again"
TO_TITLE = "Title"
TO_COMPUTER = "Game to computer"
SENT = "sent"
PRESS_A = "Press A"
YES = "Yes"
NO = "No"

# Settings
LANGUAGE = "Language"
SOUND = "Sound"
SOUNDS = ("Off", "Soft", "Loud")
LIGHTS = "Lights"
BRIGHTNESS = "Brightness"
SPEED = "Speed"
SPEEDS = ("Slow", "Normal", "Fast")
BACK = "Back"
