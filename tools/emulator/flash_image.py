"""The flash of an emulated board: its drive, formatted by CircuitPython, and its memory (NVM)."""

from manners import Failure

from . import Board
from .fat import Fat, NoDrive
from .firmware import BUILD, DRIVE, NVM, NVM_SIZE

FORMATTING = 40  # seconds of the board at most
STEP = 2


def formatted(firmware):
    """The flash of a board that was switched on once, so that its drive is formatted; kept."""
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
    """The flash of a board with these files {path: bytes} alone on its drive."""
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
    """What is on the drive: {path: bytes}; nothing if there is none."""
    try:
        return Fat(memoryview(bytearray(flash))[DRIVE:]).files()
    except NoDrive:
        return {}


def memory_of(flash):
    return bytes(flash[NVM : NVM + NVM_SIZE])
