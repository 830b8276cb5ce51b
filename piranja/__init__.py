"""Kai Piranja for three to six: the rules in game.py, what is seen of them in screens/."""
