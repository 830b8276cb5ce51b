"""What to tell the person at the device when the program has stopped."""

import gc

from handheld import program, texts
from handheld.settings import DEFAULT_LANGUAGE


def sentence(problem):
    """A sentence about an exception, in the language chosen as far as that is known."""
    language = DEFAULT_LANGUAGE
    if program.running:
        language = program.running.settings.language
        program.running = None
        gc.collect()  # the words need a little of the room that is free now
    words = texts.load("handheld", language)
    if isinstance(problem, MemoryError):
        return words.MEMORY_FULL
    name = _file_of(problem)
    return words.FILE_BAD % name if name else words.FAULT


def _file_of(problem):
    """The file or module that an exception is about, or None."""
    if isinstance(problem, ImportError):
        parts = str(problem).split("'")
        return parts[1] if len(parts) > 2 else "lib"
    if isinstance(problem, OSError):
        for told in (getattr(problem, "filename", None), problem.args[-1] if problem.args else 0):
            if told and "." in str(told):
                return str(told)
    return None
