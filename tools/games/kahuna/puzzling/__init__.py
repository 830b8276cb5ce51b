"""Finds puzzles in games between robots, and proves them by trying out every turn."""
