"""The simulator: a program sees on the desk what it would see on the board."""

import shutil
import sys
import threading

import displayio
import pytest
from demo_program import FRAMES, program

from environment import ROOT
from simulator import BARE, PLAIN, PYBADGE, PYGAMER, SPRIG, Frozen, Simulation, script
from simulator.fat_drive import Drive
from simulator.memory import Nvm
from simulator.power import Power, PowerOff

SEA = (0x10, 0x20, 0x40)
WHOLE = 160 * 128


def pixel(handheld, x, y):
    rgb = handheld.screen.rgb()
    return tuple(rgb[(y * 160 + x) * 3 :][:3])


def frames(text, after=""):
    """A program that does something between its frames."""
    return f"{FRAMES}\nframes(1)\n{text}\nframes(1000)\n{after}"


def near(colour, other):
    return all(abs(a - b) < 8 for a, b in zip(colour, other))


# The display


def test_the_screen_shows_the_panels_own_colours(tmp_path):
    with Simulation(program(tmp_path)) as handheld:
        assert near(pixel(handheld, 100, 100), SEA)
        # 5, 6 and 5 bits: what the board cannot show is not shown here either
        assert pixel(handheld, 84, 68) == (0xFF, 0x82, 0x42)


def test_what_does_not_change_is_not_sent(tmp_path):
    with Simulation(program(tmp_path)) as handheld:
        assert handheld.sent == WHOLE
        handheld.frame()
        assert handheld.sent == 0
        handheld.device.hold("right")
        handheld.frame()
        assert handheld.sent == 12 * 8  # the dot where it was and where it is
        assert handheld.screen.areas == [(80, 64, 92, 72)]


def test_a_whole_refresh_is_not_sent_again(tmp_path):
    """After a refresh of the whole screen Blinka keeps every layer marked as changed, so the frame
    after each change of scene counted as more than two whole screens."""
    text = """
import displayio
group = displayio.Group()
shader = displayio.Palette(2)
for number in range(3):
    group.append(displayio.TileGrid(displayio.Bitmap(50, 50, 2), pixel_shader=shader))
board.DISPLAY.root_group = group
"""
    with Simulation(program(tmp_path, frames(text))) as handheld:
        handheld.frame()
        assert handheld.sent == WHOLE
        handheld.frame()
        assert handheld.sent == 0


def test_what_is_hidden_in_a_new_scene_is_sent_once_as_on_the_board(tmp_path):
    text = """
import displayio
group = displayio.Group()
tile = displayio.TileGrid(displayio.Bitmap(10, 10, 2), pixel_shader=displayio.Palette(2))
tile.hidden = True
group.append(tile)
board.DISPLAY.root_group = group
"""
    with Simulation(program(tmp_path, frames(text))) as handheld:
        sent = []
        for _ in range(3):
            handheld.frame()
            sent.append(handheld.sent)
    assert sent == [WHOLE, 100, 0]


@pytest.mark.parametrize("colours", [2, 16, 256, 65536])
def test_fill_reaches_every_pixel_of_a_bitmap(tmp_path, colours):
    """Blinka keeps bitmaps in words and assumes that they have 32 bits; where they have 64, `fill`
    left half of the pixels empty in bitmaps of 8 bits and more."""
    text = f"""
import displayio
bitmap = displayio.Bitmap(13, 3, {colours})
bitmap.fill(1)
print(sum(bitmap[place] for place in range(39)))
"""
    with Simulation(program(tmp_path, frames(text))) as handheld:
        handheld.frame()
        assert handheld.serial == "39\n"


def test_the_screen_refreshes_by_itself_until_told_not_to(tmp_path):
    text = """
import board, displayio, time
palette = displayio.Palette(1)
palette[0] = 0xFFFFFF
group = displayio.Group()
group.append(displayio.TileGrid(displayio.Bitmap(160, 128, 1), pixel_shader=palette))
board.DISPLAY.root_group = group
while True:
    time.sleep(0.1)
"""
    with Simulation(program(tmp_path, text)) as handheld:
        assert pixel(handheld, 5, 5) == (255, 255, 255)


