// The sentences in the lab's sources, to compare the page's translations with.

import { readdirSync, readFileSync } from "node:fs";

/** Words of gaps that are numbers. */
const counts = ["ount", "status", "bytes", "number", "longest", "deepest", "earliest", "length",
  "place", "skipped", "alike", "all", "rescued", "ersion", "entry"];
const sources = new URL("../../Sources/", import.meta.url);

/** Returns the part of a Swift file from a line that begins with a text to the end of its block. */
export function block(file, start) {
  const text = readFileSync(new URL(file, sources), "utf8");
  const at = text.indexOf(start);
  if (at < 0) throw new Error(`${file} has no '${start}'`);
  const indent = /[ ]*$/.exec(text.slice(0, at))[0];
  return text.slice(at, text.indexOf(`\n${indent}}`, at));
}

/**
 * Returns the texts in a part of a Swift file; texts joined by `+` are one.
 *
 * A gap becomes a name, or a number where the text counts.
 */
export function sentences(part) {
  const found = [];
  let end = -1;
  for (let at = part.indexOf("\""); at >= 0; at = part.indexOf("\"", end)) {
    const [text, next] = literal(part, at + 1);
    if (end >= 0 && /^\s*\+\s*$/.test(part.slice(end, at))) found[found.length - 1] += text;
    else found.push(text);
    end = next;
  }
  return found;
}

/** Returns the texts behind a pattern in all Swift files of a folder; `+` joins texts. */
export function sentencesBehind(folder, pattern) {
  const files = readdirSync(new URL(folder, sources), { recursive: true }).filter((name) => name
    .endsWith(".swift")).sort();
  return files.flatMap((name) => {
    const text = readFileSync(new URL(folder + name, sources), "utf8");
    return [...text.matchAll(pattern)].map((found) => joined(text, found.index + found[0].length));
  });
}

/** Returns the text at a place, with those that `+` appends. */
function joined(part, start) {
  let [text, end] = literal(part, start + 1);
  for (let more; (more = /^\s*\+\s*"/.exec(part.slice(end, end + 80)));) {
    const [next, after] = literal(part, end + more[0].length);
    [text, end] = [text + next, after];
  }
  return text;
}

/** Reads a text from behind its quotation mark; returns it with the place behind its end. */
function literal(part, start) {
  let [text, at] = ["", start];
  while (part[at] !== "\"") {
    if (part.startsWith("\\(", at)) {
      const close = gapEnd(part, at + 2);
      text += sample(part.slice(at + 2, close));
      at = close + 1;
    } else {
      text += part[at] === "\\" ? part[at + 1] : part[at];
      at += part[at] === "\\" ? 2 : 1;
    }
  }
  return [text, at + 1];
}

function gapEnd(part, start) {
  let depth = 1;
  for (let at = start; ; at += 1) {
    if (part[at] === "(") depth += 1;
    if (part[at] === ")") depth -= 1;
    if (depth === 0) return at;
  }
}

function sample(gap) {
  const counted = /counted\("([\w ]+)"\)/.exec(gap);
  if (counted) return `2 ${counted[1]}s`;
  if (gap.startsWith("times(")) return "2 times";
  if (counts.some((word) => gap.includes(word))) return "7";
  if (/point/.test(gap)) return "{7, 7}";
  if (/[Qq]uoted/.test(gap)) return "\"X\"";
  return "X";
}
