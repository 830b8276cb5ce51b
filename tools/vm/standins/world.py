"""What acts on the board from outside: time, chance, a hand on its buttons, what it is attached to.

The stand-ins for the hardware read it; what drives the program changes it.
"""

OURS = "ours"  # the drive is, and may be written to
COMPUTERS = "the computer's"

# In the order in which the shift register delivers them; the last four are the stick's, if there
# is one.
KEYS = ("b", "a", "start", "select", "right", "down", "up", "left")
# The readings of the stick leaning there; it rests in the middle.
STICK = {"left": (0, 32768), "right": (65535, 32768), "up": (32768, 0), "down": (32768, 65535)}

_TICKS = (1 << 29) - 1
_READING = 100  # microseconds: a loop that waits by reading the clock must end

is_seen = False  # whether pictures are drawn
is_pygamer = True  # it and `battery_volts` are asked for once, when the board is made
battery_volts = 3.9  # of the battery, None if nothing measures them
drive = OURS  # None if there is none
has_listener = True  # whether a computer listens to what is printed
values = {"KAHUNA_LANGUAGE": ""}  # of settings.toml, which names no language
real_day = None  # tells the days since 1970; without one nobody has set the clock
real_ms = None  # tells the milliseconds; without one time passes only when somebody waits for it

now = 0  # milliseconds
_us = 0
held = []
events = []  # of the keys, 2 * number + whether it is pressed, last first
stick = (32768, 32768)


def start():
    """Begins time anew, as switching on does."""
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
    """Tells again of the keys that are held, as a scanner does that begins anew."""
    events.clear()
    for name in held:
        if not (is_pygamer and name in STICK):
            events.insert(0, 2 * KEYS.index(name) + 1)


def random_bytes(count):
    """Random bytes that are always the same."""
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