def test_what_is_printed_is_on_the_display_until_the_program_has_a_picture(tmp_path):
    text = """
import board, displayio, time
print("A long sentence, longer than one line")
time.sleep(0.1)
board.DISPLAY.root_group = displayio.Group()
time.sleep(0.1)
print("unseen")
time.sleep(0.1)
board.DISPLAY.root_group = displayio.CIRCUITPYTHON_TERMINAL
time.sleep(0.1)
"""
    lit = []
    with Simulation(program(tmp_path, text)) as handheld:
        for _ in range(4):
            rgb = handheld.screen.rgb()
            lines = [rgb[top * 160 * 3 : (top + 12) * 160 * 3] for top in range(0, 120, 12)]
            lit.append([line.count(b"\xff") > 0 for line in lines[:4]])
            handheld.frame()
    assert lit == [
        [True, True, False, False],
        [False, False, False, False],
        [False, False, False, False],
        [True, True, True, False],
    ]


def test_no_thread_of_blinkas_draws_behind_the_programs_back(tmp_path):
    before = threading.enumerate()  # another test may have left a server running
    with Simulation(program(tmp_path)):
        begun = [thread.name for thread in threading.enumerate() if thread not in before]
    assert begun == ["program"]
    assert not displayio.background_thread.is_alive()  # it begins as the module is imported


# Buttons


def test_a_press_lasts_two_frames_and_is_let_go(tmp_path):
    text = """
import board, keypad
keys = keypad.ShiftRegisterKeys(clock=board.BUTTON_CLOCK, data=board.BUTTON_OUT,
    latch=board.BUTTON_LATCH, key_count=8, value_when_pressed=True)
event = keypad.Event()
frame = 0
while True:
    while keys.events.get_into(event):
        print(frame, event.key_number, event.pressed)
    frames(1)
    frame += 1
"""
    with Simulation(program(tmp_path, FRAMES + text)) as handheld:
        handheld.press("b", "select")
    assert handheld.serial == "1 0 True\n3 0 False\n5 3 True\n7 3 False\n"


def test_a_key_held_at_the_start_is_known_only_after_a_reset(tmp_path):
    text = """
import keypad
keys = keypad.ShiftRegisterKeys(clock=board.BUTTON_CLOCK, data=board.BUTTON_OUT,
    latch=board.BUTTON_LATCH, key_count=4, value_when_pressed=True)
frames(2)
print(len(keys.events))
keys.reset()
print(keys.events.get())
"""
    handheld = Simulation(program(tmp_path, FRAMES + text))
    handheld.device.hold("select")
    handheld.switch_on()
    handheld.frame(5)
    handheld.switch_off()
    assert handheld.serial == "0\n<Event: key_number 3 pressed>\n"


def test_a_queue_that_is_full_says_so(tmp_path):
    text = """
import keypad
keys = keypad.ShiftRegisterKeys(clock=board.BUTTON_CLOCK, data=board.BUTTON_OUT,
    latch=board.BUTTON_LATCH, key_count=4, value_when_pressed=True, max_events=3)
frames(8)
print(len(keys.events), keys.events.overflowed)
keys.events.clear()
print(len(keys.events), keys.events.overflowed)
"""
    with Simulation(program(tmp_path, FRAMES + text)) as handheld:
        handheld.press("a", "b")
    assert handheld.serial == "3 True\n0 False\n"


