// Two versions of a screen as pictures: the marks of rules, the change, and the paths.

import { html, svg } from "./dom.js";
import { screenNodes } from "./data.js";
import { labelPlacer } from "./labels.js";
import { libraryWord } from "./librarywords.js";
import { outcomeClasses, outcomeTone } from "./outcomemark.js";
import { drawViews, labelSize, outline } from "./screen.js";
import { say } from "./texts.js";

/** The sign of a change in a picture. */
const changeSign = "\u0394";

/** True for a study with pictures; files of earlier versions have none. */
export function hasPictures(study) {
  return Boolean(study.pictures && study.pictures.base && study.pictures.head);
}

/**
 * Returns the marks of one version: the picture, the view, a style, a label, a sign, and the rule.
 *
 * The sign is the number of the rule, in brackets at an element that it does not match any more.
 */
export function versionMarks(study, side, numbers = new Map()) {
  const marks = [];
  const note = (element, mark) => {
    if (element && element.picture) marks.push({ place: element.picture, ...mark });
  };
  for (const verdict of study.rules) {
    const { name, outcome } = verdict;
    const number = numbers.get(name);
    const match = { style: outcome.toLowerCase(), name, sign: `${number}`,
      label: `${libraryWord("outcome", outcome)} ${name}` };
    const missing = { style: "lost", label: say("notMatched", name), name, sign: `(${number})` };
    const change = { style: "change", label: say("change"), name, sign: changeSign };
    for (const one of side === "base" ? verdict.from : verdict.matches) {
      note(one, match);
    }
    const matched = new Set(verdict.matches.map((one) => String(one.picture)));
    for (const one of side === "base" ? [] : verdict.now) {
      if (!matched.has(String(one.picture))) note(one, missing);
    }
    for (const cause of verdict.causes) {
      if (cause.version === side) note(cause, change);
    }
  }
  return marks;
}

/** Returns the steps of two paths; each is marked if the other path does not have it. */
export function pathDifference(before, after) {
  const [old, now] = [before, after].map((path) => (path ? path.split("/") : []));
  const lengths = old.map(() => now.map(() => 0));
  const length = (at, to) => ((lengths[at] || [])[to] || 0);
  for (let at = old.length - 1; at >= 0; at -= 1) {
    for (let to = now.length - 1; to >= 0; to -= 1) {
      lengths[at][to] = old[at] === now[to] ? 1 + length(at + 1, to + 1) :
        Math.max(length(at + 1, to), length(at, to + 1));
    }
  }
  const result = { old: old.map((step) => ({ step, isChanged: true })),
    now: now.map((step) => ({ step, isChanged: true })) };
  let [at, to] = [0, 0];
  while (at < old.length && to < now.length) {
    if (old[at] === now[to]) {
      result.old[at].isChanged = false;
      result.now[to].isChanged = false;
      [at, to] = [at + 1, to + 1];
    } else if (length(at + 1, to) >= length(at, to + 1)) at += 1;
    else to += 1;
  }
  return result;
}

/** Returns the paths of a rule's element before and after; null for a rule without both. */
export function verdictPaths(verdict) {
  const [from] = verdict.from;
  const [now] = verdict.now;
  if (!from || !from.path) return null;
  return { elements: { base: from, head: now }, ...pathDifference(from.path, now && now.path) };
}

/** Draws a path whose changed steps are marked. */
function pathLine(steps, tag) {
  if (steps.length === 0) return html("p", { class: "quiet" }, say("outcome.removed"));
  return html("p", { class: "crumbs" }, steps.map(({ step, isChanged }, index) => [index > 0 ?
    html("span", { class: "quiet" }, "\u200a/\u200a") : null, html(isChanged ? tag : "span", {},
    step)]));
}

/** Draws both versions of the screens of a rule, or of all rules without one, in one scale. */
export function drawVersions(study, verdict, numbers) {
  const paths = verdict && verdictPaths(verdict);
  const marksOf = (side) => versionMarks(study, side, numbers).filter((mark) => !verdict || mark
    .name === verdict.name);
  const scale = largestBox(["base", "head"].flatMap((side) => pictureBoxes(study.pictures[side],
    marksOf(side))));
  const legend = html("p", { class: "quiet file" }, say("signs", changeSign));
  return html("div", { class: "versions" }, html("div", { class: "columns" }, ["base", "head"].map((
    side) => {
    const marks = marksOf(side);
    const steps = paths && (side === "base" ? paths.old : paths.now);
    const element = paths && paths.elements[side];
    const pictures = shownPictures(study.pictures[side], marks);
    const place = (element && element.picture) || [];
    return html("figure", {}, html("figcaption", {}, say("version." + side), say("colon"),
      study[side]),
    steps ? pathLine(steps, side === "base" ? "del" : "ins") : null,
    pictures.map((index) => versionPicture(study.pictures[side], index, marks.filter((mark) =>
      mark.place[0] === index), place[0] === index ? { place: place[1], steps } : null, scale)),
    pictures.length === 0 ? html("p", { class: "empty" }, say("noPicture")) : null);
  })), legend);
}

