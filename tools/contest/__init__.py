"""Games between players of all kinds, played by the hundred and counted: what arena.py is made of.

`players` are those known by name, `outsider` is one that asks a foreign `program`, which is sent an
`observation`; `match` plays a deal, `worker` does so in a process of its own, `crew` and `cluster`
have many of those, and `figures` counts and tells.
"""