def test_a_pin_serves_one_at_a_time(tmp_path):
    text = """
import analogio, digitalio
stick = analogio.AnalogIn(board.JOYSTICK_X)
try:
    digitalio.DigitalInOut(board.JOYSTICK_X)
except ValueError as error:
    print(error)
stick.deinit()
digitalio.DigitalInOut(board.JOYSTICK_X)
try:
    print(stick.value)
except ValueError:
    print("gone")
"""
    with Simulation(program(tmp_path, frames(text))) as handheld:
        handheld.frame()
    assert handheld.serial == "JOYSTICK_X in use\ngone\n"


def test_the_stick_stands_where_it_is_pushed_or_rests(tmp_path):
    text = """
import analogio
x, y = analogio.AnalogIn(board.JOYSTICK_X), analogio.AnalogIn(board.JOYSTICK_Y)
while True:
    print(x.value, y.value)
    frames(1)
"""
    with Simulation(program(tmp_path, FRAMES + text)) as handheld:
        handheld.device.stick_rest = (31000, 33000)
        handheld.frame()
        handheld.device.hold("left")
        handheld.frame()
        handheld.device.hold("down")
        handheld.device.hold("right")
        handheld.frame()
    assert handheld.serial.splitlines()[1:] == ["31000 33000", "0 33000", "31000 65535"]


LAYER = """
import sys
from handheld import boards
parts = boards.find()
while True:
    pressed = parts.buttons.poll(parts.clock.ticks())
    if pressed:
        print(pressed)
    parts.display.refresh()
    parts.clock.pace()
"""


BOARDS = PYGAMER, PYBADGE, SPRIG, PLAIN, BARE


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_the_handheld_layer_finds_the_buttons_of_every_board(tmp_path, board):
    shutil.copytree(ROOT / "lib" / "handheld", tmp_path / "lib" / "handheld")
    with Simulation(program(tmp_path, LAYER), board=board) as handheld:
        handheld.press("up", "down", "left", "right", "a", "b", "start", "select")
    assert [int(mask) for mask in handheld.serial.split()] == [1, 2, 4, 8, 16, 32, 64, 128]


# Sound, light, battery


def test_tones_are_heard_while_the_amplifier_is_on(tmp_path):
    text = """
import audioio, digitalio, synthio
amplifier = digitalio.DigitalInOut(board.SPEAKER_ENABLE)
amplifier.switch_to_output(False)
synth = synthio.Synthesizer()
audioio.AudioOut(board.SPEAKER).play(synth)
synth.press(60)
amplifier.value = True
synth.press(synthio.Note(frequency=880))
synth.release_all_then_press((69, 57))
"""
    with Simulation(program(tmp_path, frames(text))) as handheld:
        handheld.frame()
        assert [tone.hz for tone in handheld.device.speaker.heard] == [880, 440, 220]


def test_a_looped_sample_sounds_at_its_length(tmp_path):
    text = """
import array, audiocore, audiopwmio
out = audiopwmio.PWMAudioOut(board.SPEAKER)
wave = audiocore.RawSample(array.array("H", [0, 65535] * 10), sample_rate=8000)
out.play(wave, loop=True)
frames(5)
print(out.playing)
out.play(wave)
frames(5)
print(out.playing)
"""
    with Simulation(program(tmp_path, frames(text)), board=PLAIN) as handheld:
        handheld.frame(12)
        assert handheld.serial == "True\nFalse\n"
        assert handheld.device.speaker.heard[0].hz == 400


def test_a_sprig_sounds_by_i2s_on_two_pins_in_a_row(tmp_path):
    text = """
import audiobusio, synthio
try:
    audiobusio.I2SOut(board.AUDIO_BCLK, board.GP2, board.AUDIO_DIN)
    print("no refusal")
except ValueError as refusal:
    print(refusal)
out = audiobusio.I2SOut(board.AUDIO_BCLK, board.AUDIO_LRCLK, board.AUDIO_DIN)
synth = synthio.Synthesizer()
out.play(synth)
synth.press(69)
try:
    import audioio
except ImportError as refusal:
    print(refusal)
"""
    with Simulation(program(tmp_path, frames(text)), board=SPRIG) as handheld:
        handheld.frame()
        assert handheld.serial.splitlines() == [
            "Bit clock and word select must be sequential GPIO pins",
            "no module named 'audioio'",
        ]
        assert [tone.hz for tone in handheld.device.speaker.heard] == [440]


