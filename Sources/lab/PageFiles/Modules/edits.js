// The single edits of a screen with the rules that each breaks, as the library has judged them.

import { numberIn } from "./route.js";

const known = new WeakMap();

/**
 * Returns the edits of a screen; null for a screen without them.
 *
 * `rules` has the views whose paths are rules, -1 for one whose path is not its own; `circled` the
 * views that the rules of the scenario match.
 */
export function screenEdits(data, screen) {
  const found = screen === null || screen === undefined ? undefined
    : (data.edits || [])[data.screens[screen].edits];
  if (!found) return null;
  if (!known.has(found)) {
    known.set(found, { circled: [], allFacts: [], ...found,
      list: found.list.map((numbers) => editOf(data.editNames, numbers)) });
  }
  return known.get(found);
}

function editOf({ kinds, outcomes }, [kind, site, variant, other, ...rest]) {
  const broken = [];
  for (let at = 0; at < rest.length; at += 3) {
    broken.push({ rule: rest[at], outcome: outcomes[rest[at + 1]], match: rest[at + 2] });
  }
  return { kind: kinds[kind], site, variant, other, broken };
}

/** Returns the state of a what-if without an edit; `edit` is a place in the list of the screen. */
export function newWhatIf() {
  return { screen: -1, edit: null, left: null, chosen: null };
}

/** Writes the edit for an address, from 1; nothing without one. */
export function writtenEdits({ edit }) {
  return edit === null ? "" : String(edit + 1);
}

/** Returns the edit of an address; null if the screen does not have it. */
export function editIn(text, data, screen) {
  const [edits, number] = [screenEdits(data, screen), numberIn(text)];
  return edits && number >= 1 && number <= edits.list.length ? number - 1 : null;
}

/** Takes the edit of an address; `from`, the route before it, is the way back to its edit. */
export function takeEdits(whatIf, text, data, screen, from) {
  const edit = editIn(text || "", data, screen);
  if (edit === whatIf.edit && (edit === null || whatIf.screen === screen)) return;
  if (edit !== null) whatIf.left = null;
  else if (whatIf.edit !== null) whatIf.left = from;
  Object.assign(whatIf, { screen, edit });
}
