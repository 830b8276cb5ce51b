"""Makes a board's drive with another game on it: any package that was made for handheld."""

import re
import shutil

import environment
from artwork import bmp
from manners import Mistake

FOLDER = environment.ROOT / "build" / "guest"
LETTERS = "icons.bmp", "text.bmp", "text.tab", "tiny.bmp", "tiny.tab"
SEA = 0x2B6CA3  # the colour of a title that is not drawn yet


def drive(package, folder=FOLDER):
    """Makes the drive and returns its folder: code.py, lib, letters, the package and its
    pictures."""
    name = package.resolve().name
    if not (package / "cartridge.py").is_file():
        raise Mistake(f"'{package}' is not a game for handheld: it has no cartridge.py")
    if not name.isidentifier():
        raise Mistake(f"'{name}' cannot be imported: use only letters, digits and _ in its name")
    shutil.rmtree(folder, ignore_errors=True)
    ours = shutil.ignore_patterns("__pycache__", "*.md")
    shutil.copytree(environment.ROOT / "lib", folder / "lib", ignore=ours)
    shutil.copytree(package, folder / name, ignore=ours)
    pictures = folder / "assets" / name
    pictures.mkdir(parents=True)
    for letters in LETTERS:
        shutil.copy(environment.ROOT / "assets" / letters, folder / "assets")
    (pictures / "title.bmp").write_bytes(bmp.write(160, 128, bytes(160 * 128), [SEA, 0xFFFFFF]))
    for picture in package.glob("*.bmp"):
        shutil.copy(picture, pictures)
    start = (environment.ROOT / "code.py").read_text(encoding="utf-8")
    start = re.sub(r"(?m)^GAMES = .*$", f'GAMES = ("{name}",)  # on this drive', start)
    (folder / "code.py").write_text(start, encoding="utf-8")
    return folder
