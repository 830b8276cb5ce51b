"""Pictures and fonts outside of a simulation, read as the program on a board reads them."""

from pathlib import Path

import environment
from simulator import board_modules
from simulator.fat_drive import File

with board_modules.instead_of_blinka():
    from handheld import font_loading, sheets

sheets.open = lambda path, mode: File(Path(path).read_bytes())

FONT = font_loading.load_font(str(environment.ROOT / "assets" / "text"))
