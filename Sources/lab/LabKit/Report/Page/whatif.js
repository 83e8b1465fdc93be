// What-if: edits of the shown screen, as a new version of the app makes them, and the paths and
// rules that move. The paths are computed here; `Tests/Page/agreement.js` compares the library's.

import { longTable } from "./cut.js";
import { button, fill, html, section, table } from "./dom.js";
import { screenNodes, viewName } from "./data.js";
import { defaultPath } from "./paths.js";
import { answerTable, outcomeMark } from "./answers.js";
import { circledOutcome, liveNames, notLive, outcome, outcomeNames,
  schemeOutcomes } from "./outcomes.js";
import { edited, editNames, EditError, elementIDs, screenTree } from "./tree.js";
import { say } from "./texts.js";

/** The edits that take each field of the form. */
const editFields = {
  name: ["insert", "wrap", "rename", "renameController"],
  text: ["insert", "retitle"],
  identifier: ["insert"],
  place: ["insert", "move"],
  to: ["move"],
};
const editPlaces = ["before", "after", "first", "last"];

/** Returns the state of a what-if without edits. */
export function newWhatIf() {
  return { screen: -1, edits: [], refusal: "", form: { kind: "insert", name: "UIView", text: "",
    identifier: "", place: "before", to: "" } };
}

/** Writes edits for an address; nothing for a screen without edits. */
export function writtenEdits({ edits }) {
  return edits.length === 0 ? "" : JSON.stringify(edits);
}

/** True if the fields of an edit from an address have the types that the form writes. */
function isEdit({ kind, at, view, name, text, place, to }) {
  const takes = (field) => kind !== "insert" && editFields[field].includes(kind);
  const isText = (value) => typeof value === "string";
  return editNames.includes(kind) && Number.isInteger(at)
    && (kind !== "insert" || (isText(view.class) && view.children === undefined
      && [view.text, view.identifier].every((value) => value === undefined || isText(value))))
    && (!takes("name") || isText(name)) && (!takes("text") || isText(text))
    && (!editFields.place.includes(kind) || editPlaces.includes(place))
    && (!takes("to") || Number.isInteger(to));
}

/** Takes the edits of an address, if the screen permits them; others have no effect. */
export function takeEdits(whatIf, text, data, scenario, screen) {
  if ((text || "") === writtenEdits(whatIf) && (text ? whatIf.screen === screen : true)) return;
  Object.assign(whatIf, { screen, edits: [], refusal: "" });
  if (!text || screen === null) return;
  try {
    const edits = JSON.parse(text);
    if (!edits.every(isEdit)) throw new TypeError("unknown edit");
    whatIfTrees(data, scenario, screen, edits);
    whatIf.edits = edits;
  } catch (error) {
    // An address that a person has changed, or one of another report.
    whatIf.edits = [];
  }
}

/** Returns the trees before and after the edits, with the elements that rules are made for. */
export function whatIfTrees(data, scenario, screen, edits) {
  const before = screenTree(data, screen, scenario.pages);
  const after = edits.reduce((tree, edit) => edited(tree, edit), before);
  const elements = elementIDs(before).filter((id) => before.nodes[id].view.tap === "click");
  return { before, after, elements };
}

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

/** Makes an edit of the form's values for a view; unused fields are left out. */
export function editOf(form, at) {
  const { kind, name, text, identifier, place } = form;
  const uses = (field) => editFields[field].includes(kind);
  const edit = { kind, at };
  if (kind === "insert") {
    edit.view = { class: name, text: text || undefined, identifier: identifier || undefined };
  } else {
    if (uses("name")) edit.name = name;
    if (uses("text")) edit.text = text;
    if (uses("to")) edit.to = Number(form.to);
  }
  if (uses("place")) edit.place = place;
  return edit;
}

/** Draws the form, the edits, and their consequences. */
export function drawWhatIf(place, data, scenario, screen, state, actions) {
  if (screen === null || screen === undefined) {
    fill(place, html("p", { class: "empty" }, say("noScreen.foreground")));
    return;
  }
  const { whatIf } = state;
  if (whatIf.screen !== screen) Object.assign(whatIf, { screen, edits: [], refusal: "" });
  const nodes = screenNodes(data, screen);
  fill(place, html("p", { class: "quiet" }, say("whatIfIntro")),
    editForm(data, scenario, nodes, state, actions),
    whatIf.refusal ? html("p", { class: "bad", role: "alert" }, say("refused." + whatIf.refusal)) :
      null,
    editList(nodes, whatIf, actions),
    whatIf.edits.length > 0 ? consequences(data, scenario, nodes, whatIf, actions) : null,
    notLiveLine(data, scenario, screen));
}

