"""The boards that can be simulated: what their pins are called and connected to."""

BUTTONS = ("up", "down", "left", "right", "a", "b", "start", "select")


class Board:
    """A board: what its `board` module shows, and how it is wired.

    `pins` maps the names in `board` to pins; `register` lists the buttons behind the shift
    register in the order in which they come out; `keys` maps pins to buttons, and `axes` maps pins
    to "x" and "y".
    """

    def __init__(
        self,
        board_id,
        pins,
        *,
        register=(),
        keys=None,
        axes=None,
        battery=None,
        amplifier=None,
        audio="audioio",
        nvm=8192,
        nvm_page=512,
        lights=0,
    ):
        self.id = board_id
        self.pins = pins
        self.register = register
        self.keys = keys or {}
        self.axes = axes or {}
        self.battery = battery
        self.amplifier = amplifier
        self.audio = audio
        self.nvm = nvm
        self.nvm_page = nvm_page
        self.lights = lights


def _alike(*names):
    return {name: name for name in names}


_BADGE_PINS = dict(
    _alike(
        *(f"A{number}" for number in range(1, 10)),
        *(f"D{number}" for number in range(14)),
        *("RX", "TX", "SDA", "SCL", "SCK", "MISO", "MOSI", "NEOPIXEL"),
        *("SPEAKER_ENABLE", "BUTTON_LATCH", "BUTTON_OUT", "BUTTON_CLOCK", "TFT_LITE"),
    ),
    A0="SPEAKER",
    SPEAKER="SPEAKER",
    D8="NEOPIXEL",
    LIGHT="A7",
    LED="D13",
    ACCELEROMETER_INTERRUPT="D7",
)

PYGAMER = Board(
    "pygamer",
    dict(_BADGE_PINS, SD_CS="D4", **_alike("JOYSTICK_X", "JOYSTICK_Y")),
    register=("b", "a", "start", "select", None, None, None, None),
    axes={"JOYSTICK_X": "x", "JOYSTICK_Y": "y"},
    battery="A6",
    amplifier="SPEAKER_ENABLE",
    lights=5,
)

PYBADGE = Board(
    "pybadge",
    _BADGE_PINS,
    register=("b", "a", "start", "select", "right", "down", "up", "left"),
    battery="A6",
    amplifier="SPEAKER_ENABLE",
    lights=5,
)

_SPRIG_KEYS = {"W": 5, "A": 6, "S": 7, "D": 8, "I": 12, "J": 13, "K": 14, "L": 15}

SPRIG = Board(
    "hack_club_sprig",
    dict(
        {f"GP{number}": f"GPIO{number}" for number in range(29)},
        **{f"BUTTON_{key}": f"GPIO{number}" for key, number in _SPRIG_KEYS.items()},
        **{f"A{number}": f"GPIO{26 + number}" for number in range(4)},
        AUDIO_DIN="GPIO9",
        AUDIO_BCLK="GPIO10",
        AUDIO_LRCLK="GPIO11",
        BLUE_LED="GPIO4",
        WHITE_LED="GPIO28",
        LED="GPIO25",
        VOLTAGE_MONITOR="GPIO29",
        VBUS_SENSE="GPIO24",
        SMPS_MODE="GPIO23",
        MISO="GPIO16",
        SCK="GPIO18",
        MOSI="GPIO19",
        CARD_CS="GPIO21",
        TFT_LITE="GPIO17",
    ),
    keys={
        "GPIO5": "up",
        "GPIO6": "left",
        "GPIO7": "down",
        "GPIO8": "right",
        "GPIO12": "start",
        "GPIO13": "select",
        "GPIO14": "b",
        "GPIO15": "a",
    },
    audio="audiobusio",
    nvm=4096,
    nvm_page=256,
)

# A handheld of plain parts around an RP2040: a pin for each button, sound by pulse width.
PLAIN = Board(
    "plain_rp2040_handheld",
    _alike("SPEAKER", *(f"BUTTON_{button.upper()}" for button in BUTTONS)),
    keys={f"BUTTON_{button.upper()}": button for button in BUTTONS},
    audio="audiopwmio",
    nvm=4096,
    nvm_page=256,
)

# A handheld with no memory for a game, no sound and no lights.
BARE = Board(
    "bare_handheld",
    _alike(*(f"BUTTON_{button.upper()}" for button in BUTTONS)),
    keys={f"BUTTON_{button.upper()}": button for button in BUTTONS},
    audio=None,
    nvm=0,
)
