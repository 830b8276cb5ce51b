"""Makes build/page/: the same program in a web page, for any phone, tablet or computer.

    python3 tools/make_page.py      writes build/page/; `play.py --page` serves it, too

index.html has all of it, and opens from a folder by a double click as well as from any web server.
Beside it lie the files for installing it and playing offline, the zip file for a board, and the
licences. See docs/page.md.
"""

import environment

# isort: split
import functools
import gzip
import hashlib
import http.server
import json
import re
import sys
import webbrowser
import zipfile
from base64 import b64encode

import deploy
import manners
import vm
from artwork import bmp, png
from manners import Mistake
from vm import packing

FOLDER = environment.ROOT / "build" / "page"
SOURCES = environment.ROOT / "tools" / "page"
PAGE, WORKER, MANIFEST = "index.html", "worker.js", "app.webmanifest"
ZIP = "kahuna-circuitpython.zip"
# In the order in which they go into the page: each after what it imports.
SCRIPTS = (
    *("../vm/screen.mjs", "../vm/machine.mjs", "../vm/unpacking.mjs", "around.mjs", "board.mjs"),
    *("controls.mjs", "keeping.mjs", "layout.mjs", "words.mjs", "page.mjs"),
)
RECORDS = "kahuna/records", "piranja/records", "lib/handheld/records"  # boards only write records
CALLERS = SOURCES / "in_page.py", environment.ROOT / "tools" / "desk" / "pointing.py"
ICON = "assets/kahuna/title.bmp", (100, 36, 48, 48)
ICON_SIZES = 192, 512
DESK = "#e2ded2"
VM_COPYRIGHT = "Copyright (c) 2013-2025 Damien P. George"  # the npm package does not say


def files_on_vm():
    """Returns all that the VM gets, {path in it: bytes}, and what its tracebacks mean.

    The program is what a board gets, and what no board needs: what a finger on the screen asks for,
    and readers of records.
    """
    sources, meanings = deploy.manifest(), {}
    for folder in RECORDS:
        for path in (environment.ROOT / folder).glob("*.py"):
            sources[f"{folder}/{path.name}"] = path
    program = vm.program(deploy.contents(sources, meanings=meanings, callers=CALLERS))
    standins = {
        f"/standins/{path.stem}.mpy": deploy.compiled(path.name, path.read_bytes())
        for path in (*vm.STANDINS.glob("*.py"), *CALLERS)
    }
    standins = {path: b"M" + data[1:] for path, data in standins.items()}
    return {**program, **standins}, places(json.loads(deploy.names(sources, meanings)))


def places(names):
    """Returns the parts that each file on the VM is made of, to find the source of a line:
    {name in a traceback: [[the lines before a part, the path of its source], ...]}."""
    return {
        name: sorted([part["after"], part["path"]] for part in module["parts"])
        for name, module in sorted(names.items())
    }


def script():
    """Returns the scripts as one, without what they import of one another."""
    parts = []
    for name in SCRIPTS:
        text = (SOURCES / name).read_text(encoding="utf-8")
        text = re.sub(r'(?m)^import .* from ".*";\n', "", text)
        parts.append(re.sub(r"(?m)^export ", "", text))
    return "\n".join(parts)


def page(loader, wasm, files, places, icon):
    """Returns index.html with everything in it."""
    piece = packing.packed({"loader": loader, "vm": wasm, "places": places, **files})
    inside = {
        "style": (SOURCES / "style.css").read_text(encoding="utf-8"),
        "icon": f"data:image/png;base64,{b64encode(icon).decode()}",
        "packed": b64encode(piece).decode(),
        "code": script(),
    }
    return filled(PAGE, inside)


def filled(name, inside):
    text = (SOURCES / name).read_text(encoding="utf-8")
    for key, value in inside.items():
        text = text.replace("{{" + key + "}}", value)
    return text.encode()