def test_lights_are_seen_in_their_colours(tmp_path):
    with Simulation(program(tmp_path)) as handheld:
        handheld.press("a", "a", "a")
        assert handheld.device.lights == [(3, 0, 0)] * 5


# The memory


def erased(size=1024):
    return b"\xff" * size


def test_memory_begins_erased_and_keeps_what_is_written():
    nvm = Nvm(1024, Power())
    assert nvm[0:1024] == bytearray(erased())
    nvm[3:6] = b"abc"
    nvm[-1] = 7
    assert (nvm[3], nvm[3:6], nvm[1023]) == (97, bytearray(b"abc"), 7)
    assert nvm.writes == 2


@pytest.mark.parametrize(
    "place, value, refusal",
    [
        (slice(0, 4), b"abc", ValueError),
        (slice(0, 4), b"abcde", ValueError),
        (slice(0, 4, 2), b"ab", NotImplementedError),
        (slice(0, 2), [1, 2], NotImplementedError),
        (0, 256, ValueError),
        (0, -1, ValueError),
        (1024, 0, IndexError),
    ],
)
def test_memory_refuses_what_the_board_refuses(place, value, refusal):
    nvm = Nvm(1024, Power())
    with pytest.raises(refusal):
        nvm[place] = value
    assert nvm.content == erased()
    assert nvm.writes == 0


def test_a_cut_in_a_write_can_lose_everything_in_the_memory():
    """The chip erases the whole block even for one byte."""
    old = bytes(range(256)) * 4
    states = set()
    cut = 0
    while True:
        power = Power()
        nvm = Nvm(1024, power, old)
        power.cut_after(cut)
        try:
            nvm[0] = 9
        except PowerOff:
            states.add(bytes(nvm.content))
        else:
            break
        cut += 1
    assert old in states
    assert erased() in states
    assert b"\x09" + old[1:512] + erased(512) in states
    assert b"\x09" + old[1:256] + erased(768) in states  # within a page
    assert len(states) == cut == 6
    assert nvm.content == b"\x09" + old[1:]


def test_no_program_catches_the_loss_of_power(tmp_path):
    text = """
import microcontroller
try:
    microcontroller.nvm[0] = 1
except Exception:
    print("caught")
finally:
    try:
        microcontroller.nvm[1] = 1
    except Exception:
        print("caught")
print("survived")
"""
    handheld = Simulation(program(tmp_path, frames(text)))
    handheld.switch_on()
    handheld.power.cut_after(3)
    handheld.frame()
    assert not handheld.running
    assert handheld.serial == ""
    assert handheld.nvm.content[:513] == b"\x01" + erased(255) + erased(257)
    handheld.switch_on()
    handheld.frame()
    assert handheld.nvm[0] == 1
    handheld.switch_off()


def test_memory_outlives_the_power(tmp_path):
    text = """
import microcontroller
print(len(microcontroller.nvm), microcontroller.nvm[0])
microcontroller.nvm[0] = 5
"""
    handheld = Simulation(program(tmp_path, frames(text)))
    for _ in range(2):
        with handheld:
            handheld.frame()
    assert handheld.serial == "8192 255\n8192 5\n"


# The drive

WRITES = """
import os, storage
try:
    storage.remount("/", readonly=False)
    os.mkdir("/save")
    with open("/save/game.bin", "wb") as file:
        file.write(b"x" * 1000)
    print(os.stat("/save/game.bin")[6], os.listdir("/save"))
except (OSError, RuntimeError) as error:
    print(error)
"""


