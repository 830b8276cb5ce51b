"""Where things are on the screen, and how they look and sound."""
