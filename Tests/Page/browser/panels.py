"""Browser tests of the panels about rules, edits and other commands, and of the kept screenshots."""

import base64
import json
import shutil
import subprocess

TEAPOT = "Scenarios/shop/a-guest-buys-a-teapot.json5"
BUY = "(() => { const all = [...document.querySelectorAll('.screen title')];" \
    "return all.find((one) => one.textContent.includes('#buy')).parentNode })()"
CONTROL = "\ue009"
OUTCOMES = ["kept", "lost", "stolen", "multi", "ghost", "remade", "gone"]


def check(holds, message):
    if not holds:
        raise AssertionError(message)


def choose_buy(page, route):
    """Clicks the button beside the finger's point, as a person does."""
    page.show(route)
    left, top, width, height = page.browser.run(
        f"const box = {BUY}.getBoundingClientRect(); return [box.left, box.top, box.width, box.height]")
    page.browser.click(left + width / 4, top + height / 2)


def paste(page):
    """Returns the text of the clipboard, by pasting it into a field."""
    page.show()
    page.browser.run("document.getElementById('filter').focus()")
    page.browser.call("POST", "/actions", {"actions": [{"type": "key", "id": "keys", "actions": [
        {"type": "keyDown", "value": CONTROL}, {"type": "keyDown", "value": "v"},
        {"type": "keyUp", "value": "v"}, {"type": "keyUp", "value": CONTROL}]}]})
    return page.browser.run("return document.getElementById('filter').value")


def rules(page, lab, root, work):
    """Copies a suggested rule, runs it with the lab, and finds it in the new report."""
    choose_buy(page, f"#scenario={TEAPOT}&step=11&at=at")
    page.click("#panel .suggestion [data-copy]")
    check(page.text("#panel .suggestion [data-copy]") == "Copied", "the rule is copied")
    page.show(f"#scenario={TEAPOT}&step=10&at=after&tab=element")
    choose_buy(page, f"#scenario={TEAPOT}&step=10&at=after&tab=element")
    ways = page.browser.run("""return [...document.querySelectorAll(".ways tbody tr:not(.note)")].map((row) =>
      [...row.cells].map((cell) => cell.textContent))""")
    found = subprocess.run([lab, "suggest", TEAPOT, "#buy", "--at", "10", "--json"], cwd=root,
                           capture_output=True, text=True, check=True)
    suggested = json.loads(found.stdout)
    wanted = [[way["kind"], way["name"], *(str(way[key]) for key in ("now", "screen", "app"))]
              for way in suggested["ways"]]
    check(ways == wanted and len(ways) > 2, f"the ways are {ways}, not {wanted}")
    certificates(page, suggested)
    page.show(f"#scenario={TEAPOT}&step=10&at=after&tab=element")
    choose_buy(page, f"#scenario={TEAPOT}&step=10&at=after&tab=element")
    page.click("#panel .suggestion:nth-of-type(2) [data-copy]")
    rule = paste(page)
    check(rule.startswith('{ name: "ClickBuy", page: "ProductViewController"'), rule)
    folder = work / "copied"
    shutil.copytree(root / "Scenarios/apps", folder / "apps")
    (folder / "rules").mkdir()
    near = '{ name: "Other", page: "ProductViewController", path: "ProductViewController[0]/UIButton[7]" }'
    (folder / "rules/copied.json5").write_text(f"[ {rule},\n  {near} ]\n")
    scenario = folder / "copied.json5"
    scenario.write_text((root / TEAPOT).read_text().replace(
        "tracker: {", 'tracker: { rules: ["rules/copied.json5"],', 1))
    run = subprocess.run([lab, "run", scenario, "--reporter", f"jsonl,html={work}/copied.html"],
                         capture_output=True, text=True, check=False)
    names = [json.loads(line)["event"] for line in run.stdout.splitlines()]
    check(names.count("ClickBuy") == 1, f"the rule gives one event, found {names}: {run.stderr}")
    other = type(page)(page.browser, work / "copied.html")
    choose_buy(other, "#scenario=1&step=11&at=at")
    text = other.text("#panel")
    check("Rules that match" in text and "ClickBuy" in text, "the rule matches in the new report")
    misses = other.texts("#panel .misses td")
    check(misses[:3] == ["Other", "UIButton[7]", "the step is UIButton[0]"], misses)
    return other


