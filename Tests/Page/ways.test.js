// Tests of the ways through the page: addresses, ranges, the form of an edit, tones and words.

import assert from "node:assert/strict";
import test from "node:test";
import { unknownParts } from "../../Sources/lab/PageFiles/Modules/address.js";
import { breadcrumb, pathSteps } from "../../Sources/lab/PageFiles/Modules/crumbs.js";
import { screenNodes } from "../../Sources/lab/PageFiles/Modules/data.js";
import { libraryWord,
  translatedNames } from "../../Sources/lab/PageFiles/Modules/librarywords.js";
import { outcomeTone } from "../../Sources/lab/PageFiles/Modules/outcomemark.js";
import { rangeOf, writtenRange } from "../../Sources/lab/PageFiles/Modules/route.js";
import { survivalTraits } from "../../Sources/lab/PageFiles/Modules/rules.js";
import { certificateText } from "../../Sources/lab/PageFiles/Modules/survival.js";
import { speak } from "../../Sources/lab/PageFiles/Modules/texts.js";

// Two rows with equal paths, each with a button.
const data = {
  schemes: ["default"],
  paths: [[-1, "Home[0]"], [0, "/Row[0]"], [1, "/UIButton[0]"]],
  views: [{ class: "UIView", controller: "Home", paths: [0] }, { class: "Row", paths: [1] },
    { class: "UIButton", text: "Buy", tap: "click", paths: [2] }],
  screens: [{ size: [10, 10], nodes: [0, 2, 1, 1, 2, 0, 1, 1, 2, 0] }],
  studies: { league: {} },
};
const step = { events: [], screens: [0, 0, 0] };
const scenario = { path: "a.json5", steps: [step, { ...step, name: "pay" }, step] };
data.scenarios = [scenario];

test("steps of a path lead to the view's own ancestors, also where others share it", () => {
  const nodes = screenNodes(data, 0);
  const targets = (number) => breadcrumb(data, nodes, nodes[number], 0).steps.map((
    { target }) => target);
  assert.deepEqual([2, 4].map(targets), [[0, 1, 2], [0, 3, 4]]);
  const other = { ...data, paths: [[-1, "Other[0]"], [-1, "Home[0]/Row[0]"], [1, "/UIButton[0]"]] };
  assert.deepEqual(breadcrumb(other, nodes, nodes[4], 0).steps.map(({ target }) => target), [-1, 3,
    4]);
});

test("the steps of a path have the whole path of their own views, in every order", () => {
  const wholes = (text, scheme) => pathSteps(text, scheme).steps.map(({ whole }) => whole);
  assert.deepEqual(wholes("a[0]/b[1]", "default"), ["a[0]", "a[0]/b[1]"]);
  assert.deepEqual(wholes("/A/B", "mixpanel"), ["", "/A", "/A/B"]);
  assert.deepEqual(wholes("B;A", "postHog"), ["B;A", "A"]);
  assert.deepEqual(wholes("B \u2192 A", "amplitude"), ["B \u2192 A", "A"]);
  assert.deepEqual(wholes("/A/B & /0/1", "growingIO"), [" & ", "/A & /0", "/A/B & /0/1"]);
  assert.equal(pathSteps("/A/B & /0/1", "growingIO").end, " & /0/1");
});

test("a range has the chosen step, and is written with numbers from 1", () => {
  for (let from = 0; from < 4; from += 1) {
    for (let to = 0; to < 4; to += 1) {
      for (let at = 0; at < 3; at += 1) {
        const holds = from <= at && at <= to && to < 3;
        assert.deepEqual(rangeOf(writtenRange([from, to]), at, 3), holds ? [from, to] : null);
      }
    }
  }
  for (const text of ["", undefined, "1", "0-2", "a-b", "1-2-3", "-1-2", "1.5-2"]) {
    assert.equal(rangeOf(text, 0, 3), null, text);
  }
  assert.equal(writtenRange(null), "");
});

test("an address that names what the report lacks is told by its parts", () => {
  const known = [{}, { filter: "x", result: "failed", sort: "-time" }, { study: "league" },
    { scenario: "a.json5", step: 2, range: "1-3", at: "at", tab: "why", view: 4 },
    { scenario: "1", step: "pay", view: "" }];
  for (const route of known) assert.deepEqual(unknownParts(data, route), []);
  assert.deepEqual(unknownParts(data, { scenario: "1", view: "length" }), ["view=length"]);
  const wrong = { step: "4", at: "noon", tab: "x", view: "5", range: "2-9" };
  for (const [name, value] of Object.entries(wrong)) {
    assert.deepEqual(unknownParts(data, { scenario: "a.json5", [name]: value }), [
      `${name}=${value}`]);
  }
  const outside = { scenario: "b.json5", study: "impact", result: "odd", sort: "-size" };
  for (const [name, value] of Object.entries(outside)) {
    assert.deepEqual(unknownParts(data, { [name]: value }), [`${name}=${value}`]);
  }
});

test("an outcome is good, even, a warning or bad, in any case of its letters", () => {
  const names = ["kept", "lost", "stolen", "multi", "ghost", "gone", "REMADE", "GONE-OK", "NEW",
    "IDLE", "STOLEN", "moved", "removed"];
  const found = Object.fromEntries(names.map((name) => [name, outcomeTone(name)]));
  assert.deepEqual(found, { kept: "good", lost: "bad", stolen: "bad", multi: "bad", ghost: "bad",
    gone: "good", REMADE: "good", "GONE-OK": "good", NEW: "warn", IDLE: "bad",
    STOLEN: "bad", moved: "warn", removed: "warn" });
});

test("words of the library are Chinese in the Chinese page only", () => {
  const names = translatedNames("drop");
  assert.equal(libraryWord("drop", names[0], "words"), "words");
  speak("zh");
  for (const name of names) assert.match(libraryWord("drop", name, "words"), /[\u4e00-\u9fff]/);
  assert.equal(libraryWord("drop", "custom:x", "words"), "words");
  assert.equal(libraryWord("scheme", "constructor"), "constructor");
  speak("en");
});

test("a rule for every row has no certificate of one, and one with a text dies with it", () => {
  const row = { position: "0:3" };
  const traits = (rule, sighting = row) => survivalTraits(rule, sighting);
  const [one, every] = [{ isForEvery: false, hasText: false }, { isForEvery: true,
    hasText: false }];
  assert.deepEqual(traits({ path: "Home[0]/Cell[0:3]", position: "0:3" }), one);
  assert.deepEqual(traits({ path: "Home[0]/Cell[0:3]" }), one);
  assert.deepEqual(traits({ path: "Home[0]/UIButton[2]" }, {}), one);
  assert.deepEqual(traits({ path: "Home[0]/Cell[*]" }), every);
  assert.deepEqual(traits({ path: "Home[0]/UIButton[*]" }, {}), every);
  assert.deepEqual(traits({ path: "Home[0]/UISegmentedControl[0]" }, { position: "1" }), every);
  assert.deepEqual(traits({ path: "Home[0]/UIButton[2]", content: "Buy" }, {}), { isForEvery: false,
    hasText: true });
  assert.deepEqual(traits({ path: "/A[*]", scheme: "mixpanel" }), {});
  assert.deepEqual(traits(undefined), {});
  const survival = { rows: { default: { survival: 90, interval: [80, 95], wrong: 1 } } };
  const text = certificateText({ survival }, "default");
  assert.equal(certificateText({ survival }, "default", true), text + ", or its text changes");
});
