"""A little program for a handheld, to try the simulator with; it is no part of the games."""

# It moves a dot with the stick, counts the presses of A, and beeps and lights up at each of them.
PROGRAM = """
import time

import analogio
import audioio
import board
import digitalio
import displayio
import keypad
import neopixel_write
import synthio
import terminalio
from adafruit_display_text import label

display = board.DISPLAY
display.auto_refresh = False
palette = displayio.Palette(3)
palette[0] = 0x102040
palette[1] = 0xFF8040
palette[2] = 0x40C0FF
sea = displayio.Bitmap(160, 128, 2)
dot_bitmap = displayio.Bitmap(8, 8, 4)
dot_bitmap.fill(1)
dot = displayio.TileGrid(dot_bitmap, pixel_shader=palette, x=80, y=64)
count = label.Label(terminalio.FONT, text="0", x=4, y=8)
group = displayio.Group()
for layer in (displayio.TileGrid(sea, pixel_shader=palette), dot, count):
    group.append(layer)
display.root_group = group

keys = keypad.ShiftRegisterKeys(
    clock=board.BUTTON_CLOCK,
    data=board.BUTTON_OUT,
    latch=board.BUTTON_LATCH,
    key_count=4,
    value_when_pressed=True,
)
across = analogio.AnalogIn(board.JOYSTICK_X)
amplifier = digitalio.DigitalInOut(board.SPEAKER_ENABLE)
amplifier.switch_to_output(True)
synth = synthio.Synthesizer(sample_rate=22050)
audioio.AudioOut(board.SPEAKER).play(synth)
lamps = digitalio.DigitalInOut(board.NEOPIXEL)
lamps.switch_to_output()

presses = 0
print("ready")
while True:
    event = keys.events.get()
    if event and event.pressed and event.key_number == 1:
        presses += 1
        count.text = str(presses)
        synth.release_all_then_press(69)
        neopixel_write.neopixel_write(lamps, bytes((0, presses, 0)) * 5)
    if across.value > 50000:
        dot.x += 4
    elif across.value < 15000:
        dot.x -= 4
    display.refresh()
    time.sleep(0.033)
"""

# All that a program needs to show one frame after the other.
FRAMES = """
import board
import time

board.DISPLAY.auto_refresh = False

def frames(count):
    for _ in range(count):
        board.DISPLAY.refresh()
        time.sleep(0.033)
"""


def program(folder, text=PROGRAM):
    """A folder with the program in it, as the drive of a board would be."""
    (folder / "code.py").write_text(text, encoding="utf-8")
    return folder
