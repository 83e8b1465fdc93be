"""Browser tests of the ways through the page: there and back, addresses, keys of charts, and what is told."""

import json
import re
import subprocess

from persons import FOCUS, KEYS, TEAPOT, check, numbered

ACTIVE = "const one = document.activeElement; return one ? one.id || one.dataset.target || one.dataset.copy || '' : ''"


def returning(page):
    """Leaving a scenario or a study keeps the filter and the order, and focuses where one comes from."""
    for leave in ["keys", "link", "history"]:
        page.show("#filter=guest&result=passed&sort=-events")
        shown = page.texts("tbody .file")
        check(1 < len(shown) < 30, f"the filter leaves {len(shown)} scenarios")
        page.browser.run("document.querySelectorAll('tbody a.name')[1].click()")
        page.browser.keys("j")
        page.browser.later("setTimeout(arguments[0], 300)")
        if leave == "keys":
            page.browser.keys(KEYS["Escape"])
        elif leave == "link":
            page.click("#header nav a")
        else:
            page.browser.run("history.back()")
        page.browser.later("setTimeout(arguments[0], 300)")
        check(page.texts("tbody .file") == shown, f"{leave}: the filter and the order stay")
        check(page.browser.run("return document.getElementById('filter').value") == "guest", leave)
        check(page.browser.run(ACTIVE) == shown[1], f"{leave}: the focus is on {page.browser.run(ACTIVE)!r}")


def moving(page):
    """A move to another step, or to another moment, chooses no view."""
    chosen = "return document.querySelectorAll('[role=treeitem][aria-selected=true]').length"
    page.show(f"{numbered(TEAPOT)}&step=10&at=after&tab=element&view=9")
    check(page.browser.run(chosen) == 1, "the view of the address is chosen")
    for key in ["j", KEYS["ArrowLeft"], "k"]:
        page.browser.keys(key)
        check(page.browser.run(chosen) == 0, f"{key!r} chooses a view")
        check(page.texts(".screen .outline.chosen") == [], f"{key!r} outlines a view")
        check("view=" not in page.address(), page.address())
    page.show(f"{numbered(TEAPOT)}&step=10&tab=element&view=")
    check(page.browser.run(chosen) == 0, "an empty part of an address chooses no view")


def copying(page):
    """A copy tells whether it worked, for a while, and leaves the focus."""
    page.show(f"{numbered(TEAPOT)}&step=11&at=at&tab=element&view=9")
    label = "#panel .copier button"
    for answer, word in [(True, "Copied"), (False, "Not copied")]:
        page.browser.run("document.execCommand = () => arguments[0]", answer) if not answer else None
        page.browser.run(FOCUS, label)
        page.browser.keys(KEYS["Enter"])
        check(page.text(label) == word and page.text("#panel .copier [role=status]") == word, page.text(label))
        check(page.browser.run("return document.activeElement === document.querySelector(arguments[0])", label),
              "the button keeps the focus")
        page.browser.later("setTimeout(arguments[0], 2200)")
        check(page.text(label) == "Copy" and page.text("#panel .copier [role=status]") == "", "the word goes away")


def ranges(page):
    """A range is in the address, and ends when a step outside of it is chosen."""
    page.show(f"{numbered(TEAPOT)}&step=3&range=2-4")
    check("Steps 2 to 4" in page.text("#panel"), "an address has a range")
    page.browser.keys("j")
    check("Steps 2 to 4" in page.text("#panel") and "range=2-4" in page.address(), "a step inside keeps it")
    page.browser.keys("j")
    check("Steps" not in page.text("#panel p") and "range" not in page.address(), "a step outside ends it")
    page.browser.keys("[", "j", "]")
    check("range=5-6" in page.address(), page.address())
    for moment in ["at once", "later"]:
        lose_pointer(page, moment)


