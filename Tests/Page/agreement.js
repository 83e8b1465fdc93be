// Compares the page's own paths, edits and rules with the library's answers.
//
// Usage: node Tests/Page/agreement.js trees FILE       the trees of the suite `PageAgreement`
//        node Tests/Page/agreement.js screens FILE     the screens of scenarios, of the same suite
//        node Tests/Page/agreement.js scenarios FILE   the data of `--reporter report-data=FILE`

import assert from "node:assert/strict";
import { createReadStream, readFileSync } from "node:fs";
import process from "node:process";
import { createInterface } from "node:readline";
import { anchoredMiss, anchoredRule, explanationOf, explanationText,
  ownConfidence } from "../../Sources/lab/PageFiles/Modules/anchored.js";
import { anyPosition, pathPattern, patternText, ruleMiss,
  ruleText } from "../../Sources/lab/PageFiles/Modules/circle.js";
import { breadcrumb } from "../../Sources/lab/PageFiles/Modules/crumbs.js";
import { pathText, screenNodes } from "../../Sources/lab/PageFiles/Modules/data.js";
import { factsText, ruleOf } from "../../Sources/lab/PageFiles/Modules/facts.js";
import { compareTexts, naturalExp, naturalLog } from
  "../../Sources/lab/PageFiles/Modules/natural.js";
import { schemeOutcomes, sightingOf } from "../../Sources/lab/PageFiles/Modules/outcomes.js";
import { classesAndDepths, defaultPath,
  elementPosition } from "../../Sources/lab/PageFiles/Modules/paths.js";
import { say } from "../../Sources/lab/PageFiles/Modules/texts.js";
import { isNumberSign, stableText } from "../../Sources/lab/PageFiles/Modules/tokens.js";
import { edited, elementIDs, emptyTree,
  screenTree } from "../../Sources/lab/PageFiles/Modules/tree.js";

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

let model;

