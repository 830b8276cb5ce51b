"""Games and positions as bytes."""
