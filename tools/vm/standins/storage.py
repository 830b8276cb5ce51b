"""The drive, with no computer attached: the VM's files, which take no heap."""

import uos


class VfsFat:
    readonly = True

    mkdir = uos.mkdir
    remove = uos.remove
    rmdir = uos.rmdir
    stat = uos.stat

    def open(self, path, mode):
        return open(path, mode)

    def statvfs(self, path):
        return (512, 512, 4096, 1024, 1024, 0, 0, 0, 0, 255)


def getmount(path):
    return _drive


def remount(path, readonly):
    _drive.readonly = readonly


_drive = VfsFat()
