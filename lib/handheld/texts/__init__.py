"""What the handheld says in all games: a module a language (see languages.py).

A game has its own texts in the same way: `<game>/texts/` with modules for each language. All
modules of a kind have the same names in them.
"""

from handheld import modules


def load(package, name):
    """The module of that name in a package's texts."""
    return __import__(package + ".texts." + name, None, None, (name,))


def drop(package, name=""):
    """Frees the texts of a package whose names begin so."""
    modules.drop(package + ".texts." + name)
