"""What Kahuna says, a module a language, and its rulebook in another (rules_en and so on).

All modules of a language have the same names in them; a new language is one row in
handheld/texts/, and there and here a module each, here also one with the rulebook.
"""
