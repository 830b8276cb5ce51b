"""A game gone through turn by turn: the parts of analyse.py.

`drive` finds the newest record, `turns` asks what each turn was worth, `figures` puts that into
words, and `picture` draws it.
"""
