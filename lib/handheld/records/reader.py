"""Reads a record, a game as text, line by line."""


class RecordError(ValueError):
    """A line that breaks a rule or cannot be read."""

    def __init__(self, line, reason):
        super().__init__("line %d: %s" % (line, reason))
        self.line = line
        self.reason = reason


class RecordReader:
    """`game` is the game so far, or None before the first turn.

    A game's own reader has BEGINS (the first line of its records), FIRST (what begins a game, for a
    message) and `take(key, words)`, which takes any other line and returns False if that belongs
    to the head.
    """

    def __init__(self):
        self.game = None
        self.line = 0
        self._begun = False
        self._head = {}

    def feed(self, text):
        """Reads the next line; returns False for a line of the head. Raises RecordError."""
        self.line += 1
        words = text.split("//")[0].split()
        if not words:
            return False
        try:
            if self._begun:
                return self.take(words[0], words[1:])
            if " ".join(words) != self.BEGINS:
                raise ValueError("a record begins with '%s'" % self.BEGINS)
            self._begun = True
            return False
        except ValueError as error:
            raise RecordError(self.line, str(error))

    def read(self, lines):
        """Returns the game of a record, as far as it goes. Raises RecordError."""
        for text in lines:
            self.feed(text)
        if not self.game:
            raise RecordError(self.line + 1, "the record ends before its first %s" % self.FIRST)
        return self.game


def is_number(word):
    return not [sign for sign in word if sign not in "0123456789"]


def number_of(word):
    if len(word) > 3 or not is_number(word):
        raise ValueError("'%s' is no number" % word)
    return int(word)
