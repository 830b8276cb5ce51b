"""What the display says when the program has stopped."""

import gc

from handheld import texts
from handheld.settings import DEFAULT_LANGUAGE


def sentence(problem):
    """Returns a sentence about an exception, in the chosen language if that is known."""
    language = _language() or DEFAULT_LANGUAGE
    gc.collect()  # the texts need some of the memory that the program has left
    words = texts.load("handheld", "troubles_" + language)
    if isinstance(problem, MemoryError):
        return words.MEMORY_FULL
    name = _file_of(problem)
    return words.FILE_BAD % name if name else words.FAULT


def _language():
    """Returns the language of the program that has stopped, or None if it never ran."""
    try:
        from handheld import program
    except (ImportError, OSError):  # a file that it needs is missing
        return None
    return program.spoken


def _file_of(problem):
    """Returns the file or module that an exception is about, or None."""
    if isinstance(problem, ValueError) and ".mpy" in str(problem):
        return "*.mpy"  # CircuitPython does not say which one
    if isinstance(problem, ImportError):
        parts = str(problem).split("'")
        return parts[1] if len(parts) > 2 else "lib"
    if isinstance(problem, OSError):
        for name in (getattr(problem, "filename", None), problem.args[-1] if problem.args else 0):
            if name and "." in str(name):
                return str(name)
    return None
