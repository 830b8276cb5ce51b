"""A game as it is played: the session, choosing, danger, replays, lessons, what was caught in it.

Who says what to the player? `beginner_comments` finds what matters most, `hint_chances` what may be
done and how good it is, `danger` what a hungry fish would eat. ../parts puts it into words.
"""
