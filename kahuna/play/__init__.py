"""A game as it is played at the device: who plays, choosing with a cursor, telling, previewing."""
