"""The mouse where there are rows of text: forms and menus, titles, rules, statistics."""

_ROW = 11  # pixels of a row of text, at least
_HEADER = 13


def row_at(lines, y, first=0):
    """Returns the row whose line of text is at y, counted from the `first` one shown, or -1."""
    for number, line in enumerate(lines):
        if line.tile.y <= y < line.tile.y + _ROW:
            return first + number
    return -1


def to_row(at, row, rows):
    """From the row `at()` to another by up or down."""
    while at() != row:
        yield "down" if (row - at()) % rows <= rows // 2 else "up"


def press_row(at, row, rows):
    """Goes to a row, and presses A there."""
    if 0 <= row < rows:
        yield from to_row(at, row, rows)
        yield "a"


def in_form(scene, x, y):
    """A click on a value changes it, if it can be; one on the name of a row is A."""
    form = scene.form
    names = form._names
    row = row_at(names, y)
    value = form._values[row] if row >= 0 else None
    if value and x >= value.tile.x and not hasattr(scene, "_entries"):
        yield from to_row(lambda: scene.form.at, row, len(names))
        yield "right"
    else:
        yield from press_row(lambda: scene.form.at, row, len(names))


def on_title(program, title, x, y):
    row = row_at(title._lines, y, title._first)
    if len(program.present) > 1 and (x < 16 or x >= 144) and y > 96:
        yield "left" if x < 80 else "right"
    elif x >= 116 and row in (title._first, title._first + len(title._lines) - 1):
        yield "up" if row == title._first else "down"  # the arrows to more rows
    else:
        yield from press_row(lambda: title.at, row, len(title._entries))


def in_book(book, x, y):
    """In the list a chapter is opened; a page is turned, and its title leads back to the list."""
    if book.page < 0:
        row = row_at(book._pages.lines, y, book._top)
        yield from press_row(lambda: book.chapter, row, len(book._titles))
    else:
        yield "b" if y < _HEADER else "left" if x < 80 else "right"


def on_statistics(scene, x, y):
    """At the upper right they are erased; anywhere else the screen is left."""
    yield "a" if y < _HEADER and x >= 80 else "b"
