// The dwell time of each screen, as its page-leave events tell it.

import { button, fill, html, svg, table } from "./dom.js";
import { properties, stepNumber } from "./data.js";
import { say } from "./texts.js";

/** Returns the screens in the order of their first leave, with the times spent on them. */
export function dwellTimes(data, scenario) {
  const screens = new Map();
  scenario.steps.forEach((step, index) => {
    for (const event of step.events) {
      if (event.name !== "$AppPageLeave") continue;
      const values = properties(data, event.properties);
      const name = values.$screen_name || values.$url || "?";
      const one = screens.get(name) || { name, seconds: 0, visits: [] };
      one.seconds += Number(values.event_duration) || 0;
      one.visits.push({ step: index, seconds: Number(values.event_duration) || 0 });
      screens.set(name, one);
    }
  });
  return [...screens.values()];
}

/** Draws a bar for each screen, divided by its visits. */
export function drawDwell(place, data, scenario, select) {
  const screens = dwellTimes(data, scenario);
  if (screens.length === 0) {
    fill(place, html("p", { class: "empty" }, say("noDwell")));
    return;
  }
  const visitWords = ({ step, seconds: time }) => say("visit", stepNumber(scenario.steps, step),
    time);
  const longest = Math.max(...screens.map((screen) => screen.seconds), 0.001);
  const [wide, tall] = [520, 34];
  const chart = svg("svg", { viewBox: `0 0 ${wide} ${screens.length * tall}`, class: "chart",
    role: "img", "aria-label": say("dwell") },
  screens.map((screen, row) => {
    let x = 0;
    const parts = screen.visits.map((visit) => {
      const width = (visit.seconds / longest) * (wide - 90);
      const part = svg("rect", { x: x + 1, y: row * tall + 16, width: Math.max(1, width -
              2), height: 12, class: "visit", on: { click: () => select(visit.step) } },
      svg("title", {}, visitWords(visit)));
      x += width;
      return part;
    });
    return svg("g", {}, svg("text", { x: 1, y: row * tall + 11, "font-size": 11 }, screen
      .name), parts,
    svg("text", { x: x + 5, y: row * tall + 26, "font-size": 11, class: "quiet" },
      seconds(screen.seconds)));
  }));
  fill(place, html("figure", {}, html("figcaption", {}, say("dwellText")), chart),
    table(say("dwell"), [say("screen"), say("visits"), say("total")], screens.map((screen) => [
      screen.name, screen.visits.map((visit) => [button({ class: "link" }, () => select(visit.step),
        visitWords(visit)), " "]), seconds(screen.seconds)
    ])));
}

function seconds(value) {
  return say("seconds", Math.round(value * 1000) / 1000);
}
