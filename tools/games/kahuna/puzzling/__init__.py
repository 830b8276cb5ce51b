"""Puzzles found in games between robots, and proved by trying out every turn."""
