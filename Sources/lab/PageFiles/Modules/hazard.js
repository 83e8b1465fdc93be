// A scenario of a hazard in two lanes: what the naive hook gives, and what AutoTrack gives.

import { stepNumber } from "./data.js";
import { button, fill, html, table } from "./dom.js";
import { said } from "./sentences.js";
import { say } from "./texts.js";

/**
 * Returns what each source gives at each step; null for a scenario that is not told in two parts.
 *
 * Notes and crashes are those of the naive hook until the part about AutoTrack alone begins.
 */
export function hazardLanes(steps) {
  const start = steps.findIndex((step) => (step.name || "").startsWith("AutoTrack"));
  const isHazard = steps.some((step) => (step.name || "").startsWith("naive"));
  if (start < 0 || !isHazard) return null;
  return steps.map(({ events, notes = [], crash }, index) => {
    const [naive, own] = [{ texts: notes, crash }, { texts: events.map(({ name }) => name) }];
    return index < start ? { naive, autoTrack: own } : { naive: { texts: [] },
      autoTrack: { texts: own.texts.concat(notes), crash } };
  });
}

/** Draws a row for each step with both lanes; `select` goes to a step. */
export function drawHazard(place, scenario, select) {
  const { steps } = scenario;
  const lane = ({ texts, crash }) => [texts.length > 0 ? html("ul", {}, texts.map((text) => html(
    "li", {}, text))) : null, crash ? html("p", { class: "bad" }, "\u26a1 ", crash) : null];
  const name = (step, index) => button({ class: "link" }, () => select(index), stepNumber(steps,
    index), " ", step.name || said(step.verb));
  fill(place, table(say("hazard"), [say("steps"), say("naive"), "AutoTrack"], hazardLanes(steps)
    .map(({ naive, autoTrack }, index) => [name(steps[index], index), lane(naive), lane(
      autoTrack)]), { class: "hazard" }));
}
