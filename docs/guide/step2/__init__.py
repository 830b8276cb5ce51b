"""The second step: a game with a beginning and an end."""
