"""Games as bytes, for the store."""
