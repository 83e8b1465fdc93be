"""A small client of chromedriver: the W3C's WebDriver protocol over the loopback interface."""

import base64
import json
import re
import shutil
import subprocess
import urllib.error
import urllib.request

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"


class Browser:
    """A headless Chromium with one window."""

    def __init__(self, width=1280, height=800, arguments=(), preferences=None):
        self.driver = subprocess.Popen(
            [shutil.which("chromedriver"), "--port=0"], stdout=subprocess.PIPE, text=True)
        line = next(line for line in self.driver.stdout if "started successfully" in line)
        self.root = "http://127.0.0.1:" + re.search(r"on port (\d+)", line).group(1)
        options = {"binary": shutil.which("chromium"), "args": [
            "--headless=new", "--no-sandbox", "--hide-scrollbars", "--disable-gpu",
            "--force-device-scale-factor=1", f"--window-size={width},{height}", *arguments],
            "prefs": preferences or {}}
        capabilities = {"alwaysMatch": {"goog:chromeOptions": options,
                                        "goog:loggingPrefs": {"browser": "ALL", "performance": "ALL"}}}
        self.session = None
        answer = self.call("POST", "/session", {"capabilities": capabilities})
        self.session = answer["sessionId"]
        self.resize(width, height)

    def call(self, method, path, body=None):
        prefix = "" if self.session is None else f"/session/{self.session}"
        data = None if method != "POST" else json.dumps(body or {}).encode()
        request = urllib.request.Request(
            self.root + prefix + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(json.load(error)["value"]["message"]) from None

    def protocol(self, command, **parameters):
        """Sends a command of the DevTools protocol."""
        return self.call("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def resize(self, width, height, scale=1):
        """Sets the size in CSS pixels; a scale of 0.8 is a zoom of 80 %."""
        self.protocol("Emulation.setDeviceMetricsOverride", width=width, height=height,
                      deviceScaleFactor=scale, mobile=False)

    def emulate(self, media="", **features):
        """Emulates a medium and media features, such as prefers_color_scheme="dark"."""
        self.protocol("Emulation.setEmulatedMedia", media=media, features=[
            {"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    def open(self, address):
        self.call("POST", "/url", {"url": address})

    def run(self, script, *arguments):
        return self.call("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def later(self, script, *arguments):
        """Runs a script that calls its last argument with the result."""
        return self.call("POST", "/execute/async", {"script": script, "args": list(arguments)})

    def keys(self, *keys):
        """Presses and releases keys, one after the other."""
        actions = []
        for key in keys:
            actions += [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self.call("POST", "/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def pointer(self, *actions):
        self.call("POST", "/actions", {"actions": [
            {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"},
             "actions": list(actions)}]})

    def click(self, x, y):
        self.pointer({"type": "pointerMove", "x": round(x), "y": round(y)},
                     {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0})

    def drag(self, x, y, to_x, to_y):
        self.pointer({"type": "pointerMove", "x": round(x), "y": round(y)},
                     {"type": "pointerDown", "button": 0},
                     {"type": "pointerMove", "x": round(to_x), "y": round(to_y), "duration": 100},
                     {"type": "pointerUp", "button": 0})

    def log(self, kind="browser"):
        return self.call("POST", "/se/log", {"type": kind})

    def picture(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("GET", "/screenshot")))

    def close(self):
        try:
            self.call("DELETE", "")
        finally:
            self.driver.terminate()
            self.driver.wait()
