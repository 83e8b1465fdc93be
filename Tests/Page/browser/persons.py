"""Browser tests of what a person does: choices that a redrawing keeps, keys of controls, and paper."""

import base64
import io
import json

TEAPOT = "Scenarios/shop/a-guest-buys-a-teapot.json5"
KEYS = {"ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015",
        "Home": "\ue011", "End": "\ue010", "PageUp": "\ue00e", "PageDown": "\ue00f", "Escape": "\ue00c",
        "Enter": "\ue007"}


def check(holds, message):
    if not holds:
        raise AssertionError(message)


def numbered(scenario):
    return "#scenario=" + scenario.replace("#", "%23")


# What a person has chosen and the address lacks; an array, which has to be the same after a redrawing.
STATE = """
const at = (selector) => [...document.querySelectorAll(selector)];
const scrolls = at("main .steps, main #panel, main .film, main .views, main pre, main .scroll")
  .map((one) => [Math.round(one.scrollTop), Math.round(one.scrollLeft)]);
return {
  range: at("rect.range").map((one) => one.getAttribute("visibility")),
  hidden: at("#hidden-views").map((one) => one.getAttribute("aria-pressed")),
  fields: at("main input, main select").map((one) => one.value),
  refusals: at("[role=alert]").length,
  open: at("main details").map((one) => one.open),
  scrolls: scrolls,
  window: Math.round(scrollY),
  tab: at("[role=tab][aria-selected=true]").map((one) => one.id),
  step: at("[role=option][aria-selected=true]").map((one) => one.id),
  moment: at("[role=radio][aria-checked=true]").map((one) => one.id),
  view: at("[role=treeitem][aria-selected=true]").map((one) => one.id),
  pressed: at("main [aria-pressed=true]").map((one) => one.id || one.className),
  cells: at("[role=grid]").map((grid) => [...grid.querySelectorAll("td")].findIndex((one) => one.tabIndex === 0)),
  sort: at("th[aria-sort]").map((one) => one.dataset.column + one.getAttribute("aria-sort")),
};
"""


def set_range(page):
    page.browser.keys(KEYS["Home"], "j", "[", "j", "j", "]")
    check("Steps 2 to 4" in page.text("#panel"), page.text("#panel")[:80])


def set_hidden(page):
    page.browser.keys("h")


def set_form(page):
    page.browser.run("""const field = document.getElementById("edit-kind");
      field.selectedIndex = field.options.length - 1;
      field.dispatchEvent(new Event("change"));""")


def set_record(page):
    page.browser.run("""const field = document.getElementById("record");
      field.selectedIndex = (field.selectedIndex + 1) % field.options.length;
      field.dispatchEvent(new Event("change"));""")


def open_parts(page):
    page.browser.run("""const all = [...document.querySelectorAll("main details")];
      all.forEach((one, at) => { one.open = at % 2 === 0; });""")


def scroll(page):
    page.browser.run("""for (const one of document.querySelectorAll(
        "main .steps, main #panel, main .film, main .views, main pre")) { one.scrollTop = 37; one.scrollLeft = 11; }
      scrollTo(0, 41);""")


def choose_verdict(page):
    page.click(".verdicts button.link")


def visit_cell(page):
    page.browser.run("document.querySelector('table.grid td').focus()")
    page.browser.keys(KEYS["ArrowDown"], KEYS["ArrowRight"])


def sort(page):
    page.click("th[data-column=events] button")
    page.browser.keys("/", *"shop")


