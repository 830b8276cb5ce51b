"""How every tool answers: with what is wrong in one line, the right exit status, never a traceback.

    @manners.tool("bench")
    def main(arguments=None):
        options = manners.Parser("bench", __doc__).parse_args(arguments)
        ...

Exit status: 0 done; 1 it failed on the way (Failure), or what `main` returns; 2 it cannot be done
as asked (Mistake, or a file that cannot be used); 130 interrupted.

Importing this opens the standard streams that the caller has closed, as otherwise the next file
opened would take their place.
"""

import argparse
import contextlib
import errno
import functools
import os
import re
import sys
from pathlib import Path

LONGEST_LINE = 300
LONGEST_WORD = 100
LONGEST_TEXT = 1 << 24  # bytes, more than anybody writes by hand
_OF_WRITING = errno.ENOSPC, errno.EFBIG, errno.EIO, errno.EBADF


class Mistake(Exception):
    """What was asked cannot be done; the message says why."""


class Failure(Exception):
    """What was begun could not be completed; the message says why."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong with a call in one line, and takes no option that is cut short.

    The text about the tool is the docstring of its module: the first paragraph comes before the
    options, the rest, with examples, after them.
    """

    def __init__(self, tool, text):
        description, _, rest = text.strip().partition("\n\n")
        super().__init__(
            prog=f"python3 tools/{tool}.py",
            description=description,
            epilog=rest,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )

    def error(self, message):
        raise Mistake(message)

    def print_help(self, file=None):
        print(self.format_help(), end="", file=file)  # argparse would hide what goes wrong


def whole(least, most=None):
    """Returns the type of an option that is a whole number within these bounds."""

    def read(text):
        with contextlib.suppress(ValueError):
            number = int(text)
            if number >= least and (most is None or number <= most):
                return number
        bounds = f"of at least {least}" if most is None else f"from {least} to {most}"
        raise argparse.ArgumentTypeError(f"expected a whole number {bounds}, not {text!r}")

    return read


def place(text):
    """The type of an option that names a file or folder; an empty one would be this folder."""
    if not text:
        raise argparse.ArgumentTypeError("expected a name, not ''")
    return Path(text)


def tool(name):
    """Decorates the `main` of a tool, so that it returns an exit status whatever happens."""

    def decorate(main):
        @functools.wraps(main)
        def answer(*arguments, **options):
            sys.stdout.reconfigure(errors="replace")  # names of files may have any character
            try:
                try:
                    return main(*arguments, **options) or 0
                finally:
                    sys.stdout.flush()  # of --help, too
            except BrokenPipeError:
                _drop(sys.stdout)  # the reader has seen enough
                return 0
            except OSError as error:
                say(f"{name}: {_unusable(error)}")
                return 2
            except Mistake as mistake:
                say(f"{name}: {mistake}")
                return 2
            except Failure as failure:
                say(f"{name}: {failure}")
                return 1
            except KeyboardInterrupt:
                return 130

        return answer

    return decorate


def say(problem):
    """Writes a problem, in one line, to standard error."""
    tell(one_line(problem) + "\n")


def tell(text):
    """Writes to standard error, if anybody listens there."""
    try:
        sys.stderr.write(text)
        sys.stderr.flush()
    except OSError:
        _drop(sys.stderr)


def one_line(text, longest=LONGEST_LINE):
    """Returns the text as one line, with long words cut and no control characters."""
    line = "".join(sign if sign.isprintable() else "?" for sign in cut_words(str(text)))
    return line if len(line) <= longest else line[: longest - 3] + "..."


def cut_words(text, longest=LONGEST_WORD):
    """Returns the text with the middle left out of every word longer than `longest`."""
    half = (longest - 3) // 2
    return re.sub(rf"(\S{{{half}}})\S{{{longest - 2 * half + 1},}}(\S{{{half}}})", r"\1...\2", text)


def read(name, kind):
    """Reads the text of a file named by the caller, - for standard input."""
    source = shown(name)
    try:
        with opened(name) as file:
            data = file.read(LONGEST_TEXT + 1)
        if len(data) > LONGEST_TEXT:
            raise Mistake(f"{source} is too long for {kind}")
        text = data.decode("utf-8-sig")
    except OSError as error:
        raise Mistake(f"cannot read {source}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise Mistake(f"{source} is not text, so not {kind}")
    return text


def opened(name):
    """Opens a binary file named by the caller, - for standard input, as a context."""
    return contextlib.nullcontext(sys.stdin.buffer) if name == "-" else open(name, "rb")


def shown(name):
    return "standard input" if name == "-" else f"'{name}'"


def _unusable(error):
    why = error.strerror or error
    if error.filename is not None:
        return f"cannot use '{error.filename}': {why}"
    if error.errno in _OF_WRITING:
        _drop(sys.stdout)
        return f"cannot write: {why}"
    return why


def _drop(stream):
    """Discards what is still to be written, so that Python does not complain at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _open_streams():
    for number, name, mode in ((0, "stdin", "r"), (1, "stdout", "w"), (2, "stderr", "w")):
        try:
            os.fstat(number)
        except OSError:
            # For writing, so that reading from it fails. It gets the lowest free number.
            os.set_inheritable(os.open(os.devnull, os.O_WRONLY), True)
        if getattr(sys, name) is None:
            setattr(sys, name, open(number, mode, closefd=False))  # noqa: SIM115


_open_streams()
