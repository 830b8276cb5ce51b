"""The shelf: the last games as text, each in a slot of its own on the drive.

    records/0              room that nothing else uses
    records/1/01.txt       a slot
    records/1/02.txt
    ...
    records/10/20.txt
    records/11             room again

Two share a folder: in short names like these, the entries of each folder take one sector.

The slots are made once (see handheld.places), all of the same size, and only written over from
then on: that changes the sectors of one slot and the one of its folder. So a cut costs that slot
at most and those in the same erase blocks, which are slots as well. A slot holds

    // game 17, check 8f3a01c2    its number, and a checksum of the text
    ...                           the text, and empty lines up to the end:
    // place /records/9/17.txt    by which a slot is known

Two slashes begin a remark, so the file as it is must be something that its reader understands.
"""

import binascii

from handheld.drive import mark_of

FOLDER = "/records"
SIZE = 2048  # of a slot, bytes; what is longer is left out whole
SLOTS = 20
_START = b"// game "
_FIRST_LINE = "// game %d, check %08x\n"


def paths():
    """The paths of all slots."""
    return ["%s/%d/%02d.txt" % (FOLDER, at // 2 + 1, at + 1) for at in range(SLOTS)]


def keep(drive, tell):
    """Has the text that `tell` returns take the place of the oldest one, where the drive is ours.

    The newest one is not kept twice.
    """
    if drive is not None:
        drive.use(_keep, drive, tell)


def _keep(drive, tell):
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
        return
    text = tell().encode()
    if newest[1] != text:
        content = filled(oldest[1], newest[0] + 1, text)
        if content:
            drive.write(oldest[1], content)


def look(drive, path):
    """Number and text of what is in a slot: 0 and none if nothing whole is; None: it is no slot."""
    end = _end_of(path)
    content = drive.read(path, SIZE + 1)
    if content is None or len(content) != SIZE or not _is_ours(content, end):
        return None
    first, _, rest = content.partition(b"\n")
    text = rest[: -len(end)].rstrip(b"\n")
    words = first.split(b" ")
    number = words[2][:-1] if len(words) == 5 else b""
    whole = content.endswith(end) and number.isdigit()
    if whole and first + b"\n" == _first_line(int(number), text):
        return int(number), text
    return 0, b""


def _is_ours(content, end):
    """Whether a slot may be written over, as it is or as a cut left it.

    What an entry that is half erased points to may be somebody else's.
    """
    return content.endswith(end) or content.startswith(_START) or content == b"\xff" * SIZE


def filled(path, number, text):
    """All that a slot holds with this text; None if it does not fit."""
    content = _first_line(number, text) + text
    room = SIZE - len(content) - len(_end_of(path))
    return None if room < 0 else content + b"\n" * room + _end_of(path)


def _first_line(number, text):
    return (_FIRST_LINE % (number, binascii.crc32(text))).encode()


def _end_of(path):
    return b"\n// " + mark_of(path)
