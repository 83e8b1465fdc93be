// The steps of a view's path in every scheme, each with the view that it leads to.

import { pathText } from "./data.js";

/** The texts between the steps of schemes that begin with the innermost view. */
const inwardSeparators = { postHog: ";", amplitude: " \u2192 " };

/**
 * Returns the steps of a path as they are written; each has the whole path of its own view.
 *
 * `start` and `end` are the texts around the steps: the depths of `growingIO` follow all names.
 */
export function pathSteps(text, scheme) {
  const inward = inwardSeparators[scheme];
  if (inward) {
    const parts = text.split(inward);
    return { separator: inward, isInward: true, end: "", steps: parts.map((name, index) => ({ name,
      whole: parts.slice(index).join(inward) })) };
  }
  const [names, depths] = scheme === "growingIO" ? text.split(" & ") : [text];
  const parts = names.split("/");
  const upTo = (list, index) => list.slice(0, index + 1).join("/");
  const whole = (index) => upTo(parts, index) + (depths ? " & " + upTo(depths.split("/"), index) :
    "");
  return { separator: "/", isInward: false, end: depths ? " & " + depths : "",
    steps: parts.map((name, index) => ({ name, whole: whole(index) })) };
}

/**
 * Returns the steps of a view's path; each has the number of the view that it leads to.
 *
 * A step leads to the view itself or to one around it, as other views may share a path. The number
 * is -1 for a step that no view around this one ends with.
 */
export function breadcrumb(data, nodes, node, scheme) {
  const path = (one) => pathText(data, one.view.paths[scheme]);
  const { steps, isInward, separator, end } = pathSteps(path(node), data.schemes[scheme]);
  let next = node;
  const outward = (isInward ? steps : steps.slice().reverse()).map(({ name, whole }) => {
    let found = next;
    while (found && path(found) !== whole) found = nodes[found.parent];
    if (found) next = nodes[found.parent];
    return { name, target: found ? found.number : -1 };
  });
  return { separator, end, steps: isInward ? outward : outward.reverse() };
}