def lose_pointer(page, moment):
    """A browser takes the pointer to scroll; one that does so at once never tells of the capture."""
    page.show(numbered(TEAPOT))
    left, top, width, height = page.box("svg.strip")
    mouse = {"button": "left", "buttons": 1, "clickCount": 1, "y": top + 60}
    release = "document.querySelector('.strip').releasePointerCapture(1)"
    if moment == "at once":
        page.browser.run(f"document.addEventListener('pointerdown', () => {release}, {{ once: true }})")
    page.browser.protocol("Input.dispatchMouseEvent", type="mousePressed", x=left + 5, **mouse)
    if moment == "later":
        page.browser.later("setTimeout(arguments[0], 50)")
        page.browser.run(release)
    page.browser.protocol("Input.dispatchMouseEvent", type="mouseMoved", x=left + width / 2, **mouse)
    check("Steps" not in page.text("#panel p"), f"a pointer that was taken away {moment} chooses no range")
    page.browser.protocol("Input.dispatchMouseEvent", type="mouseReleased", x=left + width / 2, **mouse)


def addresses(page):
    """An address that names what the report does not have says so; others do not."""
    route = f"{numbered(TEAPOT)}&step=11&at=at&tab=whatif&view=9"
    known = ["", "#filter=zzz", "#result=failed&sort=-time", route, f"{route}&range=1-11", "#scenario=3&step=1"]
    unknown = {
        "#scenario=nothing.json5": "scenario=nothing.json5", "#scenario=0": "scenario=0", "#study=fame": "study=fame",
        "#result=odd&sort=colour": "result=odd, sort=colour", "#sort=-colour": "sort=-colour",
        f"{numbered(TEAPOT)}&step=999": "step=999", f"{numbered(TEAPOT)}&step=zero": "step=zero",
        f"{numbered(TEAPOT)}&tab=x&at=noon": "at=noon, tab=x", f"{numbered(TEAPOT)}&view=9999": "view=9999",
        f"{numbered(TEAPOT)}&step=3&range=5-9": "range=5-9", f"{numbered(TEAPOT)}&range=a": "range=a",
    }
    for address in known:
        page.show(address)
        check(page.text("#unknown") == "", f"{address}: {page.text('#unknown')}")
    for address, parts in unknown.items():
        page.show(address)
        check(page.text("#unknown").endswith(f": {parts}"), f"{address}: {page.text('#unknown')}")
    page.browser.keys("j")
    check(page.text("#unknown") == "", "a choice of the page ends the notice")
    for tab in ["events", "whatif", "delivery"]:
        for edits in ["[", json.dumps([{"kind": "hide", "at": 9999}])]:
            page.show(f"{numbered(TEAPOT)}&step=11&tab={tab}&edits={edits}")
            check(page.text("#unknown").endswith(f": edits={edits}"), f"{tab}: {page.text('#unknown')}")
    page.show()
    rows = len(page.texts("tbody tr"))
    for address in ["#result=odd", "#sort=colour", "#result=odd&sort=-colour"]:
        page.show(address)
        check(len(page.texts("tbody tr")) == rows, f"{address}: {len(page.texts('tbody tr'))} rows")
        chosen = page.browser.run("return [...document.querySelectorAll('.bar select')].map((one) => one.value)")
        check(chosen == ["", ""], f"{address}: the choices are {chosen}")


