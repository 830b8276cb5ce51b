"""A search without the handheld's limits: the arena's player `deep`, and what analyse.py thinks.

`rules`, `worth`, `turns` and `search` are the engine: a second implementation of Kahuna on flat
arrays of whole numbers, which numba compiles and Python runs uncompiled (slowly) as well.
`compiling` does the one or the other. `thinker` is what the rest of the tools talk to: it sees a View.
"""
