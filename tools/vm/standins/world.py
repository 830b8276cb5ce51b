"""What acts on the board from outside: time, chance, a hand on its buttons, what it is attached to.

The stand-ins for the hardware read it; whatever drives the program changes it.
"""

# Whose the drive is: the program may write to it, or a computer has it.
OURS = "ours"
COMPUTERS = "the computer's"

# In the order in which the shift register delivers them; the last four belong to the stick, if
# there is one.
KEYS = ("b", "a", "start", "select", "right", "down", "up", "left")
# What the stick reads when it leans each way; it rests in the middle.
STICK = {"left": (0, 32768), "right": (65535, 32768), "up": (32768, 0), "down": (32768, 65535)}

_TICKS = (1 << 29) - 1
_READING = 100  # microseconds that reading the clock takes, so that a loop that waits by it ends

is_seen = False  # whether pictures are drawn
is_pygamer = True  # read only once, like `battery_volts`, when the board is made
battery_volts = 3.9  # None if nothing measures the battery
drive = OURS  # None if there is no drive
has_listener = True  # whether a computer listens to what is printed
values = {"KAHUNA_LANGUAGE": ""}  # what is in settings.toml: no language
real_day = None  # a function that returns the days since 1970; None if the clock was never set
real_ms = None  # a function that returns milliseconds; None if time passes only in waiting

now = 0  # milliseconds
_us = 0
held = []
events = []  # of the keys, each 2 * number + whether it is pressed; the last one comes first
stick = (32768, 32768)


def start():
    """Starts time again, as switching on does."""
    global now, _us
    now = (1 << 29) - 65536  # the board's ticks start again a minute later
    _us = 0


def hold(name):
    _switch(name, True)


def let_go(name):
    _switch(name, False)


def _switch(name, down):
    global stick
    if (name in held) == down:
        return
    if down:
        held.append(name)
    else:
        held.remove(name)
    if is_pygamer and name in STICK:
        stick = STICK[name] if down else (32768, 32768)
    else:
        events.insert(0, 2 * KEYS.index(name) + down)


def report():
    """Reports the keys that are held again, as a scanner does that starts over."""
    events.clear()
    for name in held:
        if not (is_pygamer and name in STICK):
            events.insert(0, 2 * KEYS.index(name) + 1)


def random_bytes(count):
    """Returns random bytes, which are always the same."""
    return bytes(range(1, count + 1))


def ticks_ms():
    global now, _us
    if real_ms:
        now = real_ms()
    else:
        _us += _READING
        if _us >= 1000:
            _us -= 1000
            now += 1
    return now & _TICKS


def sleep(seconds):
    global now
    if seconds * 1.0 < 0:
        raise ValueError("seconds must be >= 0")
    now += round(seconds * 1000)
