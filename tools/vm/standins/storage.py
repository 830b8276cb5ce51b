"""The drive: the VM's files, which take no heap."""

import fat
import uos
import world


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

    # Not wrapped in another function, as on a board it takes no room on the stack of calls.
    open = staticmethod(fat.open_file)

    def statvfs(self, path):
        return (512, 512, 4096, 1024, 1024, 0, 0, 0, 0, 255)


def getmount(path):
    _check(path)
    if world.drive is None:
        raise OSError(19)
    return _drive


def remount(path, readonly=False):
    _check(path)
    if world.drive == world.COMPUTERS:
        raise RuntimeError("Cannot remount path when visible via USB.")
    fat.readonly = bool(readonly)


def _check(path):
    if path != "/":
        raise OSError(22)


_drive = VfsFat()
