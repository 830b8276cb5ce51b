"""What Kahuna says: four modules a language, alike in all languages but for the words.

    en.py         in a turn; in memory as long as the game is
    menus_en.py   in forms and menus, between rounds and after a game
    hints_en.py   in a hint
    rules_en.py   the rulebook (see rulebook.py)

A new language is a row in handheld/texts/ with a module there, and four here.
"""
