// The screen as a picture, with the finger's point and the views that an observer chose.

import { button, fill, html, svg } from "./dom.js";
import { isHidden, screenNodes, viewName } from "./data.js";
import { labelPlacer, viewLabel } from "./labels.js";
import { outcomeClasses } from "./outcomemark.js";
import { said } from "./sentences.js";
import { moveByKeys } from "./roles.js";
import { roomFor, shape } from "./shapes.js";
import { say } from "./texts.js";

export const moments = ["before", "at", "after"];

/** The moment that tells most about a step: when its finger comes down, or else its result. */
export function tellingMoment(step) {
  return (step.touches || step.missPoint) && step.screens[1] !== null ? "at" : "after";
}

let clips = 0;

/** Draws the views of a screen as nested groups; `mark` gets each group and its node. */
export function drawViews(data, index, options, mark) {
  const nodes = screenNodes(data, index);
  const groups = [];
  const roots = [];
  for (const node of nodes) {
    const group = svg("g", { "data-view": node.number });
    if (isHidden(nodes, node)) {
      group.setAttribute("class", options.showsHidden ? "hidden shown" : "hidden");
    }
    const drawn = shape(node.view, textRoom(nodes, node));
    if (drawn) group.append(drawn);
    if (mark) mark(group, node);
    groups.push(group);
    if (node.parent < 0) roots.push(group);
    else inside(groups[node.parent], nodes[node.parent]).append(group);
  }
  return { nodes, roots };
}

/** Returns the room for the text of a label or of a button in a bar; undefined for other views. */
function textRoom(nodes, { view, parent }) {
  if (!["label", "barButton", "backButton"].includes(view.kind) || parent < 0) return undefined;
  // A stack or the button of a bar item is as narrow as its text.
  let outer = nodes[parent];
  const isTight = ({ children, parent: above, view: one }) => children.length === 1 && above >= 0
    && !one.clips;
  while (isTight(outer)) outer = nodes[outer.parent];
  const others = outer.children.map((number) => nodes[number].view.frame);
  const isCentred = view.kind === "barButton" || view.align === "center";
  return roomFor(view.frame, outer.view.frame, others, isCentred);
}

/** Returns the part of a group for its subviews, which a clipping view cuts. */
function inside(group, node) {
  if (!node.view.clips) return group;
  const known = group.lastChild;
  if (known && known.dataset && known.dataset.clip) return known;
  clips += 1;
  const [x, y, width, height] = node.view.frame;
  const path = svg("clipPath", { id: "clip-" + clips }, svg("rect", { x, y, width, height }));
  const part = svg("g", { "clip-path": `url(#clip-${clips})`, "data-clip": 1 });
  group.append(path, part);
  return part;
}

/** Outlines a view, with a label in a free place if it has one. */
export function outline(view, style, label, place, isAtEnd) {
  const [x, y, width, height] = view.frame;
  return svg("g", { class: "outline " + style },
    svg("rect", { x, y, width: Math.max(width, 1), height: Math.max(height, 1) }),
    label ? viewLabel(view.frame, label, place, isAtEnd) : null);
}

/** Returns the size of labels that people can read, as a high screen is drawn small. */
export function labelSize([, height]) {
  return Math.min(22, Math.max(11, (11 * height) / Math.max(200, innerHeight - 280)));
}

/** A ring, which shows what it touches; the one below it makes it visible on every colour. */
function finger([x, y], isMiss) {
  const label = say("finger", x, y);
  return svg("g", { class: isMiss ? "finger miss" : "finger", role: "img", "aria-label": label },
    svg("circle", { cx: x, cy: y, r: 18 }), svg("circle", { cx: x, cy: y, r: 18 }));
}

