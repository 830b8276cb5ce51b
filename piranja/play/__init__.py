"""A game as it is played: the session, choosing, danger, replays, lessons."""
