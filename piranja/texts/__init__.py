"""What Kai Piranja says: four modules for each language, which differ in nothing but the words.

    en.py           in a turn; in memory as long as Kai Piranja is
    menus_en.py     in forms and menus, and after a game
    rules_en.py     the rulebook
    lessons_en.py   in the lessons

A new language is a row in handheld/languages.py, which says what else it takes.
"""
