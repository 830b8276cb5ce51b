"""The sounds of menus: hertz, milliseconds, hertz, milliseconds ..."""

STEP = (880, 18)
CONFIRM = (660, 40, 990, 60)
BACK = (660, 40, 440, 50)
REFUSE = (196, 70, 0, 30, 165, 110)