def choices(page, with_studies, data):
    """Sets each choice, changes the language and the width, and compares."""
    route = numbered(TEAPOT)
    sent = next(one for one in data["scenarios"] if len(one.get("records", [])) > 1)
    wholes = {
        "range": (page, route, [set_range]), "hidden": (page, f"{route}&step=4&tab=events", [set_hidden]),
        "form": (page, f"{route}&step=11&at=at&tab=whatif&view=9", [set_form]),
        "record": (page, f"{numbered(sent['path'])}&step=2&tab=delivery", [set_record]),
        "open": (page, f"{route}&step=6&tab=events", [open_parts]),
        "why": (page, f"{route}&step=11&tab=why", [open_parts, scroll]),
        "scroll": (page, f"{route}&step=11&at=at&tab=element&view=9", [scroll]),
        "all": (page, f"{route}&step=6&tab=events", [set_range, set_hidden, open_parts, scroll]),
        "overview": (page, "", [sort]),
        "verdict": (with_studies, "#study=impact", [choose_verdict]),
        "cell": (with_studies, "#study=league", [visit_cell]),
    }
    for name, (shown, address, acts) in wholes.items():
        shown.show(address)
        plain = shown.browser.run(STATE)
        for act in acts:
            act(shown)
        before = shown.browser.run(STATE)
        check(before != plain, f"{name}: nothing was chosen")
        shown.browser.run("document.getElementById('language').click()")
        after = shown.browser.run(STATE)
        check(after == before, f"{name}: another language changes {difference(before, after)}")
        shown.browser.run("document.getElementById('language').click()")
        shown.browser.resize(1100, 800)
        shown.browser.later("setTimeout(arguments[0], 50)")
        shown.browser.resize(1280, 800)
        shown.browser.later("setTimeout(arguments[0], 50)")
        after = shown.browser.run(STATE)
        check(after == before, f"{name}: another width changes {difference(before, after)}")


def difference(before, after):
    return {key: [before[key], after[key]] for key in before if before[key] != after[key]}


FOCUS = "document.querySelector(arguments[0]).focus()"
SHOWN = """return [document.activeElement.id, document.activeElement.getAttribute("role"),
  document.querySelector("[role=tab][aria-selected=true]").id, document.querySelector("[role=option][aria-selected=true]").id,
  document.querySelector("[role=radio][aria-checked=true]").id]"""


