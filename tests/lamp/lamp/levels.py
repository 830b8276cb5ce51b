"""How bright a light can be."""

DARK = 0
STEP = 1 << 5
BRIGHTEST = 3 * STEP - 1
EVER_USED = False
