"""Makes the rulebook of an edition from the words in rules_en.py and so on.

A chapter is a title and its parts (see handheld.book). A part that not all editions have is written
as (field, value, part): it is for the editions whose field has that value.
"""

from ..rules.editions import EDITIONS


def told(chapters, name):
    """Returns the chapters for an edition."""
    for edition in EDITIONS:
        if edition.name == name:
            break
    book = []
    for chapter in chapters:
        parts = [chapter[0]]
        for part in chapter[1:]:
            if isinstance(part, str) or not isinstance(part[0], str):
                parts.append(part)
            elif getattr(edition, part[0]) == part[1]:
                parts.append(part[2])
        if len(parts) > 1:
            book.append(parts)
    return book
