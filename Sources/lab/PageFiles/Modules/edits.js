// The edits of a shown screen, as a new version of the app makes them, and their trees.

import { edited, editNames, elementIDs, screenTree } from "./tree.js";

/** The edits that take each field of the form. */
export const editFields = {
  name: ["insert", "wrap", "rename", "renameController"],
  text: ["insert", "retitle"],
  identifier: ["insert"],
  place: ["insert", "move"],
  to: ["move"],
};
/** The places of an edit, relative to a view. */
export const editPlaces = ["before", "after", "first", "last"];

/** Returns the state of a what-if without edits. */
export function newWhatIf() {
  return { screen: -1, edits: [], refusal: null, left: null, form: { kind: "insert",
    name: "UIView", text: "", identifier: "", place: "before", to: "", chosen: null } };
}

/** Writes edits for an address; nothing for a screen without edits. */
export function writtenEdits({ edits }) {
  return edits.length === 0 ? "" : JSON.stringify(edits);
}

/** True if the fields of an edit from an address have the types that the form writes. */
function isEdit({ kind, at, view, name, text, place, to }) {
  const takes = (field) => kind !== "insert" && editFields[field].includes(kind);
  const isText = (value) => typeof value === "string";
  return editNames.includes(kind) && Number.isInteger(at) && at > 0
    && (kind !== "insert" || (isText(view.class) && view.children === undefined
      && [view.text, view.identifier].every((value) => value === undefined || isText(value))))
    && (!takes("name") || isText(name)) && (!takes("text") || isText(text))
    && (!editFields.place.includes(kind) || editPlaces.includes(place))
    && (!takes("to") || Number.isInteger(to));
}

/** Returns the edits of an address; null if the screen does not permit them all. */
export function editsIn(text, data, scenario, screen) {
  if (screen === null || screen === undefined) return null;
  try {
    const edits = JSON.parse(text);
    if (!edits.every(isEdit)) return null;
    whatIfTrees(data, scenario, screen, edits);
    return edits;
  } catch (error) {
    // An address that a person has changed, or one of another report.
    return null;
  }
}

/** Takes the edits of an address; `from`, the route before it, is the way back to its edits. */
export function takeEdits(whatIf, text, data, scenario, screen, from) {
  if ((text || "") === writtenEdits(whatIf) && (text ? whatIf.screen === screen : true)) return;
  const edits = (text && editsIn(text, data, scenario, screen)) || [];
  if (edits.length > 0) whatIf.left = null;
  else if (whatIf.edits.length > 0) whatIf.left = from;
  Object.assign(whatIf, { screen, edits, refusal: null });
}

/** Returns the trees before and after the edits, with the elements that rules are made for. */
export function whatIfTrees(data, scenario, screen, edits) {
  const before = screenTree(data, screen, scenario.pages);
  const after = edits.reduce((tree, edit) => edited(tree, edit), before);
  const elements = elementIDs(before).filter((id) => before.nodes[id].view.tap === "click");
  return { before, after, elements };
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
