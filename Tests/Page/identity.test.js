// Tests of the panel of identities: the changes that it names, and their effects.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { identityChanges,
  identityVerbs } from "../../Sources/lab/PageFiles/Modules/identity.js";

/** Returns the keys of steps in a section of the format, without those beside another key. */
function keysOf(title) {
  const text = readFileSync(new URL("../../docs/format.md", import.meta.url), "utf8");
  const part = text.split(`\n## ${title}\n`)[1].split("\n## ", 1)[0];
  return [...part.matchAll(/^\| `(\w+)` \| (.*) \|$/gm)];
}

test("every change of the device, and every call about the user, is named", () => {
  const device = keysOf("A change of the device").map(([, key]) => key);
  assert.deepEqual([...identityVerbs.device].sort(), device.sort());
  const isAboutUser = /\blog(in|out)\b|\bid\b|\bidentities\b/;
  const calls = keysOf("A step").filter(([, , text]) => isAboutUser.test(text.split(" | ").at(-1)));
  assert.deepEqual([...identityVerbs.app].sort(), calls.map(([, key]) => key).sort());
});

/** Returns the effects of changes; a step is a verb, with the ids of its event, if it has one. */
function effects(...steps) {
  const data = { properties: [] };
  const pairs = (ids) => Object.entries(ids).map((pair) => data.properties.push(pair) - 1);
  const scenario = { steps: steps.map(([verb, ids]) => ({ verb, events: ids ? [{
    properties: [], envelope: pairs(ids) }] : [] })) };
  return identityChanges(data, scenario).map((one) => [one.steps, one.next, one.effects.map((
    { kind, key, value }) => [kind, key, value].join(" "))]);
}

test("a change has the ids that the next event brings, or takes away", () => {
  const [a, b] = [{ distinct_id: "a" }, { distinct_id: "b" }];
  const start = ["launch", a];
  const all = [
    [[["erase"], start], [[[0], 1, []]]],
    [[start, ["erase"]], [[[1], null, []]]],
    [[start, ["reboot"], ["launch"], ["wait 1 s", a]], [[[1], 3, []]]],
    [[start, ["uninstall x"], ["reinstall y"], ["launch", b]],
      [[[1, 2], 3, ["new distinct_id b"]]]],
    [[start, ["erase"], ["launch", b], ["wait 1 s"], ["restore"], ["launch", a]],
      [[[1], 2, ["new distinct_id b"]], [[4], 5, ["back distinct_id a"]]]],
    [[start, ["login \"u\"", { distinct_id: "u", login_id: "u", original_id: "a" }], ["logout"],
      ["track x", a]], [[[1], 1, ["new distinct_id u", "new login_id u", "new original_id a"]],
      [[2], 3, ["back distinct_id a", "gone login_id u"]]]],
    [[start, ["tap #erase"], ["clear #field"], ["launch", b]], []],
  ];
  for (const [steps, wanted] of all) assert.deepEqual(effects(...steps), wanted);
});
