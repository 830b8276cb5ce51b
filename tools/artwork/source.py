"""Reads the sources: colours, tiles drawn with letters, and lines of words.

    colour LETTER RRGGBB NAME    the next index of the picture's palette
    tile NAME                    rows of letters follow, up to an empty line; `.` is transparent
    anything else                a statement that the picture's own module understands

`#` starts a comment where it is the first word or follows two spaces; tiles have no comments.
"""


class SourceError(ValueError):
    """A mistake in a source that somebody has to correct."""


class Source:
    """The contents of one source file."""

    def __init__(self, path):
        self.path = path
        self.colours = []
        self.names = {}
        self.letters = {".": None}
        self.tiles = {}
        self.statements = []
        tile = None
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if tile is not None and line.strip():
                tile.append(self._row(line.strip(), number))
                continue
            tile = None
            words = _words(line)
            if not words:
                continue
            if words[0] == "colour":
                self._add_colour(words, number)
            elif words[0] == "tile":
                tile = self.tiles[words[1]] = []
            else:
                self.statements.append((number, words))

    def _add_colour(self, words, number):
        if len(words) != 4 or len(words[1]) != 1:
            raise self.error(number, "a colour is: colour LETTER RRGGBB NAME")
        self.letters[words[1]] = self.names[words[3]] = len(self.colours)
        self.colours.append(int(words[2], 16))

    def _row(self, line, number):
        try:
            return [self.letters[letter] for letter in line]
        except KeyError as missing:
            raise self.error(number, f"no colour has the letter {missing}") from None

    def error(self, number, sentence):
        return SourceError(f"{self.path.name} line {number}: {sentence}")


def _words(line):
    line = line.strip()
    if line.startswith("#"):
        return []
    return line.split("  #")[0].split()


def points(words):
    """Returns `3,8 9,2` as [(3, 8), (9, 2)]."""
    return [tuple(int(part) for part in word.split(",")) for word in words]
