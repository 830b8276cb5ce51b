"""Finds a file that a copy left out or broke off, before it is wanted: half a compiled module may
never end loading. So this one is on the drive as source.
"""

SIZES = "/lib/handheld/sizes.txt"  # written by tools/deploy.py: a folder, then its files
_END = "end"


def damaged():
    """Returns the path of a file that is not as large as it was, or None.

    Nothing is known of a program that deploy.py did not put there.
    """
    import storage

    drive = storage.getmount("/")
    if _size(drive, SIZES) is None:
        return None
    with drive.open(SIZES, "r") as listed:
        lines = listed.read().split("\n")  # at once: line by line takes long
    rest = lines.pop()
    for line in lines:
        size, _, name = line.partition(" ")
        if not size:
            folder = name
            there = _sizes(drive, folder)
        elif name and str(there.get(name)) != size and str(_size(drive, folder + name)) != size:
            return folder + name
    return None if lines[-1:] == [_END] and not rest else SIZES


def _sizes(drive, folder):
    try:
        return {entry[0]: entry[3] for entry in drive.ilistdir(folder[:-1])}
    except OSError:
        return {}


def _size(drive, path):
    """As FAT has it, which ignores case in names."""
    try:
        return drive.stat(path)[6]
    except OSError:
        return None


WHOLE = True  # the last line of this file
