"""Raises again what went wrong: here nothing may go wrong."""


def print_exception(problem):
    raise problem
