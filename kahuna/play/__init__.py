"""A game as it is played: the session, choosing with a cursor, previews, walks, merits."""
