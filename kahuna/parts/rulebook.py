"""Makes the rulebook of an edition from the chapters in texts/rules_en.txt and so on.

A chapter is a title, and a line for each paragraph. A paragraph may begin with marks in {}:

    {5}            it has a sign beside it (see illustrations.py)
    {page 8}       it has a page of its own, below a picture
    {discard=1}    it is only for editions in which this field has that value (see editions.py)
"""

from ..rules.editions import EDITIONS


def chapters_for(chapters, name, heads=0):
    """Yields the chapters for an edition, in the form that handheld.book takes; of the first so
    many `heads` only titles with the first part that such an edition has."""
    for edition in EDITIONS:
        if edition.name == name:
            break
    for chapter in chapters:
        title, _, lines = chapter.partition("\n")
        parts = [title]
        while lines:
            line, _, lines = lines.partition("\n")
            part = _part(line, edition)
            if part:
                parts.append(part)
                if heads > 0:
                    break
        heads -= 1
        if len(parts) > 1:
            yield parts


def _part(line, edition):
    """Returns a paragraph as a part of its chapter, or None if the edition lacks it."""
    if line[0] != "{":
        return line
    mark, _, line = line[1:].partition("} ")
    field, _, value = mark.partition("=")
    if value:
        return _part(line, edition) if getattr(edition, field) == int(value) else None
    number = int(mark.split(" ")[-1])
    return (number, line, 0) if " " in mark else (number, line)
