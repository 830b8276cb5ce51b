PRESS = "Premi"
PRESSED = "Premuto %d volte"
GOAL = "Meta"
