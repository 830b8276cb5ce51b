"""The third step: a game that survives switching off."""
