"""Games between players of all kinds, played by the hundred and counted: the parts of arena.py.

Each game has its own `match`, `players`, `protocol` and `figures` (see games); `match` and
`players` here are what these have in common. `outsider` is a player that asks an outside `program`.
`worker` plays deals in a process of its own; `crew` and `cluster` have many workers. `counting` is
for all figures; `league` rates many players, and `league_picture` draws that with `charts`.
"""