def certificates(page, suggested):
    """Compares the rule by all facts and how well each rule survives with those of the lab."""
    texts = [way["certificate"] for way in suggested["ways"] if "certificate" in way]
    shown = page.texts(".ways .note td")
    check(len(shown) == len(texts) > 2, f"certificates: {shown}, {texts}")
    for text, wanted in zip(shown, texts):
        low, high = wanted["survivalInterval"]
        check(text == f"{wanted['survival']:.1f} % ({low:.1f}–{high:.1f}) per release, "
              f"{wanted['wrong']:.1f} % wrong; dies when {wanted['diesWhen']}", text)
    rule = page.text("#panel .suggestion code")
    check(rule == suggested["rule"].replace('"NAME"', '"ClickBuy"'), rule + "\n" + suggested["rule"])
    lines = page.texts("#panel .suggestion .certificate")
    check(len(lines) >= 3 and lines[0] == shown[0], lines)


def what_if(page, with_rules):
    """Breaks rules by one edit, undoes it, and meets a view that the system makes."""
    route = "&step=11&at=at&tab=whatif"
    choose_buy(with_rules, f"#scenario=1{route}")
    apply(with_rules, "insert another UIButton before it")
    rows = with_rules.browser.run("""return [...document.querySelectorAll("#panel .outcomes tbody tr")].map((row) =>
      [...row.cells].map((cell) => cell.textContent))""")
    check(any(row[0].startswith("UIButton #buy") and row[1:] == ["STOLEN", "the new view"] for row in rows), rows)
    text = with_rules.text("#panel")
    check("ClickBuyUIButton #buy" in text and "STOLEN" in text, "the copied rule is stolen")
    marks = with_rules.browser.run("""return [...document.querySelectorAll(".outline.outcome.stolen")].map((one) =>
      ["x", "y", "width", "height"].map((name) => Number(one.querySelector("rect").getAttribute(name))))""")
    frame = with_rules.browser.run(
        f"const box = {BUY}.querySelector('.area') || {BUY}; return ['x', 'y', 'width', 'height']"
        ".map((name) => Number(box.getAttribute(name)))")
    check(frame in marks, f"the marks are at {marks}, the button at {frame}")
    address = with_rules.address()
    with_rules.show(address)
    check(len(with_rules.texts("#panel .edits li")) == 1, "an address has the edit")
    with_rules.click("#edit-undo")
    check(with_rules.texts("#panel .edits li") == [], "the edit is undone")
    check(with_rules.browser.run("return document.activeElement.id") == "edit-apply", "the focus stays in the form")
    with_rules.show(f"#scenario=1{route}&view=0")
    check("made by the system" in with_rules.text("#edit-refusal"), "a refused view has its reason")
    choose_buy(with_rules, f"#scenario=1{route}")
    with_rules.browser.run("document.getElementById('edit-kind').focus()")
    choose(with_rules, "#edit-kind", options(with_rules)["remove it"])
    focused = with_rules.browser.run("return document.activeElement.id")
    check(focused == "edit-kind", f"a field keeps the focus when its form is drawn again, not {focused!r}")
    with_rules.show(f"#scenario=1{route}&view=9&edits=99999")
    check(with_rules.texts("#panel .edits li") == [], "an unknown edit of an address has no effect")
    check(with_rules.texts("#panel form.edit") != [], "an unknown edit leaves the form")


def options(page):
    """The edits of the chosen view by their words, without the number of rules that each breaks."""
    found = page.browser.run("""return [...document.querySelectorAll("#edit-kind option")].map((one) =>
      [one.textContent.split(" · ")[0], one.value])""")
    return dict(found)


def apply(page, words):
    found = options(page)
    check(words in found, f"{words} is not in {sorted(found)}")
    choose(page, "#edit-kind", found[words])
    page.click("#edit-apply")


