// The keys of the page, and the list of them.

import { button, fill, html } from "./dom.js";
import { say } from "./texts.js";

const keyList = [
  ["\u2191 \u2193  j k", "key.steps"],
  ["Home End", "key.ends"],
  ["\u2190 \u2192", "key.moments"],
  ["1 \u2026 9", "key.tabs"],
  ["n", "key.failed"],
  ["h", "key.hidden"],
  ["[ ]", "key.range"],
  ["/", "key.filter"],
  ["Esc", "key.escape"],
  ["?", "key.help"],
];

/** Draws the list of keys in a dialog. */
export function drawKeys(dialog) {
  fill(dialog, html("h2", { id: "keys-title" }, say("help")),
    html("dl", {}, keyList.map(([keys, key]) => [html("dt", {}, keys.split(" ").filter(Boolean)
      .map((name) => [html("kbd", {}, name), " "])), html("dd", {}, say(key))])),
    button({ autofocus: true }, () => dialog.close(), say("close")));
}

/** True if a key belongs to the element that has the focus, such as a text field. */
export function isTyping(target) {
  return target instanceof Element && target.matches("input, select, textarea, [contenteditable]");
}

const scrollKeys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home",
  "End"];

/** True if a key scrolls the element that has the focus. */
function isScrolling(target, key) {
  if (!(target instanceof Element) || !scrollKeys.includes(key)) return false;
  return target.closest("dialog") !== null || (target.matches("pre, [role=tabpanel]")
    && (target.scrollHeight > target.clientHeight || target.scrollWidth > target.clientWidth));
}

/** Calls a listener with each key that no control has taken and no field or scroller takes. */
export function listenToKeys(listener) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyping(event.target) || isScrolling(event.target, event.key)) return;
    if (listener(event.key)) event.preventDefault();
  });
}
