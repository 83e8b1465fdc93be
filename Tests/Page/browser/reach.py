"""Browser tests of what a person reaches: without a pointer, on a telephone, and in another language."""


from panels import choose, with_documents
from persons import FOCUS, KEYS, TEAPOT, check, numbered


def skipping(page, with_studies):
    """The first link moves the focus to the content, leaves the address, and speaks the language."""
    for shown, route in [(page, ""), (page, f"{numbered(TEAPOT)}&step=3&tab=why"), (with_studies, "#study=league")]:
        shown.show(route)
        check(shown.text("a.skip") == "Skip to the content", shown.text("a.skip"))
        content = shown.text("main")
        shown.browser.run(FOCUS, "a.skip")
        shown.browser.keys(KEYS["Enter"])
        check(shown.browser.run("return document.activeElement.id") == "main", f"{route}: the content has the focus")
        check(shown.address() == route and shown.text("main") == content, f"{route} stays, not {shown.address()}")
        shown.click("#language")
        check(shown.text("a.skip") == "跳到内容", shown.text("a.skip"))


IN_VIEW = """const [film, cursor] = [".film .film", ".strip .cursor"].map((one) =>
  document.querySelector(one).getBoundingClientRect());
return [cursor.left >= film.left - 1 && cursor.right <= film.right + 1, film.width < document.querySelector(
  ".strip").getBoundingClientRect().width]"""


def film(page, data):
    """The film strip of many steps shows the chosen one, by an address, by keys, and at each width."""
    path = next(one["path"] for one in data["scenarios"] if len(one["steps"]) > 200)
    last = len(next(one for one in data["scenarios"] if one["path"] == path)["steps"])

    def shows(what):
        seen = page.browser.run(IN_VIEW)
        check(seen == [True, True], f"{what}: the chosen step is in view, and the strip is wider: {seen}")

    for width in [1280, 390]:
        page.browser.resize(width, 844)
        for step in [150, last, 1]:
            page.show(f"{numbered(path)}&step={step}")
            shows(f"step {step} at {width}")
        for key in [KEYS["End"], KEYS["PageUp"], KEYS["Home"], *[KEYS["PageDown"]] * 12]:
            page.browser.keys(key)
            shows(f"a key at {width}")
        page.browser.run("document.querySelectorAll('[role=option]')[199].click()")
        shows("a click on a step")
    page.browser.resize(1280, 800)
    page.show(f"{numbered(path)}&step=200")
    page.browser.run("document.querySelector('.film .film').scrollLeft = 0")
    page.browser.keys("2")
    check(page.browser.run("return document.querySelector('.film .film').scrollLeft") == 0, "a panel leaves the strip")


# A word of 68 letters, as names in generated code have them.
WORD = "Donaudampfschifffahrtsgesellschaft" * 2
CLASS = f"{WORD}ViewController"


