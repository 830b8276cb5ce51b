"""Where the files of a FAT drive lie on its chip."""

import struct

SECTOR = 512
_FOLDER = 16
_LONG_NAME = 15


class Layout:
    """`chains` has the sectors of each file and folder of the chip, in order: {path: [sector]}."""

    def __init__(self, flash):
        self._bytes = flash.bytes
        self._offset = flash.offset
        boot = self._sector(0)
        self._cluster = boot[13]
        table = struct.unpack("<H", boot[22:24])[0]
        entries = struct.unpack("<H", boot[17:19])[0] * 32 // SECTOR
        self._table = (self._offset + 1) * SECTOR
        self._data = 1 + table + entries
        self._wide = (flash.sectors - self._data) // self._cluster > 4085
        self.chains = {}
        self._read([1 + table + number for number in range(entries)], "")

    def _sector(self, number):
        start = (number + self._offset) * SECTOR
        return bytes(memoryview(self._bytes)[start : start + SECTOR])

    def _read(self, sectors, path):
        for number in sectors:
            data = self._sector(number)
            for at in range(0, SECTOR, 32):
                entry = data[at : at + 32]
                if entry[0] in (0, 0xE5, 0x2E) or entry[11] == _LONG_NAME:
                    continue
                # Cuts leave entries of any kind in the folders of places, where one file belongs.
                if path.endswith("/in") and entry[:11] != b"COPY       ":
                    continue
                base, ending = entry[:8].decode().strip(), entry[8:11].decode().strip()
                name = path + "/" + (base + "." + ending if ending else base).lower()
                chain = self._chain(struct.unpack("<H", entry[26:28])[0])
                self.chains[name] = [sector + self._offset for sector in chain]
                if entry[11] & _FOLDER:
                    self._read(chain, name)

    def _chain(self, cluster):
        sectors = []
        while 2 <= cluster < (0xFFF0 if self._wide else 0xFF0):
            first = self._data + (cluster - 2) * self._cluster
            sectors.extend(range(first, first + self._cluster))
            cluster = self._next(cluster)
        return sectors

    def _next(self, cluster):
        at = self._table + (cluster * 2 if self._wide else cluster * 3 // 2)
        entry = struct.unpack("<H", self._bytes[at : at + 2])[0]
        if self._wide:
            return entry
        return entry >> 4 if cluster & 1 else entry & 0xFFF


def neighbours(layout, place, length):
    """The files that share erase blocks with what a save of so many bytes writes in a place's
    folder."""
    written = layout.chains[place + "/in"][:1]
    written += layout.chains[place + "/in/copy"][: (length + SECTOR - 1) // SECTOR]
    blocks = {sector // 8 for sector in written}
    mine = (place + "/before", place + "/in", place + "/in/copy")
    return [
        path
        for path, chain in layout.chains.items()
        if path not in mine and blocks & {sector // 8 for sector in chain}
    ], len(blocks)


def neighbours_of_shelf(layout):
    """The files that share erase blocks with what keeping a record writes."""
    around = ("/records/0", "/records/11")
    mine = [path for path in layout.chains if path.startswith("/records/") and path not in around]
    blocks = {sector // 8 for path in mine for sector in layout.chains[path]}
    return [
        path
        for path, chain in layout.chains.items()
        if path not in mine and path not in around and blocks & {sector // 8 for sector in chain}
    ]
