"""The drive, with no computer attached: the VM's files, which take no heap."""

import uos


class VfsFat:
    readonly = True

    mkdir = uos.mkdir
    remove = uos.remove
    rename = uos.rename

    def open(self, path, mode):
        return open(path, mode)


def getmount(path):
    return _drive


def remount(path, readonly):
    _drive.readonly = readonly


_drive = VfsFat()
