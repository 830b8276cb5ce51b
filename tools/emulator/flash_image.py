"""Images of an emulated board's flash: its drive as CircuitPython formats it, and its memory."""

from manners import Failure

from . import Board
from .fat import Fat, NoDrive
from .firmware import BUILD, DRIVE, NVM, NVM_SIZE

FORMATTING = 40  # the most seconds that it takes on the board
STEP = 2


def formatted(firmware):
    """Returns the flash of a board that was switched on once, so that its drive is formatted, and
    keeps it for the next time."""
    kept = BUILD / f"{firmware.digest}.bin"
    if not kept.exists():
        flash = _format(firmware)
        kept.parent.mkdir(parents=True, exist_ok=True)
        fresh = kept.with_suffix(".new")
        fresh.write_bytes(flash)
        fresh.replace(kept)
    return bytearray(kept.read_bytes())


def _format(firmware):
    before = firmware.flash()
    with Board(firmware, before) as board:
        for _ in range(0, FORMATTING, STEP):
            board.run(STEP)
            flash = board.flash()
            if flash == before and "code.py" in files_of(flash):
                return flash
            before = flash
    raise Failure("CircuitPython made no drive in the flash: is this a firmware for the RP2040?")


def with_files(firmware, files, memory=None):
    """Returns the flash of a board whose drive has only these files, {path: bytes}."""
    flash = formatted(firmware)
    drive = Fat(memoryview(flash)[DRIVE:])
    for path in ("code.py", "settings.toml"):
        drive.remove(path)
    for path, data in sorted(files.items(), key=lambda it: it[0]):
        drive.write(path, data)
    if memory is not None:
        content = bytes(memory)[:NVM_SIZE].ljust(NVM_SIZE, b"\xff")
        flash[NVM : NVM + NVM_SIZE] = content
    return flash


def files_of(flash):
    """Returns what is on the drive, {path: bytes}; nothing if there is no drive."""
    try:
        return Fat(memoryview(bytearray(flash))[DRIVE:]).files()
    except NoDrive:
        return {}


def memory_of(flash):
    return bytes(flash[NVM : NVM + NVM_SIZE])
