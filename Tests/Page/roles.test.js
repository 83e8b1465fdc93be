// Tests of the keys of controls by their roles.

import assert from "node:assert/strict";
import test from "node:test";
import { nextPlace } from "../../Sources/lab/PageFiles/Modules/roles.js";

const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp",
  "PageDown", "Enter", " ", "a"];

/** The places to which the keys lead from the first, a middle and the last of 30; else -1. */
const wanted = {
  tab: [[29, 1, -1, -1, 0, 29, -1, -1], [14, 16, -1, -1, 0, 29, -1, -1],
    [28, 0, -1, -1, 0, 29, -1, -1]],
  radio: [[29, 1, 29, 1, 0, 29, -1, -1], [14, 16, 14, 16, 0, 29, -1, -1],
    [28, 0, 28, 0, 0, 29, -1, -1]],
  slider: [[0, 1, 1, 0, 0, 29, 10, 0], [14, 16, 16, 14, 0, 29, 25, 5],
    [28, 29, 29, 28, 0, 29, 29, 19]],
  option: [[-1, -1, 0, 1, 0, 29, 0, 10], [-1, -1, 14, 16, 0, 29, 5, 25],
    [-1, -1, 28, 29, 0, 29, 19, 29]],
  treeitem: [[-1, -1, 0, 1, 0, 29, 0, 10], [-1, -1, 14, 16, 0, 29, 5, 25],
    [-1, -1, 28, 29, 0, 29, 19, 29]],
};

for (const [role, rows] of Object.entries(wanted)) {
  test(`the keys of the role ${role} lead to the places of the authoring practices`, () => {
    const found = [0, 15, 29].map((place) => keys.map((key) => nextPlace(role, key, place, 30)));
    assert.deepEqual(found, rows.map((row) => row.concat([-1, -1, -1])));
  });

  test(`no key of the role ${role} leads anywhere in an empty control`, () => {
    assert.ok(keys.every((key) => nextPlace(role, key, 0, 0) === -1));
  });
}
