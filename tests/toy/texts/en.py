PRESS = "Press"
PRESSED = "Pressed %d times"
GOAL = "Goal"
