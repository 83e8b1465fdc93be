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
