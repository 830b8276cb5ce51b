"""A drive that a computer may hold, and the places on it that are overwritten.

A place is a file that is made once, at its full size (see handheld.place_making). Overwriting it
changes the sectors of its data and the one with its entry in its folder, nothing else on the drive.
Flash is erased in blocks of several sectors, and if the power goes after a block was erased, all of
them are lost: so each place has room before and behind it that nothing else uses.
"""

# Why the drive did not serve.
BUSY = 1  # a computer holds it
NO_PLACE = 2  # the place is missing, or something else is in it
FULL = 3
REFUSED = 4  # it is read-only, or loses what is written

IN_USE = 2  # places of each kind
MADE = 3  # places made at a time: a cut may cost one, and only making them may cost more
RECORDS = "/records"  # the folder of handheld.record_files
BLOCK = 4096  # bytes that are erased together, at most
_SECTOR = 512
_ENOENT = 2
_REASONS = {_ENOENT: NO_PLACE, 28: FULL}  # of an error, by number: no such file, no space left
_EIO = 5
# A lost place is left as it is, and the next letter is used; after the last one, two letters.
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_MARK = b"place "
_COPY = "/in/copy"  # the file of a place that is overwritten


class Drive:
    """The places in a folder of a drive.

    `vfs` is the mounted file system (`storage.getmount`), `remount(path, readonly)` changes who
    may write to it. The right to write is borrowed for each write and given back, so that a
    computer plugged in later can write.
    """

    def __init__(self, vfs, remount, folder):
        self.vfs = vfs
        self.folder = folder
        # Files that exist while places or a row are made (see handheld.place_making and place_row).
        self.filler = folder + "/filler"
        self.room = folder + ".room"
        self.row = folder + "/here"  # the end of a row
        self._remount = remount

    def place(self, kind, number):
        """The folder of a place; the file that is overwritten lies one folder further in."""
        letter = _LETTERS[number % 26]
        if number >= 26:
            letter = _LETTERS[number // 26 - 1] + letter
        return self.folder + "/" + kind + "." + letter

    def path_of(self, kind, number):
        """The path of the file that is overwritten in a place."""
        return self.place(kind, number) + _COPY

    def number_of(self, kind, path):
        """The number of the place with that path."""
        letters = path[len(self.folder) + len(kind) + 2 : -len(_COPY)]
        number = _LETTERS.find(letters[-1])
        return number if len(letters) == 1 else 26 * (_LETTERS.find(letters[0]) + 1) + number

    def places(self, kind, length):
        """Yields the path and the open file of each place for copies of a kind, of `length` bytes.

        The file comes open because a board takes a while to open one.
        """
        made = 0
        for number in range(702):
            path = self.path_of(kind, number)
            file = self._open(path, size_of(length))
            if file:
                with file:
                    yield path, file
                made += 1
                if made == IN_USE:
                    break
            elif number > 8 and not self.has(self.place(kind, number)):
                break  # among the first, somebody may have removed one
            elif not (number or self.has(self.folder)):
                break

    def vacant(self, kind):
        """The folder for another place."""
        number = 0
        while self.has(self.place(kind, number)):
            number += 1
        return self.place(kind, number)

    def has_lost(self, kind):
        """Whether there is a place that can no longer be read."""
        return self.has(self.place(kind, 0) + "/in")

    def has_filler(self):
        """Whether a cut left a file that fills the drive while places are made."""
        return self._is_filler(self.filler) or self._is_filler(self.room)

    def remove_fillers(self):
        for path in (self.filler, self.room):
            if self._is_filler(path):
                try:
                    self.vfs.remove(path)
                except OSError:
                    pass

    def _is_filler(self, path):
        mark = mark_of(path)
        begin = self.read(path, len(mark))
        return begin is not None and (mark.startswith(begin) or not begin.strip(b"\xff"))

    def has(self, path):
        try:
            self.vfs.stat(path)
            return True
        except OSError:
            return False

    def read(self, path, limit):
        """The first `limit` bytes of a file at most, or None if it cannot be read."""
        try:
            with self.vfs.open(path, "rb") as file:
                return file.read(limit)
        except OSError:
            return None

    def lacks_records(self):
        """Whether slots for records have yet to be made, in a folder that was made with a row."""
        return self.has(RECORDS) and not self.has(RECORDS + "/11")

    def is_ours(self):
        """Whether no computer holds the drive."""
        return self.use(_nothing) == 0

    def use(self, action, *arguments):
        """Does something that writes to the drive; returns 0, or why that cannot be done."""
        borrowed = False
        try:
            if self.vfs.readonly:
                self._remount("/", False)
                borrowed = True
        except (OSError, RuntimeError):
            return BUSY
        try:
            action(*arguments)
            return 0
        except OSError as error:
            return _REASONS.get(error.args[0], REFUSED)
        finally:
            if borrowed:
                self._give_back()

    def overwrite(self, path, size, data):
        """Overwrites the beginning of a place of that size; called through `use`. Without a place,
        `path` is None."""
        file = path and self._open(path, size, "r+b")
        if not file:
            raise OSError(_ENOENT)
        with file:
            file.seek(0)
            file.write(data)
        if self.read(path, len(data)) != data:
            raise OSError(_EIO)

    def _give_back(self):
        try:
            self._remount("/", True)
        except (OSError, RuntimeError):
            pass

    def _open(self, path, size, mode="rb"):
        """Opens a file if it still ends in its own path, as it was made; otherwise returns None.

        No cut reaches that end. So somebody else's file is never overwritten, nor one that only a
        half-erased entry points to.
        """
        mark = _MARK + path.encode()  # as `mark_of`, but that would nest one call deeper
        try:
            file = self.vfs.open(path, mode)
        except OSError as error:
            if mode != "rb" and error.args[0] != _ENOENT:
                raise  # the drive refuses to be written to
            return None
        try:
            file.seek(size - len(mark))
            if file.read(len(mark) + 1) == mark:
                return file
        except OSError:
            pass
        file.close()
        return None


def size_of(length):
    """The size of a place for `length` bytes: whole sectors of data, and the room behind them."""
    return (length + _SECTOR - 1) // _SECTOR * _SECTOR + BLOCK


def mark_of(path):
    return _MARK + path.encode()


def _nothing():
    pass
