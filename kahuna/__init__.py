"""Kahuna, a game for two.

rules/    the game itself as small ints; RULES.md says which module has which rule
robots/   players that see what their side sees
play/     a game as it is played, and what there is to say about it (a table: who says what)
screens/  what a player sees, a module for each screen
parts/    parts that screens share (a table: who says what)
look/     where things are, how they look and sound
texts/    what is said, in each language
saves/    games, positions and the profile as bytes
records/  games as text
"""

LARGEST = "board"  # its largest picture: see handheld.startup
