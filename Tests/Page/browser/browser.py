#!/usr/bin/env python3
"""Tests the visual report in headless Chromium, by its keys, its pointer and its accessibility tree.

Usage: .ci/browser LAB [--pictures FOLDER] [--record]
Without chromium and chromedriver, it says so and skips. --pictures writes pictures to look at, and
--record the kept pictures of Tests/Page/pictures.

It prints the figures of the page: sizes, the first paint, and the slowest reaction to a key.
"""

import argparse
import base64
import json
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
import fits  # noqa: E402
import panels  # noqa: E402
import persons  # noqa: E402
import reach  # noqa: E402
import ways  # noqa: E402
from webdriver import Browser  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent.parent
DOWN, UP, RIGHT, END, ESCAPE = "\ue015", "\ue013", "\ue014", "\ue010", "\ue00c"
TEAPOT = "Scenarios/shop/a-guest-buys-a-teapot.json5"
TEXT = "return [...document.querySelectorAll(arguments[0])].map((one) => one.textContent)"
BOX = """const box = document.querySelector(arguments[0]).getBoundingClientRect();
return [box.left, box.top, box.width, box.height]"""


def check(holds, message):
    if not holds:
        raise AssertionError(message)


class Page:
    """A report in a browser."""

    def __init__(self, browser, path):
        self.browser, self.path = browser, path

    def show(self, route=""):
        self.browser.open("about:blank")
        self.browser.open(f"file://{self.path}{route}")

    def follow(self, route):
        """Shows another view without loading the page again."""
        self.browser.run("location.hash = arguments[0]", route)
        self.browser.later("setTimeout(arguments[0], 20)")

    def texts(self, selector):
        return self.browser.run(TEXT, selector)

    def text(self, selector):
        return (self.texts(selector) or [""])[0]

    def box(self, selector):
        return self.browser.run(BOX, selector)

    def click(self, selector):
        self.browser.run("document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })", selector)
        left, top, width, height = self.box(selector)
        self.browser.click(left + width / 2, top + height / 2)

    def address(self):
        """Returns the address after a rest, because the page writes it with a delay."""
        time.sleep(0.4)
        return self.browser.run("return location.hash")


def overview(page, data):
    page.show()
    rows = len(page.texts("tbody tr"))
    check(rows == len(data["scenarios"]), f"{rows} rows")
    page.browser.keys("/", *"a-guest-buys")
    check(page.texts("tbody .file") == [TEAPOT], "the filter leaves one scenario")
    check("filter=a-guest-buys" in page.address(), "the filter is in the address")
    page.click("tbody a.name")
    check(page.address() == f"#scenario={TEAPOT}", page.address())
    page.browser.keys(ESCAPE)
    check(page.texts("tbody .file") == [TEAPOT], "Esc leads back to the filtered scenarios")
    page.show()
    page.click("th[data-column=events] button")
    page.click("th[data-column=events] button")
    counts = [int(text) for text in page.texts("tbody td:nth-child(5)") if text]
    check(counts == sorted(counts, reverse=True), "a second click sorts downwards")


def steps_and_keys(page, data):
    page.show(f"#scenario={TEAPOT}")
    scenario = next(one for one in data["scenarios"] if one["path"] == TEAPOT)
    chosen = "[role=option][aria-selected=true]"
    check(page.text(f"{chosen} .verb").startswith("1 "), "the first step is chosen")
    page.browser.keys(DOWN, DOWN, "j")
    check(page.text(f"{chosen} .verb").startswith("4 "), "three keys choose the fourth step")
    check("step=4" in page.address(), page.address())
    page.browser.keys(UP, END)
    check(page.text(f"{chosen} .verb").startswith(f"{len(scenario['steps'])} "), "End chooses the last")
    page.browser.keys(RIGHT)
    check(page.text("[role=radio][aria-checked=true]") == "after", "a key shows the screen after")
    page.browser.keys("2")
    check(page.text("[role=tab][aria-selected=true]") == "Why", "a digit chooses a panel")
    page.browser.run("""for (let count = 0; count < 301; count += 1) document.dispatchEvent(
      new KeyboardEvent("keydown", { key: count % 2 ? "ArrowUp" : "ArrowDown", bubbles: true }))""")
    check(f"step={len(scenario['steps'])}" in page.address(), "a held key keeps the address")
    page.browser.keys("?")
    check(page.browser.run("return document.querySelector('dialog').open"), "? opens the keys")
    page.browser.keys(ESCAPE)
    check(not page.browser.run("return document.querySelector('dialog').open"), "Esc closes them")


