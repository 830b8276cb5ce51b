"""Finds a file that did not get copied, or not completely, before the program needs it: loading
half a compiled module may never end. So this module is on the drive as source.
"""

SIZES = "/lib/handheld/sizes.txt"  # see `sizes` of tools/deploy.py
_END = "end"


def damaged():
    """Returns the path of a file whose size is not the listed one, or None.

    There is no list if deploy.py did not put the program there.
    """
    import storage

    drive = storage.getmount("/")
    if _size(drive, SIZES) is None:
        return None
    with drive.open(SIZES, "r") as listed:
        folders = listed.read().split("\n\n")
    if folders.pop() != _END:
        return SIZES
    for files in folders:
        head, _, files = files.partition("\n")
        total, _, folder = head.partition(" ")
        if str(_total(drive, folder)) != total:  # only then: looking at each file takes long
            for line in files.split("\n"):
                size, _, name = line.partition(" ")
                if str(_size(drive, folder + name)) != size:
                    return folder + name
    return None


def _total(drive, folder):
    """The size of all files in a folder together, including people's own."""
    try:
        return sum([entry[3] for entry in drive.ilistdir(folder[:-1])])
    except OSError:
        return None


def _size(drive, path):
    """The size of a file by its name on FAT, which ignores case."""
    try:
        return drive.stat(path)[6]
    except OSError:
        return None


WHOLE = True  # the last line of this file
