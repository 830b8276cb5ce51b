"""The languages there are: a code, and what its speakers call it.

A new one is a row here, a module in handheld/texts/, and what each game has in its texts/. The font
needs its letters: draw them in assets/sources/text.txt and run tools/make_assets.py; a test tells
which are missing.
"""

LANGUAGES = (("en", "English"), ("fr", "Français"), ("it", "Italiano"), ("de", "Deutsch"))