def pictures(page, data):
    """Compares the outline of the hit view with its frame, for each step with a touch."""
    for scenario in data["scenarios"]:
        touched = [(index, step) for index, step in enumerate(scenario["steps"]) if step.get("touches")]
        for index, step in touched[:3]:
            touch = step["touches"][-1]
            screen = data["screens"][step["screens"][1]]
            frame = data["views"][screen["nodes"][2 * touch["node"]]]["frame"]
            page.show(f"#scenario={scenario['path'].replace('#', '%23')}&step={index + 1}&at=at")
            found = page.browser.run("""const all = [...document.querySelectorAll(".outline.hit rect")];
              const box = all[all.length - 1];
              return ["x", "y", "width", "height"].map((name) => Number(box.getAttribute(name)))""")
            wanted = frame[:2] + [max(size, 1) for size in frame[2:]]
            check(found == wanted, f"{scenario['path']} step {index + 1}: {found}, not {wanted}")
        if scenario["path"].startswith("Scenarios/delivery"):
            break


def element(page, data):
    page.show(f"#scenario={TEAPOT}&step=11&at=at")
    area = "(() => { const all = [...document.querySelectorAll('.screen title')];" \
        "return all.find((one) => one.textContent.includes('#buy')).parentNode })()"
    left, top, width, height = page.browser.run(
        f"const box = {area}.getBoundingClientRect(); return [box.left, box.top, box.width, box.height]")
    page.browser.click(left + width / 4, top + height / 2)
    check(page.text("#panel h3") == "UIButton #buy \u201cBuy\u201d", page.text("#panel h3"))
    check(page.texts("#panel .crumbs")[0].replace("\u200a", "") == "ProductViewController[0]/UIButton[0]", "the path")
    check("$AppClick" in page.text("#panel p.good"), "a tap gives a click")
    check(page.text("#panel .copy code") == '"#buy"', "the selector")
    page.click("#panel .crumbs button")
    check("ProductViewController" in page.text("#panel .facts"), "a breadcrumb chooses the outer view")
    page.click("#panel [data-copy]")
    check(page.text("#panel [data-copy]") == "Copied", "a path is copied")


def dispatch(page, data):
    page.show("#scenario=Scenarios/hazards/03-exchanged-twice.json5&step=1&tab=dispatch")
    check(len(page.texts(".dispatch")) == 2, "a diagram before and one after")
    check(len(page.texts(".dispatch .arrow.wrong")) == 2, "two arrows lead to code of another class")
    siblings = [text for text in page.texts(".warnings li") if "written for another class" in text]
    check(len(siblings) == 2, "both are explained in words")
    page.show("#scenario=Scenarios/hazards/03-exchanged-twice.json5&step=3&tab=hazard")
    check(page.texts(".hazard thead th")[1:] == ["Naive SDK", "AutoTrack"], "two lanes")
    check(any("the stack is full" in text for text in page.texts(".hazard td:nth-child(2)")), "the crash is the hook's")
    lanes = [page.texts(f".hazard td:nth-child({at})") for at in (2, 3)]
    check(not any("$App" in text for text in lanes[0]) and any("$App" in text for text in lanes[1]),
          f"the events are AutoTrack's: {lanes}")


