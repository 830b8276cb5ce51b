"""The page in a real browser: by touch, across a reload, without a network, onto a board."""

import base64
import datetime
import functools
import http.server
import re
import threading

import chromium
import pytest
import walks
from built_page import RECORDS, built_page
from waiting import wait_for

import deploy
import make_page
from environment import ROOT
from simulator import Simulation
from simulator.memory import Nvm

SIZES = {
    "a phone": (390, 844, 3, True),
    "a small phone": (320, 568, 2, True),
    "a phone on its side": (844, 390, 3, True),
    "a tablet": (820, 1180, 2, True),
    "a small window": (1000, 700, 1, False),
    "a desk": (1920, 1080, 1, False),
}
ROW = 160 * 2  # bytes
NOTICE = 11  # rows that a notice covers
READY = "globalThis.kahuna && kahuna.shown > 0"


@pytest.fixture(scope="module")
def folder(build):
    return built_page(build)


class Server:
    def __init__(self, folder):
        handler = functools.partial(make_page.Handler, directory=str(folder))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self._server.server_port}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def end(self):
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture(scope="module")
def address(folder):
    server = Server(folder)
    yield server.address
    server.end()


@pytest.fixture(scope="module")
def chrome(tmp_path_factory):
    if not chromium.found():
        pytest.skip("there is no Chromium (on Debian: apt install chromium)")
    with chromium.Chromium(tmp_path_factory.mktemp("profile")) as chrome:
        yield chrome


@pytest.fixture
def browser(chrome):
    chrome.begin()
    width, height, _, touch = SIZES["a phone"]
    chrome.size(width, height, touch=touch)  # of its three dots Chromium would draw all
    return chrome


@pytest.fixture
def open_page(browser, address):
    browser.go(address)
    browser.wait(READY)
    return browser


def python(browser, code):
    """The value of an expression in Python, as text."""
    words = f"import player\nprogram = player.program\nanswer = str({code})"
    return browser.run(f"kahuna.machine.run({words!r}); kahuna.machine.vm.globals.get('answer')")


def until(browser, condition):
    words = f"import player\nprogram = player.program\nanswer = str({condition})"
    answer = "kahuna.machine.vm.globals.get('answer')"
    browser.wait(f"kahuna.machine.run({words!r}), {answer} === 'True'")


def wait_for_picture(browser, pixels, rows=128):
    """Waits until the handheld shows what a desk does, in so many rows from the top. Nothing may
    move by itself there: the page goes on while it is asked."""
    wanted = base64.b64encode(memoryview(pixels).cast("B")[: rows * ROW]).decode()
    shown = f"new Uint8Array(kahuna.machine.screen.pixels.buffer, 0, {rows * ROW})"
    browser.wait(f"btoa(String.fromCharCode(...{shown})) === '{wanted}'")


def reload(browser):
    browser.run("globalThis.old = true")  # or the page before would do for the new one
    browser.ask("Page.reload")
    browser.wait(f"!globalThis.old && {READY}")


def to_own_turn(browser):
    """Goes past a robot's turn that is shown."""
    while True:
        until(browser, "program.shown in ('play', 'watch')")
        if python(browser, "program.shown") == "play":
            return
        tap(browser, "[data-button=a]")


def middle(browser, query):
    return browser.run(
        f"(() => {{ const box = document.querySelector({query!r}).getBoundingClientRect();"
        " return [box.x + box.width / 2, box.y + box.height / 2]; })()"
    )


def tap(browser, *queries):
    """Several thumbs press at once."""
    browser.touch("Start", *(middle(browser, query) for query in queries))
    frames = browser.run("kahuna.count")
    browser.wait(f"kahuna.count > {frames} + 2")
    browser.touch("End")
    browser.wait(f"kahuna.count > {frames} + 5")


def point(browser, x, y):
    """Touches a pixel of the handheld's screen."""
    left, top, scale = browser.run(
        "(() => { const box = document.querySelector('#screen').getBoundingClientRect();"
        " return [box.x, box.y, box.width / 160]; })()"
    )
    browser.touch("Start", (left + (x + 0.5) * scale, top + (y + 0.5) * scale))
    browser.touch("End")


def test_a_game_by_touch_across_a_reload_and_without_a_network(browser, folder):
    server = Server(folder)
    try:
        browser.go(server.address)
        browser.wait(READY)
        point(browser, 80, 95)  # the second row of the title
        until(browser, "program.shown == 'newgame'")
        with Simulation(values={"KAHUNA_LANGUAGE": "en"}) as handheld:
            handheld.play("down a")
            wait_for_picture(browser, handheld.screen.pixels)
        tap(browser, "[data-button=start]")
        to_own_turn(browser)
        game = python(browser, "program.game.session.pack()")
        browser.wait("navigator.serviceWorker.ready.then(() => true)")
        reload(browser)
        to_own_turn(browser)
        assert python(browser, "program.game.session.pack()") == game
    finally:
        server.end()
    reload(browser)
    to_own_turn(browser)
    assert python(browser, "program.game.session.pack()") == game


