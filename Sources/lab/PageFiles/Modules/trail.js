// The way of one record through memory, store and server, with its requests, retries and kills.

import { button, html, section, svg } from "./dom.js";
import { clock, stepNumber } from "./data.js";
import { boldLetters, textWidth } from "./lettering.js";
import { libraryWord } from "./librarywords.js";
import { said } from "./sentences.js";
import { say } from "./texts.js";

const lanes = ["memory", "stored", "sending", "acknowledged", "dropped"];

/** Returns the lane of a place: a reason for a drop is in the lane of drops. */
export function laneOf(place) {
  return lanes.includes(place) ? place : "dropped";
}

/** Returns what happened to a record in order: its moves, the requests with it, and kills. */
export function recordWay(steps, record) {
  const way = [];
  let place = null;
  steps.forEach((step, index) => {
    const isOpen = place !== null && !["acknowledged", "dropped"].includes(laneOf(place));
    if (step.ends && isOpen) way.push({ step: index, kind: "kill", place });
    for (const send of step.sends || []) {
      if (!send.records.includes(record)) continue;
      const again = (send.repeats || []).find(([one]) => one === record);
      way.push({ step: index, kind: again ? "retry" : "send", answer: send.answer,
        because: again ? again[1] : undefined });
    }
    for (const [one, to] of step.moves || []) {
      if (one !== record) continue;
      place = to;
      way.push({ step: index, kind: "move", place });
    }
  });
  // A request of the step in which the record was made follows its first move.
  return way.sort((a, b) => a.step - b.step || wayOrder(a, way) - wayOrder(b, way));
}

function wayOrder(one, way) {
  if (one.kind === "kill") return 0;
  if (one.kind === "move") return one === way.find(({ kind }) => kind === "move") ? 1 : 3;
  return 2;
}

/** Returns the last place of each record. */
export function lastPlaces(scenario) {
  const places = (scenario.records || []).map(() => "");
  for (const step of scenario.steps) {
    for (const [record, place] of step.moves || []) places[record] = place;
  }
  return places;
}

/** Returns a record that tells the most: one that was sent again, lost, or else the first. */
export function tellingRecord(scenario) {
  for (const step of scenario.steps) {
    for (const send of step.sends || []) if (send.repeats) return send.repeats[0][0];
  }
  const places = lastPlaces(scenario);
  return Math.max(0, places.findIndex((place) => laneOf(place) === "dropped"));
}

function placeWords(place) {
  const lane = laneOf(place);
  return lane === place ? say("place." + lane) : say("place.dropped") + say("colon") + libraryWord(
    "drop", place);
}

function wayWords({ kind, place, answer, because }) {
  if (kind === "move") return placeWords(place);
  if (kind === "kill") return say("way.kill");
  const heard = said(answer);
  return kind === "retry" ? say("way.retry", libraryWord("repeat", because), heard) :
    say("way.send", heard);
}

/** Draws the choice of a record and its way; nothing without records. */
export function recordSection(scenario, state, actions) {
  const records = scenario.records || [];
  if (records.length === 0) return null;
  const chosen = records[state.record] ? state.record : tellingRecord(scenario);
  const places = lastPlaces(scenario);
  const choice = html("select", { id: "record", "aria-label": say("record"), on: {
    change: (event) => actions.chooseRecord(Number(event.target.value)),
  } }, records.map(([event, run, sequence], index) => html("option", { value: index,
    selected: index === chosen }, say("recordName", event, sequence, run), " \u2192 ",
  placeWords(places[index]))));
  const way = recordWay(scenario.steps, chosen);
  return section(say("recordsWay"), choice, wayPicture(scenario.steps, way), html("ol", {
    class: "way" }, way.map((one) => html("li", { class: one.kind }, button({ class: "link" }, () =>
    actions.select(one.step), say("step", stepNumber(scenario.steps, one.step))), html("span", {
    class: "quiet" }, " ", clock(scenario.steps[one.step].start), "  "), wayWords(one)))));
}

const symbols = { kill: "\u2716", send: "\u25b2", retry: "\u21bb" };
/** The height of a lane, where its line is, the least width of a step, and the size of marks. */
const [laneHeight, lineAt, narrowest, markSize] = [26, 18, 14, 13];

/** Returns the requests and kills of each step as marks; equal ones are one, with their number. */
export function wayMarks(way) {
  const marks = new Map();
  let place = null;
  for (const { step, kind, place: next } of way) {
    if (kind === "move") place = next;
    if (kind === "move" || place === null) continue;
    const lane = laneOf(place);
    const key = `${step} ${kind} ${lane}`;
    const mark = marks.get(key) || { step, kind, lane, count: 0 };
    marks.set(key, { ...mark, count: mark.count + 1 });
  }
  return [...marks.values()].map((mark) => ({ ...mark, text: symbols[mark.kind] + (mark.count > 1 ?
    mark.count : "") }));
}

/** Returns the left end and the width of each step's column: its marks stand beside each other. */
export function wayColumns(count, marks, least) {
  const wanted = Array(count).fill(0);
  for (const { step, text } of marks) wanted[step] += textWidth(text, markSize, boldLetters) + 4;
  let left = 0;
  return wanted.map((inner) => {
    const width = Math.max(narrowest, least / count, inner);
    left += width;
    return { left: left - width, width, inner };
  });
}

function drawMarks(marks, columns, left, lineY) {
  const ends = columns.map((column) => left + column.left + (column.width - column.inner) / 2);
  return marks.map(({ step, kind, lane, text }) => {
    const x = ends[step] + 2;
    ends[step] += textWidth(text, markSize, boldLetters) + 4;
    return svg("text", { x, y: lineY(lane) - 4, "font-size": markSize, class: "point " + kind },
      text);
  });
}

/** A line from lane to lane over the steps; requests and kills are marks above it. */
function wayPicture(steps, way) {
  const left = 120;
  const marks = wayMarks(way);
  const columns = wayColumns(steps.length, marks, 200);
  const last = columns[columns.length - 1];
  const wide = left + last.left + last.width;
  const x = (step) => left + columns[step].left + columns[step].width / 2;
  const y = (place) => lanes.indexOf(laneOf(place)) * laneHeight + lineAt;
  const points = [];
  let place = null;
  for (const one of way.filter(({ kind }) => kind === "move")) {
    if (place !== null) points.push([x(one.step), y(place)]);
    place = one.place;
    points.push([x(one.step), y(place)]);
  }
  if (place !== null && !["acknowledged", "dropped"].includes(laneOf(place))) {
    points.push([wide - 2, y(place)]);
  }
  return svg("svg", { viewBox: `0 0 ${wide} ${lanes.length * laneHeight}`, class: "chart trail",
    role: "img", "aria-label": say("recordsWay") + say("colon") + way.map(wayWords).join(", ") },
  lanes.map((lane, index) => [
    svg("rect", { x: left, y: index * laneHeight + 1, width: wide - left, height: laneHeight - 2,
      class: "band" }),
    svg("text", { x: left - 6, y: index * laneHeight + laneHeight * 0.65, "text-anchor": "end",
      "font-size": 10 }, say("lane." + lane)),
  ]),
  svg("polyline", { points: points.map((point) => point.join(",")).join(" "), class: "line" }),
  points.map(([cx, cy]) => svg("circle", { cx, cy, r: 3, class: "dot" })),
  drawMarks(marks, columns, left, y));
}
