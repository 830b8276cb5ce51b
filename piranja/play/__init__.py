"""A game as it is played: the session, and what is made of its history."""
