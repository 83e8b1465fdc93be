// The scenario on paper: one step a page, with its screen and its events.

import { fill, html } from "./dom.js";
import { clock } from "./data.js";
import { drawEvents } from "./events.js";
import { drawScreen, tellingMoment } from "./screen.js";
import { say } from "./texts.js";

const nothing = { choose() {}, showMoment() {}, toggleHidden() {} };

/** Draws a page for each step of a scenario. */
export function drawSheets(place, data, scenario, shared) {
  fill(place, scenario.steps.map((step, index) => {
    const [screen, events] = [html("div"), html("div")];
    const moment = tellingMoment(step);
    const state = { step: index, range: null, view: -1, moment, showsHidden: false, shared };
    drawScreen(screen, data, step, state, nothing);
    drawEvents(events, data, scenario, state);
    const title = say("stepAt", index + 1, step.name || step.verb, clock(step.start));
    return html("section", { class: "sheet" }, html("h2", {}, scenario.title),
      html("h3", {}, title), html("div", { class: "columns" }, screen, events));
  }));
}
