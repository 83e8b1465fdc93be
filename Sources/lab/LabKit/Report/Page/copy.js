// Texts that a person can copy.

import { button, copy, fill, html } from "./dom.js";
import { say } from "./texts.js";

/** Makes a line of code with a button that copies it. */
export function copyLine(text) {
  return html("div", { class: "copy" }, html("code", {}, text), copyButton(text));
}

/** Makes a button that copies a text. */
export function copyButton(text) {
  const label = button({ class: "small", "data-copy": text }, () => copy(text, () => {
    fill(label, say("copied"));
  }), say("copy"));
  return label;
}