def wide():
    """Scenarios in which every name, text and message is a long word."""
    app = f"""app: {{ root: "{CLASS}", classes: {{ {CLASS}: {{ is: "UIViewController", title: "{WORD}",
      methods: {{ "did{WORD}:": [ {{ note: "{WORD}" }} ], "viewDidAppear:": [] }},
      view: {{ stack: "vertical", subviews: [
        {{ is: "UIButton", id: "{WORD}", title: "{WORD}", on: {{ touchUpInside: "did{WORD}:" }} }},
        {{ is: "UILabel", text: "{WORD}" }}, {{ is: "UITextField", id: "f{WORD}", placeholder: "{WORD}" }} ] }} }} }} }},"""
    steps = f"""{{ launch: {{}}, name: "naive {WORD}", expect: [ "$AppStart", {{ $AppViewScreen: "{WORD}" }} ] }},
      {{ name: "AutoTrack {WORD}", hook: [ {{ add: "-[{CLASS} sdk_{WORD}]", do: [] }},
        {{ exchange: "-[{CLASS} viewDidAppear:]", with: "-[{CLASS} did{WORD}:]" }} ] }},
      {{ tap: "#{WORD}", name: "{WORD}" }}, {{ track: "{WORD}", properties: {{ {WORD}: "{WORD}" }} }},
      {{ login: "{WORD}" }}, {{ flush: {{}} }}, {{ wait: "40s" }}, {{ background: {{}} }}"""
    upload = 'upload: { address: "https://data.example/events" },'
    yield f"{WORD}.json5", f'{{ scenario: "{WORD}", tags: ["{WORD}"], {app} tracker: {{ {upload} }}, steps: [ {steps} ] }}'
    yield "fails.json5", f"""{{ scenario: "Fails {WORD}", {app} tracker: {{ rules: ["rules.json5"] }}, steps: [ {{ launch: {{}} }},
      {{ tap: "#{WORD}", name: "{WORD}", expect: [ {{ $AppClick: "x{WORD}" }} ] }} ] }}"""
    yield "rules.json5", f"""[ {{ name: "{WORD}", page: "{CLASS}", path: "{CLASS}[0]/UIButton[0]" }},
      {{ name: "Other{WORD}", page: "{CLASS}", path: "{CLASS}[0]/UIButton[*]", content: "x{WORD}" }} ]"""


def wide_studies():
    """Results of other commands with long words, and with as many columns as the real ones have."""
    share = {"survival": {"percent": 80, "interval": [70, 90]}, "wrong": {"percent": 3, "interval": [1, 5]},
             "counts": {"kept": 8, "lost": 2}}
    cell = {"survival": 80, "survivalInterval": [70, 90], "wrong": 3, "wrongInterval": [1, 5], "kept": 8, "lost": 2,
            "stolen": 0, "multi": 0, "ghost": 0, "remade": 0, "gone": 1}
    corpus = [f"app{number}{WORD}" for number in range(9)]
    horizon = cell | {"apps": {name: {"rules": 9, "survival": 70} for name in corpus}}
    schemes = [f"scheme{number}{WORD}" for number in range(9)]
    kinds = ["CELL_COUNT", "INS_BEFORE_OTHER", f"other{WORD}"]
    element = [{"name": f"UIButton #{WORD}", "screen": CLASS, "path": f"{CLASS}[0]/UIButton[0]"}]
    killer = {"edits": [WORD], "outcome": "LOST", "before": f"{CLASS} {WORD}", "after": WORD}
    return {
        "league": {"corpus": corpus, "kinds": [{"name": name, "screens": 7} for name in kinds], "schemes": [
            {"name": name, "ours": True, "coverage": 99, "next": horizon, "year": horizon, "threeYears": horizon,
             "kinds": dict.fromkeys(kinds, cell)} for name in schemes]},
        "mutate": {"scenario": f"{WORD}.json5", "step": 6, "seed": "1", "kinds": ["WRAP", WORD], "schemes": [
            {"name": name, "strengths": {"edit": share}, "kinds": {"WRAP": share, WORD: share}, "rules": [
                {"element": f"UIButton #{WORD}", "path": WORD, "killer": killer}]} for name in schemes]},
        "impact": {"base": f"1{WORD}", "head": f"2{WORD}", "rules": [
            {"name": f"{outcome[:2]}{WORD}", "outcome": outcome, "from": element, "now": element, "matches": element,
             "causes": [{"words": WORD, "file": f"{WORD}.xib", "line": 1}], "repair": {"rule": f'{{ name: "{WORD}" }}'},
             "accepted": WORD} for outcome in ["STOLEN", "LOST"]]},
    }


