"""A game as it is played: the session, choosing, danger, advice, replays, lessons,
the first game, what was caught in it."""
