"""Records on the handheld's drive."""

from pathlib import Path

from manners import Mistake

FOLDER = "records"


def newest(name):
    """Returns the name of a record: of a drive's newest, the one with the highest number."""
    if not Path(name).is_dir():
        return name
    numbered = [
        (int(path.stem), path)
        for path in (Path(name) / FOLDER).glob("*.txt")
        if path.stem.isascii() and path.stem.isdigit()
    ]
    if not numbered:
        raise Mistake(
            f"there is no record in '{Path(name) / FOLDER}': the handheld keeps a game there"
            " when it is over, in files such as 0001.txt"
        )
    return str(max(numbered)[1])
