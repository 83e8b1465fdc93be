// Tests of the modules as a whole: the lab makes one function of them.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";

const folder = new URL("../../Sources/lab/PageFiles/", import.meta.url);
const text = (name) => readFileSync(new URL(`Modules/${name}`, folder), "utf8");
const files = readdirSync(new URL("Modules/", folder)).filter((name) => name.endsWith(".js"));
const source = readFileSync(new URL("PageFiles.c", folder), "utf8");
const list = source.match(/static const char modules.*?;/s)[0];
const embedded = [...list.matchAll(/#embed "Modules\/([^"]+)"/g)].map((found) => found[1]);

test("PageFiles.c embeds every module once", () => {
  assert.deepEqual(embedded.toSorted(), files.filter((name) => name !== "probe.js").toSorted());
});

test("a module stands behind its imports, and all but the first are imported", () => {
  const imports = embedded.map((name) => [...text(name)
    .matchAll(/^import [^;]*? from "\.\/([^"]+)";$/gm)].map((found) => found[1]));
  const early = embedded.flatMap((name, at) => imports[at].filter((needed) => !embedded
    .slice(0, at).includes(needed)).map((needed) => `${name} needs ${needed} before it`));
  assert.deepEqual(early, []);
  const unused = embedded.filter((name) => !imports.flat().includes(name));
  assert.deepEqual(unused, ["main.js"]);
});

test("the names at the top of the modules differ, because the page is one function", () => {
  const names = embedded.flatMap((name) => [...text(name)
    .matchAll(/^(?:export )?(?:async )?(?:function|const|let) (\w+)/gm)].map((found) => found[1]));
  assert.deepEqual(names.filter((name, at) => names.indexOf(name) !== at), []);
});

test("a module has at most 400 lines and does not end its script element", () => {
  for (const name of files) {
    assert.ok(text(name).split("\n").length <= 401, name);
    assert.ok(!text(name).toLowerCase().includes("</script"), name);
  }
});
