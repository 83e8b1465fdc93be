"""Browser tests that texts fit: in panels, in pictures and on paper, at each width."""

from panels import check
from persons import numbered

# What a page shows wrongly: parts wider than their panel, words broken into fragments, and texts of
# diagrams that leave them or meet. Measured letters may be narrower than their boxes by a kerning.
FAULTS = """const faults = [];
const box = (one) => one.getBoundingClientRect();
const name = (one) => one.localName + "." + (one.getAttribute("class") || one.id);
for (const panel of document.querySelectorAll("#panel")) {
  const wide = [...panel.querySelectorAll("*")].filter((one) => box(one).right > box(panel).right + 1
    && !one.closest(".film, .scroll, .views, pre, svg"));
  if (panel.scrollWidth > panel.clientWidth + 1) faults.push("the panel scrolls sideways by " + wide.map(name).slice(0, 3));
}
const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
while (texts.nextNode()) {
  const { currentNode: text } = texts;
  const owner = text.parentElement;
  if (!owner.checkVisibility() || owner.closest("svg, select, .upright, .unseen")) continue;
  for (const { 0: word, index } of text.data.matchAll(/(?<!\\S)[A-Za-z]{2,10}(?!\\S)/g)) {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    if (tops.size > 1) faults.push(`the word ${word} of ${name(owner)} is broken`);
  }
}
const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5
  && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
const inside = (a, b) => a.left >= b.left - 0.5 && a.right <= b.right + 0.5 && a.top >= b.top - 0.5 && a.bottom <= b.bottom + 0.5;
for (const picture of document.querySelectorAll(".dispatch, .trail")) {
  const words = [...picture.querySelectorAll("text")];
  words.forEach((one, at) => {
    const frame = one.parentElement.querySelector(":scope > rect") && picture.matches(".dispatch") ?
      one.parentElement.querySelector("rect") : picture;
    if (!inside(box(one), box(frame))) faults.push(`${one.textContent} leaves ${name(frame)}`);
    const other = words.slice(0, at).find((before) => meet(box(before), box(one)));
    if (other) faults.push(`${one.textContent} is written over ${other.textContent}`);
  });
}
for (const label of document.querySelectorAll("svg.screen .outline text")) {
  const picture = label.closest("svg");
  if (!inside(box(label), box(picture))) faults.push(`the label ${label.textContent} leaves its picture`);
}
return [...new Set(faults)];"""

# What paper cuts: parts beyond its edge, parts that scroll, and shapes of screens that are hidden.
CUT = """const faults = [];
const name = (one) => one.localName + "." + (one.getAttribute("class") || one.id);
for (const one of document.querySelectorAll("main *")) {
  if (one.closest("svg, .unseen") || !one.checkVisibility()) continue;
  if (one.getBoundingClientRect().right > innerWidth + 1) faults.push(name(one) + " is cut");
  const scrolls = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
  if (scrolls && !["visible", "clip"].includes(getComputedStyle(one).overflowX)) faults.push(name(one) + " scrolls");
}
for (const one of document.querySelectorAll("svg.screen .shape *")) {
  if (!one.closest(".hidden, .area") && getComputedStyle(one).display === "none") faults.push(name(one) + " is hidden");
}
return [...new Set(faults)];"""
PAPER = 718


def panels(page, data):
    """In one scenario of each folder and of each kind of change and delivery, all panels fit."""
    chosen = {}
    for scenario in data["scenarios"]:
        retries = sum(len(send.get("repeats", [])) for step in scenario["steps"] for send in step.get("sends", []))
        for kind in [scenario["path"].split("/")[1], *(["retries"] if retries > 5 else [])]:
            chosen.setdefault(kind, scenario)
    routes = [f"{numbered(one['path'])}&step={len(one['steps'])}&at=at&view=4&tab={tab}" for one in chosen.values()
              for tab in ["events", "why", "element", "whatif", "hazard", "delivery", "dwell", "identity"]]
    routes += [f"{numbered(one['path'])}&step={index + 1}&tab=dispatch" for one in data["scenarios"]
               for index, step in enumerate(one["steps"]) if step.get("changes")]
    hurt = [one for one in data["scenarios"] if any(step.get("ends") for step in one["steps"]) and one.get("records")]
    routes += [f"{numbered(one['path'])}&step=1&tab=delivery" for one in hurt]
    faultless(page, routes)


# The phone and the parts of a scenario that are not wholly within the window.
BEYOND = """const beyond = (one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
};
const [phone, frame] = [".part.screen svg.screen", ".part.screen .frame"].map((one) => document.querySelector(one));
const size = (one) => one.getBoundingClientRect();
const isSmall = phone && size(phone).height < innerHeight / 3 && size(phone).width < 0.9 * size(frame).width;
return [...document.querySelectorAll(".part, .part.screen svg.screen, .title > *")].filter(beyond).map((one) =>
  one.localName + "." + one.getAttribute("class")).concat(isSmall
  ? ["the phone is small"] : []);"""


def telephones(page, data):
    """The phone is wholly visible in the first screenful, with the title and the command on one line."""
    routes = {}
    for at, one in enumerate(data["scenarios"]):
        screens = [index for index, step in enumerate(one["steps"]) if step["screens"][1] is not None]
        size = data["screens"][one["steps"][screens[-1]]["screens"][1]]["size"] if screens else None
        kind = (one["path"].split("/")[-2:-1], one["result"], size)
        routes.setdefault(str(kind), f"#scenario={at + 1}&step={screens[-1] + 1 if screens else 1}&at=at")
    bad = []
    for width, height in [(1280, 720), (1440, 900), (1920, 1080)]:
        page.browser.resize(width, height)
        page.show()
        for route in routes.values():
            page.follow(route)
            bad += [f"{route} at {width}: {fault}" for fault in page.browser.run(BEYOND)]
            tops = page.browser.run("""return [...document.querySelectorAll(".title:first-child > *")].map((one) => {
              const box = one.getBoundingClientRect();
              return [box.top, box.bottom];
            })""")
            if len(tops) == 2 and not tops[0][0] < tops[1][1] or len(tops) == 2 and not tops[1][0] < tops[0][1]:
                bad.append(f"{route} at {width}: the command is below the title")
    page.browser.resize(1280, 800)
    check(not bad, "\n".join(bad[:20]))


def faultless(page, routes):
    """No text is cut, broken or covered in these views, on a desk and on a telephone."""
    bad = []
    for width in [1280, 390]:
        page.browser.resize(width, 844)
        page.show()
        for route in routes:
            page.follow(route)
            bad += [f"{route} at {width}: {fault}" for fault in page.browser.run(FAULTS)]
    page.browser.resize(1280, 800)
    check(not bad, "\n".join(bad[:20]))


def paper(page, routes, is_plain=True):
    """Nothing is cut or hidden on paper; words are whole, unless a report has names of many letters."""
    for route in routes:
        page.show(route)
        page.browser.run("document.querySelectorAll('main details').forEach((one) => { one.open = true; })")
        page.browser.emulate(media="print")
        page.browser.resize(PAPER, 1000)
        page.browser.run("dispatchEvent(new Event('beforeprint'))")
        bad = page.browser.run(CUT) + (page.browser.run(FAULTS) if is_plain else [])
        page.browser.emulate(media="")
        page.browser.resize(1280, 800)
        check(not bad, f"{route} on paper: {bad[:10]}")