def time_line(page, data):
    page.show(f"#scenario={TEAPOT}")
    left, top, width, height = page.box("svg.strip")
    page.browser.drag(left + 5, top + 60, left + width / 2, top + 60)
    check("Steps 1 to" in page.text("#panel"), "a drag chooses a range of steps")
    check(len(page.texts("#panel .event")) > 10, "the events of the range are listed")
    page.browser.keys(ESCAPE)
    check("Steps 1 to" not in page.text("#panel"), "Esc ends the choice")


def failures(page, data):
    """A step that differs, one that cannot run, and a tap without an event."""
    page.show()
    results = page.browser.run("return [...document.querySelectorAll('tbody tr')].map((one) => one.className)")
    check(results == sorted(results), f"failures come first: {results}")
    fits.telephones(page, data)
    remedied = [(at + 1, number + 1, step["remedies"]) for at, one in enumerate(data["scenarios"])
                for number, step in enumerate(one["steps"]) if step.get("remedies")]
    check(remedied, "a failed step has remedies")
    for at, number, remedies in remedied[:20]:
        page.show(f"#scenario={at}&step={number}")
        found = page.browser.run("return [...document.querySelectorAll('#panel [data-copy]')].map((one) => one.dataset.copy)")
        check(found == [code for _, code in remedies], f"{found} for {remedies}")
    page.show("#scenario=1&step=2")
    wrong = page.text("#panel tr.wrong")
    check('expected "Sell"' in wrong and 'found "Buy"' in wrong, wrong)
    check("step 2" in page.text(".heading .bad"), "the heading names the step")
    page.show("#scenario=2&step=3")
    check("relaunch it" in page.text("#panel"), page.text("#panel"))
    page.show("#scenario=3&step=2")
    check("ignored" in page.text("#panel li.suppressed"), "the reason stands among the events, too")
    page.show("#scenario=3&step=2&tab=why")
    check("ignored" in page.text(".decisions li.suppressed"), page.text("#panel"))
    page.show("#scenario=4&step=2")
    check(page.texts("#panel h3") == ["Crash"] and "unrecognized selector" in page.text("#panel .bad"), page.text("#panel"))
    check(page.text(".part.steps > p.quiet") == "1 more step did not run", page.text(".part.steps"))
    badges = page.browser.run("return [...document.querySelectorAll('#step-2 .badge')].map((one) => one.title)")
    check("the app crashed" in badges and "the step could not run" not in badges, badges)
    page.show("#scenario=2&step=3")
    check("The step could not run" in page.texts("#panel h3"), page.text("#panel"))
    page.show("#scenario=5")
    check("Left out: 1 step after step 50" in page.text(".heading"), page.text(".heading"))


def injections(page, data, count):
    for scenario in data["scenarios"]:
        for index, step in enumerate(scenario["steps"]):
            for tab in ["events", "why", "element", "whatif", "delivery", "identity"]:
                page.browser.run("location.hash = arguments[0]", f"#scenario={scenario['path'].replace('#', '%23')}"
                                 f"&step={index + 1}&at=after&tab={tab}&view=5")
    check_harmless(page, count, "scenarios")


def check_harmless(page, count, where):
    left = page.browser.run("""return [window.injected, document.querySelectorAll(
        "img, iframe, object, embed, link, form, script:not([type]), script[src], base, style").length]""")
    check(left == [None, 2], f"the page has its own script and style only, found {left}")
    tags = page.browser.run("return document.querySelectorAll('main b.injected, main [onclick]').length")
    check(tags == 0, "no text became an element")
    print(f"  {count} injected texts do nothing in {where}")


def accessibility(page):
    for route in ["", *(f"#scenario={TEAPOT}&step=11&view=12&tab={tab}" for tab in
                        ["events", "why", "element", "whatif", "delivery", "dwell", "identity"])]:
        page.show(route)
        tree = page.browser.protocol("Accessibility.getFullAXTree")["nodes"]
        roles = {"button", "link", "textbox", "searchbox", "combobox", "tab", "radio", "option",
                 "img", "image", "slider", "treeitem", "listbox", "tree", "tablist", "table"}
        for node in tree:
            role = node.get("role", {}).get("value")
            if role in roles and not node.get("ignored"):
                check(node.get("name", {}).get("value"), f"{route}: a {role} has no name")


