// Tests of the page's style: what it says about elements of the page leaves pictures alone.

/* global globalThis */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

const page = new URL("../../Sources/lab/PageFiles/Modules/", import.meta.url);
const kinds = readFileSync(new URL("shapes.js", page), "utf8").match(/^ {2}\w+(?=: \()/gm)
  .map((kind) => kind.trim());

/** The style's rules as pairs of a selector and its declarations, those of media included. */
const rules = [...readFileSync(new URL("page.css", page), "utf8").replace(/\/\*.*?\*\//gs, "")
  .matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selectors, body]) => selectors
  .split(/,(?![^(]*\))/).map((selector) => ({ selector: selector.trim(), body })));

/** Declarations of layout, which only elements of the page need, or that hide a part. */
const layout = /(?:^|[\s;])(?:display|margin|padding|border|background|flex|grid|gap|float)[\w-]*:/;

/** Draws with elements that only remember their classes; returns these. */
async function drawnClasses(draw) {
  const classes = new Set();
  globalThis.Node = class {
    setAttribute(name, value) {
      if (name === "class") value.split(" ").filter(Boolean).forEach((one) => classes.add(one));
    }
    append() {}
  };
  const make = () => new globalThis.Node();
  globalThis.document = { createElementNS: make, createTextNode: make };
  draw(await import(new URL("shapes.js", page)));
  delete globalThis.document;
  delete globalThis.Node;
  return classes;
}

test("no rule about elements of the page styles or hides a shape of a picture", async () => {
  const classes = await drawnClasses(({ shape }) => {
    for (const kind of [...kinds, "view"]) {
      for (const selected of [true, false]) {
        shape({ kind, text: "A", frame: [0, 0, 90, 40], count: 3, on: selected, selected });
      }
    }
  });
  assert.ok(kinds.length > 20 && classes.size > 12, [...classes].join(" "));
  for (const { selector, body } of rules.filter((rule) => layout.test(rule.body))) {
    const last = selector.split(/[\s>+~]+(?![^(]*\))/).pop();
    const [, tag, names] = /^(\w*)((?:\.[\w-]+)*)/.exec(last);
    const isShape = names.slice(1).split(".").some((name) => classes.has(name));
    const isWanted = /^\.hidden/.test(selector);
    assert.ok(tag !== "" || !isShape || isWanted, `${selector} {${body}}`);
  }
});
