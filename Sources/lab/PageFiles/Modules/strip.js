// The film strip over virtual time: bands, pictures, marks, and a part that a drag chooses.

import { append, fill, html, svg, visible } from "./dom.js";
import { clock, stepNumber } from "./data.js";
import { said } from "./sentences.js";
import { kindMarks, stepMarks } from "./marks.js";
import { moveByKeys } from "./roles.js";
import { drawViews } from "./screen.js";
import { say } from "./texts.js";

const height = 74;
const picture = { top: 14, height: 38 };
const mostPictures = 60;
/** The room that is left beside the chosen step, for its neighbours. */
const beside = 48;

/**
 * Returns the left edges of the steps and the right end.
 *
 * A long wait is shown shorter than it is: a step's width grows with the logarithm of its time, so
 * that a tap of 50 ms beside a wait of a day can be seen.
 */
export function stripEdges(steps, width) {
  const weights = steps.map((step) => 1 + Math.log2(1 + Math.max(0, step.end - step.start) / 200) /
    2);
  const sum = weights.reduce((total, weight) => total + weight, 0) || 1;
  const edges = [0];
  for (const weight of weights) edges.push(edges[edges.length - 1] + (weight / sum) * width);
  return edges;
}

/** Returns the step at a place of the strip. */
export function stepAt(edges, x) {
  const found = edges.findIndex((edge, index) => index > 0 && x < edge);
  return found < 0 ? Math.max(0, edges.length - 2) : found - 1;
}

/** Returns the scroll position, nearest to a present one, that shows a part from start to end. */
export function nearestScroll(position, room, [start, end]) {
  const around = Math.max(0, Math.min(beside, (room - (end - start)) / 2));
  if (position > start - around) return Math.max(0, start - around);
  return Math.min(start, Math.max(position, end + around - room));
}

/** Draws the strip; returns a function that marks a step and a range. */
export function drawStrip(place, data, scenario, actions) {
  const steps = scenario.steps;
  const film = html("div", { class: "film" });
  fill(place, film);
  const width = Math.max(film.clientWidth || 1000, 280, Math.min(steps.length * 14, 3000));
  const edges = stripEdges(steps, width);
  const cursor = svg("rect", { y: 0, height, class: "cursor" });
  const range = svg("rect", { y: 0, height, class: "range", visibility: "hidden" });
  const pictured = pictures(data, steps, edges);
  const strip = svg("svg", {
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    class: "strip",
    role: "slider",
    tabindex: 0,
    "aria-label": say("timeline"),
    "aria-valuemin": 1,
    "aria-valuemax": steps.length,
  }, bands(steps, edges), ticks(steps, edges), pictured.parts, stepMarksOf(steps,
    edges), range, cursor);
  followPointer(strip, (x) => stepAt(edges, (x * width) / strip.getBoundingClientRect().width),
    actions);
  // The width of the film changes with that of the page, which is then drawn again.
  const room = film.clientWidth;
  let current = 0;
  let shown = -1;
  const reveal = (index) => {
    // Under a pressed pointer, the strip stays where it is.
    if (index === shown || strip.matches(":active")) return;
    shown = index;
    if (width <= room) return;
    film.scrollLeft = nearestScroll(film.scrollLeft, room, edges.slice(index, index + 2));
  };
  moveByKeys(strip, "slider", { place: () => current, count: () => steps.length,
    choose: actions.select });
  fill(place, html("h2", { class: "unseen" }, say("timeline")), append(film, strip), legend(steps,
    pictured.isCut));
  return (index, chosen) => {
    current = index;
    cursor.setAttribute("x", edges[index]);
    cursor.setAttribute("width", edges[index + 1] - edges[index]);
    strip.setAttribute("aria-valuenow", index + 1);
    strip.setAttribute("aria-valuetext", visible(say("stepAt", stepNumber(steps, index),
      said(steps[index].verb), clock(steps[index].start))));
    reveal(index);
    range.setAttribute("visibility", chosen ? "visible" : "hidden");
    if (!chosen) return;
    range.setAttribute("x", edges[chosen[0]]);
    range.setAttribute("width", edges[chosen[1] + 1] - edges[chosen[0]]);
  };
}

