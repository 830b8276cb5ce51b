"""The languages: for each its code, and what its speakers call it.

A new language needs a row at the end (settings know languages by number), a file of each kind in
handheld/texts/ and in each game's texts/, and its letters in the font: draw those that are missing
(the tests find them) in assets/sources/text.txt and run tools/make_assets.py.
"""

LANGUAGES = (("en", "English"), ("fr", "Français"), ("it", "Italiano"), ("de", "Deutsch"))
