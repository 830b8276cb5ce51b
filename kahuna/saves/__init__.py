"""Games and positions as bytes, and what outlasts a game."""
