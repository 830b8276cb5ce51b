"""The page: its files on the VM, and what it is made of."""

import io
import json
import queue
import re
import subprocess
import threading
import urllib.request
import zipfile

import piranja_walks  # noqa: F401  (its walks join the others)
import pytest
import walks
from built_page import RECORDS, built_page, on_vm, packed
from vm_walks import OnVm

import deploy
import make_page
import vm
from handheld.languages import LANGUAGES

MOST = 500_000  # bytes of it, compressed


@pytest.fixture(scope="module")
def folder(build):
    return built_page(build)


def test_the_page_is_small_and_fetches_nothing_from_elsewhere(folder):
    files = {path.name: path.read_bytes() for path in folder.iterdir()}
    zipped = files.pop(make_page.ZIP)
    licences = files.pop(deploy.LICENCES).decode()
    assert sum(map(make_page.compressed, files.values())) <= MOST
    with zipfile.ZipFile(io.BytesIO(zipped)) as archive:
        assert "CIRCUITPY/code.py" in archive.namelist()
    text = re.sub(r"(?s)<script type=.text/plain.*?</script>", "", files["index.html"].decode())
    assert re.findall(r"https?://|src=|@import|url\(", text) == []
    manifest = json.loads(files[make_page.MANIFEST])
    assert {icon["src"] for icon in manifest["icons"]} <= set(files)
    assert "\n== MicroPython\n" in licences
    assert licences.count("Permission is hereby granted") == licences.count("\nCopyright")


def test_the_same_files_give_the_same_page(folder, build, tmp_path, monkeypatch):
    files = on_vm(folder), json.loads(packed(folder)["places"])
    monkeypatch.setattr(make_page, "files_on_vm", lambda: files)
    make_page.make(tmp_path / "again", build.compiled / make_page.ZIP)
    for path in folder.iterdir():
        assert (tmp_path / "again" / path.name).read_bytes() == path.read_bytes(), path.name


@pytest.mark.parametrize("name", ["a_turn", "puzzles", "piranja_a_game"])
def test_the_files_in_the_page_show_what_the_desk_does(folder, name):
    machine = OnVm(on_vm(folder))
    machine.begin(walks.WALKS[name])
    for step in walks.go(name):
        assert machine.do(step.done) == (step.seen, step.screen), step
    machine.close()


@pytest.mark.parametrize("screen", RECORDS)
def test_a_record_in_the_page_is_shown_turn_by_turn(folder, screen):
    with vm.Vm(files=on_vm(folder), seen=True) as machine:
        machine.stand_in()
        machine.run("import in_page, player; player.boot(); player.frame()")
        machine.run(f"in_page.read_record({RECORDS[screen]!r}); in_page.look_at(); player.frame(3)")
        assert machine.run("print(player.shown())").output == screen + "\n"


def test_the_row_that_is_chosen_and_its_value_are_told(folder):
    with vm.Vm(files=on_vm(folder), seen=True) as machine:
        machine.stand_in("world.values['KAHUNA_LANGUAGE'] = 'en'")
        machine.run("import in_page, player; player.boot(); player.frame()")

        def read_aloud(screen):
            machine.run(screen and f"player.open_screen({screen!r})")
            return machine.run("print(in_page.state())").output.split("\n")[4]

        assert read_aloud("") == "Learn"
        assert read_aloud("newgame") == "Play"
        machine.run("player.press('down')")
        assert read_aloud("") == "White Player"


def test_every_language_says_the_same_things():
    code = "import { WORDS } from './words.mjs'; console.log(JSON.stringify(WORDS))"
    node, _ = vm.install()
    printed = subprocess.run(
        [node, "--input-type=module", "-e", code],
        cwd=make_page.SOURCES,
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout
    words = json.loads(printed)
    assert sorted(words) == sorted(code for code, _ in LANGUAGES)
    for language in words.values():
        assert list(language) == list(words["en"])
        for name, text in language.items():
            assert text.count("%s") == words["en"][name].count("%s"), name
    page = (make_page.SOURCES / make_page.PAGE).read_text(encoding="utf-8")
    asked = re.findall(r'data-(?:word|label)="(\w+)"', page)
    code = (make_page.SOURCES / "page.mjs").read_text(encoding="utf-8")
    asked += re.findall(r'word\("(\w+)"', code)
    assert set(asked) <= set(words["en"])


def test_the_sources_of_the_page_stay_few():
    lines = [path.read_text(encoding="utf-8").count("\n") for path in make_page.SOURCES.iterdir()]
    assert sum(lines) <= 1500


def test_it_is_served_on_this_computer_alone(folder):
    found = queue.Queue()
    serving = lambda: make_page.serve(folder, port=0, ready=found.put)  # noqa: E731
    threading.Thread(target=serving, daemon=True).start()
    address = found.get(timeout=30)
    assert address.startswith("http://127.0.0.1:")
    with urllib.request.urlopen(address + make_page.MANIFEST) as answer:
        assert answer.headers["Content-Type"] == "application/manifest+json"
