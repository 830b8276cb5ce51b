"""A way through all of Kai Piranja's screens, which bench.py measures."""

from measuring.bench_scenes import FRAMES

# What else lives on a board at the fullest moment of a screen (see Kahuna's).
MOMENTARY = {
    **{"over": 13_000, "play": 8_000, "settings": 7_000},
    **{"final": 12_000, "title": 4_000, "learn": 9_000},
}

# The screens that are opened over the one shown.
IN_A_TURN = ("menu", "log", "rules", "settings", "newgame", "hint")
AT_THE_END = ("log", "course")

BEGIN = "piranja_player.begin((0, 1, 0, 0, 3, 0))"  # two of them robots


def look_around(handheld):
    """Goes through the screens before a game."""
    handheld.look_at("newgame", "down right right down down a right a down right down b b")
    handheld.look_at("settings", "down down down down down right down right")
    handheld.look_at("rules", "a right right " + 10 * "right " + "b up a")
    for number in range(3):
        take_a_lesson(handheld, number)


def take_a_lesson(handheld, number):
    """Takes a lesson, and tries what is not asked for as well."""
    handheld.step(f"player.program.push('learn', {number})\nplayer.frame(2)")
    handheld.press("a")
    while handheld.screen == "lesson":
        handheld.press("a")
        handheld.step("player.frame()", 20)
        handheld.step("player.press('right')")
    while handheld.screen != "title":
        handheld.press("b")


def play(handheld):
    """Plays with six from title to title; returns the live heap at the end."""
    handheld.step(BEGIN)
    pressed = 0
    while handheld.screen != "final":
        pressed += 1
        if pressed == 60:
            for screen in IN_A_TURN:
                handheld.look_at(screen, "down up")
        # Now and then RIGHT and A bring a catch in; while something is shown, RIGHT does nothing.
        handheld.step("player.press('right')" if pressed % 9 == 8 else "player.press('a')")
        handheld.step("player.frame()", 8)
    handheld.step("player.frame()", 400)
    handheld.press("a")
    for screen in AT_THE_END:
        handheld.look_at(screen, "left a left")
    handheld.step("player.to_the_title()")
    return handheld.step("player.frame()", 3)


def frames(handheld):
    """Returns the bytes left by frames in which fish swim while a player chooses."""
    handheld.step(BEGIN)
    handheld.press("a")
    before = handheld.step("player.frame()", FRAMES)
    idle = handheld.step("player.frame()", FRAMES) - before
    return {"idle": idle}