def chosen(page, with_studies, data):
    """Each choice in a view is in its address, and a step back in the history returns to it."""
    sent = next(one for one in data["scenarios"] if len(one.get("records", [])) > 1)
    choices = [
        (page, f"{numbered(TEAPOT)}&step=3&tab=why", "document.getElementById('hidden-views').click()",
         "return document.getElementById('hidden-views').getAttribute('aria-pressed')", "hidden=shown"),
        (page, f"{numbered(sent['path'])}&step=1&tab=delivery",
         "const one = document.getElementById('record'); one.value = '1'; one.dispatchEvent(new Event('change'))",
         "return document.getElementById('record').value", "record=1"),
        (with_studies, "#study=impact", "document.querySelectorAll('.verdicts button.link')[1].click()",
         "return document.querySelector('.verdicts [aria-pressed=true]')?.textContent", "rule="),
    ]
    for shown, route, choose, read, part in choices:
        shown.show(route)
        shown.browser.run(choose)
        value, address = shown.browser.run(read), shown.address()
        check(value and part in address, f"{part} is not in {address}: {value}")
        shown.browser.run("location.hash = '#filter=x'")
        shown.browser.later("setTimeout(arguments[0], 300)")
        shown.browser.run("history.back()")
        shown.browser.later("setTimeout(arguments[0], 300)")
        check(shown.browser.run(read) == value, f"back to {address}: {shown.browser.run(read)}, not {value}")
        check(shown.text("#unknown") == "", shown.text("#unknown"))
    with_studies.show("#study=impact&rule=nothing")
    check(with_studies.text("#unknown").endswith(": rule=nothing"), with_studies.text("#unknown"))


def edits(page):
    """The edit of a picture can be returned to, and undone by a key."""
    page.show(f"{numbered(TEAPOT)}&step=11&at=at&tab=whatif&view=9")
    page.click("#edit-apply")
    edited = page.address()
    for leave in ["button", "history", "button"]:
        page.browser.keys(KEYS["ArrowDown"])
        page.browser.later("setTimeout(arguments[0], 300)")
        check(page.texts("#panel .edits li") == [], "another step has no edit")
        for way in ["back", "forward"]:
            page.browser.run(f"history.{way}()")
            page.browser.later("setTimeout(arguments[0], 300)")
            check((page.texts("#edits-left") != []) == (way == "forward"), f"{way}: the way back to the edit")
        if leave == "button":
            page.click("#edits-left")
        else:
            page.browser.run("history.back()")
        page.browser.later("setTimeout(arguments[0], 300)")
        check(len(page.texts("#panel .edits li")) == 1, f"{leave} leads back to the edit")
    page.browser.run("document.activeElement.blur()")
    page.browser.keys(KEYS["ArrowLeft"], KEYS["ArrowRight"])
    check(page.texts("#edits-left") != [], "moments lead away from an edit, too")
    page.show(edited)
    page.browser.run(FOCUS, "#edit-undo")
    page.browser.keys(KEYS["Enter"])
    check(page.browser.run(ACTIVE) == "edit-apply", f"the focus is on {page.browser.run(ACTIVE)!r}")


def charts(page, data):
    """Boxes of touches, columns of delivery and visits of screens take the keyboard."""
    page.show(f"{numbered(TEAPOT)}&step=11&tab=why")
    check(len(page.texts(".ladder button")) > 6, "the views of a touch are buttons")
    page.browser.run(FOCUS, ".ladder button")
    page.browser.keys(KEYS["Enter"])
    check("tab=element" in page.address() and "view=" in page.address(), page.address())
    sent = next(one for one in data["scenarios"] if len(one.get("records", [])) > 1 and len(one["steps"]) > 3)
    page.show(f"{numbered(sent['path'])}&step=2&tab=delivery")
    page.browser.run(FOCUS, "#records-over-time")
    page.browser.keys(KEYS["ArrowRight"])
    check("step=3" in page.address() and page.browser.run(ACTIVE) == "records-over-time", page.address())
    words = page.browser.run("return document.activeElement.getAttribute('aria-valuetext')")
    check(words.startswith("3 ") and "store" in words, words)
    left = next(one for one in data["scenarios"]
                if any(event["name"] == "$AppPageLeave" for step in one["steps"] for event in step["events"]))
    page.show(f"{numbered(left['path'])}&step=1&tab=dwell")
    at = next(at for at, step in enumerate(left["steps"]) if any(e["name"] == "$AppPageLeave" for e in step["events"]))
    page.browser.run(FOCUS, "#panel table button")
    page.browser.keys(KEYS["Enter"])
    check(f"step={at + 1}" in page.address() or at == 0, page.address())


