"""Finds out which handheld this is, from the names in `board` alone, and builds its parts.

A family of boards is a module here with `fits(board)` and `build(board, folder)`, named in `find`.
"""

from handheld import modules


class BoardUnknown(Exception):
    """No family fits; the message is a sentence for the person holding the handheld."""


def find(folder="/keep"):
    """Builds the `Handheld` for this board, which saves into `folder` on its drive.

    Import `handheld.program` first: it keeps the modules of the parts in memory, which would
    otherwise be loaded twice.
    """
    import board

    name = getattr(board, "board_id", "this one")
    if getattr(board, "DISPLAY", None) is None:
        raise BoardUnknown(f"The board {name} has no display that is known here.")
    with modules.passing:
        from handheld.boards import badge as family

        if not family.fits(board):
            from handheld.boards import sprig as family
        if not family.fits(board):
            from handheld.boards import pins as family
        if not family.fits(board):
            raise BoardUnknown(f"The board {name} has no buttons that are known here.")
        found = family.build(board, folder)
        del family  # a reference left on the stack would last as long as the program runs
    modules.forget(__name__)  # only an error message needs this module again
    return found
