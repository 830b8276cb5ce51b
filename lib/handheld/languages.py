"""The languages there are: a code, and what its speakers call it.

A new one is a row at the end, as settings know languages by number, a file in handheld/texts/, and
in each game's texts/ a file of each kind. The font needs its letters: draw those that are
missing (the tests find them) in assets/sources/text.txt and run tools/make_assets.py.
"""

LANGUAGES = (("en", "English"), ("fr", "Français"), ("it", "Italiano"), ("de", "Deutsch"))
