"""Parts of screens: the tabletop with everything on it, and how a turn is shown there.

Who says what to the player? `bar_prompts` puts into words what A would do; `choosing` shows that,
comments and the danger while a player chooses; `words` says what was done in a turn; `teacher`
shows what a lesson says.
"""
