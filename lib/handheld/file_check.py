"""Finds a file that a copy left out or broke off, before it is wanted: half a compiled module may
never end loading. So this one is on the drive as source.
"""

SIZES = "/lib/handheld/sizes.txt"  # see `sizes` of tools/deploy.py
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
        folders = listed.read().split("\n\n")
    if folders.pop() != _END:
        return SIZES
    for files in folders:
        head, _, files = files.partition("\n")
        total, _, folder = head.partition(" ")
        if str(_total(drive, folder)) != total:  # looking at each file takes long
            for line in files.split("\n"):
                size, _, name = line.partition(" ")
                if str(_size(drive, folder + name)) != size:
                    return folder + name
    return None


def _total(drive, folder):
    """What the files in a folder take together, people's own among them."""
    try:
        return sum([entry[3] for entry in drive.ilistdir(folder[:-1])])
    except OSError:
        return None


def _size(drive, path):
    """As FAT has it, which ignores case in names."""
    try:
        return drive.stat(path)[6]
    except OSError:
        return None


WHOLE = True  # the last line of this file
