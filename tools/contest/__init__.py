"""Games between players of all kinds, played by the hundred and counted: the parts of arena.py.

What a game is, its own `match`, `players`, `protocol` and `figures` say (see games). `match` and
`players` here are what these have in common; `outsider` is a player that asks a foreign `program`.
`worker` plays deals in a process of its own, `crew` and `cluster` have many workers; `counting` is
for all figures; `league` and its `picture` rate many players.
"""
