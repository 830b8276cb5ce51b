"""English: what is said in the lessons of play/lessons.py, a sentence or two for each step.

The lines are broken as they are shown.
"""

TITLES = ("A row of fish", "Hungry fish", "Three of a kind")
NOT_YET = "Not yet: choose with left\nand right."
LEAVE = "Leave the lesson?\nGo on\nLeave"

ROW = """\
This is your row: one small
moonfish. Make it longer!

Turn over a card. The same kind
fits, or the same size.

A moonfish! Turn over another.

Big like the last one: it fits.
And another.

It does not fit, so it swam on.
Crab had to take it.

Now go right, and press A to
bring in your three fish.

They are safe for good. Whoever
has most in the end wins!"""

HUNGRY = """\
Four fish in your row! But hungry
ones are among the cards…

Turn over a card, and see.

It ate two, and stopped before
its own kind. Your turn is over.

Another turn. Try your luck!

The last one was its own kind,
so it ate nothing. Phew!

Bring your row in before a hungry
one comes. But not too early!"""

FETCH = """\
What was eaten lies in the middle:
a pile of six cards!

You need three moonfish in your
row. Turn over a card.

Three moonfish: the pile lights
up. Go left, and press A.

Your row stays, too. Go right and
bring it in.

Six and four: ten cards! Now you
know all you need. Have fun!"""

LESSONS = (ROW, HUNGRY, FETCH)