def choose(page, selector, value):
    page.browser.run("""const field = document.querySelector(arguments[0]); field.value = arguments[1];
      field.dispatchEvent(new Event("change"))""", selector, value)


def trail(page):
    page.show("#scenario=Scenarios/delivery/answer-that-never-comes.json5&step=5&tab=delivery")
    check(page.texts(".way li.retry") != [], "a retry is on the record's way")
    check(len(page.texts(".trail polyline")) == 1, "the way is drawn")
    page.click(".way li.retry button")
    check(page.address().find("step=6") > 0, "a part of the way leads to its step")


def cycles(page):
    page.show("#scenario=Scenarios/hazards/04-calls-itself.json5&step=1&tab=dispatch")
    check("leads back to its own code" in page.text(".warnings"), "a cycle is explained")
    check(len(page.texts(".dispatch text.cycle")) == 1, "a cycle is marked in the diagram")
    page.show("#scenario=Scenarios/hazards/03-exchanged-twice.json5&step=1&tab=dispatch")
    check("leads back to its own code" in page.text("#panel"), "the cycle of two classes is found")


def studies(page, lab, root, work):
    """Draws the results of other commands; returns the page that has them."""
    league, mutate = work / "league.json", work / "mutate.json"
    for file, words in [(league, ["league"]), (mutate, ["mutate", TEAPOT, "--at", "6", "--count", "50"])]:
        file.write_text(subprocess.run([lab, *words, "--json"], cwd=root, capture_output=True, text=True,
                                       check=True).stdout)
    target = work / "studies.html"
    subprocess.run([lab, "report", TEAPOT, "--out", target, "--league", league, "--mutate", mutate],
                   cwd=root, capture_output=True, check=True)
    other = type(page)(page.browser, target)
    other.show()
    other.click(".studies a")
    check(other.address() == "#study=league", other.address())
    found = json.loads(league.read_text())
    rows = other.texts("table.heat:first-of-type tbody tr")
    check(len(other.texts("table.heat")) == 7 and len(rows) >= len(found["schemes"]), "a heat map each")
    first = found["schemes"][0]
    cell = other.text("table.heat tbody td")
    low, high = first["next"]["survivalInterval"]
    check(cell.replace(" ", "") == f"{first['next']['survival']:.1f}{low:.1f}–{high:.1f}", cell)
    kinds_of_change(other, found)
    other.show("#study=mutate")
    check(len(other.texts("table.killers")) == len(json.loads(mutate.read_text())["schemes"]), "a table each")
    other.browser.keys("\ue00c")
    check(len(other.texts("table.overview")) == 1, "Esc leads back to the overview")
    return other


def kinds_of_change(page, league):
    """Visits cells of the league by kind of change, by keys and by the pointer."""
    heads = page.texts("table.grid:first-of-type thead th")[1:len(league["schemes"]) + 1]
    check([head.removesuffix(" ★") for head in heads] == [one["name"] for one in league["schemes"]], heads)
    page.browser.run("document.querySelector('table.grid td[tabindex=\"0\"]').focus()")
    page.browser.keys("\ue015", "\ue015", "\ue014")
    kind, scheme = league["kinds"][2], league["schemes"][1]
    cell = scheme["kinds"][kind["name"]]
    low, high = cell["survivalInterval"]
    words = page.texts("table.grid:first-of-type tbody th")
    check(len(set(words)) == len(league["kinds"]) and words[2].endswith(f" ({kind['screens']})"), f"each kind has its words: {words}")
    wanted = f"{words[2]} · {heads[1]}: {cell['survival']:.1f} % ({low:.1f}–{high:.1f}); KEPT {cell['kept']}, "
    check(page.text(".readout").startswith(wanted), page.text(".readout") + "\n" + wanted)
    focused = page.browser.run("return document.activeElement.textContent")
    check(focused == f"{cell['survival']:.1f} ({low:.1f}–{high:.1f})", focused)
    reachable = page.browser.run("return document.querySelectorAll('table.grid td[tabindex=\"0\"]').length")
    check(reachable == 2, "one cell of each map is in the order of the Tab key")
    last = "table.grid tbody tr:last-child td:last-child"
    page.browser.run("document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })", last)
    left, top, width, height = page.box(last)
    page.browser.pointer({"type": "pointerMove", "x": round(left + width / 2), "y": round(top + height / 2)})
    check(page.text(".readout").startswith("a screen is removed"), page.text(".readout"))
    tree = page.browser.protocol("Accessibility.getFullAXTree")["nodes"]
    roles = [node["role"]["value"] for node in tree if not node.get("ignored")]
    count = 2 * len(league["kinds"])
    check(roles.count("grid") == 2 and roles.count("gridcell") == count * len(heads), "the cells of two grids")
    check(roles.count("rowheader") >= count, "each row has its head")


