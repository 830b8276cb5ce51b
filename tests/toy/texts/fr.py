PRESS = "Appuyer"
PRESSED = "Appuyé %d fois"
GOAL = "But"
