"""The names of the lines, by the letters of their islands, for code that reads or writes them."""

from .tables import HIGH, LETTERS, LOW

LINE_NAMES = tuple([LETTERS[low] + LETTERS[high] for low, high in zip(LOW, HIGH)])
