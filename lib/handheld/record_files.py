"""Records: the last games as text, each in its own slot on the drive.

    records/0              room that nothing else uses
    records/1/01.txt       a slot
    records/1/02.txt
    ...
    records/10/20.txt
    records/11             such room again

Two slots share a folder: with names as short as these, the entries of a folder take one sector.

The slots are made once (see handheld.place_making), all of the same size, and from then on only
overwritten: that changes the sectors of one slot and the one of its folder. So a cut costs at most
that slot and those in the same erase blocks, which are slots as well. A slot holds

    // game 17, check 8f3a01c2    its number, and a checksum of the text
    ...                           the text, and empty lines up to the end:
    // place /records/9/17.txt    the mark of a slot

Two slashes begin a comment, so the file as it is can be read as a record.

Saving a record reads twenty slots of 2 KB and writes one, all in pieces: late in an evening there
is memory enough, but not in one piece.
"""

import binascii
import gc

from handheld.drive_places import RECORDS, mark_of

SIZE = 2048  # bytes of a slot; a longer record is not saved at all
SLOTS = 20
_START = b"// game "
_FIRST_LINE = "// game %d, check %08x\n"
_PIECE = 512  # bytes that are read at a time, at most
_SECTOR = 512
_EIO = 5


def paths():
    """The paths of all slots."""
    return ["%s/%d/%02d.txt" % (RECORDS, at // 2 + 1, at + 1) for at in range(SLOTS)]


def make(drive, lines_of):
    """Returns a record of the lines that `lines_of()` yields, for `save`; None if there is no slot
    for it, if it is the newest one already, or if a computer holds the drive."""
    if drive is None or not drive.is_ours():
        return None
    newest = None
    oldest = None
    for path in paths():
        found = look(drive, path)
        if found is None:
            continue
        if newest is None or found > newest:
            newest = found
        if oldest is None or found[0] < oldest[0]:
            oldest = (found[0], path)
    if oldest is None:
        return None
    path = oldest[1]
    lines = list(lines_of())
    length, check = _measured(lines)
    found = (newest[0] + 1, check)
    if newest[1] == check or length > SIZE - len(_first_line(*found)) - len(_end_of(path)):
        return None
    gc.collect()  # here, or memory would be full while the record is written
    return path, found, lines


def save(drive, record):
    """Overwrites the oldest record with one that `make` returned, if the drive is ours."""
    if record:
        drive.use(_save, drive, *record)


def _save(drive, path, found, lines):
    with drive.vfs.open(path, "r+b") as file:
        write(file, path, found, lines)
    if look(drive, path) != found:
        raise OSError(_EIO)


def look(drive, path):
    """The number and checksum of a slot's record; 0, 0 if it has no whole one; None for no slot."""
    try:
        with drive.vfs.open(path, "rb") as file:
            return _look(file, _end_of(path))
    except OSError:
        return None


def _look(file, end):
    first = file.readline(40)
    ours = first.startswith(_START)
    erased = _is_erased(first)
    check = 0
    empty = 0  # empty lines, which belong to the text if more of it follows
    left = SIZE - len(first) - len(end)
    while left:
        piece = file.read(min(left, _PIECE))
        if not piece:
            return None
        left -= len(piece)
        erased = erased and _is_erased(piece)
        text = piece.rstrip(b"\n")
        while text and empty:
            check = binascii.crc32(b"\n", check)
            empty -= 1
        check = binascii.crc32(text, check)
        empty += len(piece) - len(text)
    last = file.read(len(end) + 1)
    # A slot may be overwritten, whole or as a cut left it. But a half-erased entry may point to
    # somebody else's file, which may not.
    if len(last) != len(end) or not (ours or last == end or (erased and _is_erased(last))):
        return None
    words = first.split(b" ")
    number = words[2][:-1] if len(words) == 5 else b""
    if last == end and number.isdigit() and first == _first_line(int(number), check):
        return int(number), check
    return 0, 0


def _is_erased(piece):
    return piece == b"\xff" * len(piece)


def write(file, path, found, lines):
    """Fills a slot with the lines of a text; `found` is its number and checksum.

    It writes whole sectors: one that is written in pieces is read first, and for each such reading
    a board has to write to its flash what it was given before.
    """
    sector = bytearray(_SECTOR)
    at = _add(file, sector, 0, _first_line(*found))
    between = b""
    for line in lines:
        at = _add(file, sector, at, between + line.encode())
        between = b"\n"
    end = _end_of(path)
    while at + len(end) < SIZE:
        at = _add(file, sector, at, b"\n" * min(SIZE - len(end) - at, _PIECE))
    _add(file, sector, at, end)


def _add(file, sector, at, text):
    """Puts a text into the sector, which is written as soon as it is full; `at` is where the text
    begins in the file. Returns where it ends."""
    while text:
        begin = at % _SECTOR
        part = text[: _SECTOR - begin]
        sector[begin : begin + len(part)] = part
        at += len(part)
        text = text[len(part) :]
        if at % _SECTOR == 0:
            file.write(sector)
    return at


def _measured(lines):
    """The length of a text in bytes, and its checksum."""
    length = check = 0
    for line in lines:
        if length:
            check = binascii.crc32(b"\n", check)
            length += 1
        line = line.encode()
        check = binascii.crc32(line, check)
        length += len(line)
    return length, check


def _first_line(number, check):
    return (_FIRST_LINE % (number, check)).encode()


def _end_of(path):
    return b"\n// " + mark_of(path)
