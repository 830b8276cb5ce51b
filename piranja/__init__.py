"""Kai Piranja for three to six: the rules in game.py, what is seen of them in screens/."""

LARGEST = ("fish", 16)  # of its pictures, and its values: see handheld.startup
