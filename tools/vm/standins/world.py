"""What acts on the board from outside: the clock, and a hand on its buttons and stick.

The stand-ins for the hardware read it; what drives the program changes it.
"""

# In the order in which the shift register delivers them.
KEYS = ("b", "a", "start", "select")
# The readings of the stick leaning there; it rests in the middle.
STICK = {"left": (0, 32768), "right": (65535, 32768), "up": (32768, 0), "down": (32768, 65535)}

now = 1000  # milliseconds
events = []  # of the keys, 2 * number + whether it is pressed, last first
stick = (32768, 32768)


def hold(name):
    global stick
    if name in STICK:
        stick = STICK[name]
    else:
        events.insert(0, 2 * KEYS.index(name) + 1)


def let_go(name):
    global stick
    if name in STICK:
        stick = (32768, 32768)
    else:
        events.insert(0, 2 * KEYS.index(name))


def ticks_ms():
    return now & (1 << 29) - 1


def sleep(seconds):
    global now
    if seconds * 1.0 < 0:
        raise ValueError("seconds must be >= 0")
    now += int(seconds * 1000)