# The width of the page, and the names of elements that are wider, unless they scroll by themselves.
WIDTH = """const room = innerWidth;
const scrolls = (one) => one && one !== document.documentElement && one !== document.body
  && (["auto", "scroll", "hidden", "clip"].includes(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
const over = [...document.querySelectorAll("body *")].filter((one) => one.getBoundingClientRect().right > room + 1
  && !scrolls(one.parentElement) && !one.closest(".skip"));
return [document.scrollingElement.scrollWidth, over.slice(0, 5).map((one) => one.localName + "." + one.getAttribute("class"))];"""
PANELS = ["events", "why", "element", "whatif", "dispatch", "hazard", "delivery", "dwell", "identity"]


def widths(page, routes):
    """No page scrolls sideways on a telephone, in both languages."""
    bad = []
    page.browser.resize(390, 844)
    page.show()
    for language in ["en", "zh-CN"]:
        for route in routes:
            page.browser.run("location.hash = arguments[0]", route or "#")
            page.browser.later("setTimeout(arguments[0], 30)")
            wide_by, over = page.browser.run(WIDTH)
            if wide_by > 390:
                bad.append(f"{route} is {wide_by} wide in {language}: {over}")
        page.browser.run("document.getElementById('language').click()")
    page.browser.resize(1280, 800)
    check(not bad, "\n".join(bad))


LABELLED = """return [...document.querySelectorAll("tbody tr:first-child .number")].map((one) => [
  getComputedStyle(one, "::before").content, one.getBoundingClientRect().width > 10, one.textContent])"""


def labelled(page, data):
    """On a telephone, the overview has its counts with their names, and can be sorted without heads."""
    page.browser.resize(390, 844)
    page.show()
    first = data["scenarios"][0]
    cells = page.browser.run(LABELLED)
    names = ["Steps", "Events", "Suppressed", "Requests", "Virtual time"]
    check([cell[0] for cell in cells] == [f'"{name} "' for name in names] and all(cell[1] for cell in cells), cells)
    check([cell[2] for cell in cells[:2]] == [str(first["counts"][key]) for key in ("steps", "events")], cells)
    check(page.box(".order")[2] > 50, "the order can be chosen")
    choose(page, ".order", "-events")
    counts = [int(text) for text in page.texts("tbody td:nth-child(5)") if text]
    check(counts == sorted(counts, reverse=True) and "sort=-events" in page.address(), counts[:5])
    page.show("#sort=time")
    check(page.browser.run("return document.querySelector('.order').value") == "time", "an address has an order")
    page.browser.resize(1280, 800)
    check(page.box(".order")[2] == 0, "a wide page has heads to click")


def telephone(page, with_studies, lab, root, work, report):
    """Long words, many columns and all panels fit a telephone."""
    folder = work / "wide"
    folder.mkdir()
    for name, text in wide():
        (folder / name).write_text(text)
    path, data, _ = report(lab, work, "words", *(folder / name for name, _ in wide() if name != "rules.json5"))
    routes = [f"{numbered(one['path'])}&step={step + 1}&tab={tab}&view=2" for one in data["scenarios"]
              for step in range(len(one["steps"])) for tab in PANELS]
    widths(type(page)(page.browser, path), ["", f"#filter={WORD}", f"#scenario={WORD}", *routes])
    studies = with_documents(page, lab, root, work / "wide-studies", wide_studies())
    for shown in [studies, with_studies]:
        widths(shown, ["", *(f"#study={name}" for name in ["impact", "league", "mutate"])])
    return studies


