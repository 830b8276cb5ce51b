"""Moves what the version before saved into the store: two files of each kind, and the NVM.

kind.a, kind.b     whole files, replaced by renaming
NVM                the kinds one after the other, with the rooms they had then
"""

import binascii
import struct

from handheld.store import Store

_FORMAT = 1
_FIELDS = "<BBHI"  # format, kind, length of the payload, number
_FIELDS_SIZE = 8
_CHECK_SIZE = 4


def move(nvm, drive, magics, kinds, former, folder):
    """Moves what there is, once; the old files are removed as soon as the drive is ours.

    `magics` are today's magic and the one of that time. `former` has, in the old order, (old name,
    old room, name among `kinds`). If the store already knows a kind, its old copies are ignored.
    """
    magic = magics[1]
    store = Store(nvm, drive, magics[0], kinds, magic)
    found = []
    paths = []
    offset = 0
    for number in range(len(former)):
        name, room, kind = former[number]
        size = len(magic) + _FIELDS_SIZE + room + _CHECK_SIZE
        copies = [] if nvm is None else [bytes(nvm[offset : offset + size])]
        for path in (folder + "/" + name + ".a", folder + "/" + name + ".b"):
            data = None if drive is None else drive.read(path, size)
            if data is not None:
                paths.append(path)
                copies.append(data)
        payload = _newest(copies, magic, number)
        if payload is not None and not store.knows(kind):
            found.append((kind, payload))
        offset += size
    # The old content of the NVM stays there until the drive has all of it.
    for keeper in (Store(None, drive, magics[0], kinds, magic), store):
        for kind, payload in found:
            keeper.save(kind, payload)
    if paths and store.copy_to_drive():
        drive.use(_remove, drive.vfs, paths, folder)


def _newest(copies, magic, number):
    """The payload of the undamaged copy with the highest number, or None."""
    newest = None
    highest = -1
    for data in copies:
        header = len(magic) + _FIELDS_SIZE
        if len(data) < header + _CHECK_SIZE or data[: len(magic)] != magic:
            continue
        form, kind, length, count = struct.unpack(_FIELDS, data[len(magic) : header])
        end = header + length
        check = struct.pack("<I", binascii.crc32(data[:end]))
        if form == _FORMAT and kind == number and data[end : end + _CHECK_SIZE] == check:
            if count > highest:
                highest = count
                newest = data[header:end]
    return newest


def _remove(vfs, paths, folder):
    for path in paths:
        vfs.remove(path)
    vfs.rmdir(folder)
