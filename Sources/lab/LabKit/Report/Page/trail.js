// The way of one record through memory, store and server, with its requests, retries and kills.

import { button, html, section, svg } from "./dom.js";
import { clock } from "./data.js";
import { answerWords, libraryWord } from "./librarywords.js";
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
  return lane === place ? say("place." + lane) : say("place.dropped") + ": " + libraryWord("drop",
    place);
}

function wayWords({ kind, place, answer, because }) {
  if (kind === "move") return placeWords(place);
  if (kind === "kill") return say("way.kill");
  const heard = answerWords(answer);
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
    change: (event) => {
      state.record = Number(event.target.value);
      actions.redraw();
    },
  } }, records.map(([event, run, sequence], index) => html("option", { value: index,
    selected: index === chosen }, say("recordName", event, sequence, run), " \u2192 ",
  placeWords(places[index]))));
  const way = recordWay(scenario.steps, chosen);
  return section(say("recordsWay"), choice, wayPicture(scenario.steps, way), html("ol", {
    class: "way" }, way.map((one) => html("li", { class: one.kind }, button({ class: "link" }, () =>
    actions.select(one.step), say("step", one.step + 1)), html("span", { class: "quiet" }, " ",
    clock(scenario.steps[one.step].start), "  "), wayWords(one)))));
}

/** A line from lane to lane over the steps; requests and kills are marks on it. */
function wayPicture(steps, way) {
  const [wide, row, left] = [Math.max(320, steps.length * 14 + 130), 26, 120];
  const x = (step) => left + ((step + 0.5) * (wide - left)) / steps.length;
  const y = (place) => lanes.indexOf(laneOf(place)) * row + row / 2;
  const points = [];
  const marks = [];
  let place = null;
  for (const one of way) {
    if (one.kind === "move") {
      if (place !== null) points.push([x(one.step), y(place)]);
      place = one.place;
      points.push([x(one.step), y(place)]);
    } else if (place !== null) {
      marks.push(svg("text", { x: x(one.step), y: y(place) - 4, "text-anchor": "middle",
        "font-size": 13, class: "point " + one.kind }, { kill: "\u2716", send: "\u25b2",
        retry: "\u21bb" }[one.kind]));
    }
  }
  if (place !== null && !["acknowledged", "dropped"].includes(laneOf(place))) {
    points.push([wide - 2, y(place)]);
  }
  return svg("svg", { viewBox: `0 0 ${wide} ${lanes.length * row}`, class: "chart trail",
    role: "img", "aria-label": say("recordsWay") + ": " + way.map(wayWords).join(", ") },
  lanes.map((lane, index) => [
    svg("rect", { x: left, y: index * row + 1, width: wide - left, height: row - 2,
      class: "band" }),
    svg("text", { x: left - 6, y: index * row + row * 0.65, "text-anchor": "end",
      "font-size": 10 }, say("lane." + lane)),
  ]),
  svg("polyline", { points: points.map((point) => point.join(",")).join(" "), class: "line" }),
  points.map(([cx, cy]) => svg("circle", { cx, cy, r: 3, class: "dot" })), marks);
}