CONTRAST = """
const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
const parse = (text) => {
  canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = text; canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data];
};
const light = ([r, g, b]) => [r, g, b].map((v) => v / 255)
  .map((v) => v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
  .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
const under = (one) => {
  for (let next = one; next; next = next.parentElement) {
    const colour = parse(getComputedStyle(next).backgroundColor);
    if (colour[3] > 250) return colour;
  }
  return [255, 255, 255, 255];
};
const bad = [];
for (const one of document.querySelectorAll("body *")) {
  const own = [...one.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
  if (!own || one.closest("svg, :disabled, .hidden, noscript, script, style, .skip, .unseen")) continue;
  const box = one.getBoundingClientRect();
  if (!box.width) continue;
  const [a, b] = [light(parse(getComputedStyle(one).color)), light(under(one))];
  const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  if (ratio < 4.5) bad.push(one.className + " " + one.textContent.slice(0, 30) + " " + ratio.toFixed(2));
}
return bad;
"""


ROUTES = {"overview": "", "events": f"#scenario={TEAPOT}&step=6", "why": f"#scenario={TEAPOT}&step=11&tab=why",
          "element": f"#scenario={TEAPOT}&step=11&at=at&tab=element&view=9",
          "what-if": f"#scenario={TEAPOT}&step=11&at=at&tab=whatif&view=9",
          "delivery": "#scenario=Scenarios/delivery/answer-that-never-comes.json5&step=5&tab=delivery",
          "dispatch": "#scenario=Scenarios/hazards/04-calls-itself.json5&step=1&tab=dispatch"}
STUDIES = {name: f"#study={name}" for name in ["impact", "league", "mutate"]}


def looks(page, folder, routes):
    """Checks the widths and the contrast of views, in both colours and at four sizes."""
    browser = page.browser
    for scheme in ["light", "dark"]:
        browser.emulate(prefers_color_scheme=scheme)
        # 1280 x 800 at a zoom of 80 % has 1600 x 1000 pixels of CSS.
        for width, height, scale in [(1280, 800, 1), (1600, 1000, 0.8), (1600, 1000, 1), (390, 844, 1)]:
            browser.resize(width, height, scale)
            for name, route in routes.items():
                page.show(route)
                wide = browser.run("return document.documentElement.scrollWidth")
                check(wide <= width, f"{name} is {wide} wide at {width}")
                bad = browser.run(CONTRAST)
                check(bad == [], f"{name}, {scheme}: contrast {bad[:3]}")
                if folder:
                    browser.picture(folder / f"{name}-{scheme}-{width}-{scale}.png")


def appearance(page, folder):
    browser, routes = page.browser, ROUTES
    looks(page, folder, routes)
    browser.resize(1280, 800)
    browser.emulate(prefers_color_scheme="light", prefers_reduced_motion="reduce")
    page.show(routes["events"])
    check(browser.run("return getComputedStyle(document.querySelector('button')).transitionDuration") == "0s",
          "nothing moves with reduced motion")
    browser.emulate(media="print")
    check(page.box("#header")[2] == 0, "the header is not printed")
    paper = base64.b64decode(browser.protocol("Page.printToPDF")["data"])
    pages = len(re.findall(rb"/Type\s*/Page\b", paper))
    check(pages >= len(page.texts("[role=option]")), f"each step has a page, found {pages}")
    browser.emulate(prefers_color_scheme="light")


def languages(page):
    page.show()
    page.click("#language")
    check(page.browser.run("return document.documentElement.lang") == "zh-CN", "the language changes")
    check("全部场景" in page.text("#header"), "the texts are Chinese")
    page.browser.protocol("Emulation.setScriptExecutionDisabled", value=True)
    page.show()
    page.browser.protocol("Emulation.setScriptExecutionDisabled", value=False)


