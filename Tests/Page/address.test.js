// Tests of the page's address: what it names, what it names in vain, and the way back to edits.

import assert from "node:assert/strict";
import test from "node:test";
import { unknownParts } from "../../Sources/lab/PageFiles/Modules/address.js";
import { newWhatIf, takeEdits } from "../../Sources/lab/PageFiles/Modules/edits.js";
import { chosenScenarios, overviewColumns, overviewResults,
  overviewState } from "../../Sources/lab/PageFiles/Modules/overview.js";
import { routeParts } from "../../Sources/lab/PageFiles/Modules/route.js";

const data = {
  paths: [[-1, "UIWindow[0]"], [-1, "Home[0]"], [1, "/UIButton[0]"]],
  views: [
    { class: "UIWindow", paths: [0] }, { class: "UIView", controller: "Home", paths: [1] },
    { class: "UIButton", text: "Buy", page: "Home", tap: "click", paths: [2] },
  ],
  screens: [{ size: [10, 10], nodes: [0, 1, 1, 1, 2, 0], edits: 0 }],
  editNames: { kinds: ["DELETE"], outcomes: ["KEPT"] },
  edits: [{ rules: [2], list: [[0, 2, 0, -1]] }],
  studies: { impact: { rules: [{ name: "R12" }] }, league: {} },
  scenarios: [
    { path: "a", result: "passed", records: [["$AppStart", 1, 1]],
      steps: [{ screens: [null, 0, 0], touches: [{}] }, { screens: [null, null, null] }] },
    { path: "b", result: "failed", steps: [] },
  ],
};
const first = "1";
const inOverview = { result: "failed", sort: "-time", filter: "x" };
const inStudy = { study: "impact", rule: "R12" };
const inScenario = { scenario: "a", step: "1", range: "1-2", at: "after", hidden: "shown",
  tab: "why", view: "2", record: "0", edits: first };

test("each part of an address has a check, and only a filter takes every text", () => {
  const parts = [inOverview, inStudy, inScenario].flatMap((route) => {
    assert.deepEqual(unknownParts(data, route), []);
    return Object.keys(route).map((name) => {
      const wrong = unknownParts(data, { ...route, [name]: "maybe" });
      assert.equal(wrong.includes(`${name}=maybe`), name !== "filter", name);
      return name;
    });
  });
  assert.deepEqual(parts.sort(), [...routeParts].sort());
});

test("edits are checked on the screen of the address", () => {
  const wrong = ["[", "x", "7", "[{}]", "0", "1.0"];
  for (const edits of wrong) {
    assert.deepEqual(unknownParts(data, { scenario: "a", edits }), [`edits=${edits}`]);
  }
  const elsewhere = { scenario: "a", step: "2", edits: first };
  assert.deepEqual(unknownParts(data, elsewhere), [`edits=${first}`], "a step without a screen");
  assert.deepEqual(unknownParts(data, { study: "league", rule: "R12" }), ["rule=R12"]);
});

test("what an address names in vain chooses nothing in the overview", () => {
  const wrong = ["maybe", "constructor", "", undefined, "-"];
  for (const name of wrong) {
    const state = overviewState({ result: name, sort: name });
    assert.deepEqual(state, { filter: "", result: "", sort: "" }, name);
    assert.equal(chosenScenarios(data.scenarios, state).length, data.scenarios.length);
  }
  for (const result of overviewResults) assert.equal(overviewState({ result }).result, result);
  for (const sort of overviewColumns.flatMap((column) => [column, "-" + column])) {
    assert.equal(overviewState({ sort }).sort, sort);
  }
});

test("each move away from edits knows the way back, also one in the history", () => {
  const whatIf = newWhatIf();
  const go = (edits, from) => takeEdits(whatIf, edits, data, 0, from);
  const here = { step: 1, edits: first };
  go(first, { step: 1, edits: "" });
  assert.equal(whatIf.left, null);
  for (const move of ["a key", "forward", "forward again"]) {
    go(undefined, here);
    assert.deepEqual(whatIf.left, here, move);
    go(undefined, { step: 2, edits: "" });
    assert.deepEqual(whatIf.left, here, "a step further away");
    go(first, { step: 2, edits: "" });
    assert.equal(whatIf.left, null, "nothing is left where the edits are");
  }
  whatIf.edit = null;
  go(undefined, { step: 1, edits: "" });
  assert.equal(whatIf.left, null, "removed edits have no way back");
});
