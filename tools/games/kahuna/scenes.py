"""A way through all of Kahuna's screens, which bench.py measures."""

from measuring.bench_scenes import FRAMES

# What else lives on a board at the fullest moment of a screen: above all the code that saves. (On
# the VM the heap is measured between frames, and the stand-ins weigh a little more than the board's
# objects.) Fitted to an evening of twelve games on the emulated board (CircuitPython 10.2.1); on
# screens not listed the board had less on its heap than the VM.
MOMENTARY = {
    **{"over": 30_000, "title": 25_500, "drawn": 20_000, "watch": 18_500, "handover": 16_000},
    **{"rules": 13_000, "lookback": 12_500, "missed": 12_500, "scoring": 10_500, "retry": 10_000},
    **{"statistics": 10_000, "robot": 9_000, "settings": 6_500, "final": 6_500, "play": 6_000},
    **{"course": 6_000, "judging": 5_500},
}

# The screens that are opened over the one shown.
IN_A_TURN = ("menu", "log", "rules", "settings", "newgame")
AT_THE_END = ("log", "course")

# The longest lesson, with a move that is not asked for and is taken back.
LESSON = "down down down down down down down a a a a a left left left a a a a a"
# A puzzle: a play that leads nowhere, all tips, then the solution.
PUZZLE = "a a a right a select" + 4 * " b right a" + " a a a"

# Tries robots and takes none; chooses another edition, another side to begin, a handicap.
FILL_IN = "down right left down left right down right down right right left down down down right"


def look_around(handheld):
    """Goes through the screens before a game."""
    handheld.look_at("newgame", FILL_IN)
    handheld.look_at("settings", "right right right right down right right")
    handheld.look_at("rules", "a right right " + 10 * "right " + "b up a")
    handheld.look_at("statistics")
    handheld.look_at("learn", LESSON)
    handheld.look_at("medal")
    handheld.look_at("puzzles", PUZZLE)


def look_around_in_a_turn(handheld):
    """Moves over cards and lines, opens all that START offers, plays and undoes."""
    handheld.press("right right left")
    handheld.press("a right right down b")
    for screen in IN_A_TURN:
        handheld.look_at(screen, "down up")
    take_a_hint(handheld)
    for _ in range(5):  # cards that fit on no line are refused, others are played
        if handheld.screen == "play":  # a card taken ends the turn
            handheld.press("a a a right")
    if handheld.screen == "play":
        handheld.press("select")


def take_a_hint(handheld):
    """Hurries a hint, looks at it to the end, and goes back."""
    below = handheld.screen
    handheld.step("player.open_screen('hint')")
    while handheld.screen != "hint_steps":
        handheld.press("a")
    handheld.press("a a")
    while handheld.screen != below:
        handheld.press("b")


def look_back(handheld):
    """Lets the look back at White's turns run for a while, then looks at what it found, to the
    end."""
    handheld.step("player.open_screen('lookback')")
    handheld.press("a")
    handheld.step("player.frame()", 60)
    handheld.press("b")
    while handheld.screen != "retry":
        handheld.press("a")
    handheld.press("right right left a right a b left left a a a")
    while handheld.screen == "retry":
        handheld.press("a right")
    while handheld.screen != "missed":
        handheld.step("player.frame()")
    while handheld.screen != "over":
        handheld.press("right a")


def play_against_a_robot(handheld, turns=3):
    """Plays turns against the strongest robot, which may think for a while and is then hurried."""
    handheld.step("kahuna_player.begin((0, 9))")
    while turns:
        if handheld.screen == "robot":
            handheld.step("player.frame()", 30)
        if handheld.screen in ("robot", "watch"):
            handheld.press("a")
        else:
            handheld.step("kahuna_player.turn()")
            turns -= 1
    handheld.step("player.to_the_title()")


def play(handheld):
    """Plays a robot and then a game, from title to title; returns the live heap at the end."""
    play_against_a_robot(handheld)
    handheld.step("kahuna_player.begin()")
    turns = 0
    while handheld.screen != "final":
        if handheld.screen == "handover":
            handheld.step("player.frame()", 30)
            handheld.press("a")
        elif handheld.screen in ("drawn", "watch"):
            handheld.step("player.frame()", 40 if turns < 6 else 4)
            if handheld.screen in ("drawn", "watch"):
                handheld.press("a")
        elif handheld.screen == "play":
            turns += 1
            if turns == 4:
                look_around_in_a_turn(handheld)
            handheld.step("kahuna_player.turn()")
        elif handheld.screen == "scoring":
            handheld.step("player.frame()", 60)
            handheld.press("a")
    handheld.step("player.frame()", 60)
    handheld.press("a")
    for screen in AT_THE_END:
        handheld.look_at(screen)
    look_back(handheld)
    handheld.step("player.to_the_title()")
    return handheld.step("player.frame()", 3)


def frames(handheld):
    """Returns the bytes left by frames of a turn in which nothing happens, in which the cursor
    moves, in which a robot's turn waits to be seen, and in which a hint does."""
    handheld.step("kahuna_player.begin()")
    handheld.press("a")
    # These frames come first for what happens only once: a save after a long time without a press.
    before = handheld.step("player.frame()", FRAMES)
    idle = handheld.step("player.frame()", FRAMES) - before
    # There and back again, so that the same words are shown at the end.
    there_and_back = "player.press('right')\nplayer.press('left')"
    before = handheld.step(there_and_back, 20)
    moves = handheld.step(there_and_back, FRAMES // 4) - before
    handheld.step("player.open_screen('hint')")
    while handheld.screen != "hint_steps":
        handheld.press("a")
    handheld.step("player.frame()", 300)  # each sentence has been shown
    before = handheld.step("player.frame()", 300)
    hinted = handheld.step("player.frame()", 300) - before
    handheld.step("kahuna_player.begin((3, 0))")
    while handheld.screen != "watch":
        again = handheld.screen == "play"
        handheld.step("kahuna_player.turn()" if again else "player.press('a')")
    handheld.step("player.frame()", 600)  # the turn has been shown
    before = handheld.step("player.frame()", 300)
    watched = handheld.step("player.frame()", 300) - before
    return {"idle": idle, "cursor": moves, "watched": watched, "hinted": hinted}
