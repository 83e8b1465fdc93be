// The sentences in the lab's sources as forms, to compare the table of languages with.

import { readdirSync, readFileSync } from "node:fs";

const sources = new URL("../../Sources/", import.meta.url);

/** Returns the texts of all Swift files, without lines that are comments, and without searches. */
export function swiftFiles() {
  const names = readdirSync(sources, { recursive: true }).filter((name) => name.endsWith(".swift"));
  return names.sort().map((name) => [name, readFileSync(new URL(name, sources), "utf8").replace(
    /^\s*\/\/.*$|[.]contains[(]"[^"]*"[)]/gm, "")]);
}

/**
 * Returns the forms of the texts in a part of a Swift file; texts joined by `+` are one.
 *
 * A gap is `{}`, and a counted noun has `{s}` behind it.
 */
export function forms(part) {
  const found = [];
  let end = -1;
  for (let at = part.indexOf("\""); at >= 0; at = part.indexOf("\"", end)) {
    const [text, next, inner] = literal(part, at + 1);
    if (end >= 0 && /^\s*\+\s*$/.test(part.slice(end, at))) found[found.length - 1] += text;
    else found.push(text);
    found.unshift(...inner);
    end = next;
  }
  return found;
}

/** Returns the part of a text from the brace at a place to the one that closes it. */
export function block(text, start) {
  let [depth, at] = [0, start];
  do {
    if (text[at] === "\"") [, at] = literal(text, at + 1);
    else at += 1;
    if (text[at - 1] === "{") depth += 1;
    if (text[at - 1] === "}") depth -= 1;
  } while (depth > 0 && at < text.length);
  return text.slice(start, at);
}

/** Reads a text from behind its quotation mark: its form, the place behind it, and inner forms. */
function literal(part, start) {
  if (part.startsWith("\"\"", start)) return longLiteral(part, start + 2);
  let [text, at] = ["", start];
  const inner = [];
  while (at < part.length && part[at] !== "\"" && part[at] !== "\n") {
    if (part.startsWith("\\(", at)) {
      const close = gapEnd(part, at + 2);
      const gap = part.slice(at + 2, close);
      const noun = /, "(\w[\w ]*)"$/.exec(gap);
      text += noun ? `{} ${noun[1]}{s}` : "{}";
      if (!noun) inner.push(...forms(gap));
      at = close + 1;
    } else {
      text += part[at] === "\\" ? part[at + 1] : part[at];
      at += part[at] === "\\" ? 2 : 1;
    }
  }
  return [text, at + 1, inner];
}

/** Reads a text of several lines, whose line breaks are escaped. */
function longLiteral(part, start) {
  const end = part.indexOf("\"\"\"", start);
  const lines = part.slice(start, end).replace(/\\\n\s*/g, "").replace(/^\s+/gm, "");
  return [lines.replace(/\n$/, ""), end + 3, []];
}

function gapEnd(part, start) {
  let depth = 1;
  for (let at = start; at < part.length; at += 1) {
    if (part[at] === "(") depth += 1;
    if (part[at] === ")") depth -= 1;
    if (depth === 0) return at;
  }
  return part.length;
}