@pytest.mark.parametrize("language", ["de", "fr"])
def test_it_speaks_the_language_of_the_browser(browser, address, language):
    browser.ask("Emulation.setLocaleOverride", locale=language)
    browser.ask(
        "Page.addScriptToEvaluateOnNewDocument",
        source=f"Object.defineProperty(navigator, 'languages', {{ value: ['{language}-CH'] }})",
    )
    browser.go(address)
    browser.wait(READY)
    assert python(browser, "program.settings.language") == language
    assert browser.run("document.documentElement.lang") == language


def test_several_thumbs_press_at_once_and_a_thumb_rolls_over_the_pad(open_page):
    x, y = middle(open_page, "#pad")
    open_page.touch("Start", (x - 40, y), middle(open_page, "[data-button=b]"))
    until(open_page, "sorted(__import__('world').held) == ['b', 'left']")
    open_page.touch("Move", (x, y - 40), middle(open_page, "[data-button=b]"))
    until(open_page, "sorted(__import__('world').held) == ['b', 'up']")
    open_page.touch("End")
    until(open_page, "__import__('world').held == []")


def test_keys_and_a_gamepad_press_as_thumbs_do(open_page):
    open_page.ask("Input.dispatchKeyEvent", type="keyDown", code="Space", key=" ")
    until(open_page, "__import__('world').held == ['a']")
    open_page.ask("Input.dispatchKeyEvent", type="keyUp", code="Space", key=" ")
    until(open_page, "__import__('world').held == []")
    held = "Array.from({ length: 16 }, (_, i) => ({ pressed: i === 14 }))"
    pad = f"[null, {{ buttons: {held}, axes: [0, 0] }}]"
    open_page.run(f"navigator.getGamepads = () => globalThis.off ? [] : {pad}")
    until(open_page, "__import__('world').held == ['left']")
    open_page.run("globalThis.off = true")
    until(open_page, "__import__('world').held == []")


def test_after_more_a_key_is_the_handhelds_again(open_page):
    open_page.run("document.querySelector('#open').focus()")
    open_page.run("document.querySelector('#open').click()")
    open_page.run("document.querySelector('.close').click()")
    open_page.wait("document.activeElement === document.body")


def test_a_note_sounds_after_the_first_press(open_page):
    open_page.run(
        "AudioParam.prototype.setTargetAtTime ="
        " function (level) { (globalThis.levels ||= []).push(level); }"
    )
    assert not open_page.run("globalThis.levels")
    open_page.wait(
        "(document.querySelector('[data-tap=down]').click(),"
        " globalThis.levels?.some((level) => level > 0.05))"
    )


def test_games_of_a_former_version_go_on(browser, address):
    name = "a_game_of_a_former_version"
    memory = base64.b64encode(walks.WALKS[name].memory).decode()
    browser.ask(
        "Page.addScriptToEvaluateOnNewDocument",
        source=f"localStorage['kahuna-handheld'] ||= '{memory}'",
    )
    browser.go(address)
    browser.wait(READY)
    until(browser, f"program.shown == {walks.go(name)[0].screen!r}")


def test_all_of_the_handheld_is_seen_and_nothing_scrolls(open_page):
    for size in SIZES.values():
        set_size(open_page, *size)
        check_layout(open_page, size)


