// The paths that the page computes itself: the default scheme, and its classes-and-depths form.

import { aliasName, lengthOfClassName, pathName } from "./names.js";
import { cellPlace, indexAmongSame, lineUp, superview } from "./tree.js";

/** Returns the steps of a view's path, the outermost first: names with their indexes. */
function pathStepsOf(tree, id) {
  const steps = [];
  for (const one of lineUp(tree, id)) {
    const node = tree.nodes[one];
    if (node.owner || superview(tree, one) === undefined) {
      steps.unshift([node.owner ? screenStep(tree, node.owner) : pathName(node.class), "0"]);
      break;
    }
    if (node.like === "UISegment") continue;
    const index = node.place === undefined ? indexAmongSame(tree, one) : node.place;
    steps.unshift([pathName(node.class), String(index)]);
  }
  return steps;
}

/** Returns the first step: the alias of the controller, or else its class. */
function screenStep(tree, owner) {
  const named = Object.prototype.hasOwnProperty.call(tree.pages, owner.class) ?
    tree.pages[owner.class] : undefined;
  const alias = owner.alias === undefined ? named : owner.alias;
  return alias === undefined ? pathName(owner.class) : aliasName(alias);
}

/** Returns the path of a view in the default scheme. */
export function defaultPath(tree, id) {
  return pathStepsOf(tree, id).map(([name, index]) => `${name}[${index}]`).join("/");
}

/** Returns a view's path as `A-B & 0-0`; null for one that this form cannot write. */
export function classesAndDepths(tree, id) {
  const steps = pathStepsOf(tree, id);
  const isWritable = steps.every(([name]) => lengthOfClassName(name, true) === name.length);
  if (!isWritable) return null;
  const column = (at) => steps.map((step) => step[at]).join("-");
  return `${column(0)} & ${column(1)}`;
}

/** Returns the position among similar elements: a segment, a tab, or a cell's `section:row`. */
export function elementPosition(tree, id) {
  const node = tree.nodes[id];
  const cell = lineUp(tree, id).map((one) => tree.nodes[one].place).find(cellPlace);
  if (node.like === "UISegmentedControl") {
    return node.segment === undefined ? cell : String(node.segment);
  }
  if (node.like === undefined || superview(tree, id) === undefined) return cell;
  return String(indexAmongSame(tree, id));
}