def identities(page, data):
    """The panel of identities names each change of the device or of the user, with a link to its step."""
    count = 0
    page.show()
    for scenario in data["scenarios"]:
        changes = [at + 1 for at, step in enumerate(scenario["steps"])
                   if re.match(r"\{[^{]*\b(device|login|logout|identify|bind|unbind|\w+Anonymous\w+): ", step.get("source", ""))]
        if not changes:
            continue
        page.follow(f"{numbered(scenario['path'])}&step=1&tab=identity")
        found = page.texts("#panel section td:first-child button")
        check(found == [f"step {at}" for at in changes], f"{scenario['path']}: {found}, not {changes}")
        count += len(changes)
    check(count > 50, f"only {count} changes occur")
    page.browser.run("document.querySelector('#panel section td:first-child button').click()")
    check(page.address().count("tab=identity") == 1, "a link leads to the step and keeps the panel")


def marks(page, data):
    """The marks of requests, told apart by their answers, add up to the counts of the overview."""
    for scenario in data["scenarios"]:
        sends = [send for step in scenario["steps"] for send in step.get("sends", [])]
        asked = sum(len(step.get("requests", [])) for step in scenario["steps"])
        counts = scenario.get("counts", {})
        if counts:
            check(counts["requests"] == len(sends) + asked, f"{scenario['path']}: {counts}")
            check(counts.get("failedRequests", 0) == sum(send.get("failed", False) for send in sends), scenario["path"])
    failed = next(one for one in data["scenarios"] if one.get("counts", {}).get("failedRequests"))
    page.show(numbered(failed["path"]))
    check(page.texts(".steps .badge.failedRequest") != [], "a failed request has a mark")
    check("request that failed" in page.text(".legend"), page.text(".legend"))
    names = page.browser.run("return [...document.querySelectorAll('.steps .badge')].map((one) => "
                             "one.getAttribute('aria-label'))")
    check(all(any(sign.isdigit() for sign in name) for name in names if "suppressed" in name), names)


def chinese(page, with_studies, data):
    """The words of the lab are translated: reasons, advice, outcomes, kinds of change, schemes, answers."""
    seen = {}
    for scenario in data["scenarios"]:
        for index, step in enumerate(scenario["steps"]):
            for one in step.get("decisions", []):
                if one.get("reason") and not one["reason"].startswith("custom:"):
                    seen.setdefault(one["reason"], (f"{numbered(scenario['path'])}&step={index + 1}&tab=why", one))
    check(len(seen) > 20, f"only {len(seen)} reasons occur")
    for reason, (route, one) in seen.items():
        text = translated(page, route, "#panel")
        check(one["because"] not in text and one["advice"] not in text and reason in text, f"{reason}: {text}")
    sent = next(one for one in data["scenarios"] if any("repeats" in send for step in one["steps"]
                                                        for send in step.get("sends", [])))
    text = translated(page, f"{numbered(sent['path'])}&step=1&tab=delivery", "#panel .way")
    for word in ["accepted", "which ", "no answer", "refused"]:
        check(word not in text, text)
    text = translated(with_studies, "#study=mutate", "main")
    for word in ["INS_BEFORE", "TEXT_EDIT", "identifier\n"]:
        check(word not in text, word)
    text = translated(with_studies, "#study=impact", "main .verdicts")
    for word in ["STOLEN", "GHOST", "KEPT", "GONE-OK"]:
        check(word not in text, word)
    page.show()


