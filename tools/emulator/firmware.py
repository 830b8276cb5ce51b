"""CircuitPython for the RP2040 as a file, and where things lie in an emulated board's flash."""

import hashlib
import re
import struct
from pathlib import Path

import environment
from manners import Mistake

BUILD = environment.ROOT / "build" / "emulator"
ROM = "bootrom.bin"
ROM_SIZE = 16384
BASE = 0x10000000  # where the processor sees the flash
ROOM = 0xFF000  # what CircuitPython keeps for itself; then follow NVM and the drive
NVM = ROOM
NVM_SIZE = 4096
DRIVE = NVM + NVM_SIZE
SIZES = {"pygamer": 8 << 20, "sprig": 2 << 20}  # bytes of flash, for each front
SPRIG = b"hack_club_sprig"

_BLOCK = 512
_MAGIC = 0x0A324655, 0x9E5D5157, 0x0AB16F30
_NO_FLASH = 1  # a flag: this block is for something else
_SYMBOL = re.compile(r"([0-9a-fA-F]{8}) \w (\S+)$")


class Firmware:
    def __init__(self, path, symbols=None, bootrom=None):
        self.image = image_of(Path(path).read_bytes(), path)
        self.symbols = symbols_of(Path(symbols).read_text(errors="replace")) if symbols else None
        if self.symbols == {}:
            raise Mistake(f"'{symbols}' is not a list of symbols as `nm` writes it")
        self.bootrom = Path(bootrom) if bootrom else Path(path).parent / ROM
        _check_rom(self.bootrom)
        self.front = "sprig" if SPRIG in self.image else "pygamer"
        self.size = SIZES[self.front]

    @property
    def digest(self):
        return hashlib.sha256(self.image).hexdigest()[:16]

    def flash(self):
        """Returns the flash of a board that was never switched on."""
        return bytearray(self.image.ljust(self.size, b"\xff"))


def image_of(data, path="this"):
    """Returns what a UF2 file puts into the flash, from its beginning."""
    image = bytearray()
    if not data or len(data) % _BLOCK:
        raise Mistake(f"'{path}' is not a UF2 file")
    for start in range(0, len(data), _BLOCK):
        block = data[start : start + _BLOCK]
        first, second, flags, address, size = struct.unpack("<5I", block[:20])
        if (first, second, *struct.unpack("<I", block[508:])) != _MAGIC or size > 476:
            raise Mistake(f"'{path}' is not a UF2 file")
        if flags & _NO_FLASH:
            continue
        at = address - BASE
        if not 0 <= at <= ROOM - size:
            raise Mistake(f"'{path}' is not for the RP2040: it does not fit CircuitPython's flash")
        image.extend(b"\xff" * (at + size - len(image)))
        image[at : at + size] = block[32 : 32 + size]
    return bytes(image)


def symbols_of(text):
    """Returns the addresses that `nm` lists: {name: address}."""
    found = map(_SYMBOL.match, text.splitlines())
    return {line[2]: int(line[1], 16) for line in found if line}


def _check_rom(path):
    if not path.is_file():
        raise Mistake(
            f"the RP2040's boot ROM is needed as '{path}' (or name it with --bootrom): Raspberry Pi"
            " publishes it as pico-bootrom, and rp2040js has it as a module, demo/bootrom.ts"
        )
    if path.stat().st_size != ROM_SIZE:
        raise Mistake(f"'{path}' is not a boot ROM, which has {ROM_SIZE} bytes")
