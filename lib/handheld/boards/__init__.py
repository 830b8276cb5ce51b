"""Finds out which handheld this is, by nothing but the names in `board`, and builds its parts.

A family of boards is a module here with `fits(board)` and `build(board, folder)`.
"""


class BoardUnknown(Exception):
    """No family fits; the message is one sentence for the person who holds the board."""


def find(folder="/save"):
    """The `Handheld` that this is; what it keeps on its drive goes into `folder`."""
    import board

    name = getattr(board, "board_id", "this one")
    if getattr(board, "DISPLAY", None) is None:
        raise BoardUnknown(f"The board {name} has no display that is known here.")

    from handheld.boards import badge

    if badge.fits(board):
        return badge.build(board, folder)

    from handheld.boards import pins

    if pins.fits(board):
        return pins.build(board, folder)
    raise BoardUnknown(f"The board {name} has no buttons that are known here.")
