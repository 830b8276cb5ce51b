"""The drive, with no computer attached: the VM's files, which take no heap."""

import fat
import uos


class VfsFat:
    @property
    def readonly(self):
        return fat.readonly

    def mkdir(self, path):
        fat.writing(uos.mkdir, path)

    def remove(self, path):
        if fat.stat(path)[0] & 0x4000:
            raise OSError(21)
        fat.writing(uos.remove, path)

    def rmdir(self, path):
        fat.writing(uos.rmdir, path)

    def stat(self, path):
        return fat.stat(path)

    def open(self, path, mode):
        return fat.open_file(path, mode)

    def statvfs(self, path):
        return (512, 512, 4096, 1024, 1024, 0, 0, 0, 0, 255)


def getmount(path):
    _check(path)
    return _drive


def remount(path, readonly=False):
    _check(path)
    fat.readonly = bool(readonly)


def _check(path):
    if path != "/":
        raise OSError(22)


_drive = VfsFat()
