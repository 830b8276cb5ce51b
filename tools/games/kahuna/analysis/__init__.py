"""Goes through a game turn by turn: the parts of analyse.py.

`newest_record` looks on a handheld's drive, `turn_costs` finds what each turn was worth, `report`
puts that into words, and `chances_picture` draws it.
"""
