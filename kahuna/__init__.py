"""Kahuna, a game for two.

rules/    the game itself, in small ints; RULES.md lists which module has which rule
robots/   players that see only what their side sees
play/     a game as it is played, and what can be said about it (its docstring lists who says what)
screens/  what a player sees: a module for each screen
parts/    what screens share (its docstring lists who says what)
look/     where things are, how they look and sound
texts/    all the words, in each language
saves/    games, positions and the profile as bytes
records/  games as text
"""

LARGEST = "board"  # its largest picture: see handheld.startup
