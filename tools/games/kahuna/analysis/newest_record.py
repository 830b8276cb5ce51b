"""The newest record of Kahuna on the handheld's drive."""

from pathlib import Path

import manners
from deploying import drive_room
from deploying.board_drive import Drive
from manners import Mistake

FOLDER = "records"


def newest(name):
    """Returns `name`, the name of a record; or if that is a drive, the name of the newest record
    of Kahuna there, and says which that is."""
    if not Path(name).is_dir():
        return name
    found = drive_room.records(Drive(name))
    if not found:
        raise Mistake(
            f"there is no record in '{Path(name) / FOLDER}': the handheld keeps a game there"
            " when it is over and no computer has the drive"
        )
    for _, path in reversed(found):
        place = Path(name) / path
        if _is_kahuna(place):
            manners.say(f"{place}: the newest game of Kahuna there")
            return str(place)
    raise Mistake(f"no record in '{Path(name) / FOLDER}' is of Kahuna; only Kahuna can be analysed")


def _is_kahuna(place):
    lines = place.read_text(encoding="utf-8", errors="replace").splitlines()
    words = (line.partition("//")[0].split() for line in lines)
    return next(filter(None, words), [""])[0] == "kahuna"