def foreign(page, lab, root, work, payloads):
    """Returns a report with results whose every text is a payload."""
    share = {"survival": {"percent": 1, "interval": [0, 2]}, "counts": {}}
    horizon = {"survival": 1, "wrong": 1, "survivalInterval": [0, 2], "wrongInterval": [0, 2]}
    counted = horizon | dict.fromkeys(OUTCOMES, 1)
    element = [{"name": text, "screen": text, "path": text, "picture": [0, place]}
               for place, text in enumerate(payloads)]
    documents = {
        "league": {"corpus": payloads, "kinds": [{"name": text, "screens": 1} for text in payloads], "schemes": [
            {"name": text, "ours": True, "coverage": 1, "next": horizon, "year": horizon, "threeYears": horizon,
             "kinds": dict.fromkeys(payloads, counted)} for text in payloads]},
        "mutate": {"scenario": TEAPOT, "step": 1, "seed": "1", "kinds": payloads, "schemes": [
            {"name": text, "strengths": {"edit": share}, "kinds": {text: share}, "rules": [
                {"element": text, "path": text, "killer": {"edits": [text], "outcome": text, "before": text,
                                                           "after": text}}]} for text in payloads]},
        "impact": {"base": payloads[0], "head": payloads[1], "pictures": dict.fromkeys(
            ["base", "head"], {"views": [{"class": text, "frame": [0, 0, 99, 20], "text": text, "kind": "button"}
                                         for text in payloads],
                               "screens": [{"controller": payloads[2], "size": [320, 480], "nodes": [
                                   number for view in range(len(payloads)) for number in (view, 0)]}]}),
            "rules": [
            {"name": text, "outcome": text, "from": element, "now": element, "matches": element,
             "causes": [{"words": text, "file": text, "line": 1}], "repair": {"rule": text},
             "accepted": text} for text in payloads]},
    }
    return with_documents(page, lab, root, work / "foreign", documents)


def with_documents(page, lab, root, folder, documents):
    """Returns a report with these results of other commands."""
    folder.mkdir()
    words = []
    for name, document in documents.items():
        (folder / f"{name}.json").write_text(json.dumps(document))
        words += [f"--{name}", folder / f"{name}.json"]
    target = folder / "report.html"
    subprocess.run([lab, "report", TEAPOT, "--out", target, *words], cwd=root, capture_output=True, check=True)
    return type(page)(page.browser, target)


