"""Where the window keeps games and settings if not told otherwise: in the user's data folder."""

import contextlib
import os
import sys
from pathlib import Path

import platformdirs

import environment
from games import GAMES

_NAME = "kahuna-handheld"
_MEMORY = "memory"
_DRIVE = "drive"


class InUse(Exception):
    """Another window keeps its games there."""


def folder():
    return Path(platformdirs.user_data_dir(_NAME, appauthor=False))


@contextlib.contextmanager
def kept_in(place, size, language=None):
    """Keeps `place` for this window alone; yields the file of its memory and its drive's folder.

    A memory that is new, or not of that size, begins with settings in `language`.
    """
    place.mkdir(parents=True, exist_ok=True)
    with open(place / "in use", "a+b") as lock:
        if not _locked(lock):
            raise InUse
        memory = place / _MEMORY
        if not memory.exists() or memory.stat().st_size != size:
            if memory.exists():
                memory.replace(place / (_MEMORY + ".old"))
            memory.write_bytes(first_memory(size, language))
        drive = place / _DRIVE
        drive.mkdir(exist_ok=True)
        _try_out(memory, drive)
        yield memory, drive


def _try_out(memory, drive):
    """Raises OSError if one of them cannot be used, before the program relies on them."""
    fresh = memory.with_name(memory.name + ".new")
    fresh.write_bytes(memory.read_bytes())
    fresh.replace(memory)
    os.stat(os.path.join(drive, "."))


def first_memory(size, language=None):
    """Returns the memory of a handheld that was never used, but already speaks a language."""
    memory = bytearray(b"\xff" * size)
    if language:
        sys.path.append(str(environment.ROOT / "lib"))
        from handheld.saving import MAGIC, kinds
        from handheld.settings import Settings
        from handheld.settings_bytes import pack
        from handheld.store import Store

        settings = Settings()
        settings.language = language
        each = kinds(GAMES)
        Store(memory, None, MAGIC, each).save(each[0][0], pack(settings))
    return bytes(memory)


def system_language(known, values=os.environ):
    """Returns the one of the `known` languages that the system speaks, or None.

    LANGUAGE lists several in order; of the other variables only the first that is set counts.
    """
    spoken = values.get("LANGUAGE", "").split(":")
    locales = [values.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    if environment.WINDOWS and not any(spoken + locales):
        spoken.append(_of_windows())
    spoken += list(filter(None, locales))[:1]
    for name in spoken:
        if name[:2].lower() in known:
            return name[:2].lower()
    return None


def _of_windows():
    import ctypes
    import locale

    return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")


def _locked(file):
    """Locks a file for as long as it is open, if it can, and returns whether it did; a crash
    unlocks it, too."""
    try:
        if environment.WINDOWS:
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
