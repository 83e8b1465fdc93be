// The table of sentences has those of the sources, each once, and no others.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { block, forms, swiftFiles } from "./sources.js";

const place = new URL("../../Sources/lab/PageFiles/Sentences.txt", import.meta.url);
const table = readFileSync(place, "utf8");
const lines = table.split("\n").filter((line) => line !== "" && !/^#|^\[\w+\]$/.test(line));
const rows = new Map(lines.flatMap((line, at) => at % 2 === 0 ? [[line, lines[at + 1]]] : []));
const files = swiftFiles();

test("a row of the table is two lines, whose gaps agree, and the table has it once", () => {
  assert.equal(rows.size, lines.length / 2);
  for (const [english, chinese] of rows) {
    assert.match(english, /^\S/);
    assert.match(chinese, /^ {2}\S/);
    const count = english.split("{}").length - 1;
    for (const [, gap] of chinese.matchAll(/\{(\d)\}/g)) {
      assert.ok(gap >= 1 && gap <= count, english);
    }
  }
});

/** True for a form that texts of a list make together, such as the lines of a help page. */
function isJoined(form, all) {
  return all.some((first, start) => {
    let text = first;
    for (let at = start + 1; form.startsWith(text + " ") && at < all.length; at += 1) {
      text += " " + all[at];
    }
    return first !== "" && text === form;
  });
}

test("each row of the table is a sentence of the sources", () => {
  const lists = files.map(([, text]) => forms(text));
  const all = new Set(lists.flat());
  const cases = new Set(files.flatMap(([, text]) => [...text.matchAll(/^ *case ([^:(=\n]+)$/gm)]
    .flatMap(([, names]) => names.split(/, */))));
  const idle = [...rows.keys()].filter((form) => {
    const noun = /^\{\} (\w+)\{s\}$/.exec(form);
    return !all.has(form) && !cases.has(form) && !(noun && all.has(noun[1]));
  });
  assert.deepEqual(idle.filter((form) => !lists.some((list) => isJoined(form, list))), []);
});

/** What begins the code of a sentence. */
const declarations = /\b(?:var|let|func)\b[^\n{}=]*(?::|->) \[?Sentence[\]?]*\s*\{/g;

test("each sentence that a declaration returns has a row", () => {
  const found = files.flatMap(([name, text]) => [...text.matchAll(declarations)].flatMap((one) =>
    forms(block(text, one.index + one[0].length - 1)).map((form) => [name, form])));
  const words = found.filter(([, form]) => /[a-z]{2,} [a-z]{2,}/.test(form));
  assert.ok(words.length > 200, `only ${words.length} sentences`);
  assert.deepEqual(words.filter(([, form]) => !rows.has(form)), []);
});
