"""Lists all files of a drive in a file, each with its content in base 64, for MicroPython."""

import binascii
import sys

import vfs


class Device:
    """A drive in a file."""

    def __init__(self, path):
        with open(path, "rb") as file:
            self._bytes = file.read()

    def readblocks(self, sector, buffer, offset=0):
        start = sector * 512 + offset
        buffer[:] = self._bytes[start : start + len(buffer)]

    def writeblocks(self, sector, buffer, offset=0):
        raise OSError(30)

    def ioctl(self, command, argument):
        return {4: len(self._bytes) // 512, 5: 512}.get(command, 0)


def listed(drive, path):
    for entry in drive.ilistdir(path or "/"):
        name = path + "/" + entry[0]
        if entry[1] == 0x4000:
            listed(drive, name)
        else:
            with drive.open(name, "rb") as file:
                print(name[1:], binascii.b2a_base64(file.read()).decode().strip(), sep="\t")


listed(vfs.VfsFat(Device(sys.argv[1])), "")