def fixed(page, lab, root, work):
    """Returns a report with results that no change of the lab alters."""
    def horizon(*numbers):
        return dict(zip(["survival", "survivalInterval", "wrong", "wrongInterval"], numbers))

    def share(percent, low, high):
        return {"percent": percent, "interval": [low, high]}

    cells = [horizon(90, [88, 92], 1, [0, 2]), horizon(60, [50, 70], 6, [4, 8]), horizon(20, [10, 30], 12, [9, 15])]
    counted = [cell | dict.fromkeys(OUTCOMES, count) for cell, count in zip(cells, [9, 3, 1])]
    kinds = ["CELL_COUNT", "INS_BEFORE_OTHER", "TEXT_EDIT", "CONTROLLER_RENAME"]
    names = ["gift", "buy", "share"]
    elements = {name: {"name": f'UIButton #{name}', "screen": "ProductViewController", "picture": [0, 1 + place],
                       "path": f"ProductViewController[0]/UIButton[{place}]"}
                for place, name in enumerate(names)}
    picture = {"screens": [{"controller": "ProductViewController", "size": [320, 480],
                            "nodes": [0, 3, 1, 0, 2, 0, 3, 0]}],
               "views": [{"class": "UIView", "frame": [0, 0, 320, 480], "kind": "view"}] + [
                   {"class": "UIButton", "frame": [20, 80 + 90 * place, 200, 44], "text": name, "kind": "button"}
                   for place, name in enumerate(names)]}
    verdicts = [("Bought", "STOLEN", ["buy"], ["buy"], ["gift"], [["{} is new", "UIButton #gift"]]),
                ("Shared", "LOST", ["share"], ["share"], [], [["it was wrapped in {}", "UIView"]]),
                ("Given", "KEPT", ["gift"], ["gift"], ["gift"], [])]
    return with_documents(page, lab, root, work / "fixed", {
        "league": {"corpus": ["one", "two"], "kinds": [{"name": name, "screens": 7} for name in kinds], "schemes": [
            {"name": name, "ours": name == "default", "coverage": 99, "next": cells[0], "year": cells[1],
             "threeYears": cells[2], "kinds": {name: counted[(place + number) % 3] for number, name in enumerate(kinds)}}
            for place, name in enumerate(["default", "identifier", "text"])]},
        "mutate": {"scenario": TEAPOT, "step": 6, "seed": "1", "kinds": ["WRAP", "MOVE"], "schemes": [
            {"name": name, "strengths": {"edit": {"survival": share(80, 70, 90), "wrong": share(3, 1, 5)}},
             "kinds": {"WRAP": {"survival": share(30, 20, 40), "wrong": share(9, 5, 13)}},
             "rules": [{"element": "UIButton #buy"}]} for name in ["default", "sensors"]]},
        "impact": {"base": "1.0", "head": "2.0", "pictures": {"base": picture, "head": picture}, "rules": [
            {"name": name, "outcome": result, "from": [elements[one] for one in old],
             "now": [elements[one] for one in now], "matches": [elements[one] for one in matches],
             "causes": [{"words": one[0].format(one[1]), "sentence": one, "file": "Product.xib", "line": 12,
                         "version": "head", "picture": [0, 1]} for one in causes]}
            for name, result, old, now, matches, causes in verdicts]},
    })


VERSIONS = {
    "old.json5": [(150, "Order"), (210, "Share"), (270, "Gift")],
    "new.json5": [(150, "Help"), (210, "Order"), (270, "Share")],
}
VERSION_RULES = """[
  { name: "Ordered", page: "HomeViewController", path: "HomeViewController[0]/UIButton[0]" },
  { name: "Shared", page: "HomeViewController", path: "HomeViewController[0]/UIButton[2]" },
]"""
FRAMES = """return [...document.querySelectorAll(arguments[0])].map((one) => [(one.querySelector("title") || one).textContent,
  ...["x", "y", "width", "height"].map((name) => Number(one.querySelector("rect").getAttribute(name)))])"""


def version(buttons):
    """Returns an app with buttons at these heights."""
    rows = ", ".join(f"""{{ is: "UIButton", origin: "{title}", frame: [20, {y}, 200, 44], title: "{title}",
      on: {{ touchUpInside: "tap:" }} }}""" for y, title in buttons)
    return f"""{{ root: "HomeViewController", classes: {{ HomeViewController: {{ is: "UIViewController",
      view: {{ subviews: [ {rows} ] }}, methods: {{ "tap:": [] }} }} }} }}"""


OUTSIDE = """return [...document.querySelectorAll("svg.version")].flatMap((picture) => {
  const all = picture.getBoundingClientRect();
  return [...picture.querySelectorAll(".outline:not(.step)")].filter((one) => {
    const box = one.querySelector("rect").getBoundingClientRect();
    return box.left < all.left - 1 || box.top < all.top - 1 || box.right > all.right + 1
      || box.bottom > all.bottom + 1;
  }).map((one) => one.textContent);
});"""


