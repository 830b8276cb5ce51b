"""English: what is wrong, and what to do."""

# What was lost, or will not be kept
LOST_GAME = "The saved game was damaged, sorry."
LOST_TURNS = "The last turns were lost."
MAYBE_LOST_TURNS = "The last turns may be lost."
LOST_SETTINGS = "Settings damaged: reset"
DRIVE_FULL = "Drive full: memory keeps the game."
DRIVE_FAILS = "Drive fails: memory keeps the game."
CANNOT_KEEP = "Nothing more can be saved now."
STARTED_OVER = "Memory full: back to the last save."

# At the first start, on lines of their own
MAKING_ROOM = "One moment: I make room on the drive to keep your games. Please do not switch off."

# Why the program stopped: in letters that the board's own font has
MEMORY_FULL = "The memory is full. Switch off and on: the game goes on."
FILE_BAD = "%s is missing or damaged. Copy all files to the board again."
FAULT = "Something went wrong. Switch off and on: the game goes on."