function notLiveLine(data, scenario, screen) {
  const { before, elements } = whatIfTrees(data, scenario, screen, []);
  return html("p", { class: "quiet" }, say("notLive", notLive(before, elements).join(", ")));
}

function choice(label, id, values, chosen, words, change) {
  return html("label", { class: "field" }, html("span", {}, label), html("select", {
    id, on: { change: (event) => change(event.target.value) },
  }, values.map((value) => html("option", { value, selected: String(value) === String(chosen) },
    words(value)))));
}

function input(label, id, form, name) {
  return html("label", { class: "field" }, html("span", {}, label), html("input", {
    id, value: form[name], on: { input: (event) => { form[name] = event.target.value; } },
  }));
}

function editForm(data, scenario, nodes, state, actions) {
  const { form } = state.whatIf;
  const target = nodes[state.view] ? state.view : 0;
  const uses = (field) => editFields[field].includes(form.kind);
  const set = (name) => (value) => {
    form[name] = value;
    actions.redraw();
  };
  const views = nodes.map((node) => node.number);
  const words = (number) => "\u00a0".repeat(Math.min(nodes[number].depth, 12)) + viewName(
    nodes[number].view);
  const siblings = views.filter((number) => number !== target);
  if (uses("to") && !siblings.includes(Number(form.to) - 1)) form.to = (siblings[0] || 0) + 1;
  return html("form", { class: "edit", on: { submit: (event) => {
    event.preventDefault();
    applyEdit(data, scenario, state, target + 1, actions);
  } } },
  choice(say("edit"), "edit-kind", editNames, form.kind, (name) => say("edit." + name), set(
    "kind")),
  uses("place") ? choice(say("place"), "edit-place", editPlaces, form.place,
    (name) => say("place." + name), set("place")) : null,
  choice(say("view"), "edit-view", views, target, words, (value) => actions.chooseHere(Number(
    value))),
  uses("to") ? choice(say("placeAt"), "edit-to", siblings.map((number) => number + 1), form.to,
    (id) => words(id - 1), set("to")) : null,
  uses("name") ? input(say("class"), "edit-name", form, "name") : null,
  uses("text") ? input(say("text"), "edit-text", form, "text") : null,
  uses("identifier") ? input(say("identifier"), "edit-identifier", form, "identifier") : null,
  html("button", { type: "submit", id: "edit-apply" }, say("apply")));
}

/** Tries an edit after the others; a refused one is explained and has no effect. */
function applyEdit(data, scenario, state, at, actions) {
  const { whatIf } = state;
  const edits = whatIf.edits.concat(editOf(whatIf.form, at));
  whatIf.refusal = "";
  try {
    whatIfTrees(data, scenario, whatIf.screen, edits);
    whatIf.edits = edits;
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    whatIf.refusal = error.reason;
  }
  actions.showEdits();
}

function editList(nodes, whatIf, actions) {
  if (whatIf.edits.length === 0) return null;
  const take = (count) => () => {
    whatIf.edits = whatIf.edits.slice(0, count);
    actions.showEdits();
  };
  return [
    html("ol", { class: "edits" }, whatIf.edits.map((edit) => html("li", {}, editWords(nodes,
      edit)))),
    html("div", { class: "bar" }, button({ id: "edit-undo" }, take(whatIf.edits.length - 1), say(
      "undo")), button({ id: "edit-reset" }, take(0), say("reset"))),
  ];
}

function editWords(nodes, edit) {
  const name = (id) => (nodes[id - 1] ? viewName(nodes[id - 1].view) : say("newView"));
  const detail = edit.view ? edit.view.class : edit.name || edit.text || "";
  const where = edit.place ? say("place." + edit.place) : "";
  const words = [say("edit." + edit.kind), detail, edit.kind === "insert" ? where : "", name(edit
    .at), edit.to ? where + " " + name(edit.to) : ""];
  return words.filter(Boolean).join(" \u00b7 ");
}

function consequences(data, scenario, nodes, whatIf, actions) {
  const trees = whatIfTrees(data, scenario, whatIf.screen, whatIf.edits);
  const link = (id) => (nodes[id - 1] ? button({ class: "link" }, () => actions.chooseHere(id - 1),
    viewName(nodes[id - 1].view)) : say("newView"));
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
  const row = ({ name, one, id }) => [name, link(id), outcomeMark(one.result), one.found.map((
    found) => [link(found), " "])];
  return [
    section(say("rulesAfter"), table(say("rulesAfter"), [say("scheme"), ...outcomeNames.map((
      name) => say("outcome." + name))], all.map(([name, results]) => [name,
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
