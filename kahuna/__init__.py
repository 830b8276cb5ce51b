"""Kahuna for two on a handheld: the rules in game.py, what a player sees of them in screens/."""

LARGEST = ("board", 16)  # of its pictures, and its values: see handheld.startup
