"""Kai Piranja, a game for three to six.

rules/    the game itself, in small ints and bytes; RULES.md lists which module has which rule
robots/   players that see only what everybody sees
play/     a game as it is played
screens/  what the players see: a module for each screen
parts/    the table with everything on it, and how a turn is shown there
look/     where things are, how they look and sound
texts/    all the words, in each language
saves/    games, seats and the profile as bytes
records/  games as text
"""

LARGEST = "fish"  # its largest picture: see handheld.startup
