"""What the toy says."""
