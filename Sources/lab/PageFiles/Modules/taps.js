// The outcome of a tap on a view, and the reason why a view takes no clicks of its own.

import { flagsOf, isHidden, viewName } from "./data.js";
import { said } from "./sentences.js";
import { say } from "./texts.js";

const controls = ["alertAction", "backButton", "barButton", "button", "pageControl", "picker",
  "search", "segment", "segments", "slider", "stepper", "switch", "tab", "textField", "textView"];

/** Returns the outcome of a tap on the middle of a view in words. */
export function tapText(data, nodes, node) {
  return node.view.tap ? said(node.view.tap) : say("tap.nothing", absence(data, nodes, node));
}

/** Returns the reason why the library foresees no click on a view. */
function absence(data, nodes, node) {
  const { view } = node;
  if (flagsOf(view).includes("disabled")) return say("absence.disabled");
  if (isHidden(nodes, node)) return say("absence.hidden");
  // The outcomes of a screen with too many views are left out, as the paths of further schemes are.
  if (view.paths.length < data.schemes.length) return say("absence.tooMany");
  const outer = elementAround(nodes, node);
  if (outer) return say("absence.part", viewName(outer.view));
  if (controls.includes(view.kind)) return say("absence.noAction");
  if (["row", "item"].includes(view.kind)) return say("absence.noSelection");
  return say("absence.noClicks");
}

/** Returns the element that a view is in: the nearest control, or view that takes clicks. */
function elementAround(nodes, node) {
  for (let next = nodes[node.parent]; next; next = nodes[next.parent]) {
    if (next.view.tap || controls.includes(next.view.kind)) return next;
  }
  return undefined;
}
