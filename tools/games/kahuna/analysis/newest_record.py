"""The newest record on the handheld's drive."""

from pathlib import Path

from deploying import drive_room
from deploying.board_drive import Drive
from manners import Mistake

FOLDER = "records"


def newest(name):
    """Returns the name of a record; if it is a drive's, that of the newest one there."""
    if not Path(name).is_dir():
        return name
    found = drive_room.records(Drive(name))
    if not found:
        raise Mistake(
            f"there is no record in '{Path(name) / FOLDER}': the handheld keeps a game there"
            " when it is over and no computer has the drive"
        )
    return str(Path(name) / found[-1][1])
