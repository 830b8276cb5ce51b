"""English: what is said in the lessons of tools/lessons.txt, in their order.

The lines are broken as they are shown; an empty one ends what a step says.
"""

TITLES = (
    "Your first bridge",
    "Win an island",
    "Sweep it clean",
    "Remove a bridge",
    "Remove, then build",
    "Draw, and wait",
    "Five cards",
    "Rounds and points",
)
FIRST_GAME = "A first game"

# What to press: for a card, the last place, a line, to say yes, to go back
PRESS = """\
Go to the %s card: press A.
Go to the right end: press A.
Go to %s: press A.
Press A once more.
Press B to go back."""

# Before a lesson is left
LEAVE = """\
Leave the lesson?
Go on
Leave"""

BRIDGE = """\
Hello! Let’s build bridges from
island to island!

Your cards lie down here. Each is
good for one bridge.

Lay a bridge HUNA-IFFI.

Not yet! First lay a bridge from
HUNA to IFFI.

There it is, your first bridge! It
cost you the card.

Now lay one LALE-IFFI.

Almost! The LALE card, and the
line to IFFI.

Well done! A card lays a bridge at
its island."""

CONTROL = """\
LALE has three lines. You have a
bridge on one.

Lay a second bridge at LALE.

First a bridge at LALE: take the
LALE card.

Two of three are more than half:
LALE is yours! See your stone?

GOLA has four lines. You have a
bridge on one.

Lay a second bridge at GOLA.

First a bridge at GOLA: take the
GOLA card.

Two of four are just half: not
enough for GOLA.

Lay a third bridge at GOLA.

First a bridge at GOLA: take the
GOLA card.

Well done! More than half of the
lines, and the island is yours."""

SWEEP = """\
At IFFI you have two bridges, and
Black has two.

Lay your third one: win!

Win IFFI first, with the IFFI card.

IFFI is yours, and all of Black’s
bridges there are gone!

So Black has too few at HUNA now,
and has lost it as well.

Do the same at LALE.

Win LALE with the LALE card.

Well done! Whoever wins an island
sweeps it clean."""

REMOVE = """\
HUNA is Black’s: three bridges on
five lines.

You can remove a bridge: it costs
two cards of its islands.

Remove the bridge HUNA-IFFI.

Don’t do that yet: first remove
HUNA-IFFI.

Two of five are too few: Black has
lost HUNA!

Now remove HUNA-LALE.

Remove HUNA-LALE: two LALE
cards do, too.

Well done! Two cards of its islands
remove a bridge."""

BOTH = """\
LALE is Black’s, and no line there is
free. What now?

Remove the bridge HUNA-LALE.

First remove the bridge HUNA-LALE.

Now lay yours there.

Lay your own bridge HUNA-LALE.

LALE is yours now, and Black’s last
bridge there is gone!

Well done! First remove, then build,
all in one turn."""

DRAW = """\
At the end of your turn you may
draw a card: three lie face up.

Take the face-up IFFI card.

Better take the IFFI card: you need
it there.

A card ends your turn. Now Black
plays.

Win IFFI!

You can win IFFI with the IFFI card.

Draw from the pile.

From the pile, please: Black cannot
see what you get.

It is a second GOLA! Black draws a
card, too.

GOLA needs three bridges. Two are
too few: wait a little!

Take the face-up FAAA card.

Keep your cards, and take FAAA: it
reaches GOLA.

Black plays, and knows nothing of
your plan.

Now build: three at GOLA!

Only at GOLA. FAAA-GOLA is for
the FAAA card.

One more at GOLA!

Only at GOLA. FAAA-GOLA is for
the FAAA card.

And the third one!

Only at GOLA. FAAA-GOLA is for
the FAAA card.

GOLA is yours, in one turn. Black
could not stop you!

Well done! One card a turn. Wait,
and you can do more at once."""

FULL = """\
You hold five cards. More are not
allowed: you cannot draw.

All lines of LALE are full: these two
cards are of no use.

Discard both LALE.

Discard both LALE, and nothing
else.

Now draw a card.

After discarding you have to draw.

Well done! With five cards, play or
discard some."""

ROUNDS = """\
Look, only one card is left.

Take the last card.

Take the last card: that ends the
round.

The round is over. You have two
islands, Black has one.

More islands: a point for you! The
second round is worth two.

Bridges and hands stay. The other
cards are dealt anew.

Round two ends: Black has three
islands and gets two points.

This is the third round. Each extra
island will be one point.

No cards are left. Now each side
has one last turn.

Win IFFI and KAHU!

IFFI-KAHU and COCO-KAHU win
both islands.

One more bridge!

IFFI-KAHU and COCO-KAHU win
both islands.

Two islands are yours, and Black
has lost HUNA. What a turn!

Now end your turn.

That is enough: go to the pile and
end your turn.

Black ends the game.

You lead by two islands: two points.
You win 3 to 2!

One more thing, in another game:
Black has just one bridge left.

Win IFFI!

You can win IFFI with the IFFI card.

In rounds two and three a side
without bridges loses at once.

Well done! Now you know how to
play Kahuna."""

LESSONS = (BRIDGE, CONTROL, SWEEP, REMOVE, BOTH, DRAW, FULL, ROUNDS)
