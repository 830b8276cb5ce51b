"""Games on a handheld: finds out which board it runs on, and runs the program there."""

import time
import traceback

import board

try:  # at once: showing what CircuitPython has printed would take a tenth of a second
    board.DISPLAY.auto_refresh = False
except AttributeError:
    pass  # handheld.boards reports that

GAMES = ("kahuna", "piranja")  # packages on this drive; the order fixes where each game is saved
BAD = " is missing or damaged. Copy all files to the board again."


def main():
    """Runs the program for ever."""
    from handheld import modules, program

    modules.forget("handheld.file_check")  # it is no longer needed
    program.run(found_parts(), GAMES, "KAHUNA_LANGUAGE")


def found_parts():
    """Builds the handheld, in its own function so that no reference to the code for that stays."""
    from handheld import boards

    return boards.find()


def sentence_for(problem):
    try:
        from handheld import boards, crash_text

        if isinstance(problem, boards.BoardUnknown):
            return str(problem)
        return crash_text.sentence(problem)
    except (
        AttributeError,
        ImportError,
        MemoryError,
        OSError,
    ):  # even an empty folder is a module
        return "A file" + BAD


def show(sentence):
    """Leaves a sentence on the display, which shows what is printed when no game runs."""
    import displayio

    display = getattr(board, "DISPLAY", None)
    if display:
        display.root_group = displayio.CIRCUITPYTHON_TERMINAL
        display.auto_refresh = True
    print("\n" * 12)  # moves what was printed before out of sight
    line = ""
    for word in sentence.split(" "):
        if len(line) + len(word) > 25:
            print(line)
            line = ""
        line += word + " "
    print(line)


try:
    from handheld import file_check

    found = file_check.WHOLE and file_check.damaged()
    del file_check
except Exception as problem:
    traceback.print_exception(problem)
    found = "/lib/handheld/file_check.py"

if found:
    show(found + BAD)
else:
    try:
        main()
    except Exception as problem:
        traceback.print_exception(problem)
        show(sentence_for(problem))

while True:
    time.sleep(1)
