"""What the handheld says in all games: a module for each language (see languages.py).

A game has its own texts in `<game>/texts/` in the same way. Modules that differ only in language
have the same names in them.
"""


def load(package, name):
    """Loads the module of that name in a package's texts."""
    return __import__(package + ".texts." + name, None, None, (name,))