def without_scripts(page, data):
    text = pathlib.Path(page.path).read_text()
    table = text[text.index("<noscript>"):text.index("</noscript>")]
    check(table.count("<tr>") == len(data["scenarios"]) + 1, "a table for browsers without scripts")


def figures(page):
    """Prints the first paint, and the slowest reaction to a key in a scenario with its layout."""
    page.show()
    paint = None
    while paint is None:
        paint = page.browser.run("""const found = performance.getEntriesByName("first-contentful-paint")[0];
          return found ? found.startTime : null""")
    page.show(f"#scenario={TEAPOT}")
    slowest = page.browser.run("""
      const times = [];
      for (const key of ["ArrowDown", "ArrowRight", "2", "3", "4", "5", "6", "7", "8", "1", "h"]) {
        for (let count = 0; count < 10; count += 1) {
          const start = performance.now();
          document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
          document.body.getBoundingClientRect();
          times.push([performance.now() - start, key]);
        }
      }
      return times.sort((a, b) => b[0] - a[0])[0];""")
    for name, time, most in [("first paint", paint, 1000), (f"slowest key {slowest[1]}", slowest[0], 100)]:
        print(f"  {name} {time:.0f} ms (limit {most} ms{'' if time <= most else ', EXCEEDED'})")


PAYLOADS = [
    '</script><script>window.injected=1</script>', '<!--', '-->', '<!--<script>', ']]>', '<![CDATA[',
    '<img src=x onerror=window.injected=1>', '<svg onload=window.injected=1>', '<b class=injected>',
    '"><script>window.injected=1</script>', "'><script>window.injected=1</script>", '{{7*7}}', '${window.injected=1}',
    '`;window.injected=1;//', '\\";window.injected=1;//', '\\u003cscript\\u003e', '&lt;script&gt;', '&#60;script&#62;',
    'javascript:window.injected=1', 'data:text/html,<script>window.injected=1</script>', '</title><script>window.injected=1</script>',
    '</style><script>window.injected=1</script>', '</noscript><script>window.injected=1</script>', '</textarea><script>window.injected=1</script>',
    '</svg><script>window.injected=1</script>', '<iframe srcdoc="<script>parent.injected=1</script>">', '<base href="//x">',
    '<meta http-equiv=refresh content="0;url=//x">', '<link rel=stylesheet href=//x>', '<form action=//x>', '<object data=//x>',
    '<embed src=//x>', '<style>*{display:none}</style>', '\x00<script>window.injected=1</script>', '\x1b[31mred\x1b[0m', '\x1b]8;;http://x\x07link',
    '\u2028window.injected=1\u2029', '\u202eevil', '\u200f\u200e\u2066', '\ufeff<script>', '\ud7ff\ue000', '😀👩‍👩‍👧‍👦', 'שלום', '__proto__', 'constructor',
    '"constructor":{}', '%3Cscript%3E', '#scenario=1&step=2', '\\', '\\\\"', '\n<script>window.injected=1</script>\n', '\r\n\t',
]


def quoted(text):
    return json.dumps(text)


def bad_scenarios():
    """Scenarios with a text in every place that a file can fill."""
    for number, text in enumerate(PAYLOADS):
        name = quoted(text)
        note = quoted(text.replace("{", "(").replace("}", ")"))
        yield f"x{number:02}.json5", f"""{{ scenario: {name}, app: {{ root: "HomeViewController",
          classes: {{ HomeViewController: {{ is: "UIViewController", title: {name},
            methods: {{ "didTap:": [ {{ note: {note} }} ] }},
            view: {{ stack: "vertical", subviews: [
              {{ is: "UIButton", id: {name}, title: {name}, on: {{ touchUpInside: "didTap:" }} }},
              {{ is: "UILabel", text: {name} }}, {{ is: "UITextField", id: "field", placeholder: {name} }} ] }} }} }} }},
          steps: [ {{ launch: {{}}, name: "a{number}", expect: [ "$AppStart", {{ $AppViewScreen: {name} }} ] }},
            {{ tap: ".UIButton" , expect: [ {{ $AppClick: {name} }} ] }}, {{ track: "event", properties: {{ key: {name} }} }},
            {{ login: "a{number}" }}, {{ tap: {{ point: [5000, 5000] }} }} ] }}"""


