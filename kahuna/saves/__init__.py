"""Games and positions as bytes, and games as records."""
