"""How the robots of all games are timed on the 32-bit VM: the loop with which speeds are compared,
and how many positions they look at between two frames."""

SLICE = 25

TIMING = """
import time

def calibrate(rounds):
    s = 0
    for i in range(rounds):
        s = (s ^ i) & 0xFFFFFF

def spent(began):
    return time.ticks_diff(time.ticks_us(), began)
"""
