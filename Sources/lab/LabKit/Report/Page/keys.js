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

/** Calls a listener with each key that is not typed into a field. */
export function listenToKeys(listener) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyping(event.target) && event.key !== "Escape") return;
    const isScrolling = event.target instanceof Element && event.target.closest("pre, dialog");
    if (isScrolling && event.key.startsWith("Arrow")) return;
    if (listener(event.key)) event.preventDefault();
  });
}
