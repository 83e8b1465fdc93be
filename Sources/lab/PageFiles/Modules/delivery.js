// Memory, store and server over time: how many records are where, and which requests were made.

import { fill, html, section, svg, table } from "./dom.js";
import { clock } from "./data.js";
import { libraryWord } from "./librarywords.js";
import { said } from "./sentences.js";
import { moveByKeys } from "./roles.js";
import { say } from "./texts.js";
import { recordSection } from "./trail.js";

const places = ["memory", "stored", "acknowledged", "dropped"];

/** Returns the numbers of records by place after each step; null before the first launch. */
export function deliveryCounts(steps) {
  return steps.map(({ delivery }) => {
    if (!delivery) return null;
    const dropped = Object.values(delivery.dropped || {}).reduce((sum, count) => sum + count,
      0);
    const stored = delivery.stored || 0;
    return {
      memory: Math.max(0, (delivery.queued || 0) - stored),
      stored,
      acknowledged: delivery.acknowledged || 0,
      dropped: dropped + (delivery.damaged || 0),
      tracked: delivery.tracked || 0,
    };
  });
}

/** Draws the records by place, and the requests of the chosen step. */
export function drawDelivery(place, scenario, state, actions) {
  const index = state.step;
  const counts = deliveryCounts(scenario.steps);
  const step = scenario.steps[index];
  const now = counts[index];
  fill(place, chart(scenario.steps, counts, index, actions.select),
    recordSection(scenario, state, actions),
    now ? table(say("records"), ["", say("records")], ["tracked"].concat(places).map((name) => [
      say("place." + name), now[name]
    ]), { class: "facts" })
      : html("p", { class: "empty" }, say("noDelivery")),
    step.delivery && step.delivery.dropped && Object.keys(step.delivery.dropped).length > 0
      ? section(say("droppedBecause"), html("ul", {}, Object.entries(step.delivery.dropped).map(([
        reason, count
      ]) => html("li", {}, libraryWord(
        "drop", reason), say("colon"), count)))) : null,
    list(say("received"), step.received), list(say("requests"), step.requests),
    list(say("reports"), step.reports), list(say("diagnostics"), step.diagnostics));
}

function list(title, texts) {
  return texts && texts.length > 0 ? section(title, html("ul", {}, texts.map((text) => html(
    "li", {}, said(text))))) : null;
}

function chart(steps, counts, index, select) {
  const most = Math.max(1, ...counts.filter(Boolean).map((one) => one.memory + one.stored + one
    .acknowledged + one.dropped));
  const [wide, tall] = [Math.max(320, steps.length * 14), 150];
  const width = wide / steps.length;
  const bars = counts.map((one, at) => {
    let y = tall;
    const parts = places.map((name) => {
      const height = one ? (one[name] / most) * (tall - 12) : 0;
      y -= height;
      return svg("rect", { x: at * width + 1, y, width: Math.max(1, width - 2), height,
        class: "place " + name });
    });
    const words = one ? places.map((name) => `${say("place." + name)} ${one[name]}`).join(", ")
      : say("noDelivery");
    const title = `${at + 1}  ${clock(steps[at].start)}  ${words}`;
    return { title, bar: svg("g", { class: at === index ? "period chosen" : "period", on: {
      click: () => select(at) } },
    svg("rect", { x: at * width, y: 0, width, height: tall, class: "area" }, svg("title", {},
      title)), parts) };
  });
  const columns = svg("svg", { viewBox: `0 0 ${wide} ${tall}`, class: "chart", role: "slider",
    id: "records-over-time", tabindex: 0, "aria-label": say("recordsOverTime"),
    "aria-valuemin": 1, "aria-valuemax": steps.length, "aria-valuenow": index + 1,
    "aria-valuetext": bars[index].title }, bars.map(({ bar }) => bar));
  moveByKeys(columns, "slider", { place: () => index, count: () => steps.length, choose: select });
  return html("figure", {}, html("figcaption", {}, say("recordsOverTime")),
    html("div", { class: "film" }, columns),
    html("ul", { class: "legend" }, places.map((name) => html("li", {}, html(
      "span", { class: "swatch " + name }), " ", say("place." + name)))));
}
