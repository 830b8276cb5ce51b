"""Makes fonts from drawings: a strip of cells with the letters, and a table of where each is.

The handheld's labels find a glyph at `tile index x glyph width` in one row of glyphs. So all glyphs
of a width stand together, at a multiple of that width, and the strip's own width is a multiple of
every width.
"""

from .source import SourceError

# The widths that a cell may have: all divide the strip's width.
_CELLS = (1, 2, 3, 4, 5, 6, 8, 10, 12)
_STRIP = 120
_ASCII = 128  # as in handheld.font

UNKNOWN = "\ufffd"


class Face:
    """A font as drawn: `glyphs` maps a character to its rows of booleans, all of one height."""

    def __init__(self, path):
        self.path = path
        self.glyphs = {}
        self._parts = {}
        lines = path.read_text(encoding="utf-8").splitlines()
        number = 0
        while number < len(lines):
            words = lines[number].split()
            number += 1
            if not words or words[0] == "#":
                continue
            if words[0] == "font":
                self.ascent, self.descent, self.line, self.blank = (int(w) for w in words[1:])
                self.height = self.ascent + self.descent
            elif words[0] in ("glyphs", "parts"):
                rows = []
                while number < len(lines) and lines[number].strip():
                    rows.append(lines[number].split())
                    number += 1
                self._draw(words[0] == "parts", int(words[1]), words[2:], rows)
            elif words[0] == "join":
                self.glyphs[words[1]] = self._join(words[3], words[4])
            else:
                raise SourceError(f"{path.name} line {number}: no such statement: {words[0]}")
        self.glyphs[" "] = [[False] * (self.blank - 1)] * self.height

    def _draw(self, hidden, top, names, rows):
        below = self.height - top - len(rows)
        if below < 0 or any(len(row) != len(names) for row in rows):
            raise SourceError(f"{self.path.name}: not the right rows for {' '.join(names)}")
        for column, name in enumerate(names):
            drawing = [[dot == "#" for dot in row[column]] for row in rows]
            blank = [False] * len(drawing[0])
            if any(len(row) != len(blank) for row in drawing):
                raise SourceError(f"{self.path.name}: the rows of {name} differ in length")
            self._parts[name] = [blank] * top + drawing + [blank] * below
            if not hidden:
                self.glyphs[UNKNOWN if name == "unknown" else name] = self._parts[name]

    def _join(self, base, mark):
        one, two = self._parts[base], self._parts[mark]
        width = max(len(one[0]), len(two[0]))
        return [_either(_centred(a, width), _centred(b, width)) for a, b in zip(one, two)]

    def advance(self, character):
        """Returns how far to the right the next letter is."""
        return len(self.glyphs[character][0]) + 1

    def width(self, text):
        return sum(self.advance(character) for character in text)

    def dots(self, text, x, y):
        """Yields the pixels of `text`, whose first cell has its top left corner at (x, y)."""
        for character in text:
            for j, row in enumerate(self.glyphs[character]):
                for i, ink in enumerate(row):
                    if ink:
                        yield x + i, y + j
            x += self.advance(character)

    def strip(self):
        """Returns (width, pixels, table): the strip, and the table for it as bytes (see
        handheld.font_loading)."""
        groups = {}
        for character in sorted(self.glyphs):
            advance = self.advance(character)
            cell = min(c for c in _CELLS if c >= advance - 1)
            groups.setdefault((cell, advance), []).append(character)
        x = 0
        placed = {}  # for each letter its left edge, its number and its size
        for (cell, advance), characters in sorted(groups.items()):
            first = -(-x // cell)
            for number, character in enumerate(characters, first):
                placed[character] = number * cell, number, cell << 4 | advance
            x = (first + len(characters)) * cell
        width = -(-x // _STRIP) * _STRIP
        pixels = bytearray(width * self.height)
        for character, (left, _, _) in placed.items():
            for j, row in enumerate(self.glyphs[character]):
                for i, ink in enumerate(row):
                    if ink:
                        pixels[j * width + left + i] = 1
        letters = sorted(character for character in placed if ord(character) >= _ASCII)
        entries = [placed.get(it, placed[UNKNOWN]) for it in [*map(chr, range(_ASCII)), *letters]]
        table = f"{self.ascent} {self.descent} {self.line}\n{''.join(letters)}\n".encode()
        _, numbers, sizes = zip(*entries)
        return width, pixels, table + bytes(numbers) + bytes(sizes)


def _centred(row, width):
    left = (width - len(row)) // 2
    return [False] * left + row + [False] * (width - len(row) - left)


def _either(one, two):
    return [a or b for a, b in zip(one, two)]
