// The events of a step or of a range, with their differences from the expectation.

import { fill, html, section } from "./dom.js";
import { copyLine } from "./copy.js";
import { clock, json, properties, stepNumber } from "./data.js";
import { say } from "./texts.js";
import { faultOf, kindMarks } from "./marks.js";
import { said } from "./sentences.js";
import { askedReasons, decisionList, stepAnswer } from "./reasons.js";

/** The properties that are shown first; the others follow in the order of their names. */
const first = ["$screen_name", "$title", "$element_type", "$element_content", "$element_id",
  "$element_position", "$element_path", "$url", "$referrer", "event_duration"
];

/** Returns the properties of an event: those that matter first. */
export function orderedProperties(values) {
  const known = first.filter((key) => key in values);
  const others = Object.keys(values).filter((key) => !first.includes(key)).sort();
  return known.concat(others).map((key) => [key, values[key]]);
}

/** Draws the events of the steps in a range; without one, of the chosen step. */
export function drawEvents(place, data, scenario, state) {
  const [from, to] = state.range || [state.step, state.step];
  const steps = scenario.steps.slice(from, to + 1);
  const number = (index) => stepNumber(scenario.steps, index);
  const all = steps.flatMap((step, index) => stepEvents(data, step, to > from ? number(from + index)
    : null, state.shared));
  const range = state.range ? say("range", number(from), number(to)) : "";
  fill(place, range ? html("p", { class: "quiet" }, range) : null,
    all.length > 0 ? all : html("p", { class: "empty" }, say("noEvents")));
}

/** Draws what a step gave: a fault with its remedies, events, reasons for none, differences. */
function stepEvents(data, step, number, shared) {
  const head = number ? [html("h3", {}, number, " ", said(step.verb))] : [];
  const cards = step.events.map((event) => eventCard(data, step, event, shared));
  const differences = (step.differences || []).map(differenceBlock);
  const notes = ((step.fault || {}).notes || []).map((note) => html("p", { class: "quiet" },
    said(note)));
  const found = faultOf(step);
  const fault = found ? [section(say("fault"), html("p", { class: "bad" }, said(found.message)),
    notes)] : [];
  const crash = step.crash ? [section(say("crashed"), html("p", { class: "bad" }, step.crash),
    found ? null : notes)] : [];
  const content = [...fault, ...cards, ...absences(data, step), ...crash, ...differences,
    ...remedies(step)];
  return content.length > 0 ? head.concat(content) : [];
}

/** Draws the sentences about a tap that missed or gave no event, and about suppressed ones. */
function absences(data, step) {
  const reasons = askedReasons(step);
  const answer = step.events.length === 0 && (step.touches || step.miss) && reasons.length === 0
    ? stepAnswer(data, step) : "";
  return [
    step.miss ? html("p", { class: "bad" }, say("missedText", said(step.miss))) : null,
    answer ? html("p", { class: "answer" }, answer) : null, decisionList(reasons),
  ].filter((part) => part !== null);
}

/** Draws what repairs a failed step, to be copied: the remedies of `lab run`. */
function remedies(step) {
  const all = (step.remedies || []).map(([kind, code]) => [html("p", {}, say("remedy." + kind)),
    copyLine(code)]);
  return all.length > 0 ? [section(say("remedies"), all)] : [];
}

function eventCard(data, step, event, shared) {
  const values = properties(data, event.properties);
  const envelope = properties(data, event.envelope);
  const wrong = new Map((event.wrong || []).map((one) => [one.key, one.expected]));
  const ordered = orderedProperties(values);
  const own = ordered.filter(([key]) => !shared.has(key) || wrong.has(key));
  const others = ordered.filter(([key]) => shared.has(key) && !wrong.has(key));
  const mark = event.wrong || event.unexpected ? "failed" : "captured";
  return html("details", { class: "event " + mark, open: true },
    html("summary", {}, html("span", { class: "mark " + mark, "aria-hidden": "true" }, mark ===
        "failed" ? "\u2717" : kindMarks.captured),
    " ", html("b", {}, event.name), html("span", { class: "quiet" }, " #", event.sequence, "  ",
      clock(step.start)),
    event.unexpected ? html("span", { class: "bad" }, " ", say("unexpected")) : null),
    propertyTable(own, wrong, say("properties")),
    others.length > 0 ? html("details", {}, html("summary", { class: "quiet" }, say("automatic",
      others.length)),
    propertyTable(others, wrong, say("automatic", others.length))) : null,
    html("details", { class: "as-json" }, html("summary", { class: "quiet" }, say("asJSON")),
      html("pre", { class: "code", tabindex: 0 }, JSON.stringify({
        event: event.name,
        sequence: event.sequence,
        time: event.time,
        ...envelope,
        properties: values
      }, null, 2))));
}

function propertyTable(pairs, wrong, caption) {
  const missing = [...wrong.keys()].filter((key) => !pairs.some(([name]) => name === key));
  return html("table", { class: "properties" }, html("caption", { class: "unseen" }, caption), html(
    "tbody", {},
    pairs.concat(missing.map((key) => [key, undefined])).map(([key, value]) => {
      const isWrong = wrong.has(key);
      return html("tr", { class: isWrong ? "wrong" : "" }, html("th", { scope: "row" }, key),
        html("td", {}, isWrong ? [html("del", {}, "\u2212 " + say("expected") + " " + said(
          wrong.get(key))), html("br"),
        html("ins", {}, "+ " + say("found") + " " + (value === undefined ? say("absent")
          : json(value)))
        ] : json(value)));
    })));
}

function differenceBlock({ expected, found, place }) {
  const words = ({ subject, details }) => [subject, ...(details || [])].map(said).join("  ");
  return html("div", { class: "difference" },
    html("p", {}, html("del", {}, "\u2212 ", say("expected"), " ", words(expected))),
    html("p", {}, html("ins", {}, "+ ", say("found"), " ", words(found))),
    place ? html("p", { class: "quiet file" }, place) : null);
}

/** Returns the numbers of properties that every event of a scenario has with the same value. */
export function sharedProperties(scenario) {
  const all = scenario.steps.flatMap((step) => step.events);
  if (all.length < 2) return [];
  const inEvery = all.map((event) => new Set(event.properties));
  return all[0].properties.filter((index) => inEvery.every((set) => set.has(index)));
}