def test_nothing_is_written_while_a_computer_holds_the_drive(tmp_path):
    with Simulation(program(tmp_path, frames(WRITES))) as handheld:
        handheld.frame()
        assert handheld.serial == "Cannot remount path when visible via USB.\n"
    without = frames(
        WRITES.replace("storage.remount", "storage.getmount").replace(", readonly=False", "")
    )
    with Simulation(program(tmp_path, without), drive=tmp_path / "drive") as handheld:
        handheld.frame()
        assert "Read-only filesystem" in handheld.serial
    assert not (tmp_path / "drive").exists()


def test_on_battery_what_is_written_goes_into_the_folder(tmp_path):
    with Simulation(program(tmp_path, frames(WRITES)), drive=tmp_path / "drive") as handheld:
        handheld.frame()
        assert handheld.serial == "1000 ['game.bin']\n"
    assert (tmp_path / "drive" / "save" / "game.bin").read_bytes() == b"x" * 1000
    assert not (tmp_path / "save").exists()


def test_the_program_reads_its_own_files_but_does_not_change_them(tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "names.txt").write_text("Ä\n", encoding="utf-8")
    (tmp_path.parent / "secret.txt").write_text("no")
    text = """
import os, storage
storage.remount("/", False)
print(open("/assets/names.txt").read() + open("assets/names.txt").read())
for try_it in (lambda: os.remove("/code.py"), lambda: open("../secret.txt")):
    try:
        try_it()
    except OSError as error:
        print(error.errno)
"""
    with Simulation(program(tmp_path, frames(text)), drive=tmp_path / "drive") as handheld:
        handheld.frame()
        assert handheld.serial == "Ä\nÄ\n\n30\n2\n"


def states_after_cuts(tmp_path, prepare, act):
    """What the drive holds after a cut at each moment of `act`, and finally after no cut, each with
    what else was lost."""
    states = []
    cut = 0
    while True:
        folder = tmp_path / str(cut)
        folder.mkdir()
        power = Power()
        drive = Drive(tmp_path, folder, power)
        drive.remount("/", False)
        prepare(drive)
        power.cut_after(cut)
        try:
            act(drive)
            done = True
        except PowerOff:
            done = False
        files = {
            path.relative_to(folder).as_posix(): path.read_bytes()
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }
        states.append((files, drive.lost))
        if done:
            return states
        cut += 1


def write(drive, name, content):
    with drive.open(name, "wb") as file:
        file.write(content)


def write_over(drive, name, content):
    with drive.open(name, "r+b") as file:
        file.write(content)


def test_a_file_that_is_written_over_can_be_cut_in_each_block(tmp_path):
    old, new = b"o" * 1024, b"n" * 1024

    def prepare(drive):
        drive.mkdir("/in")
        write(drive, "/room", bytes(4096))
        write(drive, "/in/a", old)
        write(drive, "/in/b", b"near")
        write(drive, "/more", bytes(4096))
        write(drive, "/far", b"far")

    states = states_after_cuts(tmp_path, prepare, lambda drive: write_over(drive, "/in/a", new))
    assert all(not lost for _, lost in states)
    assert all(files["far"] == b"far" for files, _ in states)
    found = [(files.get("in/a"), files.get("in/b")) for files, _ in states]
    assert found[0] == (old, b"near")
    assert found[1] == (b"\xff" * 1024, b"\xff" * 4)  # the block of both is erased
    assert (new[:512] + b"\xff" * 512, b"\xff" * 4) in found
    assert (new, b"near") in found
    assert (None, None) in found  # the block with their entries
    assert found[-1] == (new, b"near")


