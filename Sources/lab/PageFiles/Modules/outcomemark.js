// The marks of outcomes: their words, in a colour that tells good from bad.

import { html } from "./dom.js";
import { libraryWord } from "./librarywords.js";
import { say } from "./texts.js";

const tones = {
  kept: "good", remade: "good", gone: "good", "gone-ok": "good", new: "warn", moved: "warn",
  removed: "warn", change: "even",
};

/** Returns the tone of an outcome: good, even, warn or bad. */
export function outcomeTone(result) {
  return tones[result.toLowerCase()] || "bad";
}

/** Returns the classes of an outcome's mark: its name and its tone. */
export function outcomeClasses(result) {
  return `outcome ${result.toLowerCase()} ${outcomeTone(result)}`;
}

/** Makes a mark of an outcome of a what-if or of `lab mutate`. */
export function outcomeMark(result) {
  return html("span", { class: outcomeClasses(result) }, say("outcome." + result.toLowerCase()));
}

/** Makes a mark of an outcome of `lab impact`. */
export function verdictMark(outcome) {
  return html("span", { class: outcomeClasses(outcome) }, libraryWord("outcome", outcome));
}
