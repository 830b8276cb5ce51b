"""What one of the store's copies looks like: a head, the payload, and a checksum of both."""

import binascii
import struct

FORMAT = 2
FIELDS = "<BBHI"  # format, kind, length of the payload, number
FIELDS_SIZE = 8
CHECK_SIZE = 4
LAST = 0x3FFFFFFF  # the number after this one is 0 again


def room_of(magic, room):
    """The bytes that a copy takes if its payload has `room` bytes."""
    return len(magic) + FIELDS_SIZE + room + CHECK_SIZE


def copy_of(magic, kind, number, payload):
    copy = magic + struct.pack(FIELDS, FORMAT, kind, len(payload), number) + payload
    return copy + check(copy)


def check(data):
    return struct.pack("<I", binascii.crc32(data))


def check_of(copy):
    """Returns a copy's checksum as a small int, which takes no memory of its own."""
    return int.from_bytes(copy[-CHECK_SIZE:], "little") & LAST


def write_nvm(nvm, offset, copy):
    """Writes a copy to the NVM; returns whether it is there now."""
    end = offset + len(copy)
    try:
        nvm[offset:end] = copy
    except (OSError, RuntimeError):
        return False
    return nvm[offset:end] == copy
