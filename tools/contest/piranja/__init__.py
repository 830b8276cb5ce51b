"""Games of Kai Piranja: who plays them, how one goes, what is counted.

What lets them play by the hundred is contest's. The modules here have the names of those for
Kahuna.
"""
