// What-if: edits of the shown screen, as a new version of the app makes them, and the paths and
// rules that move. The paths are computed here; `Tests/Page/agreement.js` compares the library's.

import { longTable } from "./cut.js";
import { button, fill, html, section, table } from "./dom.js";
import { defaultPath } from "./paths.js";
import { answerTable } from "./answers.js";
import { libraryWord } from "./librarywords.js";
import { outcomeMark } from "./outcomemark.js";
import { editedName, editForm, editList, refusalLine } from "./editform.js";
import { whatIfTrees } from "./edits.js";
import { circledOutcome, liveNames, notLive, outcome, outcomeNames,
  schemeOutcomes } from "./outcomes.js";
import { elementIDs } from "./tree.js";
import { say } from "./texts.js";

/** Returns the views whose paths in the default scheme differ: the id and both paths. */
export function movedPaths({ before, after }) {
  const there = new Set(elementIDs(after));
  return elementIDs(before).map((id) => ({ id, old: defaultPath(before, id),
    now: there.has(id) ? defaultPath(after, id) : null })).filter(({ old, now }) => old !== now);
}

/** Returns the marks of a picture: the views whose rules are not kept, and those that moved. */
export function whatIfMarks(data, scenario, screen, whatIf) {
  if (screen === null || whatIf.screen !== screen || whatIf.edits.length === 0) return [];
  const trees = whatIfTrees(data, scenario, screen, whatIf.edits);
  const results = schemeOutcomes(trees.before, trees.after, trees.elements, "default");
  const labels = new Map(movedPaths(trees).map(({ id, now }) => [id, now === null ? "removed" :
    "moved"]));
  trees.elements.forEach((id, at) => {
    if (results[at] && (results[at].result !== "kept" || labels.has(id))) {
      labels.set(id, results[at].result);
    }
  });
  // A moved view inside a moved view adds nothing to the picture.
  return [...labels].filter(([id, label]) => !["moved", "removed"].includes(label) ||
    !labels.has(trees.before.nodes[id].parent)).map(([id, label]) => [id - 1, label,
    say("outcome." + label)]);
}

/** Draws the form, the edits, and their consequences. */
export function drawWhatIf(place, data, scenario, screen, state, actions) {
  if (screen === null || screen === undefined) {
    fill(place, html("p", { class: "empty" }, say("noScreen.foreground")), wayBack(state, actions));
    return;
  }
  const { whatIf } = state;
  if (whatIf.screen !== screen) Object.assign(whatIf, { screen, edits: [], refusal: null });
  const trees = whatIfTrees(data, scenario, screen, whatIf.edits);
  fill(place, html("p", { class: "quiet" }, say("whatIfIntro")),
    editForm(data, scenario, trees, state, actions), refusalLine(whatIf), wayBack(state, actions),
    editList(trees, whatIf, actions),
    whatIf.edits.length > 0 ? consequences(scenario, trees, actions) : null,
    html("p", { class: "quiet" }, say("notLive", notLive(trees.before, trees.elements).map((
      name) => libraryWord("scheme", name)).join(", "))));
}

/** A button that returns to the edits of another picture, while this one has none. */
function wayBack({ whatIf }, actions) {
  if (!whatIf.left || whatIf.edits.length > 0) return null;
  return html("p", {}, button({ class: "link", id: "edits-left" }, () => actions.returnTo(whatIf
    .left), say("editsLeft", whatIf.left.step)));
}

function consequences(scenario, trees, actions) {
  const isOld = (id) => id < trees.before.nodes.length;
  const link = (id) => (isOld(id) ? button({ class: "link" }, () => actions.chooseHere(id - 1),
    editedName({ ...trees, after: trees.before }, id)) : editedName(trees, id));
  const all = liveNames(trees.before, trees.elements).map((name) => [name, schemeOutcomes(trees
    .before, trees.after, trees.elements, name)]);
  return [schemeTable(trees, all, link), answerTable(trees, all, link), circledTable(scenario,
    trees, link), movedTable(trees, link)];
}

/** The outcomes of a rule for each clickable element, by scheme. */
function schemeTable(trees, all, link) {
  const count = (results, name) => results.filter((one) => one && one.result === name).length;
  const worse = all.flatMap(([name, results]) => results.map((one, at) => ({ name, one,
    id: trees.elements[at] })).filter(({ one }) => one && one.result !== "kept"));
  const row = ({ name, one, id }) => [libraryWord("scheme", name), link(id), outcomeMark(one
    .result), one.found.map((found) => [link(found), " "])];
  return [
    section(say("rulesAfter"), table(say("rulesAfter"), [say("scheme"), ...outcomeNames.map((
      name) => say("outcome." + name))], all.map(([name, results]) => [libraryWord("scheme", name),
      ...outcomeNames.map((result) => count(results, result))]), { class: "outcomes" })),
    worse.length === 0 ? html("p", { class: "good" }, say("allKept")) : section(say("movedRules"),
      longTable(say("movedRules"), [say("scheme"), say("element"), say("outcome"), say(
        "nowMatches")], worse, row)),
  ];
}

function circledTable(scenario, trees, link) {
  const rules = (scenario.rules || []).filter((rule) => !rule.scheme || (rule.facts && trees
    .before.model));
  if (rules.length === 0) return null;
  const row = (rule) => {
    const found = circledOutcome(trees.before, trees.after, trees.elements, rule);
    if (!found) return [rule.name, "", "", ""];
    const { old, now } = found;
    const isSame = old.length === now.length && old.every((id) => now.includes(id));
    const there = old.length === 1 && elementIDs(trees.after).includes(old[0]);
    const result = old.length === 1 ? outcome(now.length, now.includes(old[0]), there) : null;
    const mark = result ? outcomeMark(result) : say(isSame ? "sameElements" : "otherElements");
    return [rule.name, old.map((id) => [link(id), " "]), mark, now.map((id) => [link(id), " "])];
  };
  return section(say("circledRules"), longTable(say("circledRules"), [say("rule"), say("before"),
    say("outcome"), say("nowMatches")], rules, row));
}

function movedTable(trees, link) {
  const moved = movedPaths(trees);
  if (moved.length === 0) return html("p", { class: "good" }, say("noPathMoves"));
  const row = ({ id, old, now }) => [link(id), html("del", {}, old), now === null ? say(
    "outcome.removed") : html("ins", {}, now)];
  return section(say("movedPaths", moved.length), longTable(say("movedPaths", moved.length), [say(
    "element"), say("before"), say("after")], moved, row, { class: "moved" }));
}