/** Returns the boxes of the shown pictures of a version. */
function pictureBoxes(pictures, marks) {
  return shownPictures(pictures, marks).map((index) => boxOf(pictures, index, marks.filter((
    { place }) => place[0] === index)));
}

/** Returns the box of a picture with its marks. */
function boxOf(pictures, index, marks) {
  const nodes = screenNodes(pictures, index);
  return pictureBox(pictures.screens[index].size, marks.map(({ place }) => nodes[place[1]])
    .filter(Boolean).map(({ view }) => view.frame));
}

/** Returns the size that holds each of the boxes: pictures of one size have one scale. */
export function largestBox(boxes) {
  return { width: Math.max(...boxes.map(({ width }) => width)),
    height: Math.max(...boxes.map(({ height }) => height)) };
}

function shownPictures(pictures, marks) {
  const known = new Set([...pictures.screens.keys()].filter((index) => isDrawable(pictures,
    index)));
  return [...new Set(marks.map(({ place }) => place[0]))].filter((index) => known.has(index))
    .sort((a, b) => a - b);
}

/** True for a picture whose numbers are those of its views. */
function isDrawable({ views, screens }, index) {
  const { nodes, size } = screens[index];
  const numbers = nodes.filter((_, at) => at % 2 === 0);
  return size.length === 2 && numbers.every((number) => views[number] && views[number].frame
    .length === 4);
}

/** Returns the marks of each view in one: its outcomes, or the change, with labels and signs. */
export function joinedMarks(marks) {
  const joined = new Map();
  for (const { place, style, label, sign } of marks) {
    const isChange = style === "change";
    const key = place[1] + (isChange ? " change" : "");
    const known = joined.get(key) || { place, style, labels: [], signs: [], isChange };
    const isBad = outcomeTone(style) === "bad";
    if (!known.labels.includes(label)) known.labels.push(label);
    if (!known.signs.includes(sign)) known.signs.push(sign);
    joined.set(key, { ...known, style: isBad ? style : known.style });
  }
  return [...joined.values()];
}

/**
 * Returns the box of a picture: the screen, and the frames of the marked views outside of it.
 *
 * Other views may lie far off the screen, such as the next pages, and would make the picture small.
 */
export function pictureBox([width, height], frames) {
  const box = [[0, 0, width, height], ...frames];
  const [left, top] = [0, 1].map((axis) => Math.min(...box.map((one) => one[axis])));
  const [right, bottom] = [0, 1].map((axis) => Math.max(...box.map((one) => one[axis] + one[axis +
    2])));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Draws a screen with its marks, and the views along a path. */
function versionPicture(pictures, index, marks, path, scale) {
  const { controller, size } = pictures.screens[index];
  const { nodes, roots } = drawViews(pictures, index, {});
  const joined = joinedMarks(marks).filter((mark) => nodes[mark.place[1]]);
  const box = boxOf(pictures, index, marks);
  const place = labelPlacer(roots, [box.width, box.height], [box.x, box.y], labelSize(size));
  const drawn = joined.map((mark) => markedView(nodes[mark.place[1]].view, mark, place));
  const words = marks.map(({ label }) => label).join(", ");
  const viewBox = [box.x, box.y, scale.width, scale.height].join(" ");
  return svg("svg", { viewBox, class: "screen version", role: "img",
    "aria-label": say("versionOf", controller || "", words) },
  svg("rect", { ...box, class: "paper" }), roots, path ? pathOutlines(pictures, index,
    path, place) : null, drawn);
}

/** Outlines a view with its outcomes about it; a change has its label at the right end. */
function markedView(view, { style, labels, signs, isChange }, place) {
  const mark = outline(view, outcomeClasses(style), signs.join(" "), place, isChange);
  mark.append(svg("title", {}, labels.join(", ")));
  return mark;
}

/** Outlines the views along a path, from the element outwards; changed steps have their text. */
function pathOutlines(pictures, index, { place: element, steps }, place) {
  const nodes = screenNodes(pictures, index);
  const groups = [];
  let node = nodes[element];
  for (const { step, isChanged } of steps.slice().reverse()) {
    if (!node) break;
    groups.unshift(outline(node.view, isChanged ? "step changed" : "step", isChanged ? step : null,
      place));
    node = nodes[node.parent];
  }
  return groups;
}
