"""What the program says, a module a language, and its rulebook in another (rules_en and so on).

All modules of a language have the same names; a new language is two more of them and a row here.
"""

import sys

LANGUAGES = (("en", "English"), ("fr", "Français"), ("it", "Italiano"), ("de", "Deutsch"))


def load(code):
    """The module of a language; only one is kept in memory."""
    for other, _ in LANGUAGES:
        if other != code:
            _drop(other)
    return _module(code)


def load_rules(code):
    """The module with the rulebook of a language."""
    return _module("rules_" + code)


def drop_rules(code):
    """Frees a rulebook that has been laid out."""
    _drop("rules_" + code)


def _module(name):
    return __import__("kahuna.texts." + name, None, None, (name,))


def _drop(name):
    if sys.modules.pop("kahuna.texts." + name, None):
        delattr(sys.modules["kahuna.texts"], name)