function bands(steps, edges) {
  return steps.map((step, index) => svg("rect", {
    x: edges[index],
    y: 12,
    width: edges[index + 1] - edges[index],
    height: height - 12,
    class: "band " + (step.state || "foreground"),
  }, svg("title", {}, say("state." + (step.state || "foreground")))));
}

function ticks(steps, edges) {
  let free = -1;
  return steps.map((step, index) => {
    if (edges[index] < free) return null;
    free = edges[index] + 58;
    return svg("text", { x: edges[index] + 2, y: 9, "font-size": 9, class: "tick" }, clock(step
      .start));
  });
}

/** Draws the pictures that have room; each different screen is drawn once. */
function pictures(data, steps, edges) {
  const drawn = new Map();
  const definitions = svg("defs", {});
  let free = -1;
  let isCut = false;
  const uses = steps.map((step, index) => {
    const screen = step.screens[2];
    const isShown = screen !== null && screen !== undefined;
    if (!isShown || edges[index] < free) return null;
    if (!drawn.has(screen) && drawn.size === mostPictures) {
      isCut = true;
      return null;
    }
    const [width, tall] = data.screens[screen].size;
    const wide = (picture.height * width) / tall;
    free = edges[index] + wide + 4;
    if (!drawn.has(screen)) {
      drawn.set(screen, "film-" + screen);
      const views = drawViews(data, screen, {}).roots;
      definitions.append(svg("symbol", { id: "film-" + screen, viewBox: `0 0 ${width} ${tall}` },
        svg("rect", { width, height: tall, class: "paper" }), views));
    }
    return svg("use", {
      href: "#" + drawn.get(screen),
      x: edges[index] + 2,
      y: picture.top,
      width: wide,
      height: picture.height,
    });
  });
  const pictured = svg("g", { class: "small", "aria-hidden": "true" }, uses);
  return { parts: [definitions, pictured], isCut };
}

function stepMarksOf(steps, edges) {
  return steps.map((step, index) => stepMarks(step).map(([kind, count], row) => {
    const reasons = (step.decisions || []).filter((one) => one.reason && !one.routine).map(
      ({ because }) => said(because));
    const details = kind === "suppressed" ? say("colon") + reasons.join(say("semicolon")) : "";
    return svg("text", {
      x: edges[index] + 3 + row * 11,
      y: 62 + (kind === "suppressed" ? 9 : 0),
      "font-size": 10,
      class: "point " + kind,
    }, kindMarks[kind], svg("title", {}, say("count." + kind, count) + details));
  }));
}

// A range lasts as long as the strip has the pointer; a browser takes it when a person scrolls.
function followPointer(strip, stepOf, actions) {
  let start = null;
  const index = (event) => stepOf(event.clientX - strip.getBoundingClientRect().left);
  strip.addEventListener("pointerdown", (event) => {
    start = index(event);
    strip.setPointerCapture(event.pointerId);
    actions.select(start);
  });
  strip.addEventListener("pointermove", (event) => {
    if (!strip.hasPointerCapture(event.pointerId)) return;
    const end = index(event);
    if (end !== start) actions.choose([Math.min(start, end), Math.max(start, end)]);
  });
  strip.addEventListener("pointerup", (event) => {
    if (!strip.hasPointerCapture(event.pointerId)) return;
    if (index(event) === start) actions.choose(null);
  });
}

function legend(steps, isCut) {
  const kinds = new Set(steps.flatMap((step) => stepMarks(step).map(([kind]) => kind)));
  return html("ul", { class: "legend" }, Object.keys(kindMarks).filter((kind) => kinds.has(kind))
    .map((kind) =>
      html("li", {}, html("span", { class: "point " + kind, "aria-hidden": "true" }, kindMarks[
        kind]), " ", say("kind." + kind))),
  ["background", "away"].filter((state) => steps.some((step) => step.state === state)).map(
    (state) => html("li", {}, html("span", { class: "swatch " + state }), " ", say("state." +
      state))), isCut ? html("li", {}, say("fewPictures", mostPictures)) : null);
}
