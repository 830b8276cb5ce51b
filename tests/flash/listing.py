"""Lists all files of a drive in a file, each with its content in base 64, for MicroPython."""

import binascii
import sys

import vfs
from chip import SECTOR, BlockDevice, Flash, Power


def listed(drive, path):
    for entry in drive.ilistdir(path or "/"):
        name = path + "/" + entry[0]
        if entry[1] == 0x4000:
            listed(drive, name)
        else:
            with drive.open(name, "rb") as file:
                print(name[1:], binascii.b2a_base64(file.read()).decode().strip(), sep="\t")


with open(sys.argv[1], "rb") as file:
    content = file.read()
flash = Flash(len(content) // SECTOR, offset=0, restless=False)
flash.bytes[: len(content)] = content
listed(vfs.VfsFat(BlockDevice(flash, Power())), "")
