// The sentences of the data in the language of the page: the data has their Chinese forms, too.

import { libraryWord } from "./librarywords.js";
import { language, say } from "./texts.js";

/** The Chinese sentences by the English ones. */
let pairs = new Map();

/** Takes the sentences of the data. */
export function useSentences(sentences) {
  pairs = new Map(Object.entries(sentences || {}));
}

/** Returns a sentence in the language of the page; one without a Chinese form stays as it is. */
export function said(text) {
  return (language() === "zh" && pairs.get(text)) || text;
}

/** Returns edits, each a kind with its place, as a line. */
export function killerWords(edits) {
  return (edits || []).map((text) => {
    const found = /^([A-Z0-9_]+)(?:: |：)(.+)$/s.exec(said(text));
    if (!found || language() !== "zh") return text;
    return `${libraryWord("edit", found[1])}：${found[2]}`;
  }).join(say("semicolon"));
}