/** Draws the screen of a step with the buttons for its moments; `choose` gets a view's number. */
export function drawScreen(place, data, step, state, actions) {
  const at = moments.indexOf(state.moment);
  const index = step.screens[at];
  const tools = momentTools(step, state, actions);
  if (index === null || index === undefined) {
    fill(place, html("h2", {}, say("screen")), tools,
      html("p", { class: "empty" }, say("noScreen." + (step.state || "away"))));
    return;
  }
  const screen = data.screens[index];
  const all = screenNodes(data, index);
  const { nodes, roots } = drawViews(data, index, state, (group, node) => {
    group.append(area(node, elementOf(all, node), actions));
  });
  const marks = [];
  const free = labelPlacer(roots, screen.size, [0, 0], labelSize(screen.size));
  if (state.moment === "at") {
    for (const touch of step.touches || []) {
      const hit = nodes[touch.node];
      if (hit) marks.push(outline(hit.view, "hit", say("hit"), free));
      marks.push(finger(touch.point, false));
    }
    if (step.missPoint) marks.push(finger(step.missPoint, true));
  }
  const chosen = nodes[state.view];
  if (chosen) marks.push(outline(chosen.view, "chosen", chosen.view.class, free));
  for (const [number, style, label] of state.marks || []) {
    if (nodes[number]) marks.push(outline(nodes[number].view, outcomeClasses(style), label, free));
  }
  const [width, height] = screen.size;
  const picture = svg("svg", {
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    class: state.showsHidden ? "screen revealed" : "screen",
    role: "group",
    "aria-label": say("screenOf", screen.controller || "", say(state.moment)),
  }, svg("rect", { width, height, class: "paper" }), roots, keyboard(screen), marks);
  const legend = (step.touches || []).map((touch) =>
    html("p", { class: "quiet" }, say("touchAt", touch.point.join(", "), touch.view)));
  fill(place, html("h2", {}, say("screen")), tools, html("div", { class: "frame" }, picture),
    state.moment === "at" ? legend : null,
    step.miss ? html("p", { class: "bad" }, say("missedText", said(step.miss))) : null);
}

/** Returns the element that a view without a drawing is a part of; the view itself without one. */
export function elementOf(nodes, node) {
  for (let next = node; next; next = nodes[next.parent]) {
    if (next.view.kind || next.view.tap) return next;
  }
  return node;
}

/** The part of a picture that takes the pointer for a view, or for the element it is a part of. */
function area(node, element, actions) {
  const [x, y, width, height] = node.view.frame;
  return svg("rect", {
    x,
    y,
    width: Math.max(width, 0),
    height: Math.max(height, 0),
    class: "area",
    on: { click: () => actions.choose(element.number) },
  }, svg("title", {}, viewName(node.view)));
}

function keyboard(screen) {
  if (!screen.keyboard) return null;
  const [width, height] = screen.size;
  const top = height * 0.66;
  const keys = [];
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 10 - row; column += 1) {
      const size = width / 10;
      keys.push(svg("rect", {
        x: column * size + (row * size) / 2 + 3,
        y: top + 10 + row * (height * 0.075),
        width: size - 6,
        height: height * 0.06,
        rx: 5,
      }));
    }
  }
  return svg("g", { class: "keyboard", role: "img", "aria-label": say("keyboardFor", screen
    .keyboard) },
  svg("rect", { x: 0, y: top, width, height: height - top, class: "back" }), keys);
}

function momentTools(step, state, actions) {
  const open = moments.filter((_, index) => step.screens[index] !== undefined);
  const group = html("div", { role: "radiogroup", "aria-label": say("moment"), class: "group" },
    moments.map((moment) => button({
      role: "radio",
      id: "moment-" + moment,
      "aria-checked": state.moment === moment,
      tabindex: state.moment === moment ? 0 : -1,
      disabled: !open.includes(moment),
    }, () => actions.showMoment(moment), say(moment))));
  moveByKeys(group, "radio", { place: () => open.indexOf(state.moment), count: () => open.length,
    choose: (next) => {
      actions.showMoment(open[next]);
      document.getElementById("moment-" + open[next]).focus();
    } });
  return html("div", { class: "bar tools" }, group,
    button({ "aria-pressed": state.showsHidden, "aria-keyshortcuts": "h", id: "hidden-views" },
      actions.toggleHidden, say("hiddenViews")));
}