@pytest.mark.parametrize(
    "act",
    [
        lambda drive: write(drive, "new", b"new"),
        lambda drive: write_over(drive, "a", bytes(3000)),
        lambda drive: drive.rename("b", "a"),
        lambda drive: drive.remove("a"),
        lambda drive: drive.mkdir("folder"),
    ],
    ids=["made", "grown", "renamed", "removed", "folder"],
)
def test_writing_the_table_can_cost_the_whole_drive(tmp_path, act):
    def prepare(drive):
        write(drive, "a", b"old")
        write(drive, "b", b"new")

    states = states_after_cuts(tmp_path, prepare, act)
    assert states[0] == ({"a": b"old", "b": b"new"}, set())
    assert ({}, {"drive"}) in states
    assert not states[-1][1]


def test_a_neighbour_of_the_program_can_cost_some_of_it(tmp_path):
    def prepare(drive):
        drive.mkdir("/in")
        write(drive, "/in/a", bytes(5000))

    blocks = "simulator.blocks._PROGRAM"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(blocks, range(40, 1061))
        states = states_after_cuts(
            tmp_path, prepare, lambda drive: write_over(drive, "/in/a", b"x")
        )
    assert {"program"} in [lost for _, lost in states]


# The program and its modules


def test_modules_that_the_board_lacks_cannot_be_imported(tmp_path):
    text = """
for name in ("typing", "functools", "dataclasses", "audiopwmio", "neopixel"):
    try:
        __import__(name)
        print("there is", name)
    except ImportError:
        pass
import adafruit_display_text.label, json, struct, gc
print(gc.mem_free() > 0)
"""
    with Simulation(program(tmp_path, frames(text))) as handheld:
        handheld.frame()
        assert handheld.serial == "True\n"


def test_every_start_finds_the_modules_fresh(tmp_path, monkeypatch):
    (tmp_path / "kahuna.py").write_text("count = 0\n")
    text = "import kahuna\nkahuna.count += 1\nprint(kahuna.count)\n"
    mine = object()
    monkeypatch.setitem(sys.modules, "kahuna", mine)
    handheld = Simulation(program(tmp_path, frames(text)))
    for _ in range(2):
        with handheld:
            handheld.frame()
    assert handheld.serial == "1\n1\n"
    assert sys.modules["kahuna"] is mine


def test_nothing_of_the_desk_is_changed_afterwards(tmp_path):
    before = dict(sys.modules), list(sys.meta_path), list(sys.path)
    with Simulation(program(tmp_path)):
        assert "board" in sys.modules
    assert (sys.modules, sys.meta_path, sys.path) == before


@pytest.mark.parametrize("when", ["at once", "later"])
def test_what_a_program_fails_with_is_raised(tmp_path, when):
    text = "raise KeyError('lost')"
    handheld = Simulation(program(tmp_path, frames(text) if when == "later" else text))
    modules = dict(sys.modules)
    with pytest.raises(KeyError, match="lost"), handheld:
        handheld.frame()
    assert not handheld.running
    assert sys.modules == modules


def test_only_one_simulation_is_on_at_a_time(tmp_path):
    with Simulation(program(tmp_path)) as handheld:
        with pytest.raises(RuntimeError, match="another"), Simulation(tmp_path):
            pass
        assert handheld.running
        handheld.device.hold("right")
        handheld.frame()
        assert handheld.sent > 0


def test_a_program_that_ends_leaves_its_picture(tmp_path):
    with Simulation(program(tmp_path, "import board\nboard.DISPLAY.refresh()")) as handheld:
        handheld.frame(5)
        assert not handheld.running
        assert len(handheld.screen.rgb()) == WHOLE * 3


def test_a_program_can_start_itself_again(tmp_path):
    text = """
import keypad, microcontroller, supervisor
keypad.ShiftRegisterKeys(clock=board.BUTTON_CLOCK, data=board.BUTTON_OUT,
    latch=board.BUTTON_LATCH, key_count=4, value_when_pressed=True)
starts = microcontroller.nvm[0]
print(starts)
if starts != 253:
    microcontroller.nvm[0] = starts - 1
    supervisor.reload()
"""
    with Simulation(program(tmp_path, frames(text))) as handheld:
        handheld.frame(5)
        assert handheld.serial == "255\n254\n253\n"


