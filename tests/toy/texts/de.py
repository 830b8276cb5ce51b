PRESS = "Drücken"
PRESSED = "%d-mal gedrückt"
GOAL = "Ziel"