def studied(page, with_studies, lab, root, work, data):
    """What the lab says about schemes, causes, edits, touches and times is Chinese in the Chinese page."""
    titles = {}
    for scenario in data["scenarios"]:
        for index, step in enumerate(scenario["steps"]):
            for title, _ in step.get("why", []):
                titles.setdefault(title, f"{numbered(scenario['path'])}&step={index + 1}&tab=why")
    check(len(titles) > 12, titles)
    for title, route in titles.items():
        translated(page, route, "#panel")
        heads = page.texts("#panel h3")
        check(title not in heads and all(not_english(head) for head in heads), f"{title}: {heads}")
    left = next((one, at) for one in data["scenarios"] for at, step in enumerate(one["steps"])
                if any(event["name"] == "$AppPageLeave" for event in step["events"]))
    text = translated(page, f"{numbered(left[0]['path'])}&step={left[1] + 1}&tab=dwell", "#panel")
    check(" 秒" in text and not re.search(r"[0-9] s\b", text), text)
    translated(page, "", "table.overview")
    times = page.texts("tbody td:last-child")
    check(all(time == "" or time.endswith("秒") for time in times) and any("毫秒" in time for time in times), times[:9])
    for (tap, route) in taps(data).items():
        text = translated(page, route, "#panel")
        check(tap not in text, f"{tap}: {text[:200]}")
    text = translated(with_studies, "#study=impact", "main .verdicts")
    check("is new" not in text and "被 UIView 包裹" in text, text)
    real = work / "league-words.json"
    real.write_text(subprocess.run([lab, "league", "--json"], cwd=root, capture_output=True, text=True, check=True).stdout)
    target = work / "league-words.html"
    subprocess.run([lab, "report", TEAPOT, "--out", target, "--league", real], cwd=root, capture_output=True, check=True)
    shown = type(page)(page.browser, target)
    translated(shown, "#study=league", "main")
    names = [name.removesuffix(" ★") for name in shown.texts(".heat:first-of-type tbody th")]
    products = {"sensors", "mixpanel", "postHog", "growingIO", "amplitude"}
    check(all(name in products or not_english(name) for name in names), names)
    page.show()


def not_english(text):
    return any(ord(letter) > 0x2e7f for letter in text)


