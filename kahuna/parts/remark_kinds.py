"""The kinds of remarks in the bar (see bar_remarks.py), as numbers."""

NOTHING, CHANCES, DONE, BUTTON, UNDONE, NOT_UNDONE, SCORE, OTHER_HAND, LUCK = range(9)
