"""Finds out which handheld this is, by nothing but the names in `board`, and builds its parts.

A family of boards is a module here with `fits(board)` and `build(board, folder)`.
"""

from handheld import modules


class BoardUnknown(Exception):
    """No family fits; the message is one sentence for the person who holds the board."""


def find(folder="/keep"):
    """The `Handheld` that this is; what it keeps on its drive goes into `folder`."""
    import board

    name = getattr(board, "board_id", "this one")
    if getattr(board, "DISPLAY", None) is None:
        raise BoardUnknown(f"The board {name} has no display that is known here.")
    from handheld.boards import badge, pins

    for family in (badge, pins):
        if family.fits(board):
            found = family.build(board, folder)
            # Wanted once: from here on their room is the program's.
            modules.drop("handheld.boards")
            return found
    raise BoardUnknown(f"The board {name} has no buttons that are known here.")
