"""A board that runs real CircuitPython: an RP2040 emulated by npm's rp2040js, in Node.js.

    firmware = Firmware("firmware.uf2", "firmware.nm")
    with Board(firmware, drive.with_files(firmware, {"code.py": b"print(6 * 7)"})) as board:
        board.wait_for("42")
        print(board.console)

Parts: `machine.mjs` has what is around the processor, `core.mjs` and `thumb.mjs` make it fast,
`firmware.mjs` does all that needs the firmware's symbols; `driver.mjs` answers this module.
"""

import base64
import subprocess
import tempfile
from pathlib import Path

import environment
from environment import npm
from manners import Failure

HERE = Path(__file__).parent
PATIENCE = 900  # seconds on the desk after which a command is ended
FRAME = 120  # seconds on the board within which a frame has to come
WIDTH, HEIGHT = 160, 128


class Board:
    """An emulated board that is switched on. `flash` is what its flash chip holds."""

    def __init__(self, firmware, flash, **options):
        """The options are those of firmware.mjs (which need symbols), and `usb`: a computer listens
        to the console, which is the only way to read it without symbols."""
        self.firmware = firmware
        self._options = options
        node, module = install()
        self._process = subprocess.Popen(
            [node, str(HERE / "driver.mjs"), str(module)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        self._folder = tempfile.TemporaryDirectory()
        self._switch_on(flash)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self._process.kill()
        self._process.communicate()
        self._folder.cleanup()

    # Power

    def _switch_on(self, flash):
        image = Path(self._folder.name, "flash.bin")
        image.write_bytes(flash)
        self.now = 0.0  # seconds since it was switched on
        self.drawn = 0.0  # when much of the picture was last drawn
        self.erased = 0  # how many blocks of the flash have been erased
        self.console = ""
        self.opened = []  # files, by their paths on the board
        self.frames = []
        self.collections = []
        self.failures = []
        self._ask(
            do="start",
            flash=str(image),
            bootrom=str(self.firmware.bootrom),
            front=self.firmware.front,
            symbols=self.firmware.symbols,
            **self._options,
        )

    def switch_off_and_on(self, flash=None):
        """Switches the board off and on. Its flash keeps what it holds, unless `flash` is given."""
        self._switch_on(self.flash() if flash is None else flash)

    def flash(self):
        path = Path(self._folder.name, "saved.bin")
        self._ask(do="save", path=str(path), size=self.firmware.size)
        return path.read_bytes()

    # Time

    def run(self, seconds):
        self._take(self._ask(do="run", seconds=seconds))

    def wait_for(self, text, patience=30):
        """Goes on until this text has been printed; returns whether it was."""
        return self._take(self._ask(do="wait", text=text, patience=patience))

    def settle(self, still=0.4, patience=60, much=False):
        """Goes on until nothing has been drawn or saved for `still` seconds; returns whether that
        happened. With `much`, the little that always moves on a title does not count."""
        return self._take(self._ask(do="wait", still=still, much=much, patience=patience))

    def frame(self, count=1):
        """Goes on for `count` frames of the program."""
        if not self._take(self._ask(do="frames", count=count, patience=FRAME)):
            raise Failure(f"no frame came within {FRAME} seconds; it printed: {self.said[-300:]!r}")

    # Its buttons, battery and display

    def hold(self, *buttons):
        """Holds these buttons, and no others."""
        self._ask(do="hold", buttons=buttons)

    def battery(self, volts):
        self._ask(do="battery", volts=volts)

    def picture(self):
        """Returns what the display shows: rows of 16-bit colours, the low byte first."""
        return base64.b64decode(self._ask(do="picture")["picture"])

    # What needs symbols

    @property
    def said(self):
        """What the program has printed so far."""
        return self.console.rpartition("code.py output:")[2].strip()

    def memory(self):
        """Returns the bytes of the heap after collecting: `used`, `free`, and the `largest`
        piece."""
        return self._ask(do="memory")

    def probe(self, every=300, large=1500):
        """From now on looks at the heap at every `every`th request for memory and at every `large`
        one; returns the worst since the last call."""
        return self._ask(do="probe", every=every, large=large)

    def log(self, begin):
        """Begins or ends noting each erase and each page written of the flash; returns what was
        noted."""
        return self._ask(do="log", begin=begin)["log"]

    def _take(self, news):
        self.now = news["now"]
        self.drawn = news["drawn"]
        self.erased = news["erased"]
        self.console += news.get("console", "")
        for kind in ("opened", "frames", "collections", "failures"):
            getattr(self, kind).extend(news.get(kind, ()))
        if "failure" in news:
            raise Failure(f"the board stopped: {news['failure']}; it printed: {self.said[-300:]!r}")
        return news.get("done", True)

    def _ask(self, **command):
        answer = npm.ask(self._process, command, PATIENCE)
        if answer is None:
            raise Failure(f"the emulator ended, or took more than {PATIENCE} s")
        if "error" in answer:
            raise Failure(answer["error"])
        return answer


def install():
    """Sets up what is not there yet; returns the path of a Node.js and that of rp2040js."""
    home = environment.VENV / "emulator"
    try:
        return npm.install(HERE, home, "rp2040js/dist/esm/index.js", "the emulator")
    except npm.NpmError as error:
        raise Failure(str(error)) from None
