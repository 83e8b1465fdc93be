// The dispatch table before and after a hook step: methods, and the code that each runs.

import { fill, html, section, svg } from "./dom.js";
import { cycleOf } from "./cycles.js";
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
    shown.map(({ step, at }) => section(say("changesOf", at + 1, step.name || step.verb),
      step.changes.map((change) => changeBlock(change, scenario.calls)))));
}

function changeBlock({ launch, classes }, calls) {
  const methods = classes.flatMap((type) => type.methods.map((method) => ({ type, method })));
  for (const one of methods) {
    one.cycle = cycleOf(classes, calls, one.type.name, one.method.signature);
  }
  const circles = methods.filter(({ cycle }) => cycle);
  const wrong = methods.filter(({ type, method }) => isFromSibling(type, codeOf(method.after)));
  return html("div", { class: "change" },
    launch === undefined ? null : html("p", { class: "quiet" }, say("atLaunch", launch + 1)),
    html("div", { class: "diagrams" },
      ["before", "after"].map((side) => html("div", {}, html("h4", {}, say(side)), diagram(
        methods, side)))),
    wrong.length > 0 ? html("ul", { class: "warnings" }, wrong.map(({ type, method }) =>
      html("li", { class: "bad" }, "\u26a0 ", say("sibling",
        say("methodOf", method.signature, type.name),
        codeName(codeOf(method.after)))))) : null,
    circles.length > 0 ? html("ul", { class: "warnings" }, circles.map(({ type, method, cycle }) =>
      html("li", { class: "bad" }, "\u21bb ", say("cycle", say("methodOf", method.signature, type
        .name), cycle.join(" > "))))) : null);
}

/** Draws methods at the left and code at the right; code stands beside the method it is for. */
function diagram(methods, side) {
  const [left, right, wide, tall] = [6, 300, 560, 40];
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
  methods.forEach(({ method }, row) => ["before", "after"].forEach((one) => {
    const code = codeOf(method[one]);
    if (code && names.includes(codeName(code))) place(code, row);
  }));
  methods.forEach(({ method }, row) => ["before", "after"].forEach((one) => {
    const code = codeOf(method[one]);
    if (code) place(code, row);
  }));
  const height = Math.max(methods.length, codes.length) * (tall + 8) + 8;
  const rowY = (row) => 6 + row * (tall + 8);
  const arrows = methods.map(({ type, method, cycle }, row) => {
    const code = codeOf(method[side]);
    if (!code) return null;
    const target = codes.indexOf(codeName(code));
    const isCircle = cycle && side === "after";
    const isWrong = isFromSibling(type, code) || isCircle;
    const [from, to] = [rowY(row) + tall / 2, rowY(target) + tall / 2];
    const path = svg("path", { class: isWrong ? "arrow wrong" : "arrow",
      d: `M${left + 232},${from}C${left + 262},${from} ${right - 30},${to} ${right - 2},${to}`
        + "m-6,-4l6,4l-6,4" });
    return isCircle ? [path, svg("text", { x: left + 246, y: from - 6, "font-size": 15,
      class: "cycle" }, "\u21bb")] : path;
  });
  return svg("svg", { viewBox: `0 0 ${wide} ${height}`, class: "dispatch",
    role: "img", "aria-label": described(methods, side) },
  methods.map(({ type, method }, row) => methodBox(type, method, side, left, rowY(row), tall)),
  codes.map((name, row) => codeBox(methods, side, name, right, rowY(row), wide - right - 6,
    tall)), arrows);
}

/** The diagram in words, for screen readers. */
function described(methods, side) {
  return methods.map(({ type, method }) => {
    const chain = (method[side] || []).map((one) => one.name).join(" > ") || say("noMethod");
    return `${type.name} ${method.signature}: ${chain}`;
  }).join("; ");
}

function methodBox(type, method, side, x, y, tall) {
  const hooks = (method[side] || []).filter((one) => one.hook).map((one) => one.owner || one.name);
  const has = method[side] !== null && method[side] !== undefined;
  return svg("g", { class: has ? "method" : "method none" },
    svg("rect", { x, y, width: 230, height: tall, rx: 5 }),
    svg("text", { x: x + 8, y: y + 16, "font-size": 11, class: "quiet" }, type.name),
    svg("text", { x: x + 8, y: y + 32, "font-size": 12 }, method.signature),
    has ? null : svg("text", { x: x + 222, y: y + 16, "font-size": 10, "text-anchor": "end" },
      say("noMethod")),
    hooks.length > 0 ? svg("text", { x: x + 222, y: y + 16, "font-size": 10, "text-anchor": "end",
      class: "hooks" }, "\u21c4 " + hooks.join(" > ")) : null);
}

function codeBox(methods, side, name, x, y, width, tall) {
  if (name === undefined) return null;
  const users = methods.map(({ method }) => codeOf(method[side]))
    .filter((code) => code && codeName(code) === name);
  const owner = users.length > 0 ? users[0].owner : undefined;
  const found = /^([-+])\[(\S+) (.*)\]$/.exec(name);
  const [head, text] = found ? [found[2], `${found[1]} ${found[3]}`] : ["", name];
  const heads = [head, owner && owner !== text ? `(${owner})` : ""].filter(Boolean);
  return svg("g", { class: users.length > 0 ? "code" : "code none" },
    svg("rect", { x, y, width, height: tall, rx: 5 }),
    svg("text", { x: x + 8, y: y + 16, "font-size": 11, class: "quiet" }, heads.join(" ")),
    svg("text", { x: x + 8, y: y + 32, "font-size": 12 }, text), svg("title", {}, name));
}
