// The dispatch table before and after a hook step: methods, and the code that each runs.

import { fill, html, section, svg } from "./dom.js";
import { cycleOf } from "./cycles.js";
import { wrapped } from "./lettering.js";
import { said } from "./sentences.js";
import { say } from "./texts.js";

/** Returns the class in a method's name: `-[A b:]` names `A`. */
export function classOf(name) {
  const found = /^[-+]\[(\S+) /.exec(name || "");
  return found ? found[1] : "";
}

/** Returns the code at the end of a chain; null for a method without code. */
function codeOf(chain) {
  const found = (chain || []).filter((one) => !one.hook);
  return found.length > 0 ? found[found.length - 1] : null;
}

/** The identity of code: the method that it was written for, and its owner. */
function codeName(code) {
  return code.writtenFor || code.name;
}

/** True for code that was written for another class than the method's own and its superclasses. */
export function isFromSibling(type, code) {
  const owner = code ? classOf(code.writtenFor) : "";
  return owner !== "" && owner !== type.name && !(type.superclasses || []).includes(owner);
}

/** Draws the changes of a step; without one, those of the steps before it. */
export function drawDispatch(place, scenario, index) {
  const changed = scenario.steps.map((step, at) => ({ step, at }))
    .filter(({ step, at }) => at <= index && (step.changes || []).length > 0);
  const own = changed.filter(({ at }) => at === index);
  const shown = own.length > 0 ? own : changed;
  fill(place, shown.length === 0 ? html("p", { class: "empty" }, say("noChanges")) : null,
    shown.map(({ step, at }) => section(say("changesOf", at + 1, step.name || said(step.verb)),
      step.changes.map((change) => changeBlock(change, scenario.calls)))));
}

function changeBlock({ launch, classes }, calls) {
  const methods = classes.flatMap((type) => type.methods.map((method) => ({ type, method })));
  for (const one of methods) {
    one.cycle = cycleOf(classes, calls, one.type.name, one.method.signature);
  }
  const rows = dispatchRows(methods);
  const circles = methods.filter(({ cycle }) => cycle);
  const wrong = methods.filter(({ type, method }) => isFromSibling(type, codeOf(method.after)));
  return html("div", { class: "change" },
    launch === undefined ? null : html("p", { class: "quiet" }, say("atLaunch", launch + 1)),
    html("div", { class: "diagrams" },
      ["before", "after"].map((side) => html("div", {}, html("h4", {}, say(side)), diagram(
        methods, rows, side)))),
    wrong.length > 0 ? html("ul", { class: "warnings" }, wrong.map(({ type, method }) =>
      html("li", { class: "bad" }, "\u26a0 ", say("sibling",
        say("methodOf", method.signature, type.name),
        codeName(codeOf(method.after)))))) : null,
    circles.length > 0 ? html("ul", { class: "warnings" }, circles.map(({ type, method, cycle }) =>
      html("li", { class: "bad" }, "\u21bb ", say("cycle", say("methodOf", method.signature, type
        .name), cycle.join(" > "))))) : null);
}

/** The columns of a diagram, the room beside the texts of a box, and the height of a line. */
const [methodLeft, codeLeft, boxWidth, diagramWidth] = [6, 268, 206, 480];
const [boxInset, lineTall, boxGap] = [8, 14, 8];

/** Returns the code of both sides; code stands beside the method that it is for. */
function placedCodes(methods) {
  const names = methods.map(({ type, method }) =>
    `${method.signature[0]}[${type.name} ${method.signature.slice(2)}]`);
  const codes = [];
  const place = (code, row) => {
    const name = codeName(code);
    if (codes.includes(name)) return;
    const at = names.indexOf(name) >= 0 ? names.indexOf(name) : row;
    codes[codes[at] === undefined ? at : Math.max(codes.length, methods.length)] = name;
  };
  // Both sides place all code, so that the same code stands at the same height.
  const found = methods.flatMap(({ method }, row) => ["before", "after"].map((side) => ({ row,
    code: codeOf(method[side]) }))).filter(({ code }) => code);
  for (const { code, row } of found) if (names.includes(codeName(code))) place(code, row);
  for (const { code, row } of found) place(code, row);
  return codes;
}

/** Returns the lines of a box: texts with their sizes and styles, none wider than the box. */
function boxLines(parts) {
  return parts.flatMap(([text, size, style]) => wrapped(text, boxWidth - 2 * boxInset, size)
    .map((line) => ({ line, size, style })));
}

/** Returns the lines of a method's box: its class, its name, and its hooks or that it has none. */
export function methodLines({ type, method }, side) {
  const hooks = (method[side] || []).filter((one) => one.hook).map((one) => one.owner || one.name);
  const mark = method[side] ? null : [say("noMethod"), 10, "quiet"];
  return boxLines([[type.name, 11, "quiet"], [method.signature, 12, null], mark,
    hooks.length > 0 ? ["\u21c4 " + hooks.join(" > "), 10, "hooks"] : null].filter(Boolean));
}

/** Returns the code of methods on a side that has a name. */
function namedCode(methods, side, name) {
  return methods.map(({ method }) => codeOf(method[side]))
    .find((code) => code && codeName(code) === name);
}

/** Returns the lines of the box of code: the class that it was written for, its name, its owner. */
export function codeLines(methods, side, name) {
  const { owner } = namedCode(methods, side, name) || {};
  const found = /^([-+])\[(\S+) (.*)\]$/.exec(name);
  const [head, text] = found ? [found[2], `${found[1]} ${found[3]}`] : ["", name];
  return boxLines([head ? [head, 11, "quiet"] : null, [text, 12, null],
    owner && owner !== text ? [`(${owner})`, 10, "quiet"] : null].filter(Boolean));
}

/** Returns the rows of a change: the same ones on both sides, as high as their boxes need. */
export function dispatchRows(methods) {
  const codes = placedCodes(methods);
  let next = boxGap;
  return Array.from({ length: Math.max(methods.length, codes.length) }, (_, row) => {
    const counts = ["before", "after"].flatMap((side) => [
      methods[row] ? methodLines(methods[row], side).length : 0,
      codes[row] === undefined ? 0 : codeLines(methods, side, codes[row]).length]);
    const [y, tall] = [next, Math.max(...counts) * lineTall + 10];
    next += tall + boxGap;
    return { code: codes[row], y, tall, middle: y + tall / 2, end: next };
  });
}

/** Draws methods at the left and code at the right, with arrows between them. */
function diagram(methods, rows, side) {
  const code = rows.filter((row) => row.code !== undefined);
  return svg("svg", { viewBox: `0 0 ${diagramWidth} ${rows.length > 0 ? rows[rows.length - 1].end :
    boxGap}`, class: "dispatch", role: "img", "aria-label": described(methods, side) },
  methods.map((one, at) => drawBox(methodLines(one, side), methodLeft, rows[at],
    one.method[side] ? "method" : "method none", `${one.type.name} ${one.method.signature}`)),
  code.map((row) => drawBox(codeLines(methods, side, row.code), codeLeft, row,
    namedCode(methods, side, row.code) ? "code" : "code none", row.code)),
  methods.map((one, at) => arrow(one, side, rows, rows[at].middle)));
}

function drawBox(lines, x, { y, tall }, style, title) {
  return svg("g", { class: style }, svg("title", {}, title),
    svg("rect", { x, y, width: boxWidth, height: tall, rx: 5 }),
    lines.map(({ line, size, style: lineStyle }, at) => svg("text", { x: x + boxInset,
      y: y + 16 + at * lineTall, "font-size": size, class: lineStyle }, line)));
}

/** Draws the arrow from a method to its code; it is red for a sibling's code and for a cycle. */
function arrow({ type, method, cycle }, side, rows, from) {
  const code = codeOf(method[side]);
  if (!code) return null;
  const to = rows.find((row) => row.code === codeName(code)).middle;
  const isCircle = cycle && side === "after";
  const [start, end] = [methodLeft + boxWidth + 2, codeLeft - 2];
  const path = svg("path", { class: isFromSibling(type, code) || isCircle ? "arrow wrong" : "arrow",
    d: `M${start},${from}C${start + 30},${from} ${end - 28},${to} ${end},${to}m-6,-4l6,4l-6,4` });
  return isCircle ? [path, svg("text", { x: start + 14, y: from - 6, "font-size": 15,
    class: "cycle" }, "\u21bb")] : path;
}

/** The diagram in words, for screen readers. */
function described(methods, side) {
  return methods.map(({ type, method }) => {
    const chain = (method[side] || []).map((one) => one.name).join(" > ") || say("noMethod");
    return `${type.name} ${method.signature}: ${chain}`;
  }).join("; ");
}
