// The data of a report, as docs/commands.md describes it, with its tables resolved.

import { say } from "./texts.js";

/** Returns the text of a path: each path continues another one. */
export function pathText(data, index) {
  const parts = [];
  const ends = [];
  let next = index;
  while (next >= 0 && data.paths[next]) {
    const [base, after, before] = data.paths[next];
    parts.unshift(after);
    if (before) ends.push(before);
    next = base;
  }
  return ends.join("") + parts.join("");
}

/** Returns the views of a screen from back to front; each has its parent, depth and children. */
export function screenNodes(data, index) {
  if (index === null || index === undefined) return [];
  const screen = data.screens[index];
  const nodes = [];
  const open = [];
  for (let at = 0; at < screen.nodes.length; at += 2) {
    while (open.length > 0 && open[open.length - 1].rest === 0) open.pop();
    const outer = open[open.length - 1];
    if (outer) outer.rest -= 1;
    const number = at / 2;
    const node = {
      number,
      view: data.views[screen.nodes[at]],
      depth: open.length,
      parent: outer ? outer.number : -1,
      children: [],
    };
    if (outer) nodes[outer.number].children.push(number);
    nodes.push(node);
    open.push({ number, rest: screen.nodes[at + 1] });
  }
  return nodes;
}

/** Returns the number of a step, from 1; those before it may be left out of the data. */
export function stepNumber(steps, index) {
  return (steps[index] && steps[index].number) || index + 1;
}

/** Returns the properties of a list of indices as an object. */
export function properties(data, indices) {
  return Object.fromEntries((indices || []).map((index) => data.properties[index]));
}

/** Returns the explanation of a step: titles with rows of depth, text and detail. */
export function explanation(data, step) {
  return (step.why || []).map(([title, indices]) => ({
    title,
    rows: indices.map((index) => data.rows[index]),
  }));
}

/** Returns the name of a view as the lab writes it: its class, identifier and text. */
export function viewName(view) {
  const identifier = view.identifier ? " #" + view.identifier : "";
  const text = view.text ? " \u201c" + view.text + "\u201d" : "";
  return view.class + identifier + text;
}

/** Returns the flags of a view's state: hidden, alpha 0.5, no touches, disabled. */
export function flagsOf(view) {
  return view.flags || [];
}

/** True if a view or one around it is hidden, or too transparent to be seen or touched. */
export function isHidden(nodes, node) {
  const hides = (flag) => flag === "hidden" ||
    flag.startsWith("alpha ") && Number(flag.slice(6)) < 0.01;
  for (let next = node; next; next = nodes[next.parent]) {
    if (flagsOf(next.view).some(hides)) return true;
  }
  return false;
}

/** Returns the views that share a path in a scheme, by path; one with a path alone is left out. */
export function collisions(data, nodes, scheme) {
  const byPath = new Map();
  for (const node of nodes) {
    if (!node.view.tap) continue;
    const path = pathText(data, node.view.paths[scheme]) + " " + (node.view.position || "");
    byPath.set(path, (byPath.get(path) || []).concat(node.number));
  }
  return new Map([...byPath].filter(([, numbers]) => numbers.length > 1));
}

/** Formats milliseconds of virtual time: `00:02.100`. */
export function clock(milliseconds) {
  const pad = (number, digits) => String(number).padStart(digits, "0");
  const whole = Math.round(milliseconds);
  const rest = pad(Math.floor(whole / 1000) % 60, 2) + "." + pad(whole % 1000, 3);
  return pad(Math.floor(whole / 60000), 2) + ":" + rest;
}

/** Formats a duration in milliseconds: `50 ms`, `2.5 s`. */
export function duration(milliseconds) {
  if (milliseconds < 1000) return say("milliseconds", Math.round(milliseconds));
  return say("seconds", Math.round(milliseconds) / 1000);
}

/** Formats a value of a property as compact JSON. */
export function json(value) {
  return JSON.stringify(value);
}