def set_size(browser, width, height, dots, touch):
    browser.size(width, height, dots, touch)
    now = "[innerWidth, innerHeight, devicePixelRatio].join()"
    browser.wait(f"{now} === '{width},{height},{dots}'")
    browser.run("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def check_layout(browser, size):
    outside = """[...document.querySelectorAll('#glass, #pad, #round button, #flat button, #open')]
      .filter((each) => { const box = each.getBoundingClientRect();
        return box.x < 0 || box.y < 0
          || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5; })
      .map((each) => each.id || each.dataset.button).join(' ')"""
    assert browser.run(outside) == "", size
    assert browser.run("document.scrollingElement.scrollHeight <= innerHeight"), size
    width, dots = browser.run(
        "[document.querySelector('#screen').getBoundingClientRect().width, devicePixelRatio]"
    )
    assert width * dots / 160 == pytest.approx(round(width * dots / 160), abs=0.01), size
    boxes = browser.run("""['#glass', '#pad', '[data-button=a]', '[data-button=b]',
      '[data-button=select]', '[data-button=start]'].map((each) => {
        const box = document.querySelector(each).getBoundingClientRect();
        return [box.x, box.y, box.right, box.bottom]; })""")
    for at, (left, top, right, bottom) in enumerate(boxes):
        for x1, y1, x2, y2 in boxes[:at]:
            apart = left >= x2 - 1 or right <= x1 + 1 or top >= y2 - 1 or bottom <= y1 + 1
            assert apart or at == 3, (size, boxes[at], (x1, y1, x2, y2))  # A and B are round


def test_what_cannot_be_kept_is_told_by_the_program(open_page, monkeypatch):
    open_page.run("Storage.prototype.setItem = () => { throw new DOMException('full'); }")
    python(open_page, "program.push('settings')")
    until(open_page, "program.shown == 'settings'")
    for button in ("right", "b"):
        frames = open_page.run("kahuna.count")
        open_page.wait(f"kahuna.count > {frames} + 5")
        named = f"[data-tap={button}], [data-button={button}]"
        open_page.run(f"document.querySelector('{named}').click()")
    with Simulation(values={"KAHUNA_LANGUAGE": "en"}) as handheld:
        handheld.program.save_settings()
        monkeypatch.setattr(Nvm, "__setitem__", refuse)
        handheld.program.push("settings")
        handheld.frame(3)
        handheld.press("right", "b")
        handheld.frame(10)
        wait_for_picture(open_page, handheld.screen.pixels, NOTICE)  # below, the title moves
    open_page.run("document.querySelector('#open').click()")
    message = open_page.run("document.querySelector('#message').textContent")
    assert message.startswith("Ce navigateur")


def refuse(nvm, index, value):
    raise OSError


def test_a_second_tab_waits_until_the_first_is_closed(open_page, address):
    first = open_page.tab
    open_page.another_tab()
    open_page.go(address)
    open_page.wait("document.querySelector('#sentence')?.textContent.includes('another tab')")
    assert open_page.run("kahuna.shown") == 0
    open_page.ask("Target.closeTarget", targetId=first)
    open_page.wait(READY)
    assert open_page.run("document.querySelector('#notice').hidden")


def test_when_something_goes_wrong_the_sentence_and_the_line_are_there(open_page):
    open_page.run("navigator.clipboard.writeText = async (text) => { globalThis.copied = text; }")
    python(open_page, "setattr(program.stage.top, 'frame', None)")
    open_page.wait("!document.querySelector('#details').hidden")
    assert open_page.run("document.querySelector('#sentence').textContent") == (
        "Something went wrong. Switch off and on: the game goes on."
    )
    open_page.run("document.querySelector('#details').click()")
    answer = open_page.wait("globalThis.copied")
    path, line = re.findall(r'File "(lib/[\w/]+\.py)", line (\d+)', answer)[-1]
    assert ".frame(" in (ROOT / path).read_text().splitlines()[int(line) - 1]


def test_the_page_knows_the_date_here(open_page):
    shown = int(python(open_page, "int(__import__('time').time()) // 86400"))
    assert abs(shown - (datetime.date.today() - datetime.date(1970, 1, 1)).days) <= 1


def test_a_link_opens_a_puzzle_and_the_page_makes_one(open_page, address):
    open_page.run("navigator.clipboard.writeText = async (text) => { globalThis.copied = text; }")
    open_page.go(f"{address}#puzzle-41")
    until(open_page, "program.shown == 'puzzle' and program.stage.top._number == 40")
    open_page.run("document.querySelector('#open').click()")
    open_page.run("document.querySelector('#link').click()")
    assert open_page.wait("globalThis.copied") == f"{address}#puzzle-41"


@pytest.mark.parametrize("screen", RECORDS)
def test_a_record_is_looked_through_and_nothing_of_it_is_kept(open_page, screen):
    kept = open_page.run("localStorage['kahuna-handheld']")
    look_at(open_page, "kahuna 1\nwhite A-C")
    message = open_page.wait("document.querySelector('#message').textContent")
    assert message.startswith("This record cannot be read: line 2: ")
    look_at(open_page, RECORDS[screen])
    until(open_page, f"program.shown == {screen!r}")
    tap(open_page, "[data-button=a]")
    assert open_page.run("localStorage['kahuna-handheld']") == kept
    open_page.run("document.querySelector('#back').click()")
    open_page.wait(READY)
    until(open_page, "program.shown == 'title'")


def look_at(browser, record):
    browser.run("document.querySelector('#open').click()")
    browser.run(f"document.querySelector('#record').value = {record!r}")
    browser.run("document.querySelector('#look').click()")


BOARD = """(async () => {
  const top = await navigator.storage.getDirectory();
  const drive = await top.getDirectoryHandle('drive', { create: true });
  const write = async (path, text) => {
    const parts = path.split('/'), name = parts.pop();
    let folder = drive;
    for (const part of parts) folder = await folder.getDirectoryHandle(part, { create: true });
    const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
    await file.write(text);
    await file.close();
  };
  globalThis.read = async (path) => {
    const parts = path.split('/'), name = parts.pop();
    let folder = drive;
    for (const part of parts) folder = await folder.getDirectoryHandle(part);
    return (await (await folder.getFileHandle(name)).getFile()).text();
  };
  globalThis.write = write;
  globalThis.showDirectoryPicker = async () => drive;
  document.querySelector('#open').click();
})()"""
BOARD_SAYS = "document.querySelector('#boardsays').textContent"


def test_it_is_put_on_a_board_as_deploy_does(open_page, build):
    """On the browser's own drive: no prompt can be answered without a window."""
    open_page.run(BOARD)
    open_page.run("document.querySelector('#put').click()")
    assert "not a CircuitPython drive" in open_page.wait(BOARD_SAYS)
    boot = "Adafruit CircuitPython 8.2.9 on 2023-12-06; Adafruit PyGamer with samd51j19"
    open_page.run(f"write('boot_out.txt', {boot!r})")
    open_page.run("document.querySelector('#put').click()")
    open_page.wait(f"{BOARD_SAYS}.startsWith('CircuitPython 8.2.9 is on it')")
    boot = boot.replace("8.2.9", "10.2.1") + "\r\nBoard ID:pygamer\r\n"
    open_page.run(f"write('boot_out.txt', {boot!r})")
    open_page.run("write('code.py', 'print(1)')")
    open_page.run("write('keep/game.1', 'kept')")
    open_page.run("write('mine.txt', 'mine')")
    open_page.run("document.querySelector('#put').click()")
    files = {deploy.LIST: b"", **build.contents()}
    open_page.wait(f"{BOARD_SAYS}.includes('{len(files) - 1} files copied')")
    text = open_page.run(BOARD_SAYS)
    assert "Found: pygamer, CircuitPython 10.2.1" in text
    assert "code.py was in the way and is now called code.py.old" in text
    assert open_page.run("read('code.py.old')") == "print(1)"
    assert open_page.run("read('keep/game.1')") == "kept"
    assert open_page.run("read('mine.txt')") == "mine"
    assert open_page.run("read('code.py')") == build.contents()["code.py"].decode()
    listed = open_page.run(f"read('{deploy.LIST}')")
    assert listed.encode() == deploy.listing(build.contents())
    # A second time nothing changes, but for what is no longer part of it.
    stale = deploy.listing({"lib/old.mpy": b"old"}).decode()
    open_page.run("write('lib/old.mpy', 'old')")
    open_page.run(f"write('{deploy.LIST}', {listed + stale!r})")
    open_page.run(f"{BOARD_SAYS} = ''; document.querySelector('#put').click()")
    open_page.wait(f"{BOARD_SAYS}.includes('\\n0 files copied')")
    assert open_page.run("read('lib/old.mpy').catch((error) => error.name)") == "NotFoundError"


def test_it_opens_from_a_folder(browser, folder):
    browser.go((folder / make_page.PAGE).as_uri())
    browser.wait(READY)
    assert python(browser, "program.shown") == "title"
    tap(browser, "[data-button=start]")
    reload(browser)


def test_games_move_to_another_browser_in_a_file(browser, address, tmp_path):
    where = {"behavior": "allow", "downloadPath": str(tmp_path), **browser.apart}
    browser.ask("Browser.setDownloadBehavior", **where)
    browser.go(address)
    browser.wait(READY)
    python(browser, "setattr(program.settings, 'lights', False) or program.save_settings()")
    browser.run("document.querySelector('#save').click()")
    (file,) = wait_for(lambda: list(tmp_path.glob("*.nvm")))
    assert file.stat().st_size == 8192
    browser.run("localStorage.clear()")
    python(browser, "setattr(program.settings, 'lights', True) or program.save_settings()")
    browser.run("globalThis.confirm = () => true")
    given = base64.b64encode(file.read_bytes()).decode()
    browser.run(
        "(() => { const data = new DataTransfer();"
        f" const bytes = Uint8Array.from(atob('{given}'), (letter) => letter.charCodeAt(0));"
        " data.items.add(new File([bytes], 'x'));"
        " const file = document.querySelector('#file'); file.files = data.files;"
        " globalThis.old = true; file.dispatchEvent(new Event('change')); })()"
    )
    browser.wait(f"!globalThis.old && {READY}")
    assert python(browser, "program.settings.lights") == "False"
