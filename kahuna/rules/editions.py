"""The printed rule editions as data: a row for each (rules 11 to 17).

A new edition needs a row at the end (saves know editions by number), and its name at the end of
EDITIONS in each file texts/menus_*.txt.
"""

from collections import namedtuple

# When cards may be discarded face down.
DISCARD_WHEN_FULL = 0  # with five cards and nothing played this turn; then one must draw
DISCARD_INSTEAD = 1  # any number of cards, instead of playing

# How a game can end early, in rounds two and three.
EARLY_NEVER = 0
EARLY_WITHOUT_BRIDGES = 1  # a player without bridges, while the other has some, loses
EARLY_LAST_TAKEN = 2  # taking the other side's last bridge wins

# Who begins.
FIRST_AGREED = 0
FIRST_NOT_DEALER = 1
FIRST_BY_LOT = 2

Edition = namedtuple(
    "Edition",
    (
        "name",
        "first",  # only for the rulebook: the form offers every way to begin
        "discard",
        "may_decline",
        "last_turns",  # one more turn each when the cards are gone for the third time
        "adds_islands",  # third scoring: both sides add their islands, or the leader the difference
        "early",
        "breaks_ties",
        "has_guard",
        "has_open",
        "has_handicap",
    ),
)

EDITIONS = (
    Edition(
        name="modern",
        first=FIRST_AGREED,
        discard=DISCARD_WHEN_FULL,
        may_decline=True,
        last_turns=True,
        adds_islands=False,
        early=EARLY_WITHOUT_BRIDGES,
        breaks_ties=True,
        has_guard=True,
        has_open=True,
        has_handicap=True,
    ),
    Edition(
        name="french",
        first=FIRST_AGREED,
        discard=DISCARD_INSTEAD,
        may_decline=True,
        last_turns=True,
        adds_islands=False,
        early=EARLY_LAST_TAKEN,
        breaks_ties=True,
        has_guard=True,
        has_open=True,
        has_handicap=True,
    ),
    Edition(
        name="classic",
        first=FIRST_NOT_DEALER,
        discard=DISCARD_INSTEAD,
        may_decline=True,
        last_turns=True,
        adds_islands=True,
        early=EARLY_WITHOUT_BRIDGES,
        breaks_ties=True,
        has_guard=True,
        has_open=False,
        has_handicap=True,
    ),
    Edition(
        name="short",
        first=FIRST_BY_LOT,
        discard=DISCARD_WHEN_FULL,
        may_decline=False,
        last_turns=False,
        adds_islands=False,
        early=EARLY_NEVER,
        breaks_ties=False,
        has_guard=False,
        has_open=False,
        has_handicap=False,
    ),
)
