"""Games as bytes and as records, and what outlasts a game."""
