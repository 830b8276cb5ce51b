"""Reads games as text, only on a desk: a board just writes them, so this package is not on it."""
