"""What a copy of the store's looks like: a head, the payload, and a checksum of both."""

import binascii
import struct

FORMAT = 2
FIELDS = "<BBHI"  # format, kind, length of the payload, number
FIELDS_SIZE = 8
CHECK_SIZE = 4
LAST = 0x3FFFFFFF  # after this number comes the first again


def room_of(magic, room):
    """The bytes that a copy takes with a payload of so many."""
    return len(magic) + FIELDS_SIZE + room + CHECK_SIZE


def copy_of(magic, kind, number, payload):
    copy = magic + struct.pack(FIELDS, FORMAT, kind, len(payload), number) + payload
    return copy + check(copy)


def check(data):
    return struct.pack("<I", binascii.crc32(data))


def check_of(copy):
    """Returns what tells a copy from others, as a number that takes no memory of its own."""
    return int.from_bytes(copy[-CHECK_SIZE:], "little") & LAST


def write_nvm(nvm, offset, copy):
    """Writes a copy to the memory; returns whether it is there now."""
    end = offset + len(copy)
    try:
        nvm[offset:end] = copy
    except (OSError, RuntimeError):
        return False
    return nvm[offset:end] == copy
