"""Parts of screens: the tabletop with all that lies and swims on it, and how a turn is shown.

Who says what to the player? `bar_prompts` says what A would do, `choosing` that, comments and the
danger while a player chooses, `words` what was done in a turn, `teacher` what a lesson says.
"""
