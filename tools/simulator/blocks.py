"""Where files lie on the chip of the simulated drive, and what a power cut leaves of its erase
blocks."""

import errno

SECTOR = 512
TOTAL = 4096  # sectors of the drive
IN_BLOCK = 8  # sectors in an erase block
_TABLE = range(8)
_ROOT = range(8, 40)
_PROGRAM = range(40, 1064)
CLUSTERS = TOTAL - _ROOT.stop  # each of one sector


class Blocks:
    """The sectors of each path (relative to the drive's root), in order.

    Clusters are as small as possible, a sector each, and are taken one after the other.
    """

    def __init__(self, power):
        self._power = power
        self.format()
        self._block = None
        self._fresh = {}  # sectors of that block not on the chip yet: what puts each one there

    def format(self):
        self._sectors = {}
        self._next = _PROGRAM.stop

    @property
    def free(self):
        taken = sum(map(len, self._sectors.values()))
        return max(TOTAL - _PROGRAM.stop - taken, 0)

    def of(self, path, size=1):
        """Returns the sectors of a folder, or of a file of that size, which may take more or fewer
        than before."""
        sectors = self._sectors.setdefault(path, [])
        need = -(-size // SECTOR) - len(sectors)
        if need > self.free:
            raise OSError(errno.ENOSPC, "No space left on device")
        del sectors[len(sectors) + min(need, 0) :]
        sectors.extend(range(self._next, self._next + max(need, 0)))
        self._next += max(need, 0)
        return sectors

    def forget(self, path):
        self._sectors.pop(path, None)

    def rename(self, old, new):
        self._sectors[new] = self._sectors.pop(old, [])

    def entry(self, path):
        """Returns the sector with the entry of a file or folder: in the folder around it."""
        parent = path.rpartition("/")[0]
        return self.of(parent)[0] if parent else _ROOT.start

    def write(self, sector, put, lose):
        """Writes a sector with `put`, together with the others of its block.

        If the power goes before all of them are on the chip, `lose` is called for each of the rest
        with a path and the number of the sector in it; the path is "" for the drive's table and
        the root folder, and None for the program.
        """
        if sector // IN_BLOCK != self._block or sector in self._fresh:
            self.flush(lose)
        self._block = sector // IN_BLOCK
        self._fresh[sector] = put

    def flush(self, lose):
        if self._block is None:
            return
        first = self._block * IN_BLOCK
        fresh, self._block, self._fresh = self._fresh, None, {}
        passed = self._power.spend(1 + IN_BLOCK)
        if passed:  # otherwise the block was not even erased
            done = first + passed - 1
            for sector in sorted(fresh):
                if sector < done:
                    fresh[sector]()
            for sector in range(done, first + IN_BLOCK):
                lose(*self._owner(sector))
        self._power.check()

    def _owner(self, sector):
        if sector in _TABLE or sector in _ROOT:
            return "", 0
        if sector in _PROGRAM:
            return None, sector - _PROGRAM.start
        for path, sectors in self._sectors.items():
            if sector in sectors:
                return path, sectors.index(sector)
        return "nobody's", 0


TABLE = _TABLE.start
