"""The VM's own files, with the errors of a FAT drive, which the program may have to itself."""

import uos

# {the VM's number of an error: the board's}.
_NUMBERS = {2: 13, 8: 13, 10: 16, 20: 17, 31: 21, 44: 2, 54: 20, 55: 13}

readonly = True


def _trying(act, *arguments):
    try:
        return act(*arguments)
    except OSError as error:
        raise _as_on_board(error) from None


def _as_on_board(error):
    """Returns the error that a board would raise in place of one of the VM's."""
    number = error.args[0] if error.args else 2
    return OSError(_NUMBERS.get(number, number))


def writing(act, *arguments):
    if readonly:
        raise OSError(30)
    return _trying(act, *arguments)


def stat(path):
    found = _trying(uos.stat, path)
    kind = found[0] & 0xF000
    return (kind, 0, 0, 0, 0, 0, found[6] if kind == 0x8000 else 0, 0, 0, 0)


def open_file(path, mode):
    if mode[0] not in "rwax":
        raise ValueError("mode")
    folder = path[: path.rfind("/")]
    if _is_folder(path) or (folder and not _is_folder(folder)):
        raise OSError(2)
    if mode != "rb" and readonly:
        raise OSError(30)
    try:
        return open(path, mode)
    except OSError as error:
        raise _as_on_board(error) from None


def _is_folder(path):
    try:
        return uos.stat(path)[0] & 0x4000
    except OSError:
        return 0


def listdir(path):
    return _trying(uos.listdir, path)


def rename(old, new):
    writing(uos.rename, old, new)
