// Texts that a person can copy.

import { button, copy, fill, html } from "./dom.js";
import { say } from "./texts.js";

/** The time in milliseconds for which a button tells what it did. */
const telling = 2000;

/** Makes a line of code with a button that copies it. */
export function copyLine(text) {
  return html("div", { class: "copy" }, html("code", {}, text), copyButton(text));
}

/** Makes a button that copies a text, and tells for a while whether it did. */
export function copyButton(text, words = say("copy")) {
  const label = html("span", {}, words);
  const status = html("span", { class: "unseen", role: "status" });
  let timer = 0;
  const tell = () => {
    const word = say(copy(text) ? "copied" : "notCopied");
    clearTimeout(timer);
    fill(label, word);
    fill(status, word);
    timer = setTimeout(() => [fill(label, words), fill(status)], telling);
  };
  return html("span", { class: "copier" }, button({ class: "small", "data-copy": text }, tell,
    label), status);
}