def test_a_program_without_frames_is_found_out(tmp_path):
    text = "import supervisor\nwhile True: supervisor.ticks_ms()"
    with pytest.raises(Frozen), Simulation(program(tmp_path, text), patience=0.1):
        pass


@pytest.mark.parametrize("computer", [False, True])
def test_the_console_is_always_heard_for_a_display_shows_it(tmp_path, computer):
    """So `serial_connected` does not say whether a computer is there; `usb_connected` does."""
    text = """
import supervisor
print(supervisor.runtime.serial_connected, supervisor.runtime.usb_connected)
"""
    simulation = Simulation(program(tmp_path, frames(text)))
    simulation.device.drive.held_by_computer = computer
    with simulation as handheld:
        handheld.frame(3)
        assert handheld.serial == f"True {computer}\n"


# Time and chance


def test_time_passes_where_the_program_waits(tmp_path):
    text = """
import supervisor, time
began = supervisor.ticks_ms()
time.sleep(70)
print((supervisor.ticks_ms() - began) % 2**29, supervisor.ticks_ms() < began)
end = time.monotonic() + 1
while time.monotonic() < end:
    pass
"""
    with Simulation(program(tmp_path, frames(text))) as handheld:
        handheld.frame(3)
        assert handheld.serial == "70000 True\n"
        assert handheld.device.time.ms >= 71000


def test_the_same_script_gives_the_same_pictures(tmp_path):
    play = "right right a shot:one hold:left:9 a wait:20 shot:two"
    shots = []
    for _ in range(2):
        with Simulation(program(tmp_path)) as handheld:
            handheld.play(play)
            shots.append(handheld.shots)
    assert shots[0] == shots[1]
    assert shots[0]["one"] != shots[0]["two"]


def test_a_seed_makes_chance_repeatable(tmp_path):
    text = "import os, random\nprint(os.urandom(40), random.randrange(10**6))"
    drawn = {}
    for seed in (1, 2, None):
        for _ in range(2):
            with Simulation(program(tmp_path, frames(text)), seed=seed) as handheld:
                handheld.frame()
            drawn.setdefault(seed, []).append(handheld.serial)
    assert drawn[1][0] == drawn[1][1]
    assert len({*drawn[1], *drawn[2], *drawn[None]}) == 4


def test_every_frame_can_be_watched(tmp_path):
    seen = []
    watch = seen.append
    with Simulation(program(tmp_path), watch=lambda handheld: watch(handheld.sent)) as handheld:
        handheld.press("a")
    assert len(seen) == 5
    assert seen[0] == WHOLE
    assert seen[-1] == 0


# Scripts


def test_a_script_is_read_word_by_word():
    steps = script.parse("up a # not this\n\n hold:left:12 wait:3\nshot:start-1 state frame\n")
    assert [tuple(step) for step in steps] == [
        (1, "up", None, None),
        (1, "a", None, None),
        (3, "hold", "left", 12),
        (3, "wait", 3, None),
        (4, "shot", "start-1", None),
        (4, "state", None, None),
        (4, "frame", None, None),
    ]


@pytest.mark.parametrize(
    "word",
    [
        *("upp", "A", "a:2", "hold", "hold:a", "hold:c:3", "hold:a:x", "hold:a:0", "hold:a:3:4"),
        *(
            "wait",
            "wait:",
            "wait:-1",
            "wait:1.5",
            "wait:²",
            "shot",
            "shot:",
            "shot:a/b",
            "shot:a.png",
        ),
        *("state:1", "frame:2"),
    ],
)
def test_a_word_that_makes_no_sense_is_named_with_its_line(word):
    with pytest.raises(script.ScriptError) as caught:
        script.parse(f"up\ndown {word}\n")
    sentence = str(caught.value)
    assert sentence.startswith("line 2: ")
    assert word in sentence
    assert "\n" not in sentence