def framed(shown):
    """The marks of all rules together, and of each rule, lie within the pictures; returns the number of rules."""
    shown.show("#study=impact")
    count = len(shown.texts(".verdicts button.link"))
    for at in [None, *range(count)]:
        if at is not None:
            shown.browser.run("document.querySelectorAll('.verdicts button.link')[arguments[0]].click()", at)
        check(shown.texts(".version .outline:not(.step)") != [], f"rule {at} has marks")
        outside = shown.browser.run(OUTSIDE)
        check(outside == [], f"rule {at}: marks outside of the picture: {outside}")
    return count


def beyond(page, lab, root, work):
    """Returns a report of a version whose elements lie beyond each edge and each corner of the screen."""
    places = [(x, y) for x in (-250, 40, 500) for y in (-60, 200, 900)]
    picture = {"screens": [{"controller": "HomeViewController", "size": [320, 480],
                            "nodes": [0, len(places), *(number for at in range(len(places)) for number in (at + 1, 0))]}],
               "views": [{"class": "UIView", "frame": [0, 0, 320, 480], "kind": "view"}] + [
                   {"class": "UIButton", "frame": [x, y, 120, 44], "text": f"{x}, {y}", "kind": "button"}
                   for x, y in places]}
    elements = [{"name": f"UIButton {place}", "screen": "HomeViewController", "picture": [0, place + 1],
                 "path": f"HomeViewController[0]/UIButton[{place}]"} for place in range(len(places))]
    rules = [{"name": f"Rule{place}", "outcome": "KEPT", "from": [one], "now": [one], "matches": [one], "causes": []}
             for place, one in enumerate(elements)]
    return with_documents(page, lab, root, work / "beyond", {
        "impact": {"base": "1.0", "head": "2.0", "pictures": {"base": picture, "head": picture}, "rules": rules}})


def impact(page, lab, root, work):
    """Reads both pictures of a version, and chooses a rule with the keyboard."""
    check(framed(beyond(page, lab, root, work)) == 9, "there is a rule beyond each edge and each corner")
    framed(page)
    page.show("#study=impact")
    check(page.texts(".verdicts tbody td:nth-child(2)") == ["STOLEN", "LOST", "KEPT"], "the worst is first")
    check(page.texts(".verdicts .because .quiet:last-child") == ["1 rule", "1 rule"], "rules stand under their causes")
    check(page.browser.run("return document.querySelector('.impact details').open") is False, "kept rules are folded")
    page.show()
    page.click(".summary button.chip")
    check("study=impact" in page.address(), "the number of broken rules leads to them")
    page.show("#study=impact")
    folder = work / "versions"
    folder.mkdir()
    (folder / "rules.json5").write_text(VERSION_RULES)
    for name, buttons in VERSIONS.items():
        (folder / name).write_text(version(buttons))
    found = subprocess.run([lab, "impact", "--base", "old.json5", "--head", "new.json5", "--rules", "rules.json5", "--suggest",
                            "--json"], cwd=folder, capture_output=True, text=True, check=False)
    (folder / "impact.json").write_text(found.stdout)
    subprocess.run([lab, "report", TEAPOT, "--out", folder / "report.html", "--impact", folder / "impact.json"],
                   cwd=root, capture_output=True, check=True)
    shown = type(page)(page.browser, folder / "report.html")
    check(framed(shown) == 2, "both rules are checked")
    shown.show("#study=impact")
    marks = shown.browser.run(FRAMES, ".version .outline.outcome")
    wanted = [["STOLEN Ordered", 20, 150, 200, 44], ["LOST Shared", 20, 270, 200, 44]]
    check(all(mark in marks for mark in wanted) or any("Shared" in mark[0] for mark in marks), marks)
    check(["the change", 20, 150, 200, 44] in marks, f"the inserted button is marked: {marks}")
    check(["no longer matched by Ordered", 20, 210, 200, 44] in marks, f"the element of the rule: {marks}")
    signs = [shown.texts(f".columns > figure:nth-child({at}) .outline.outcome > text") for at in (1, 2)]
    check(signs[0][:2] == ["1", "2"] and "(1)" in signs[1] and "\u0394" in signs[1], f"numbers stand for sentences: {signs}")
    boxes = shown.browser.run("""return [...document.querySelectorAll("svg.version")].map((one) =>
      one.getBoundingClientRect().width / one.viewBox.baseVal.width)""")
    check(len(set(round(scale, 3) for scale in boxes)) == 1, f"the pictures have one scale: {boxes}")
    copies = shown.browser.run("return [...document.querySelectorAll('.impact .bar [data-copy]')].map((one) => one.dataset.copy)")
    repairs = shown.browser.run("return [...document.querySelectorAll('.verdicts [data-copy]')].map((one) => one.dataset.copy)")
    check(len(copies) == 1 and copies[0].split(",\n") == repairs, f"one button copies all repairs: {copies}")
    shown.browser.run("[...document.querySelectorAll('.impact .chip')].find((one) => one.textContent.startsWith('GHOST')).click()")
    left = set(shown.texts(".verdicts tbody td:nth-child(2)"))
    check(left == {"GHOST"}, f"a chip leaves the rules of one outcome: {left}")
    shown.show("#study=impact")
    names = shown.browser.run("""return [...document.querySelectorAll("svg.version")].map((one) =>
      [one.getAttribute("role"), one.getAttribute("aria-label")])""")
    check(len(names) == 2 and all(role == "img" and "STOLEN Ordered" in name for role, name in names), names)
    shown.browser.run("document.querySelector('.verdicts button').focus()")
    shown.browser.keys("\ue007")
    check(shown.texts(".versions del, .versions ins") == ["UIButton[0]", "UIButton[1]"], "both paths differ in a step")
    steps = shown.browser.run(FRAMES, ".version .outline.step.changed")
    check(steps == [["UIButton[0]", 20, 150, 200, 44], ["UIButton[1]", 20, 210, 200, 44]], steps)
    check(shown.browser.run("return document.activeElement.getAttribute('aria-pressed')") == "true",
          "the chosen rule keeps the focus")
    shown.click("#language")
    check("变更处" in shown.texts(".version .change title"), "the marks are in Chinese")
    shown.click("#language")


