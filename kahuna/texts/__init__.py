"""What Kahuna says: nine modules for each language, which differ in nothing but the words.

    en.py         wherever a turn is seen; in memory as long as Kahuna is
    turn_en.py    to a person at turn: what the buttons do
    asides_en.py  to a person at turn besides, now and then
    deeds_en.py   of what was done: in the log, and while a turn is watched
    menus_en.py   in forms and menus, between rounds and after a game
    hints_en.py   in a hint
    lessons_en.py in lessons
    puzzles_en.py in puzzles
    rules_en.py   the rulebook (see rulebook.py)

A new language is a row in handheld/languages.py, which says what else it takes.
"""
