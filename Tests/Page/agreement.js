// Compares the page's own paths, edits and rules with the library's answers.
//
// Usage: node Tests/Page/agreement.js trees FILE       the trees of the suite `PageAgreement`
//        node Tests/Page/agreement.js scenarios FILE   the data of `--reporter report-data=FILE`

import assert from "node:assert/strict";
import { createReadStream, readFileSync } from "node:fs";
import process from "node:process";
import { createInterface } from "node:readline";
import { anyPosition, pathPattern, patternText, ruleMiss,
  ruleText } from "../../Sources/lab/LabKit/Report/Page/circle.js";
import { pathText } from "../../Sources/lab/LabKit/Report/Page/data.js";
import { schemeOutcomes, sightingOf } from "../../Sources/lab/LabKit/Report/Page/outcomes.js";
import { classesAndDepths, defaultPath,
  elementPosition } from "../../Sources/lab/LabKit/Report/Page/paths.js";
import { edited, elementIDs, emptyTree,
  screenTree } from "../../Sources/lab/LabKit/Report/Page/tree.js";

const counts = {};

/** Counts a comparison, and fails with its place. */
function same(kind, found, wanted, place) {
  counts[kind] = (counts[kind] || 0) + 1;
  assert.deepEqual(found, wanted, `${kind}, ${place}`);
}

/** Returns undefined in place of the null of JSON. */
function known(value) {
  return value === null ? undefined : value;
}

/** Returns a tree of the library's nodes: a list of facts each, by their ids. */
function treeOf({ nodes, pages }) {
  const tree = emptyTree(pages);
  for (const [parent, name, like, identifier, text, isHidden, place, owner, alias, segment] of
    nodes) {
    tree.nodes.push({ class: name, like: known(like), parent, children: [],
      identifier: known(identifier), text: known(text), isHidden, place: known(place),
      owner: owner === null ? undefined : { class: owner, alias: known(alias) },
      segment: known(segment) });
    tree.nodes[parent].children.push(tree.nodes.length - 1);
  }
  return tree;
}

function comparePaths(tree, answers, place) {
  same("elements", elementIDs(tree), answers.map(([id]) => id), place);
  for (const [id, path, position, depths] of answers) {
    same("paths", defaultPath(tree, id), path, place);
    same("positions", elementPosition(tree, id), known(position), place);
    same("classes and depths", classesAndDepths(tree, id), depths, place);
  }
}

/** Applies edits as the library did; returns the tree after those that were possible. */
function compareEdits(before, edits, place) {
  let tree = before;
  for (const { reason, ...edit } of edits) {
    let found = null;
    try {
      tree = edited(tree, edit);
    } catch (error) {
      found = error.reason || error;
    }
    same("edits", found, known(reason) === undefined ? null : reason, place);
  }
  return tree;
}

function compareRule(tree, { rule, text, misses, any }, place) {
  const compiled = { ...rule, pattern: pathPattern(rule.path) };
  same("patterns", patternText(compiled.pattern), rule.path, place);
  same("rule texts", ruleText(rule), text, place);
  const pattern = anyPosition(compiled.pattern, rule.position);
  same("any positions", pattern && patternText(pattern), any, place);
  for (const [id, page, content, miss] of misses) {
    const found = ruleMiss(compiled, { page: known(page), content: known(content),
      path: defaultPath(tree, id), position: elementPosition(tree, id) });
    same("misses", found && [found.part, found.reason, found.held], miss, place);
  }
}

function compareTree(line, place) {
  const before = treeOf(line.tree);
  comparePaths(before, line.before, place);
  const after = compareEdits(before, line.edits, place);
  comparePaths(after, line.after, place);
  for (const { scheme, elements, outcomes } of line.outcomes) {
    const found = schemeOutcomes(before, after, elements, scheme);
    same("outcomes", found.map((one) => one && one.result), outcomes, `${place}, ${scheme}`);
  }
  compareRule(after, line.rule, place);
}

function compareScreen(data, index, scenario) {
  const place = `${scenario.path}, screen ${index}`;
  const tree = screenTree(data, index, scenario.pages);
  tree.nodes.forEach(({ view }, id) => {
    if (!view) return;
    same("paths", defaultPath(tree, id), pathText(data, view.paths[0]), place);
    if (view.tap !== "click") return;
    const sighting = sightingOf(tree, id);
    same("sightings", [sighting.page, sighting.position, sighting.content], [view.page,
      view.position, view.content], place);
    (scenario.rules || []).forEach((rule, number) => {
      if (rule.scheme) return;
      const miss = ruleMiss({ ...rule, pattern: pathPattern(rule.path) }, sighting);
      same("matches", miss === null, (view.matches || []).includes(number), place);
      const stated = (view.misses || []).find(([one]) => one === number);
      if (stated) same("misses", [miss.part, miss.reason], stated.slice(1), place);
    });
  });
}

async function compareTrees(file) {
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    number += 1;
    compareTree(JSON.parse(line), `tree ${number}`);
  }
  counts.trees = number;
}

function compareScenarios(file) {
  const data = JSON.parse(readFileSync(file));
  for (const scenario of data.scenarios) {
    const screens = new Set(scenario.steps.flatMap((step) => step.screens));
    for (const screen of screens) if (screen !== null) compareScreen(data, screen, scenario);
  }
  counts.scenarios = data.scenarios.length;
}

const [kind, path] = process.argv.slice(2);
Promise.resolve(kind === "trees" ? compareTrees(path) : compareScenarios(path)).then(() => {
  console.log("the page agrees: " + Object.entries(counts).map(([name, count]) =>
    `${count.toLocaleString("en")} ${name}`).join(", "));
}).catch((error) => {
  console.error(String(error.message || error));
  process.exitCode = 1;
});
