"""The kinds of remarks in the bar (see bar_remarks.py), as numbers."""

# fmt: off
(
    NOTHING, CHANCES, DONE, REFUSAL, UNDONE, NOT_UNDONE, SCORE, OTHER_HAND, LUCK, BUTTON,
) = range(10)
# fmt: on
