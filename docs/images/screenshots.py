#!/usr/bin/env python3
"""Makes the screenshots of the README: starts a server, lets bots play for a while, and captures the tables.

    python3 docs/images/screenshots.py

Needs Python, Chromium and its driver (Debian: `chromium`, `chromium-driver`). PORTOLAN names a built program to use
instead of `cargo run --release`.
"""

import json
import os
import subprocess
import tempfile
import textwrap
import time
import urllib.error
import urllib.request
from pathlib import Path

IMAGES = Path(__file__).resolve().parent
PORTOLAN = os.environ.get("PORTOLAN", "cargo run --release --")
SITE = "http://127.0.0.1:8321"
DRIVER = "http://127.0.0.1:8322"
SIZE = (1366, 768)

# The game, its seats, the minimum number of entries before the screenshot, and whether the colours are dark.
TABLES = [
    ("osaka", ["me", "bot:greedy", "bot:greedy"], 60, False),
    ("yokohama", ["me", "bot:greedy", "bot:greedy", "bot:greedy"], 240, False),
]


def request(address, body=None, token=None, method=None):
    data = None if body is None else json.dumps(body).encode()
    made = urllib.request.Request(address, data=data, method=method)
    made.add_header("Content-Type", "application/json")
    if token:
        made.add_header("Authorization", "Bearer " + token)
    with urllib.request.urlopen(made, timeout=60) as answer:
        return json.loads(answer.read() or b"null")


def until(condition, limit=300):
    """Waits until `condition` returns a true value, and returns it. Exits after `limit` seconds."""
    end = time.monotonic() + limit
    while time.monotonic() < end:
        try:
            if found := condition():
                return found
        except (urllib.error.URLError, ConnectionError):
            pass
        time.sleep(0.01)
    raise SystemExit("timeout")


def table_after(game, seats, entry_count, token):
    """Opens a table, lets a bot play for us, and returns the table at our first turn after that many entries."""
    api = SITE + "/api/v1"
    address = api + "/tables/" + request(api + "/tables", {"game": game, "seats": seats}, token)["id"]
    request(address + "/seats/1/bot", {}, token)
    until(lambda: request(address, token=token)["entry_count"] >= entry_count)
    request(address + "/seats/1/person", {}, token)
    return until(lambda: (table := request(address, token=token)) and table["mine"][0]["choices"] and table)


class Browser:
    """A headless Chromium, controlled by the WebDriver protocol."""

    def __init__(self, dark):
        arguments = ["--headless=new", "--no-sandbox", "--hide-scrollbars", f"--window-size={SIZE[0]},{SIZE[1]}"]
        arguments += ["--force-dark-mode"] if dark else []
        capabilities = {"alwaysMatch": {"goog:chromeOptions": {"args": arguments}}}
        session = request(DRIVER + "/session", {"capabilities": capabilities})["value"]["sessionId"]
        self.session = f"{DRIVER}/session/{session}"

    def do(self, command, **parameters):
        body = {"cmd": command, "params": parameters}
        return request(self.session + "/goog/cdp/execute", body)["value"]

    def capture(self, address, token, file):
        width, height = SIZE
        self.do("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        self.do("Network.setCookie", name="portolan", value=token, url=SITE)
        request(self.session + "/url", {"url": address})
        time.sleep(2)
        image = self.do("Page.captureScreenshot", format="webp", quality=80)["data"]
        file.write_text(svg(image))
        print(f"{file.name}: {file.stat().st_size // 1000} kB")

    def close(self):
        request(self.session, method="DELETE")


def svg(webp):
    """Returns an SVG file that shows a WebP image, given in Base64: as text, it survives patches and mails."""
    width, height = SIZE
    lines = "\n".join(textwrap.wrap(webp, 120))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">\n'
        f'<image width="{width}" height="{height}" href="data:image/webp;base64,\n{lines}"/>\n</svg>\n'
    )


def main():
    with tempfile.TemporaryDirectory() as folder:
        options = ["--listen", SITE.removeprefix("http://"), "--data", folder + "/portolan.db"]
        options += ["--bot-pause", "20", "--rate", "0", "--luck", "7"]
        server = subprocess.Popen(PORTOLAN.split() + options)
        driver = subprocess.Popen(["chromedriver", "--port=" + DRIVER.rsplit(":", 1)[1]])
        try:
            until(lambda: urllib.request.urlopen(SITE + "/health"), limit=1200)
            until(lambda: request(DRIVER + "/status")["value"]["ready"])
            for game, seats, entry_count, dark in TABLES:
                token = request(SITE + "/api/v1/people", {"name": "Anna"})["token"]
                table = table_after(game, seats, entry_count, token)
                browser = Browser(dark)
                browser.capture(f"{SITE}/t/{table['id']}", token, IMAGES / f"{game}.svg")
                browser.close()
        finally:
            driver.terminate()
            server.terminate()


if __name__ == "__main__":
    main()