def taps(data):
    """Returns a route to a view for each answer to a tap that a view of the first scenarios has."""
    found = {}
    for scenario in data["scenarios"]:
        for index, step in enumerate(scenario["steps"]):
            screen = (step["screens"] + [None] * 3)[2]
            for at in range(0 if screen is None else len(data["screens"][screen]["nodes"]) // 2):
                tap = data["views"][data["screens"][screen]["nodes"][2 * at]].get("tap", "click")
                kind = re.sub(r"nothing: .* is hit", "nothing: is hit", tap)
                if tap != "click" and kind not in {one[0] for one in found.values()}:
                    found[tap] = (kind, f"{numbered(scenario['path'])}&step={index + 1}&at=after&tab=element&view={at}")
    return {tap: route for tap, (_, route) in found.items()}


def translated(page, route, selector):
    """Returns a text of the Chinese page, which is loaded once: loading all scenarios takes a second."""
    here = page.browser.run("return [location.href.split('#')[0], document.documentElement.lang]")
    if here == [f"file://{page.path}", "zh-CN"]:
        page.follow(route or "#")
    else:
        page.show(route)
        page.click("#language")
        check(page.browser.run("return document.documentElement.lang") == "zh-CN", "the page is Chinese")
    return page.text(selector)


# Calls of the tracker, which stand as they are in code.
CALLS = ("track ", "endTimer ")


def told(data):
    """Returns the sentences of a report, each with a route and the place that shows it."""
    for scenario in data["scenarios"]:
        at = numbered(scenario["path"])
        if "cause" in scenario:
            yield scenario["cause"]["message"], "", "main"
            yield scenario["cause"]["message"], at, ".heading"
        for index, step in enumerate(scenario["steps"]):
            route = f"{at}&step={index + 1}"
            fault = step.get("fault", {})
            facts = [one[side] for one in step.get("differences", []) for side in ("expected", "found")]
            shown = {
                "events": [fault.get("message", ""), *fault.get("notes", []), *(one["subject"] for one in facts)],
                "why": [row for touch in step.get("touches", []) for _, _, row, *_ in touch["hitTest"]]
                + [one["subject"] for one in step.get("decisions", []) if not one["subject"].startswith(CALLS)]
                + [data["rows"][row][2] for title, rows in step.get("why", []) if title == "path" for row in rows
                   if len(data["rows"][row]) > 2],
                "delivery": step.get("diagnostics", [])}
            for tab, texts in shown.items():
                yield from ((text.replace("passed over: ", ""), f"{route}&tab={tab}", "#panel") for text in texts)


def spoken(page, data):
    """The sentences of the lab are Chinese in the Chinese page: one of each shape is looked at."""
    shapes = {}
    for text, route, place in told(data):
        shape = re.sub(r"[0-9]+|'[^']*'|\"[^\"]*\"|\b[\w.]*[A-Z_$]\w*|[\w:]+:", "", text)
        # One word, or a name, is the same in each language.
        if re.search(r"[a-z]{2,} [a-z]{2,}", shape):
            shapes.setdefault((shape, place), (text, route))
    for (_, place), (text, route) in shapes.items():
        shown = translated(page, route, place)
        check(text not in shown, f"{route}: {text!r} is English in {shown[:300]!r}")
    return len(shapes)


def sheets(page, with_studies, data):
    """On paper, all is light; pages keep their titles and the colours that carry meaning."""
    routes = [(page, ""), (page, f"{numbered(TEAPOT)}&step=2"),
              *((with_studies, f"#study={name}") for name in ["impact", "league", "mutate"])]
    for shown, route in routes:
        shown.show(route)
        for _ in range(2):
            shown.click("#colours")
        check(shown.browser.run("return document.documentElement.dataset.colours") == "dark", "the page is dark")
        shown.browser.emulate(media="print")
        look = shown.browser.run("""return ["body", ".sheet, table"].map((name) => {
          const one = document.querySelector(name);
          return one ? getComputedStyle(one).colorScheme : "";
        })""")
        check(look[0] == "light", f"{route} is printed {look}")
        if route.startswith("#study"):
            check(shown.box("h1")[3] > 0, f"{route} has its title")
            exact = shown.browser.run("""return [...document.querySelectorAll(".heat td:not(.none), .grid td:not(.none)")]
              .every((one) => getComputedStyle(one).printColorAdjust === "exact")""")
            check(exact, f"{route} prints the colours of its cells")
        elif route == "":
            shown.browser.resize(718, 1000)
            check(shown.box("tbody .cause")[2] > 150, "the overview has room for its causes")
            wide = shown.browser.run("return document.documentElement.scrollWidth")
            check(wide <= 718, f"the overview is {wide} wide on paper")
            shown.browser.resize(1280, 800)
        shown.browser.emulate(media="")


def narrow(pages, data):
    """On a telephone, no page scrolls sideways."""
    for page, routes in pages:
        page.browser.resize(390, 844)
        for route in routes:
            page.show(route)
            wide = page.browser.run("return document.documentElement.scrollWidth")
            check(wide <= 390, f"{route} is {wide} wide")
        page.browser.resize(1280, 800)


def narrow_routes(data):
    """A route to each panel of one scenario of each folder, at its last step."""
    folders = {}
    for one in data["scenarios"]:
        if one["steps"]:
            folders.setdefault(one["path"].rsplit("/", 1)[0], one)
    tabs = ["events", "why", "element", "whatif", "dispatch", "hazard", "delivery", "dwell", "identity"]
    return [f"{numbered(one['path'])}&step={len(one['steps'])}&tab={tab}&view=3" for one in folders.values() for tab in tabs]


def tones(page):
    """A good outcome is never in the colour of a bad one."""
    colours = page.browser.run("""const colour = (name) => {
      const one = document.createElement("span");
      one.className = name;
      document.body.append(one);
      const found = getComputedStyle(one).color;
      one.remove();
      return found;
    };
    return Object.fromEntries(["good", "even", "warn", "bad"].map((tone) => [tone, colour("outcome " + tone)]))""")
    check(len(set(colours.values())) == 4, f"the tones have the colours {colours}")
