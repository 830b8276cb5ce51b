"""Games as bytes, and what outlasts a game."""