def verdicts(page, lab, root, work):
    """The rules of an element have what `lab impact` and `lab mutate` have told about them."""
    folder = work / "told"
    shutil.copytree(root / "Scenarios/apps", folder / "apps")
    path = "ProductViewController[0]/UIButton[0]"
    (folder / "rules").mkdir()
    (folder / "rules/r.json5").write_text(f"""[
      {{ name: "Bought", page: "ProductViewController", path: "{path}" }},
      {{ name: "Tapped", page: "ProductViewController", path: "ProductViewController[0]/UIButton[*]" }} ]""")
    (folder / "s.json5").write_text("""{ scenario: "Told", app: "apps/shop.json5",
      tracker: { rules: ["rules/r.json5"] },
      steps: [ { launch: {} }, { tap: { row: "0:0", in: "#products" } }, { tap: "#buy" } ] }""")
    element = [{"name": "UIButton #buy", "screen": "ProductViewController", "path": path}]
    share = {"survival": {"percent": 80, "interval": [70, 90]}, "wrong": {"percent": 3, "interval": [1, 5]},
             "counts": {}}
    told = {
        "impact": {"base": "1.0", "head": "2.0", "rules": [
            {"name": name, "outcome": outcome, "from": places, "now": [], "matches": [], "causes": causes}
            for name, outcome, places, causes in [
                ("Bought", "LOST", element, [{"words": "it was wrapped"}]), ("Tapped", "KEPT", [], []),
                ("Other", "GONE-OK", element, [])]]},
        "mutate": {"scenario": "s.json5", "step": 2, "seed": "1", "kinds": [], "schemes": [
            {"name": "default", "strengths": {"edit": share, "release": share}, "kinds": {}, "rules": []}]},
    }
    words = []
    for name, document in told.items():
        (folder / f"{name}.json").write_text(json.dumps(document))
        words += [f"--{name}", f"{name}.json"]
    subprocess.run([lab, "report", "s.json5", "--out", "report.html", *words], cwd=folder, capture_output=True, check=True)
    shown = type(page)(page.browser, folder / "report.html")
    choose_buy(shown, "#scenario=s.json5&step=3&at=at&tab=element")
    check(shown.texts("#panel .verdict") == ["From 1.0 to 2.0: LOST: it was wrapped", "From 1.0 to 2.0: KEPT"],
          shown.texts("#panel .verdict"))
    check(shown.texts("#panel .fates tbody td:first-child") == ["Other"], "the other rule stays in the table")
    measured = "Under the changes of this report, rules of this kind survive: one edit 80.0 % (70.0–90.0), " \
        "a release 80.0 % (70.0–90.0)"
    check(shown.texts("#panel .certificate").count(measured) >= 3, "each path has the figures of its scheme")
    unknown = "Its survival is not known: the figures are of rules for one element."
    check(shown.texts("#panel .certificate").count(unknown) == 1, "the rule for every button has no figures of one")
    check("or its text changes" in shown.texts("#panel .suggestion")[-1], shown.texts("#panel .suggestion"))


