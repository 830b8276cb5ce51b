"""A thin layer over a CircuitPython handheld: buttons, sound, lights, store, scenes, boards.

It knows no game. Every module imports without touching hardware, so all of it also runs on a desk.
"""
