"""Kahuna on a handheld: builds the hardware of the board it runs on and runs the game."""

import time


def main():
    from handheld import boards

    try:
        device = boards.find()
    except boards.BoardUnknown as problem:
        return str(problem)

    from kahuna import program

    program.run(device)
    return ""


def explain(problem):
    """One sentence for the person with the board; its display shows what is printed."""
    if isinstance(problem, MemoryError):
        return "Too little memory for Kahuna: install the compiled files (.mpy)."
    if isinstance(problem, ImportError):
        return "A file is missing (%s): copy the whole folder to the board again." % problem
    return "A file cannot be read (%s): copy the whole folder to the board again." % problem


try:
    sentence = main()
except (ImportError, MemoryError, OSError) as error:
    sentence = explain(error)

print("\n" * 3 + sentence)
while True:
    time.sleep(1)
