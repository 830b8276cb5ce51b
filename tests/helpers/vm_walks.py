"""Walks repeated on the compiled program, on the VM that plays it in the page."""

import functools
import tempfile
from pathlib import Path

import walks
from kahuna_player import with_places

import vm


class OnVm:
    """The compiled program on the VM, with what there is to see and hear."""

    def __init__(self, files):
        self._vm = vm.Vm(files=files, seen=True)
        self._vm.stand_in("world.is_pygamer = False")

    def close(self):
        self._vm.close()

    def begin(self, walk):
        """Switches the board on as a walk begins: all that is kept on its drive are places."""
        values = {"KAHUNA_LANGUAGE": ""} if walk.values is None else walk.values
        self._run(BEFORE.format(memory=walk.memory.hex(), values=values, drive=bool(walk.drive)))
        if walk.drive:
            self._vm.put(_places())
        self._switch_on()

    def do(self, done):
        """Repeats a step; returns what there is then to see and hear, and the screen's name."""
        if done.isdigit():
            self._run(FRAMES.format(done))
        elif done == "power":
            self._switch_on()
        elif done == "empty":
            self._run("world.battery_volts = 3.3")
        else:
            button, _, frames = done.partition(":")
            self._run(PRESS.format(button, frames or 2))
        seen = self._vm.look()
        colours = seen["lights"]
        lights = [[colours[at + 1], colours[at], colours[at + 2]] for at in range(0, 15, 3)]
        digest = walks.checksum(seen["picture"], lights, seen["heard"])
        return digest, self._run("print(player.shown())").output.strip()

    def _switch_on(self):
        self._vm.look()  # so that only what is heard from now on counts
        self._run("player.boot()\nplayer.frame()")

    def _run(self, code):
        return self._vm.run(code, weighs=False)


@functools.lru_cache(None)
def _places():
    """The places for games on a drive, as deploy makes them."""
    with tempfile.TemporaryDirectory() as folder:
        files = with_places(Path(folder)).rglob("*")
        return {
            f"/{path.relative_to(folder).as_posix()}": path.read_bytes()
            for path in files
            if path.is_file()
        }


BEFORE = """
import displayio, fat, microcontroller, player, uos, world
microcontroller.nvm[:] = bytes.fromhex('{memory}')
world.values = {values}
world.battery_volts = 3.9
world.drive = world.OURS if {drive} else world.COMPUTERS
world.has_listener = not {drive}
fat.readonly = True
displayio.dirty = True
refresh = displayio.Display.refresh

def remove(path):
    if uos.stat(path)[0] & 0x4000:
        for name in uos.listdir(path):
            remove(path + '/' + name)
        uos.rmdir(path)
    else:
        uos.remove(path)

for folder in ('keep', 'records'):
    if folder in uos.listdir('/'):
        remove('/' + folder)
"""
# Only the frame that is looked at is drawn: what has changed before waits for it.
UNSEEN = "displayio.Display.refresh = lambda display: True\n"
SEEN = "\ndisplayio.Display.refresh = refresh\nplayer.frame()"
FRAMES = UNSEEN + "player.frame({0} - 1)" + SEEN
PRESS = UNSEEN + "world.hold('{0}')\nplayer.frame({1})\nworld.let_go('{0}')\nplayer.frame()" + SEEN
