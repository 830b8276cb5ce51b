"""Finds out which handheld this is from the names in `board` alone, and builds its parts.

A family of boards is a module here with `fits(board)` and `build(board, folder)`, named in `find`.
"""

from handheld import modules


class BoardUnknown(Exception):
    """No family fits; the message is a sentence for the person holding the handheld."""


def find(folder="/keep"):
    """Builds the `Handheld` that this is; what it saves on its drive goes into `folder`.

    Import `handheld.program` before: it holds in memory the modules of the parts, which otherwise
    would be there twice.
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
        del family  # what of it is left on the stack would stay as long as the program runs
    modules.forget(__name__)  # only a message about what went wrong here needs it again
    return found
