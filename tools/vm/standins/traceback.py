"""Shows what went wrong; nothing may, so it is raised again."""


def print_exception(problem):
    raise problem
