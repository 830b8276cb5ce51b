"""The languages, and the words that all games share: a module a language.

A game has its own texts in the same way: `<game>/texts/` with a module a language. All modules of a
kind have the same names in them.
"""

from handheld import modules

LANGUAGES = (("en", "English"), ("fr", "Français"), ("it", "Italiano"), ("de", "Deutsch"))


def load(package, name):
    """The module of that name in a package's texts."""
    return __import__(package + ".texts." + name, None, None, (name,))


def drop(package, name=""):
    """Frees the texts of a package whose names begin so."""
    modules.drop(package + ".texts." + name)
