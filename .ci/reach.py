"""Browser tests of what a person reaches: without a pointer, on a telephone, and in another language."""

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
