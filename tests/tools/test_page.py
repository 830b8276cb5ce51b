"""The page, in a real browser where there is one: by touch, across a reload, without a network."""

import base64
import functools
import http.server
import re
import threading

import chromium
import deploy
import pytest

import make_page
from environment import ROOT
from simulator import Simulation

SIZES = {
    "a phone": (390, 844, 3, True),
    "a small phone": (320, 568, 2, True),
    "a phone on its side": (844, 390, 3, True),
    "a tablet": (820, 1180, 2, True),
    "a small window": (1000, 700, 1, False),
    "a desk": (1920, 1080, 1, False),
}
PIXELS = (
    "btoa(String.fromCharCode(...new Uint8Array(kahuna.machine.screen.pixels.buffer)))"
)
READY = "globalThis.kahuna && kahuna.shown > 0"

pytestmark = pytest.mark.skipif(
    not chromium.found(), reason="there is no Chromium: apt install chromium"
)


@pytest.fixture(scope="module")
def folder(build, tmp_path_factory):
    """The page, as make_page.py writes it."""
    folder = tmp_path_factory.mktemp("page") / "page"
    make_page.make(folder, build.compiled / make_page.ZIP)
    return folder


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


@pytest.fixture
def browser(tmp_path):
    with chromium.Chromium(tmp_path / "profile") as browser:
        browser.size(*SIZES["a phone"])
        yield browser


@pytest.fixture
def open_page(browser, address):
    browser.go(address)
    browser.wait(READY)
    return browser


def python(browser, code):
    """The value of an expression in Python, as text."""
    words = f"import player\nprogram = player.program\ntold = str({code})"
    return browser.run(
        f"kahuna.machine.run({words!r}); kahuna.machine.vm.globals.get('told')"
    )


def until(browser, condition):
    words = f"import player\nprogram = player.program\ntold = str({condition})"
    browser.wait(f"kahuna.machine.run({words!r}), kahuna.machine.vm.globals.get('told') === 'True'")


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
        with Simulation(values={"KAHUNA_LANGUAGE": "en"}) as handheld:
            assert base64.b64decode(browser.run(PIXELS)) == bytes(handheld.screen.pixels)
        point(browser, 80, 95)  # the second row of the title
        until(browser, "program.shown == 'newgame'")
        tap(browser, "[data-button=start]")
        until(browser, "program.shown == 'play'")
        game = python(browser, "program.game.session.pack()")
        browser.wait("navigator.serviceWorker.ready.then(() => true)")
        browser.ask("Page.reload")
        browser.wait(READY)
        until(browser, "program.shown == 'play'")
        assert python(browser, "program.game.session.pack()") == game
    finally:
        server.end()
    browser.ask("Page.reload")
    browser.wait(READY)
    until(browser, "program.shown == 'play'")
    assert python(browser, "program.game.session.pack()") == game
