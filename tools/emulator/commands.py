"""What tools/emulate.py can do, one function for each command."""

import re

from manners import Failure, Mistake

from . import Board, drive
from .firmware import Firmware

HEAP = 158132  # bytes of memory with which a program finds as many free as on a PyGamer
LATE = b"import time\ntime.sleep(1)\nimport script\n"  # once a computer listens
_TITLE = re.compile("\x1b\\]0;.*?\x1b\\\\")  # what CircuitPython writes into a terminal's title


def run(options):
    firmware = Firmware(options.firmware, options.symbols, options.bootrom)
    if options.heap and not firmware.symbols:
        raise Mistake("--heap needs the firmware's symbols: --symbols FILE")
    memory = {"pool": HEAP, "cache": True} if options.heap else {}
    return COMMANDS[options.command](options, firmware, memory)


def run_script(options, firmware, memory):
    script = options.script.read_bytes()
    files = {"code.py": script}
    if not firmware.symbols:
        files = {"code.py": LATE, "script.py": script}
    for path in options.files:
        files[path.name] = path.read_bytes()
    flash = drive.with_files(firmware, files)
    with Board(firmware, flash, usb=not firmware.symbols, **memory) as board:
        ended = board.wait_for(f"\n{options.until}\r\n", options.seconds)
    said = _TITLE.sub("", board.console).replace("\r\n", "\n")
    said = said.rpartition("code.py output:\n")[2]
    print(f"\n{said}".partition(f"\n{options.until}\n")[0].strip("\n"))
    if not ended:
        raise Failure(f"it did not say {options.until!r} within {options.seconds} s of the board")


COMMANDS = {"run": run_script}
