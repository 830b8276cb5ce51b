"""Games and seats as bytes, and what outlasts a game."""