def failing_scenarios():
    app = """app: { root: "HomeViewController", classes: { HomeViewController: { is: "UIViewController",
      methods: { "didTap:": [] }, view: { stack: "vertical", subviews: [
        { is: "UIButton", id: "buy", title: "Buy", on: { touchUpInside: "didTap:" } } ] } } } },"""
    start = '{ launch: {}, expect: ["$AppStart", "$AppViewScreen"] },'
    yield "a.json5", f'{{ scenario: "Differs", {app} steps: [ {start} {{ tap: "#buy", expect: [{{ $AppClick: "Sell" }}] }} ] }}'
    yield "b.json5", f'{{ scenario: "Cannot run", {app} steps: [ {start} {{ kill: {{}} }}, {{ tap: "#buy" }} ] }}'
    yield "c.json5", f'{{ scenario: "Ignored", {app} tracker: {{ ignoreViewTypes: ["UIButton"] }}, steps: [ {start} {{ tap: "#buy" }} ] }}'
    crash = app.replace('"didTap:": []', '"didTap:": [ { call: "nothing:" } ]')
    yield "crash.json5", f'{{ scenario: "Crashes", {crash} steps: [ {start} {{ tap: "#buy", expect: ["$AppClick"] }}, {{ wait: "1s" }} ] }}'
    waits = '{ wait: "1s" },' * 1000
    yield "d.json5", f'{{ scenario: "Long", {app} steps: [ {start} {waits} ] }}'
    yield "e.json5", f'{{ scenario: "Unexpected", {app} steps: [ {start} {{ tap: "#buy", expect: [] }} ] }}'


def report(lab, folder, name, *paths):
    page, data = folder / f"{name}.html", folder / f"{name}.json"
    started = time.monotonic()
    run = subprocess.run([lab, "run", *map(str, paths), "--reporter", f"html={page},report-data={data}"],
                         cwd=ROOT, capture_output=True, text=True, check=False)
    check(run.returncode in (0, 1), run.stderr)
    seconds = time.monotonic() - started
    again = folder / f"{name}-again.html"
    subprocess.run([lab, "run", *map(str, paths), "--reporter", f"html={again}"], cwd=ROOT, capture_output=True, check=False)
    check(page.read_bytes() == again.read_bytes(), f"{name}: the page is the same bytes on each run")
    return page, json.loads(data.read_text()), seconds


def validate(data):
    try:
        import jsonschema
    except ImportError:
        print("  the data is not checked against its schema: the module jsonschema is missing")
        return
    schema = json.loads((ROOT / "docs/report-data.schema.json").read_text())
    errors = list(jsonschema.Draft202012Validator(schema).iter_errors(data))
    check(not errors, f"{errors[:1]}")


