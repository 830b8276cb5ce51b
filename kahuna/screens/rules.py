"""The rulebook of the edition that is played or chosen."""

from handheld.book import Book
from handheld.long_texts import parts_of
from handheld.version import MAJOR, MINOR, PATCH

from ..parts.illustrations import draw
from ..parts.rulebook import chapters_for
from ..play.profiles import load_profile, save_profile
from ..rules.editions import EDITIONS


def open(kahuna):
    program = kahuna.program
    session = kahuna.session
    playing = session.game and not session.over
    edition = session.view.edition if playing else EDITIONS[session.setup.edition]
    name = kahuna.more_texts("menus").EDITIONS[EDITIONS.index(edition)]

    def chapters(heads):
        return chapters_for(parts_of(kahuna, "rules", heads), edition.name, heads)

    def remember(page):
        profile = load_profile(program)
        profile.page = page
        save_profile(program, profile)

    def picture(number):
        return draw(kahuna, number)

    title = kahuna.texts.PLAYED % (program.words.RULES, name)
    names = name.split() if name[-4:].isdigit() else (name,)  # "Modern", or else "2014"
    bookmark = load_profile(program).page
    version = "%d.%d.%d" % (MAJOR, MINOR, PATCH)
    return Book(program, title, chapters, picture, bookmark, remember, names, version)
