"""A headless Chromium, driven over a pipe by the DevTools protocol; needs no further package."""

from __future__ import annotations

import base64
import json
import os
import select
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.toolchains import tool


class Page:
    """A tab with one file in it, and what the browser said and asked for while it was open."""

    def __init__(self, browser: Browser, session: str) -> None:
        self.browser, self.session = browser, session

    def call(self, method: str, **parameters: Any) -> Any:
        return self.browser.call(method, self.session, **parameters)

    def open(self, file: Path, width: int = 1400, height: int = 900, scheme: str = "light") -> None:
        """Load a file and wait until everything is there."""
        self.size(width, height)
        feature = {"name": "prefers-color-scheme", "value": scheme}
        self.call("Emulation.setEmulatedMedia", features=[feature])
        self.browser.events.clear()
        self.call("Page.navigate", url=file.resolve().as_uri())
        self.browser.wait("Page.loadEventFired", self.session)
        self.value("document.fonts.ready.then(() => 1)")

    def size(self, width: int, height: int) -> None:
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=width < 600,
        )

    def value(self, expression: str) -> Any:
        """What an expression of JavaScript gives, waited for."""
        found = self.call(
            "Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True
        )
        assert "exceptionDetails" not in found, found["exceptionDetails"]
        return found["result"].get("value")

    def key(self, key: str) -> None:
        """Press and release a key."""
        codes = {"Tab": 9, "Enter": 13, " ": 32, "ArrowLeft": 37, "ArrowRight": 39}
        common = {"key": key, "windowsVirtualKeyCode": codes.get(key, ord(key[0].upper()))}
        text = {"text": "\r" if key == "Enter" else key} if len(key) == 1 or key == "Enter" else {}
        self.call("Input.dispatchKeyEvent", type="keyDown", **common, **text)
        self.call("Input.dispatchKeyEvent", type="keyUp", **common)

    def picture(self, file: Path, whole: bool = False) -> None:
        """A screenshot as PNG."""
        more: dict[str, Any] = {}
        if whole:
            sizes = self.call("Page.getLayoutMetrics")["cssContentSize"]
            more = {"captureBeyondViewport": True, "clip": {**sizes, "scale": 1}}
        found = self.call("Page.captureScreenshot", format="png", **more)
        file.write_bytes(base64.b64decode(found["data"]))

    def pdf(self, file: Path) -> None:
        """What is printed, on A4."""
        found = self.call(
            "Page.printToPDF", paperWidth=8.27, paperHeight=11.69, preferCSSPageSize=True
        )
        file.write_bytes(base64.b64decode(found["data"]))

    @property
    def complaints(self) -> list[Any]:
        """Messages of the console and exceptions since the page was opened."""
        kinds = ("Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded")
        return [e for e in self.browser.events if e["method"] in kinds]

    @property
    def requests(self) -> list[str]:
        """The addresses that were asked for, the file itself among them."""
        asked = (e for e in self.browser.events if e["method"] == "Network.requestWillBeSent")
        return [e["params"]["request"]["url"] for e in asked]


class Browser:
    """A process of Chromium; its messages end in a zero byte."""

    def __init__(self) -> None:
        chromium = tool("chromium")
        self._profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        to_read, self._out = os.pipe()
        self._in, to_write = os.pipe()
        command = [
            *(chromium, "--headless=new", "--no-sandbox", "--disable-gpu"),
            *("--hide-scrollbars", "--remote-debugging-pipe", "--no-first-run"),
            *("--disable-dev-shm-usage", f"--user-data-dir={self._profile.name}"),
        ]
        shell = f'exec "$@" 3<&{to_read} 4>&{to_write}'
        self._process = subprocess.Popen(
            ["bash", "-c", shell, "bash", *command],  # other shells know only ten of the numbers
            pass_fds=(to_read, to_write),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(to_read)
        os.close(to_write)
        self.events: list[dict[str, Any]] = []
        self._answers: dict[int, dict[str, Any]] = {}
        self._count = 0
        self._rest = b""

    def page(self) -> Page:
        """A new tab that reports what it says and asks for."""
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        page = Page(self, session)
        for domain in ("Page", "Runtime", "Network", "Log"):
            page.call(f"{domain}.enable")
        return page

    def call(self, method: str, session: str = "", **parameters: Any) -> Any:
        """Send a command and wait for its answer."""
        self._count += 1
        message: dict[str, Any] = {"id": self._count, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self._out, json.dumps(message).encode() + b"\0")
        own = self._count
        while own not in self._answers:
            self._listen()
        answer = self._answers.pop(own)
        assert "error" not in answer, f"{method}: {answer['error']}"
        return answer["result"]

    def wait(self, method: str, session: str) -> None:
        """Until an event has come."""
        while not any(e["method"] == method and e.get("sessionId") == session for e in self.events):
            self._listen()

    def _listen(self, seconds: float = 120) -> None:
        ready, _, _ = select.select([self._in], [], [], seconds)
        assert ready, f"chromium was silent for {seconds} s"
        data = os.read(self._in, 1 << 20)
        assert data, "chromium ended"
        *whole, self._rest = (self._rest + data).split(b"\0")
        for text in whole:
            message = json.loads(text)
            if "id" in message:
                self._answers[message["id"]] = message
            else:
                self.events.append(message)

    def close(self) -> None:
        """End it."""
        self._process.terminate()
        for _ in range(50):
            if self._process.poll() is not None:
                break
            time.sleep(0.1)
        else:
            self._process.kill()
        self._process.wait()
        os.close(self._in)
        os.close(self._out)
        self._profile.cleanup()
