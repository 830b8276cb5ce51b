"""The strongest robot of a former version, frozen: a measure for all that come after it.

    thinker = Robot(chance)
    turn = thinker.turn_for(view)

It must never be improved: `tests/test_players.py` has games that it must always play the same way.
Its weights were found for its own way to look at positions, so it brings both along.
"""