COMPARE = """
const [one, other, done] = arguments;
const load = (source) => new Promise((resolve, reject) => {
  const image = new Image();
  image.onload = () => resolve(image);
  image.onerror = () => reject(new Error("not an image"));
  image.src = "data:image/png;base64," + source;
});
const shrunk = (image, width, height) => {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(image, 0, 0, width, height);
  return context.getImageData(0, 0, width, height).data;
};
Promise.all([load(one), load(other)]).then(([a, b]) => {
  if (a.width * b.height !== b.width * a.height) return done({ size: [a.width, a.height, b.width, b.height] });
  const [width, height] = [160, Math.round(160 * a.height / a.width)];
  const [left, right] = [shrunk(a, width, height), shrunk(b, width, height)];
  let [sum, large] = [0, 0];
  for (let at = 0; at < left.length; at += 4) {
    const difference = Math.max(...[0, 1, 2].map((by) => Math.abs(left[at + by] - right[at + by])));
    sum += difference;
    if (difference > 64) large += 1;
  }
  done({ mean: sum / (left.length / 4) / 255, large: large / (left.length / 4) });
}).catch((error) => done({ error: String(error) }));
"""
SHRINK = """
const [source, done] = arguments;
const image = new Image();
image.onload = () => {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width / 2, image.height / 2];
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  done(canvas.toDataURL("image/png").split(",")[1]);
};
image.src = "data:image/png;base64," + source;
"""


def screenshots(page, with_studies, folder, records):
    """Compares pictures with kept ones; another font may move a few letters, not a panel."""
    routes = {
        "overview": (with_studies, ""), "impact": (with_studies, "#study=impact"),
        "dispatch": (page, "#scenario=Scenarios/hazards/04-calls-itself.json5&step=1&tab=dispatch"),
        "delivery": (page, "#scenario=Scenarios/delivery/answer-that-never-comes.json5&step=5&tab=delivery"),
        "what-if": (page, f"#scenario={TEAPOT}&step=11&at=at&tab=whatif&view=9"),
        "league": (with_studies, "#study=league"), "mutate": (with_studies, "#study=mutate"),
        "kinds": (with_studies, "#study=league"),
    }
    worst = 0
    for name, (shown, route) in routes.items():
        shown.show(route)
        if name == "what-if":
            apply(shown, "insert another UIButton before it")
        if name == "kinds":
            shown.browser.run("document.querySelector('.gridded').scrollIntoView()")
        taken = page.browser.call("GET", "/screenshot")
        page.browser.open("about:blank")
        kept = folder / f"{name}.png"
        if records:
            folder.mkdir(exist_ok=True)
            kept.write_bytes(base64.b64decode(page.browser.later(SHRINK, taken)))
        found = page.browser.later(COMPARE, taken, base64.b64encode(kept.read_bytes()).decode())
        check("mean" in found, f"{name}: {found}")
        check(found["mean"] <= 0.03 and found["large"] <= 0.04,
              f"{name} differs from {kept}: {found}; look at it, and record it with --record")
        worst = max(worst, found["mean"])
    print(f"  {len(routes)} pictures equal the kept ones; the largest mean difference is {worst:.2%}")
