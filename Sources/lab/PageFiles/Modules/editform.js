// The form of an edit, with the views of the screen as the edits before it have left them.

import { button, html } from "./dom.js";
import { viewName } from "./data.js";
import { editFields, editOf, editPlaces, whatIfTrees } from "./edits.js";
import { editNames, EditError, elementIDs, lineUp, superview } from "./tree.js";
import { say } from "./texts.js";

/** The field that each refusal is about; others are about the view. */
const refusedFields = { noName: "name", noSibling: "to" };

/** Returns the name of a view before or after edits; new ones have numbers. */
export function editedName({ before, after }, id) {
  const node = after.nodes[id] || before.nodes[id];
  const number = id - before.nodes.length + 1;
  return viewName(node) + (number > 0 ? ` (${say("newView", number)})` : "");
}

/** Returns the id of the view that the form edits: the chosen one of the picture, or a new one. */
export function editTarget({ after }, { view, whatIf }) {
  const { chosen } = whatIf.form;
  const ids = elementIDs(after);
  // A click on the picture chooses again.
  if (chosen && chosen.view === view && ids.includes(chosen.id)) return chosen.id;
  return ids.includes(view + 1) ? view + 1 : ids[0];
}

/** Returns the places of an edit of a view, each with the views that it may be relative to. */
export function targetPlaces({ after }, kind, id) {
  const parent = superview(after, id);
  if (kind !== "move") {
    return editPlaces.filter((place) => parent !== undefined || ["first", "last"].includes(place))
      .map((place) => [place, []]);
  }
  const siblings = parent === undefined ? [] : after.nodes[parent].children.filter((one) =>
    one !== id);
  const isInside = (place) => ["first", "last"].includes(place);
  return siblings.length === 0 ? [] : editPlaces.map((place) => [place, isInside(place) ? [parent] :
    siblings]);
}

function choice(label, attributes, values, chosen, words, change) {
  return html("label", { class: "field" }, html("span", {}, label), html("select", {
    ...attributes, on: { change: (event) => change(event.target.value) },
  }, values.map((value) => html("option", { value, selected: String(value) === String(chosen) },
    words(value)))));
}

function input(label, attributes, form, name) {
  return html("label", { class: "field" }, html("span", {}, label), html("input", {
    ...attributes, value: form[name],
    on: { input: (event) => { form[name] = event.target.value; } },
  }));
}

/** Returns the attributes of a field: its id, and the refusal that is about it. */
function fieldNamed(name, { refusal }) {
  const isRefused = refusal !== null && refusal.field === name;
  return { id: "edit-" + name, "aria-invalid": isRefused ? "true" : null,
    "aria-describedby": isRefused ? "edit-refusal" : null };
}

/** Draws the fields that the chosen kind of edit has. */
export function editForm(data, scenario, trees, state, actions) {
  const { whatIf } = state;
  const { form } = whatIf;
  const target = editTarget(trees, state);
  const uses = (field) => editFields[field].includes(form.kind);
  const set = (name) => (value) => {
    form[name] = value;
    actions.redraw();
  };
  const indent = (id) => "\u00a0".repeat(Math.min(lineUp(trees.after, id).length - 1, 12));
  const words = (id) => indent(id) + editedName(trees, id);
  const chooseTarget = (value) => {
    const isNew = Number(value) + 1 >= trees.before.nodes.length;
    form.chosen = isNew ? { view: state.view, id: Number(value) + 1 } : null;
    if (isNew) actions.redraw();
    else actions.chooseHere(Number(value));
  };
  const places = new Map(targetPlaces(trees, form.kind, target));
  const place = places.has(form.place) ? form.place : [...places.keys()][0] || "before";
  const others = places.get(place) || [];
  const to = others.includes(Number(form.to)) ? form.to : others[0] || "";
  const field = (name) => fieldNamed(name, whatIf);
  return html("form", { class: "edit", on: { submit: (event) => {
    event.preventDefault();
    applyEdit(data, scenario, state, editOf({ ...form, place, to }, target), actions);
  } } },
  choice(say("edit"), field("kind"), editNames, form.kind, (name) => say("edit." + name), set(
    "kind")),
  choice(say("view"), field("view"), elementIDs(trees.after).map((id) => id - 1), target - 1,
    (number) => words(number + 1), chooseTarget),
  uses("place") ? choice(say("place"), field("place"), [...places.keys()], place,
    (name) => say("place." + name), set("place")) : null,
  uses("to") ? choice(say("placeAt"), field("to"), others, to, words, set("to")) : null,
  uses("name") ? input(say("class"), field("name"), form, "name") : null,
  uses("text") ? input(say("text"), field("text"), form, "text") : null,
  uses("identifier") ? input(say("identifier"), field("identifier"), form, "identifier") : null,
  html("button", { type: "submit", id: "edit-apply" }, say("apply")));
}

/** Tries an edit after the others; a refused one is explained and has no effect. */
function applyEdit(data, scenario, state, edit, actions) {
  const { whatIf } = state;
  const edits = whatIf.edits.concat(edit);
  whatIf.refusal = null;
  try {
    whatIfTrees(data, scenario, whatIf.screen, edits);
    whatIf.edits = edits;
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    whatIf.refusal = { reason: error.reason, field: refusedFields[error.reason] || "view" };
  }
  actions.showEdits();
}

/** Draws the reason why an edit was refused, with the field that it is about. */
export function refusalLine({ refusal }) {
  if (refusal === null) return null;
  const labels = { view: "view", name: "class", to: "placeAt" };
  return html("p", { class: "bad", role: "alert", id: "edit-refusal" }, say(labels[refusal
    .field]) + ": ", say("refused." + refusal.reason));
}

/** Draws the edits, with buttons that take back the last one or all. */
export function editList(trees, whatIf, actions) {
  if (whatIf.edits.length === 0) return null;
  const take = (count) => () => {
    Object.assign(whatIf, { edits: whatIf.edits.slice(0, count), refusal: null });
    actions.showEdits();
    // The buttons are gone with the last edit.
    if (count === 0) document.getElementById("edit-apply").focus();
  };
  return [
    html("ol", { class: "edits" }, whatIf.edits.map((edit) => html("li", {}, editWords(trees,
      edit)))),
    html("div", { class: "bar" }, button({ id: "edit-undo" }, take(whatIf.edits.length - 1), say(
      "undo")), button({ id: "edit-reset" }, take(0), say("reset"))),
  ];
}

function editWords(trees, edit) {
  const name = (id) => editedName({ ...trees, after: id < trees.before.nodes.length ?
    trees.before : trees.after }, id);
  const detail = edit.view ? edit.view.class : edit.name || edit.text || "";
  const where = edit.place ? say("place." + edit.place) : "";
  const words = [say("edit." + edit.kind), detail, edit.kind === "insert" ? where : "", name(edit
    .at), edit.to ? where + " " + name(edit.to) : ""];
  return words.filter(Boolean).join(" \u00b7 ");
}