def counts(page):
    """The counts behind the colours of a heat map are texts, which keys open and screen readers read."""
    first = {"league": "80.0 % (70.0–90.0); KEPT 8, LOST 2, STOLEN 0, MULTI 0, GHOST 0, REMADE 0, GONE-OK 1",
             "mutate": "80.0 % (70.0–90.0); KEPT 8, LOST 2"}
    for name, wanted in first.items():
        page.show(f"#study={name}")
        maps = page.browser.run("return document.querySelectorAll('.heat:not(.grid)').length")
        check(len(page.texts(".heat:not(.grid) + .counts")) == 2 <= maps, f"{name}: both maps have their counts")
        page.browser.run(FOCUS, ".counts summary")
        page.browser.keys(KEYS["Enter"])
        check(page.box(".counts tbody td")[3] > 10, f"{name}: a key opens the counts")
        cell = page.text(".counts tbody td")
        check(cell == wanted, f"{name}: {cell}")
        check("{" not in "".join(page.browser.run("return [...document.querySelectorAll('td[title]')].map((one) => one.title)")),
              f"{name}: a tooltip is code")
        cells = page.browser.run("""return [...document.querySelectorAll(".heat:not(.grid)")].slice(0, 2).map((one) => [
          one.querySelectorAll("td").length, one.nextElementSibling.querySelectorAll("td").length])""")
        check(all(map_cells == words for map_cells, words in cells), f"{name}: {cells}")
    page.click("#language")
    check("保留 KEPT 8" in page.text(".counts tbody td"), page.text(".counts tbody td"))


# The labels of marks that cover a text of an element, or one another, by the boxes of their letters.
COVERED = """const box = (one) => one.getBoundingClientRect();
const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5
  && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
return [...document.querySelectorAll("svg.screen")].flatMap((picture) => {
  const labels = [...picture.querySelectorAll(".outline text")];
  const texts = [...picture.querySelectorAll(".shape text")].concat(labels);
  return labels.flatMap((label) => texts.filter((text) => text !== label && meet(box(label), box(text)))
    .map((text) => label.textContent + " / " + text.textContent));
});"""


def marked(page):
    """The labels of a hit view, of a chosen one and of a what-if cover no text of the screen."""
    for route in ["tab=element&view=9", "tab=element&view=8", "tab=whatif&view=9"]:
        page.show(f"{numbered(TEAPOT)}&step=11&at=at&{route}")
        if "whatif" in route:
            page.click("#edit-apply")
        check(len(page.texts(".screen .outline text")) > 1, f"{route}: there are labels")
        covered = page.browser.run(COVERED)
        check(covered == [], f"{route}: labels cover texts: {covered}")


def labels(page, lab, root, work):
    """The marks of a version cover no text of an element, also where rows stand close together."""
    texts = ["Buy", "Add to the basket", "Share", "A gift for a friend", "Help", "Terms and conditions", "Log in", "Close", "More"]
    views = [{"class": "UIView", "frame": [0, 0, 320, 480], "kind": "view"}] + [
        {"class": "UIButton", "frame": [0, 20 + 34 * place, 320, 34], "text": text, "kind": "button"}
        for place, text in enumerate(texts)]
    picture = {"screens": [{"controller": "HomeViewController", "size": [320, 480],
                            "nodes": [0, len(texts), *(number for at in range(len(texts)) for number in (at + 1, 0))]}],
               "views": views}
    element = [{"name": f"UIButton {text}", "screen": "HomeViewController", "picture": [0, place + 1],
                "path": f"HomeViewController[0]/UIButton[{place}]"} for place, text in enumerate(texts)]
    rules = [{"name": f"Rule{place}", "outcome": ["STOLEN", "LOST", "KEPT"][place % 3], "from": [one],
              "now": [element[(place + 1) % len(element)]], "matches": [one],
              "causes": [{"words": "moved", "version": "head", "picture": [0, place + 1]}]}
             for place, one in enumerate(element)]
    shown = with_documents(page, lab, root, work / "labels", {
        "impact": {"base": "1.0", "head": "2.0", "pictures": {"base": picture, "head": picture}, "rules": rules}})
    shown.show("#study=impact")
    check(len(shown.texts(".version .outline text")) > 20, "there are many labels")
    covered = shown.browser.run(COVERED)
    check(covered == [], f"labels cover texts: {covered}")
    for at in range(len(rules)):
        shown.browser.run("document.querySelectorAll('.verdicts button.link')[arguments[0]].click()", at)
        covered = shown.browser.run(COVERED)
        check(covered == [], f"labels of rule {at} cover texts: {covered}")
