"""Kahuna on a handheld: builds the hardware of the board it runs on and runs the game."""

import time


def main():
    """Runs the game for ever; comes back only with what is wrong, in a sentence."""
    from handheld.boards import BoardUnknown

    try:
        device = find_device()
    except BoardUnknown as problem:
        return str(problem)

    import kahuna

    if kahuna.__file__.endswith(".py"):
        # As source this takes more memory to compile than all else: now there is most.
        import adafruit_display_text.bitmap_label  # noqa: F401

    from kahuna import program

    program.run(device)


def find_device():
    from handheld import boards

    return boards.find()


def sentence_for(problem):
    if isinstance(problem, MemoryError):
        return "Too little memory: put the compiled files of Kahuna on the board."
    return "%s. Copy all files of Kahuna to the board again." % problem


def show(sentence):
    """Puts a sentence on the display, which shows what is printed as long as no game runs."""
    import board
    import displayio

    display = getattr(board, "DISPLAY", None)
    if display:
        display.root_group = displayio.CIRCUITPYTHON_TERMINAL
        display.auto_refresh = True
    line = "\n\n\n"
    for word in sentence.split(" "):
        if len(line) + len(word) > 25:
            print(line)
            line = ""
        line += word + " "
    print(line)


try:
    trouble = main()
except (ImportError, MemoryError, OSError) as problem:
    trouble = sentence_for(problem)

show(trouble)
while True:
    time.sleep(1)
