"""A headless Chromium, driven by its own protocol over two pipes."""

import base64
import itertools
import json
import os
import select
import shutil
import subprocess
import time

from waiting import PATIENCE

NAMES = "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"
OPTIONS = (
    "--headless=new --no-sandbox --no-first-run --disable-gpu --disable-dev-shm-usage"
    " --mute-audio --hide-scrollbars --remote-debugging-pipe --accept-lang=en"
).split()


def found():
    """The path of a Chromium, or None."""
    return next(filter(None, map(shutil.which, NAMES)), None)


class Failed(Exception):
    """The page raised something, or did not answer."""


class Chromium:
    """A page in a browser of its own, whose files are in `folder`."""

    def __init__(self, folder):
        here, there = os.pipe(), os.pipe()

        def connect():
            import fcntl

            # First out of the way, as they may be 3 and 4 themselves.
            ends = [fcntl.fcntl(end, fcntl.F_DUPFD, 10) for end in (here[0], there[1])]
            os.dup2(ends[0], 3)
            os.dup2(ends[1], 4)

        self._process = subprocess.Popen(
            [found(), *OPTIONS, f"--user-data-dir={folder}", "about:blank"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            preexec_fn=connect,
            close_fds=False,
        )
        os.close(here[0])
        os.close(there[1])
        self._out, self._in = here[1], there[0]
        self._numbers = itertools.count(1)
        self._rest = b""
        self._session = None
        self.events = []  # what happened meanwhile
        self.apart = None

    def begin(self):
        """Opens a page that knows nothing of those before, which are closed."""
        self._session = None
        if self.apart:
            self._ask("Target.disposeBrowserContext", **self.apart)
        context = self._ask("Target.createBrowserContext")["browserContextId"]
        self.apart = {"browserContextId": context}
        self.events.clear()
        self.another_tab()

    def turn_to(self, tab):
        """From now on this tab is meant."""
        self.tab = tab
        self._session = None
        attached = self._ask("Target.attachToTarget", targetId=tab, flatten=True)
        self._session = attached["sessionId"]
        for part in ("Page", "Runtime", "Network"):
            self.ask(f"{part}.enable")

    def another_tab(self):
        self._session = None
        made = self._ask("Target.createTarget", url="about:blank", **(self.apart or {}))
        self.turn_to(made["targetId"])

    def close(self):
        self._process.kill()
        self._process.wait()
        os.close(self._out)
        os.close(self._in)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def ask(self, what, **more):
        return self._ask(what, **more)

    def go(self, address):
        self.ask("Page.navigate", url=address)

    def run(self, code):
        """The value of an expression in the page; promises are waited for."""
        how = {"awaitPromise": True, "returnByValue": True, "userGesture": True}
        answer = self.ask("Runtime.evaluate", expression=code, **how)
        if "exceptionDetails" in answer:
            raise Failed(answer["exceptionDetails"]["exception"].get("description", answer))
        return answer["result"].get("value")

    def wait(self, code):
        """Waits until an expression is true."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                value = self.run(code)
            except Failed:  # the page is just being made
                value = None
            if value:
                return value
            time.sleep(0.05)
        raise Failed(f"never: {code}")

    def size(self, width, height, dots=1, touch=False):
        display = {"width": width, "height": height, "deviceScaleFactor": dots, "mobile": touch}
        self.ask("Emulation.setDeviceMetricsOverride", **display)
        self.ask("Emulation.setTouchEmulationEnabled", enabled=touch, maxTouchPoints=5)

    def touch(self, kind, *places):
        """A start, move or end of fingers at these places."""
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]
        self.ask("Input.dispatchTouchEvent", type=f"touch{kind}", touchPoints=points)

    def picture(self):
        return base64.b64decode(self.ask("Page.captureScreenshot", format="png")["data"])

    def _ask(self, what, **more):
        number = next(self._numbers)
        message = {"id": number, "method": what, "params": more}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._out, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._read()
            if answer.get("id") == number:
                if "error" in answer:
                    raise Failed(f"{what}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def _read(self):
        while b"\0" not in self._rest:
            if not select.select([self._in], [], [], PATIENCE)[0]:
                raise Failed("no answer")
            data = os.read(self._in, 1 << 20)
            if not data:
                raise Failed("it has ended")
            self._rest += data
        line, _, self._rest = self._rest.partition(b"\0")
        return json.loads(line)