def quiet(browser):
    """Checks that nothing was reported on the console, and that nothing but the page was asked for."""
    entries = [entry for entry in browser.log() if entry["level"] in ("SEVERE", "WARNING")]
    check(not entries, f"the console has {entries[:2]}")
    for entry in browser.log("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Network.requestWillBeSent":
            url = message["params"]["request"]["url"]
            # The kept pictures are compared in a blank page; the report's policy permits no image.
            check(url.startswith(("file:///", "about:", "data:image/png;")), f"the page asks for {url[:200]}")


def write(folder, files):
    folder.mkdir()
    for name, text in files:
        (folder / name).write_text(text)
    return folder


def main(lab, folder, records, *paths):
    # An end by a signal must end the browser, too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("the check was ended"))
    if shutil.which("chromium") is None or shutil.which("chromedriver") is None:
        print("the report was not tested in a browser: chromium or chromedriver is missing")
        return
    lab = str(pathlib.Path(lab).resolve())
    with tempfile.TemporaryDirectory() as name:
        work = pathlib.Path(name)
        path, data, seconds = report(lab, work, "all", *paths)
        validate(data)
        print(f"  all scenarios: {path.stat().st_size / 1e6:.1f} MB, {seconds:.1f} s with the run and the data")
        browser = Browser(arguments=["--lang=en", "--disable-ipc-flooding-protection"],
                          preferences={"intl.accept_languages": "en"})
        try:
            page = Page(browser, path)
            for test in [overview, steps_and_keys, element, dispatch, time_line, pictures]:
                test(page, data)
            with_rules = panels.rules(page, lab, ROOT, work)
            panels.what_if(page, with_rules)
            panels.trail(page)
            panels.cycles(page)
            panels.studies(page, lab, ROOT, work)
            fixed = panels.fixed(page, lab, ROOT, work)
            panels.impact(fixed, lab, ROOT, work)
            panels.screenshots(page, fixed, ROOT / "Tests/Page/pictures", records)
            panels.verdicts(fixed, lab, ROOT, work)
            persons.choices(page, fixed, data)
            persons.control_keys(page, data)
            for test in [persons.tree_arrows, persons.roving, persons.typing]:
                test(page)
            persons.paper(page, data, 2)
            for test in [ways.returning, ways.moving, ways.copying, ways.ranges, ways.addresses, ways.edits, ways.tones]:
                test(page)
            for test in [ways.charts, ways.identities, ways.marks]:
                test(page, data)
            ways.chosen(page, fixed, data)
            ways.chinese(page, fixed, data)
            check(ways.spoken(page, data) > 20, "many sentences occur")
            ways.studied(page, fixed, lab, ROOT, work, data)
            reach.skipping(page, fixed)
            reach.labelled(page, data)
            reach.marked(page)
            reach.labels(page, lab, ROOT, work)
            wide = reach.telephone(page, fixed, lab, ROOT, work, report)
            reach.counts(wide)
            fits.panels(page, data)
            fits.telephones(page, data)
            fits.faultless(fixed, STUDIES.values())
            fits.paper(page, ["", f"#scenario={TEAPOT}"])
            fits.paper(fixed, STUDIES.values())
            fits.paper(wide, STUDIES.values(), is_plain=False)
            ways.sheets(page, fixed, data)
            ways.narrow([(page, ["", *ways.narrow_routes(data)]), (fixed, STUDIES.values())], data)
            long, long_data, _ = report(lab, work, "long", write(work / "long", persons.many()))
            persons.cuts(Page(browser, long), long_data)
            reach.film(Page(browser, long), long_data)
            accessibility(page)
            looks(fixed, folder, STUDIES)
            appearance(page, folder)
            languages(page)
            without_scripts(page, data)
            figures(page)
            bad, data, _ = report(lab, work, "bad", write(work / "bad", bad_scenarios()))
            page = Page(browser, bad)
            page.show()
            injections(page, data, len(PAYLOADS))
            foreign = panels.foreign(page, lab, ROOT, work, PAYLOADS)
            for name in ["impact", "league", "mutate"]:
                foreign.show(f"#study={name}")
                check(foreign.texts("main table") != [], f"{name} is drawn")
                check_harmless(foreign, len(PAYLOADS), f"the results of {name}")
            failing, data, _ = report(lab, work, "failing", write(work / "failing", failing_scenarios()))
            failures(Page(browser, failing), data)
            ways.spoken(Page(browser, failing), data)
            quiet(browser)
        finally:
            browser.close()
    print("the report holds in the browser")


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("lab")
    options.add_argument("--pictures", type=pathlib.Path)
    options.add_argument("--record", action="store_true")
    chosen = options.parse_args()
    main(chosen.lab, chosen.pictures, chosen.record, "Scenarios")