/** Returns a tree of the library's nodes: a list of facts each, by their ids. */
function treeOf({ nodes, pages, controllers }) {
  const tree = emptyTree(pages, model, controllers.map(([parent, navigates]) => ({
    parent: known(parent), navigates })));
  for (const [parent, name, like, identifier, text, isHidden, place, owner, alias, segment, role,
    number, facts] of nodes) {
    tree.nodes.push({ class: name, like: known(like), parent, children: [],
      identifier: known(identifier), text: known(text), isHidden, place: known(place),
      owner: owner === null ? undefined : { class: owner, alias: known(alias),
        number: known(number) },
      segment: known(segment), role, facts });
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

/** Compares a rule by all facts: its text, and its answers about elements of each tree. */
function compareAnchored(trees, { screen = 0, at, elsewhere, text, answers }, place) {
  const rule = anchoredRule(trees[screen], at, elsewhere);
  same("rules by all facts", rule && factsText("Circled", rule.facts), text, place);
  if (!rule) return;
  for (const [number, tree] of trees.entries()) {
    for (const [id, part, reason, held, explanation, confidence] of answers[number]) {
      const miss = anchoredMiss(rule, tree, id);
      same("answers", miss && [miss.part, miss.reason, miss.held], part === null ? null : [part,
        reason, held], `${place}, view ${id}`);
      const found = explanationOf(rule, tree, id);
      same("explanations", found && [explanationText(found), found.confidence],
        explanation === null ? null : [explanation, confidence], `${place}, view ${id}`);
    }
  }
}

function compareConfidences(tree, confidences, place) {
  for (const [id, confidence] of confidences) {
    same("confidences", ownConfidence(tree, id), confidence, `${place}, view ${id}`);
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
  compareConfidences(before, line.confidences, place);
  for (const one of line.anchored) compareAnchored([before, after], one, place);
}

/** Compares numbers and texts of the library with the page's own, in the first line of a file. */
function compareBasics({ numbers, order, stable, signs }) {
  for (const [number, exp, log] of numbers) {
    same("exponentials", naturalExp(number), exp, number);
    if (log !== null) same("logarithms", naturalLog(number), log, number);
  }
  same("orders of texts", order.slice().reverse().sort(compareTexts), order, "texts");
  for (const [text, wanted] of stable) same("stable texts", stableText(text), known(wanted), text);
  const isNumber = new Set(Array.from(signs));
  for (let code = 0; code < 0xd800; code += 1) {
    const sign = String.fromCharCode(code);
    same("number signs", isNumberSign(sign), isNumber.has(sign), code);
  }
  for (const sign of isNumber) same("number signs", isNumberSign(sign), true, sign);
}

/** Compares where the steps of a view's paths lead: to the view last, and to views around it. */
function compareBreadcrumbs(data, nodes, node, place) {
  const around = [];
  for (let next = node; next; next = nodes[next.parent]) around.unshift(next.number);
  node.view.paths.forEach((_, scheme) => {
    const { steps, separator, end } = breadcrumb(data, nodes, node, scheme);
    const text = pathText(data, node.view.paths[scheme]);
    same("breadcrumbs", steps.map(({ name }) => name).join(separator) + end, text, place);
    const led = steps.map(({ target }) => target).filter((target) => target >= 0);
    const outermost = separator === "/" ? around : around.slice().reverse();
    same("breadcrumbs", led.includes(node.number), true, place);
    same("breadcrumbs", led, outermost.filter((one) => led.includes(one)), place);
  });
}

function compareScreen(data, index, scenario) {
  const place = `${scenario.path}, screen ${index}`;
  const tree = screenTree(data, index, scenario.pages);
  const { confidences } = data.screens[index];
  const nodes = screenNodes(data, index);
  compareConfidences(tree, (confidences || []).map(([at, one]) => [at + 1, one]), place);
  tree.nodes.forEach(({ view }, id) => {
    if (!view) return;
    same("paths", defaultPath(tree, id), pathText(data, view.paths[0]), place);
    compareBreadcrumbs(data, nodes, nodes[id - 1], place);
    if (view.tap !== "click") return;
    const sighting = sightingOf(tree, id);
    same("sightings", [sighting.page, sighting.position, sighting.content], [view.page,
      view.position, view.content], place);
    (scenario.rules || []).forEach((rule, number) => {
      if (rule.scheme && !rule.facts) return;
      const miss = rule.facts ? anchoredMiss(ruleOf(rule.facts, data.anchored), tree, id) :
        ruleMiss({ ...rule, pattern: pathPattern(rule.path) }, sighting);
      same("matches", miss === null, (view.matches || []).includes(number), place);
      const stated = (view.misses || []).find(([one]) => one === number);
      if (stated) same("misses", [miss.part, miss.reason], stated.slice(1), place);
    });
  });
}

/** Compares rules for elements of a scenario's screens with the answers on all of them. */
function compareRules({ path: scenario, screens, rules }) {
  const trees = screens.map(treeOf);
  for (const rule of rules) {
    compareAnchored(trees, rule, `${scenario}, view ${rule.at} of screen ${rule.screen}`);
  }
}

/** Compares each line of a file after the first, which has numbers and texts. */
async function compareLines(file, kind, compare) {
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (model === undefined) {
      const first = JSON.parse(line);
      model = first.model;
      compareBasics(first);
    } else {
      number += 1;
      compare(JSON.parse(line), number);
    }
  }
  counts[kind] = number;
}

function compareScenarios(file) {
  const data = JSON.parse(readFileSync(file));
  for (const [row, { diesWhen }] of Object.entries(data.survival.rows)) {
    same("certificates", say("dies." + row), diesWhen, row);
  }
  for (const scenario of data.scenarios) {
    const screens = new Set(scenario.steps.flatMap((step) => step.screens));
    for (const screen of screens) if (screen !== null) compareScreen(data, screen, scenario);
  }
  counts.scenarios = data.scenarios.length;
}

const comparisons = {
  trees: (file) => compareLines(file, "trees", (line, number) => compareTree(line,
    `tree ${number}`)),
  screens: (file) => compareLines(file, "scenarios", compareRules),
  scenarios: compareScenarios,
};
const [kind, path] = process.argv.slice(2);
Promise.resolve(comparisons[kind](path)).then(() => {
  console.log("the page agrees: " + Object.entries(counts).map(([name, count]) =>
    `${count.toLocaleString("en")} ${name}`).join(", "));
}).catch((error) => {
  console.error(String(error.message || error));
  process.exitCode = 1;
});
