"""A game as it is played: the session, choosing, danger, replays, lessons, the catches.

Who says what to the player? `beginner_comments` finds what matters most, `hint_chances` how good
each choice is, `danger` what a hungry fish would eat. ../parts puts it into words.
"""