def control_keys(page, data):
    """Presses each key in each control with a role; the other controls stay as they are."""
    scenario = next(one for one in data["scenarios"] if one["path"] == TEAPOT)
    count = len(scenario["steps"])
    tabs = page_tabs(page)
    moments = ["moment-before", "moment-at", "moment-after"]
    steps = [f"step-{number + 1}" for number in range(count)]
    views = page_views(page)
    ring = {"ArrowLeft": -1, "ArrowRight": 1, "Home": "first", "End": "last"}
    line = {"ArrowUp": -1, "ArrowDown": 1, "PageUp": -10, "PageDown": 10, "Home": "first", "End": "last"}
    # A control: where it has the focus, its places, the key's moves, the shown state, and a ring or a line.
    controls = {
        "tablist": ("[role=tab][aria-selected=true]", tabs, ring, 2, True),
        "radiogroup": ("[role=radio][aria-checked=true]", moments, ring | {"ArrowUp": -1, "ArrowDown": 1}, 4, True),
        "slider": ("[role=slider]", steps, {"ArrowLeft": -1, "ArrowRight": 1, "ArrowUp": 1, "ArrowDown": -1,
                                            "PageUp": 10, "PageDown": -10, "Home": "first", "End": "last"}, 3, False),
        "listbox": ("[role=listbox]", steps, line, 3, False),
        "tree": ("[role=treeitem][tabindex='0']", views, line, 0, False),
    }
    for name, (selector, places, moves, shown, is_ring) in controls.items():
        for key, move in moves.items():
            for start in [0, 1, len(places) // 2, len(places) - 1]:
                place(page, name, places, start)
                page.browser.run(FOCUS, selector)
                before = page.browser.run(SHOWN)
                check(before[shown] == places[start], f"{name} stands at {before}, not {places[start]}")
                page.browser.keys(KEYS[key])
                end = {"first": 0, "last": len(places) - 1}.get(move)
                if end is None:
                    end = (start + move) % len(places) if is_ring else min(max(start + move, 0), len(places) - 1)
                after = page.browser.run(SHOWN)
                check(after[shown] == places[end], f"{key} in a {name} leads from {start} to {after}, not {end}")
                check(after[1] == before[1], f"{key} in a {name} keeps the focus in it: {after}")
                if shown == 2:
                    check(after[0] == after[2], f"the chosen tab has the focus: {after}")
                others = [part for part in (2, 3, 4) if part != shown]
                # The moment of another step may be another one by itself.
                kept = [part for part in others if shown != 3 or part == 2]
                check(all(after[part] == before[part] for part in kept), f"{key} in a {name}: {before} {after}")


def page_tabs(page):
    page.show(f"{numbered(TEAPOT)}&step=11&at=at&tab=element&view=9")
    return page.browser.run("return [...document.querySelectorAll('[role=tab]')].map((one) => one.id)")


def page_views(page):
    return page.browser.run("return [...document.querySelectorAll('[role=treeitem]')].map((one) => one.id)")


def place(page, name, places, start):
    """Opens the scenario with a control at a place."""
    one = places[start]
    parts = {"step": "11", "at": "at", "tab": "element", "view": "9"}
    if name == "tablist":
        parts["tab"] = one.removeprefix("tab-")
    elif name == "radiogroup":
        parts["at"] = one.removeprefix("moment-")
    elif name == "tree":
        parts["view"] = one.removeprefix("view-")
    else:
        parts["step"] = one.removeprefix("step-")
    # The page writes its address with a delay, so the same address may be there already.
    page.browser.run("location.hash = '#'; location.hash = arguments[0]",
                     f"{numbered(TEAPOT)}&" + "&".join(f"{key}={value}" for key, value in parts.items()))
    page.browser.later("setTimeout(arguments[0], 20)")


def tree_arrows(page):
    """Left leads to the outer view, and right to the first view in it."""
    page.show(f"{numbered(TEAPOT)}&step=11&at=at&tab=element&view=0")
    page.browser.run(FOCUS, "#view-0")
    level = "return [document.activeElement.id, Number(document.activeElement.getAttribute('aria-level'))]"
    start = page.browser.run(level)
    page.browser.keys(KEYS["ArrowRight"], KEYS["ArrowRight"])
    inner = page.browser.run(level)
    check(inner[1] == start[1] + 2, f"{inner} is two levels below {start}")
    page.browser.keys(KEYS["ArrowLeft"])
    check(page.browser.run(level)[1] == start[1] + 1, "left leads outwards")
    page.browser.keys(KEYS["Enter"])
    chosen = page.browser.run("return document.querySelector('[role=treeitem][aria-selected=true]').id")
    check(chosen == page.browser.run("return document.activeElement.id"), "Enter chooses, and keeps the focus")


def roving(page):
    """One element of each control is in the order of the Tab key, and the slider says its value."""
    page.show(f"{numbered(TEAPOT)}&step=11&at=at&tab=element&view=9")
    for role in ["tab", "radio", "treeitem"]:
        count = page.browser.run(f"return document.querySelectorAll('[role={role}][tabindex=\"0\"]').length")
        check(count == 1, f"{count} elements of the role {role} are in the order of the Tab key")
    text = page.browser.run("return document.querySelector('[role=slider]').getAttribute('aria-valuetext')")
    check(text.startswith("Step 11: tap #buy"), text)


def typing(page):
    """No key of the page is taken from a field, a list of choices, or a part that scrolls."""
    route = f"{numbered(TEAPOT)}&step=11&at=at&tab=whatif&view=9"
    page.show(route)
    state = "return [location.hash, ...document.querySelectorAll('[aria-selected=true], [aria-checked=true]')].map(" \
        "(one) => one.id || one)"
    for field in ["#edit-view", "#edit-kind"]:
        page.browser.run(FOCUS, field)
        before = page.browser.run(state)
        page.browser.keys(*"jkhn1[]?/", KEYS["Home"], KEYS["ArrowLeft"], KEYS["Escape"])
        check(page.browser.run(state) == before, f"a key in {field} changes the page")
        check(not page.browser.run("return document.querySelector('dialog').open"), f"? is typed into {field}")
    page.show(f"{numbered(TEAPOT)}&step=11&tab=why")
    page.browser.run(FOCUS, "#panel")
    page.browser.keys(KEYS["PageDown"], KEYS["ArrowDown"])
    page.browser.later("setTimeout(arguments[0], 400)")
    check(page.browser.run("return document.getElementById('panel').scrollTop") > 0, "the panel scrolls by keys")
    check(page.browser.run("return document.querySelector('[role=option][aria-selected=true]').id") == "step-11",
          "the step stays")
    page.browser.keys("j")
    check(page.browser.run("return document.querySelector('[role=option][aria-selected=true]').id") == "step-12",
          "a letter still chooses a step")


def cuts(page, data):
    """A table that is cut says so, and shows the other rows on demand."""
    views, screens = (next(one["path"] for one in data["scenarios"] if one["title"] == title)
                      for title in ["Many views", "Many screens"])
    page.show(f"{numbered(views)}&step=1&at=after&tab=whatif")
    page.browser.run("""const set = (id, wanted) => {
      const field = document.getElementById(id);
      field.value = [...field.options].find((one) => one.textContent.includes(wanted)).value;
      field.dispatchEvent(new Event("change"));
    };
    set("edit-view", "#b0"); set("edit-kind", "insert another");""")
    page.click("#edit-apply")
    tables = page.browser.run("""return [...document.querySelectorAll("#panel details.more")].map((one) =>
      [one.previousElementSibling.tBodies[0].rows.length, one.textContent])""")
    check(len(tables) == 1, f"the table of outcomes is cut: {tables}")
    for at, (rows, text) in enumerate(tables):
        rest = int(text.split()[0])
        check(rows == 60 and text == f"{rest} more rows", f"{rows} rows, then {text}")
        page.browser.run("document.querySelectorAll('#panel details.more')[arguments[0]].open = true", at)
        page.browser.later("setTimeout(arguments[0], 50)")
        shown = page.browser.run("""return document.querySelectorAll('#panel details.more')[arguments[0]]
          .querySelectorAll('tbody tr').length""", at)
        check(shown == rest, f"{shown} of {rest} further rows are shown")
    page.show(f"{numbered(screens)}&step=1")
    check("the first 60 screens" in page.text(".legend"), page.text(".legend"))


def many():
    """Scenarios with more clickable views, and with more screens, than the page shows at once."""
    def scenario(title, count, steps):
        buttons = ", ".join(
            f'{{ is: "UIButton", id: "b{at}", title: "B{at}", frame: [{at % 9 * 42}, {80 + at // 9 * 30}, 40, 24], '
            'on: { touchUpInside: "go:" } }' for at in range(count))
        return f"""{{ scenario: "{title}", app: {{ root: "HomeViewController", classes: {{ HomeViewController: {{
          is: "UIViewController", methods: {{ "go:": [] }}, view: {{ subviews: [{buttons}] }} }} }} }},
          steps: [ {{ launch: {{}} }}, {steps} ] }}"""

    yield "views.json5", scenario("Many views", 100, "")
    sets = ", ".join(f'{{ set: {{ "#b0.title": "T{at}" }} }}' for at in range(220))
    yield "screens.json5", scenario("Many screens", 1, sets)


def paper(page, data, most=None):
    """Prints scenarios and reads the pages: each step has one, and all of its events are on it."""
    try:
        from pypdf import PdfReader
    except ImportError:
        print("  the printed pages are not read: the module pypdf is missing")
        return
    names = sorted({one["path"].split("/")[1] for one in data["scenarios"]})
    chosen = [one for name in names for one in data["scenarios"] if one["path"].split("/")[1] == name][:most]
    for scenario in chosen:
        page.show(numbered(scenario["path"]))
        for size in [{"paperWidth": 8.27, "paperHeight": 11.69}, {"paperWidth": 8.5, "paperHeight": 11}]:
            text = page.browser.protocol("Page.printToPDF", **size)["data"]
            # Kerned letters may be read with spaces between them.
            pages = ["".join(one.extract_text().split()) for one in PdfReader(io.BytesIO(base64.b64decode(text))).pages]
            check(len(pages) == len(scenario["steps"]), f"{scenario['path']} has {len(pages)} pages")
            for number, (step, words) in enumerate(zip(scenario["steps"], pages)):
                check(f"Step{number + 1}:" in words, f"{scenario['path']}: page {number + 1} is of another step")
                for event in step["events"]:
                    check(event["name"] in words, f"{scenario['path']}: {event['name']} is not on page {number + 1}")
