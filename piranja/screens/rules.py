"""The rulebook."""

from handheld.book import Book
from handheld.long_texts import parts_of
from handheld.version import MAJOR, MINOR, PATCH


def open(piranja):
    def chapters(heads):
        for chapter in parts_of(piranja, "rules", heads):
            yield chapter.split("\n")

    version = "%d.%d.%d" % (MAJOR, MINOR, PATCH)
    return Book(piranja.program, piranja.program.words.RULES, chapters, version=version)