def icon(size):
    """Returns a PNG of the sign in the middle of the title, on the colour of its sea."""
    path, (left, top, width, height) = ICON
    across, _, pixels, colours = bmp.read((environment.ROOT / path).read_bytes())
    scale = size // width
    edge = (size - width * scale) // 2
    rows = []
    for y in range(size):
        row = top + min(max((y - edge) // scale, 0), height - 1)
        columns = (left + min(max((x - edge) // scale, 0), width - 1) for x in range(size))
        here = [colours[pixels[row * across + x]] for x in columns]
        rows.append(b"".join((colour & 0xFFFFFF).to_bytes(3, "big") for colour in here))
    return png.write(size, size, b"".join(rows))


def licences(archive):
    """Returns the licences of all that is in the page: those in the zip file, and MicroPython's,
    which has the same words as ours."""
    with zipfile.ZipFile(archive) as zipped:
        board = zipped.read(deploy.LICENCES).decode()
    own = (environment.ROOT / "LICENSE").read_text(encoding="utf-8")
    permission = own[own.index("Permission is hereby granted") :]
    return f"{board}\n== MicroPython\n\n{VM_COPYRIGHT}\n\n{permission}".encode()


def make(folder, archive):
    """Writes the page into `folder`; `archive` is the zip file for a board."""
    _, module = vm.install()
    loader, wasm = module.read_bytes(), module.with_name("micropython.wasm").read_bytes()
    icons = {f"icon-{size}.png": icon(size) for size in ICON_SIZES}
    manifest = {
        **{"name": "Kahuna and Kai Piranja", "short_name": "Kahuna", "start_url": "./"},
        **{"display": "standalone", "background_color": DESK, "theme_color": DESK},
        "icons": [
            {"src": f"icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"}
            for size in ICON_SIZES
        ],
    }
    files, parts = files_on_vm()
    made = {
        PAGE: page(loader, wasm, files, json.dumps(parts).encode(), icon(48)),
        MANIFEST: (json.dumps(manifest, indent=1) + "\n").encode(),
        **icons,
    }
    version = hashlib.sha256(b"".join(made.values())).hexdigest()[:12]
    worker = {"version": version, "files": json.dumps(["./", *sorted({*made} - {PAGE})])}
    made[WORKER] = filled(WORKER, worker)
    size = sum(compressed(data) for data in made.values())
    made[ZIP] = archive.read_bytes()
    made[deploy.LICENCES] = licences(archive)
    deploy.write_folder(folder, made)
    print(f"{deploy.shown(folder)}: {deploy.kilobytes(size)} compressed, without zip and licences")
    return made


def compressed(data):
    """Returns how many bytes a web server sends for a file."""
    return min(len(data), len(gzip.compress(data, 9)))


class Handler(http.server.SimpleHTTPRequestHandler):
    def guess_type(self, path):
        if str(path).endswith(".webmanifest"):
            return "application/manifest+json"
        return super().guess_type(path)

    def log_message(self, *words):
        pass


def serve(folder=FOLDER, port=8000, ready=webbrowser.open):
    """Serves a folder on this computer alone, until it is interrupted."""
    handler = functools.partial(Handler, directory=str(folder))
    try:
        server = http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)
    except OSError as error:
        raise Mistake(f"cannot serve on port {port}: {error.strerror or error}") from None
    address = f"http://127.0.0.1:{server.server_port}/"
    with server:
        manners.say(f"The page is at {address} (Ctrl-C ends it)")
        ready(address)
        server.serve_forever()


@manners.tool("make_page")
def main(arguments=None, folder=FOLDER):
    parser = manners.Parser("make_page", __doc__)
    parser.parse_args(arguments)
    try:
        deploy.build(deploy.BUILD)
        make(folder, deploy.BUILD / ZIP)
    except vm.VmError as problem:
        raise Mistake(str(problem)) from None


if __name__ == "__main__":
    environment.ensure()
    sys.path += [str(environment.ROOT), str(environment.ROOT / "lib")]
    sys.exit(main())
