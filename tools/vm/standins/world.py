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

seen = False  # whether pictures are drawn
has_stick = True  # it and `volts` are asked for once, when the board is made
volts = 3.9  # of the battery, None if nothing measures them
drive = OURS  # None if there is none
console = True  # whether a computer listens to what is printed
values = {"KAHUNA_LANGUAGE": ""}  # of settings.toml, which names no language
clock = None  # tells the milliseconds; without one time passes only when somebody waits for it

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
    _turn(name, True)


def let_go(name):
    _turn(name, False)


def _turn(name, down):
    global stick
    if (name in held) == down:
        return
    if down:
        held.append(name)
    else:
        held.remove(name)
    if has_stick and name in STICK:
        stick = STICK[name] if down else (32768, 32768)
    else:
        events.insert(0, 2 * KEYS.index(name) + down)


def report():
    """Tells again of the keys that are held, as a scanner does that begins anew."""
    events.clear()
    for name in held:
        if not (has_stick and name in STICK):
            events.insert(0, 2 * KEYS.index(name) + 1)


def chance(count):
    """Random bytes that are always the same."""
    return bytes(range(1, count + 1))


def ticks_ms():
    global now, _us
    if clock:
        now = clock()
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
