// A scenario of a hazard in two columns: what happens to a naive SDK, and to AutoTrack.

import { fill, html } from "./dom.js";
import { say } from "./texts.js";

/** Returns the steps of both columns; null for a scenario that is not told in two parts. */
export function hazardColumns(steps) {
  const start = steps.findIndex((step) => (step.name || "").startsWith("AutoTrack"));
  const isHazard = steps.some((step) => (step.name || "").startsWith("naive"));
  if (start < 0 || !isHazard) return null;
  const numbered = steps.map((step, index) => ({ step, index }));
  return { naive: numbered.slice(0, start), autoTrack: numbered.slice(start) };
}

/** Draws both columns; `select` goes to a step. */
export function drawHazard(place, scenario, select) {
  const columns = hazardColumns(scenario.steps);
  const column = (title, all) => html("div", {}, html("h3", {}, title), all.map(({ step, index }) =>
    html("div", { class: "event " + (step.crash ? "failed" : "") },
      html("button", { type: "button", class: "link", on: { click: () => select(index) } },
        index + 1, " ", step.name || step.verb),
      html("ul", {}, step.events.map((event) => html("li", {}, event.name)),
        (step.notes || []).map((note) => html("li", { class: "quiet" }, say("note"), " ", note))
      ),
      step.crash ? html("p", { class: "bad" }, "\u26a1 ", step.crash) : null)));
  fill(place, html("div", { class: "columns" },
    column(say("naive"), columns.naive), column("AutoTrack", columns.autoTrack)));
}
