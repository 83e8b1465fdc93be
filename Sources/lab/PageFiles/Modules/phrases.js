// The sentences of `lab` in the language of the page; one without a row of the table stays as is.

import { libraryWord } from "./librarywords.js";
import { sentenceTable } from "./sentencetable.js";
import { language } from "./texts.js";

/** The regular expressions of gaps; others are alternatives. */
const gaps = { "{}": "(.*)", "{?}": "(.*?)", "{#}": "(\\d+)", "{-}": "(\\S+)", "{s}": "s?",
  "{ }": "( *)", "{  }": "( {2,})" };

/** The rows of the table by family, each a pattern and its Chinese form; read when needed. */
const tableRows = new Map();

/** Returns the rows of a family. */
function rowsOf(family) {
  if (tableRows.size === 0) {
    for (const block of sentenceTable.trim().split("\n\n")) {
      const [name, ...lines] = block.split("\n");
      tableRows.set(name.slice(1, -1), lines.flatMap((line, at) => at % 2 === 0 ? [[pattern(line),
        lines[at + 1].slice(2)]] : []));
    }
  }
  return tableRows.get(family);
}

/** Returns the pattern of an English form. */
function pattern(english) {
  const parts = english.split(/(\{[^}]*\})/).map((part, at) => at % 2 === 0 ? part.replace(
    /[.*+?^${}()|[\]\\/]/g, "\\$&") : gaps[part] || `(${part.slice(1, -1)})`);
  return new RegExp(`^${parts.join("")}$`, "s");
}

/** Returns a sentence of a family in the language of the page. */
export function phrase(family, text) {
  if (language() !== "zh") return text;
  for (const [english, words] of rowsOf(family)) {
    const found = english.exec(text);
    if (found) return filled(words, found);
  }
  return text;
}

/** Fills gaps with names, or with sentences of a family; spaces are around names only. */
function filled(words, found) {
  return words.replace(/( ?)\{(\d)(?::(\w+))?\}( ?)/g, (_, before, at, family, after) => {
    const text = family ? phrase(family, found[at]) : found[at];
    return family === "gap" && text !== found[at] ? text : before + text + after;
  });
}

/** Returns sentences of a family that a text joins. */
export function phrases(family, text) {
  return text.split("; ").map((one) => phrase(family, one)).join("; ");
}

/** Returns the cause of a verdict. */
export function causeWords({ words }) {
  return phrase("cause", words);
}

/** Returns edits, each a kind with its place, as a line. */
export function killerWords(edits) {
  return (edits || []).map((text) => {
    const found = /^([A-Z0-9_]+): (.+)$/s.exec(text);
    if (!found || language() !== "zh") return text;
    return `${libraryWord("edit", found[1])}：${phrase("edit", found[2])}`;
  }).join("; ");
}

/** Returns the reason of a suppressed interaction. */
export function becauseOf({ because }) {
  return phrase("because", because);
}
