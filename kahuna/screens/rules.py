"""The rulebook of the edition being played or chosen."""

from handheld import texts
from handheld.book import Book

from ..rules.editions import EDITIONS


def open(kahuna):
    def chapters():
        session = kahuna.session
        playing = session.game and not session.over
        edition = session.view.edition if playing else EDITIONS[session.setup.edition]
        book = kahuna.more_texts("rules")
        texts.drop("kahuna", "rules_")
        return book.chapters(edition.name)

    return Book(kahuna.program, chapters)
