"""Runs the same code on CPython and on the board's kind of Python."""

import contextlib
import io

import vm


class Here:
    """CPython in the place of the VM."""

    def __init__(self):
        self.names = {}

    def run(self, code):
        with contextlib.redirect_stdout(io.StringIO()) as out:
            exec(code, self.names)
        return out.getvalue()


@contextlib.contextmanager
def side_by_side(code, *trees):
    """Two functions that run code and return what it prints, one here and one on the VM; this code
    runs first on both. `trees` is what the VM has of the project."""
    with vm.Vm(*trees) as board:
        here = Here()
        board.run(code)
        here.run(code)
        yield here.run, lambda code: board.run(code).output
