"""Games between players of all kinds, played by the hundred and counted: the parts of arena.py.

`players` are those known by name; `outsider` is one that asks a foreign `program`, which gets an
`observation`. `match` plays a deal, `worker` does so in a process of its own, `crew` and `cluster`
have many workers, and `figures` counts the results; `league` and its `picture` rate many players.
All that is Kahuna's; `piranja/` has the same for Kai Piranja, as far as it differs.
"""
